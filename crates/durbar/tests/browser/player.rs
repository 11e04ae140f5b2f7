//! Somebody who plays any drawn table by touching what is lit, without a word of its
//! rules: with a mouse, with a finger or with keys.
//!
//! What the page shows tells what comes next; nothing waits for a time. Every touch
//! must have an answer, that is, something looks different after it: else the wait
//! for that never ends and the test says so.

use crate::driver::{Browser, Pointer};
use serde_json::Value;

/// What one plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Pointer(Pointer),
    Keys,
}

/// What the page knows to tell: put into the page once, before its own scripts.
pub(crate) const EYES: &str = include_str!("eyes.js");

/// How many touches may lead to no step before something is wrong.
const PATIENCE: usize = 150;

/// Somebody who plays.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    hand: Hand,
    /// What was decided by chance so far, always the same way.
    dice: u32,
    /// How many touches it took.
    pub(crate) touches: usize,
    /// The steps of the match at the last look, and the touches since.
    steps: (u64, usize),
    /// What was lit and lay where nobody could touch it.
    pub(crate) unreached: Vec<String>,
    /// What was touched last.
    last: String,
}

impl<'a> Player<'a> {
    /// Somebody who sits down at a browser that has not opened the page yet.
    pub(crate) fn new(browser: &'a Browser, hand: Hand, seed: u32) -> Player<'a> {
        browser.before(EYES);
        let unreached = Vec::new();
        Player {
            browser,
            hand,
            dice: seed,
            touches: 0,
            steps: (0, 0),
            unreached,
            last: String::new(),
        }
    }

    fn roll(&mut self) -> u32 {
        self.dice = self.dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.dice >> 8
    }

    /// Waits for one's turn, and for the page to stand still; what is shown then.
    /// `before` is what was shown when something was touched: it must change.
    fn look(&self, before: &str) -> Value {
        let before = serde_json::to_string(before).unwrap();
        let shown = self.browser.js_async(&format!("durbarEyes.look({before}, done)"));
        if let Some(never) = shown["never"].as_str() {
            self.give_up(&format!("nothing more happens: {never}"));
        }
        shown
    }

    /// Leaves a picture of where it went wrong.
    fn give_up(&self, why: &str) -> ! {
        self.browser.picture("player-gave-up");
        panic!("after {} touches, the last at {}: {why}", self.touches, self.last);
    }

    /// Plays until the match is over or the page shows this; how many steps that took.
    pub(crate) fn play_until(&mut self, enough: &str) -> u64 {
        let mut before = String::new();
        loop {
            let shown = self.look(&before);
            shown["sign"].as_str().unwrap_or_default().clone_into(&mut before);
            let steps = shown["steps"].as_u64().unwrap_or(0);
            if shown["over"] == true || self.browser.holds(enough) {
                return steps;
            }
            if steps != self.steps.0 {
                self.steps = (steps, self.touches);
            }
            let without = self.touches - self.steps.1;
            if without > PATIENCE {
                self.give_up(&format!("nothing comes of {without} touches: {shown:#}"));
            }
            self.touches += 1;
            match self.hand {
                Hand::Pointer(pointer) => self.point(pointer, &before),
                Hand::Keys => self.type_something(),
            }
        }
    }

    /// Touches something with a mouse or a finger.
    fn point(&mut self, pointer: Pointer, before: &str) {
        let roll = self.roll();
        let mut choice = self.browser.js(&format!("return durbarEyes.choose({roll})"));
        let hidden = choice["hidden"].as_array().into_iter().flatten();
        self.unreached.extend(hidden.filter_map(Value::as_str).map(str::to_owned));
        self.last = choice.to_string();
        let at = |name: &str| choice[name].as_f64();
        let (Some(x), Some(y)) = (at("x"), at("y")) else {
            self.give_up(&format!("nothing can be touched of {before}"));
        };
        self.browser.press_at(pointer, (x, y));
        // The first touch of a finger may only look; the second one acts. What was
        // looked at is told in words, and the board may make room for them.
        for _ in 0..6 {
            if pointer == Pointer::Mouse || choice["lit"] != true {
                return;
            }
            let before = serde_json::to_string(before).unwrap();
            let (looked, handle) = (&choice["looked"], &choice["handle"]);
            let again = format!("durbarEyes.again({before}, {looked}, {handle}, done)");
            let again = self.browser.js_async(&again);
            let (Some(x), Some(y)) = (again["x"].as_f64(), again["y"].as_f64()) else { return };
            choice["looked"] = again["looked"].clone();
            self.browser.press_at(pointer, (x, y));
        }
        self.give_up("a finger looks and never acts");
    }

    /// Goes somewhere with the Tab key and the arrows and presses it.
    fn type_something(&mut self) {
        const TAB: &str = "\u{e004}";
        const ENTER: &str = "\u{e007}";
        const ESCAPE: &str = "\u{e00c}";
        const ARROWS: [&str; 4] = ["\u{e012}", "\u{e013}", "\u{e014}", "\u{e015}"];
        let roll = self.roll();
        let mut arrows = roll as usize % 3;
        // Sometimes past a button, if there is anything else to touch.
        let lit = self.browser.holds("durbarEyes.lit().length");
        let mut passed = if lit { roll as usize / 3 % 3 } else { 0 };
        for _ in 0..60 {
            let here = self.browser.js("return durbarEyes.focused()");
            match here.as_str().unwrap_or_default() {
                "line" if arrows > 0 => {
                    arrows -= 1;
                    self.browser.keys(&[ARROWS[3]]);
                }
                "line" | "large" | "done" => return self.browser.keys(&[ENTER]),
                "lit" if arrows > 0 => {
                    arrows -= 1;
                    let way = self.roll() as usize % 4;
                    self.browser.keys(&[ARROWS[way]]);
                }
                "lit" => return self.browser.keys(&[" "]),
                "small" if passed == 0 => return self.browser.keys(&[ENTER]),
                found => {
                    if found == "small" {
                        passed -= 1;
                    }
                    // As often as it takes, as far as that can be foreseen.
                    let far = self.browser.js("return durbarEyes.far()");
                    let presses = far.as_u64().unwrap_or(1).max(1) as usize;
                    self.browser.keys(&vec![TAB; presses]);
                }
            }
        }
        // Whatever was picked leads nowhere.
        if !self.browser.holds("document.querySelector('.put-back')") {
            self.give_up(&format!(
                "no way with keys: {}",
                self.browser.js("return durbarEyes.sign()")
            ));
        }
        self.browser.keys(&[ESCAPE; 4]);
    }
}
