//! What the table looks like: pictures on file, and no label over another.

use crate::drawn::{drawn, file, on_file};
use crate::support::{A, Play, fresh};
use drawing::palette::Theme;
use drawing::{Board, Fold, Frame, Shape, svg};
use engine::{Game, Seat, Turn};
use raja::Raja;
use roads::tabletop::{ART, NARROW, WIDE, WIDER};
use testkit::touches;

/// A picture of a position in every fold is on file: its shapes, without the
/// symbols that they use. `BLESS=1` writes them anew.
#[test]
fn a_busy_table_looks_as_it_did() {
    let (game, state) = on_file("busy.txt");
    for (name, frame) in [
        ("large", Frame::new(1440.0, 900.0, false)),
        ("laptop", Frame::new(1366.0, 657.0, false)),
        ("tablet", Frame::new(1024.0, 768.0, false)),
        ("phone", Frame::new(390.0, 844.0, true)),
    ] {
        let drawing = drawn(&game, &state, A, frame, "en");
        let mut text = svg::picture(&drawing.board, &Raja::PALETTE, "", Theme::Light);
        for panel in drawing.panels.iter().filter_map(|panel| panel.canvas.as_ref()) {
            text.push_str(&svg::picture(panel, &Raja::PALETTE, "", Theme::Light));
        }
        // One thing a line, so that a change can be read; letters are the
        // reader's own.
        let text = text.replace("<g ", "\n<g ");
        let mut parts = text.split(" font-family=\"");
        let mut text = parts.next().unwrap_or_default().to_owned();
        parts.filter_map(|part| part.split_once('"')).for_each(|(_, rest)| text.push_str(rest));
        let path = file(&format!("busy-{name}.svg"));
        if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&path, &text).expect("it is written");
        }
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(known == text, "{name} looks other than {}", path.display());
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

/// Every symbol that is used stands on the art sheet, and every dress and role
/// in the palette.
#[test]
fn every_symbol_is_there() {
    fn look(shapes: &[Shape], palette: &drawing::palette::Palette) {
        for shape in shapes {
            match shape {
                Shape::Use(symbol, .., dress) => {
                    assert!(ART.contains(&format!("<symbol id=\"{symbol}\"")), "{symbol}");
                    let known = |name: &str| palette.dresses.iter().any(|it| it.name == name);
                    assert!(dress.is_none_or(known), "{dress:?}");
                }
                Shape::Group(.., inside) => look(inside, palette),
                _ => {}
            }
        }
    }
    assert!(!ART.contains("style=") && !ART.contains("class=") && !ART.contains("<use"));
    for (players, options) in [(2, ""), (5, "advanced1=on advanced2=on")] {
        positions(players, options, 8, &mut |play| {
            for frame in Frame::tried() {
                let drawing = drawn(&play.game, &play.state, A, frame, "en");
                for canvas in drawing.canvases() {
                    look(&canvas.ground, &Raja::PALETTE);
                    canvas.items.iter().for_each(|item| look(&item.shapes, &Raja::PALETTE));
                    let text = svg::picture(canvas, &Raja::PALETTE, ART, Theme::Dark);
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
        assert_eq!(drawing.title, "version avancée I · manche 4 sur 10");
        assert_eq!(drawing.seats[0].seat, Some(A));
        assert!(game.turn(&state) != Turn::Over);
    }
}
