//! Any arrangement as text, and the one gate from it into a state.
//!
//! One line for each kind of fact; what is not named is not there. The gate is
//! `gate.rs`; this file writes and reads.

mod gate;

pub(crate) use gate::audit;

use crate::Maharadjah;
use crate::ages::Submission;
use crate::area::{Area, Areas};
use crate::nation::{Leader, Nation, Nations, Region, Scenario};
use crate::phase::{Cause, Phase};
use crate::state::{Arms, Arrival, Battle, Group, MOST_ARRIVALS, State};
use crate::tables::SUBMISSIONS;
use engine::{Faults, Message};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// Any arrangement of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position(State);

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        Position(*state)
    }

    pub(crate) fn scenario(&self) -> Scenario {
        self.0.scenario
    }

    /// The gate: a state one can play on from, or every fault at once.
    pub(crate) fn place(&self, game: &Maharadjah) -> Result<State, Faults> {
        gate::place(&self.0, game)
    }
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(", ")
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Decline => "decline",
        Cause::Stacking => "stacking",
        Cause::Withdrawal => "withdrawal",
        Cause::Overpopulation => "overpopulation",
    }
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Remove { nation, left, cause } => {
            format!("remove {nation} {left} {}", cause_key(cause))
        }
        Phase::Raise { left } => format!("raise {left}"),
        Phase::Refuge { left } => format!("refuge {left}"),
        Phase::Appoint { leader, late: false } => format!("appoint {leader}"),
        Phase::Appoint { leader, late: true } => format!("appoint {leader} late"),
        Phase::Issue(power) => format!("issue {power}"),
        Phase::Muster => "muster".to_owned(),
        Phase::March => "march".to_owned(),
        Phase::Walk => "walk".to_owned(),
        Phase::Crossing { sea, power } => format!("crossing {sea} {power}"),
        Phase::Window(nation) => format!("window {nation}"),
        Phase::Pay(nation) => format!("pay {nation}"),
        Phase::Displace => "displace".to_owned(),
        Phase::Fight => "fight".to_owned(),
        Phase::Join(power) => format!("join {power}"),
        Phase::Dice => "dice".to_owned(),
        Phase::Casualty => "casualty".to_owned(),
        Phase::Retreat => "retreat".to_owned(),
        Phase::Withdraw => "withdraw".to_owned(),
        Phase::Storm => "storm".to_owned(),
        Phase::Land => "land".to_owned(),
        Phase::Factories => "factories".to_owned(),
        Phase::Permit(site) => format!("permit {site}"),
        Phase::Arms => "arms".to_owned(),
        Phase::Offer(nation) => format!("offer {nation}"),
        Phase::LastWord => "last-word".to_owned(),
        Phase::Over => "over".to_owned(),
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["remove", nation, left, cause] => Phase::Remove {
            nation: nation.parse().ok()?,
            left: left.parse().ok()?,
            cause: [Cause::Decline, Cause::Stacking, Cause::Withdrawal, Cause::Overpopulation]
                .into_iter()
                .find(|known| cause_key(*known) == cause)?,
        },
        ["raise", left] => Phase::Raise { left: left.parse().ok()? },
        ["refuge", left] => Phase::Refuge { left: left.parse().ok()? },
        ["appoint", leader] => Phase::Appoint { leader: leader.parse().ok()?, late: false },
        ["appoint", leader, "late"] => Phase::Appoint { leader: leader.parse().ok()?, late: true },
        ["issue", power] => Phase::Issue(power.parse().ok()?),
        ["muster"] => Phase::Muster,
        ["march"] => Phase::March,
        ["walk"] => Phase::Walk,
        ["crossing", sea, power] => {
            Phase::Crossing { sea: sea.parse().ok()?, power: power.parse().ok()? }
        }
        ["window", nation] => Phase::Window(nation.parse().ok()?),
        ["pay", nation] => Phase::Pay(nation.parse().ok()?),
        ["displace"] => Phase::Displace,
        ["fight"] => Phase::Fight,
        ["join", power] => Phase::Join(power.parse().ok()?),
        ["dice"] => Phase::Dice,
        ["casualty"] => Phase::Casualty,
        ["retreat"] => Phase::Retreat,
        ["withdraw"] => Phase::Withdraw,
        ["storm"] => Phase::Storm,
        ["land"] => Phase::Land,
        ["factories"] => Phase::Factories,
        ["permit", site] => Phase::Permit(site.parse().ok()?),
        ["arms"] => Phase::Arms,
        ["offer", nation] => Phase::Offer(nation.parse().ok()?),
        ["last-word"] => Phase::LastWord,
        ["over"] => Phase::Over,
        _ => return None,
    })
}

/// `1` or `2.5`: halves.
fn halves(value: u8) -> String {
    format!("{}{}", value / 2, if value.is_multiple_of(2) { "" } else { ".5" })
}

fn read_halves(text: &str) -> Option<u8> {
    let (whole, half) = match text.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
}

fn write_group(group: &Group) -> String {
    let mut text = format!("{} from {} armies {}", group.at, group.from, group.armies);
    if group.crossed > 0 {
        let _ = write!(text, " crossed {}", group.crossed);
    }
    for (word, on) in
        [(" leader", group.leader), (" sailed", group.sailed), (" refused", group.refused)]
    {
        if on {
            text += word;
        }
    }
    for power in Nation::POWERS {
        if group.arms >> power.power() & 1 != 0 {
            let _ = write!(text, " {power}");
        }
    }
    text
}

fn read_group(text: &str) -> Option<Group> {
    let mut words = text.split_whitespace();
    let at = words.next()?.parse().ok()?;
    let mut group = Group { at, from: at, ..Group::NONE };
    while let Some(word) = words.next() {
        match word {
            "from" => group.from = words.next()?.parse().ok()?,
            "armies" => group.armies = words.next()?.parse().ok()?,
            "crossed" => group.crossed = words.next()?.parse().ok()?,
            "leader" => group.leader = true,
            "sailed" => group.sailed = true,
            "refused" => group.refused = true,
            power => {
                let power: Nation = power.parse().ok()?;
                power.is_colonial().then_some(())?;
                group.arms |= 1 << power.power();
            }
        }
    }
    Some(group)
}

fn write_battle(battle: &Battle) -> String {
    let mut text = format!("{} {}", battle.area, battle.foe);
    for (word, on) in [(" joined", battle.joined), (" storm", battle.storm)] {
        if on {
            text += word;
        }
    }
    if battle.lost > 0 {
        let _ = write!(text, " lost {}", battle.lost);
    }
    if !battle.origins.is_empty() {
        text += " from";
        for area in battle.origins {
            let _ = write!(text, " {area}");
        }
    }
    text
}

fn read_battle(text: &str) -> Option<Battle> {
    let mut words = text.split_whitespace();
    let area = words.next()?.parse().ok()?;
    let foe = words.next()?.parse().ok()?;
    let mut battle = Battle { area, foe, ..Battle::NONE };
    while let Some(word) = words.next() {
        match word {
            "joined" => battle.joined = true,
            "storm" => battle.storm = true,
            "lost" => battle.lost = words.next()?.parse().ok()?,
            "from" => {
                for word in words.by_ref() {
                    battle.origins.insert(word.parse().ok()?);
                }
            }
            _ => return None,
        }
    }
    Some(battle)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = &self.0;
        writeln!(f, "scenario: {}", state.scenario.key())?;
        writeln!(f, "turn: {}", state.turn)?;
        writeln!(f, "nation: {}", state.nation)?;
        writeln!(f, "phase: {}", write_phase(state.phase))?;
        let mut line = |key: &str, value: String| {
            if value.is_empty() { Ok(()) } else { writeln!(f, "{key}: {value}") }
        };
        for nation in Nation::ALL {
            let here = Area::all().map(|area| (area, state.armies(*nation, area)));
            let here = here.filter(|(_, armies)| *armies > 0);
            let text = list(here.map(|(area, armies)| format!("{area} {armies}")));
            line(&format!("armies {nation}"), text)?;
        }
        let leaders = Leader::ALL.iter().filter_map(|l| Some((l, state.leader(*l)?)));
        line("leaders", list(leaders.map(|(leader, at)| format!("{leader} {at}"))))?;
        let factories = Nation::POWERS.into_iter();
        let factories = factories.flat_map(|p| state.factories(p).map(move |at| (p, at)));
        line("factories", list(factories.map(|(power, at)| format!("{power} {at}"))))?;
        let arms = Nation::POWERS.into_iter().filter_map(|p| Some((p, state.arms(p).nation?)));
        line(
            "arms",
            list(arms.map(|(power, nation)| format!("{power} {nation} {}", state.arms(power).at))),
        )?;
        let numbers = |value: fn(&State, Nation) -> u16| {
            let all = Nation::ALL.iter().map(move |nation| (nation, value(state, *nation)));
            all.filter(|(_, n)| *n > 0)
        };
        let gauges = numbers(|state, nation| state.gauge(nation).into());
        line("gauge", list(gauges.map(|(n, value)| format!("{n} {}", halves(value as u8)))))?;
        let scores = numbers(State::points);
        line("score", list(scores.map(|(nation, value)| format!("{nation} {value}"))))?;
        let raj = numbers(|state, nation| state.raj(nation).into());
        line("raj", list(raj.map(|(nation, value)| format!("{nation} {value}"))))?;
        let allies = state.allied.map(|nation| {
            let price = match (state.marker_paid.contains(nation), state.army_paid.contains(nation))
            {
                (true, false) => "marker",
                (false, true) => "army",
                _ => "nothing",
            };
            format!("{nation} {price}")
        });
        line("allied", list(allies))?;
        let bowed = SUBMISSIONS.iter().enumerate().flat_map(|(rule, submission)| {
            let lords = state.submitted[rule];
            lords.map(|lord| format!("{} {} {lord}", submission.nation, submission.region()))
        });
        line("submitted", list(bowed))?;
        line("defied", list(state.defied.map(|nation| nation.to_string())))?;
        let areas = |areas: Areas| list(areas.map(|area| area.to_string()));
        line("second", if state.second { "yes".to_owned() } else { String::new() })?;
        line("raided", areas(state.raided))?;
        line("placed", areas(state.placed))?;
        if state.muster != [0; 2] {
            line("muster", format!("{} {}", state.muster[0], state.muster[1]))?;
        }
        let arrived = state.march.arrivals().iter();
        line(
            "arrived",
            list(arrived.map(|Arrival { at, from, armies }| format!("{at} {from} {armies}"))),
        )?;
        let mut moved = Vec::new();
        if state.march.leader_moved {
            moved.push("leader".to_owned());
        }
        let arms = Nation::POWERS.into_iter();
        let arms = arms.filter(|power| state.march.arms_moved >> power.power() & 1 != 0);
        moved.extend(arms.map(|power| power.to_string()));
        line("moved", list(moved))?;
        let mut asked = Vec::new();
        for (sea, power) in seas_and_powers() {
            let bit = |set: [u8; 3]| set[sea.sea()] >> power.power() & 1 != 0;
            if bit(state.march.sea_yes) {
                asked.push(format!("{sea} {power} yes"));
            }
            if bit(state.march.sea_no) {
                asked.push(format!("{sea} {power} no"));
            }
        }
        line("passage", list(asked))?;
        let shifted = (0..6).filter(|n| state.march.shifted[*n] != 0).map(|n| {
            let lands = Areas(u64::from(state.march.shifted[n]) << 36);
            let lands: Vec<String> = lands.map(|land| land.to_string()).collect();
            format!("{} {}", Area::of_foreign(n), lands.join(" "))
        });
        line("shifted", list(shifted))?;
        if state.march.group.at.is_some() {
            line("group", write_group(&state.march.group))?;
        }
        if state.window > 0 {
            line("window", state.window.to_string())?;
        }
        line("asked", list(state.asked.map(|nation| nation.to_string())))?;
        if state.battle.area.is_some() {
            line("battle", write_battle(&state.battle))?;
        }
        if state.waiting.area.is_some() {
            line("waiting", write_battle(&state.waiting))?;
        }
        line("stormed", areas(state.stormed))?;
        let fought = seas_and_powers()
            .filter(|(sea, power)| state.fought >> (sea.sea() * 4 + power.power()) & 1 != 0);
        line("fought", list(fought.map(|(sea, power)| format!("{sea} {power}"))))?;
        if state.built > 0 {
            line("built", state.built.to_string())?;
        }
        line("lifted", if state.lifted { "yes".to_owned() } else { String::new() })?;
        line("refused", areas(state.refused))
    }
}

fn seas_and_powers() -> impl Iterator<Item = (Area, Nation)> {
    (0..3).flat_map(|sea| Nation::POWERS.into_iter().map(move |p| (Area::of_sea(sea), p)))
}

/// Why a line of a position cannot be taken.
enum Unread {
    /// There is no such key.
    Key,
    /// The key is known, what stands after it is not.
    Value,
}

fn items(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let parts = text.split(',').map(|item| item.split_whitespace().collect::<Vec<_>>());
    parts.filter(|words| !words.is_empty() && words[..] != ["-"])
}

fn read_areas(text: &str) -> Option<Areas> {
    items(text)
        .map(|words| match words[..] {
            [area] => area.parse::<Area>().ok(),
            _ => None,
        })
        .collect()
}

fn power(text: &str) -> Option<Nation> {
    text.parse().ok().filter(|nation: &Nation| nation.is_colonial())
}

impl Position {
    /// Sets what one line names.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        if let Some(nation) = key.strip_prefix("armies ") {
            let nation: Nation = nation.parse().map_err(|_| Unread::Key)?;
            return self.read_armies(nation, value).ok_or(Unread::Value);
        }
        self.read(key, value).ok_or(Unread::Key)?.ok_or(Unread::Value)
    }

    fn read_armies(&mut self, nation: Nation, value: &str) -> Option<()> {
        for words in items(value) {
            let (area, armies) = match words[..] {
                [area] => (area, 1),
                [area, armies] => (area, armies.parse().ok().filter(|n| *n < 100)?),
                _ => return None,
            };
            let area: Area = area.parse().ok()?;
            self.0.armies[nation.index()][area.index()] = armies;
        }
        Some(())
    }

    /// Nothing if the key is unknown; nothing inside if the value is wrong.
    #[allow(clippy::option_option, reason = "the two are different faults")]
    fn read(&mut self, key: &str, value: &str) -> Option<Option<()>> {
        let state = &mut self.0;
        Some(match key {
            "scenario" => Scenario::ALL
                .into_iter()
                .find(|scenario| scenario.key() == value)
                .map(|scenario| state.scenario = scenario),
            "turn" => value.parse().ok().map(|turn| state.turn = turn),
            "nation" => value.parse().ok().map(|nation| state.nation = nation),
            "phase" => read_phase(value).map(|phase| state.phase = phase),
            "second" => (value == "yes").then(|| state.second = true),
            "raided" => read_areas(value).map(|areas| state.raided = areas),
            "placed" => read_areas(value).map(|areas| state.placed = areas),
            "stormed" => read_areas(value).map(|areas| state.stormed = areas),
            "refused" => read_areas(value).map(|areas| state.refused = areas),
            "lifted" => (value == "yes").then(|| state.lifted = true),
            "built" => value.parse().ok().map(|built| state.built = built),
            "window" => value.parse().ok().map(|window| state.window = window),
            "group" => read_group(value).map(|group| state.march.group = group),
            "battle" => read_battle(value).map(|battle| state.battle = battle),
            "waiting" => read_battle(value).map(|battle| state.waiting = battle),
            "muster" => {
                let numbers: Option<Vec<u8>> =
                    value.split_whitespace().map(|word| word.parse().ok()).collect();
                match numbers.as_deref() {
                    Some([a, b]) => {
                        state.muster = [*a, *b];
                        Some(())
                    }
                    _ => None,
                }
            }
            "leaders" | "factories" | "arms" | "gauge" | "score" | "raj" | "allied"
            | "submitted" | "defied" | "asked" | "arrived" | "moved" | "passage" | "shifted"
            | "fought" => items(value).try_for_each(|words| self.read_item(key, &words)),
            _ => return None,
        })
    }

    /// One of several facts on a line.
    fn read_item(&mut self, key: &str, words: &[&str]) -> Option<()> {
        let state = &mut self.0;
        match (key, words) {
            ("leaders", [leader, at]) => {
                let leader: Leader = leader.parse().ok()?;
                state.leaders[leader.index()] = at.parse().ok()?;
            }
            ("factories", [owner, at]) => {
                state.factories[power(owner)?.power()].insert(at.parse().ok()?);
            }
            ("arms", [owner, nation, at]) => {
                let at = if *at == "-" { Area::NONE } else { at.parse().ok()? };
                let nation = Some(nation.parse().ok()?);
                state.arms[power(owner)?.power()] = Arms { nation, at };
            }
            ("gauge", [nation, value]) => {
                let nation: Nation = nation.parse().ok()?;
                state.gauge[nation.index()] = read_halves(value)?;
            }
            ("score", [nation, value]) => {
                let nation: Nation = nation.parse().ok()?;
                state.vp[nation.index()] = value.parse().ok().filter(|n| *n < 10_000)?;
            }
            ("raj", [nation, value]) => {
                let nation: Nation = nation.parse().ok()?;
                state.raj[nation.raj()?] = value.parse().ok()?;
            }
            ("allied", [nation, price]) => {
                let nation = nation.parse().ok()?;
                state.allied.insert(nation);
                match *price {
                    "marker" => state.marker_paid.insert(nation),
                    "army" => state.army_paid.insert(nation),
                    _ => return None,
                }
            }
            ("submitted", [nation, region, lord]) => {
                let region: Region = region.parse().ok()?;
                let rule = Submission::find(nation.parse().ok()?, region)?;
                state.submitted[rule].insert(lord.parse().ok()?);
            }
            ("defied", [nation]) => state.defied.insert(nation.parse().ok()?),
            ("asked", [nation]) => state.asked.insert(nation.parse().ok()?),
            ("shifted", [from, lands @ ..]) if !lands.is_empty() => {
                let foreign =
                    |text: &str| text.parse().ok().filter(|area: &Area| area.is_foreign());
                let from: Area = foreign(from)?;
                for land in lands {
                    state.march.shifted[from.foreign()] |= 1 << foreign(land)?.foreign();
                }
            }
            ("arrived", [at, from, armies]) => {
                let len = state.march.len as usize;
                (len < MOST_ARRIVALS).then_some(())?;
                let armies = armies.parse().ok().filter(|n| (1..100).contains(n))?;
                let (at, from) = (at.parse().ok()?, from.parse().ok()?);
                let known = |a: &Arrival| a.at == at && a.from == from;
                (!state.march.arrivals().iter().any(known)).then_some(())?;
                state.march.arrivals[len] = Arrival { at, from, armies };
                state.march.len += 1;
            }
            ("moved", ["leader"]) => state.march.leader_moved = true,
            ("moved", [owner]) => state.march.arms_moved |= 1 << power(owner)?.power(),
            ("passage", [sea, owner, answer]) => {
                let sea: Area = sea.parse().ok().filter(|area: &Area| area.is_sea())?;
                let bit = 1 << power(owner)?.power();
                match *answer {
                    "yes" => state.march.sea_yes[sea.sea()] |= bit,
                    "no" => state.march.sea_no[sea.sea()] |= bit,
                    _ => return None,
                }
            }
            ("fought", [sea, owner]) => {
                let sea: Area = sea.parse().ok().filter(|area: &Area| area.is_sea())?;
                state.fought |= 1 << (sea.sea() * 4 + power(owner)?.power());
            }
            _ => return None,
        }
        Some(())
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut position = Position(State::blank(Scenario::Four));
        let mut faults = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((key, value)) = line.split_once(':') else {
                faults.push(Message::new("fault-position-line").text("found", line));
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            if seen.iter().any(|old| old == key) {
                faults.push(Message::new("fault-position-twice").text("key", key));
                continue;
            }
            seen.push(key.to_owned());
            match position.set(key, value) {
                Err(Unread::Key) => {
                    faults.push(Message::new("fault-position-key").text("key", key));
                }
                Err(Unread::Value) => faults.push(
                    Message::new("fault-position-value").text("key", key).text("found", value),
                ),
                Ok(()) => {}
            }
            if faults.len() > 20 {
                break;
            }
        }
        if faults.is_empty() {
            position.0.recount();
            Ok(position)
        } else {
            Err(Faults(faults))
        }
    }
}

/// Nations as a set; only for the gate.
fn nations(all: impl IntoIterator<Item = Nation>) -> Nations {
    all.into_iter().collect()
}
