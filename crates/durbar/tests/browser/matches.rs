//! Whole matches in the page.

use crate::driver::{Browser, DESKTOP, PHONE};
use crate::house::House;
use crate::wanted;

pub(crate) const PLAY: &str = ".j-compose-buttons .primary:not([disabled])";
pub(crate) const OVER: &str = "document.querySelector('.finish')";
pub(crate) const MINE: &str = "document.querySelector('.prompt.yours')";

/// From the home page to a match of one round against a quick computer
/// player, shown at this speed.
pub(crate) fn one_round(browser: &Browser, house: &House, speed: &str) {
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.js(&format!("localStorage.setItem('durbar.speed', '{speed}'); location.reload()"));
    std::thread::sleep(std::time::Duration::from_millis(300));
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.click("a[href='#/new/jaipur']");
    browser.wait("document.querySelectorAll('.chair-form select').length == 2");
    browser.js(
        "const level = document.querySelectorAll('.chair-form select')[1]; level.value = 'greedy'; \
         level.dispatchEvent(new Event('change', {bubbles: true}));",
    );
    browser.click("input[name=seals]");
    browser.click("main .button.primary.large");
    browser.wait("document.querySelector('.j-board')");
}

/// Waits for one's turn; false if the match is over.
fn my_turn(browser: &Browser) -> bool {
    browser.wait(&format!("{MINE} || {OVER} || document.querySelector('.window[role=dialog]')"));
    if browser.holds("document.querySelector('.window[role=dialog]')") {
        browser.click(".window .button.primary");
        return my_turn(browser);
    }
    !browser.holds(OVER)
}

/// A move by clicking cards: the first that can be played.
pub(crate) fn click_a_move(browser: &Browser) {
    let picks = browser.js("const groups = {};
         for (const card of document.querySelectorAll('.j-pick:not([disabled])')) {
           const kind = [...card.classList].find(it => it.startsWith('kind-'));
           const hand = card.dataset.group !== 'market';
           const key = hand ? 'hand ' + kind : kind === 'kind-K' ? 'camels' : card.id;
           if (key === 'camels' && groups[key]) continue;
           (groups[key] = groups[key] || []).push(card.id);
         }
         return Object.values(groups);");
    for ids in picks.as_array().expect("cards to pick") {
        for id in ids.as_array().unwrap() {
            browser.click(&format!("#{}", id.as_str().unwrap()));
        }
        if browser.holds(&format!("document.querySelector('{PLAY}')")) {
            browser.click(PLAY);
            return;
        }
        // The reason stands there before it is put back.
        assert!(browser.holds("document.querySelector('.j-sentence p').innerText.length > 5"));
        browser.click(".j-compose-buttons .button:not(.primary)");
    }
    panic!("no card can be played");
}

#[test]
fn a_whole_match_by_clicking_and_its_replay() {
    if !wanted() {
        return;
    }
    let house = House::open("click");
    let browser = Browser::open(DESKTOP);
    one_round(&browser, &house, "fast");
    let mut moves = 0;
    while my_turn(&browser) {
        if moves == 2 {
            // A reload brings the match back.
            let log = "document.querySelectorAll('.log li, .log p').length";
            let before = browser.js(&format!("return {log}"));
            browser.js("location.reload()");
            std::thread::sleep(std::time::Duration::from_millis(300));
            browser.wait("document.querySelector('.j-board')");
            assert!(my_turn(&browser));
            assert_eq!(browser.js(&format!("return {log}")), before);
        }
        click_a_move(&browser);
        moves += 1;
        browser.wait(&format!(
            "!{MINE} || {OVER} || document.querySelectorAll('.j-card.picked').length == 0"
        ));
        assert!(moves < 200, "it never ends");
    }
    assert!(moves > 5);
    // How the points came about, that chance was fair, and every step again.
    let text = browser.js("return document.body.innerText");
    assert!(text.as_str().unwrap().contains("rupees"), "{text}");
    browser.click(".finish a.button");
    browser.wait("document.querySelector('.replay input[type=range]')");
    assert!(browser.holds("location.hash.includes('step=0')"));
    browser.click(".replay button:nth-of-type(3)");
    browser.wait("location.hash.includes('step=1')");
    browser.no_errors();
}

#[test]
fn a_whole_match_by_keyboard_alone() {
    if !wanted() {
        return;
    }
    const TAB: &str = "\u{e004}";
    const ENTER: &str = "\u{e007}";
    const LEFT: &str = "\u{e012}";
    const RIGHT: &str = "\u{e014}";
    const ESCAPE: &str = "\u{e00c}";
    let house = House::open("keys");
    let browser = Browser::open(DESKTOP);
    one_round(&browser, &house, "off");
    let mut moves = 0;
    while my_turn(&browser) {
        // Tab to the first card, then along the cards with the arrow, picking
        // each alone until something can be played.
        let mut tabs = 0;
        while !browser.holds("document.activeElement.classList.contains('j-pick')") {
            browser.keys(&[TAB]);
            tabs += 1;
            assert!(tabs < 60, "no card can be reached");
        }
        // The focus stays where it was; the first card is as far left as one
        // can go.
        browser.keys(&[LEFT; 14]);
        let mut tried = 0;
        loop {
            browser.keys(&[" "]);
            if browser.holds(&format!("document.querySelector('{PLAY}')")) {
                browser.keys(&[ENTER]);
                break;
            }
            // Precious goods are sold in pairs: what is picked stays when more
            // of it may follow.
            let more = browser.holds(
                "document.activeElement.dataset.group !== 'market' && document.activeElement.nextElementSibling \
                 && document.activeElement.nextElementSibling.className.match(/kind-./)?.[0] \
                    === document.activeElement.className.match(/kind-./)?.[0]",
            );
            browser.keys(if more { &[RIGHT] } else { &[ESCAPE, RIGHT] });
            tried += 1;
            assert!(tried < 30, "no card can be played");
        }
        moves += 1;
        browser.wait(&format!(
            "!{MINE} || {OVER} || document.querySelectorAll('.j-card.picked').length == 0"
        ));
        assert!(moves < 200, "it never ends");
    }
    assert!(moves > 5);
    browser.no_errors();
}

#[test]
fn two_windows_meet_by_link() {
    if !wanted() {
        return;
    }
    let house = House::open("link");
    let (one, two) = (Browser::open(DESKTOP), Browser::open(PHONE));
    one.go(&house.url);
    one.wait("document.querySelectorAll('.game').length > 1");
    ask_invite(&one);
    open_table(&one);
    let link = one.js("return document.querySelector('.lobby input[readonly]').value");
    two.go(link.as_str().expect("a link"));
    two.wait("document.querySelector('.lobby .name-row input')");
    two.js(
        "const field = document.querySelector('.lobby .name-row input'); field.value = 'Ravi'; \
         field.dispatchEvent(new Event('input', {bubbles: true}));",
    );
    two.click(".lobby .seats .primary");
    for browser in [&one, &two] {
        browser.wait("document.querySelector('.j-board')");
    }
    for n in 0..6 {
        let mover = at_move(&one, &two);
        click_a_move(mover);
        mover.wait(&format!("!{MINE}"));
        assert!(n < 6);
    }
    manners(&one, &two);
    one.no_errors();
    two.no_errors();
}

/// Opens the window for an invitation to the first game.
pub(crate) fn ask_invite(browser: &Browser) {
    browser.js("[...document.querySelectorAll('.game:first-of-type button')] \
           .find(it => it.innerText.match(/Invite|Inviter/)).click()");
    browser.wait("document.querySelector('[role=dialog] .name-row input')");
}

/// Invites, as Asha.
pub(crate) fn open_table(browser: &Browser) {
    browser.js("const field = document.querySelector('[role=dialog] .name-row input'); \
         field.value = 'Asha'; field.dispatchEvent(new Event('input', {bubbles: true}));");
    browser.click("[role=dialog] .primary");
    browser.wait("document.querySelector('.lobby input[readonly]')");
}

/// Whose turn it is, once it is somebody's.
fn at_move<'a>(one: &'a Browser, two: &'a Browser) -> &'a Browser {
    loop {
        if let Some(mover) = [one, two].into_iter().find(|it| it.holds(MINE)) {
            return mover;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

/// What friends do besides moving: advice, leaving, coming back, talk, and a
/// finger that asks.
fn manners(one: &Browser, two: &Browser) {
    let mover = at_move(one, two);
    let other = if std::ptr::eq(mover, one) { two } else { one };
    // Advice is given, can be followed, and is no secret.
    let tool = |icon: &str| format!(".tools .tool:has(use[href='#{icon}'])");
    mover.wait(&format!("!document.querySelector(\"{}\").disabled", tool("i-hint")));
    mover.js(&format!("document.querySelector(\"{}\").click()", tool("i-hint")));
    mover.wait("document.querySelector('.advice code')");
    other.js("[...document.querySelectorAll('.tab')].find(it => it.innerText === 'Talk').click()");
    other.wait("document.querySelector('.chat').innerText.includes('hint')");
    // Whoever leaves is played for; the table tells the other.
    mover.js(&format!("document.querySelector(\"{}\").click()", tool("i-bot")));
    mover.wait("document.querySelector('.offer .primary')");
    assert!(!mover.holds(MINE), "a computer player is to move");
    other.wait(&format!("{MINE} || {OVER}"));
    mover.js("document.querySelector('.offer .primary').click()");
    mover.wait("!document.querySelector('.offer .primary')");
    // A finger that rests on something is told what it is.
    two.hold(".j-pile", 900);
    two.wait("document.querySelector('.toast')?.innerText.includes('token')");
}

#[test]
fn a_match_goes_on_with_the_network_cut() {
    if !wanted() {
        return;
    }
    let mut house = House::open("offline");
    let mut browser = Browser::open(DESKTOP);
    browser.forgive =
        vec!["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"];
    one_round(&browser, &house, "off");
    browser.wait("navigator.serviceWorker && navigator.serviceWorker.controller");
    assert!(my_turn(&browser));
    house.close();
    // Even the page itself comes back without a server.
    browser.js("location.reload()");
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.wait("document.querySelector('.j-board')");
    for _ in 0..5 {
        if !my_turn(&browser) {
            break;
        }
        click_a_move(&browser);
        browser.wait(&format!(
            "!{MINE} || {OVER} || document.querySelectorAll('.j-card.picked').length == 0"
        ));
    }
    browser.picture("offline");
    // A game whose rules did not come with the page, and rules to be read.
    browser.go(&format!("{}/#/play/raja", house.url));
    browser.wait("document.querySelector('.actions .action')");
    browser.keys(&["?"]);
    browser.wait("document.querySelector('.window .chips')");
    browser.click(".window .chips .chip:last-child");
    browser.wait("document.querySelectorAll('.window .prose strong').length > 20");
    browser.no_errors();
}

#[test]
fn a_table_whose_server_is_gone_says_so() {
    if !wanted() {
        return;
    }
    let mut house = House::open("gone");
    let mut browser = Browser::open(DESKTOP);
    browser.forgive = vec!["ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"];
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.wait("navigator.serviceWorker && navigator.serviceWorker.controller");
    ask_invite(&browser);
    open_table(&browser);
    assert!(!browser.holds("document.querySelector('.offer.bad')"));
    house.close();
    // At the table: what is known stays, and one is told.
    browser.wait("document.querySelector('.offer.bad')?.innerText.length > 10");
    assert!(browser.holds("document.querySelector('.lobby .seats')"));
    // Coming to the table: there is nothing to show but why.
    browser.js("location.reload()");
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.wait("document.querySelector('.waiting .faults li')?.innerText.length > 10");
    // And a way out, to where one can play without a server.
    browser.click(".waiting a.button");
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.no_errors();
}
