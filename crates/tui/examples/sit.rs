//! A quick seat at a table: `cargo run -p tui --example sit -- [people] [lang] [plain] [seed] [file]`.

use table::{Budget, Lang, Player, Seed, Session, Setup, Undo};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize, usual: &str| args.get(n).cloned().unwrap_or_else(|| usual.to_owned());
    let entry = table::find("jaipur").map_err(|why| why.to_string())?;
    let people: usize = arg(0, "1").parse()?;
    let names = ["Asha", "Ravi"];
    let players = (0..2).map(|n| match n < people {
        true => Player::human(names[n]),
        false => Player::bot(names[n], "greedy", Budget::default()),
    });
    let mut setup = Setup::new(players.collect(), Seed::from_phrase(&arg(3, "a seat")));
    setup.undo = Undo::Casual;
    let mut play = tui::Play::new(Session::new(entry, setup)?);
    play.lang = Lang::parse(&arg(1, "en")).unwrap_or_default();
    play.plain = arg(2, "") == "plain";
    play.record = args.get(4).map(Into::into);
    let outcome = tui::play(play)?;
    println!("{:?} {:?}", outcome.end, outcome.saved);
    Ok(())
}
