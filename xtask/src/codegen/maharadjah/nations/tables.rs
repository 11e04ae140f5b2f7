//! Nations, set-ups, submission and the table of events as tables of the
//! rules. The victory cards are in a file of their own.

mod cards;

use super::{Data, Decline, Event, NATIONS, SCENARIOS, audit, seats};
use crate::codegen::maharadjah::{TERRITORIES, typed};
use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::Result;

pub(in crate::codegen::maharadjah) fn tell(text: &str, words: &Words<'_>) -> Result<Vec<Named>> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    Ok(vec![
        ("nations", nations(&data, words)?),
        ("players", players(&data, words)?),
        ("setup", setup(&data, words)?),
        ("events", events(&data, words)?),
        ("victory-cards", cards::cards(&data, words)?),
        ("submission", submission(&data, words)?),
    ])
}

fn nation(key: &str, words: &Words<'_>) -> Result<String> {
    words.word(&format!("nation-{key}"))
}

fn leader(key: &str, words: &Words<'_>) -> Result<String> {
    words.word(&format!("leader-{key}"))
}

fn areas(keys: &[String], words: &Words<'_>) -> Result<String> {
    let names = keys.iter().map(|key| area(key, words));
    let mut names = names.collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(listed(names))
}

fn area(key: &str, words: &Words<'_>) -> Result<String> {
    words.word(&format!("area-{key}"))
}

/// What the scenarios are called: for so many players, and the short game.
fn scenario(key: &str, words: &Words<'_>) -> &'static str {
    match key {
        "three" => words.say("3 players", "3 joueurs"),
        "four" => words.say("4 players", "4 joueurs"),
        "five" => words.say("5 players", "5 joueurs"),
        _ => words.say("short game", "partie courte"),
    }
}

fn nations(data: &Data, words: &Words<'_>) -> Result<String> {
    let head = words.say(
        ["order", "nation", "armies", "factories"],
        ["ordre", "nation", "armées", "comptoirs"],
    );
    let games = SCENARIOS.map(|key| scenario(key, words));
    let mut grid = Grid::new(head.into_iter().chain(games));
    for (n, row) in data.nation.iter().enumerate() {
        let factories = if row.factories == 0 { String::new() } else { row.factories.to_string() };
        let mut cells = vec![
            (n + 1).to_string(),
            typed(&nation(&row.key, words)?, &row.key),
            row.armies.to_string(),
            factories,
        ];
        cells.extend(seats(row).map(|seat| seat.to_string().replace('-', "–")));
        grid.row(cells);
    }
    Ok(grid.text())
}

/// The same by player.
fn players(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid =
        Grid::new(words.say(["game", "seat", "nations"], ["partie", "place", "nations"]));
    for (n, key) in SCENARIOS.iter().enumerate() {
        for seat in 'A'..='E' {
            let own = data.nation.iter().filter(|row| seats(row)[n] == seat);
            let own = own.map(|row| nation(&row.key, words)).collect::<Result<Vec<_>>>()?;
            if !own.is_empty() {
                grid.row([scenario(key, words), &seat.to_string(), &listed(own)]);
            }
        }
    }
    Ok(grid.text())
}

fn setup(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["game", "nation", "one army in each of"],
        ["partie", "nation", "une armée dans chacun de"],
    ));
    for (game, title) in
        [("full", words.say("full", "complète")), ("short", words.say("short", "courte"))]
    {
        let setup = &data.setup[game];
        for key in NATIONS.iter().filter(|key| setup.contains_key(**key)) {
            grid.row([title, &nation(key, words)?, &areas(&setup[*key], words)?]);
        }
        let taken: Vec<&String> = setup.values().flatten().collect();
        let empty = TERRITORIES.iter().filter(|key| !taken.iter().any(|taken| taken == *key));
        let empty: Vec<String> = empty.map(|key| (*key).to_owned()).collect();
        grid.row([title, words.say("nobody", "personne"), &areas(&empty, words)?]);
    }
    Ok(grid.text())
}

fn submission(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["nation", "region", "territories left there, at most", "from turn"],
        ["nation", "région", "territoires qui lui restent là, au plus", "dès le tour"],
    ));
    for row in &data.submission {
        let from = if row.from_turn == 0 { "1".to_owned() } else { row.from_turn.to_string() };
        grid.row([
            nation(&row.nation, words)?,
            words.word(&format!("region-{}", row.region))?,
            row.most.to_string(),
            from,
        ]);
    }
    Ok(grid.text())
}

fn year(year: i16, words: &Words<'_>) -> Result<String> {
    let id = if year < 0 { "year-before" } else { "year-after" };
    words.with(id, &[("year", &year.unsigned_abs().to_string())])
}

/// `Greeks: Alexander, 2 armies`.
fn leaving(decline: &Decline, words: &Words<'_>) -> Result<String> {
    let mut gone = Vec::new();
    if let Some(key) = &decline.leader {
        gone.push(leader(key, words)?);
    }
    gone.push(words.count("armies", decline.armies)?);
    let nation = nation(&decline.nation, words)?;
    let text =
        words.say(format!("{nation}: {}", listed(&gone)), format!("{nation} : {}", listed(&gone)));
    let short = words.say(" (not in the short game)", " (pas en partie courte)");
    Ok(if decline.not_short { text + short } else { text })
}

fn nations_of(keys: &[String], words: &Words<'_>) -> Result<String> {
    let names = keys.iter().map(|key| nation(key, words));
    Ok(listed(names.collect::<Result<Vec<_>>>()?))
}

/// What a turn brings, kind by kind, in the order in which it happens.
fn happenings(event: &Event, words: &Words<'_>) -> Result<Vec<(&'static str, String)>> {
    let mut rows = Vec::new();
    let mut add = |english, french, text: String| {
        if !text.is_empty() {
            rows.push((words.say(english, french), text));
        }
    };
    let (colon, semicolon) = words.say((":", "; "), (" :", " ; "));
    let years = [year(event.years[0], words)?, year(event.years[1], words)?];
    add("years", "années", years.join(words.say(" to ", " à ")));
    if let Some(decline) = &event.decline {
        add("decline at the start", "déclin, au début", leaving(decline, words)?);
    }
    if let Some(successor) = &event.successor {
        let (from, to) = (nation(&successor.from, words)?, nation(&successor.to, words)?);
        let text = words.say(
            format!("every army of the {from} becomes one of the {to}"),
            format!("les armées des {from} deviennent des armées des {to}"),
        );
        add("at the start", "au début", text);
    }
    add("no growth", "sans croissance", nations_of(&event.no_population, words)?);
    let south = words.say("growth in the South only", "croissance au Sud seulement");
    add(south, south, nations_of(&event.south_population, words)?);
    let more = event.reinforcements.iter().map(|more| {
        let (who, many) = (nation(&more.nation, words)?, words.count("armies", more.armies)?);
        Ok(format!("{who}{colon} {many}"))
    });
    add("reinforcements", "renforts", more.collect::<Result<Vec<_>>>()?.join(semicolon));
    let leaders = event.leaders.iter().map(|new| {
        let (who, of) = (leader(&new.key, words)?, nation(&new.nation, words)?);
        let with = words.say(", with the invaders", ", avec les envahisseurs");
        Ok(format!("{who} ({of}{})", if new.with_invaders { with } else { "" }))
    });
    add("leaders", "chefs", leaders.collect::<Result<Vec<_>>>()?.join(", "));
    let arrivals = event.arrivals.iter().map(|new| {
        let (who, many) = (nation(&new.nation, words)?, words.count("armies", new.armies)?);
        Ok(format!("{who}{colon} {many} ({})", area(&new.at, words)?))
    });
    add("arrivals", "arrivées", arrivals.collect::<Result<Vec<_>>>()?.join(semicolon));
    if let Some(minimum) = &event.british_minimum {
        let (who, many) = (nation("british", words)?, words.count("armies", minimum.armies)?);
        let place = area(&minimum.at, words)?;
        let text = words.say(
            format!("{who}: brought up to {many} ({place})"),
            format!("{who} : complétés à {many} ({place})"),
        );
        add("arrivals", "arrivées", text);
    }
    add("major invasion", "grande invasion", nations_of(&event.major, words)?);
    add("boats", "bateaux", nations_of(&event.boats, words)?);
    if let Some(withdrawal) = &event.withdrawal {
        add("going home", "retour au pays", leaving(withdrawal, words)?);
    }
    let scoring = match &event.scoring {
        None => String::new(),
        Some(super::Scoring::All(_)) => words.say("all nations", "toutes les nations").to_owned(),
        Some(super::Scoring::Some(keys)) => nations_of(keys, words)?,
    };
    add("cards pay at the end", "cartes payées à la fin", scoring);
    Ok(rows)
}

fn events(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(["turn", "what", "who"], ["tour", "quoi", "qui"]));
    for event in &data.event {
        for (what, who) in happenings(event, words)? {
            grid.row([&event.turn.to_string(), what, &who]);
        }
    }
    Ok(grid.text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::rulebook::words::{Lang, capital};

    const DATA: &str = include_str!("../../../../../games/maharadjah/data/nations.toml");
    const ENGLISH: &str = include_str!("../../../../../games/maharadjah/i18n/en.ftl");
    const FRENCH: &str = include_str!("../../../../../games/maharadjah/i18n/fr.ftl");

    fn all(lang: Lang, words: &str) -> String {
        let tables = tell(DATA, &Words::read(lang, words).unwrap()).unwrap();
        tables.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn both_languages_tell_the_data() {
        let text = all(Lang::En, ENGLISH);
        for row in [
            "| 17 | British | 8 | 6 | B | C | E | C |",
            "| short game | C | Sinhalese, Sikhs, Rajputs, Dutch, British |",
            "| full | Chola | Bundelkhand, Gondwana |",
            "| short | nobody | Assam, Bhutan, Gandhara, Kashmir |",
            "| 4 | years | 450 BC to 200 BC |",
            "| 4 | leaders | Alexander (Greeks, with the invaders), Ashoka (Maurya) |",
            "| 4 | going home | Greeks: Alexander, 2 armies |",
            "| 9 | decline at the start | Gupta: 8 armies (not in the short game) |",
            "| 15 | arrivals | British: brought up to 6 armies (Indian Ocean) |",
            "| 16 | cards pay at the end | all nations |",
            "| Mughals | South India | 1 | 11 |",
            "| Afghans | raid, turn 15 | Delhi (V2) | 5 |",
            "| Afghans | raid, turn 15 | each of Lahore, Punjab (V2) | 3 |",
            "| Pandya | end of turn 16 | each territory of South India, Ceylon | 1 |",
            "| Maurya | end of turn 4 | each other territory (V3) | 1 |",
            "| Mahrattas | at once | Abdali killed (full game of 5 players only) | 2 |",
            "| Sinhalese | at once | Raja Raja killed (not in the full game of 3 players) | 1 |",
            "| French | at once | each factory of the British destroyed | 2 |",
            "| British | end of every turn | factories on 3 coasts | 3 more |",
            "| British | end of every turn | 18 to 26 territories | 2 |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        let text = all(Lang::Fr, FRENCH);
        for row in [
            "| 4 | années | 450 av. J.-C. à 200 av. J.-C. |",
            "| 4 | retour au pays | Grecs : Alexandre, 2 armées |",
            "| Pandya | fin du tour 16 | chaque territoire : Inde du Sud, Ceylan | 1 |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
    }

    #[test]
    fn every_line_of_the_data_is_told() {
        let data: Data = basic_toml::from_str(DATA).unwrap();
        let text = all(Lang::En, ENGLISH);
        let rows = |nation: &str| {
            let head = format!("| {} |", capital(nation));
            let rows = text.lines().filter(|line| line.starts_with(&head));
            rows.filter(|line| line.contains("turn") || line.contains("at once")).count()
        };
        for nation in NATIONS {
            let of = |name: &String| name == nation;
            let kills = data.kill.iter().filter(|kill| of(&kill.nation));
            let kills: usize = kills.map(|kill| kill.what.len()).sum();
            let holds = data.hold.iter().filter(|hold| of(&hold.nation));
            let holds: usize =
                holds.map(|hold| hold.tiers.len() + usize::from(hold.rest.is_some())).sum();
            let raj = data.raj.iter().filter(|raj| of(&raj.nation)).count() * 4;
            let trade = data.trade.iter().filter(|trade| of(&trade.nation)).count() * 4;
            assert_eq!(rows(nation), kills + holds + raj + trade, "{nation}");
        }
    }
}
