//! The table of events: every row, from a table written out once more by hand.

use crate::support::*;
use maharadjah::ages::{age, cards};
use maharadjah::*;

/// Turn, years; then arrivals, leaders (* with the invaders), and words.
const TABLE: &str = "
1 -1500 -1000 | maurya 6 afghanistan, maurya 6 central-asia | | major maurya
2 -1000 -700 | maurya 6 central-asia | |
3 -700 -450 | maurya 4 central-asia | |
4 -450 -200 | greeks 6 afghanistan, sinhalese 3 lanka | alexander*, ashoka | home greeks 2
5 -200 50 | greeks 3 persia, mahrattas 6 maharashtra, rajputs 6 central-asia, rajputs 4 china | | decline maurya 6, major rajputs, none maurya
6 50 300 | rajputs 4 china | | successor, boats chola
7 300 550 | rajputs 2 tibet | chandra | major gupta, boats chola, boats gupta
8 550 800 | muslims 4 persia | | decline gupta 8, none gupta, boats pandya, boats chola, boats mahrattas
9 800 1050 | muslims 8 afghanistan | raja-raja | decline gupta 8, none gupta, more chola 2, boats pandya, boats chola, boats sinhalese, boats muslims
10 1050 1300 | muslims 8 afghanistan, mughals 4 central-asia | aybak | none gupta, none chola, major muslims, boats pandya, boats chola, boats sinhalese, boats muslims
11 1300 1500 | mughals 6 central-asia, portuguese 2 arabian-sea | timur* | none gupta, none chola, boats muslims, home mughals 2
12 1500 1600 | mughals 14 afghanistan, portuguese 2 arabian-sea, dutch 2 indian-ocean, british 2 arabian-sea | sanga, akbar, albuquerque | none gupta, none chola, south muslims, major mughals, boats muslims
13 1600 1700 | sikhs 4 lahore, french 2 indian-ocean, british 2 indian-ocean | shivaji, alamgir | none gupta, none chola, south muslims, boats mahrattas
14 1700 1750 | french 2 indian-ocean, british 2 arabian-sea, british 2 indian-ocean | rao, nizam, dupleix | none gupta, none chola, south muslims, more mahrattas 2, boats mahrattas
15 1750 1800 | afghans 6 afghanistan | abdali*, clive | none gupta, none chola, south muslims, south mughals, home afghans 2, minimum 6
16 1800 1850 | | | none gupta, none chola, south muslims, south mughals, minimum 6, major british
";

#[test]
fn r2_6_every_row_of_the_table_of_events_holds() {
    for (n, line) in TABLE.trim().lines().enumerate() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let head: Vec<i16> = parts[0].split_whitespace().map(|w| w.parse().unwrap()).collect();
        assert_eq!(head[0], n as i16 + 1);
        let row = age(head[0] as u8);
        assert_eq!(row.years, (head[1], head[2]));
        let list = |text: &str| -> Vec<String> {
            text.split(',').map(|w| w.trim().to_owned()).filter(|w| !w.is_empty()).collect()
        };
        let arrivals: Vec<String> =
            row.arrivals.iter().map(|(n, armies, at)| format!("{n} {armies} {at}")).collect();
        assert_eq!(arrivals, list(parts[1]), "turn {}", n + 1);
        let leaders: Vec<String> = row
            .leaders
            .iter()
            .map(|(l, with)| format!("{l}{}", if *with { "*" } else { "" }))
            .collect();
        assert_eq!(leaders, list(parts[2]), "turn {}", n + 1);
        let mut words = Vec::new();
        words.extend(row.decline.map(|d| format!("decline {} {}", d.nation, d.armies)));
        words.extend(row.withdrawal.map(|d| format!("home {} {}", d.nation, d.armies)));
        words.extend(row.successor.then(|| "successor".to_owned()));
        words.extend(row.reinforcements.iter().map(|(n, a)| format!("more {n} {a}")));
        words.extend(row.major.map(|n| format!("major {n}")));
        words.extend(row.boats.map(|n| format!("boats {n}")));
        words.extend(row.no_population.map(|n| format!("none {n}")));
        words.extend(row.south_population.map(|n| format!("south {n}")));
        words.extend((row.british_minimum > 0).then(|| format!("minimum {}", row.british_minimum)));
        words.sort();
        let mut wanted = list(parts[3]);
        wanted.sort();
        assert_eq!(words, wanted, "turn {}", n + 1);
    }
}

#[test]
fn ruling_6_boats_are_those_of_the_cards() {
    let turns =
        |who: Nation| -> Vec<u8> { (1..=16).filter(|t| age(*t).boats.contains(who)).collect() };
    assert_eq!(turns(Nation::Pandya), [8, 9, 10]);
    assert_eq!(turns(Nation::Chola), [6, 7, 8, 9, 10]);
    assert_eq!(turns(Nation::Mahrattas), [8, 13, 14]);
    assert_eq!(turns(Nation::Sinhalese), [9, 10]);
    assert_eq!(turns(Nation::Gupta), [7]);
    assert_eq!(turns(Nation::Muslims), [9, 10, 11, 12]);
}

#[test]
fn ruling_7_every_date_of_a_card_is_in_the_table() {
    for turn in 1..=16 {
        let scoring = age(turn).scoring;
        let dated: Nations =
            Nation::ALL.iter().copied().filter(|n| cards(*n, turn, false).count() > 0).collect();
        assert!(dated.into_iter().all(|n| scoring.contains(n)), "turn {turn}");
        if scoring != Nation::ALL.iter().copied().collect() {
            assert_eq!(dated, scoring, "turn {turn}");
        }
    }
}

#[test]
fn ruling_8_misprinted_names_are_read_as_meant() {
    // The misprints stand in the events of turns 10 and 12, on two cards and in
    // the list of sites; the engine plays what they mean, and knows no others.
    for wrong in ["maghols", "rajpours", "mautya", "cupta"] {
        assert!(wrong.parse::<Nation>().is_err(), "{wrong}");
    }
    assert!("bijaput".parse::<Area>().is_err());
    let come = |turn: u8, who: Nation, armies: u8, place: &str| {
        age(turn).arrivals.contains(&(who, armies, area(place)))
    };
    assert!(come(10, Nation::Mughals, 4, "central-asia"));
    assert!(come(5, Nation::Rajputs, 6, "central-asia") && come(5, Nation::Rajputs, 4, "china"));
    assert!(board::MAP.sites().contains(area("bijapur")));
    for nation in [Nation::Maurya, Nation::Gupta] {
        assert!(nation.raj().is_some(), "{nation} count titles");
    }
}

#[test]
fn invaders_come_as_the_table_says() {
    for turn in 1..=16u8 {
        let mut play = at(&format!("turn: {turn}; nation: pandya; pandya: simhala"));
        play.end_turn();
        for (who, armies, place) in age(turn).arrivals {
            let told = Event::Arrived { nation: *who, armies: *armies, at: *place };
            assert!(play.heard.contains(&told), "turn {turn}: {told:?}");
        }
    }
}
