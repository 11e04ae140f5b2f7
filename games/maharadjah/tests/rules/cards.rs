//! The victory cards: every line, from a table written out once more by hand.

use crate::support::*;
use maharadjah::ages::{Prey, bounty, cards};
use maharadjah::*;

/// Nation, E or S (raid) and turns, then points with territories or regions;
/// `rest` is whatever no line before names.
const HELD: &str = "
pandya E 4 7: 2 karnataka mysore; 1 kerala malabar
pandya E 10: 2 karnataka lanka mysore; 1 kerala malabar
pandya E 13: 2 golconda karnataka kerala malabar mysore
pandya E 16: 1 @south @ceylon
greeks S 4: 1 baluchistan gandhara punjab sind
greeks E 4: 2 gandhara; 1 @north
greeks E 5: 2 gandhara punjab; 1 @north
greeks E 7 10 13 16: 1 gandhara kashmir lahore punjab
afghans S 15: 5 delhi; 3 lahore punjab
afghans E 16: 1 @north
mahrattas E 7: 2 andhra bijapur maharashtra; 1 @any
mahrattas E 10: 2 andhra bijapur maharashtra mysore; 1 @any
mahrattas E 13: 2 bijapur golconda gujarat maharashtra malwa; 1 @any
mahrattas E 14: 3 @north
mahrattas E 16: 3 maharashtra; 2 @any
chola E 4 7: 3 karnataka mysore; 1 andhra golconda
chola E 9: 3 bengal bijapur kerala lanka malabar orissa simhala
chola E 10: 2 karnataka; 1 @south @ceylon
chola E 13 16: 1 @south @ceylon
maurya E 4: 2 bihar magadha orissa; 1 @any
harappans E 4: 2 gujarat; 1 @north @himalaya
harappans E 7 10 13 16: 1 @north @himalaya
sinhalese E 4 7: 2 lanka; 1 simhala
sinhalese E 10: 4 golconda karnataka kerala malabar; 2 lanka simhala
sinhalese E 13 16: 2 lanka simhala
sikhs E 13 16: 2 lahore punjab; 1 @north @himalaya
rajputs E 6 7: 2 gandhara malwa; 1 @north
rajputs E 10: 2 gujarat malwa rajputana; 1 agra delhi oudh
rajputs E 12: 2 agra delhi
rajputs E 13 16: 2 rajputana; 1 agra delhi gujarat malwa oudh
gupta E 7: 2 bengal bihar kashmir magadha malwa punjab rajputana; 1 @any
gupta E 10 13 16: 1 @north @himalaya
muslims E 10: 4 delhi; 2 bengal jaunpur punjab; 1 @north
muslims E 13: 2 berar bidar bijapur golconda maharashtra; 1 @south
muslims S 15: 3 delhi; 2 lahore punjab; 1 @north
muslims E 16: 3 mysore; 1 @south
mughals E 10: 3 punjab; 1 gandhara kashmir lahore
mughals S 11: 4 delhi
mughals E 13: 3 agra bengal delhi gujarat; 2 berar bundelkhand kashmir khandesh lahore maharashtra orissa rajputana sind; 1 @any
mughals E 14: 4 andhra
mughals E 16: 3 andhra delhi oudh; 2 berar bidar gondwana; 1 @any
";

/// Killer, points, what, and the scenarios in which it pays.
const KILLED: &str = "
pandya 1 raja-raja all
sinhalese 1 raja-raja four five short
mahrattas 1 army:mughals all
mahrattas 1 factory:british all
mahrattas 2 alamgir all
mahrattas 2 nizam all
mahrattas 2 abdali five
harappans 2 army:maurya all
sikhs 1 army:mughals all
sikhs 2 alamgir all
sikhs 2 abdali all
rajputs 1 army:gupta all
muslims 2 timur all
muslims 2 sanga all
muslims 2 akbar all
muslims 2 albuquerque all
muslims 2 alamgir all
muslims 2 shivaji five
mughals 1 sanga all
mughals 1 shivaji all
mughals 1 rao all
mughals 1 clive all
mughals 1 dupleix four five short
mughals 1 abdali four five short
portuguese 2 army:muslims all
french 2 factory:british all
french 2 clive all
";

fn region(word: &str) -> Areas {
    match word {
        "@any" => Areas::LAND,
        word => board::MAP.region(word[1..].parse().unwrap()),
    }
}

/// What a card pays for a territory, by the table above.
fn expected(who: Nation, raid: bool, turn: u8, place: Area) -> u8 {
    let mut points = 0;
    for line in HELD.trim().lines() {
        let (head, tiers) = line.split_once(':').unwrap();
        let head: Vec<&str> = head.split_whitespace().collect();
        let turns: Vec<u8> = head[2..].iter().map(|t| t.parse().unwrap()).collect();
        if nation(head[0]) != who || (head[1] == "S") != raid || !turns.contains(&turn) {
            continue;
        }
        let tier = tiers.split(';').find_map(|tier| {
            let words: Vec<&str> = tier.split_whitespace().collect();
            let named = words[1..].iter().any(|word| match word.strip_prefix('@') {
                Some(_) => region(word).contains(place),
                None => area(word) == place,
            });
            named.then(|| words[0].parse::<u8>().unwrap())
        });
        points += tier.unwrap_or(0);
    }
    points
}

#[test]
fn r10_3_every_line_of_every_card_pays_what_it_says() {
    let mut lines = 0;
    for who in Nation::ALL {
        for turn in 1..=16 {
            for raid in [false, true] {
                for place in Areas::LAND {
                    let paid: u8 = cards(*who, turn, raid).map(|card| card.pays(place)).sum();
                    assert_eq!(
                        paid,
                        expected(*who, raid, turn, place),
                        "{who} {turn} {raid} {place}"
                    );
                    lines += u32::from(paid > 0);
                }
            }
        }
    }
    assert_eq!(tables::CARDS.len(), HELD.trim().lines().count());
    assert!(lines > 700, "{lines}");
}

#[test]
fn cards_are_paid_at_the_end_of_their_turns() {
    // Every nation alone on the map, a few territories at a time.
    for who in Nation::ALL.iter().filter(|n| !n.is_colonial()) {
        for turn in 1..=16u8 {
            for chunk in Areas::LAND.collect::<Vec<_>>().chunks(6) {
                let held: Vec<String> = chunk.iter().take(5).map(ToString::to_string).collect();
                let mut play =
                    at(&format!("turn: {turn}; nation: british; {who}: {}", held.join(", ")));
                play.go("done");
                play.until(|s| {
                    s.nation() != Nation::British || s.turn() > turn || s.phase() == Phase::Over
                });
                let wanted: u8 =
                    chunk.iter().take(5).map(|a| expected(*who, false, turn, *a)).sum();
                assert_eq!(play.points(who.key()), u16::from(wanted), "{who} {turn} {held:?}");
            }
        }
    }
}

fn prey(text: &str) -> Prey {
    match text.split_once(':') {
        Some(("army", who)) => Prey::Army(nation(who)),
        Some((_, who)) => Prey::Factory(nation(who)),
        None => Prey::Leader(text.parse().unwrap()),
    }
}

#[test]
fn every_kill_pays_what_its_card_says() {
    let mut known = Vec::new();
    for line in KILLED.trim().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        for scenario in Scenario::ALL {
            let pays = words[3] == "all" || words[3..].contains(&scenario.key());
            let wanted = if pays { words[1].parse().unwrap() } else { 0 };
            let paid = bounty(nation(words[0]), prey(words[2]), scenario as usize);
            assert_eq!(paid, wanted, "{line} {}", scenario.key());
        }
        known.push((nation(words[0]), prey(words[2])));
    }
    assert_eq!(tables::KILLS.len(), known.len());
    for (who, what, ..) in tables::KILLS {
        assert!(known.contains(&(*who, *what)), "{who} {what:?}");
    }
}

#[test]
fn ruling_9_pandya_get_one_for_raja_raja() {
    assert_eq!(bounty(Nation::Pandya, Prey::Leader(Leader::RajaRaja), 1), 1);
    let mut play = at("turn: 10; nation: pandya; pandya: mysore; leaders: raja-raja karnataka");
    play.go("pick 1 mysore; to karnataka");
    assert_eq!(play.points("pandya"), 1);
}

#[test]
fn ruling_10_the_afghan_raid_is_of_turn_15() {
    assert_eq!(cards(Nation::Afghans, 15, true).count(), 1);
    assert!((1..=16).filter(|t| *t != 15).all(|t| cards(Nation::Afghans, t, true).count() == 0));
}

#[test]
fn ruling_11_the_maurya_card_is_of_turn_4() {
    assert!((1..=16).all(|t| cards(Nation::Maurya, t, false).count() == usize::from(t == 4)));
}

#[test]
fn ruling_12_shivaji_pays_muslims_with_five_players_only() {
    let pays = |scenario: Scenario| {
        bounty(Nation::Muslims, Prey::Leader(Leader::Shivaji), scenario as usize)
    };
    assert_eq!(Scenario::ALL.map(pays), [0, 0, 2, 0]);
}

#[test]
fn ruling_13_nobody_is_paid_for_his_own_leader() {
    for (who, what, _, scenarios) in tables::KILLS {
        let Prey::Leader(leader) = what else { continue };
        for scenario in Scenario::ALL {
            let same = scenario.seat(*who).is_some()
                && scenario.seat(*who) == scenario.seat(leader.nation());
            assert!(
                !(same && scenarios >> scenario as usize & 1 != 0),
                "{who} {leader} {scenario:?}"
            );
        }
    }
}

#[test]
fn ruling_14_any_other_territory_is_anywhere_on_the_map() {
    for place in ["simhala", "ladakh", "kerala", "delhi"] {
        assert_eq!(
            expected(Nation::Mughals, false, 16, area(place)),
            if place == "delhi" { 3 } else { 1 }
        );
        let paid: u8 = cards(Nation::Mahrattas, 16, false).map(|c| c.pays(area(place))).sum();
        assert_eq!(paid, 2);
    }
}

#[test]
fn ruling_86_a_line_pays_each_territory_it_names() {
    let mut play = at("turn: 7; nation: british; pandya: karnataka, mysore, kerala");
    play.go("done");
    assert_eq!(play.points("pandya"), 2 + 2 + 1);
}
