//! Whole matches of the games of roads, and the first ages of India, each with
//! another hand. Jaipur's stand in `matches.rs`.
//!
//! Chance falls the same in every run, the rivals are the simplest computer players,
//! and the person touches whatever is lit: see `player.rs`.

use crate::desk;
use crate::driver::{Browser, DESKTOP, Look, Pointer};
use crate::house::House;
use crate::player::{Hand, Player};
use crate::wanted;
use engine::Record;

/// The smallest window of a telephone that is still common.
const TELEPHONE: Look = Look { coarse: true, ..Look::sized(390, 664) };

/// What shows that a match is over.
const OVER: &str = "document.querySelector('.finish')";

/// Plays until this is shown; how many steps and touches that took.
fn played(name: &str, look: Look, record: &Record, hand: Hand, enough: &str) -> (u64, usize) {
    let house = House::open(name);
    let browser = Browser::open(look);
    let mut player = Player::new(&browser, hand, 7);
    desk::lay(&browser, record, "en", "off");
    desk::open(&browser, &house);
    let steps = player.play_until(enough);
    assert!(browser.holds(enough), "{name}: it ended before");
    browser.picture(&format!("whole-{name}"));
    browser.no_errors();
    println!("{name}: {steps} steps, {} touches", player.touches);
    (steps, player.touches)
}

#[test]
fn raja_is_played_to_its_end_with_a_mouse() {
    if !wanted() {
        return;
    }
    let record = desk::fresh("raja", &["greedy", "greedy"], "short=on", "whole raja");
    let hand = Hand::Pointer(Pointer::Mouse);
    let (steps, touches) = played("raja", DESKTOP, &record, hand, OVER);
    assert!(steps > 60 && touches > 30, "{steps} steps of {touches} touches");
}

#[test]
fn maharaja_is_played_to_its_end_on_a_telephone() {
    if !wanted() {
        return;
    }
    let record = desk::fresh("maharaja", &["greedy"], "", "whole maharaja");
    let hand = Hand::Pointer(Pointer::Finger);
    let (steps, touches) = played("maharaja", TELEPHONE, &record, hand, OVER);
    assert!(steps > 40 && touches > 20, "{steps} steps of {touches} touches");
}

#[test]
fn four_turns_of_maharadjah_are_played_with_keys() {
    if !wanted() {
        return;
    }
    let rivals = ["greedy"; 4];
    let record = desk::fresh("maharadjah", &rivals, "", "whole maharadjah");
    // Only the turn that is played shows its years.
    let fifth = "document.querySelector(\".item[data-k='turn:5']\")?.textContent.includes('–')";
    let (steps, touches) = played("maharadjah", DESKTOP, &record, Hand::Keys, fifth);
    assert!(steps > 40 && touches > 10, "{steps} steps of {touches} touches");
}
