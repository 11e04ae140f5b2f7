//! Lines that break, servers that are started anew, certificates of one's own.

use crate::house::{House, command, told};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// What a line does with the next bytes.
const CARRY: u8 = 0;
/// What the terminal says is lost, and the line breaks.
const LOSE_ASK: u8 = 1;
/// What the terminal says arrives, what the server answers is lost, and the line
/// breaks.
const LOSE_ANSWER: u8 = 2;

/// How Ravi hears of Asha's moves.
const MOVES: [&str; 3] = ["Asha sells", "Asha takes", "Asha exchanges"];

/// A line between terminals and a server that can be told to break.
struct Frail {
    address: SocketAddr,
    mood: Arc<AtomicU8>,
}

impl Frail {
    fn to(server: SocketAddr) -> Frail {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let mood = Arc::new(AtomicU8::new(CARRY));
        let moods = mood.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(server) else { continue };
                for (from, to, breaks) in [
                    (client.try_clone().unwrap(), far.try_clone().unwrap(), LOSE_ASK),
                    (far, client, LOSE_ANSWER),
                ] {
                    let moods = moods.clone();
                    std::thread::spawn(move || carry(from, to, breaks, &moods));
                }
            }
        });
        Frail { address, mood }
    }

    fn set(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    fn broke(&self) -> bool {
        self.mood.load(Ordering::SeqCst) == CARRY
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, breaks: u8, mood: &AtomicU8) {
    let mut bytes = [0; 4096];
    while let Ok(n @ 1..) = from.read(&mut bytes) {
        if mood.compare_exchange(breaks, CARRY, Ordering::SeqCst, Ordering::SeqCst).is_ok() {
            break;
        }
        if to.write_all(&bytes[..n]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

#[test]
fn a_move_on_a_dying_line_is_done_once() {
    for mood in [LOSE_ASK, LOSE_ANSWER] {
        let house = House::open();
        let frail = Frail::to(house.address);
        let code = house.jaipur();
        let mut asha = house.join("Asha", &format!("http://{}/#/t/{code}", frail.address));
        asha.hears("Seat 2: free");
        let mut ravi = house.join("Ravi", &house.url(&code));
        ravi.hears("Seat 1: Asha");
        // Until Asha is asked.
        while asha.hears_any(&["Your turn", "It is the turn of Ravi"]) != 0 {
            ravi.types("1");
        }
        let before = house.steps(&code);
        frail.set(mood);
        asha.types("take");
        asha.hears("Not possible");
        assert!(!frail.broke(), "what the terminal refuses itself is not sent");
        asha.types("1");
        asha.hears("The line to the server broke");
        asha.hears("The line to the server is open again.");
        // Once, whether or not it had arrived.
        ravi.hears_any(&MOVES);
        ravi.hears("Your turn");
        assert!(house.steps(&code) > before);
        let told = ravi.all();
        let own = |line: &&str| MOVES.iter().any(|what| line.starts_with(what));
        assert_eq!(told.lines().filter(own).count(), moves(&house, &code, 'A'), "{told}");
        ravi.types("1");
        asha.hears("Your turn");
    }
}

#[test]
fn a_server_that_is_started_anew_is_found_again() {
    let mut house = House::open();
    let code = house.jaipur();
    let mut asha = house.join("Asha", &house.url(&code));
    asha.hears("Seat 2: free");
    let mut ravi = house.join("Ravi", &house.url(&code));
    while asha.hears_any(&["Your turn", "It is the turn of Ravi"]) != 0 {
        ravi.types("1");
    }
    let before = house.steps(&code);
    house.restart(|| {
        asha.hears("The line to the server broke");
        // Talk is refused where it can be seen; a move waits.
        asha.types("say hello?");
        asha.hears("Not possible: The line to the server is down, so this was not sent.");
        asha.types("1");
    });
    asha.hears("The line to the server is open again.");
    ravi.hears_any(&MOVES);
    assert!(house.steps(&code) > before);
    assert!(!ravi.all().contains("hello?"));
}

/// How many decisions a seat has taken.
fn moves(house: &House, code: &str, seat: char) -> usize {
    use server::client::Client;
    let mirror = crate::house::wait(Client::join(house.address, code, None)).unwrap();
    mirror.actors.chars().filter(|letter| *letter == seat).count()
}

/// A door with a certificate of its own in front of a server.
fn secured(house: &House, names: &[&str]) -> (SocketAddr, PathBuf) {
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let made = rcgen::generate_simple_self_signed(names).unwrap();
    let file = house.folder.file("own.pem");
    std::fs::write(&file, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = house.address;
    std::thread::spawn(move || {
        crate::house::wait(async move {
            listener.set_nonblocking(true).unwrap();
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let Ok(mut near) = acceptor.accept(stream).await else { return };
                    let Ok(mut far) = tokio::net::TcpStream::connect(server).await else { return };
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                });
            }
        });
    });
    (address, file)
}

#[test]
fn a_server_is_reached_over_https_if_its_certificate_is_trusted() {
    let house = House::open();
    let code = house.jaipur();
    let (door, certificate) = secured(&house, &["localhost"]);
    let url = format!("https://localhost:{}/#/t/{code}", door.port());
    let trusted = ["--join", &url, "--name", "Asha", "--cacert", certificate.to_str().unwrap()];
    let mut asha = house.join_with("Asha", &trusted);
    asha.hears("Seat 1: Asha, at this keyboard");
    let mut ravi = house.join("Ravi", &house.url(&code));
    ravi.hears("Type an action");
    asha.types("say over a safe line");
    ravi.hears("Asha: over a safe line");
    // What the system trusts is trusted without a word.
    if cfg!(target_os = "linux") {
        let mut command = command(&house.home("Lila"), &["--join", &url, "--name", "Lila"]);
        let output = command.env("SSL_CERT_FILE", &certificate).stdin(Stdio::null()).output();
        let (exit, said, why) = told(&output.unwrap());
        assert_eq!(exit, 0, "{why}");
        assert!(said.contains("Seat 1: Asha"), "{said}");
    }
    // Nobody is believed without a certificate, nor with somebody else's.
    let (exit, _, told) = house.ends("Uma", &["--join", &url, "--name", "Uma"]);
    assert_eq!(exit, 1);
    assert!(told.contains("does not prove who it is") && told.contains("--cacert"), "{told}");
    let other = format!("https://127.0.0.1:{}/#/t/{code}", door.port());
    let (exit, _, told) = house.ends(
        "Uma",
        &["--join", &other, "--name", "Uma", "--cacert", certificate.to_str().unwrap()],
    );
    assert_eq!(exit, 1);
    assert!(told.contains("does not prove who it is"), "{told}");
}
