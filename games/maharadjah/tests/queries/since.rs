//! What was paid and what happened, read from events again.

use crate::support::wander::wander;
use crate::support::*;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn borders_of_one_group_are_one_move() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar 2; pandya: jaunpur, magadha");
    let before = play.state;
    let mut steps = Vec::new();
    for text in [
        "pick 2 agra",
        "to oudh",
        "to jaunpur",
        "pick 2 bihar",
        "to magadha",
        "done",
        "fight jaunpur pandya",
        "dice 56 / 1",
    ] {
        play.go(text);
        steps.push((text.parse::<Action>().ok(), play.heard.clone()));
    }
    let told = steps.iter().map(|(action, heard)| (*action, &heard[..]));
    let deeds = since(Nation::Chola, told);
    assert_eq!(deeds.len(), 1);
    let paths: Vec<usize> = deeds[0].moves.iter().map(|one| one.path.len()).collect();
    assert_eq!(paths, [3, 2]);
    assert_eq!(deeds[0].moves[0].armies, 2);
    let battle = deeds[0].battles[0];
    assert_eq!((battle.at, battle.rounds, battle.defender_lost), (area("jaunpur"), 1, 1));
    assert_eq!((battle.holder, battle.over), (Some(Nation::Chola), true));
    let took = changed(&before, &play.state);
    let jaunpur = took.iter().find(|took| took.at == area("jaunpur")).unwrap();
    assert_eq!((jaunpur.before, jaunpur.after), (Some(Nation::Pandya), Some(Nation::Chola)));
}

/// The steps of a match: the action, if it was one, and what was told.
type Told = Vec<(Option<Action>, Vec<Event>)>;

#[test]
fn nothing_that_happened_is_left_out() {
    let mut matches: Vec<(State, Told)> = Vec::new();
    wander(4, 600, |seen| {
        if matches.last().is_none_or(|(last, _)| last.phase() == Phase::Over) {
            matches.push((*seen.before, Vec::new()));
        }
        let last = matches.last_mut().expect("a match");
        last.1.push((seen.action(), seen.heard.to_vec()));
        last.0 = *seen.after;
    });
    assert_eq!(matches.len(), 4);
    for (state, steps) in matches {
        let (scenario, first) = (state.scenario(), Nation::Pandya);
        let events = || steps.iter().flat_map(|(_, heard)| heard);
        let book = ledger(scenario, events());
        for receipt in book.iter().filter(|receipt| receipt.merit == Merit::Hold) {
            assert!(ages::age(receipt.turn).scoring.contains(receipt.nation), "{receipt:?}");
        }
        // What was counted in a sequence is paid when the turn ends.
        for count in counts(scenario, events()).iter().filter(|count| count.points > 0) {
            let same = |r: &&Receipt| {
                (r.turn, r.nation, r.merit) == (count.turn, count.nation, Merit::Raj)
            };
            assert_eq!(book.iter().find(same).map(|r| r.points), Some(count.points));
        }
        for nation in Nation::ALL {
            let own = book.iter().filter(|receipt| receipt.nation == *nation);
            let sum: u16 = own.map(|receipt| u16::from(receipt.points)).sum();
            assert_eq!(sum, state.points(*nation));
        }
        let turns = (scenario.first_turn()..=LAST_TURN).flat_map(|t| paid(scenario, &book, t));
        let all: u16 = turns.map(|paid| paid.sum()).sum();
        assert_eq!(
            i32::from(all),
            (0..scenario.players()).map(|s| totals(&state, engine::Seat::new(s))).sum::<i32>()
        );
        let deeds = since(first, steps.iter().map(|(action, heard)| (*action, &heard[..])));
        let borders: usize =
            deeds.iter().flat_map(|d| &d.moves).map(|one| one.path.len() - 1).sum();
        let count = |what: fn(&Event) -> u32| events().map(what).sum::<u32>();
        assert_eq!(borders as u32, count(|e| u32::from(matches!(e, Event::Moved { .. }))));
        let battles = || deeds.iter().flat_map(|d| &d.battles);
        let rounds: u32 = battles().map(|clash| u32::from(clash.rounds)).sum();
        assert_eq!(rounds, count(|e| u32::from(matches!(e, Event::Rolled { .. }))));
        let fell: u32 = battles().map(|c| u32::from(c.attacker_lost + c.defender_lost)).sum();
        let told =
            |e: &Event| if let Event::Fell { armies, .. } = e { u32::from(*armies) } else { 0 };
        assert_eq!(fell, count(told));
        assert!(battles().all(|clash| clash.over));
        assert_eq!(deeds.iter().map(|d| d.points).sum::<u16>(), all);
        let raised: u32 = deeds.iter().flat_map(|d| &d.raised).map(|(_, n)| u32::from(*n)).sum();
        assert_eq!(raised, count(|e| u32::from(matches!(e, Event::Raised { .. }))));
    }
}
