//! Raja's tables in its rules: actions, characters, places, roads, prizes and
//! all other numbers.

use super::{Data, audit};
use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::{Context, Result, ensure};

pub(in crate::codegen) fn tell(data: &[&str], words: &Words<'_>) -> Result<Vec<Named>> {
    let data: Data = basic_toml::from_str(data[0])?;
    audit(&data)?;
    Ok(vec![
        ("actions", actions(&data, words)?),
        ("characters", characters(&data, words)?),
        ("prizes", prizes(&data, words)),
        ("points", points(&data, words)),
        ("places", places(&data, words)?),
        ("roads", data.net().roads(words)?),
        ("numbers", numbers(&data, words)?),
    ])
}

fn actions(data: &Data, words: &Words<'_>) -> Result<String> {
    let costs = &data.costs;
    let gold = |n: u8| words.count("gold", n);
    let nothing = || words.say("nothing", "rien").to_owned();
    let (house, palace) = (gold(costs.house.value)?, gold(costs.palace.value)?);
    let artisan = gold(costs.palace_artisan.value)?;
    let palace = words.say(
        format!("{palace}, with the Artisan {artisan}"),
        format!("{palace}, ou {artisan} avec l’Artisan"),
    );
    let quarry = words.count("houses", costs.quarry.value)?;
    let brings = gold(costs.gold.value)?;
    let down = data.track.down.value;
    let mut grid = Grid::new(words.say(
        ["action", "typed", "what it does", "what it costs"],
        ["action", "à taper", "ce qu’elle fait", "ce qu’elle coûte"],
    ));
    let rows: [(&str, &str, String, String); 9] = [
        (
            "gold",
            "gold",
            words.say(format!("{brings} from the bank"), format!("{brings} de la banque")),
            nothing(),
        ),
        (
            "house",
            "house",
            words
                .say(
                    "one house in a village, or in the city where your architect is",
                    "une maison dans un village, ou dans la ville où est votre architecte",
                )
                .to_owned(),
            house.clone(),
        ),
        (
            "houses",
            "houses",
            words
                .say(
                    "two houses, at least one of them in the city where your architect is",
                    "deux maisons, dont une au moins dans la ville où est votre architecte",
                )
                .to_owned(),
            words.say(format!("{house} for each"), format!("{house} pour chacune")),
        ),
        (
            "move",
            "move",
            words
                .say(
                    "one of your houses to another village, or to the city where your architect is",
                    "une de vos maisons vers un autre village, ou vers la ville où est votre architecte",
                )
                .to_owned(),
            nothing(),
        ),
        (
            "quarry",
            "quarry",
            words.say(
                format!("{quarry} from your quarry into your reserve"),
                format!("{quarry} de votre carrière dans votre réserve"),
            ),
            nothing(),
        ),
        (
            "palace",
            "palace",
            words
                .say(
                    "one palace in the city where your architect is",
                    "un palais dans la ville où est votre architecte",
                )
                .to_owned(),
            palace.clone(),
        ),
        (
            "palace-house",
            "palace+house",
            words
                .say(
                    "one palace and one house, in one place or in two",
                    "un palais et une maison, au même endroit ou non",
                )
                .to_owned(),
            words.say(
                format!("{palace}; for the house {house}"),
                format!("{palace} ; pour la maison, {house}"),
            ),
        ),
        (
            "governor",
            "governor",
            words.say(
                format!("any one governor {down} spaces down the track"),
                format!("un gouverneur au choix descend de {down} cases"),
            ),
            nothing(),
        ),
        (
            "character",
            "character",
            words
                .say(
                    "another character, from the bank or from a player",
                    "un autre personnage, pris à la banque ou à un joueur",
                )
                .to_owned(),
            nothing(),
        ),
    ];
    for (id, typed, does, costs) in rows {
        grid.row([words.word(&format!("kind-{id}"))?, format!("`{typed}`"), does, costs]);
    }
    Ok(grid.text())
}

/// `2 Merchant: 1 gold in each of your turns.` as its three parts.
fn parted(sentence: &str) -> Result<(&str, &str, &str)> {
    let (head, does) = sentence.split_once(':').context("no colon")?;
    let (number, name) = head.trim().split_once(' ').context("no number")?;
    Ok((number, name, does.trim().trim_end_matches('.')))
}

fn characters(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["number", "character", "typed", "power", "home city"],
        ["numéro", "personnage", "à taper", "pouvoir", "ville natale"],
    ));
    for character in &data.character {
        let number = character.number.value;
        let mut numbers = vec![number];
        match character.key.as_str() {
            "merchant" => numbers.push(data.costs.merchant.value),
            "sadhu" => numbers.push(data.points.outer_sadhu.value),
            "artisan" => numbers.push(data.costs.palace_artisan.value),
            _ => {}
        }
        let id = format!("help-{}", character.key);
        let sentence = words.holding(&id, &numbers)?;
        let (shown, name, does) = parted(&sentence).context(id)?;
        ensure!(shown == number.to_string(), "{} has number {shown} in words", character.key);
        grid.row([
            shown,
            name,
            &format!("`{}`", character.key),
            does,
            &data.net().stop(character.home.value, words)?,
        ]);
    }
    Ok(grid.text())
}

fn prizes(data: &Data, words: &Words<'_>) -> String {
    let mut grid = Grid::new(words.say(
        [
            "players",
            "gold from the first rank down",
            "houses a village holds",
            "neutral palaces in each city",
        ],
        [
            "joueurs",
            "or, du premier rang au dernier",
            "maisons par village",
            "palais neutres par ville",
        ],
    ));
    for table in &data.table {
        grid.row([
            table.players.value.to_string(),
            listed(table.prizes.value.iter().map(u8::to_string)),
            table.village.value.to_string(),
            table.neutral.value.to_string(),
        ]);
    }
    grid.text()
}

fn points(data: &Data, words: &Words<'_>) -> String {
    let points = &data.points;
    let mut grid = Grid::new(
        words.say(["in the scored city", "points"], ["dans la ville décomptée", "points"]),
    );
    for (english, french, value) in [
        ("your palace in the centre", "votre palais au centre", &points.centre),
        ("each of your outer palaces", "chacun de vos palais extérieurs", &points.outer),
        (
            "each of your outer palaces, if you hold the Sadhu",
            "chacun de vos palais extérieurs, si vous avez le Sâdhu",
            &points.outer_sadhu,
        ),
        ("each of your houses", "chacune de vos maisons", &points.house),
        ("your architect", "votre architecte", &points.architect),
        (
            "home city of a character you hold (advanced game I)",
            "ville natale d’un personnage que vous avez (version avancée I)",
            &points.home,
        ),
    ] {
        grid.row([words.say(english, french), &value.value.to_string()]);
    }
    grid.text()
}

fn places(data: &Data, words: &Words<'_>) -> Result<String> {
    let net = data.net();
    let mut grid = Grid::new(words.say(
        ["place", "roads lead to (with their villages)", "home of"],
        ["lieu", "routes vers (et nombre de villages)", "ville natale pour"],
    ));
    for junction in &data.junction {
        let home = data.character.iter().find(|c| c.home.value == junction.id);
        let home = match home {
            Some(character) => words.word(&format!("character-{}", character.key))?,
            None => words.say("the start", "le départ").to_owned(),
        };
        grid.row([net.stop(junction.id, words)?, net.leads(junction.id)?, home]);
    }
    Ok(grid.text())
}

fn numbers(data: &Data, words: &Words<'_>) -> Result<String> {
    let Data { garden, points, costs, supply, track, guard, .. } = data;
    let gold = |n: u8| words.count("gold", n);
    let plain = |n: u8| Ok::<_, anyhow::Error>(n.to_string());
    let mut grid = Grid::new(words.say(["what", "number"], ["quoi", "nombre"]));
    for (english, french, number) in [
        (
            "gold of each player at the start",
            "or de chaque joueur au départ",
            gold(supply.gold.value),
        ),
        ("palaces of each player", "palais de chaque joueur", plain(supply.palaces.value)),
        (
            "palaces of each player in the short game",
            "palais de chaque joueur en partie courte",
            plain(supply.palaces_short.value),
        ),
        ("houses of each player", "maisons de chaque joueur", plain(supply.houses.value)),
        (
            "of these, placed before the first round",
            "dont placées avant la première manche",
            plain(supply.opening.value),
        ),
        ("of these, in the reserve then", "dont en réserve ensuite", plain(supply.reserve.value)),
        ("of these, in the quarry then", "dont à la carrière ensuite", plain(supply.quarry.value)),
        (
            "sites for palaces in the centre of a city",
            "emplacements de palais au centre d’une ville",
            plain(garden.centre.value),
        ),
        ("sites for palaces around it", "emplacements de palais autour", plain(garden.outer.value)),
        (
            "to each other player for an action given up",
            "à chaque autre joueur pour une action abandonnée",
            gold(costs.given_up.value),
        ),
        (
            "for being the only one with points in a city, on top of the first prize",
            "à qui est seul à avoir des points dans une ville, en plus du premier prix",
            gold(points.monopoly.value),
        ),
        (
            "start spaces of the governors’ track",
            "cases de départ de la piste des gouverneurs",
            plain(track.start.value),
        ),
        ("numbered spaces above them", "cases numérotées au-dessus", plain(track.numbers.value)),
        (
            "number on which a governor ends the match",
            "numéro où un gouverneur finit la partie",
            plain(track.end.value),
        ),
        (
            "rounds of the short game",
            "manches de la partie courte",
            plain(track.short_rounds.value),
        ),
        (
            "action tokens (advanced game I)",
            "jetons d’action (version avancée I)",
            plain(supply.tokens.value),
        ),
        (
            "roads an architect travels, at most (6.12)",
            "routes parcourues au plus (6.12)",
            plain(guard.roads.value),
        ),
    ] {
        grid.row([words.say(english, french), &number?]);
    }
    Ok(grid.text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::rulebook::words::Lang;

    const ENGLISH: &str = include_str!("../../../../games/raja/i18n/en.ftl");
    const FRENCH: &str = include_str!("../../../../games/raja/i18n/fr.ftl");

    fn all(lang: Lang, words: &str) -> Result<String> {
        let tables = tell(&[super::super::DATA], &Words::read(lang, words)?)?;
        Ok(tables.into_iter().map(|(_, text)| text).collect())
    }

    #[test]
    fn both_languages_tell_the_numbers_of_the_data() {
        let text = all(Lang::En, ENGLISH).unwrap();
        for row in [
            "| Gold | `gold` | 2 gold from the bank | nothing |",
            "| 2 | Merchant | `merchant` | 1 gold in each of your turns | Ahmadabad (C) |",
            "| 4 | 12, 9, 6, 3 | 2 | 1 |",
            "| Sarai (S) | Amber (v01), Rewari (v02) | Delhi (A) |",
            "| Bikaner (F) | Delhi 2, Jodhpur 2, Ahmadabad 1 | the Yogi |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        let text = all(Lang::Fr, FRENCH).unwrap();
        assert!(text.contains("| 12 pièces d’or, ou 9 pièces d’or avec l’Artisan |"), "{text}");
        assert!(text.contains("| Maison | `house` |"), "{text}");
    }

    #[test]
    fn a_power_that_tells_another_number_is_refused() {
        let words = ENGLISH.replace("palaces cost you 9", "palaces cost you 8");
        let why = format!("{:#}", all(Lang::En, &words).unwrap_err());
        assert!(why.contains("help-artisan says [6, 8], the data [6, 9]"), "{why}");
    }
}
