//! A quick seat at a table:
//! `cargo run -p tui --example sit -- [people | menu] [language] [plain] [seed] [file]`.

use table::home::Home;
use table::{Budget, Lang, Player, Seed, Setup, Undo};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize, usual: &str| args.get(n).cloned().unwrap_or_else(|| usual.to_owned());
    let mut entry = catalog::games().find("jaipur").map_err(|why| why.to_string())?;
    let mut lang = Lang::parse(&arg(1, "en")).unwrap_or_default();
    let seed = Seed::from_phrase(&arg(3, "a seat"));
    let mut setup = Setup::new(Vec::new(), seed);
    if arg(0, "1") == "menu" {
        let Some(chosen) = tui::choose(catalog::games(), lang)? else {
            return Ok(());
        };
        (entry, lang) = (chosen.entry, chosen.lang);
        (setup.players, setup.options) = (chosen.players, chosen.options);
    } else {
        let people: usize = arg(0, "1").parse()?;
        setup.players = ["Asha", "Ravi"]
            .into_iter()
            .enumerate()
            .map(|(n, name)| {
                if n < people {
                    Player::human(name)
                } else {
                    Player::bot(name, "greedy", Budget::default())
                }
            })
            .collect();
    }
    setup.undo = Undo::Friendly;
    let mut play = tui::Play::new(Home::open(entry, setup, 1)?);
    play.lang = lang;
    play.plain = arg(2, "") == "plain";
    play.record = args.get(4).map(Into::into);
    let outcome = tui::play(play)?;
    println!("{:?} {:?}", outcome.end, outcome.saved);
    Ok(())
}
