//! What is within reach at a table: by keys wherever the focus is, and by a finger
//! that looks before it acts.

use crate::desk;
use crate::driver::{Browser, DESKTOP, Look};
use crate::house::House;
use crate::matches::{MINE, OVER, touch_something};
use crate::wanted;

/// A small phone.
const SMALL: Look = Look::sized(390, 664);
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";

/// A match against computer players, at the first question where the board is asked.
fn at_the_board(browser: &Browser, house: &House, game: &str) {
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.js("localStorage.setItem('durbar.speed', 'off')");
    browser.reload();
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.go(&format!("{}/#/play/{game}", house.url));
    let board = "document.querySelector('.t-board .item.lit')";
    let begun = "document.querySelector('main.drawn .lit')";
    for turn in 0..40 {
        browser.wait(&format!("({MINE} && {begun}) || {OVER}"));
        if browser.holds(board) {
            return;
        }
        let steps = "document.querySelector('main.drawn').dataset.steps";
        let before = browser.js(&format!("return {steps}"));
        touch_something(browser, turn);
        browser.wait(&format!("{steps} !== {before} || document.querySelector('.put-back')"));
    }
    panic!("{game}: the board is never asked");
}

/// A key with the Control key held.
fn with_control(browser: &Browser, key: &str) {
    browser.js(&format!(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', ctrlKey: true, bubbles: true}}))"
    ));
}

#[test]
fn keys_reach_everything_at_a_table() {
    if !wanted() {
        return;
    }
    let house = House::open("keys-reach");
    let browser = Browser::open(DESKTOP);
    at_the_board(&browser, &house, "raja");
    // Notation, though its panel was shut.
    assert!(!browser.holds("document.getElementById('notation')"));
    browser.keys(&["/"]);
    browser.wait("document.activeElement?.id === 'notation'");
    browser.keys(&["b", ESCAPE]);
    assert!(browser.holds("document.activeElement.id === 'notation'"), "a letter is typed there");
    // A letter of the board, while the board has the focus.
    browser.js("document.querySelector('.t-board .item.lit').focus()");
    browser.keys(&["g"]);
    browser.wait("document.activeElement.dataset.h === 'G'");
    browser.keys(&["e"]);
    browser.wait("document.activeElement.dataset.h === 'E'");
    // Pieces out of sight, and back.
    let hidden =
        "getComputedStyle(document.querySelector('.t-board .item.ring')).visibility === 'hidden'";
    browser.keys(&["p"]);
    browser.wait(hidden);
    browser.keys(&["p"]);
    browser.wait(&format!("!({hidden})"));
    // The log is one stop; its lines are reached by arrows.
    browser.keys(&["l"]);
    browser.wait("document.querySelectorAll('.log li').length > 2");
    assert!(
        browser.holds("[...document.querySelectorAll('.log button')].every(it => it.tabIndex < 0)")
    );
    browser.js("document.querySelector('.log').focus()");
    browser.keys(&[UP]);
    browser.wait("document.activeElement === document.querySelector('.log li:last-child button')");
    browser.keys(&[UP]);
    browser.wait(
        "document.activeElement === document.querySelector('.log li:nth-last-child(2) button')",
    );
    // What happened since one's last turn is told again, and skipped.
    browser.js("document.querySelector('.t-board .item.lit').focus()");
    browser.keys(&["."]);
    browser.wait("document.querySelector('.prompt.telling')");
    browser.keys(&[" "]);
    browser.wait(MINE);
    // Control and Z is Undo: where it is closed it says why.
    browser.wait("!document.querySelector('.toast')");
    with_control(&browser, "z");
    browser.wait("document.querySelector('.toast')?.innerText.length > 3");
    browser.no_errors();
}

#[test]
fn advice_is_marked_on_the_board() {
    if !wanted() {
        return;
    }
    let house = House::open("advised");
    let browser = Browser::open(DESKTOP);
    at_the_board(&browser, &house, "raja");
    assert!(!browser.holds("document.querySelector('.hinted')"));
    browser.keys(&["h"]);
    browser.wait("document.querySelector('.advice code')");
    let named = "document.querySelector('.advice code').innerText.split(' ').at(-1)";
    browser.wait(&format!("document.querySelector('.t-board .hinted')?.dataset.h === {named}"));
    browser.no_errors();
}

/// A finger touches the first lit thing of the board.
fn tap(browser: &Browser) {
    browser.js("const it = document.querySelector('.t-board .item.lit'); \
         const place = it.getBoundingClientRect(); \
         it.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch', \
           clientX: place.left + place.width / 2, clientY: place.top + place.height / 2}));");
}

#[test]
fn a_finger_looks_first_and_then_acts() {
    if !wanted() {
        return;
    }
    let house = House::open("finger");
    let browser = Browser::open(SMALL);
    at_the_board(&browser, &house, "raja");
    let steps = "document.querySelector('main.drawn').dataset.steps";
    let words = "document.querySelector('.prompt-line p').innerText";
    let (before, asked) =
        (browser.js(&format!("return {steps}")), browser.js(&format!("return {words}")));
    tap(&browser);
    // The prompt's line tells what would be done; nothing is done.
    browser.wait("document.querySelector('.do-it')");
    browser.wait(&format!("{words} !== {asked} && {words}.length > 5"));
    assert_eq!(browser.js(&format!("return {steps}")), before);
    browser.click(".do-it");
    browser.wait(&format!("{steps} !== {before}"));
    browser.wait("!document.querySelector('.do-it')");
    // The second touch does what the button does.
    browser.wait(&format!("({MINE} && document.querySelector('.t-board .item.lit')) || {OVER}"));
    let before = browser.js(&format!("return {steps}"));
    tap(&browser);
    browser.wait("document.querySelector('.do-it')");
    tap(&browser);
    browser.wait(&format!("{steps} !== {before}"));
    browser.no_errors();
}

#[test]
fn a_map_shows_what_can_be_touched() {
    if !wanted() {
        return;
    }
    let house = House::open("follows");
    let browser = Browser::open(SMALL);
    at_the_board(&browser, &house, "maharadjah");
    let inside = "(() => { const map = document.querySelector('.t-board').getBoundingClientRect(); \
         return [...document.querySelectorAll('.t-board .item.lit')].every(it => { \
           const at = it.getBoundingClientRect(); const x = at.left + at.width / 2, y = at.top + at.height / 2; \
           return x > map.left && x < map.right && y > map.top && y < map.bottom; }); })()";
    let wide = "document.querySelector('.t-board > .surface').viewBox.baseVal.width";
    let whole = browser.js(
        "document.querySelector('main.drawn').dispatchEvent(new KeyboardEvent('keydown', {key: '0', bubbles: true})); \
         return document.querySelector('.t-board > .surface').viewBox.baseVal.width",
    );
    browser.reload();
    browser.wait(&format!(
        "{MINE} && document.querySelector('.t-board .item.lit') && {wide} < 0.8 * {whole}"
    ));
    browser.wait(inside);
    browser.no_errors();
}

#[test]
fn answers_are_read_before_one_decides() {
    if !wanted() {
        return;
    }
    let house = House::open("answers");
    let browser = Browser::open(SMALL);
    // Mahrattas are asked in the middle of Chola's turn whether they submit.
    desk::lay(&browser, &desk::moment("maharadjah", "four", 534), "en", "off");
    desk::open(&browser, &house);
    browser.wait("document.querySelectorAll('.t-sheet.open .p-question .tile.lit').length > 1");
    assert!(browser.holds("document.querySelector('.prompt.asked.yours')"));
    // Whoever widens the window has the whole map before him again.
    let seen = "document.querySelector('.t-board > .surface').viewBox.baseVal";
    browser.wait(&format!("{seen}.height < 800"));
    browser.look(DESKTOP);
    browser.wait(&format!("{seen}.width >= 1112 && {seen}.height >= 900"));
    browser.wait("document.querySelector('.seat.asked .turn.asked')");
    browser.no_errors();
}
