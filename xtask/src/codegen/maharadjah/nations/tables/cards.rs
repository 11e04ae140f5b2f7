//! The seventeen victory cards: when a nation is paid, for what, and how much.

use super::super::{Data, Hold, Kill, LEADERS, NATIONS};
use super::{areas, leader, nation, scenario};
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::{Result, bail, ensure};

pub(super) fn cards(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["nation", "when", "what pays", "points"],
        ["nation", "quand", "ce qui paie", "points"],
    ));
    for key in NATIONS {
        let name = nation(key, words)?;
        let mut row = |when: &str, what: &str, points: &str| grid.row([&name, when, what, points]);
        for kill in data.kill.iter().filter(|kill| kill.nation == key) {
            for what in prey(kill, words)? {
                row(words.say("at once", "aussitôt"), &what, &kill.points.to_string());
            }
        }
        for hold in data.hold.iter().filter(|hold| hold.nation == key) {
            let when = when(hold, words);
            for (what, points) in lines(hold, words)? {
                row(&when, &what, &points.to_string());
            }
        }
        let every = words.say("end of every turn", "fin de chaque tour");
        for raj in data.raj.iter().filter(|raj| raj.nation == key) {
            for (n, step) in raj.steps.iter().enumerate() {
                let most = raj.steps.get(n + 1).map(|next| next - 1);
                let what = match most {
                    Some(most) => words.say(
                        format!("{step} to {most} territories"),
                        format!("de {step} à {most} territoires"),
                    ),
                    None => words.say(format!("{step} territories"), format!("{step} territoires")),
                };
                row(every, &what, &(n + 1).to_string());
            }
        }
        for trade in data.trade.iter().filter(|trade| trade.nation == key) {
            let each = words.say("each factory", "chaque comptoir");
            row(every, each, &trade.each.to_string());
            for (n, points) in trade.coasts.iter().enumerate() {
                let what = match n + 1 {
                    1 => words.say("factories on 1 coast", "comptoirs sur 1 côte").to_owned(),
                    n => words.say(
                        format!("factories on {n} coasts"),
                        format!("comptoirs sur {n} côtes"),
                    ),
                };
                let points = words.say(format!("{points} more"), format!("{points} de plus"));
                row(every, &what, &points);
            }
        }
    }
    Ok(grid.text())
}

/// What is paid for destroying, one thing a line.
fn prey(kill: &Kill, words: &Words<'_>) -> Result<Vec<String>> {
    let named = |keys: &[String]| listed(keys.iter().map(|key| scenario(key, words)));
    let mut note = String::new();
    if !kill.only.is_empty() {
        let games = named(&kill.only);
        note += &words.say(
            format!(" (full game of {games} only)"),
            format!(" (partie complète à {games} seulement)"),
        );
    }
    if !kill.not.is_empty() {
        let games = named(&kill.not);
        note += &words.say(
            format!(" (not in the full game of {games})"),
            format!(" (pas dans la partie complète à {games})"),
        );
    }
    let full = kill.only.iter().chain(&kill.not).all(|key| key != "short");
    ensure!(full, "what the short game alone pays has no words yet");
    note += &ruling(kill.ruling.as_deref());
    let mut found = Vec::new();
    for what in &kill.what {
        let text = match what.split_once(':') {
            Some(("leader", key)) => {
                ensure!(LEADERS.iter().any(|(known, _)| *known == key), "who is {key}?");
                let name = leader(key, words)?;
                words.say(format!("{name} killed"), format!("{name} tué"))
            }
            Some(("army", key)) => {
                let name = nation(key, words)?;
                words.say(
                    format!("each army of the {name} destroyed"),
                    format!("chaque armée détruite ({name})"),
                )
            }
            Some(("factory", key)) => {
                let name = nation(key, words)?;
                words.say(
                    format!("each factory of the {name} destroyed"),
                    format!("chaque comptoir détruit ({name})"),
                )
            }
            _ => bail!("{what}?"),
        };
        found.push(text + &note);
    }
    Ok(found)
}

fn ruling(mark: Option<&str>) -> String {
    mark.map_or_else(String::new, |mark| format!(" ({mark})"))
}

fn when(hold: &Hold, words: &Words<'_>) -> String {
    let turns = listed(hold.turns.iter().map(usize::to_string));
    match (hold.when.as_str(), hold.turns.len()) {
        ("raid", _) => words.say(format!("raid, turn {turns}"), format!("razzia, tour {turns}")),
        (_, 1) => words.say(format!("end of turn {turns}"), format!("fin du tour {turns}")),
        _ => words.say(format!("end of turns {turns}"), format!("fin des tours {turns}")),
    }
}

/// What territories pay, dearest first.
fn lines(hold: &Hold, words: &Words<'_>) -> Result<Vec<(String, u8)>> {
    let mark = ruling(hold.ruling.as_deref());
    let mut found = Vec::new();
    for tier in &hold.tiers {
        let names = areas(&tier.territories, words)?;
        let text = if tier.territories.len() == 1 {
            names
        } else {
            words.say(format!("each of {names}"), format!("chacun de ces territoires : {names}"))
        };
        found.push((text + &mark, tier.points));
    }
    if let Some(rest) = &hold.rest {
        let each = if hold.tiers.is_empty() {
            words.say("each territory", "chaque territoire")
        } else {
            words.say("each other territory", "chaque autre territoire")
        };
        let text = if rest.regions.iter().any(|key| key == "any") {
            each.to_owned()
        } else {
            let regions = rest.regions.iter().map(|key| words.word(&format!("region-{key}")));
            let regions = listed(regions.collect::<Result<Vec<_>>>()?);
            words.say(format!("{each} of {regions}"), format!("{each} : {regions}"))
        };
        found.push((text + &mark, rest.points));
    }
    Ok(found)
}
