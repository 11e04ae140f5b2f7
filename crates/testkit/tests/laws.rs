//! Every law holds for the toy game, and catches the bugs planted against it.

use engine::{Game, Record, Replay, Seat, Step, Viewer, Words};
use std::cell::Cell;
use testkit::alloc::Counting;
use testkit::laws::{self, Law, Lawful, Plan};
use testkit::toy::{Action, Bug, Phase, Position, State, Toy};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn plan() -> Plan {
    Plan { games: 40, late: 500, effort: 3_000_000, ..Plan::default() }
}

/// The law that speaks when the bug is planted and all laws are asked, after
/// asking its own law alone, which must catch it too.
fn caught(bug: Bug, law: Law) -> Option<Law> {
    bug.plant(|| {
        let alone = laws::verify::<Toy>(&plan(), &[law]).err()?;
        println!("{alone}");
        assert!(alone.game == "toy" && !alone.what.is_empty() && !alone.record.is_empty());
        assert_eq!(alone.law, law);
        laws::verify::<Toy>(&plan(), &Law::ALL).err().map(|violation| violation.law)
    })
}

/// A test for each bug: planted, it is caught by its law. Where a bug offends
/// several laws, `after` names the one that speaks first.
macro_rules! planted {
    ($($name:ident: $bug:ident breaks $law:ident $(after $first:ident)?;)*) => {$(
        #[test]
        fn $name() {
            let laws = [Law::$law $(, Law::$first)?];
            assert_eq!(caught(Bug::$bug, Law::$law), laws.last().copied());
        }
    )*};
}

planted! {
    law_1_catches_a_lax_check: LaxCheck breaks Legality;
    law_1_catches_a_strict_check: StrictCheck breaks Legality;
    law_1_catches_repetition: ListsTwice breaks Legality;
    law_1_catches_unstable_order: UnstableOrder breaks Legality;
    law_1_catches_a_list_that_does_not_append: ClearsBuffer breaks Legality;
    law_1_catches_a_pick_outside_the_list: PicksIllegal breaks Legality;
    law_1_catches_actions_that_only_text_can_spell: SpellsMore breaks Legality;
    law_2_catches_a_seat_without_answer: NoAnswer breaks Turn;
    law_2_catches_what_only_late_positions_show: LateNoAnswer breaks Turn;
    law_2_catches_a_pick_that_only_late_positions_lead_astray: LatePick breaks Turn;
    law_2_catches_a_bystander_who_acts: BystanderActs breaks Turn;
    law_2_catches_a_wrong_refusal: WrongRefusal breaks Turn;
    law_2_catches_chance_out_of_turn: ChanceAnytime breaks Turn;
    law_3_catches_a_view_that_leaks: ViewLeaks breaks Imagination;
    law_3_catches_a_forgetful_imagination: ImagineForgets breaks Imagination;
    law_3_catches_a_view_of_somebody_else: WrongViewer breaks Imagination;
    law_4_catches_legality_that_peeks: LegalityPeeks breaks Knowledge;
    law_4_catches_reasons_that_peek: ReasonPeeks breaks Knowledge;
    law_4_catches_order_that_peeks: OrderPeeks breaks Knowledge;
    law_5_catches_invented_cards: ImagineInvents breaks Conservation;
    law_5_catches_a_dream_without_end: ImagineStuck breaks Conservation;
    law_5_catches_a_lost_card: CardLost breaks Conservation;
    law_6_catches_an_event_that_tells_a_sealed_card: EventLeaks breaks Silence;
    law_6_catches_an_event_that_tells_a_drawn_card: ChanceLeaks breaks Silence;
    law_6_catches_a_telling_silence: SilenceLeaks breaks Silence;
    law_6_catches_what_is_heard_and_not_kept: Traceless breaks Silence;
    law_6_catches_what_only_sounds: OnlySounds breaks Silence;
    law_7_catches_a_pick_that_peeks: PickPeeks breaks Fairness;
    law_8_catches_text_that_reads_as_something_else: TextLies breaks Text after Replay;
    law_8_catches_a_reader_that_panics: ReaderPanics breaks Text after Legality;
    law_8_catches_a_wordless_refusal: WordlessRefusal breaks Text;
    law_8_catches_a_forgetful_position: PositionForgets breaks Text;
    law_8_catches_a_gate_asleep: GateAsleep breaks Text;
    law_8_catches_chance_that_cannot_be: ChanceLax breaks Text;
    law_8_catches_a_view_that_the_wire_changes: WireLoses breaks Text;
    law_8_catches_a_crowd_let_in: CrowdLetIn breaks Text;
    law_9_catches_apply_by_accident: RandomApply breaks Replay;
    law_9_catches_forgotten_options: OptionsForgotten breaks Replay;
    law_10_catches_a_match_without_end: Endless breaks Ending;
    law_10_catches_a_match_nobody_wins: NobodyFirst breaks Ending;
    face_up_catches_a_game_that_hides_nothing_and_says_it_does: AllShown breaks FaceUp;
    words_catch_a_missing_argument: MissingArgument breaks Words;
    words_catch_a_missing_sentence: Speechless breaks Words;
}

#[test]
fn the_clean_toy_holds_every_law() {
    let summary = laws::hold::<Toy>(&plan());
    assert_eq!(summary.rulebooks, 6, "two or three players, hands of two to four");
    for law in Law::ALL {
        let tally = summary.of(law).unwrap();
        assert_eq!(tally.matches, 6 * 40, "{law}");
        let late = u64::from(law == Law::Turn) * 6 * 500;
        assert!(tally.late >= late && (tally.late > 0) == (late > 0), "{law}: {tally:?}");
        assert!(tally.facts > 300 && tally.looks > 200, "{law}: {tally:?}");
    }
}

#[test]
fn what_only_late_positions_show_is_not_found_without_them() {
    let early = Plan { late: 0, ..plan() };
    for bug in [Bug::LateNoAnswer, Bug::LatePick] {
        bug.plant(|| laws::verify::<Toy>(&early, &Law::ALL)).unwrap();
    }
    Bug::LateNoAnswer.plant(|| {
        let violation = laws::verify::<Toy>(&plan(), &[Law::Turn]).unwrap_err();
        // The record begins at the position and leads to the failure.
        let record: Record = violation.record.parse().unwrap();
        assert!(record.header.start.is_some());
        let Replay { game, state, .. } = Replay::<Toy>::run(&record, |_, _, _, _| {}).unwrap();
        let seat = game.turn(&state).seats().lowest().expect("a seat owes an action");
        let mut list = Vec::new();
        game.legal(&state, seat, &mut list);
        assert_eq!(list, []);
    });
}

/// The toy, of which the laws are told something wrong.
struct Told;

thread_local! {
    static WRONG: Cell<u8> = const { Cell::new(0) };
}

impl Lawful for Told {
    type Game = Toy;

    fn texts() -> &'static [(&'static str, &'static str)] {
        const ENGLISH: (&str, &str) = Toy::TRANSLATIONS[0];
        match WRONG.get() {
            1 => const { &[ENGLISH, ("fr", "toy-table = La table")] },
            2 => const { &[ENGLISH, ("fr", "toy-table = { $ }")] },
            3 => const { &[ENGLISH] },
            _ => Toy::TRANSLATIONS,
        }
    }

    fn open(_: &Toy, state: &State, _: Step<Toy>) -> bool {
        matches!(state.phase, Phase::Choose(_))
    }

    fn late(game: &Toy, random: &mut testkit::Rng) -> Option<Position> {
        // Three players at a table of two.
        let crowd = "phase: prize\nA: hand=1\nB: hand=1\nC: hand=1\nprize: 0\npile: -";
        match (WRONG.get(), game.players()) {
            (6, 2) => crowd.parse().ok(),
            _ => Toy::late(game, random),
        }
    }

    fn universe(_: &Toy, each: &mut dyn FnMut(Action)) {
        Action::all().skip(usize::from(WRONG.get() == 4)).for_each(&mut *each);
        if WRONG.get() == 5 {
            each(Action::Draw);
        }
    }
}

#[test]
fn what_a_game_tells_the_laws_is_examined_too() {
    let found = |wrong: u8| {
        WRONG.set(wrong);
        let violation = laws::verify::<Told>(&plan(), &Law::ALL).unwrap_err();
        (violation.law, violation.what)
    };
    laws::verify::<Told>(&plan(), &Law::ALL).unwrap();
    for (wrong, law, what) in [
        (1, Law::Words, "in en, but not in fr"),
        (2, Law::Words, "broken"),
        (3, Law::Words, "no translation file for fr"),
        (4, Law::Legality, "not in the universe"),
        (5, Law::Legality, "twice"),
        (6, Law::Turn, "A late position is refused"),
    ] {
        let found = found(wrong);
        assert!(found.0 == law && found.1.contains(what), "{wrong}: {found:?}");
    }
}

/// The toy, which says that nothing is hidden in it.
struct Boast;

impl Lawful for Boast {
    type Game = Toy;
    const FACE_UP: bool = true;

    fn universe(_: &Toy, each: &mut dyn FnMut(Action)) {
        Action::all().for_each(each);
    }
}

#[test]
fn face_up_catches_a_game_that_hides_something_and_says_it_does_not() {
    let violation = laws::verify::<Boast>(&plan(), &[Law::FaceUp]).unwrap_err();
    assert_eq!(violation.law, Law::FaceUp);
    assert!(violation.what.contains("All is said to lie face up"), "{violation}");
    // Where all is shown it is true.
    Bug::AllShown.plant(|| laws::verify::<Boast>(&plan(), &[Law::FaceUp])).unwrap();
}

#[test]
fn law_6_lets_open_steps_sound_as_they_are() {
    let silence = |bug: Bug| bug.plant(|| laws::verify::<Told>(&plan(), &[Law::Silence]));
    silence(Bug::OnlySounds).unwrap();
    // Openness excuses nothing else.
    for bug in [Bug::EventLeaks, Bug::ChanceLeaks, Bug::SilenceLeaks, Bug::Traceless] {
        assert_eq!(silence(bug).unwrap_err().law, Law::Silence, "{bug:?}");
    }
}

#[test]
fn law_10_finds_no_allocation_in_the_clean_toy() {
    let summary = laws::no_allocation::<Toy>(&plan());
    assert!(summary.of(Law::Ending).unwrap().facts > 10_000);
}

#[test]
fn law_10_catches_allocation_in_apply_and_imagine() {
    let caught = |bug: Bug| bug.plant(|| laws::try_no_allocation::<Toy>(&plan()).unwrap_err());
    let apply = caught(Bug::Allocates);
    assert!(apply.law == Law::Ending && apply.what.contains("apply"), "{apply}");
    let imagine = caught(Bug::ImagineAllocates);
    assert!(imagine.law == Law::Ending && imagine.what.contains("imagine"), "{imagine}");
}

/// Plays high cards, by what its seat sees alone.
fn honest(game: &Toy, state: &<Toy as Game>::State, seat: Seat, _: u64) -> Action {
    let view = game.view(state, Viewer::Seat(seat));
    let card = (1..=5).rev().find(|card| view.hand.of(*card) > 0);
    let playing = view.phase == Phase::Seal;
    card.filter(|_| playing).map_or(Action::Stay, Action::Play)
}

#[test]
fn law_7_lets_an_honest_bot_pass() {
    laws::fair_bot::<Toy>("honest", &plan(), honest);
}

#[test]
fn law_7_catches_a_cheater() {
    // It plays its lowest card when the neighbour sealed something higher.
    let cheater = |game: &Toy, state: &<Toy as Game>::State, seat: Seat, seed| {
        let theirs = state.sealed[seat.next(game.players()).index()];
        let lowest = (1..=5).find(|card| state.hands[seat.index()].of(*card) > 0);
        match honest(game, state, seat, seed) {
            Action::Play(card) if theirs > card => Action::Play(lowest.unwrap_or(card)),
            other => other,
        }
    };
    let violation = laws::try_fair_bot::<Toy>("cheater", &plan(), cheater).unwrap_err();
    assert_eq!(violation.law, Law::Fairness);
    assert!(violation.what.contains("dealt again"), "{violation}");
}

#[test]
fn law_7_catches_a_bot_that_answers_what_it_may_not() {
    let rash = |_: &Toy, _: &<Toy as Game>::State, _: Seat, _| Action::Stay;
    let violation = laws::try_fair_bot::<Toy>("rash", &plan(), rash).unwrap_err();
    assert_eq!(violation.law, Law::Fairness);
}

#[test]
fn a_violation_says_where_and_replays() {
    Bug::NoAnswer.plant(|| {
        let violation = laws::verify::<Toy>(&plan(), &Law::ALL).unwrap_err();
        let text = violation.to_string();
        let parts =
            ["toy", "law 2", "players ", "options: hand=", "seed ", "after step ", "durbar: 1"];
        for part in parts {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
        let record: Record = violation.record.parse().unwrap();
        assert_eq!(record.steps.len(), violation.step);
        let Replay { game, state, .. } = Replay::<Toy>::run(&record, |_, _, _, _| {}).unwrap();
        let seat = game.turn(&state).seats().lowest().expect("a seat owes an action");
        let mut list = Vec::new();
        game.legal(&state, seat, &mut list);
        assert_eq!(list, [], "the replayed record leads to the failure");
    });
}

#[test]
fn the_same_plan_examines_the_same() {
    let plan = Plan { games: 10, effort: 100_000, ..Plan::default() };
    let once = laws::verify::<Toy>(&plan, &Law::ALL).unwrap();
    assert_eq!(laws::verify::<Toy>(&plan, &Law::ALL).unwrap(), once);
    let looks: u64 = once.tallies.iter().map(|tally| tally.looks).sum();
    let positions: u64 = once.tallies.iter().map(|tally| tally.positions).sum();
    assert!(looks * 2 < positions, "little effort looks closely at few: {looks} of {positions}");
}
