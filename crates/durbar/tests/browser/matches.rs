//! Whole matches in the page.

use crate::driver::{Browser, DESKTOP, Look, PHONE};
use crate::house::House;
use crate::wanted;

/// The large button beside the prompt.
pub(crate) const PLAY: &str = ".prompt-buttons .primary:not([disabled])";
/// The table as it is drawn.
pub(crate) const BOARD: &str = "document.querySelector('main.drawn .item')";
/// Nothing is picked.
pub(crate) const IDLE: &str = "document.querySelectorAll('.item.picked').length == 0";
pub(crate) const OVER: &str = "document.querySelector('.finish')";
pub(crate) const MINE: &str = "document.querySelector('.prompt.yours')";

/// From the home page to a match of one round against a quick computer
/// player, shown at this speed.
pub(crate) fn one_round(browser: &Browser, house: &House, speed: &str) {
    // The same cards in every run.
    browser.before(crate::desk::SAME);
    browser
        .before(&format!("try {{ localStorage.setItem('durbar.speed', '{speed}') }} catch {{}}"));
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.click("a[href='#/new/jaipur']");
    browser.wait("document.querySelectorAll('.chair-form select').length == 2");
    browser.js(
        "const level = document.querySelectorAll('.chair-form select')[1]; level.value = 'greedy'; \
         level.dispatchEvent(new Event('change', {bubbles: true}));",
    );
    browser.click("input[name=seals]");
    browser.click("main .button.primary.large");
    browser.wait(BOARD);
}

/// Waits for one's turn; false if the match is over.
pub(crate) fn my_turn(browser: &Browser) -> bool {
    let halted = "document.querySelector('.prompt .go-on')";
    browser.wait(&format!("{MINE} || {OVER} || {halted}"));
    if browser.holds(halted) {
        browser.click(".prompt .go-on");
        browser.wait(&format!("!{halted}"));
        return my_turn(browser);
    }
    !browser.holds(OVER)
}

/// A move at Jaipur by touching cards: the first that can be played.
pub(crate) fn click_a_move(browser: &Browser) {
    browser.wait("document.querySelector('.item.lit')");
    let steps = "document.querySelector('main.drawn').dataset.steps";
    let before = browser.js(&format!("return {steps}"));
    let picks = browser.js("const groups = {};
         for (const card of document.querySelectorAll('.item.lit[data-h]')) {
           const [place, kind] = card.dataset.h.split(':');
           if (place !== 'hand' && place !== 'market') continue;
           const key = place === 'hand' || kind === 'K' ? card.dataset.h : card.dataset.k;
           if (key === 'market:K' && groups[key]) continue;
           (groups[key] = groups[key] || []).push(card.dataset.k);
         }
         return Object.values(groups);");
    for keys in picks.as_array().expect("cards to pick") {
        for key in keys.as_array().unwrap() {
            let card = format!(".item[data-k='{}']", key.as_str().unwrap());
            // The camels of the market are one thing with gaps between.
            if key == "market:K" {
                browser.js(&format!("document.querySelector(\"{card}\").dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"));
            } else {
                browser.click(&card);
            }
            browser.wait(&format!("document.querySelector(\"{card}.picked\")"));
        }
        if browser.holds(&format!("document.querySelector('{PLAY}')")) {
            browser.click(PLAY);
            // Whoever asks next finds the table as the move has left it.
            let halted = "document.querySelector('.prompt .go-on')";
            browser.wait(&format!("{steps} !== {before} || {OVER} || {halted}"));
            return;
        }
        browser.click(".prompt .put-back");
        browser.wait(IDLE);
    }
    panic!("no card can be played");
}

/// A step at any drawn table: a line of a menu, the large button once something
/// is picked or nothing else can be touched, else something that is lit.
pub(crate) fn touch_something(browser: &Browser, turn: usize) {
    browser.js(&format!(
        "const menu = document.querySelectorAll('.menu .chip-line'); \
         const large = document.querySelector('{PLAY}'); \
         const begun = document.querySelector('.prompt .put-back'); \
         const lit = [...document.querySelectorAll('main.drawn .lit')]; \
         const small = [...document.querySelectorAll('.prompt-buttons .button:not(.put-back):not(.switch):not([disabled])')]; \
         const list = menu.length ? [...menu] : large && (begun || !lit.length) ? [large] : lit.concat(small); \
         const it = list[{turn} % (list.length || 1)]; \
         if (it) it.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));"
    ));
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
            browser.reload();
            browser.wait(BOARD);
            assert!(my_turn(&browser));
            assert_eq!(browser.js(&format!("return {log}")), before);
        }
        click_a_move(&browser);
        moves += 1;
        browser.wait(&format!("!{MINE} || {OVER} || {IDLE}"));
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

/// Tab to a card, if the focus is on none.
fn reach_a_card(browser: &Browser) {
    const TAB: &str = "\u{e004}";
    browser.wait("document.querySelector('.item[tabindex=\"0\"]')");
    for _ in 0..60 {
        if browser.holds("document.activeElement.matches('.item.lit, .item.picked')") {
            return;
        }
        browser.keys(&[TAB]);
    }
    panic!("no card can be reached");
}

#[test]
fn a_whole_match_by_keyboard_alone() {
    if !wanted() {
        return;
    }
    const ENTER: &str = "\u{e007}";
    const LEFT: &str = "\u{e012}";
    const UP: &str = "\u{e013}";
    const RIGHT: &str = "\u{e014}";
    const DOWN: &str = "\u{e015}";
    const ESCAPE: &str = "\u{e00c}";
    let house = House::open("keys");
    let browser = Browser::open(DESKTOP);
    one_round(&browser, &house, "off");
    let mut moves = 0;
    while my_turn(&browser) {
        // Tab to the first card, then along the cards with the arrow, picking
        // each alone until something can be played.
        let steps = "document.querySelector('main.drawn').dataset.steps";
        let before = browser.js(&format!("return {steps}"));
        let mut tried = 0;
        loop {
            reach_a_card(&browser);
            if browser.holds("!document.activeElement.matches('.picked')") {
                browser.keys(&[" "]);
                browser.wait("document.activeElement.matches('.item.picked')");
            }
            if browser.holds(&format!("document.querySelector('{PLAY}')")) {
                browser.keys(&[ENTER]);
                break;
            }
            // Precious goods are sold in pairs: another of the same kind is looked
            // for before the card is put back.
            let same = "[...document.querySelectorAll('.item.lit:not(.picked)')] \
                        .find(it => it.dataset.h === document.activeElement.dataset.h)";
            if browser.holds(same) {
                browser.js(&format!("{same}?.focus()"));
                continue;
            }
            browser.keys(&[ESCAPE; 4]);
            browser.wait(IDLE);
            // Along the market, down to the hand, and back along it.
            browser.keys(match tried % 18 {
                0..8 => &[RIGHT],
                8 => &[DOWN],
                9..17 => &[LEFT],
                _ => &[UP],
            });
            tried += 1;
            assert!(tried < 40, "no card can be played");
        }
        moves += 1;
        let halted = "document.querySelector('.prompt .go-on')";
        browser.wait(&format!("{steps} !== {before} || {OVER} || {halted}"));
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
    let (one, two) = Browser::open_two(DESKTOP, PHONE);
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
        browser.wait(BOARD);
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
    mover.js("[...document.querySelectorAll('.t-foot .tabs .tab')].at(-1)?.click()");
    mover.wait(&format!(
        "document.querySelector(\"{0}\") && !document.querySelector(\"{0}\").disabled",
        tool("i-hint")
    ));
    mover.js(&format!("document.querySelector(\"{}\").click()", tool("i-hint")));
    mover.wait("document.querySelector('.advice code')");
    // On a phone talk lies behind the last tab of the sheet.
    other.js("[...document.querySelectorAll('.t-foot .tabs .tab')].at(-1)?.click()");
    other.wait("[...document.querySelectorAll('.tab')].some(it => it.innerText === 'Talk')");
    other.js("[...document.querySelectorAll('.tab')].find(it => it.innerText === 'Talk').click()");
    other.wait("document.querySelector('.chat').innerText.includes('hint')");
    // Whoever leaves is played for; the table tells the other.
    mover.js(&format!("document.querySelector(\"{}\").click()", tool("i-bot")));
    mover.wait("document.querySelector('.offer .primary')");
    assert!(!mover.holds(MINE), "a computer player is to move");
    other.wait(&format!("{MINE} || {OVER}"));
    mover.js("document.querySelector('.offer .primary').click()");
    mover.wait("!document.querySelector('.offer .primary')");
    // A finger that touches something is told what it is.
    // While something is told a touch skips that and does nothing else.
    let (telling, told) = (
        "document.querySelector('.prompt.telling')",
        "document.querySelector('.t-line')?.innerText.length > 5",
    );
    for _ in 0..10 {
        two.wait(&format!("!{telling}"));
        two.js("document.querySelector('.item[data-h^=\"pile:\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
        two.wait(&format!("{told} || {telling}"));
        if two.holds(told) {
            return;
        }
    }
    panic!("something is told again and again");
}

/// Waits until the module of a game is kept for when there is no network; which other
/// modules are kept then.
fn kept_with(browser: &Browser, game: &str) -> Vec<String> {
    let kept = browser.js_async(&format!(
        "const look = async () => {{ \
           const all = await Promise.all((await caches.keys()).map(async it => (await caches.open(it)).keys())); \
           const modules = all.flat().map(it => /\\/(\\w+)\\.\\w+\\.wasm$/.exec(it.url)?.[1]).filter(Boolean); \
           if (modules.includes('{game}')) done(modules); else setTimeout(look, 50); }}; look();"
    ));
    let names = kept.as_array().into_iter().flatten().filter_map(|it| it.as_str());
    names.filter(|name| *name != game).map(str::to_owned).collect()
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
    // A game that is opened is kept, the others when the reader asks.
    assert_eq!(kept_with(&browser, "jaipur"), ["page"]);
    browser.js("document.querySelector('header .tool:last-child').click()");
    browser.wait("document.querySelector('.window .offline-keep')");
    browser.click(".window .offline-keep");
    browser.wait("document.querySelector('.window .offline-keep.on')");
    assert!(kept_with(&browser, "raja").contains(&"maharadjah".to_owned()));
    browser.click(".window header .icon");
    house.close();
    // Even the page itself comes back without a server.
    browser.reload();
    browser.wait(BOARD);
    for _ in 0..5 {
        if !my_turn(&browser) {
            break;
        }
        click_a_move(&browser);
        browser.wait(&format!("!{MINE} || {OVER} || {IDLE}"));
    }
    browser.picture("offline");
    // Another game, and rules to be read.
    browser.go(&format!("{}/#/play/raja", house.url));
    browser.wait("document.querySelector('main.drawn .lit')");
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
    browser.reload();
    browser.wait("document.querySelector('.waiting .faults li')?.innerText.length > 10");
    // And a way out, to where one can play without a server.
    browser.click(".waiting a.button");
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.no_errors();
}

/// The first steps of a match of every game, by touching whatever is lit.
fn steps_by_touch(look: Look, name: &str, game: &str, most: usize) {
    let house = House::open(name);
    let browser = Browser::open(look);
    browser.go(&house.url);
    browser.wait("document.querySelectorAll('.game').length > 1");
    browser.js("localStorage.setItem('durbar.speed', 'off'); localStorage.setItem('durbar.one-touch', 'on');");
    browser.go("about:blank");
    browser.go(&format!("{}/#/play/{game}", house.url));
    browser.wait(BOARD);
    let steps = "Number(document.querySelector('main.drawn')?.dataset.steps || 0)";
    let first = browser.js(&format!("return {steps}")).as_u64().unwrap_or(0);
    for turn in 0.. {
        if !my_turn(&browser)
            || browser.js(&format!("return {steps}")).as_u64() > Some(first + most as u64)
        {
            break;
        }
        touch_something(&browser, turn);
        // Nothing that can be touched scrolls out of the window.
        assert!(
            browser.holds("document.documentElement.scrollHeight <= window.innerHeight"),
            "{game}: it scrolls"
        );
        assert!(turn < most * 12, "{game}: nothing comes of touching");
    }
    browser.picture(&format!("touched-{game}-{name}"));
    browser.no_errors();
}

#[test]
fn every_game_is_played_by_touching_what_is_lit() {
    if wanted() {
        steps_by_touch(DESKTOP, "touch-raja", "raja", 40);
        steps_by_touch(PHONE, "touch-maharaja", "maharaja", 40);
        // Its computer players think long about a turn: the reader's own is enough.
        steps_by_touch(DESKTOP, "touch-maharadjah", "maharadjah", 8);
        steps_by_touch(PHONE, "touch-jaipur", "jaipur", 20);
    }
}
