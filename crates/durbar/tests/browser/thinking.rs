//! A computer player that thinks for ever, and a page that goes on.
//!
//! The match comes from a record whose computer player may search for a million
//! million iterations, which takes days: nothing is made for the test but that
//! number.

use crate::driver::{Browser, DESKTOP};
use crate::house::House;
use crate::matches::MINE;
use crate::wanted;
use engine::Seat;
use std::time::Instant;
use table::{Budget, Player, Seed, Session, Setup, Undo};

/// A match of one person against players that never end, the person to move.
fn endless(game: &str, players: usize) -> String {
    let budget = Budget { iterations: Some(1_000_000_000_000), millis: None };
    let rivals = (1..players).map(|n| Player::bot(format!("Rival {n}"), "search", budget));
    let players: Vec<_> = std::iter::once(Player::human("Asha")).chain(rivals).collect();
    let open = |n: u32| {
        let mut setup = Setup::new(players.clone(), Seed::from_phrase(&format!("endless {n}")));
        setup.undo = Undo::Friendly;
        Session::new(catalog::games().find(game).unwrap(), setup).unwrap()
    };
    let sessions = (0..100).map(open);
    let first = |session: &Session| session.thoughts().is_empty() && prompted(session);
    let session = sessions.into_iter().find(first).expect("the person begins sometimes");
    session.record().to_string()
}

fn prompted(session: &Session) -> bool {
    session.prompt(Seat::A).is_some()
}

/// Puts a match among those of this device and opens it.
fn open(browser: &Browser, house: &House, record: &str) {
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    let record = serde_json::to_string(record).unwrap();
    browser.js(&format!(
        "localStorage.setItem('durbar.speed', 'off'); \
         localStorage.setItem('durbar.match.endless', {record}); \
         location.hash = '#/local/endless'"
    ));
    browser.reload();
    browser.wait(MINE);
}

/// Acts by the list of actions until somebody else is to move.
fn act(browser: &Browser) {
    browser.js(
        "[...document.querySelectorAll('.tab')].find(it => it.innerText === 'Actions')?.click()",
    );
    for _ in 0..20 {
        browser.wait(&format!(
            "!{MINE} || document.querySelector('.actions .action:not([disabled])')"
        ));
        if !browser.holds(MINE) {
            return;
        }
        browser.js("document.querySelector('.actions .action:not([disabled])')?.click()");
    }
    panic!("it is always the person's turn");
}

/// Types an action, which is explained at every letter.
fn typed(browser: &Browser, text: &str) {
    browser.js(&format!(
        "const field = document.getElementById('notation'); field.value = '{text}'; \
         field.dispatchEvent(new Event('input', {{bubbles: true}}));"
    ));
}

fn tool(browser: &Browser, icon: &str) {
    let button = format!("document.querySelector(\".tools .tool:has(use[href='#{icon}'])\")");
    browser.wait(&format!("{button} && !{button}.disabled"));
    browser.js(&format!("{button}.click()"));
}

/// How long until something holds, in milliseconds.
fn timed(browser: &Browser, what: &str, condition: &str) {
    let begun = Instant::now();
    browser.wait(condition);
    println!("{what}: {} ms", begun.elapsed().as_millis());
}

#[test]
fn touches_are_answered_while_a_mind_never_ends() {
    if !wanted() {
        return;
    }
    let house = House::open("thinking");
    // The first game is in the module of the page, the other in a second one.
    for (game, players, nonsense) in [("jaipur", 2, "take K"), ("raja", 3, "seal 99")] {
        let browser = Browser::open(DESKTOP);
        open(&browser, &house, &endless(game, players));
        act(&browser);
        let kept = "localStorage.getItem('durbar.match.endless')";
        let before = browser.js(&format!("return {kept}"));
        // Why not.
        typed(&browser, nonsense);
        let answer = "document.querySelector('.field-answer .bad')?.innerText.length > 10";
        timed(&browser, &format!("{game}: why not"), answer);
        typed(&browser, "");
        // Another language: what the match waits for is said by the worker.
        let prompt = browser.js("return document.querySelector('.prompt').innerText");
        browser.click(".tool.lang");
        let french = format!("document.querySelector('.prompt').innerText !== {prompt}");
        timed(&browser, &format!("{game}: another language"), &french);
        browser.click(".tool.lang");
        browser.wait(&format!("document.querySelector('.prompt').innerText === {prompt}"));
        assert_eq!(browser.js(&format!("return {kept}")), before, "the rival has not moved");
        // Taken back; then the same thinker that would never have ended advises.
        tool(&browser, "i-undo");
        timed(&browser, &format!("{game}: taken back"), MINE);
        tool(&browser, "i-hint");
        timed(&browser, &format!("{game}: advice"), "document.querySelector('.advice code')");
        // Left while the rival thinks, and come back to.
        act(&browser);
        browser.click("a.brand");
        timed(&browser, &format!("{game}: left"), "document.querySelectorAll('.game').length > 1");
        browser.js("location.hash = '#/local/endless'");
        browser.wait("document.querySelector('.prompt')");
        assert!(!browser.holds(MINE), "the rival thinks again");
        tool(&browser, "i-undo");
        browser.wait(MINE);
        browser.no_errors();
    }
}
