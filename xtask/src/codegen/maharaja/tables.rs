//! Maharaja's tables in its rules: the board, actions, characters, rewards and
//! what a match begins and ends with. Brahmabot's are in a file of their own.

mod solo;

use super::{Bonus, Data, audit};
use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::{Result, bail};

pub(in crate::codegen) fn tell(data: &[&str], words: &Words<'_>) -> Result<Vec<Named>> {
    let data: Data = basic_toml::from_str(data[0])?;
    audit(&data)?;
    Ok(vec![
        ("actions", actions(&data, words)?),
        ("characters", characters(&data, words)?),
        ("rewards", rewards(&data, words)?),
        ("prizes", prizes(&data, words)),
        ("cult", cult(&data, words)),
        ("final", last(&data, words)?),
        ("places", places(&data, words)?),
        ("roads", data.net().roads(words)?),
        ("numbers", numbers(&data, words)?),
        ("brahmabot-levels", solo::levels(&data, words)?),
        ("brahmabot-setups", solo::setups(&data, words)?),
        ("brahmabot-tiles", solo::tiles(&data, words)?),
        ("brahmabot-numbers", solo::numbers(&data, words)?),
    ])
}

fn actions(data: &Data, words: &Words<'_>) -> Result<String> {
    let (costs, gains) = (&data.costs, &data.gains);
    let coins = |n: u8| words.count("coins", n);
    let nothing = || words.say("nothing", "rien").to_owned();
    let less = costs.discount.value;
    let statue = |less: u8| -> Result<String> {
        let (here, elsewhere) = (
            coins(costs.statue_maharaja.value.saturating_sub(less))?,
            costs.statue.value.saturating_sub(less),
        );
        Ok(words.say(
            format!("{here} in the Maharaja’s city, {elsewhere} elsewhere"),
            format!("{here} dans la ville du Maharaja, {elsewhere} ailleurs"),
        ))
    };
    let shrine = coins(costs.shrine.value)?;
    let own = |english: &str, french: &str| words.say(english, french).to_owned();
    let move_by = data.track.r#move.value;
    let mut grid = Grid::new(words.say(
        ["action", "typed", "what it does", "what it costs"],
        ["action", "à taper", "ce qu’elle fait", "ce qu’elle coûte"],
    ));
    let rows: [(&str, &str, &[u8], String, String); 9] = [
        (
            "statue",
            "statue",
            &[],
            words.say(
                format!("one statue where your priest is, for {} less", coins(less)?),
                format!("une statue là où est votre prêtre, pour {} de moins", coins(less)?),
            ),
            statue(less)?,
        ),
        (
            "shrine",
            "shrine",
            &[],
            own(
                "one shrine in a village, or in the city where your priest is",
                "un sanctuaire dans un village, ou dans la ville où est votre prêtre",
            ),
            match costs.shrine.value.saturating_sub(less) {
                0 => nothing(),
                left => coins(left)?,
            },
        ),
        (
            "statue-shrine",
            "statue+shrine",
            &[],
            own(
                "one statue and one shrine, in one place or in two",
                "une statue et un sanctuaire, au même endroit ou non",
            ),
            words.say(
                format!("{}; for the shrine {shrine}", statue(0)?),
                format!("{} ; pour le sanctuaire, {shrine}", statue(0)?),
            ),
        ),
        (
            "shrines",
            "shrines",
            &[],
            own(
                "two shrines, at least one of them in a city",
                "deux sanctuaires, dont un au moins dans une ville",
            ),
            words.say(format!("{shrine} for each"), format!("{shrine} pour chacun")),
        ),
        (
            "coins",
            "coins",
            &[gains.coins.value],
            words.say(
                format!("{} from the bank", coins(gains.coins.value)?),
                format!("{} de la banque", coins(gains.coins.value)?),
            ),
            nothing(),
        ),
        (
            "stock",
            "stock",
            &[gains.shrines.value],
            words.say(
                format!(
                    "{} from the supply into your hand",
                    words.count("shrines", gains.shrines.value)?
                ),
                format!(
                    "{} de la réserve générale en main",
                    words.count("shrines", gains.shrines.value)?
                ),
            ),
            nothing(),
        ),
        (
            "prestige",
            "prestige",
            &[gains.prestige.value],
            words.count("prestige", gains.prestige.value)?,
            coins(costs.prestige.value)?,
        ),
        (
            "character",
            "character",
            &[],
            own(
                "another character, from the row or from a player",
                "un autre personnage, pris dans la rangée ou à un joueur",
            ),
            nothing(),
        ),
        (
            "track",
            "track",
            &[],
            words.say(
                format!("any one banner {move_by} cells to the left"),
                format!("un étendard au choix, {move_by} cases vers la gauche"),
            ),
            nothing(),
        ),
    ];
    for (id, typed, numbers, does, costs) in rows {
        let name = words.holding(&format!("kind-{id}"), numbers)?;
        grid.row([name, format!("`{typed}`"), does, costs]);
    }
    Ok(grid.text())
}

fn characters(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["number", "character", "what it does", "when", "first match"],
        ["numéro", "personnage", "ce qu’il fait", "quand", "première partie"],
    ));
    for character in &data.character {
        let number = character.number.value;
        let (cult, one) = (&data.cult, 1);
        // What the sentence of a character says in figures, from the data where
        // the data has it.
        let numbers: &[u8] = match number {
            2 | 4 | 6 | 11 => &[one],
            3 => &[data.gains.exchanges.value, data.costs.exchange.value, one],
            5 => &[cult.priest_power.value],
            7 => &[cult.pair_power.value],
            8 => &[cult.flat_power.value],
            15 => &[data.costs.artisan.value],
            _ => &[],
        };
        let when = match character.kind.value.as_str() {
            "none" => "–",
            "once" => words.say("once a round (1x)", "une fois par manche (1x)"),
            "permanent" => words.say("always", "toujours"),
            "scoring" => words.say("in a scoring", "dans un décompte"),
            other => bail!("there is no kind {other}"),
        };
        let first = if character.first.value { words.say("yes", "oui") } else { "" };
        grid.row([
            &number.to_string(),
            &words.word(&format!("name-{number}"))?,
            &words.holding(&format!("does-{number}"), numbers)?,
            when,
            first,
        ]);
    }
    Ok(grid.text())
}

fn rewards(data: &Data, words: &Words<'_>) -> Result<String> {
    let gains = &data.gains;
    let mut grid = Grid::new(
        words.say(["typed", "what the tile gives"], ["à taper", "ce que donne la tuile"]),
    );
    let both = gains.reward_both.value;
    let rows: [(&str, &[u8]); 8] = [
        ("coins", &[gains.reward_coins.value]),
        ("shrines", &[gains.reward_shrines.value]),
        ("both", &[both, both]),
        ("tribute", &[gains.reward_lose.value]),
        ("prestige", &[gains.reward_prestige.value]),
        ("buy", &[gains.reward_buys.value, 1]),
        ("shrine", &[]),
        ("maharani", &[]),
    ];
    for (key, numbers) in rows {
        grid.row([format!("`{key}`"), words.holding(&format!("reward-{key}"), numbers)?]);
    }
    Ok(grid.text())
}

fn prizes(data: &Data, words: &Words<'_>) -> String {
    let mut grid = Grid::new(words.say(
        [
            "players",
            "coins from the first rank down",
            "without cult",
            "shrines a village holds",
            "reward tiles to choose from",
        ],
        [
            "joueurs",
            "pièces, du premier rang au dernier",
            "sans culte",
            "sanctuaires par village",
            "tuiles récompense au choix",
        ],
    ));
    for table in &data.table {
        let players = table.players.value;
        let players = if players == 1 {
            words.say("1 and Brahmabot", "1 et Brahmabot").to_owned()
        } else {
            players.to_string()
        };
        grid.row([
            players,
            listed(table.prizes.value.iter().map(u8::to_string)),
            data.gains.no_cult.value.to_string(),
            table.village.value.to_string(),
            table.rewards.value.to_string(),
        ]);
    }
    grid.text()
}

fn cult(data: &Data, words: &Words<'_>) -> String {
    let cult = &data.cult;
    let mut grid =
        Grid::new(words.say(["in the scored city", "cult"], ["dans la ville décomptée", "culte"]));
    let more = |n: u8| format!("+{n}");
    for (english, french, value) in [
        ("your statue in the centre", "votre statue au centre", cult.centre.value.to_string()),
        (
            "each of your outer statues",
            "chacune de vos statues externes",
            cult.outer.value.to_string(),
        ),
        (
            "each of your outer statues with `r2=on`",
            "chacune de vos statues externes avec `r2=on`",
            cult.outer_special.value.to_string(),
        ),
        ("each of your shrines", "chacun de vos sanctuaires", cult.shrine.value.to_string()),
        ("your priest", "votre prêtre", cult.priest.value.to_string()),
        (
            "your priest, with character 5",
            "votre prêtre, avec le personnage 5",
            more(cult.priest_power.value),
        ),
        (
            "each full pair of your shrines, with character 7",
            "chaque paire de vos sanctuaires, avec le personnage 7",
            more(cult.pair_power.value),
        ),
        (
            "character 8, wherever you are",
            "personnage 8, où que vous soyez",
            more(cult.flat_power.value),
        ),
    ] {
        grid.row([words.say(english, french), &value]);
    }
    grid.text()
}

/// The final count and the final tiles.
fn last(data: &Data, words: &Words<'_>) -> Result<String> {
    let count = &data.r#final;
    let mut grid =
        Grid::new(words.say(["final count", "prestige"], ["décompte final", "prestige"]));
    for (english, french, value) in [
        ("each statue".to_owned(), "chaque statue".to_owned(), count.statue.value),
        (
            format!("each {}", words.count("coins", count.coins.value)?),
            format!("par lot de {}", words.count("coins", count.coins.value)?),
            1,
        ),
        (
            "most cult in a city, alone".to_owned(),
            "seul à avoir le plus de culte dans une ville".to_owned(),
            count.sole.value,
        ),
        (
            "most cult in a city, tied: each".to_owned(),
            "à égalité pour le plus de culte dans une ville : chacun".to_owned(),
            count.tied.value,
        ),
    ] {
        grid.row([words.say(english, french), value.to_string()]);
    }
    for tile in &data.tile {
        let mut numbers = Vec::new();
        for line in &tile.lines.value {
            numbers.push(line.points.unsigned_abs());
            numbers.extend(line.tied.map(i8::unsigned_abs));
        }
        let says = words.holding(&format!("option-final-{}", tile.id), &numbers)?;
        let points: Vec<String> =
            tile.lines.value.iter().map(|line| line.points.to_string()).collect();
        let colon = words.say(":", " :");
        grid.row([
            format!("`final={}`{colon} {says}", tile.id),
            points.join(" / ").replace('-', "−"),
        ]);
    }
    Ok(grid.text())
}

fn bonus(bonus: &Bonus, words: &Words<'_>) -> Result<String> {
    let id = match bonus.kind.as_str() {
        "token" => "tokens",
        kind @ ("prestige" | "coins" | "shrines") => kind,
        other => bail!("there is no bonus {other}"),
    };
    words.count(id, bonus.amount)
}

fn places(data: &Data, words: &Words<'_>) -> Result<String> {
    let net = data.net();
    let mut grid = Grid::new(words.say(
        ["place", "roads lead to (with their villages)", "bonus of site 1", "bonus of site 4"],
        [
            "lieu",
            "routes vers (et nombre de villages)",
            "bonus de l’emplacement 1",
            "bonus de l’emplacement 4",
        ],
    ));
    for junction in &data.junction {
        let city = data.city.iter().find(|city| city.id == junction.id);
        let (upper, lower) = match city {
            Some(city) => (bonus(&city.upper.value, words)?, bonus(&city.lower.value, words)?),
            None => ("–".to_owned(), "–".to_owned()),
        };
        grid.row([net.stop(junction.id, words)?, net.leads(junction.id)?, upper, lower]);
    }
    Ok(grid.text())
}

fn numbers(data: &Data, words: &Words<'_>) -> Result<String> {
    let Data { costs, gains, supply, track, guard, .. } = data;
    let plain = |n: u8| Ok::<_, anyhow::Error>(n.to_string());
    let coins = |n: u8| words.count("coins", n);
    let mut grid = Grid::new(words.say(["what", "number"], ["quoi", "nombre"]));
    for (english, french, number) in [
        (
            "coins of each player at the start",
            "pièces de chaque joueur au départ",
            plain(supply.coins.value),
        ),
        (
            "prestige of each player at the start",
            "prestige de chaque joueur au départ",
            plain(supply.prestige.value),
        ),
        ("statues of each player", "statues de chaque joueur", plain(supply.statues.value)),
        ("shrines of each player", "sanctuaires de chaque joueur", plain(supply.shrines.value)),
        ("of these, in hand at the start", "dont en main au départ", plain(supply.hand.value)),
        (
            "of those in hand, placed before the first round",
            "de ceux en main, placés avant la première manche",
            plain(supply.opening.value),
        ),
        ("action tokens in all", "jetons action en tout", plain(supply.tokens.value)),
        ("Maharani tokens in all", "jetons Maharani en tout", plain(supply.maharani.value)),
        (
            "a statue in the Maharaja’s city",
            "une statue dans la ville du Maharaja",
            coins(costs.statue_maharaja.value),
        ),
        ("a statue elsewhere", "une statue ailleurs", coins(costs.statue.value)),
        (
            "a statue elsewhere with `r3=on`",
            "une statue ailleurs avec `r3=on`",
            coins(costs.statue_special.value),
        ),
        (
            "a statue with character 15: less",
            "une statue avec le personnage 15 : de moins",
            coins(costs.artisan.value),
        ),
        ("a shrine", "un sanctuaire", coins(costs.shrine.value)),
        (
            "for the first of a scoring with `r1=on`",
            "au premier d’un décompte avec `r1=on`",
            words.count("prestige", gains.first.value),
        ),
        ("cells of the track", "cases de la piste", plain(track.cells.value)),
        (
            "empty cells before the banners at the start",
            "cases vides devant les étendards au départ",
            plain(track.lead.value),
        ),
        ("cells a banner is moved", "cases dont un étendard se déplace", plain(track.r#move.value)),
        ("rounds", "manches", plain(track.rounds.value)),
        ("spaces for reward tiles", "cases des tuiles récompense", plain(track.spaces.value)),
        (
            "roads a priest travels, at most (6.9)",
            "routes parcourues au plus (6.9)",
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

    const DATA: &str = include_str!("../../../../games/maharaja/data/maharaja.toml");
    const ENGLISH: &str = include_str!("../../../../games/maharaja/i18n/en.ftl");
    const FRENCH: &str = include_str!("../../../../games/maharaja/i18n/fr.ftl");

    fn all(lang: Lang, words: &str) -> Result<String> {
        let tables = tell(&[DATA], &Words::read(lang, words)?)?;
        Ok(tables.into_iter().map(|(_, text)| text).collect())
    }

    #[test]
    fn both_languages_tell_the_numbers_of_the_data() {
        let text = all(Lang::En, ENGLISH).unwrap();
        for row in [
            "| cheaper statue | `statue` | one statue where your priest is, for 1 coin less \
             | 11 coins in the Maharaja’s city, 9 elsewhere |",
            "| free shrine | `shrine` | one shrine in a village, or in the city where your priest \
             is | nothing |",
            "| move a banner | `track` | any one banner 3 cells to the left | nothing |",
            "| 15 | Artisan | statues cost 3 less | always | yes |",
            "| 4 | 12, 10, 8, 6 | 3 | 2 | 5 |",
            "| Sarai (S) | Amber (v01), Rewari (v02) | Delhi (A) |",
            "| 11 | the banner of its best lead 4 left; 3 coins | Bikaner (F) | middle |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        let text = all(Lang::Fr, FRENCH).unwrap();
        assert!(text.contains("| 3 pièces | 2 sanctuaires |"), "{text}");
        assert!(text.contains("| Tailleur de pierre |"), "{text}");
    }

    #[test]
    fn an_ability_or_a_tile_that_tells_another_number_is_refused() {
        for (from, to, why) in [
            ("statues cost 3 less", "statues cost 4 less", "does-15 says [4], the data [3]"),
            ("buy 2 prestige", "buy 3 prestige", "kind-prestige says [3], the data [2]"),
            ("all others lose 2 coins", "all others lose 1 coin", "reward-tribute says [1]"),
            ("bring 3, or 2 if tied", "bring 3, or 1 if tied", "option-final-f1 says [1, 3]"),
            ("best lead 4 left", "best lead 3 left", "deed-banner says [3], the data [4]"),
        ] {
            assert!(ENGLISH.contains(from), "{from}");
            let error = format!("{:#}", all(Lang::En, &ENGLISH.replace(from, to)).unwrap_err());
            assert!(error.contains(why), "{error}");
        }
    }
}
