//! What is drawn: pictures that are kept, labels that keep apart, and what is
//! true of the drawing of a position.

use crate::book::{NAMES, books};
use crate::support::{A, Play, alone, at, fresh, with};
use drawing::palette::Theme;
use drawing::{Board, Drawing, Fold, Frame, Handle, Item, Mark, Notes, Pen, Row, Shape, svg};
use engine::{Game, Message, Record, Replay, Seat, Step, Turn, Viewer};
use maharaja::Maharaja;
use testkit::touches::overlaps;

pub(crate) fn draw(play: &Play, frame: Frame, say: &dyn Fn(&Message) -> String) -> Drawing {
    let names = NAMES.map(str::to_owned);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let mut notes = Notes::new();
    play.game.draw(&view, &mut Pen { frame, say, names: &names, notes: &mut notes })
}

fn english(play: &Play, (width, height, coarse): (f32, f32, bool)) -> Drawing {
    let books = books(Some(A));
    draw(play, Frame::new(width, height, coarse), &|message| books[0].say(message))
}

const LARGE: (f32, f32, bool) = Frame::TRIED[0];

/// A turn in the fourth round, with most of what can stand on the board.
pub(crate) fn four() -> Play {
    with(
        4,
        "r1=on final=f3",
        "round: 4; maharaja: E; track: . . B D . A F . . C . G E; played: B C; \
         rewards: prestige coins shrine maharani buy tribute both shrines; \
         A card: 15; B card: 1; C card: 9; D card: 16; row: 6 12 5; maharani: A 6; \
         A coins: 14; B coins: 9; C coins: 6; D coins: 17; \
         A prestige: 7; B prestige: 6; C prestige: 5; D prestige: 8; \
         A at: B; B at: E; C at: D; D at: A; \
         A statues: B0 E3; B statues: A0 E1 G2; C statues: A3 D0; D statues: B4 C0 E0 F0; \
         A villages: v01 v04 v11 v16 v22 v25; B villages: v02 v09 v13 v14 v08; \
         C villages: v03 v10 v17 v18 v07 v23 v24; D villages: v12 v15 v22 v05; \
         A cities: B B E; B cities: A A E G; C cities: A E E D; D cities: B F C C; \
         A hand: 3; B hand: 2; C hand: 4; D hand: 3; A tokens: 1; D tokens: 2; \
         A plan: statue shrine; B plan: coins track; C plan: shrines stock; \
         D plan: coins stock; turn: A",
    )
}

/// Against Brahmabot, both of its tiles open.
pub(crate) fn solo() -> Play {
    with(
        1,
        "r1=on final=f1",
        "round: 3; maharaja: E; track: . . D B G . A . . C F E; tiles: 6 5; deck: 1 2 3 4 5 6 7 8 9 10; \
         rewards: both shrines maharani coins buy prestige; A card: 14; B card: 15; row: 10 2 11; \
         A coins: 8; B coins: 4; A prestige: 6; B prestige: 8; A at: A; B at: B; \
         A statues: A0 E0 C1; B statues: F0 B0 B1 E1; \
         A villages: v01 v02 v09 v10 v25 v05; B villages: v03 v04 v13 v14 v21 v22 v07 v08; \
         A cities: A E E; B cities: B E D D; A hand: 4; B hand: 8; A plan: statue coins",
    )
}

/// Somebody chooses a reward.
pub(crate) fn choosing() -> Play {
    with(
        4,
        "r1=on",
        "phase: reward; round: 4; maharaja: E; track: . . B D . A F . . C . G E; \
         played: A B C D; ranking: B A D C; chosen: 1; \
         rewards: . coins shrine maharani buy tribute both shrines prestige; \
         A card: 15; B card: 1; C card: 9; D card: 16; row: 6 12 5; \
         A statues: E3; B statues: E1; C at: E; D statues: E2",
    )
}

#[test]
fn pictures_stay_as_they_are() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tabletop");
    for (name, play, frame) in [
        ("four-large", four(), Frame::TRIED[0]),
        ("solo-laptop", solo(), Frame::TRIED[1]),
        ("four-tablet", four(), Frame::TRIED[2]),
        ("four-phone", four(), Frame::TRIED[3]),
    ] {
        let mut drawing = english(&play, frame);
        // Without the country, which both games share, and without the art; a
        // line for each thing.
        drawing.board.ground.clear();
        let picture = svg::picture(&drawing.board, &Maharaja::PALETTE, &[], Theme::Light);
        let picture = picture.replace("<g transform=\"translate", "\n<g transform=\"translate");
        let file = folder.join(format!("{name}.svg"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &picture).expect("the folder is there");
        }
        let known = std::fs::read_to_string(&file).unwrap_or_default();
        for (line, (is, was)) in picture.lines().zip(known.lines()).enumerate() {
            assert_eq!(is, was, "{name}, line {line}: draw it again with BLESS=1 and look at it");
        }
        assert_eq!(picture.len(), known.len(), "{name}");
    }
}

#[test]
fn busy_tables_are_kept_as_records() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tabletop");
    for (name, play) in [("busy", four()), ("solo", solo())] {
        let file = folder.join(format!("{name}.txt"));
        if std::env::var_os("BLESS").is_some() {
            let (players, options) = (play.game.players(), play.game.settings());
            let mut lines = vec![
                "durbar: 1".to_owned(),
                format!("game: {}", Maharaja::ID),
                format!("version: {}", Maharaja::VERSION),
                format!("players: {players}"),
                format!("options: {options}"),
            ];
            let seats = Seat::all(players).zip(NAMES);
            lines.extend(seats.map(|(seat, name)| format!("seat {seat}: {name}")));
            let position = play.game.position(&play.state).to_string();
            lines.extend(position.lines().map(|line| format!("start: {line}")));
            std::fs::write(&file, lines.join("\n") + "\n").expect("the folder is there");
        }
        let text = std::fs::read_to_string(&file).expect("it is kept");
        let record: Record = text.parse().expect("it is a record");
        let replay = Replay::<Maharaja>::run(&record, |_, _, _, _| {}).expect("it can be played");
        assert_eq!(replay.state, play.state, "{name}");
    }
}

#[test]
fn no_two_labels_overlap() {
    let positions =
        [four(), solo(), choosing(), at("phase: plan"), alone("phase: plan"), fresh(3, "")];
    for play in &positions {
        for frame in Frame::tried() {
            for book in books(Some(A)) {
                let drawing = draw(play, frame, &|message| book.say(message));
                for canvas in drawing.canvases() {
                    let found = overlaps(canvas);
                    // The Maharaja and a table on the net may hide the ground.
                    assert!(found.is_empty(), "{} {frame:?}: {found:?}", book.code);
                }
            }
        }
    }
}

#[test]
fn a_whole_match_is_drawn_and_what_stays_keeps_its_key() {
    let mut random = testkit::rng(4);
    for players in 1..=4 {
        let mut play = fresh(players, "final=f2");
        let mut scratch = Vec::new();
        let mut drawn = 0;
        loop {
            let game = play.game;
            let drawing =
                draw(&play, Frame::new(1440.0, 900.0, false), &|message| message.to_string());
            let keys: Vec<&str> =
                drawing.board.items.iter().map(|item| item.key.as_str()).collect();
            for key in ["A", "G", "S", "v01", "v30", "A.0", "G.6", "cell:16", "road:r16"] {
                assert!(keys.contains(&key), "{key} is not drawn");
            }
            if play.view(A).public.track.is_drawn() {
                for key in ["banner:A", "banner:G", "fig:A"] {
                    assert!(keys.contains(&key), "{key} is not drawn");
                }
            }
            drawn += 1;
            let step = match game.turn(&play.state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    Step::Act(seat, game.pick(&play.state, seat, &mut random, &mut scratch))
                }
            };
            game.apply(&mut play.state, step, &mut |_| {});
        }
        assert!(drawn > 30, "{drawn}");
    }
}

fn thing<'d>(drawing: &'d Drawing, key: &str) -> &'d Item {
    let found = drawing.canvases().flat_map(|canvas| &canvas.items).find(|item| item.key == key);
    found.unwrap_or_else(|| panic!("{key} is not drawn"))
}

fn uses(item: &Item, symbol: &str) -> bool {
    fn within(shapes: &[Shape], symbol: &str) -> bool {
        shapes.iter().any(|shape| match shape {
            Shape::Use(name, ..) => *name == symbol,
            Shape::Group(.., inside) => within(inside, symbol),
            _ => false,
        })
    }
    within(&item.shapes, symbol)
}

#[test]
fn statues_stand_on_their_sites_and_bonuses_where_nobody_built() {
    let drawing = english(&four(), LARGE);
    assert!(uses(thing(&drawing, "B.0"), "st-lakshmi"));
    assert!(uses(thing(&drawing, "B.4"), "st-durga"));
    assert!(uses(thing(&drawing, "B.1"), "bn-token"));
    assert!(uses(thing(&drawing, "E.1"), "st-krishna"));
    assert!(uses(thing(&drawing, "D.0"), "st-ganesha"));
    assert!(uses(thing(&english(&solo(), LARGE), "B.0"), "st-brahma"));
}

#[test]
fn the_city_of_the_round_is_told_best_first() {
    let drawing = english(&four(), LARGE);
    let table = thing(&drawing, "honour");
    let texts: Vec<&str> = table
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text(_, _, text, _) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    // Ravindra 1 shrine, 1 statue, his priest: 4; Asha 3 and Arjun 3, his
    // character comes later; Meera 2.
    let expected = [
        "Gwalior is honoured this round",
        "1",
        "Ravindra",
        "4 cult",
        "12",
        "+1",
        "2",
        "Asha",
        "3 cult",
        "10",
        "3",
        "Arjun",
        "3 cult",
        "8",
        "4",
        "Meera",
        "2 cult",
        "6",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn a_taken_reward_shows_who_took_it_and_leaves_a_gap() {
    let drawing = english(&choosing(), LARGE);
    assert!(uses(thing(&drawing, "reward:prestige"), "em-peacock"));
    assert!(!uses(thing(&drawing, "reward:coins"), "em-peacock"));
    thing(&drawing, "gap:0");
    let panel = drawing.panels.iter().find(|panel| panel.name == "choosing").expect("it is there");
    let Row::Grid(_, lines) = &panel.rows[1] else { panic!("{:?}", panel.rows) };
    let marks: Vec<Mark> = lines.iter().map(|line| line.mark).collect();
    assert_eq!(marks, [Mark::Plain, Mark::Strong, Mark::Faint, Mark::Faint]);
}

#[test]
fn folds_put_panels_where_they_belong() {
    for (frame, slot, rewards) in
        [(0, "Below", true), (1, "Left", true), (2, "Below", true), (3, "Below", false)]
    {
        let drawing = english(&four(), Frame::TRIED[frame]);
        let cards = drawing.panels.iter().find(|it| it.name == "characters").expect("there");
        assert_eq!(format!("{:?}", cards.slot), slot);
        let reward = Handle::from("reward:coins");
        assert_eq!(drawing.board.point(&reward).is_some(), rewards);
        assert!(drawing.handles().any(|handle| *handle == reward));
        assert_eq!(drawing.zooms, Frame::tried().nth(frame).map(|it| it.fold) == Some(Fold::Phone));
    }
}

#[test]
fn brahmabot_has_a_seat_tiles_and_ways() {
    let drawing = english(&solo(), LARGE);
    assert_eq!(drawing.title, "alone · round 3 of 7");
    assert_eq!(drawing.seats.len(), 2);
    assert_eq!((drawing.seats[1].seat, drawing.seats[1].name.as_str()), (None, "Brahmabot"));
    for key in ["tile:left", "tile:middle", "tile:hidden", "way:0", "way:1", "tag:0", "tag:1"] {
        thing(&drawing, key);
    }
    let outlook = drawing.panels.iter().find(|panel| panel.name == "outlook").expect("there");
    let said = format!("{:?}", outlook.rows);
    assert!(said.contains("You first: 12 coins and one of 2 rewards"), "{said}");
    assert!(said.contains("Brahmabot second: 1 prestige"), "{said}");
}
