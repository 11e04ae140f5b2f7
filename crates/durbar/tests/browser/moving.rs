//! Things move to their new places. It is the only test with motion: all others wait
//! for what comes of it.

use crate::desk;
use crate::driver::{Browser, DESKTOP, Look};
use crate::house::House;
use crate::wanted;
use serde_json::Value;

/// Where everything on the board stands, by key; nothing while anything moves.
fn places(browser: &Browser) -> Value {
    browser.js("if (document.getAnimations().some(it => it.playState === 'running')) return null; \
         return Object.fromEntries([...document.querySelectorAll('.t-board .item')].map(it => { \
           const box = it.getBoundingClientRect(); \
           return [it.dataset.k, [box.left, box.top].map(Math.round)]; }))")
}

/// The same, once the match is shown at this moment and everything has come to rest.
fn at_rest(browser: &Browser, step: usize) -> Value {
    let there = "document.querySelector('.replay input[type=range]')?.value";
    browser.wait(&format!("{there} === '{step}' && document.querySelector('main.drawn .item')"));
    browser.wait("!document.getAnimations().some(it => it.playState === 'running')");
    places(browser)
}

#[test]
fn what_moves_comes_to_where_it_belongs() {
    if !wanted() {
        return;
    }
    let path = format!(
        "{}/../../games/raja/tests/records/short-by-rounds.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    let house = House::open("moving");
    let browser = Browser::open(Look { moving: true, ..DESKTOP });
    browser.before(
        "{ let moved = 0; const old = Element.prototype.animate; \
           Element.prototype.animate = function (...all) { moved += 1; return old.apply(this, all); }; \
           Object.defineProperty(window, 'movedSoFar', {get: () => moved}); }",
    );
    desk::lay(&browser, &record, "en", "normal");
    browser.go(&format!("{}/#/replay/desk?step=60", house.url));
    let before = at_rest(&browser, 60);
    assert_eq!(browser.js("return movedSoFar"), 0, "what is shown first does not move");
    browser.js("const bar = document.querySelector('.replay input[type=range]'); bar.value = 90; \
         bar.dispatchEvent(new Event('change', {bubbles: true}));");
    browser.wait("movedSoFar > 3");
    let after = at_rest(&browser, 90);
    assert_ne!(before, after);
    // Drawn anew, without anything before it, everything stands at the same places.
    browser.reload();
    assert_eq!(at_rest(&browser, 90), after);
    browser.no_errors();
}
