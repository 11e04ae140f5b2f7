//! What has happened lately, kept in short words between two drawings: who
//! acted, and what came of it. Read back it is the query `since`.

use crate::action::Action;
use crate::area::Area;
use crate::event::{Event, Merit};
use crate::nation::{Nation, Scenario};
use crate::queries::{Deeds, since};
use crate::state::State;
use drawing::Notes;
use engine::Seat;

/// Where it stands among the notes.
const DEEDS: &str = "deeds";
/// Sequences that are kept: more than a turn has.
const KEPT: usize = 20;

/// An event in short words; nothing if it is not worth keeping.
fn write(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Turn { turn } => format!("turn {turn}"),
        Event::Sequence { nation } => format!("acts {nation}"),
        Event::Raised { nation, at } => format!("raised {nation} {at}"),
        Event::Arrived { nation, armies, at } => format!("came {nation} {armies} {at}"),
        Event::Moved { nation, armies, from, to, leader } => {
            format!("went {nation} {armies} {from} {to} {}", u8::from(leader))
        }
        Event::Battle { attacker, defender, at } => format!("fought {attacker} {defender} {at}"),
        Event::Fell { nation, at, armies } => format!("fell {nation} {at} {armies}"),
        Event::Burnt { power, at, by } => format!("burnt {power} {at} {by}"),
        Event::Ended { at, holder: Some(holder) } => format!("ended {at} {holder}"),
        Event::Ended { at, holder: None } => format!("ended {at}"),
        Event::Submitted { nation, region, to } => format!("bowed {nation} {region} {to}"),
        Event::Built { power, at } => format!("built {power} {at}"),
        Event::Scored { nation, points, .. } => format!("paid {nation} {points}"),
        _ => return None,
    })
}

/// The event that was written so. What a table does not tell is left out of it.
fn read(text: &str) -> Option<Event> {
    let mut words = text.split(' ');
    let kind = words.next()?;
    let mut word = || words.next();
    Some(match kind {
        "turn" => Event::Turn { turn: word()?.parse().ok()? },
        "acts" => Event::Sequence { nation: word()?.parse().ok()? },
        "raised" => Event::Raised { nation: word()?.parse().ok()?, at: word()?.parse().ok()? },
        "came" => Event::Arrived {
            nation: word()?.parse().ok()?,
            armies: word()?.parse().ok()?,
            at: word()?.parse().ok()?,
        },
        "went" => Event::Moved {
            nation: word()?.parse().ok()?,
            armies: word()?.parse().ok()?,
            from: word()?.parse().ok()?,
            to: word()?.parse().ok()?,
            leader: word()? == "1",
        },
        "fought" => Event::Battle {
            attacker: word()?.parse().ok()?,
            defender: word()?.parse().ok()?,
            at: word()?.parse().ok()?,
        },
        "fell" => Event::Fell {
            nation: word()?.parse().ok()?,
            at: word()?.parse().ok()?,
            armies: word()?.parse().ok()?,
        },
        "burnt" => Event::Burnt {
            power: word()?.parse().ok()?,
            at: word()?.parse().ok()?,
            by: word()?.parse().ok()?,
        },
        "ended" => Event::Ended {
            at: word()?.parse().ok()?,
            holder: word().and_then(|name| name.parse().ok()),
        },
        "bowed" => Event::Submitted {
            nation: word()?.parse().ok()?,
            region: word()?.parse().ok()?,
            to: word()?.parse().ok()?,
        },
        "built" => Event::Built { power: word()?.parse().ok()?, at: word()?.parse().ok()? },
        "paid" => Event::Scored {
            nation: word()?.parse().ok()?,
            points: word()?.parse().ok()?,
            merit: Merit::Hold,
            total: 0,
        },
        _ => return None,
    })
}

/// An event is heard.
pub(super) fn keeps(event: &Event, notes: &mut Notes) {
    let Some(text) = write(event) else { return };
    let kept = notes.entry(DEEDS.to_owned()).or_default();
    if !kept.is_empty() {
        kept.push(';');
    }
    kept.push_str(&text);
    if matches!(event, Event::Sequence { .. }) {
        let begins: Vec<usize> = kept.match_indices("acts ").map(|(at, _)| at).collect();
        if begins.len() > KEPT {
            *kept = kept.split_off(begins[begins.len() - KEPT]);
        }
    }
}

/// Everything that is kept, the oldest first.
fn events(notes: &Notes) -> Vec<Event> {
    notes.get(DEEDS).map_or_else(Vec::new, |text| text.split(';').filter_map(read).collect())
}

/// A sequence, and what was done in it.
pub(super) struct Chapter {
    /// Whose.
    pub(super) nation: Nation,
    /// What it did, if anything.
    pub(super) deeds: Option<Deeds>,
}

/// What is told of the time since the reader's nations acted last.
pub(super) struct Lately {
    /// The sequences of others since then, the one that goes on not among them.
    pub(super) others: Vec<Chapter>,
    /// What was done in the one that goes on.
    pub(super) now: Option<Deeds>,
}

/// The sequences since the last one of this seat's nations; of all that is kept
/// if nobody in particular reads.
pub(super) fn lately(notes: &Notes, state: &State, viewer: Option<Seat>) -> Lately {
    let scenario = state.scenario();
    let events = events(notes);
    let mut parts: Vec<(Nation, &[Event])> = sequences(&events);
    let goes_on = parts.last().is_some_and(|(nation, _)| *nation == state.nation());
    let now = if goes_on { parts.pop() } else { None };
    let own = |(nation, _): &(Nation, &[Event])| scenario.seat(*nation) == viewer;
    let from = match viewer {
        Some(_) => parts.iter().rposition(own).map_or(0, |at| at + 1),
        None => parts.len().saturating_sub(4),
    };
    let chapter = |(nation, events): &(Nation, &[Event])| Chapter {
        nation: *nation,
        deeds: deeds(*nation, events),
    };
    Lately {
        others: parts[from..].iter().map(chapter).collect(),
        now: now.and_then(|(nation, events)| deeds(nation, events)),
    }
}

/// The sequences in a list of events: whose, and what was heard in it.
fn sequences(events: &[Event]) -> Vec<(Nation, &[Event])> {
    let begins = |(n, event): (usize, &Event)| match event {
        Event::Sequence { nation } => Some((n, *nation)),
        _ => None,
    };
    let mut begun: Vec<(usize, Nation)> = events.iter().enumerate().filter_map(begins).collect();
    // The first sequence of a match begins untold.
    let first = events.iter().find_map(|event| match event {
        Event::Moved { nation, .. } | Event::Raised { nation, .. } => Some(*nation),
        _ => None,
    });
    if let Some(nation) = first.filter(|_| begun.first().is_none_or(|(at, _)| *at > 0)) {
        begun.insert(0, (0, nation));
    }
    let ends = begun.iter().skip(1).map(|(at, _)| *at).chain(std::iter::once(events.len()));
    begun.iter().zip(ends).map(|((at, nation), end)| (*nation, &events[*at..end])).collect()
}

/// What a nation did in its sequence.
fn deeds(nation: Nation, events: &[Event]) -> Option<Deeds> {
    let mut last: Option<(Area, u8, bool)> = None;
    let mut steps: Vec<(Option<Action>, &[Event])> = Vec::new();
    for event in events {
        let mut begins = None;
        if let Event::Moved { armies, from, to, leader, .. } = *event {
            // Who is more than came here, or with another leader, is another group.
            let same = last == Some((from, armies, leader))
                || last.is_some_and(|it| it.0 == from && it.1 > armies && it.2 == leader);
            begins = (!same).then_some(Action::Pick(armies, from));
            last = Some((to, armies, leader));
        }
        steps.push((begins, std::slice::from_ref(event)));
    }
    // Points at the end of a turn are told in the report of the turn.
    let own = |step: &(Option<Action>, &[Event])| !matches!(step.1[0], Event::Scored { nation: who, .. } if who != nation);
    let list = since(nation, steps.into_iter().filter(own));
    list.into_iter().find(|deeds| deeds.nation == nation)
}

/// Whether somebody of this seat has acted since the turn began.
pub(super) fn has_acted(notes: &Notes, scenario: Scenario, seat: Option<Seat>) -> bool {
    let events = events(notes);
    let turn = events.iter().rposition(|event| matches!(event, Event::Turn { .. }));
    let acts = |event: &Event| {
        let nation = match event {
            Event::Raised { nation, .. } | Event::Moved { nation, .. } => *nation,
            Event::Built { power, .. } => *power,
            Event::Battle { attacker, .. } => *attacker,
            _ => return false,
        };
        seat.is_none() || scenario.seat(nation) == seat
    };
    events.iter().skip(turn.map_or(0, |at| at + 1)).any(acts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(name: &str) -> Area {
        name.parse().expect("a place")
    }

    #[test]
    fn what_is_written_is_read_back() {
        let (nation, at) = (Nation::Mughals, area("delhi"));
        let region = "north".parse().expect("a region");
        let all = [
            Event::Turn { turn: 12 },
            Event::Sequence { nation },
            Event::Raised { nation, at },
            Event::Arrived { nation, armies: 14, at },
            Event::Moved { nation, armies: 3, from: at, to: area("agra"), leader: true },
            Event::Battle { attacker: nation, defender: Nation::Muslims, at },
            Event::Fell { nation, at, armies: 2 },
            Event::Burnt { power: Nation::Dutch, at, by: nation },
            Event::Ended { at, holder: Some(nation) },
            Event::Ended { at, holder: None },
            Event::Submitted { nation: Nation::Rajputs, region, to: nation },
            Event::Built { power: Nation::Dutch, at },
        ];
        for event in all {
            let text = write(&event).expect("it is kept");
            assert_eq!(read(&text), Some(event), "{text}");
        }
    }

    #[test]
    fn groups_are_told_apart_and_old_sequences_go() {
        let mut notes = Notes::new();
        let nation = Nation::Mughals;
        let go = |armies, from, to, leader| Event::Moved {
            nation,
            armies,
            from: area(from),
            to: area(to),
            leader,
        };
        keeps(&Event::Sequence { nation }, &mut notes);
        let path = [
            go(3, "punjab", "lahore", true),
            go(3, "lahore", "delhi", true),
            go(5, "delhi", "agra", false),
            go(4, "agra", "oudh", false),
        ];
        for event in &path {
            keeps(event, &mut notes);
        }
        let events = events(&notes);
        let (_, heard) = sequences(&events)[0];
        let moves = deeds(nation, heard).expect("it moved").moves;
        let ways: Vec<usize> = moves.iter().map(|one| one.path.len()).collect();
        assert_eq!(ways, [3, 3], "one of a group that left somebody on its way");
        for _ in 0..30 {
            keeps(&Event::Sequence { nation: Nation::Gupta }, &mut notes);
        }
        assert_eq!(notes[DEEDS].matches("acts").count(), KEPT);
    }
}
