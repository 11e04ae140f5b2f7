//! What cards pay, against what the engine then pays.

use crate::support::wander::wander;
use crate::support::*;
use maharadjah::board::MAP;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn a_line_tells_what_it_pays_now_and_for_what_is_not_held() {
    let play = at("turn: 12; nation: mughals; mughals: delhi, agra 2, andhra; rajputs: andhra; \
        arrived: andhra berar 1");
    let card = pays(&MAP, &play.state, Nation::Mughals);
    let line = card.lines.iter().find(|line| line.turns == [13]).expect("the line of turn 13");
    assert!(!line.raid && line.next == Some(13));
    assert_eq!(line.pays(area("delhi")), 3);
    assert_eq!(line.now, 3 + 3, "Andhra is contested");
    assert_eq!(line.if_taken(area("bengal")), 3);
    assert_eq!(line.if_taken(area("delhi")), 0, "it counts already");
    assert_eq!(line.if_taken(area("andhra")), line.pays(area("andhra")));
    assert_eq!(line.lands(), Areas::LAND);
    let earlier = card.lines.iter().find(|line| line.turns == [10]).expect("the line of turn 10");
    assert_eq!(earlier.next, None);
    assert!(card.kills.contains(&(ages::Prey::Leader(Leader::Sanga), 1)));
    assert!(card.trade.is_none());
    assert_eq!(
        card.title.map(|title| (title.count, title.points, title.next)),
        Some((3, 0, Some(9)))
    );
}

#[test]
fn a_goal_is_the_next_line() {
    let play = at("turn: 2; nation: pandya; pandya: mysore");
    let goals = goals(&play.state, Nation::Pandya);
    assert_eq!(goals.len(), 1);
    assert_eq!((goals[0].turn, goals[0].now, goals[0].held), (4, 2, areas("mysore")));
    let told: Vec<String> = goals[0].lands.iter().map(|(at, n)| format!("{at} {n}")).collect();
    assert_eq!(told, ["karnataka 2", "mysore 2", "kerala 1", "malabar 1"]);
}

#[test]
fn a_raid_is_due_until_it_is_counted() {
    let mut play = at("turn: 15; nation: afghans; afghans: punjab; phase: march");
    let raid = |play: &Play| goals(&play.state, Nation::Afghans)[0].clone();
    assert_eq!((raid(&play).turn, raid(&play).raid, raid(&play).now), (15, true, 3));
    assert_eq!(earnings(&MAP, &play.state, Nation::Afghans).raid, 3);
    let worth = worth(&play.state, Nation::Afghans, area("punjab"));
    assert_eq!(worth.iter().map(|w| (w.turn, w.points)).collect::<Vec<_>>(), [(15, 3), (16, 1)]);
    play.end_sequence();
    assert_eq!(play.points("afghans"), 3);
    assert_eq!((raid(&play).turn, raid(&play).raid), (16, false));
    assert_eq!(earnings(&MAP, &play.state, Nation::Afghans).raid, 0);
}

#[test]
fn what_pays_nothing_says_why() {
    let text = "nation: mughals; pandya: mysore, agra, kerala; mughals: kerala; \
        arrived: kerala mysore 1";
    let play = at(&format!("turn: 10; {text}"));
    assert_eq!(lands_paid(&play.state, Nation::Pandya), [(area("mysore"), 2)]);
    let told = lands_unpaid(&play.state, Nation::Pandya);
    let kerala = (area("kerala"), Unpaid::Shared(Nation::Mughals));
    assert_eq!(told, [(area("agra"), Unpaid::Card), kerala]);
    let play = at(&format!("turn: 11; {text}"));
    assert!(lands_unpaid(&play.state, Nation::Pandya).iter().all(|(_, why)| *why == Unpaid::Turn));
}

#[test]
fn a_raid_is_paid_once_a_turn() {
    let mut play = at("turn: 15; nation: muslims; muslims: delhi, punjab; phase: march");
    assert_eq!(earnings(&MAP, &play.state, Nation::Muslims).raid, 3 + 2);
    play.end_sequence();
    assert_eq!((play.state.turn(), play.points("muslims")), (15, 5));
    assert_eq!(play.armies("muslims", "delhi"), 1);
    assert_eq!(earnings(&MAP, &play.state, Nation::Muslims).raid, 0);
}

#[test]
fn what_was_counted_for_a_title_is_paid_whatever_is_lost() {
    let play = at("turn: 12; nation: mughals; raj: muslims 2; muslims: delhi; mughals: punjab");
    let told = title(&MAP, &play.state, Nation::Muslims).unwrap();
    assert_eq!((told.count, told.points, told.counted, told.due), (1, 0, Some(2), false));
    assert_eq!(earnings(&MAP, &play.state, Nation::Muslims).raj, 2);
    let told = title(&MAP, &play.state, Nation::British).unwrap();
    assert!(told.due && told.counted.is_none());
    let early = at("turn: 10; nation: mughals; mughals: punjab");
    assert!(!title(&MAP, &early.state, Nation::British).unwrap().due, "they have not come");
}

#[test]
fn a_title_is_counted_once_a_turn() {
    let nine = "agra, oudh, bihar, magadha, bengal, delhi, lahore, punjab, sind";
    let mut play = at(&format!("turn: 9; nation: muslims; muslims: {nine}; sinhalese: lanka"));
    let told = title(&MAP, &play.state, Nation::Muslims).unwrap();
    assert_eq!((told.count, told.points, told.next, told.counted), (9, 1, Some(18), None));
    assert!(told.due && told.lands == areas(&nine.replace(',', "")));
    play.until(|state| state.nation() != Nation::Muslims || state.turn() > 9);
    assert_eq!(play.points("muslims"), 1, "the turn is over");
}

#[test]
fn trade_counts_factories_and_coasts() {
    let play =
        at("turn: 13; nation: dutch; dutch: indian-ocean; factories: dutch lanka, dutch sind");
    let trade = pays(&MAP, &play.state, Nation::Dutch).trade.unwrap();
    assert_eq!((trade.coasts, trade.points), (2, 4));
    assert_eq!(earnings(&MAP, &play.state, Nation::Dutch).sum(), 4);
}

/// What the engine paid in a step, by merit.
fn scored(heard: &[Event], nation: Nation, what: Merit) -> u8 {
    let points = heard.iter().map(|event| match event {
        Event::Scored { nation: who, points, merit, .. } if *who == nation && *merit == what => {
            *points
        }
        _ => 0,
    });
    points.sum()
}

#[test]
fn earnings_are_what_is_paid_if_nothing_changes() {
    let (mut ends, mut raids, mut paid) = (0, 0, 0);
    wander(40, 90, |seen| {
        let before = seen.before;
        // Who says no or done changes nothing by that.
        let quiet = matches!(seen.action(), Some(Action::Done | Action::No));
        let same = |event: &Event| {
            !matches!(event, Event::Lost { .. } | Event::Left { .. } | Event::Removed { .. })
        };
        if !quiet {
            return;
        }
        let told: Vec<Event> = seen.heard.iter().take_while(|event| same(event)).copied().collect();
        for nation in Nation::ALL {
            let raid = scored(&told, *nation, Merit::Raid);
            if raid > 0 && before.nation() == *nation {
                assert_eq!(earnings(&MAP, before, *nation).raid, raid);
                raids += 1;
            }
        }
        let over = told.iter().any(|e| matches!(e, Event::Turn { .. } | Event::Won { .. }));
        let last = matches!(before.phase(), Phase::Arms | Phase::Factories | Phase::Offer(_));
        if over && last && before.nation() == Nation::British {
            for nation in Nation::ALL {
                let found = earnings(&MAP, before, *nation);
                let told = |merit| scored(&told, *nation, merit);
                let heard = (told(Merit::Hold), told(Merit::Trade), told(Merit::Raj));
                assert_eq!((found.hold, found.trade, found.raj), heard, "{nation}");
                let lands: u8 = lands_paid(before, *nation).iter().map(|(_, n)| n).sum();
                assert_eq!(lands, found.hold);
                let card = pays(&MAP, before, *nation);
                let turn = before.turn();
                let due = card.lines.iter().filter(|l| !l.raid && l.next == Some(turn));
                assert_eq!(due.map(|line| line.now).sum::<u8>(), lands);
                paid += u32::from(found.sum());
            }
            ends += 1;
        }
    });
    println!("{ends} ends of turns, {raids} raids, {paid} points");
    assert!(ends > 60 && raids > 10 && paid > 300);
}
