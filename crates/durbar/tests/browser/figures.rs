//! Figures of the page as it is served: how soon one sits at a table, how soon a touch
//! is answered, how long the page is busy at a stretch. `cargo xtask figures` prints
//! them. Times depend on the machine, so none of them is asserted; what they come from
//! is: a first visit is light (`visits.rs`), and touches are answered while somebody
//! thinks for ever (`thinking.rs`).

use crate::desk::{self, BUSIEST};
use crate::driver::{Browser, DESKTOP, Look};
use crate::house::House;
use crate::line::{Line, Pace};
use crate::matches::my_turn;
use crate::slow::Slow;
use crate::visits::TABLE;
use crate::wanted;
use std::time::Duration;

/// A telephone's line in a town.
const MOBILE: Pace = Pace { bits: 9_000_000, round_trip: Duration::from_millis(85) };

/// How often everything is measured; the middle one is told.
const TIMES: usize = 5;

fn middle(mut found: Vec<f64>) -> f64 {
    found.sort_by(f64::total_cmp);
    found[found.len() / 2]
}

/// Milliseconds from the address to a table where one can act, in a browser that has
/// kept nothing of it.
fn first_table(browser: &Browser, house: &House, game: &str, mobile: bool) -> f64 {
    let line = Line::to(&house.url, mobile.then_some(MOBILE));
    // Something small of the same place first: then its process is there to be slowed.
    browser.go(&format!("{}/favicon.svg", line.url));
    let _slow = mobile.then(|| Slow::down(browser));
    browser.go(&format!("{}/#/play/{game}", line.url));
    browser.wait(TABLE);
    let at = browser.js("return performance.getEntriesByName('durbar-table')[0].startTime");
    at.as_f64().unwrap_or_default()
}

/// From a touch to what is lit by it, in milliseconds: the slowest of the things that
/// are lit, or at least of 20 of them.
///
/// `thinking`: each time while the page thinks about advice.
fn lit_after(browser: &Browser, thinking: bool) -> f64 {
    let found = browser.js_async(&format!("const thinking = {thinking}; {LIT_AFTER}"));
    found.as_f64().unwrap_or_default()
}

const LIT_AFTER: &str = "const lit = () => [...document.querySelectorAll('main.drawn .item.lit:not(.picked)')]; \
         const sign = durbarEyes.sign; \
         const hint = () => document.querySelector(\".tools .tool:has(use[href='#i-hint'])\"); \
         const frame = () => new Promise(go => requestAnimationFrame(go)); \
         const changed = async (before) => { while (sign() === before) await frame(); return performance.now(); }; \
         const still = async () => { for (let last = '', same = 0; same < 4;) { await frame(); const now = sign(); same = now === last ? same + 1 : 0; last = now; } }; \
         (async () => { let most = 0; const seen = new Set(); \
           for (let n = 0; n < 20; n += 1) { \
             await still(); \
             if (thinking) { while (hint().disabled) await frame(); hint().click(); while (!hint().disabled) await frame(); } \
             const it = lit().find(it => !seen.has(it.dataset.h)); if (!it) break; seen.add(it.dataset.h); \
             const before = sign(), at = performance.now(); \
             it.dispatchEvent(new MouseEvent('click', {bubbles: true})); \
             most = Math.max(most, await changed(before) - at); \
             await still(); \
             document.querySelector('.prompt .put-back')?.click(); \
             for (let wait = 0; wait < 30 && document.querySelector('.prompt .put-back'); wait += 1) await frame(); \
           } done(most); })();";

fn touches_of(house: &House, game: &str, name: &str, slow: bool, thinking: bool) -> f64 {
    let browser = Browser::open(DESKTOP);
    browser.before(crate::player::EYES);
    desk::lay(&browser, &desk::position(game, name), "en", "off");
    desk::open(&browser, house);
    assert!(my_turn(&browser));
    browser.wait("document.querySelector('main.drawn .item.lit')");
    let _slow = slow.then(|| Slow::down(&browser));
    lit_after(&browser, thinking)
}

/// The longest time that the page did not draw, and its longest task, while a match is
/// turned from its beginning to its end and everything on the board moves.
fn busy_while_moving(house: &House) -> (f64, f64, f64) {
    let look = Look { moving: true, ..DESKTOP };
    let browser = Browser::open(look);
    let path =
        format!("{}/../../games/maharadjah/tests/records/four.txt", env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(path).unwrap();
    desk::lay(&browser, &record.parse().unwrap(), "en", "normal");
    browser.go(&format!("{}/#/replay/desk?step=300", house.url));
    browser.wait("document.querySelector('.replay input[type=range]')");
    browser.wait("document.querySelector('main.drawn .item')");
    let found = browser.js_async(
        "let moved = 0, task = 0, gap = 0; \
         const old = Element.prototype.animate; \
         Element.prototype.animate = function (...all) { moved += 1; return old.apply(this, all); }; \
         new PerformanceObserver(list => { for (const it of list.getEntries()) task = Math.max(task, it.duration); }) \
           .observe({type: 'longtask', buffered: false}); \
         let last = performance.now(); const ends = last + 4000; \
         const bar = document.querySelector('.replay input[type=range]'); \
         const turn = () => { const now = performance.now(); gap = Math.max(gap, now - last); last = now; \
           now < ends ? requestAnimationFrame(turn) : done([moved, task, gap]); }; \
         requestAnimationFrame(turn); \
         bar.value = 620; bar.dispatchEvent(new Event('change', {bubbles: true}));",
    );
    let at = |n: usize| found[n].as_f64().unwrap_or_default();
    (at(0), at(1), at(2))
}

#[test]
#[ignore = "figures for people: cargo xtask figures"]
fn figures_of_the_page() {
    if !wanted() {
        return;
    }
    let house = House::open("figures");
    println!("| game | table, loopback | table, 9 Mbit/s 85 ms, a quarter of the processor |");
    println!("|---|---|---|");
    for (game, _) in BUSIEST {
        let time = |mobile: bool| {
            let browser = Browser::open(DESKTOP);
            middle((0..TIMES).map(|_| first_table(&browser, &house, game, mobile)).collect())
        };
        println!("| {game} | {:.0} ms | {:.0} ms |", time(false), time(true));
    }
    println!(
        "\n| game | touch to light | a quarter of the processor | while somebody thinks | both |"
    );
    println!("|---|---|---|---|---|");
    for (game, name) in BUSIEST {
        let time = |slow, thinking| touches_of(&house, game, name, slow, thinking);
        let [one, two, three, four] =
            [(false, false), (true, false), (false, true), (true, true)].map(|(s, t)| time(s, t));
        println!("| {game} | {one:.0} ms | {two:.0} ms | {three:.0} ms | {four:.0} ms |");
    }
    let (moved, task, gap) = busy_while_moving(&house);
    println!(
        "\n{moved:.0} pieces move: longest task {task:.0} ms, longest gap between pictures {gap:.0} ms"
    );
}
