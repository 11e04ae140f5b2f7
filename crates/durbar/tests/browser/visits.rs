//! How long it takes to sit down, and what has to be sent for it.
//!
//! `WEB_ASSETS=release cargo test -p durbar --test browser visits -- --nocapture`
//! prints both for the page as it is served to people, on this machine.

use crate::driver::{Browser, DESKTOP};
use crate::house::House;
use crate::wanted;

/// What a first visit may be sent before the first table: 350 KB of 1024 bytes.
const MOST: u64 = 350 * 1024;

/// From the address to a table where one can act: milliseconds and bytes.
fn visit(browser: &Browser, house: &House) -> (u64, u64) {
    browser.go("about:blank");
    browser.go(&format!("{}/#/play/jaipur", house.url));
    browser.wait("performance.getEntriesByName('durbar-table').length");
    let at = browser.js("return performance.getEntriesByName('durbar-table')[0].startTime");
    // What the worker in the background keeps for later is not waited for.
    let sent = browser.js("const at = performance.getEntriesByName('durbar-table')[0].startTime; \
         return performance.getEntriesByType('resource').filter(it => it.responseEnd <= at) \
           .concat(performance.getEntriesByType('navigation')) \
           .filter(it => !it.name.includes('/api/') && !it.name.endsWith('.png')) \
           .reduce((sum, it) => sum + it.encodedBodySize * (it.transferSize > 0), 0)");
    (at.as_f64().unwrap_or_default() as u64, sent.as_f64().unwrap_or_default() as u64)
}

#[test]
fn a_first_and_a_second_visit() {
    if !wanted() {
        return;
    }
    let house = House::open("visits");
    let browser = Browser::open(DESKTOP);
    let (at, sent) = visit(&browser, &house);
    println!("a first visit: {at} ms to a table, {sent} bytes sent");
    browser.wait("navigator.serviceWorker && navigator.serviceWorker.controller");
    let (again, resent) = visit(&browser, &house);
    println!("a second visit: {again} ms to a table, {resent} bytes sent");
    assert!(sent > 100_000, "nothing was measured: {sent}");
    assert!(resent < 10_000, "the page is sent again: {resent}");
    if std::env::var("WEB_ASSETS").is_ok_and(|mode| mode == "release") {
        assert!(sent < MOST, "a first visit is sent {sent} bytes");
    }
    browser.no_errors();
}
