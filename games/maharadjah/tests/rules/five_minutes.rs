//! What the first page and the examples of RULES.md tell, played: the numbers
//! there are the numbers here, in both languages.

use crate::support::*;
use engine::Words;
use maharadjah::*;

/// The rules in both languages say this, however their lines are broken.
fn told(en: &str, fr: &str) {
    for ((code, rules), wanted) in Maharadjah::RULES.iter().zip([en, fr]) {
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(rules.contains(wanted), "{code}: {wanted}");
    }
}

#[test]
fn the_worked_turn_is_played_as_told() {
    let mut play = fresh(Scenario::Four);
    let gauge = |play: &Play, who: Nation| play.state.gauge(who);
    assert_eq!((play.asked().as_str(), gauge(&play, Nation::Pandya)), ("A", 4), "in halves");
    told("**Pandya** (A)", "**Pandya** (A)");
    told("each is worth one, together two", "chacun vaut un, deux en tout");
    play.go("pick 1 khandesh; to maharashtra");
    assert_eq!(play.phase(), Phase::March, "rough land has stopped it");
    play.go("done");
    assert_eq!((play.asked().as_str(), gauge(&play, Nation::Chola)), ("C", 3), "in halves");
    told("one and a half are kept", "un et demi de gardé");
    play.go("done");
    assert_eq!((play.asked().as_str(), play.total("maurya")), ("D", 12));
    assert_eq!(
        [play.armies("maurya", "afghanistan"), play.armies("maurya", "central-asia")],
        [6, 6]
    );
    // Only twice the number lets others by: one army behind is not enough.
    let mut few = play.clone();
    few.go("pick 1 afghanistan; to punjab; pick 3 afghanistan; to punjab");
    assert_eq!((few.phase(), few.armies("maurya", "punjab")), (Phase::March, 4));
    play.go("pick 3 afghanistan; to punjab; pick 3 afghanistan; to punjab; to lahore");
    play.go("pick 3 central-asia; to kashmir; pick 3 central-asia; to gandhara; done");
    play.go("fight punjab harappans; dice 256 / 4");
    assert_eq!((play.armies("maurya", "punjab"), play.armies("harappans", "punjab")), (3, 0));
    told(
        "the Maurya roll 2, 5 and 6, the Harappans 4",
        "les Maurya font 2, 5 et 6, les Harappéens 4",
    );
    play.go("fight lahore harappans; dice 114 / 5");
    assert_eq!((play.armies("maurya", "lahore"), play.points("harappans")), (2, 2));
    assert_eq!(
        (play.asked().as_str(), play.places("retreat")),
        ("B", vec!["delhi".to_owned(), "rajputana".to_owned()])
    );
    told(
        "could leave now for Delhi or Rajputana",
        "pourraient reculer vers Delhi ou le Rajpoutana",
    );
    play.go("done");
    assert_eq!(play.phase(), Phase::Dice);
    // After the battles the second movement, then the Harappans, then turn 2.
    play.until(|state| state.nation() == Nation::Harappans);
    play.until(|state| state.turn() == 2);
    assert_eq!(play.state.nation(), Nation::Pandya);
}

#[test]
fn the_example_of_8_5_is_true() {
    let mut play =
        at("turn: 9; nation: muslims; muslims: agra 3, oudh, bihar, bengal, orissa, malwa, sind; \
         rajputs: delhi, lahore");
    play.go("pick 3 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Window(Nation::Rajputs));
    play.go("submit north; send agra; send agra; send agra");
    assert_eq!(play.armies("muslims", "agra"), 3);
    let heard = Event::Counted { nation: Nation::Muslims, territories: 9, points: 1 };
    assert!(play.heard.contains(&heard), "{:?}", play.heard);
    told("nine territories, a rajah, 1 point", "neuf, un rajah, 1 point");
}

#[test]
fn the_example_of_10_6_is_true() {
    let mut play = at("turn: 13; nation: british; british: bengal, karnataka; \
        factories: british gujarat; sinhalese: lanka, simhala; allied: sinhalese marker; \
        mahrattas: gujarat, berar, bidar, khandesh, malwa, maharashtra; \
        rajputs: delhi, agra, oudh, rajputana, sind; chola: andhra, golconda; \
        sikhs: lahore, punjab, kashmir, gandhara, baluchistan, bihar");
    let empty = Areas::LAND.filter(|area| play.state.present(*area).is_empty()).count();
    assert_eq!((empty, raj_count(play.game.map(), &play.state, Nation::British)), (13, 18));
    play.go("done").end_turn();
    let heard = Event::Counted { nation: Nation::British, territories: 18, points: 2 };
    assert!(play.heard.contains(&heard), "{:?}", play.heard);
    told("2 + 1 + 2 + 13, eighteen territories", "2 + 1 + 2 + 13, soit dix-huit territoires");
}
