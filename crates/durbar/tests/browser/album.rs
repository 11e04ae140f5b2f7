//! Every table in every window, theme and language as a picture in `target/gallery`,
//! for people to look at: `cargo xtask gallery`.

use crate::desk::{self, BUSIEST};
use crate::driver::{Browser, DESKTOP, Look};
use crate::house::House;
use crate::positions::{called, settle, stand_still};
use crate::wanted;
use drawing::Frame;
use engine::Record;

/// What else the table of a game can look like: positions that it keeps as files, and
/// moments of a record, after so many steps.
type Moments =
    (&'static str, &'static [&'static str], &'static [(&'static str, &'static str, usize)]);

const MOMENTS: &[Moments] = &[
    ("jaipur", &["trade"], &[]),
    ("raja", &["planning", "auction", "confirm", "swap", "five"], &[]),
    ("maharaja", &["planning", "reward", "solo"], &[]),
    (
        "maharadjah",
        &[],
        &[
            ("start", "four", 0),
            ("fights", "four", 301),
            ("retreat", "four", 304),
            ("scored", "four", 305),
            ("asked", "four", 534),
            ("colonial", "four", 647),
            ("late", "four", 863),
        ],
    ),
];

/// The windows that tables are tried in.
fn windows() -> impl Iterator<Item = Look> {
    Frame::TRIED.into_iter().map(|(width, height, coarse)| {
        let size = Look::sized(width as u32, height as u32);
        Look { coarse, ..size }
    })
}

fn shot(browser: &Browser, name: &str) {
    browser.picture_in("gallery", name);
    println!("target/gallery/{name}.png");
}

/// The busiest position of a game in every look there is.
fn busiest(house: &House, game: &str, name: &str) {
    for lang in ["en", "fr"] {
        let browser = Browser::open(DESKTOP);
        desk::lay(&browser, &desk::position(game, name), lang, "off");
        desk::open(&browser, house);
        for window in windows() {
            for dark in [false, true] {
                let look = Look { dark, ..window };
                browser.look(look);
                settle(&browser, look);
                shot(&browser, &called(game, (look, lang)));
            }
        }
        browser.no_errors();
    }
}

/// Any other moment once in every window.
fn moment(house: &House, title: &str, record: &Record) {
    let browser = Browser::open(DESKTOP);
    desk::lay(&browser, record, "en", "off");
    desk::open(&browser, house);
    browser.wait("document.querySelector('main.drawn .prompt.yours, .prompt .go-on')");
    for look in windows() {
        browser.look(look);
        stand_still(&browser, look);
        shot(&browser, &format!("{title}-{}x{}", look.width, look.height));
    }
    browser.no_errors();
}

#[test]
#[ignore = "pictures for people: cargo xtask gallery"]
fn every_table_in_every_look() {
    if !wanted() {
        return;
    }
    // The beginning of the names of those pictures that are wished for.
    let chosen = std::env::var("DURBAR_GALLERY").unwrap_or_default();
    let house = House::open("album");
    for (game, name) in BUSIEST.into_iter().filter(|(game, _)| game.starts_with(&chosen)) {
        busiest(&house, game, name);
    }
    for (game, kept, told) in MOMENTS {
        let kept = kept.iter().map(|name| (*name, desk::position(game, name)));
        let told = told.iter().map(|(name, file, at)| (*name, desk::moment(game, file, *at)));
        for (name, record) in kept.chain(told) {
            let title = format!("{game}-{name}");
            if title.starts_with(&chosen) {
                moment(&house, &title, &record);
            }
        }
    }
}
