//! Every screen of a match as a picture, in each look and both languages, and
//! nothing wider than the screen. People look at the pictures; what they found
//! there once is asserted here.

use crate::driver::{Browser, DESKTOP, Look, PHONE};
use crate::house::House;
use crate::matches::{BOARD, IDLE, MINE, OVER, ask_invite, click_a_move, one_round, open_table};
use crate::wanted;

/// A picture of what is shown, once it fits.
fn shot(browser: &Browser, look: &str, name: &str) {
    browser.picture(&format!("{name}-{look}"));
    let wide = browser.js(
        "const wide = document.documentElement.scrollWidth - window.innerWidth; \
         const cut = [...document.querySelectorAll('button, .button, h1, h2, h3, p, li, .chip, .tab')] \
           .filter(it => it.offsetWidth && it.getBoundingClientRect().right > window.innerWidth + 1) \
           .map(it => it.innerText.slice(0, 40)); \
         return wide > 0 || cut.length ? [wide, cut] : null",
    );
    assert!(wide.is_null(), "{name}, {look}: out of the screen: {wide}");
}

/// Two goods of the market and two of the hand, if there are as many.
const GOODS: &str = "['market', 'hand'].map(group => \
     [...document.querySelectorAll('.item.lit[data-h]')] \
       .filter(it => it.dataset.h.startsWith(group + ':') && it.dataset.h !== 'market:K').slice(0, 2))";

/// Cards of the market and of the hand that can be exchanged for each other.
fn compose_exchange(browser: &Browser) {
    browser.js(&format!(
        "for (const card of {GOODS}.flat()) card.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));"
    ));
    browser.wait("document.querySelectorAll('.item.picked').length > 1");
}

fn tour(look: Look, name: &str, lang: &str) {
    let house = House::open(name);
    let browser = Browser::open(look);
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.js(&format!("localStorage.setItem('durbar.lang', '{lang}')"));
    one_round(&browser, &house, "off");
    assert!(browser.holds(&format!("document.documentElement.lang === '{lang}'")));
    let account = "document.querySelector('.prompt .go-on')";
    let (mut moves, mut composed) = (0, false);
    loop {
        browser.wait(&format!("{MINE} || {OVER} || {account}"));
        if browser.holds(account) {
            shot(&browser, name, "jaipur-round-end");
            browser.click(".prompt .go-on");
            browser.wait(&format!("!{account}"));
        } else if browser.holds(OVER) {
            break;
        } else {
            let enough = format!("{GOODS}.every(goods => goods.length === 2)");
            if moves >= 3 && !composed && browser.holds(&enough) {
                composed = true;
                shot(&browser, name, "jaipur-middle");
                compose_exchange(&browser);
                shot(&browser, name, "jaipur-exchange");
                browser.click(".prompt .put-back");
                browser.wait(IDLE);
            }
            click_a_move(&browser);
            moves += 1;
            browser.wait(&format!("!{MINE} || {OVER} || {IDLE}"));
        }
    }
    assert!(composed, "in no turn there was anything to exchange");
    shot(&browser, name, "jaipur-end");
    browser.js("document.querySelectorAll('.finish .buttons button')[1].click()");
    browser.wait("document.querySelector('.verdict.good')");
    shot(&browser, name, "fairness");
    browser.click(".window header .icon");
    browser.click(".finish a.button");
    browser.wait("document.querySelector('.replay input[type=range]')");
    shot(&browser, name, "replay");
    browser.js(
        "const bar = document.querySelector('.replay input[type=range]'); bar.value = bar.max >> 1; \
         bar.dispatchEvent(new Event('change', {bubbles: true}));",
    );
    browser.wait("!location.hash.includes('step=0')");
    shot(&browser, name, "replay-moment");
    browser.keys(&["?"]);
    browser.wait("document.querySelectorAll('.window h3').length > 1");
    shot(&browser, name, "rules-short");
    browser.click(".window .chips .chip:last-child");
    browser.wait("document.querySelectorAll('.window .prose strong').length > 20");
    shot(&browser, name, "rules-full");
    browser.click(".window header .icon");
    // With others.
    browser.js("location.hash = '#/'");
    browser.wait("document.querySelectorAll('.game').length > 1");
    shot(&browser, name, "home-again");
    ask_invite(&browser);
    shot(&browser, name, "invite");
    open_table(&browser);
    shot(&browser, name, "lobby");
    browser.click(".lobby .buttons.end .button");
    browser.wait(BOARD);
    browser.js("[...document.querySelectorAll('.t-foot .tabs .tab')].at(-1)?.click()");
    browser.wait("document.querySelector('.t-tabs .tab:nth-child(2)')");
    browser.click(".t-tabs .tab:nth-child(2)");
    browser.js("const field = document.querySelector('.chat input'); field.value = 'Namaste!'; \
         field.dispatchEvent(new Event('input', {bubbles: true}));");
    browser.click(".chat .button");
    browser.wait("document.querySelector('.chat li')");
    shot(&browser, name, "chat");
    browser.js("document.querySelector('header .tool:last-child').click()");
    browser.wait("document.querySelector('.window .keys')");
    shot(&browser, name, "settings");
    browser.no_errors();
}

#[test]
fn a_tour_on_a_desktop() {
    if wanted() {
        tour(DESKTOP, "tour-desktop-en", "en");
    }
}

#[test]
fn a_tour_on_a_phone_in_french() {
    if wanted() {
        tour(PHONE, "tour-phone-fr", "fr");
    }
}

#[test]
fn a_tour_on_a_desktop_in_the_dark_in_french() {
    if wanted() {
        tour(Look { dark: true, ..DESKTOP }, "tour-desktop-dark-fr", "fr");
    }
}

#[test]
fn a_tour_on_a_phone_in_the_dark() {
    if wanted() {
        tour(Look { dark: true, ..PHONE }, "tour-phone-dark-en", "en");
    }
}
