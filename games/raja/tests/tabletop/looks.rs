//! What the table looks like: pictures on file, and no label over another.

use crate::drawn::{drawn, file, on_file};
use crate::support::{A, Play, fresh};
use drawing::palette::Theme;
use drawing::{Board, Fold, Frame, Mark, Shape, Slot, svg};
use engine::{Game, Seat, Turn};
use raja::Raja;
use roads::tabletop::{NARROW, WIDE, WIDER};
use testkit::touches;

/// Positions on file, each of another state of the table.
const NAMED: [&str; 6] =
    ["busy.txt", "planning.txt", "five.txt", "confirm.txt", "swap.txt", "auction.txt"];

/// A picture of a position in every fold is on file: its shapes, without the
/// symbols that they use. `BLESS=1` writes them anew.
#[test]
fn tables_look_as_they_did() {
    let large = Frame::new(1440.0, 900.0, false);
    let laptop = Frame::new(1366.0, 657.0, false);
    let tablet = Frame::new(1024.0, 768.0, false);
    let phone = Frame::new(390.0, 844.0, true);
    for (name, fold, frame) in [
        ("busy", "large", large),
        ("busy", "laptop", laptop),
        ("busy", "tablet", tablet),
        ("busy", "phone", phone),
        ("planning", "laptop", laptop),
        ("confirm", "tablet", tablet),
    ] {
        let (game, state) = on_file(&format!("{name}.txt"));
        let drawing = drawn(&game, &state, A, frame, "en");
        let mut text = svg::picture(&drawing.board, &Raja::PALETTE, &[], Theme::Light);
        for panel in drawing.panels.iter().filter_map(|panel| panel.canvas.as_ref()) {
            text.push_str(&svg::picture(panel, &Raja::PALETTE, &[], Theme::Light));
        }
        // One thing a line, so that a change can be read; letters are the
        // reader's own.
        let text = text.replace("<g ", "\n<g ");
        let mut parts = text.split(" font-family=\"");
        let mut text = parts.next().unwrap_or_default().to_owned();
        parts.filter_map(|part| part.split_once('"')).for_each(|(_, rest)| text.push_str(rest));
        let path = file(&format!("{name}-{fold}.svg"));
        if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&path, &text).expect("it is written");
        }
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(known == text, "{name}, {fold} looks other than {}", path.display());
    }
}

/// Positions of a few random matches, one after the other.
fn positions(players: u8, options: &str, seed: u64, each: &mut dyn FnMut(&Play)) {
    let mut play = fresh(players, options);
    let mut random = testkit::rng(seed);
    for step in 0..700 {
        if step % 17 == 0 {
            each(&play);
        }
        let Some(next) = play.picked_step(&mut random) else { break };
        play.game.apply(&mut play.state, next, &mut |_| {});
    }
}

#[test]
fn no_label_stands_on_another() {
    let mut seen = 0;
    for (players, options) in
        [(2, ""), (3, "short=on"), (4, "advanced1=on"), (5, "advanced1=on advanced2=on")]
    {
        positions(players, options, 5, &mut |play| {
            let asked = play.game.turn(&play.state);
            let seat = asked.seats().lowest().unwrap_or(Seat::A);
            for (n, frame) in Frame::tried().enumerate() {
                let language = ["en", "fr"][(n + seen) % 2];
                let drawing = drawn(&play.game, &play.state, seat, frame, language);
                for canvas in drawing.canvases() {
                    let found = touches::overlaps(canvas);
                    assert!(found.is_empty(), "{language}, {frame:?}: {found:?}");
                }
                seen += 1;
            }
        });
    }
    assert!(seen > 300, "{seen}");
}

/// Tables of named positions, in every window and both languages.
#[test]
fn labels_keep_apart_in_every_window_and_language() {
    for name in NAMED {
        let (game, state) = on_file(name);
        for frame in Frame::tried() {
            for language in ["en", "fr"] {
                let drawing = drawn(&game, &state, A, frame, language);
                for canvas in drawing.canvases() {
                    let found = touches::overlaps(canvas);
                    assert!(found.is_empty(), "{name}, {language}, {frame:?}: {found:?}");
                }
            }
        }
    }
}

/// What the marks at the seats are.
fn marks(name: &str, frame: Frame) -> Vec<Vec<Mark>> {
    let (game, state) = on_file(name);
    let drawing = drawn(&game, &state, A, frame, "en");
    drawing.seats.iter().map(|seat| seat.marks.iter().map(|it| it.mark).collect()).collect()
}

#[test]
fn seats_show_what_is_known_of_each_disc() {
    use Mark::{Badge, Faint, Gap, Now, Seal, Slot, Spent};
    let (large, tablet) = (Frame::new(1440.0, 900.0, false), Frame::new(1024.0, 768.0, false));
    let (open, sealed) = (vec![Badge, Gap, Gap], vec![Badge, Seal, Seal]);
    assert_eq!(marks("planning.txt", large), [&open, &sealed, &open, &sealed].map(Clone::clone));
    let played = || vec![Faint, Badge, Spent, Spent];
    assert_eq!(marks("busy.txt", large), [vec![Badge, Slot, Slot], played(), played(), played()]);
    // Where there is no room for words what is pale says it.
    assert_eq!(marks("busy.txt", tablet)[1], [Badge, Spent, Spent]);
    assert_eq!(marks("auction.txt", large), [vec![], vec![], vec![Now], vec![Faint], vec![Badge]]);
    assert_eq!(marks("swap.txt", large)[0], [Badge, Badge, Slot, Slot]);
    // What an end would give to whom.
    let (game, state) = on_file("confirm.txt");
    let drawing = drawn(&game, &state, A, large, "en");
    let given = |seat: &drawing::SeatCard| seat.cells.iter().any(|it| it.text == "+2");
    assert_eq!(
        drawing.seats.iter().map(given).collect::<Vec<_>>(),
        [false, true, true, true, true]
    );
}

#[test]
fn planning_takes_the_side_and_the_seats_a_strip_on_a_tablet() {
    for (name, slot) in [("planning.txt", Slot::Whole), ("busy.txt", Slot::Side)] {
        let (game, state) = on_file(name);
        for frame in Frame::tried() {
            let drawing = drawn(&game, &state, A, frame, "fr");
            let disc = drawing.panels.iter().find(|panel| panel.name == "disc").expect("a disc");
            assert_eq!(disc.slot, slot, "{name}");
            assert_eq!(drawing.strip, frame.fold == Fold::Tablet);
            // The scored city is the head of the seats where the net has no room.
            let scored = drawing.panels.iter().any(|panel| panel.slot == Slot::Seats);
            assert_eq!(scored, frame.fold == Fold::Phone);
        }
    }
}

/// Every symbol that is used stands on the art sheet, and every dress and role
/// in the palette.
#[test]
fn every_symbol_is_there() {
    fn look(shapes: &[Shape], palette: &drawing::palette::Palette) {
        for shape in shapes {
            match shape {
                Shape::Use(symbol, .., dress) => {
                    let tag = format!("<symbol id=\"{symbol}\"");
                    assert!(Raja::ART.iter().any(|sheet| sheet.contains(&tag)), "{symbol}");
                    let known = |name: &str| palette.dresses.iter().any(|it| it.name == name);
                    assert!(dress.is_none_or(known), "{dress:?}");
                }
                Shape::Group(.., inside) => look(inside, palette),
                _ => {}
            }
        }
    }
    for sheet in Raja::ART {
        assert!(!sheet.contains("style=") && !sheet.contains("class=") && !sheet.contains("<use"));
    }
    for (players, options) in [(2, ""), (5, "advanced1=on advanced2=on")] {
        positions(players, options, 8, &mut |play| {
            for frame in Frame::tried() {
                let drawing = drawn(&play.game, &play.state, A, frame, "en");
                for canvas in drawing.canvases() {
                    look(&canvas.ground, &Raja::PALETTE);
                    canvas.items.iter().for_each(|item| look(&item.shapes, &Raja::PALETTE));
                    let text = svg::picture(canvas, &Raja::PALETTE, Raja::ART, Theme::Dark);
                    assert!(!text.contains("#f0f\""), "a role is unknown");
                }
            }
        });
    }
}

/// The drawn net is the net of the rules: every road joins what it joins there,
/// and every village lies on its road, in its order.
#[test]
fn what_is_drawn_is_the_net_of_the_rules() {
    let net = &raja::board::NET;
    for layout in [WIDE, WIDER, NARROW] {
        assert_eq!(layout.junctions.len(), net.junctions());
        assert_eq!(layout.villages.len(), net.villages());
        assert_eq!(layout.roads.len(), net.roads.len());
        for (n, stretch) in net.roads.iter().enumerate() {
            let ends = stretch.ends.map(roads::Junction::index);
            assert_eq!(layout.roads[n].0, ends, "road {n}");
            // The nearest point of the road, in hundredths of it.
            let mut before = 0;
            for village in stretch.villages {
                let (x, y) = layout.villages[village.index()];
                let far = |at: i32| {
                    let (left, top) = layout.on_road(n, at as f32 / 100.0);
                    (x - left).hypot(y - top)
                };
                let near = (0..=100).min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap();
                assert!(far(near) < 4.0, "{village:?} lies {} off its road", far(near));
                assert!(near > before, "{village:?} comes too early");
                before = near;
            }
        }
    }
}

#[test]
fn folds_put_the_characters_where_there_is_room() {
    let (game, state) = on_file("busy.txt");
    for (frame, slot) in Frame::tried().map(|frame| {
        let laptop = frame.fold == Fold::Laptop;
        (frame, if laptop { drawing::Slot::Left } else { drawing::Slot::Below })
    }) {
        let drawing = drawn(&game, &state, A, frame, "fr");
        let cards = drawing.panels.iter().find(|panel| panel.name == "characters").unwrap();
        assert_eq!(cards.slot, slot);
        let phone = frame.fold == Fold::Phone;
        let title = if phone { "manche 4 sur 10" } else { "version avancée I · manche 4 sur 10" };
        assert_eq!(drawing.title, title);
        assert_eq!(drawing.seats[0].seat, Some(A));
        assert!(game.turn(&state) != Turn::Over);
    }
}
