//! What is told of before: what a turn paid, what others did; and what shows more
//! of itself when it is touched.

use crate::looks::INVASION;
use crate::reader::Reader;
use crate::support::at;
use drawing::{Board, Drawing, Frame, Handle, Notes, Panel, Pen, Row, Slot, pin};
use engine::{Game, Message, Record, Replay, Seat, Step, Viewer};
use maharadjah::queries::{ledger, paid};
use maharadjah::{Event, Maharadjah, Merit, Phase, State};
use testkit::touches::overlaps;

const NAMES: [&str; 5] = ["You", "Ravi", "Meera", "Tara", "Arjun"];

/// Somebody who watches a match from its start.
struct Watcher {
    seat: Seat,
    notes: Notes,
    reader: Reader,
}

impl Watcher {
    fn of(seat: Seat, language: &str) -> Watcher {
        Watcher { seat, notes: Notes::new(), reader: Reader::of(language) }
    }

    fn hear(&mut self, game: &Maharadjah, events: &[Event]) {
        for event in events {
            game.keeps(event, &mut self.notes);
        }
    }

    fn draw(&mut self, game: &Maharadjah, state: &State, frame: Frame) -> Drawing {
        let say = |message: &Message| self.reader.say(message);
        let names = NAMES.map(str::to_owned);
        let view = game.view(state, Viewer::Seat(self.seat));
        game.draw(&view, &mut Pen { frame, say: &say, names: &names, notes: &mut self.notes })
    }
}

/// Every step of a whole match of three.
fn watch(mut each: impl FnMut(&Maharadjah, &State, Option<Seat>, &[Event])) {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/three.txt");
    let record: Record =
        std::fs::read_to_string(file).expect("the record").parse().expect("a record");
    let replay = Replay::<Maharadjah>::run(&record, |game, state, step, events| {
        let who = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Roll(_) => None,
        };
        each(game, state, who, &events);
    });
    assert!(replay.is_ok(), "the record cannot be replayed");
}

fn panel<'a>(drawing: &'a Drawing, name: &str) -> Option<&'a Panel> {
    drawing.panels.iter().find(|panel| panel.name == name)
}

fn stands(drawing: &Drawing, name: &str) -> bool {
    panel(drawing, name).is_some_and(|panel| panel.slot == Slot::Side)
}

fn text(panel: &Panel) -> String {
    format!("{:?}", panel.rows)
}

#[test]
fn a_turn_that_paid_is_told_until_the_reader_goes_on() {
    let mut watcher = Watcher::of(Seat::A, "en");
    let (mut heard, mut reports, mut closed) = (Vec::new(), 0, 0);
    let mut open: Option<u8> = None;
    watch(|game, state, who, events| {
        watcher.hear(game, events);
        heard.extend_from_slice(events);
        let drawing = watcher.draw(game, state, Frame::default());
        let stood = open;
        open = stands(&drawing, "scored").then_some(state.turn());
        let Some(report) = panel(&drawing, "scored") else { return };
        if open.is_some() && stood.is_none() {
            reports += 1;
            let turn = state.turn() - u8::from(state.phase() != Phase::Over);
            let ledger = ledger(game.scenario(), &heard);
            let words = text(report);
            for paid in paid(game.scenario(), &ledger, turn) {
                let handle = format!("paid:{}", paid.nation);
                assert!(words.contains(&handle), "{handle} on turn {turn}: {words}");
                assert!(words.contains(&format!("+{}", paid.sum())), "{paid:?}: {words}");
            }
        }
        let acted = events.iter().any(|event| matches!(event, Event::Moved { .. }));
        if who == Some(Seat::A) && state.phase() != Phase::Over {
            let moved = acted && !events.iter().any(|it| matches!(it, Event::Turn { .. }));
            assert!(!moved || open.is_none(), "the first own step closes it");
            closed += i32::from(stood == Some(state.turn()) && open.is_none());
        }
    });
    assert!(reports >= 6 && closed >= 6, "{reports} reports, {closed} closed by a step");
}

#[test]
fn the_lands_that_paid_have_their_coins_and_add_up() {
    let mut watcher = Watcher::of(Seat::B, "en");
    let (mut tried, mut sums) = (0, 0);
    watch(|game, state, _, events| {
        watcher.hear(game, events);
        let turned = events.iter().any(|event| matches!(event, Event::Turn { .. }));
        let held: i32 = events
            .iter()
            .filter_map(|event| match event {
                Event::Scored { points, merit: Merit::Hold, .. } => Some(i32::from(*points)),
                _ => None,
            })
            .sum();
        let drawing = watcher.draw(game, state, Frame::default());
        if !turned || held == 0 || !stands(&drawing, "scored") {
            return;
        }
        tried += 1;
        let coins = drawing.board.items.iter().filter(|item| item.key.starts_with("pill:"));
        let points: i32 = coins
            .flat_map(|item| &item.shapes)
            .filter_map(|shape| match shape {
                drawing::Shape::Text(_, _, text, _) => text.parse::<i32>().ok(),
                _ => None,
            })
            .sum();
        assert!(points <= held, "{points} of {held}");
        sums += i32::from(points == held);
    });
    assert!(tried >= 6 && sums * 3 >= tried * 2, "{sums} of {tried} are told land by land");
}

#[test]
fn who_comes_back_is_told_what_others_did_and_nothing_overlaps() {
    let (mut told, mut moves) = (0, 0);
    for language in ["en", "fr"] {
        let mut watcher = Watcher::of(Seat::A, language);
        watch(|game, state, _, events| {
            watcher.hear(game, events);
            let fresh = events.iter().any(|event| matches!(event, Event::Sequence { .. }));
            if !fresh {
                return;
            }
            for size in [(1440.0, 900.0, false), (1366.0, 657.0, false), (390.0, 664.0, true)] {
                let frame = Frame::new(size.0, size.1, size.2);
                let drawing = watcher.draw(game, state, frame);
                for canvas in drawing.canvases() {
                    let found = overlaps(canvas);
                    assert!(found.is_empty(), "{language} {:?}: {found:?}", frame.fold);
                }
                let back = stands(&drawing, "since");
                assert!(!back || game.scenario().seat(state.nation()) == Some(Seat::A));
                told += i32::from(back);
                let ways = drawing.board.items.iter().filter(|item| item.key.starts_with("way:"));
                moves += ways.count();
            }
        });
    }
    assert!(told >= 4 && moves > 100, "{told} times, {moves} moves");
}

#[test]
fn any_nation_is_a_touch_away() {
    let play = at(INVASION);
    let mut watcher = Watcher::of(Seat::A, "en");
    for frame in Frame::tried() {
        let seat = play.game.scenario().seat(play.state.nation()).expect("a player");
        let view = play.game.view(&play.state, Viewer::Seat(seat));
        let handle: Handle = "nation:chola".into();
        assert!(play.game.pins(&view, &handle) && !play.game.pins(&view, &"delhi".into()));
        watcher.notes.clear();
        let before = watcher.draw(&play.game, &play.state, frame);
        pin(&mut watcher.notes, &handle);
        let after = watcher.draw(&play.game, &play.state, frame);
        let (was, is) = (panel(&before, "nation").unwrap(), panel(&after, "nation").unwrap());
        assert!(text(was).contains("mughals") && text(is).contains("line:chola:"), "{frame:?}");
        assert!(before.handles().any(|it| *it == handle), "it is drawn: {frame:?}");
    }
    // A line of its card: the lands stand out with what they pay.
    watcher.notes.clear();
    pin(&mut watcher.notes, &"line:mughals:2".into());
    let drawing = watcher.draw(&play.game, &play.state, Frame::default());
    assert!(drawing.board.items.iter().any(|item| item.key == "pill:bengal"));
}

#[test]
fn a_question_has_a_box_for_every_answer() {
    let mut play = at("scenario: three; turn: 12; nation: mughals; mughals: punjab 3, delhi 2; \
        rajputs: rajputana 3, malwa; leaders: akbar punjab");
    play.go("pick 3 punjab; with leader; to rajputana; done");
    let seat = play.game.turn(&play.state).seats().lowest().expect("somebody is asked");
    let mut watcher = Watcher::of(seat, "en");
    let drawing = watcher.draw(&play.game, &play.state, Frame::default());
    let card = panel(&drawing, "question").expect("the card");
    let tiles: Vec<_> = card
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Tiles(tiles) => Some(tiles),
            _ => None,
        })
        .flatten()
        .collect();
    let mut legal = Vec::new();
    play.game.legal(&play.state, seat, &mut legal);
    assert_eq!(tiles.len(), legal.len());
    for tile in tiles {
        assert!(tile.handle.is_some() && tile.icon.is_some() && tile.text.len() > 20, "{tile:?}");
    }
    let pills = drawing.board.items.iter().filter(|item| item.key.starts_with("pill:"));
    let keys: Vec<&str> = pills.map(|item| item.key.as_str()).collect();
    assert_eq!(keys, ["pill:malwa", "pill:rajputana"], "what a yes saves, and who leaves");
    assert!(drawing.board.items.iter().any(|item| item.key == "leaves:rajputana"));
}
