//! The page in a real browser: Chromium, driven over `WebDriver`.
//!
//! `cargo xtask test` installs Chromium where it may. Whoever cannot have one
//! says `DURBAR_BROWSER=none`, and is told in the output that nothing was
//! tested here. Pictures of the screens are left in `target/screens`.

mod album;
mod desk;
mod driver;
mod figures;
mod gallery;
mod house;
mod line;
mod matches;
mod moving;
mod player;
mod positions;
mod reach;
mod screens;
mod slow;
mod thinking;
mod visits;
mod whole;

/// Whether there is to be a browser. Without one the tests fail, unless
/// somebody has said that there is none.
fn wanted() -> bool {
    let none = std::env::var("DURBAR_BROWSER").is_ok_and(|value| value == "none");
    if none {
        eprintln!("NOT TESTED: DURBAR_BROWSER=none, no browser was started");
    }
    !none
}
