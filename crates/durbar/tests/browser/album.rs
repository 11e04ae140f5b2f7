//! Every table in every window, theme and language as a picture in `target/gallery`,
//! for people to look at: `cargo xtask gallery`.

use crate::desk::{self, BUSIEST};
use crate::driver::{Browser, Look};
use crate::house::House;
use crate::matches::my_turn;
use crate::positions::{called, settle};
use crate::wanted;
use drawing::Frame;

#[test]
#[ignore = "pictures for people: cargo xtask gallery"]
fn every_table_in_every_look() {
    if !wanted() {
        return;
    }
    let chosen = std::env::var("DURBAR_GALLERY").unwrap_or_default();
    let house = House::open("album");
    for (game, name) in BUSIEST.into_iter().filter(|(game, _)| game.contains(&chosen)) {
        for lang in ["en", "fr"] {
            let browser = Browser::open(crate::driver::DESKTOP);
            desk::lay(&browser, &desk::position(game, name), lang, "off");
            desk::open(&browser, &house);
            assert!(my_turn(&browser));
            for (width, height, coarse) in Frame::TRIED {
                for dark in [false, true] {
                    let size = Look::sized(width as u32, height as u32);
                    let look = Look { dark, coarse, ..size };
                    browser.look(look);
                    settle(&browser, look);
                    let name = called(game, (look, lang));
                    browser.picture_in("gallery", &name);
                    println!("target/gallery/{name}.png");
                }
            }
            browser.no_errors();
        }
    }
}
