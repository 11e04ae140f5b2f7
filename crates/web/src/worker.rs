//! The host in a Web Worker: messages in, messages out, and the socket to a
//! server. A second worker, started by the first where somebody has to think,
//! is [`ponder`]: briefs in, answers out.

use crate::host::{Errand, Host, Remote, think};
use crate::scene::{Order, Report};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use table::Catalog;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, WebSocket, Worker};

/// How long to wait before the line is opened again, in milliseconds; longer
/// each time it fails.
const RETRY: [i32; 5] = [300, 1_000, 3_000, 8_000, 20_000];
/// A silent line is dead without anybody noticing: speak up now and then.
const PING: i32 = 25_000;

thread_local! {
    static HOST: RefCell<Host> = RefCell::new(Host::new(Catalog::new([])));
    /// The games whose rules are here.
    static GAMES: RefCell<Catalog> = RefCell::new(Catalog::new([]));
    /// Starts a thinker.
    static START: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
    /// The worker that thinks, once somebody had to.
    static THINKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static SOCKET: RefCell<Option<WebSocket>> = const { RefCell::new(None) };
    /// Which line is the present one: what an old one says is not heard.
    static LINE: Cell<u32> = const { Cell::new(0) };
    static FAILED: Cell<usize> = const { Cell::new(0) };
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The time since the worker started.
fn now() -> Duration {
    let millis = scope().performance().map_or(0.0, |performance| performance.now());
    Duration::from_micros((millis * 1000.0) as u64)
}

fn tell(reports: Vec<Report>) {
    for report in reports {
        if let Ok(text) = serde_json::to_string(&report) {
            let _ = scope().post_message(&JsValue::from_str(&text));
        }
    }
}

fn later(millis: i32, what: impl FnOnce() + 'static) {
    let what = Closure::once_into_js(what);
    let scope = scope();
    let what = what.unchecked_ref();
    let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(what, millis);
}

/// Sees to what is to be thought about, after anything that may have changed it.
fn see_to_thinking() {
    while let Some(errand) = HOST.with_borrow_mut(Host::errand) {
        match errand {
            Errand::Think { number, asked, limit } => {
                give(&asked);
                let millis = i32::try_from(limit.as_millis()).unwrap_or(i32::MAX);
                later(millis, move || {
                    tell(HOST.with_borrow_mut(|host| host.failed(number)));
                    see_to_thinking();
                });
            }
            Errand::Stop => {
                if let Some(thinker) = THINKER.with_borrow_mut(Option::take) {
                    thinker.terminate();
                }
            }
        }
    }
}

/// Gives the thinker something to think about.
fn give(asked: &str) {
    let known = THINKER.with_borrow(Clone::clone);
    let Some(thinker) = known.or_else(start_thinker) else {
        // A browser whose workers cannot start another: touches wait then.
        let asked = asked.to_owned();
        return later(0, move || {
            hear_found(&GAMES.with_borrow(|games| think(games, &asked, &now)));
        });
    };
    let _ = thinker.post_message(&JsValue::from_str(asked));
    THINKER.with_borrow_mut(|known| *known = Some(thinker));
}

fn start_thinker() -> Option<Worker> {
    let start = START.with_borrow(Clone::clone)?;
    let thinker: Worker = start.call0(&JsValue::NULL).ok()?.dyn_into().ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        if is_present(&event) {
            hear_found(&event.data().as_string().unwrap_or_default());
        }
    });
    let broke = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        // Else the page takes it for an error of the match.
        event.prevent_default();
        if is_present(&event) {
            tell(HOST.with_borrow_mut(Host::broke));
            see_to_thinking();
        }
    });
    thinker.set_onmessage(Some(&heard.into_js_value().unchecked_into()));
    thinker.set_onerror(Some(&broke.into_js_value().unchecked_into()));
    Some(thinker)
}

/// Whether this comes from the present thinker: what an old one says is not
/// heard.
fn is_present(event: &Event) -> bool {
    THINKER.with_borrow(|thinker| {
        thinker.as_ref().is_some_and(|it| event.target().as_deref() == Some(it.as_ref()))
    })
}

fn hear_found(text: &str) {
    tell(HOST.with_borrow_mut(|host| host.found(text)));
    see_to_thinking();
}

/// Sends what the host wants to say to the server, once the line is open.
fn post() {
    let Some(socket) = SOCKET.with_borrow(Clone::clone) else { return };
    if socket.ready_state() != WebSocket::OPEN {
        return;
    }
    let said = HOST.with_borrow_mut(|host| host.remote().map(Remote::outbox));
    for text in said.unwrap_or_default() {
        let _ = socket.send_with_str(&text);
    }
}

fn hang_up() {
    LINE.set(LINE.get() + 1);
    if let Some(socket) = SOCKET.with_borrow_mut(Option::take) {
        let _ = socket.close();
    }
}

/// Opens the line to the table's server, and again whenever it breaks.
fn dial() {
    hang_up();
    let line = LINE.get();
    let address = HOST.with_borrow_mut(|host| host.remote().map(|it| it.address().to_owned()));
    let Some(address) = address else { return };
    let Ok(socket) = WebSocket::new(&address) else { return };
    let current = move || LINE.get() == line;
    let opened = Closure::<dyn FnMut()>::new(move || {
        let hello = HOST.with_borrow_mut(|host| host.remote().map(Remote::hello));
        SOCKET.with_borrow(|socket| {
            if let (true, Some(socket), Some(hello)) = (current(), socket, hello) {
                let _ = socket.send_with_str(&hello);
            }
        });
        post();
    });
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string().filter(|_| current()) else { return };
        FAILED.set(0);
        let reports = HOST.with_borrow_mut(|host| host.remote().map(|it| it.heard(&text)));
        tell(reports.unwrap_or_default());
        if HOST.with_borrow_mut(|host| host.remote().is_some_and(|it| it.lost())) {
            dial();
        }
        // A move that was given to the line before this one goes out again.
        post();
        see_to_thinking();
    });
    let closed = Closure::<dyn FnMut()>::new(move || {
        if !current() {
            return;
        }
        let reports = HOST.with_borrow_mut(|host| host.remote().map(Remote::dropped));
        tell(reports.unwrap_or_default());
        if HOST.with_borrow_mut(|host| host.remote().is_some_and(|it| it.refused())) {
            return;
        }
        let tries = FAILED.get();
        FAILED.set(tries + 1);
        later(RETRY[tries.min(RETRY.len() - 1)], move || {
            if current() {
                dial();
            }
        });
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    opened.forget();
    heard.forget();
    closed.forget();
    SOCKET.with_borrow_mut(|known| *known = Some(socket));
    ping(line);
}

fn ping(line: u32) {
    later(PING, move || {
        if LINE.get() == line {
            SOCKET.with_borrow(|socket| {
                if let Some(socket) =
                    socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN)
                {
                    let _ = socket.send_with_str("\"ping\"");
                }
            });
            ping(line);
        }
    });
}

fn hear(order: Order) {
    let joins = matches!(order, Order::Join { .. });
    let opens = matches!(
        order,
        Order::Start { .. } | Order::Resume { .. } | Order::Replay { .. } | Order::Leave
    );
    if opens {
        hang_up();
    }
    tell(HOST.with_borrow_mut(|host| host.handle(order)));
    if joins {
        FAILED.set(0);
        dial();
    }
    post();
    see_to_thinking();
}

/// Starts the match behind the page, in a worker that knows these games.
/// `thinker` starts another worker with the same module, which runs [`ponder`].
pub fn work(games: Catalog, thinker: js_sys::Function) {
    console_error_panic_hook::set_once();
    GAMES.set(games.clone());
    START.set(Some(thinker));
    HOST.set(Host::new(games));
    on_message(|text| {
        if let Some(order) = table::json::read(text) {
            hear(order);
        }
    });
}

/// Thinks about whatever is asked, in a worker that does nothing else.
pub fn ponder(games: Catalog) {
    console_error_panic_hook::set_once();
    on_message(move |asked| {
        let _ = scope().post_message(&JsValue::from_str(&think(&games, asked, &now)));
    });
}

fn on_message(hear: impl Fn(&str) + 'static) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        hear(&event.data().as_string().unwrap_or_default());
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}
