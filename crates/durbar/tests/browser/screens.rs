//! How the screens look and whether everybody can use them.

use crate::driver::{Browser, DESKTOP, Look, PHONE};
use crate::house::House;
use crate::wanted;
use serde_json::{Value, json};
use std::path::PathBuf;

/// axe-core, as `cargo xtask test` has fetched it.
pub(crate) fn axe() -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../axe-core");
    std::fs::read_to_string(folder.join("axe.min.js")).ok()
}

/// What an accessibility check finds seriously wrong. It takes the letters of a
/// drawing for one long word and misses that in the name; [`letters_are_named`]
/// looks at each.
pub(crate) fn faults(browser: &Browser, axe: &str) -> Vec<Value> {
    browser.js(axe);
    let found = browser.js_async(
        "axe.run(document, {resultTypes: ['violations']}).then(it => done(it.violations \
           .filter(it => it.impact === 'serious' || it.impact === 'critical') \
           .map(it => it.id !== 'label-content-name-mismatch' ? it \
             : {...it, nodes: it.nodes.filter(node => !node.html.startsWith('<g '))}) \
           .filter(it => it.nodes.length) \
           .map(it => ({id: it.id, help: it.help, nodes: it.nodes.slice(0, 3).map(it => it.html)}))), \
         error => done([{id: String(error)}]))",
    );
    found.as_array().cloned().unwrap_or_else(|| vec![json!({"id": "no answer"})])
}

/// Whatever is written on something that can be touched is part of its name.
pub(crate) fn letters_are_named(browser: &Browser) -> bool {
    browser.holds(
        "[...document.querySelectorAll('.item[role=button]')].every(it => \
           [...it.querySelectorAll('text')].every(letters => \
             it.getAttribute('aria-label').toLowerCase().includes(letters.textContent.toLowerCase())))",
    )
}

fn looked_at(look: Look, name: &str, lang: &str) {
    let house = House::open(name);
    let browser = Browser::open(look);
    let axe = axe().expect("axe-core is in target/axe-core (cargo xtask test fetches it)");
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    if lang == "fr" {
        browser.js(
            "[...document.querySelectorAll('header button')].find(it => it.innerText.trim() === 'FR').click()",
        );
        browser.wait("document.documentElement.lang === 'fr'");
        // Every word is another one now, and stays so.
        browser.wait("document.querySelector('.game .primary').innerText === 'Jouer'");
    }
    browser.picture(&format!("home-{name}"));
    assert_eq!(faults(&browser, &axe), Vec::<Value>::new(), "home, {name}");
    // Nothing is wider than the screen.
    assert!(browser.holds("document.documentElement.scrollWidth <= window.innerWidth"), "{name}");
    for game in catalog::games().entries() {
        browser.go(&format!("{}/#/new/{}", house.url, game.id));
        browser.wait("document.querySelector('main .button.primary.large')");
        browser.picture(&format!("options-{}-{name}", game.id));
        assert_eq!(faults(&browser, &axe), Vec::<Value>::new(), "options of {}, {name}", game.id);
        browser.click("main .button.primary.large");
        browser.wait(
            "document.querySelector('.prompt') && document.querySelector('main.drawn .item')",
        );
        browser.wait("document.querySelector('.prompt p').innerText.length > 3");
        browser.picture(&format!("{}-{name}", game.id));
        // On a phone the tools lie behind the last tab of the sheet.
        browser.wait(
            "document.querySelector('.tools') \
             || ([...document.querySelectorAll('.t-foot .tabs .tab')].at(-1)?.click(), false)",
        );
        let resign = "document.querySelector(\".tools .tool:has(use[href='#i-flag'])\").innerText";
        let word = if lang == "fr" { "Abandon" } else { "Resign" };
        assert!(browser.holds(&format!("{resign} === '{word}'")), "{}, {name}", game.id);
        if game.id == "maharadjah" && !look.dark {
            answers_stand(&browser);
        }
        assert_eq!(faults(&browser, &axe), Vec::<Value>::new(), "{}, {name}", game.id);
        assert!(letters_are_named(&browser), "{}, {name}: a name without its letters", game.id);
        assert!(
            browser.holds("document.documentElement.scrollWidth <= window.innerWidth"),
            "{}, {name}: wider than the screen",
            game.id
        );
        assert!(
            browser.holds("document.documentElement.scrollHeight <= window.innerHeight"),
            "{}, {name}: the table scrolls",
            game.id
        );
    }
    browser.no_errors();
}

/// The tables of the rules have heads, can be reached by keys, and scroll
/// inside themselves where the window is narrow.
fn tables_are_read(house: &House, look: Look, name: &str) {
    let browser = Browser::open(look);
    let axe = axe().expect("axe-core is in target/axe-core (cargo xtask test fetches it)");
    for game in catalog::games().entries() {
        browser.go(&format!("{}/#/rules/{}", house.url, game.id));
        let tables = "document.querySelectorAll('.prose .scroll[tabindex] table')";
        browser.wait(&format!("{tables}.length > 3"));
        let game = game.id;
        let heads = "it.querySelectorAll('thead th[scope=col]').length === \
                     it.querySelector('tbody tr').children.length";
        assert!(browser.holds(&format!("[...{tables}].every(it => {heads})")), "{game}, {name}");
        assert!(!browser.holds("document.body.innerText.includes('<!--')"), "{game}, {name}");
        assert!(
            browser.holds("document.documentElement.scrollWidth <= window.innerWidth"),
            "{game}, {name}: wider than the screen"
        );
        if game == "maharadjah" {
            let wide = "it.parentElement.scrollWidth > it.parentElement.clientWidth";
            let narrow = look.width < 500;
            let scrolls = browser.holds(&format!("[...{tables}].some(it => {wide})"));
            assert!(scrolls || !narrow, "{name}: a wide table scrolls");
            // The chapters lead to them.
            browser.click(".prose summary");
            let chapter = "[...document.querySelectorAll('.prose details button')]";
            browser.js(&format!("{chapter}.find(it => it.innerText === 'Tables').click()"));
            browser.wait("document.activeElement.innerText === 'Tables' && window.scrollY > 1000");
            browser.picture(&format!("rules-tables-{name}"));
        }
        assert_eq!(faults(&browser, &axe), Vec::<Value>::new(), "rules of {game}, {name}");
    }
    browser.no_errors();
}

#[test]
fn tables_of_the_rules_on_a_desktop_and_on_a_phone() {
    if wanted() {
        let house = House::open("tables");
        tables_are_read(&house, DESKTOP, "desktop");
        tables_are_read(&house, PHONE, "phone");
    }
}

/// An answer is given once for all, and taken back.
fn answers_stand(browser: &Browser) {
    let tool = ".tools .tool:has(use[href='#i-stand'])";
    browser.wait(&format!("document.querySelector(\"{tool}\")?.offsetWidth"));
    browser.click(tool);
    let row = ".window .setting:nth-of-type(2) .chip";
    browser.wait(&format!("document.querySelectorAll('{row}').length === 3"));
    let on = |n: usize| {
        format!("document.querySelectorAll('{row}')[{n}].getAttribute('aria-pressed') === 'true'")
    };
    assert!(browser.holds(&on(0)), "everything is asked at first");
    browser.click(&format!("{row}:nth-child(2)"));
    browser.wait(&on(1));
    browser.click(&format!("{row}:nth-child(1)"));
    browser.wait(&on(0));
    browser.click(".window header .icon");
    browser.wait("!document.querySelector('.window')");
}

#[test]
fn screens_on_a_desktop() {
    if wanted() {
        looked_at(DESKTOP, "desktop", "en");
    }
}

#[test]
fn screens_on_a_phone_in_french() {
    if wanted() {
        looked_at(PHONE, "phone", "fr");
    }
}

#[test]
fn screens_in_the_dark() {
    if wanted() {
        looked_at(Look { dark: true, ..DESKTOP }, "dark", "fr");
    }
}

#[test]
fn screens_on_a_phone_in_the_dark() {
    if wanted() {
        looked_at(Look { dark: true, ..PHONE }, "phone-dark", "en");
    }
}
