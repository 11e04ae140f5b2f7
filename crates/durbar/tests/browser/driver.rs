//! The few words of the `WebDriver` protocol that the tests need.

use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// A program that ends with its test.
pub(crate) struct Ends(pub(crate) Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How many browsers may run at once: each is several programs, and what waits for
/// a processor is slow for a reason that is none of the page's.
const AT_ONCE: usize = 2;

static RUNNING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// Leave for a browser to run, until it is dropped.
struct Leave;

impl Leave {
    /// Waits until so many may run. They are taken together: two tests that wait
    /// for a second browser with the first in hand would wait for ever.
    fn take<const N: usize>() -> [Leave; N] {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running = ENDED
            .wait_while(running, |running| *running + N > AT_ONCE)
            .unwrap_or_else(PoisonError::into_inner);
        *running += N;
        std::array::from_fn(|_| Leave)
    }
}

impl Drop for Leave {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_all();
    }
}

/// What points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

/// A browser window.
pub(crate) struct Browser {
    runtime: Runtime,
    driver: SocketAddr,
    session: String,
    /// Errors that a test expects, such as a server that is gone.
    pub(crate) forgive: Vec<&'static str>,
    profile: PathBuf,
    process: Ends,
    // The last: others may begin when everything above has ended.
    _leave: Leave,
}

/// How large, and how.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dark: bool,
    /// Whether it is touched with fingers.
    pub(crate) coarse: bool,
    /// Whether things move to their new places.
    pub(crate) moving: bool,
}

impl Look {
    /// A still, light window of this size.
    pub(crate) const fn sized(width: u32, height: u32) -> Look {
        Look { width, height, dark: false, coarse: false, moving: false }
    }
}

pub(crate) const DESKTOP: Look = Look::sized(1440, 900);
pub(crate) const PHONE: Look = Look::sized(390, 844);

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Browser {
    /// Opens a window with an empty profile.
    pub(crate) fn open(look: Look) -> Browser {
        let [leave] = Leave::take();
        Browser::begin(look, leave)
    }

    /// Opens two windows, each with an empty profile of its own.
    pub(crate) fn open_two(one: Look, two: Look) -> (Browser, Browser) {
        let [first, second] = Leave::take();
        (Browser::begin(one, first), Browser::begin(two, second))
    }

    fn begin(look: Look, leave: Leave) -> Browser {
        let port = free_port();
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts (Debian: apt-get install chromium chromium-driver)");
        let process = Ends(process);
        let runtime = Runtime::new().unwrap();
        let driver: SocketAddr = ([127, 0, 0, 1], port).into();
        let profile = std::env::temp_dir().join(format!("durbar-browser-{port}"));
        let arguments = [
            "--headless=new".to_owned(),
            "--no-sandbox".into(),
            "--disable-gpu".into(),
            "--disable-quic".into(),
            "--no-first-run".into(),
            "--disable-dev-shm-usage".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            format!("--user-data-dir={}", profile.display()),
            format!("--window-size={},{}", look.width, look.height),
        ];
        let wish = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let mut browser = Browser {
            runtime,
            driver,
            session: String::new(),
            forgive: Vec::new(),
            profile,
            process,
            _leave: leave,
        };
        let begun = Instant::now();
        let made = loop {
            match browser.try_call("POST", "/session", &wish) {
                Ok(made) => break made,
                Err(why) => assert!(begun.elapsed().as_secs() < 60, "no browser: {why}"),
            }
            std::thread::sleep(Duration::from_millis(200));
        };
        browser.session = format!("/session/{}", made["sessionId"].as_str().expect("a session"));
        let times = json!({"script": 150_000, "pageLoad": 60_000});
        browser.call("POST", "/timeouts", &times);
        browser.look(look);
        browser
    }

    /// Makes the window another one.
    pub(crate) fn look(&self, look: Look) {
        let metrics = json!({"width": look.width, "height": look.height, "deviceScaleFactor": 1,
                             "mobile": look.coarse || look.width < 600});
        self.cdp("Emulation.setDeviceMetricsOverride", &metrics);
        self.cdp("Emulation.setTouchEmulationEnabled", &json!({"enabled": look.coarse}));
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.moving { "no-preference" } else { "reduce" };
        let features = json!([{"name": "prefers-color-scheme", "value": scheme},
                              {"name": "prefers-reduced-motion", "value": motion}]);
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Runs a script in every page from now on, before anything of the page's own.
    pub(crate) fn before(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// The program that drives the browser; the browser's are its children.
    pub(crate) fn driver_id(&self) -> u32 {
        self.process.0.id()
    }

    fn try_call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = (method == "POST").then_some(body);
        let call = server::client::request(self.driver, method, path, None, body);
        let (status, text) = self.runtime.block_on(call).map_err(|fault| fault.to_string())?;
        let answer: Value =
            serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
        if status == 200 { Ok(answer["value"].clone()) } else { Err(text) }
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let path = format!("{}{path}", self.session);
        self.try_call(method, &path, body).unwrap_or_else(|why| panic!("{path}: {why}"))
    }

    fn cdp(&self, command: &str, params: &Value) -> Value {
        self.call("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    pub(crate) fn go(&self, url: &str) {
        self.call("POST", "/url", &json!({ "url": url }));
    }

    /// Loads the page anew as a reader does, and waits until it has come. The driver's
    /// own way passes by what the page keeps for when there is no network.
    pub(crate) fn reload(&self) {
        self.js("window.leftBehind = true; location.reload()");
        self.wait("!window.leftBehind && document.readyState === 'complete'");
    }

    /// Runs a script and answers with what it returns.
    pub(crate) fn js(&self, script: &str) -> Value {
        self.call("POST", "/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Runs a script that calls back: `done(value)`.
    pub(crate) fn js_async(&self, script: &str) -> Value {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        self.call("POST", "/execute/async", &json!({"script": script, "args": []}))
    }

    pub(crate) fn holds(&self, condition: &str) -> bool {
        self.js(&format!("return !!({condition})")) == json!(true)
    }

    /// Waits until a condition holds.
    pub(crate) fn wait(&self, condition: &str) {
        let begun = Instant::now();
        while !self.holds(condition) {
            if begun.elapsed().as_secs() > 60 {
                let text = self.js("return document.body.innerText.slice(0, 2000)");
                panic!("never: {condition}\n{}", text.as_str().unwrap_or(""));
            }
            std::thread::sleep(Duration::from_millis(40));
        }
    }

    /// A click as a person makes it: the browser looks what lies there.
    pub(crate) fn click(&self, selector: &str) {
        let find = json!({"using": "css selector", "value": selector});
        let element = self.call("POST", "/element", &find);
        let id = element.as_object().and_then(|it| it.values().next()?.as_str()).unwrap();
        self.call("POST", &format!("/element/{id}/click"), &json!({}));
    }

    /// Keys as a person presses them, wherever the focus is.
    pub(crate) fn keys(&self, keys: &[&str]) {
        let press = |key: &&str| {
            [json!({"type": "keyDown", "value": key}), json!({"type": "keyUp", "value": key})]
        };
        let actions: Vec<_> = keys.iter().flat_map(press).collect();
        let body = json!({"actions": [{"type": "key", "id": "keyboard", "actions": actions}]});
        self.call("POST", "/actions", &body);
    }

    /// A click or a tap at a place of the window, as the browser makes it of what a
    /// hand does: it looks itself what lies there.
    pub(crate) fn press_at(&self, pointer: Pointer, (x, y): (f64, f64)) {
        let (id, kind) = match pointer {
            Pointer::Mouse => ("mouse", "mouse"),
            Pointer::Finger => ("finger", "touch"),
        };
        let to = json!({"type": "pointerMove", "duration": 0, "x": x, "y": y});
        let (down, up) = (
            json!({"type": "pointerDown", "button": 0}),
            json!({"type": "pointerUp", "button": 0}),
        );
        let actions = json!([{"type": "pointer", "id": id, "parameters": {"pointerType": kind},
                              "actions": [to, down, up]}]);
        self.call("POST", "/actions", &json!({ "actions": actions }));
    }

    /// Leaves a picture in `target/screens`.
    pub(crate) fn picture(&self, name: &str) {
        self.picture_in("screens", name);
    }

    /// Leaves a picture in this folder of `target`.
    pub(crate) fn picture_in(&self, folder: &str, name: &str) {
        let shot = self.cdp("Page.captureScreenshot", &json!({"format": "png"}));
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("..").join(folder);
        std::fs::create_dir_all(&folder).unwrap();
        let bytes = decode(shot["data"].as_str().expect("a picture"));
        assert!(bytes.len() > 5_000, "{name}: an empty picture");
        std::fs::write(folder.join(format!("{name}.png")), bytes).unwrap();
    }

    /// Nothing has gone wrong in the page so far.
    pub(crate) fn no_errors(&self) {
        let log = self.call("POST", "/se/log", &json!({"type": "browser"}));
        let bad: Vec<_> = log
            .as_array()
            .into_iter()
            .flatten()
            .filter(|line| line["level"] == "SEVERE")
            .map(|line| line["message"].to_string())
            .filter(|line| !self.forgive.iter().any(|word| line.contains(word)))
            .collect();
        assert!(bad.is_empty(), "the page complains: {bad:#?}");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.try_call("DELETE", &self.session, &Value::Null);
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Base64, as the browser sends pictures.
fn decode(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bits, mut count, mut bytes) = (0u32, 0, Vec::with_capacity(text.len()));
    for digit in text.bytes().filter_map(value) {
        bits = bits << 6 | digit;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
