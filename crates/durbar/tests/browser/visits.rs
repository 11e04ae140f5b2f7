//! What has to be sent before one can sit down, counted where it is sent.

use crate::driver::{Browser, DESKTOP};
use crate::house::House;
use crate::line::{Answer, Line};
use crate::matches::MINE;
use crate::wanted;

/// What a first visit may be sent for a table where one plays: the page, the words
/// of one language, one game, whatever its workers fetch.
const MOST: usize = 600 * 1024;

/// What still weighs more, and how much at most until it is lighter.
const HEAVY: &[(&str, usize)] = &[("maharaja", 620 * 1024), ("maharadjah", 660 * 1024)];

/// The page notes when its first table could be played at.
pub(crate) const TABLE: &str = "performance.getEntriesByName('durbar-table').length";

/// Opens a game over a line that is new to the browser, in this language.
pub(crate) fn visit(browser: &Browser, line: &Line, game: &str) {
    browser.go("about:blank");
    browser.go(&format!("{}/#/play/{game}", line.url));
    browser.wait(TABLE);
}

/// Lets the computer player of the page think, which fetches for itself.
fn ask_for_advice(browser: &Browser) {
    let hint = "document.querySelector(\".tools .tool:has(use[href='#i-hint'])\")";
    browser.wait(&format!("{MINE} && {hint} && !{hint}.disabled"));
    browser.js(&format!("{hint}.click()"));
    browser.wait("document.querySelector('.advice code')");
}

#[test]
fn a_first_visit_is_light_in_every_game_and_language() {
    if !wanted() {
        return;
    }
    let house = House::open("weight");
    for lang in ["en", "fr"] {
        let mut browser = Browser::open(DESKTOP);
        browser.forgive = vec!["404"];
        browser.before(&format!(
            "try {{ localStorage.setItem('durbar.lang', '{lang}'); \
                    localStorage.setItem('durbar.speed', 'off'); }} catch {{}}"
        ));
        for game in catalog::games().entries() {
            let game = game.id;
            let line = Line::to(&house.url, None);
            visit(&browser, &line, game);
            assert!(browser.holds(&format!("document.documentElement.lang === '{lang}'")));
            ask_for_advice(&browser);
            let answers = line.answers();
            let bytes = line.bytes();
            println!("{game}, {lang}: {bytes} bytes in {} answers", answers.len());
            // Each part came over the line, that of the worker too, and no other game.
            let modules = |name: &str| {
                let head = format!("/{name}.");
                let module = |it: &&Answer| it.path.starts_with(&head) && it.bytes > 50_000;
                answers.iter().filter(module).count()
            };
            assert_eq!((modules("page"), modules(game)), (1, 1), "{game}: {answers:#?}");
            for other in catalog::games().entries().iter().filter(|it| it.id != game) {
                assert_eq!(modules(other.id), 0, "{game} fetches {}", other.id);
            }
            let most = HEAVY.iter().find(|(heavy, _)| *heavy == game).map_or(MOST, |it| it.1);
            if web_assets::MODE == "release" {
                assert!(bytes < most, "{game}, {lang}: {bytes} bytes: {answers:#?}");
            } else {
                println!("NOT TESTED: this page is not the one that is served");
            }
        }
        browser.no_errors();
    }
}

#[test]
fn a_second_visit_is_sent_next_to_nothing() {
    if !wanted() {
        return;
    }
    let house = House::open("visits");
    let browser = Browser::open(DESKTOP);
    browser.go(&format!("{}/#/play/jaipur", house.url));
    browser.wait(TABLE);
    browser.wait("navigator.serviceWorker && navigator.serviceWorker.controller");
    browser.go("about:blank");
    browser.go(&format!("{}/#/play/jaipur", house.url));
    browser.wait(TABLE);
    // What the worker in the background keeps for later is not waited for.
    let sent = browser.js("const at = performance.getEntriesByName('durbar-table')[0].startTime; \
         return performance.getEntriesByType('resource').filter(it => it.responseEnd <= at) \
           .concat(performance.getEntriesByType('navigation')) \
           .filter(it => !it.name.includes('/api/') && !it.name.endsWith('.png')) \
           .reduce((sum, it) => sum + it.encodedBodySize * (it.transferSize > 0), 0)");
    assert!(sent.as_f64().is_some_and(|sent| sent < 10_000.0), "the page is sent again: {sent}");
    browser.no_errors();
}
