//! What goes wrong is told in plain words, and secrets stay secret.

use crate::house::{House, command, told};
use std::process::Stdio;

#[test]
fn wrong_addresses_and_codes_are_answered_clearly() {
    let house = House::open();
    let code = house.jaipur();
    let nowhere = format!("http://{}/#/t/aaaaaaaaaa", house.address);
    let server = format!("http://{}", house.address);
    // Nobody listens at a port that was just free.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let down = format!("http://{free}/#/t/{code}");
    let file = house.folder.file("no.pem");
    std::fs::write(&file, "no certificate").unwrap();
    let pem = file.to_str().unwrap();
    for (arguments, exit, sentence) in [
        (&["--join", nowhere.as_str()][..], 1, "There is no table"),
        (&["--join", &server], 2, "is a server, but no table"),
        (&["--join", "127.0.0.1:1"], 2, "neither an address nor a code"),
        (&["--join", &down], 1, "cannot be reached"),
        (&["--join", &code], 2, "At which server is table"),
        (&["--join", &code, "--server", "nonsense"], 2, "neither an address nor a code"),
        (&["--join", &code, "--server", "https://x", "--cacert", pem], 1, "no.pem"),
        (&["--server", &server], 2, "--join"),
        (&["jaipur", "--join", &code], 2, "--join"),
    ] {
        let (found, out, why) = house.ends("Nobody", arguments);
        assert_eq!(found, exit, "{arguments:?}: {why}");
        assert!(why.contains(sentence), "{arguments:?}: {why}");
        assert_eq!(out, "", "{arguments:?}");
    }
    let (_, _, french) = house.ends("Nobody", &["--lang", "fr", "--join", &down]);
    assert!(french.contains("est injoignable"), "{french}");
}

#[cfg(unix)]
#[test]
fn the_secret_is_the_users_alone() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::open();
    let code = house.jaipur();
    let mut asha = house.join("Asha", &house.url(&code));
    asha.hears("Seat 1: Asha, at this keyboard");
    let folder = house.home("Asha").join("data/durbar/servers");
    let mut kept = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{entry:?}");
        kept += 1;
    }
    assert_eq!(kept, 2, "a secret, and which server was joined last");
    assert!(!asha.all().contains("token"));
}

#[test]
fn whoever_could_not_come_back_is_not_seated() {
    let house = House::open();
    let code = house.jaipur();
    let home = house.home("Asha");
    std::fs::create_dir_all(&home).unwrap();
    // A file where the folder should be.
    std::fs::write(home.join("data"), "").unwrap();
    let url = house.url(&code);
    let output = command(&home, &["--join", &url]).stdin(Stdio::null()).output().unwrap();
    let (exit, _, why) = told(&output);
    assert_eq!(exit, 1, "{why}");
    assert!(why.contains("cannot be") && why.contains("servers"), "{why}");
    let mut ravi = house.join("Ravi", &url);
    ravi.hears("Seat 1: Ravi, at this keyboard");
    ravi.hears("Seat 2: free");
}
