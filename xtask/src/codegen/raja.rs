//! Raja's board and numbers.
//!
//! In two stages: first the file as it stands, every field known by name; then
//! what its parts must give together, and the code. That the net holds
//! together is checked once more by the compiler, in the code itself.

pub(super) mod tables;

use super::layout::{array, constant, listed};
use super::net::{Junction, Net, Road, Village};
use super::{Fact, MARK};
use anyhow::{Result, ensure};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    junction: Vec<Junction>,
    village: Vec<Village>,
    road: Vec<Road>,
    character: Vec<Character>,
    table: Vec<Table>,
    garden: Garden,
    points: Points,
    costs: Costs,
    supply: Supply,
    track: Track,
    guard: Guard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Character {
    number: Fact<u8>,
    key: String,
    advanced: Fact<bool>,
    home: Fact<char>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    players: Fact<u8>,
    prizes: Fact<Vec<u8>>,
    village: Fact<u8>,
    neutral: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Garden {
    centre: Fact<u8>,
    outer: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    centre: Fact<u8>,
    outer: Fact<u8>,
    outer_sadhu: Fact<u8>,
    house: Fact<u8>,
    architect: Fact<u8>,
    home: Fact<u8>,
    monopoly: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Costs {
    house: Fact<u8>,
    palace: Fact<u8>,
    palace_artisan: Fact<u8>,
    given_up: Fact<u8>,
    gold: Fact<u8>,
    merchant: Fact<u8>,
    quarry: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    gold: Fact<u8>,
    palaces: Fact<u8>,
    palaces_short: Fact<u8>,
    houses: Fact<u8>,
    opening: Fact<u8>,
    reserve: Fact<u8>,
    quarry: Fact<u8>,
    tokens: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    start: Fact<u8>,
    numbers: Fact<u8>,
    down: Fact<u8>,
    end: Fact<u8>,
    short_rounds: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guard {
    roads: Fact<u8>,
}

/// The characters in the order of the code of the game.
const CHARACTERS: &[&str] = &["mogul", "merchant", "sadhu", "monk", "builder", "artisan", "yogi"];
/// Colours of pieces, which is how many can play.
const COLOURS: u8 = 5;

impl Data {
    fn net(&self) -> Net<'_> {
        Net { junction: &self.junction, village: &self.village, road: &self.road }
    }
}

/// What the parts must give together.
fn audit(data: &Data) -> Result<()> {
    data.net().audit()?;
    let keys: Vec<_> = data.character.iter().map(|character| character.key.as_str()).collect();
    ensure!(keys == CHARACTERS, "the characters are {keys:?}, not {CHARACTERS:?}");
    let mut homes: Vec<char> = data.character.iter().map(|c| c.home.value).collect();
    homes.sort_unstable();
    let homes: String = homes.into_iter().collect();
    for (n, character) in data.character.iter().enumerate() {
        ensure!(usize::from(character.number.value) == n + 1, "{} is misnumbered", character.key);
        ensure!(character.advanced.value == (n == 6), "only the last character is advanced");
    }
    ensure!(homes == "ABCDEFG", "the homes are {homes}, not one in each city");

    for (table, players) in data.table.iter().zip(2..) {
        ensure!(table.players.value == players, "the tables are not for 2 to 5 players in order");
        ensure!(table.prizes.value.len() == players as usize, "{players} players, other prizes");
        let falling = table.prizes.value.is_sorted_by(|a, b| a > b);
        ensure!(falling, "the prizes for {players} players do not fall");
        ensure!(table.neutral.value == COLOURS - players, "unused colours for {players} players");
        ensure!(table.village.value == if players == 2 { 1 } else { 2 }, "houses in a village");
    }
    ensure!(data.table.len() == 4, "there are {} tables, not 4", data.table.len());

    let supply = &data.supply;
    let houses = supply.opening.value + supply.reserve.value + supply.quarry.value;
    ensure!(houses == supply.houses.value, "the houses of a player are {houses}");
    ensure!(
        supply.quarry.value.is_multiple_of(data.costs.quarry.value),
        "the quarry cannot be emptied"
    );
    let sites = data.garden.centre.value + data.garden.outer.value;
    ensure!(sites == supply.palaces.value, "a city has {sites} sites");
    ensure!(data.track.start.value == 7, "each governor starts on a space");
    ensure!(data.track.end.value == data.track.numbers.value, "the last number ends the match");
    Ok(())
}

/// What depends on the character or on the number of players.
fn tables(data: &Data) -> Result<String> {
    let mut homes = Vec::new();
    for character in &data.character {
        let home = data.net().junction(character.home.value)?;
        homes.push((format!("j({home})"), character.key.as_str(), character.home.evidence));
    }
    let mut code = array("Where each character is at home.", "HOMES", "Junction", homes);
    let names = ["2 players", "3 players", "4 players", "5 players"];
    let tables = || data.table.iter().zip(names);
    code += &array(
        "The prizes of a city, by number of players from 2.",
        "PRIZES",
        "&[u8]",
        tables()
            .map(|(t, name)| (format!("&[{}]", listed(&t.prizes.value)), name, t.prizes.evidence)),
    );
    code += &array(
        "Houses that a village holds, by number of players from 2.",
        "VILLAGE_LIMIT",
        "u8",
        tables().map(|(t, name)| (t.village.value.to_string(), name, t.village.evidence)),
    );
    code += &array(
        "Palaces of unused colours in every city, by number of players from 2.",
        "NEUTRAL",
        "u8",
        tables().map(|(t, name)| (t.neutral.value.to_string(), name, t.neutral.evidence)),
    );
    Ok(code)
}

fn constants(data: &Data) -> String {
    let Data { garden, points, costs, supply, track, guard, .. } = data;
    let list: &[(&str, &str, &Fact<u8>)] = &[
        (
            "Sites for outer palaces in a city; there is one in the centre.",
            "OUTER_SITES",
            &garden.outer,
        ),
        ("Points for a palace in the centre.", "CENTRE_POINTS", &points.centre),
        ("Points for an outer palace.", "OUTER_POINTS", &points.outer),
        ("Points for an outer palace of the Sadhu's holder.", "SADHU_POINTS", &points.outer_sadhu),
        ("Points for a house.", "HOUSE_POINTS", &points.house),
        ("Points for the architect.", "ARCHITECT_POINTS", &points.architect),
        ("Points for the home city.", "HOME_POINTS", &points.home),
        (
            "Gold for the only player with points, on top of the first prize.",
            "MONOPOLY",
            &points.monopoly,
        ),
        ("What a house costs.", "HOUSE_COST", &costs.house),
        ("What a palace costs.", "PALACE_COST", &costs.palace),
        ("What a palace costs the Artisan's holder.", "ARTISAN_COST", &costs.palace_artisan),
        ("What each other player gets for an action given up.", "COMPENSATION", &costs.given_up),
        ("What the action Gold brings.", "GOLD_ACTION", &costs.gold),
        ("What the Merchant brings.", "MERCHANT_GOLD", &costs.merchant),
        ("Houses that the action Quarry brings.", "QUARRY_HOUSES", &costs.quarry),
        ("Gold at the start.", "START_GOLD", &supply.gold),
        ("Palaces of each player.", "PALACES", &supply.palaces),
        ("Palaces of each player in the short game.", "PALACES_SHORT", &supply.palaces_short),
        ("Houses of each player.", "HOUSES", &supply.houses),
        ("Houses each player places before the first round.", "OPENING_HOUSES", &supply.opening),
        ("Houses that then come from the quarry into the reserve.", "RESERVE", &supply.reserve),
        ("Action tokens in all.", "TOKENS", &supply.tokens),
        (
            "Start spaces of the governors' track; the numbered ones follow.",
            "START_SPACES",
            &track.start,
        ),
        ("Numbered spaces of the governors' track.", "NUMBER_SPACES", &track.numbers),
        ("Spaces that a governor is moved down.", "GOVERNOR_DOWN", &track.down),
        ("Rounds of the short game.", "SHORT_ROUNDS", &track.short_rounds),
        (
            "Roads an architect travels at most before something else is done.",
            "MOST_ROADS",
            &guard.roads,
        ),
    ];
    list.iter().map(|(about, name, fact)| constant(about, name, "u8", fact)).collect()
}

pub(super) fn write(text: &str) -> Result<String> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    let mut code = format!("{MARK} from `data/raja.toml`: change\n");
    code += "//! that file, not this one.
//!
//! The board and the numbers of the rules. Behind each stands how we know it:
//! *printed* in the rulebook, *sourced* from what reviews tell, *ruled* by us,
//! or *reconstructed* so that everything that is known holds.

use roads::{Junction, Net, Road, Stretch, Village};
";
    code += &data.net().code()?;
    code += &data.net().places("The colour of each junction, and of its governor.");
    code += &tables(&data)?;
    code += &constants(&data);
    Ok(code)
}

/// The real data, for tests of this generator and of its caller.
#[cfg(test)]
pub(super) const DATA: &str = include_str!("../../../games/raja/data/raja.toml");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_roads_and_numbers_are_written_with_their_evidence() {
        let code = write(DATA).unwrap();
        for line in [
            "    // r01: reconstructed",
            "    Stretch { ends: [j(0), j(1)], villages: &[v(0), v(1)] },",
            "        0x0000_0003,",
            "        &[r(0), r(1), r(2), r(3), r(4)],",
            "pub const PALACE_COST: u8 = 12; // printed",
            "    \"Delhi\",     // A: sourced",
            "    &[13, 10, 7, 4, 1], // 5 players: printed",
        ] {
            assert!(code.lines().any(|l| l == line), "{line}\n{code}");
        }
    }

    #[test]
    fn data_that_does_not_hold_together_is_refused() {
        for (from, to, why) in [
            ("id = \"v07\"", "id = \"v70\"", "out of order"),
            ("value = [\"S\", \"A\"]", "value = [\"S\", \"X\"]", "no junction X"),
            ("value = [\"S\", \"A\"]", "value = [\"S\", \"S\"]", "leads back"),
            ("value = [\"S\", \"A\"]", "value = [\"B\", \"S\"]", "a second time"),
            ("[\"v01\", \"v02\"]", "[\"v01\", \"v03\"]", "v02 lies on 0"),
            ("[\"v01\", \"v02\"]", "[\"v01\", \"v02\", \"v03\"]", "has 3 villages"),
            ("value = [\"S\", \"A\"]", "value = [\"F\", \"G\"]", "meet at the start"),
            ("key = \"monk\"", "key = \"mink\"", "the characters are"),
            ("home = { value = \"A\"", "home = { value = \"B\"", "the homes are"),
            ("value = [12, 9, 6, 3]", "value = [12, 9, 9, 3]", "do not fall"),
            ("value = [12, 9, 6, 3]", "value = [12, 9, 6]", "other prizes"),
            ("neutral = { value = 3", "neutral = { value = 2", "unused colours"),
            ("opening = { value = 4", "opening = { value = 5", "are 21"),
            ("outer = { value = 6", "outer = { value = 5", "6 sites"),
            ("evidence = \"reconstructed\"", "evidence = \"guessed\"", "guessed"),
            ("[garden]", "[garden]\nmiddle = 1", "middle"),
        ] {
            assert!(DATA.contains(from), "{from}");
            let error = format!("{:#}", write(&DATA.replacen(from, to, 1)).unwrap_err());
            assert!(error.contains(why), "{to}: {error}");
        }
    }
}
