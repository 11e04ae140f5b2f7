//! Maharaja's board, pieces and numbers.
//!
//! In two stages: first the file as it stands, every field known by name; then
//! what its parts must give together, and the code. Most of what is printed on
//! the pieces is reconstructed, so all of it comes from the file.

pub(super) mod tables;

use super::layout::{array, constant, listed, quoted};
use super::net::{Junction, Net, Road, Village};
use super::{Fact, MARK};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    junction: Vec<Junction>,
    village: Vec<Village>,
    road: Vec<Road>,
    city: Vec<City>,
    character: Vec<Character>,
    table: Vec<Table>,
    cult: Cult,
    costs: Costs,
    gains: Gains,
    supply: Supply,
    track: Track,
    r#final: Final,
    tile: Vec<Tile>,
    level: Vec<Level>,
    setup: Vec<Setup>,
    action: Vec<Action>,
    solo: Solo,
    guard: Guard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct City {
    id: char,
    symbol: Fact<String>,
    upper: Fact<Bonus>,
    lower: Fact<Bonus>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bonus {
    kind: String,
    amount: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Character {
    number: Fact<u8>,
    key: Fact<String>,
    kind: Fact<String>,
    first: Fact<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    players: Fact<u8>,
    prizes: Fact<Vec<u8>>,
    village: Fact<u8>,
    rewards: Fact<u8>,
}

/// A table of plain numbers.
macro_rules! numbers {
    ($name:ident { $($field:ident),* }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($field: Fact<u8>,)*
        }
    };
}

numbers!(Cult {
    centre,
    outer,
    outer_special,
    shrine,
    priest,
    priest_power,
    pair_power,
    flat_power
});
numbers!(Costs {
    shrine,
    statue_maharaja,
    statue,
    statue_special,
    discount,
    artisan,
    prestige,
    exchange
});
numbers!(Gains {
    coins,
    shrines,
    prestige,
    no_cult,
    first,
    exchanges,
    reward_coins,
    reward_shrines,
    reward_both,
    reward_lose,
    reward_prestige,
    reward_buys
});
numbers!(Supply { coins, prestige, shrines, hand, opening, statues, tokens, maharani });
numbers!(Track { cells, lead, rounds, r#move, move_bot, spaces });
numbers!(Final { statue, coins, sole, tied });
numbers!(Solo { statue, shrine_coins, first, second, row, any_coin });
numbers!(Guard { roads });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    id: String,
    lines: Fact<Vec<Line>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    kind: String,
    points: i8,
    tied: Option<i8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    id: String,
    coins: Fact<u8>,
    prestige: Fact<u8>,
    circles: Fact<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    green: Fact<Vec<String>>,
    blue: Fact<Vec<String>>,
    red: Fact<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Action {
    deeds: Fact<Vec<String>>,
    goes: Fact<String>,
    tick: Fact<u8>,
}

/// The options and levels in the order of the code of the game.
const TILES: &[&str] = &["f1", "f2", "f3", "f4", "pairs", "supply"];
const LEVELS: &[&str] = &["easy", "medium", "hard"];
const CIRCLES: &[&str] = &["green", "blue", "red"];

impl Data {
    fn net(&self) -> Net<'_> {
        Net { junction: &self.junction, village: &self.village, road: &self.road }
    }
}

/// What the parts must give together.
fn audit(data: &Data) -> Result<()> {
    data.net().audit()?;
    let cities: String = data.city.iter().map(|city| city.id).collect();
    ensure!(cities == "ABCDEFG", "the cities are {cities}, not ABCDEFG");
    ensure!(data.character.len() == 16, "there are {} characters, not 16", data.character.len());
    for (n, character) in data.character.iter().enumerate() {
        let key = &character.key.value;
        ensure!(usize::from(character.number.value) == n + 1, "{key} is misnumbered");
        let plain = !key.is_empty() && key.bytes().all(|letter| letter.is_ascii_lowercase());
        ensure!(plain, "{key:?} is not one word in small letters");
        let others = data.character.iter().filter(|other| other.key.value == *key).count();
        ensure!(others == 1, "{others} characters are called {key}");
    }
    let first = data.character.iter().filter(|character| character.first.value).count();
    ensure!(first == 7, "{first} characters for the first match, not 7");
    for (table, players) in data.table.iter().zip(1..) {
        ensure!(table.players.value == players, "the tables are not for 1 to 4 players in order");
        let parties = usize::from(players.max(2));
        ensure!(table.prizes.value.len() == parties, "{players} players, other prizes");
        ensure!(table.prizes.value.is_sorted_by(|a, b| a > b), "the prizes do not fall");
        ensure!((1..=2).contains(&table.village.value), "shrines in a village");
        ensure!(table.rewards.value == players + 1, "reward tiles for {players} players");
    }
    ensure!(data.table.len() == 4, "there are {} tables, not 4", data.table.len());
    let supply = &data.supply;
    ensure!(supply.opening.value <= supply.hand.value, "more opening shrines than in hand");
    ensure!(supply.hand.value <= supply.shrines.value, "more shrines in hand than there are");
    let Track { cells, lead, rounds, spaces, .. } = &data.track;
    let needed = lead.value + 7 + rounds.value;
    ensure!(cells.value == needed, "the track has {} cells, not {needed}", cells.value);
    ensure!(spaces.value == 12, "there are {} spaces for reward tiles, not 12", spaces.value);
    let ids: Vec<_> = data.tile.iter().map(|tile| tile.id.as_str()).collect();
    ensure!(ids == TILES, "the final tiles are {ids:?}, not {TILES:?}");
    let ids: Vec<_> = data.level.iter().map(|level| level.id.as_str()).collect();
    ensure!(ids == LEVELS, "the levels are {ids:?}, not {LEVELS:?}");
    ensure!(data.setup.len() == 3, "there are {} set-up tiles, not 3", data.setup.len());
    for setup in &data.setup {
        let sizes = [&setup.green, &setup.blue, &setup.red].map(|circle| circle.value.len());
        ensure!(sizes == [4, 2, 2], "the circles of a set-up tile are {sizes:?}");
        let mut all = [&setup.green, &setup.blue, &setup.red].map(|c| c.value.clone()).concat();
        all.sort();
        all.dedup();
        ensure!(all.len() == 8, "a village has two circles");
    }
    ensure!(data.action.len() == 12, "there are {} action tiles, not 12", data.action.len());
    for action in &data.action {
        ensure!((1..=3).contains(&action.tick.value), "a tick for {}", action.tick.value);
        ensure!(action.deeds.value.len() == 2, "a tile has {} deeds", action.deeds.value.len());
    }
    Ok(())
}

fn bonus(bonus: &Bonus) -> Result<String> {
    let kind = match bonus.kind.as_str() {
        "token" => "Token",
        "prestige" => "Prestige",
        "coins" => "Coins",
        "shrines" => "Shrines",
        other => bail!("there is no bonus {other}"),
    };
    Ok(format!("Bonus::{kind}({})", bonus.amount))
}

/// What is printed on cities and characters.
fn pieces(data: &Data) -> Result<String> {
    let ids: Vec<String> = data.city.iter().map(|city| city.id.to_string()).collect();
    let mut upper = Vec::new();
    let mut lower = Vec::new();
    for (city, id) in data.city.iter().zip(&ids) {
        upper.push((bonus(&city.upper.value)?, id.as_str(), city.upper.evidence));
        lower.push((bonus(&city.lower.value)?, id.as_str(), city.lower.evidence));
    }
    let mut code =
        array("What site 1, the upper bonus site, gives in each city.", "UPPER", "Bonus", upper);
    code += &array("What site 4, the lower bonus site, gives.", "LOWER", "Bonus", lower);
    let symbols = data.city.iter().zip(&ids);
    code += &array(
        "The sign of each city, on its banner.",
        "SYMBOLS",
        "&str",
        symbols.map(|(c, id)| (quoted(&c.symbol.value), id.as_str(), c.symbol.evidence)),
    );
    let numbers: Vec<String> = data.character.iter().map(|c| c.number.value.to_string()).collect();
    let characters = || data.character.iter().zip(&numbers);
    code += &array(
        "What each character is called where it is typed.",
        "CHARACTER_KEYS",
        "&str",
        characters().map(|(c, n)| (quoted(&c.key.value), n.as_str(), c.key.evidence)),
    );
    let mut kinds = Vec::new();
    for (character, n) in characters() {
        let kind = match character.kind.value.as_str() {
            "none" => "None",
            "once" => "Once",
            "permanent" => "Permanent",
            "scoring" => "Scoring",
            other => bail!("there is no kind {other}"),
        };
        kinds.push((format!("Ability::{kind}"), n.as_str(), character.kind.evidence));
    }
    code += &array("When each character's ability works.", "ABILITIES", "Ability", kinds);
    let set = data.character.iter().filter(|character| character.first.value);
    let set = set.fold(0u16, |set, character| set | 1 << (character.number.value - 1));
    let fact = Fact { value: format!("0x{set:04X}"), evidence: data.character[0].first.evidence };
    let about = "The characters of a first match: bit `n` for number `n + 1`.";
    Ok(code + &constant(about, "FIRST_SET", "u16", &fact))
}

/// What goes by the number of players.
fn tables(data: &Data) -> String {
    let names = ["1 player", "2 players", "3 players", "4 players"];
    let tables = || data.table.iter().zip(names);
    let mut code = array(
        "The coins of a city, best first, by number of players from 1.",
        "PRIZES",
        "&[u8]",
        tables()
            .map(|(t, name)| (format!("&[{}]", listed(&t.prizes.value)), name, t.prizes.evidence)),
    );
    code += &array(
        "Shrines that a village holds, by number of players from 1.",
        "VILLAGE_LIMIT",
        "u8",
        tables().map(|(t, name)| (t.village.value.to_string(), name, t.village.evidence)),
    );
    code + &array(
        "Lowest reward tiles to choose from, by number of players from 1.",
        "OPEN_REWARDS",
        "usize",
        tables().map(|(t, name)| (t.rewards.value.to_string(), name, t.rewards.evidence)),
    )
}

fn line(line: &Line) -> Result<String> {
    let points = line.points;
    Ok(match (line.kind.as_str(), line.tied) {
        ("majority", Some(tied)) => format!("Line::Majority {{ sole: {points}, tied: {tied} }}"),
        ("presence", None) => format!("Line::Presence({points})"),
        ("roads", None) => format!("Line::Roads({points})"),
        ("pairs", None) => format!("Line::Pairs({points})"),
        ("supply", None) => format!("Line::Supply({points})"),
        (other, _) => bail!("there is no line {other}"),
    })
}

fn deed(text: &str) -> Result<String> {
    Ok(match text {
        "statue-maharaja" => "Deed::StatueMaharaja".to_owned(),
        "shrine-maharaja" => "Deed::ShrineMaharaja".to_owned(),
        "statue-first" => "Deed::StatueFirst".to_owned(),
        "statue-centre" => "Deed::StatueCentre".to_owned(),
        "statue-second" => "Deed::StatueSecond".to_owned(),
        "banner" => "Deed::Banner".to_owned(),
        "swap" => "Deed::Swap".to_owned(),
        other => {
            let amount = other.strip_prefix("coins-").and_then(|n| n.parse::<u8>().ok());
            format!("Deed::Coins({})", amount.with_context(|| format!("no deed {other}"))?)
        }
    })
}

/// Final tiles, and everything of Brahmabot.
fn tiles(data: &Data) -> Result<String> {
    let mut finals = Vec::new();
    for tile in &data.tile {
        let lines: Vec<String> = tile.lines.value.iter().map(line).collect::<Result<_>>()?;
        finals.push((format!("&[{}]", lines.join(", ")), tile.id.as_str(), tile.lines.evidence));
    }
    let mut code = array("The final tiles, as lists of lines.", "FINAL_TILES", "&[Line]", finals);
    let level = |of: fn(&Level) -> &Fact<u8>| {
        let facts = data.level.iter().map(|level| (level, of(level)));
        let facts: Vec<_> = facts
            .map(|(level, fact)| (fact.value.to_string(), level.id.as_str(), fact.evidence))
            .collect();
        facts
    };
    code += &array("Brahmabot's coins by level.", "BOT_COINS", "u16", level(|l| &l.coins));
    code += &array("Brahmabot's prestige by level.", "BOT_PRESTIGE", "u16", level(|l| &l.prestige));
    let names = ["first", "second", "third"];
    let mut setups = Vec::new();
    for (setup, name) in data.setup.iter().zip(names) {
        let mut sets = Vec::new();
        for level in &data.level {
            let mut set = 0u32;
            for circle in &level.circles.value {
                let at = CIRCLES.iter().position(|known| known == circle);
                let at = at.with_context(|| format!("there is no circle {circle}"))?;
                for village in &[&setup.green, &setup.blue, &setup.red][at].value {
                    set |= 1 << data.net().village(village)?;
                }
            }
            sets.push(format!("0x{:04X}_{:04X}", set >> 16, set & 0xFFFF));
        }
        setups.push((format!("[{}]", sets.join(", ")), name, setup.green.evidence));
    }
    code += &array(
        "The villages of each set-up tile, by level: bit `n` for village `n`.",
        "SETUPS",
        "[u32; 3]",
        setups,
    );
    let numbers: Vec<String> = (1..=data.action.len()).map(|n| n.to_string()).collect();
    let mut rows = Vec::new();
    for (action, n) in data.action.iter().zip(&numbers) {
        let deeds: Vec<String> =
            action.deeds.value.iter().map(|text| deed(text)).collect::<Result<_>>()?;
        let goes = match action.goes.value.as_str() {
            "maharaja" => "None".to_owned(),
            city => {
                let letter = city.chars().next().filter(|_| city.len() == 1);
                let at = data.net().junction(letter.context("where a tile leads")?)?;
                ensure!(at > 0, "a tile leads to the start");
                format!("Some({})", at - 1)
            }
        };
        let tick = action.tick.value;
        let row = format!("tile([{}], {goes}, {tick})", deeds.join(", "));
        rows.push((row, n.as_str(), action.deeds.evidence));
    }
    code += "\n/// Brahmabot's action tiles.\n";
    let _ = writeln!(code, "pub const ACTION_TILES: [ActionTile; {}] = [", rows.len());
    for (row, n, evidence) in rows {
        let _ = writeln!(code, "    // {n}: {evidence}\n    {row},");
    }
    Ok(code + "];\n")
}

fn constants(data: &Data) -> String {
    let Data { cult, costs, gains, supply, track, r#final, solo, guard, .. } = data;
    let list: &[(&str, &str, &str, &Fact<u8>)] = &[
        ("Cult of a statue in the centre.", "CENTRE_CULT", "u8", &cult.centre),
        ("Cult of an outer statue.", "OUTER_CULT", "u8", &cult.outer),
        ("Cult of an outer statue by special rule 2.", "OUTER_CULT_R2", "u8", &cult.outer_special),
        ("Cult of a shrine.", "SHRINE_CULT", "u8", &cult.shrine),
        ("Cult of the priest.", "PRIEST_CULT", "u8", &cult.priest),
        ("Cult that character 5 adds to the priest.", "PRIEST_POWER", "u8", &cult.priest_power),
        ("Cult that character 7 adds to two shrines.", "PAIR_POWER", "u8", &cult.pair_power),
        ("Cult that character 8 adds.", "FLAT_POWER", "u8", &cult.flat_power),
        ("What a shrine costs.", "SHRINE_COST", "u16", &costs.shrine),
        (
            "What a statue costs in the Maharaja's city.",
            "STATUE_COST_MAHARAJA",
            "u16",
            &costs.statue_maharaja,
        ),
        ("What a statue costs elsewhere.", "STATUE_COST", "u16", &costs.statue),
        (
            "What a statue costs elsewhere by special rule 3.",
            "STATUE_COST_R3",
            "u16",
            &costs.statue_special,
        ),
        ("What the actions with a discount take off.", "DISCOUNT", "u16", &costs.discount),
        ("What character 15 takes off a statue.", "ARTISAN", "u16", &costs.artisan),
        ("What the action Prestige costs.", "PRESTIGE_COST", "u16", &costs.prestige),
        ("Coins for one prestige at character 3.", "EXCHANGE", "u16", &costs.exchange),
        ("What the action Coins brings.", "COINS_ACTION", "u16", &gains.coins),
        ("What the action Stock brings.", "STOCK_ACTION", "u8", &gains.shrines),
        ("What the action Prestige brings.", "PRESTIGE_ACTION", "u16", &gains.prestige),
        ("Coins for a player without cult.", "NO_CULT", "u16", &gains.no_cult),
        ("Prestige for the first by special rule 1.", "FIRST_PRESTIGE", "u16", &gains.first),
        ("Exchanges of character 3 at most.", "EXCHANGES", "u8", &gains.exchanges),
        ("Coins of the first reward tile.", "REWARD_COINS", "u16", &gains.reward_coins),
        ("Shrines of the second reward tile.", "REWARD_SHRINES", "u8", &gains.reward_shrines),
        (
            "Coins, and prestige, of the third reward tile.",
            "REWARD_BOTH",
            "u16",
            &gains.reward_both,
        ),
        ("Coins that others lose by a reward tile.", "REWARD_LOSE", "u16", &gains.reward_lose),
        ("Prestige of a reward tile.", "REWARD_PRESTIGE", "u16", &gains.reward_prestige),
        ("Prestige a reward tile sells at most.", "REWARD_BUYS", "u8", &gains.reward_buys),
        ("Coins at the start.", "START_COINS", "u16", &supply.coins),
        ("Prestige at the start.", "START_PRESTIGE", "u16", &supply.prestige),
        ("Shrines of each player.", "SHRINES", "u8", &supply.shrines),
        ("Shrines in hand at the start.", "START_HAND", "u8", &supply.hand),
        ("Shrines each player places before the first round.", "OPENING", "u8", &supply.opening),
        ("Statues of each player.", "STATUES", "u8", &supply.statues),
        ("Action tokens in all.", "TOKENS", "u8", &supply.tokens),
        ("Maharani tokens in all.", "MAHARANIS", "usize", &supply.maharani),
        ("Cells of the banners' track.", "CELLS", "u8", &track.cells),
        ("Cells before the banners at the start.", "LEAD", "u8", &track.lead),
        ("Rounds of a match.", "ROUNDS", "u8", &track.rounds),
        ("Cells that a banner is moved.", "BANNER_MOVE", "u8", &track.r#move),
        ("Cells that Brahmabot moves a banner.", "BOT_BANNER_MOVE", "u8", &track.move_bot),
        ("Spaces for reward tiles.", "SPACES", "usize", &track.spaces),
        ("Final prestige for a statue.", "FINAL_STATUE", "i32", &r#final.statue),
        ("Coins for one final prestige.", "FINAL_COINS", "i32", &r#final.coins),
        ("Final prestige for most cult in a city.", "FINAL_SOLE", "i8", &r#final.sole),
        ("Final prestige for a tie.", "FINAL_TIED", "i8", &r#final.tied),
        (
            "What Brahmabot pays for a statue where it has travelled to.",
            "BOT_STATUE",
            "u16",
            &solo.statue,
        ),
        ("What Brahmabot gets if it builds a shrine there.", "BOT_COIN", "u16", &solo.shrine_coins),
        ("Prestige of Brahmabot as first.", "BOT_FIRST", "u16", &solo.first),
        ("Prestige of Brahmabot as second.", "BOT_SECOND", "u16", &solo.second),
        ("Characters in the row when one plays.", "SOLO_ROW", "u8", &solo.row),
        ("Final prestige of Brahmabot for any coins.", "BOT_ANY_COIN", "i32", &solo.any_coin),
        ("Roads a priest travels without another deed at most.", "MOST_ROADS", "u8", &guard.roads),
    ];
    list.iter().map(|(about, name, kind, fact)| constant(about, name, kind, fact)).collect()
}

pub(super) fn write(text: &str) -> Result<String> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    let mut code = format!("{MARK} from `data/maharaja.toml`: change\n");
    code += "//! that file, not this one.
//!
//! The board, the pieces and the numbers of the rules. Behind each stands how we
//! know it: *printed* in the rulebook, *sourced* from what reviews tell, *ruled*
//! by us, or *reconstructed* so that everything that is known holds.

use crate::character::Ability;
use crate::finale::Line;
use crate::site::Bonus;
use crate::tile::{ActionTile, Deed, tile};
use roads::{Junction, Net, Road, Stretch, Village};
";
    code += &data.net().code()?;
    code += &data.net().places("The colour of each junction, and of its banner.");
    code += &pieces(&data)?;
    code += &tables(&data);
    code += &tiles(&data)?;
    code += &constants(&data);
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = include_str!("../../../games/maharaja/data/maharaja.toml");

    #[test]
    fn pieces_and_numbers_are_written_with_their_evidence() {
        let code = write(DATA).unwrap();
        for line in [
            "    Bonus::Coins(3),    // A: reconstructed",
            "    \"mogul\",       // 1: reconstructed",
            "    &[12, 10, 8, 6], // 4 players: printed",
            "    tile([Deed::StatueMaharaja, Deed::Banner], Some(1), 2),",
            "    [0x0000_00CC, 0x0030_00CC, 0x00F0_00CC], // first: reconstructed",
            "pub const STATUE_COST: u16 = 10; // printed",
            "pub const FIRST_SET: u16 = 0x6913; // printed",
        ] {
            assert!(code.lines().any(|l| l == line), "{line}\n{code}");
        }
    }

    #[test]
    fn data_that_does_not_hold_together_is_refused() {
        for (from, to, why) in [
            ("id = \"v07\"", "id = \"v70\"", "out of order"),
            ("kind = \"coins\", amount", "kind = \"gold\", amount", "no bonus gold"),
            ("\"mogul\"", "\"Mogul\"", "small letters"),
            ("\"mogul\"", "\"poet\"", "2 characters are called poet"),
            (
                "value = 16, evidence = \"printed\" }\nkey",
                "value = 6, evidence = \"printed\" }\nkey",
                "misnumbered",
            ),
            ("kind = { value = \"once\"", "kind = { value = \"twice\"", "no kind twice"),
            ("first = { value = false", "first = { value = true", "8 characters for the first"),
            ("value = [12, 9, 6]", "value = [12, 9, 9]", "do not fall"),
            ("value = [12, 9, 6]", "value = [12, 9]", "other prizes"),
            ("cells = { value = 16", "cells = { value = 15", "not 16"),
            ("id = \"f1\"", "id = \"f9\"", "the final tiles are"),
            ("kind = \"presence\"", "kind = \"absence\"", "no line absence"),
            ("[\"v21\", \"v22\"]", "[\"v03\", \"v22\"]", "v03 lies on 2 roads"),
            ("\"statue-second\"", "\"statue-third\"", "no deed statue-third"),
            ("goes = { value = \"B\"", "goes = { value = \"X\"", "no junction X"),
            ("tick = { value = 2", "tick = { value = 4", "a tick for 4"),
            ("evidence = \"reconstructed\"", "evidence = \"guessed\"", "guessed"),
            ("[guard]", "[guard]\ngate = 1", "gate"),
        ] {
            assert!(DATA.contains(from), "{from}");
            let error = format!("{:#}", write(&DATA.replacen(from, to, 1)).unwrap_err());
            assert!(error.contains(why), "{to}: {error}");
        }
    }
}
