//! Nations, events and cards, and whether they agree with each other.

pub(super) mod tables;

use super::super::MARK;
use super::{REGIONS, TERRITORIES, area, constant, find, hex, mask};
use anyhow::{Result, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// In the order of their sequences, which the code of the game fixes.
const NATIONS: [&str; 17] = [
    "pandya",
    "greeks",
    "afghans",
    "mahrattas",
    "chola",
    "maurya",
    "harappans",
    "sinhalese",
    "sikhs",
    "rajputs",
    "gupta",
    "muslims",
    "mughals",
    "portuguese",
    "dutch",
    "french",
    "british",
];
/// In the order of their appearance.
const LEADERS: [(&str, &str); 16] = [
    ("alexander", "greeks"),
    ("ashoka", "maurya"),
    ("chandra", "gupta"),
    ("raja-raja", "chola"),
    ("aybak", "muslims"),
    ("timur", "mughals"),
    ("sanga", "rajputs"),
    ("akbar", "mughals"),
    ("albuquerque", "portuguese"),
    ("shivaji", "mahrattas"),
    ("alamgir", "mughals"),
    ("rao", "mahrattas"),
    ("nizam", "mughals"),
    ("dupleix", "french"),
    ("abdali", "afghans"),
    ("clive", "british"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    totals: Totals,
    nation: Vec<Nation>,
    submission: Vec<Submission>,
    setup: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    event: Vec<Event>,
    kill: Vec<Kill>,
    hold: Vec<Hold>,
    raj: Vec<Raj>,
    trade: Vec<Trade>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Totals {
    nations: usize,
    indian: usize,
    armies: u32,
    leaders: usize,
    turns: usize,
    full_setup: usize,
    short_setup: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nation {
    key: String,
    armies: u8,
    #[serde(default)]
    factories: u8,
    seats: Seats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seats {
    four: char,
    five: char,
    three: char,
    short: char,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Submission {
    nation: String,
    region: String,
    most: u8,
    #[serde(default)]
    from_turn: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Event {
    turn: usize,
    years: [i16; 2],
    decline: Option<Decline>,
    successor: Option<Successor>,
    #[serde(default)]
    reinforcements: Vec<Reinforcement>,
    #[serde(default)]
    arrivals: Vec<Arrival>,
    british_minimum: Option<Minimum>,
    #[serde(default)]
    leaders: Vec<Leader>,
    withdrawal: Option<Decline>,
    #[serde(default)]
    major: Vec<String>,
    #[serde(default)]
    boats: Vec<String>,
    #[serde(default)]
    no_population: Vec<String>,
    #[serde(default)]
    south_population: Vec<String>,
    scoring: Option<Scoring>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decline {
    nation: String,
    armies: u8,
    leader: Option<String>,
    #[serde(default)]
    not_short: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Successor {
    from: String,
    to: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reinforcement {
    nation: String,
    armies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Arrival {
    nation: String,
    armies: u8,
    at: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Minimum {
    armies: u8,
    at: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leader {
    key: String,
    nation: String,
    #[serde(default)]
    with_invaders: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Scoring {
    All(String),
    Some(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kill {
    nation: String,
    points: u8,
    what: Vec<String>,
    #[serde(default)]
    only: Vec<String>,
    #[serde(default)]
    not: Vec<String>,
    evidence: Option<String>,
    ruling: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hold {
    nation: String,
    when: String,
    turns: Vec<usize>,
    tiers: Vec<Tier>,
    rest: Option<Rest>,
    evidence: Option<String>,
    ruling: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tier {
    points: u8,
    territories: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rest {
    points: u8,
    regions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raj {
    nation: String,
    steps: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Trade {
    nation: String,
    each: u8,
    coasts: [u8; 3],
}

/// The scenarios in the order of the code: three, four and five players, and
/// the short game.
const SCENARIOS: [&str; 4] = ["three", "four", "five", "short"];
const COLONIAL: usize = 13;

/// The four regions as bits, from the lists printed with the board. The map
/// file says the same; `cargo test` in the game compares them.
fn region(key: &str) -> Result<u64> {
    const LISTS: [&str; 4] = [
        "agra baluchistan bengal bihar bundelkhand delhi gandhara gujarat jaunpur kashmir \
         lahore magadha malwa orissa oudh punjab rajputana sind",
        "andhra berar bidar bijapur golconda gondwana karnataka kerala khandesh maharashtra \
         malabar mysore",
        "assam bhutan ladakh nepal",
        "lanka simhala",
    ];
    if key == "any" {
        return Ok((1 << 36) - 1);
    }
    let list = LISTS[find(&REGIONS, key)?].split_whitespace();
    list.map(|key| find(&TERRITORIES, key)).try_fold(0, |bits, n| Ok(bits | 1u64 << n?))
}

fn nations(keys: &[String]) -> Result<u32> {
    keys.iter().try_fold(0, |bits, key| find(&NATIONS, key).map(|n| bits | 1 << n))
}

/// `raja-raja` as the code calls it: `RajaRaja`.
fn variant(key: &str) -> String {
    let parts = key.split('-').map(|part| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    });
    parts.collect()
}

fn nation(key: &str) -> Result<String> {
    find(&NATIONS, key)?;
    Ok(format!("Nation::{}", variant(key)))
}

fn leader(key: &str) -> Result<String> {
    ensure!(LEADERS.iter().any(|(known, _)| *known == key), "who is {key}?");
    Ok(format!("Leader::{}", variant(key)))
}

fn scoring(event: &Event) -> Result<u32> {
    match &event.scoring {
        None => Ok(0),
        Some(Scoring::All(word)) => {
            ensure!(word == "all", "{word}?");
            Ok((1 << NATIONS.len()) - 1)
        }
        Some(Scoring::Some(keys)) => nations(keys),
    }
}

fn audit(data: &Data) -> Result<()> {
    let keys: Vec<&str> = data.nation.iter().map(|nation| nation.key.as_str()).collect();
    ensure!(keys == NATIONS && keys.len() == data.totals.nations, "the nations are {keys:?}");
    let armies: u32 = data.nation.iter().map(|nation| u32::from(nation.armies)).sum();
    ensure!(armies == data.totals.armies, "the armies are {armies}");
    let indian = data.nation.iter().filter(|nation| nation.factories == 0).count();
    ensure!(indian == data.totals.indian && indian == COLONIAL, "{indian} nations are Indian");
    for (name, expected) in [("full", data.totals.full_setup), ("short", data.totals.short_setup)] {
        let setup = &data.setup[name];
        let all: Vec<&String> = setup.values().flatten().collect();
        ensure!(all.len() == expected, "the {name} set-up has {} territories", all.len());
        ensure!(mask(all)?.count_ones() as usize == expected, "the {name} set-up repeats itself");
    }
    ensure!(data.event.len() == data.totals.turns, "there are {} turns", data.event.len());
    let mut leaders = Vec::new();
    for (n, event) in data.event.iter().enumerate() {
        ensure!(event.turn == n + 1, "turn {} stands in place {}", event.turn, n + 1);
        if let Some(next) = data.event.get(n + 1) {
            ensure!(event.years[1] == next.years[0], "the years of turn {}", event.turn);
        }
        leaders.extend(event.leaders.iter().map(|l| (l.key.as_str(), l.nation.as_str())));
        for leader in event.leaders.iter().filter(|leader| leader.with_invaders) {
            let comes = event.arrivals.iter().any(|arrival| arrival.nation == leader.nation);
            ensure!(comes, "{} comes with nobody", leader.key);
        }
        for arrival in &event.arrivals {
            let limit = data.nation[find(&NATIONS, &arrival.nation)?].armies;
            ensure!(arrival.armies <= limit, "turn {} brings too many", event.turn);
        }
        if let Some(successor) = &event.successor {
            let pair = [successor.from.as_str(), successor.to.as_str()];
            ensure!(pair == ["maurya", "gupta"], "{pair:?}");
        }
    }
    let expected: BTreeMap<_, _> = LEADERS.into_iter().collect();
    ensure!(leaders.len() == data.totals.leaders, "the leaders are {}", leaders.len());
    ensure!(leaders.into_iter().collect::<BTreeMap<_, _>>() == expected, "the leaders differ");
    cards(data)
}

/// Every date on a card is in the table of events, and the other way.
fn cards(data: &Data) -> Result<()> {
    let mut dates = vec![0u32; data.event.len()];
    for hold in &data.hold {
        ensure!(hold.evidence.is_some() == hold.ruling.is_some(), "evidence of {}", hold.nation);
        let bit = 1 << find(&NATIONS, &hold.nation)?;
        for turn in &hold.turns {
            ensure!((1..=dates.len()).contains(turn), "a card of {}: turn {turn}?", hold.nation);
            if hold.when == "end" {
                dates[turn - 1] |= bit;
            } else {
                ensure!(hold.when == "raid", "{}?", hold.when);
            }
        }
        let mut seen = 0;
        for tier in &hold.tiers {
            let tier = mask(&tier.territories)?;
            ensure!(seen & tier == 0, "a card of {} pays a territory twice", hold.nation);
            seen |= tier;
        }
    }
    for event in &data.event {
        let table = scoring(event)?;
        let named = dates[event.turn - 1];
        ensure!(named & !table == 0, "turn {}: cards score, the table does not", event.turn);
        if let Some(Scoring::Some(_)) = &event.scoring {
            ensure!(named == table, "turn {}: the table scores, the cards do not", event.turn);
        }
        let raids: Vec<&Hold> = data
            .hold
            .iter()
            .filter(|hold| hold.when == "raid" && hold.turns.contains(&event.turn))
            .collect();
        if let Some(withdrawal) = &event.withdrawal {
            let counts = raids.iter().any(|hold| hold.nation == withdrawal.nation);
            ensure!(counts, "turn {}: who leaves has no raid to count", event.turn);
        }
    }
    for kill in &data.kill {
        ensure!(kill.evidence.is_some() == kill.ruling.is_some(), "evidence of {}", kill.nation);
    }
    let raj: Vec<&str> = data.raj.iter().map(|raj| raj.nation.as_str()).collect();
    ensure!(raj == ["maurya", "gupta", "muslims", "mughals", "british"], "Raj is for {raj:?}");
    ensure!(data.raj.iter().all(|raj| raj.steps == [9, 18, 27, 36]), "the steps of Raj");
    let trade: Vec<&str> = data.trade.iter().map(|trade| trade.nation.as_str()).collect();
    ensure!(trade == NATIONS[COLONIAL..], "factories score for {trade:?}");
    ensure!(data.trade.iter().all(|t| t.each == 1 && t.coasts == [1, 2, 3]), "factory points");
    own_pieces(data)
}

/// No scenario pays a player for killing his own leader.
fn own_pieces(data: &Data) -> Result<()> {
    for kill in &data.kill {
        let killer = find(&NATIONS, &kill.nation)?;
        for what in kill.what.iter().filter_map(|what| what.strip_prefix("leader:")) {
            let Some((_, of)) = LEADERS.iter().find(|(key, _)| *key == what) else { continue };
            let victim = find(&NATIONS, of)?;
            for (n, name) in SCENARIOS.iter().enumerate() {
                let pays = scenarios(kill)? & 1 << n != 0;
                let seat = |nation: usize| seats(&data.nation[nation])[n];
                let same = seat(killer) == seat(victim) && seat(killer) != '-';
                ensure!(!(pays && same), "{name}: {} is paid for {what}", kill.nation);
            }
        }
    }
    Ok(())
}

fn seats(nation: &Nation) -> [char; 4] {
    let Seats { four, five, three, short } = nation.seats;
    [three, four, five, short]
}

fn scenarios(kill: &Kill) -> Result<u8> {
    let bits = |keys: &[String]| -> Result<u8> {
        keys.iter().try_fold(0, |bits, key| find(&SCENARIOS, key).map(|n| bits | 1 << n))
    };
    let only = if kill.only.is_empty() { 15 } else { bits(&kill.only)? };
    Ok(only & !bits(&kill.not)?)
}

fn target(what: &str) -> Result<String> {
    let (kind, key) = what.split_once(':').unwrap_or((what, ""));
    Ok(match kind {
        "army" => format!("Prey::Army({})", nation(key)?),
        "factory" => format!("Prey::Factory({})", nation(key)?),
        "leader" => format!("Prey::Leader({})", leader(key)?),
        _ => anyhow::bail!("{what}?"),
    })
}

fn row(event: &Event) -> Result<String> {
    let mut text = "    Age {\n".to_owned();
    let _ = writeln!(text, "        years: ({}, {}),", event.years[0], event.years[1]);
    let decline = |decline: &Option<Decline>| -> Result<String> {
        let Some(decline) = decline else { return Ok("None".to_owned()) };
        let who = match &decline.leader {
            Some(key) => format!("Some({})", leader(key)?),
            None => "None".to_owned(),
        };
        let (nation, armies) = (nation(&decline.nation)?, decline.armies);
        let short = !decline.not_short;
        Ok(format!(
            "Some(Decline {{ nation: {nation}, armies: {armies}, leader: {who}, short: {short} }})"
        ))
    };
    let _ = writeln!(text, "        decline: {},", decline(&event.decline)?);
    let _ = writeln!(text, "        successor: {},", event.successor.is_some());
    let more: Result<Vec<String>> = event
        .reinforcements
        .iter()
        .map(|more| Ok(format!("({}, {})", nation(&more.nation)?, more.armies)))
        .collect();
    let _ = writeln!(text, "        reinforcements: &[{}],", more?.join(", "));
    let arrivals: Result<Vec<String>> = event
        .arrivals
        .iter()
        .map(|new| {
            Ok(format!("({}, {}, Area({}))", nation(&new.nation)?, new.armies, area(&new.at)?))
        })
        .collect();
    let _ = writeln!(text, "        arrivals: &[{}],", arrivals?.join(", "));
    let minimum = match &event.british_minimum {
        Some(Minimum { armies, at }) => {
            ensure!(at == "indian-ocean", "{at}?");
            *armies
        }
        None => 0,
    };
    let _ = writeln!(text, "        british_minimum: {minimum},");
    let leaders: Result<Vec<String>> = event
        .leaders
        .iter()
        .map(|new| Ok(format!("({}, {})", leader(&new.key)?, new.with_invaders)))
        .collect();
    let _ = writeln!(text, "        leaders: &[{}],", leaders?.join(", "));
    let _ = writeln!(text, "        withdrawal: {},", decline(&event.withdrawal)?);
    for (name, keys) in [
        ("major", &event.major),
        ("boats", &event.boats),
        ("no_population", &event.no_population),
        ("south_population", &event.south_population),
    ] {
        let _ = writeln!(text, "        {name}: Nations(0x{:x}),", nations(keys)?);
    }
    let _ = writeln!(text, "        scoring: Nations(0x{:x}),", scoring(event)?);
    Ok(text + "    },\n")
}

pub(in crate::codegen) fn write(text: &str) -> Result<String> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    let mut code = format!("{MARK} from `data/nations.toml`:\n");
    code += "//! change that file, not this one.
//!
//! Nations, set-ups, events and victory cards as constants.

use crate::ages::{Age, Card, Decline, Prey, Submission};
use crate::area::Area;
use crate::nation::{Leader, Nation, Nations};
";
    let listed = |values: Vec<String>| format!("[{}]", values.join(", "));
    let armies = listed(data.nation.iter().map(|n| n.armies.to_string()).collect());
    code += &constant("How many armies a nation has.", "ARMIES", "[u8; 17]", &armies);
    let most = data.nation[COLONIAL..].iter().map(|n| n.factories.to_string()).collect();
    code += &constant("How many factories a power has.", "FACTORIES", "[u8; 4]", &listed(most));
    let mut table = "[\n".to_owned();
    for (n, name) in SCENARIOS.iter().enumerate() {
        let seats = data.nation.iter().map(|nation| match seats(nation)[n] {
            '-' => "255".to_owned(),
            letter => (letter as u8 - b'A').to_string(),
        });
        let _ = writeln!(table, "    [{}], // {name}", seats.collect::<Vec<_>>().join(", "));
    }
    let about = "Who plays which nation, by scenario; 255: nobody.";
    code += &constant(about, "SEATS", "[[u8; 17]; 4]", &(table + "]"));
    let mut table = "[\n".to_owned();
    for rule in &data.submission {
        let _ = writeln!(
            table,
            "    Submission {{ nation: {}, region: {}, most: {}, from_turn: {} }},",
            nation(&rule.nation)?,
            find(&REGIONS, &rule.region)?,
            rule.most,
            rule.from_turn
        );
    }
    let kind = format!("[Submission; {}]", data.submission.len());
    code += &constant("Who may submit.", "SUBMISSIONS", &kind, &(table + "]"));
    for (name, about) in [("full", "The full set-up"), ("short", "The set-up of the short game")] {
        let setup = &data.setup[name];
        let mut table = "&[\n".to_owned();
        for key in NATIONS.iter().filter(|key| setup.contains_key(**key)) {
            let bits = hex(mask(&setup[*key])?);
            let _ = writeln!(table, "    ({}, {bits}),", nation(key)?);
        }
        ensure!(setup.keys().all(|key| NATIONS.contains(&key.as_str())), "{name}: who?");
        let name = format!("SETUP_{}", name.to_uppercase());
        let about = format!("{about}: one army in each of these territories.");
        code += &constant(&about, &name, "&[(Nation, u64)]", &(table + "]"));
    }
    let rows: Result<Vec<String>> = data.event.iter().map(row).collect();
    let rows = format!("[\n{}]", rows?.concat());
    code += &constant("The table of events.", "AGES", "[Age; 16]", &rows);

    let mut table = "&[\n".to_owned();
    for kill in &data.kill {
        for what in &kill.what {
            let (who, what) = (nation(&kill.nation)?, target(what)?);
            let scenarios = scenarios(kill)?;
            let _ = writeln!(table, "    ({who}, {what}, {}, {scenarios}),", kill.points);
        }
    }
    let about = "Who is paid for destroying what, how much, and in which scenarios (bits).";
    code += &constant(about, "KILLS", "&[(Nation, Prey, u8, u8)]", &(table + "]"));
    let mut table = "&[\n".to_owned();
    for hold in &data.hold {
        let turns = hold.turns.iter().fold(0u32, |bits, turn| bits | 1 << turn);
        let mut tiers = Vec::new();
        let mut seen = 0;
        for tier in &hold.tiers {
            let bits = mask(&tier.territories)?;
            seen |= bits;
            tiers.push(format!("({}, {})", tier.points, hex(bits)));
        }
        if let Some(rest) = &hold.rest {
            let scope =
                rest.regions.iter().try_fold(0, |bits, key| region(key).map(|r| bits | r))?;
            tiers.push(format!("({}, {})", rest.points, hex(scope & !seen)));
        }
        let _ = writeln!(
            table,
            "    Card {{ nation: {}, raid: {}, turns: 0x{turns:x}, tiers: &[{}] }},",
            nation(&hold.nation)?,
            hold.when == "raid",
            tiers.join(", ")
        );
    }
    let about = "What territories pay, held at the end of turns or raided during them.";
    code += &constant(about, "CARDS", "&[Card]", &(table + "]"));
    let steps = data.raj[0].steps.map(|step| step.to_string()).to_vec();
    let about = "Territories that make a rajah, a maharadjah, and so on.";
    code += &constant(about, "RAJ_STEPS", "[u8; 4]", &listed(steps));
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = include_str!("../../../../games/maharadjah/data/nations.toml");

    fn refused(from: &str, to: &str) -> String {
        let changed = DATA.replacen(from, to, 1);
        assert_ne!(changed, DATA, "{from}");
        write(&changed).map(|_| ()).expect_err("it must be refused").to_string()
    }

    #[test]
    fn the_tables_are_sound() {
        write(DATA).unwrap();
    }

    #[test]
    fn wrong_sums_are_refused() {
        assert!(refused("armies = 8", "armies = 9").contains("192"));
        assert!(refused("\"khandesh\", \"malwa\"]", "\"khandesh\"]").contains("set-up"));
        assert!(refused("years = [-700, -450]", "years = [-701, -450]").contains("years"));
    }

    #[test]
    fn cards_and_events_must_agree() {
        assert!(refused("scoring = [\"rajputs\"]", "").contains("the table does not"));
        let extra = "scoring = [\"rajputs\", \"chola\"]";
        assert!(refused("scoring = [\"rajputs\"]", extra).contains("the cards do not"));
        assert!(refused("turns = [4, 7]", "turns = [4, 8]").contains("turn 8"));
        assert!(refused("turns = [16]", "turns = [17]").contains("turn 17?"));
    }

    #[test]
    fn nobody_is_paid_for_his_own_leader() {
        assert!(refused("not = [\"three\"]", "").contains("is paid for"));
    }
}
