//! What the screens look like.

use super::*;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The words that must stand on the table, by language.
fn table_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "Jaipur · Round 1 · Asha – Ravi",
            "Market",
            "deck 37 · sold 0",
            "D  diamond 7 7 5 5 5",
            "L  leather 4 3 2 1 1 1 1 1 1",
            "bonus 3: 7 · 4: 6 · 5+: 5",
            "Your hand: 4 of 7",
            "Your turn: take one good",
            "Actions: 22",
            "Sell (4)",
            "sell 1C",
            "Log",
            "Diamond, in the market. Touch to take it; the next token pays 7",
            "? help",
        ],
        Lang::Fr => &[
            "Jaipur · Manche 1 · Asha – Ravi",
            "Marché",
            "pioche 37 · vendu 0",
            "D  diamant 7 7 5 5 5",
            "P  épices  5 3 3 2 2 1 1",
            "Votre main : 4 sur 7",
            "À vous : prendre une marchandise",
            "Actions : 22",
            "Vendre (4)",
            "Journal",
            "Diamant, au marché",
            "? aide",
        ],
    }
}

#[test]
fn the_whole_table_is_there_at_every_size_in_both_languages() {
    for lang in Lang::ALL {
        for size in SIZES {
            let mut sitting = Laid { start: Some(FAIR), lang, ..Laid::default() }.sit();
            sitting.size = size;
            for word in table_words(lang) {
                sitting.shows(word);
            }
            assert_eq!(sitting.rows().len(), size.1 as usize);
            // Nothing of the board, the bars or the prompt is cut.
            let cut: Vec<_> =
                sitting.rows().into_iter().take(15).filter(|r| r.contains('…')).collect();
            assert!(cut.is_empty(), "{cut:?}");
            assert!(!sitting.rows().last().unwrap().contains('…'), "{}", sitting.screen());
        }
    }
}

/// Cards are boxes: whatever opens in a column closes in it.
#[test]
fn boxes_are_aligned() {
    for lang in Lang::ALL {
        for size in SIZES {
            let mut sitting = Laid { start: Some(FAIR), lang, ..Laid::default() }.sit();
            sitting.size = size;
            for keys in ["", " ", "<Down> ", "<Tab>+", "<Tab>", "<Tab>"] {
                sitting.press(keys);
                let buffer = sitting.buffer();
                let at = |x: u16, y: u16| buffer[(x, y)].symbol().to_owned();
                let mut corners = 0;
                for y in 0..size.1 {
                    for x in 0..size.0 {
                        let close = match at(x, y).as_str() {
                            "╭" => "╰",
                            "┏" => "┗",
                            "╮" => "╯",
                            "┓" => "┛",
                            _ => continue,
                        };
                        let side =
                            (y + 1..size.1).find(|y| !["│", "┃"].contains(&at(x, *y).as_str()));
                        let bottom = side.expect("the box ends");
                        assert_eq!(at(x, bottom), close, "column {x}:\n{}", sitting.screen());
                        corners += 1;
                    }
                }
                // Five in the market, four in the hand, the herd and the piles.
                assert_eq!(corners, 2 * (5 + 4 + 1 + 1), "{}", sitting.screen());
            }
        }
    }
}

#[test]
fn wide_windows_explain_every_action_in_the_list() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hides("Sell 2 leather for 7 rupees");
    sitting.size = (120, 40);
    sitting.shows("Sell 2 leather for 7 rupees (tokens 4 3).");
    sitting.shows("Take all the camels: 2 camels.");
}

#[test]
fn a_small_window_is_refused_politely() {
    let mut sitting = Laid::default().sit();
    sitting.size = (79, 24);
    sitting.shows("The table needs a window of 80 × 24; this one has 79 × 24.");
    sitting.hides("Market");
    sitting.size = (80, 24);
    sitting.shows("Market");
}

#[test]
fn no_size_and_no_screen_breaks_the_painter() {
    for keys in ["", "?", "r", "d", "q", "t", "s", "a", "h"] {
        for lang in Lang::ALL {
            let mut sitting = Laid { lang, ..Laid::default() }.sit();
            sitting.press(keys);
            for (width, height) in [(1, 1), (3, 50), (80, 24), (115, 24), (116, 24), (250, 80)] {
                sitting.size = (width, height);
                sitting.screen();
            }
        }
    }
}

#[test]
fn without_colours_there_is_none() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    let coloured = |sitting: &Sitting| {
        let buffer = sitting.buffer();
        buffer
            .content
            .iter()
            .filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
            .count()
    };
    assert!(coloured(&sitting) > 20);
    sitting.app.palette = Palette { colour: false };
    for keys in ["", " ", "a", "t", "<Esc>?"] {
        sitting.press(keys);
        assert_eq!(coloured(&sitting), 0, "{}", sitting.screen());
    }
}

/// Only the sixteen colours of every terminal.
#[test]
fn colours_are_those_of_any_terminal() {
    let sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    for cell in &sitting.buffer().content {
        for colour in [cell.fg, cell.bg] {
            assert!(!matches!(colour, Color::Rgb(..) | Color::Indexed(_)), "{colour:?}");
        }
    }
}

#[test]
fn the_bars_of_keys_fit_the_smallest_window() {
    for lang in Lang::ALL {
        let sitting = Laid { lang, ..Laid::default() }.sit();
        for id in [
            "tui-keys",
            "tui-keys-page",
            "tui-keys-rules",
            "tui-keys-report",
            "tui-keys-result",
            "tui-keys-handover",
            "tui-keys-quit",
            "tui-keys-menu",
            "tui-keys-lobby",
            "tui-keys-agree",
        ] {
            let text = sitting.app.book.word(id);
            assert!(crate::fit::width(&text) < 80, "{id}: {} {text}", crate::fit::width(&text));
        }
    }
}

#[test]
fn a_reader_of_the_rules_leaps_from_heading_to_heading_and_to_the_tables() {
    for (lang, tables, goods) in [
        (Lang::En, "Tables", "Diamond  D       6      7, 7, 5, 5, 5"),
        (Lang::Fr, "Tableaux", "Diamant"),
    ] {
        let mut sitting = Laid { lang, start: Some(FAIR), ..Laid::default() }.sit();
        let top = |sitting: &Sitting| {
            let row = sitting.rows()[1].replace('│', "");
            row.trim().to_owned()
        };
        let after = |sitting: &mut Sitting, key: &str| {
            sitting.press(key);
            top(sitting)
        };
        let heads = ["r", "n", "n", "p", "n"].map(|key| after(&mut sitting, key));
        assert!(heads[0] != heads[1] && heads[1] != heads[2], "{heads:?}");
        assert_eq!((&heads[3], &heads[4]), (&heads[1], &heads[2]));
        assert_eq!(after(&mut sitting, "t"), tables);
        let rows = sitting.rows().join("\n");
        assert!(rows.contains(goods) && !rows.contains("<!--"), "{rows}");
        assert_eq!(after(&mut sitting, "x"), tables, "an unknown key stays");
    }
}

#[test]
fn the_number_of_a_rivals_camels_is_told_only_on_demand() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    let herd = |sitting: &Sitting| {
        let row = sitting.rows().into_iter().find(|row| row.contains("  Ravi     "));
        row.expect("the rival has a row").split_whitespace().nth(3).unwrap().to_owned()
    };
    assert_eq!(herd(&sitting), "some");
    sitting.press("c");
    assert_eq!(herd(&sitting), "3");
    sitting.press("c");
    assert_eq!(herd(&sitting), "some");
    let mut play = Play::new(Laid { start: Some(FAIR), ..Laid::default() }.home());
    play.count = true;
    assert_eq!(herd(&Sitting::of(play)), "3");
}

#[test]
fn cards_a_rival_was_seen_to_take_are_shown_on_demand() {
    const SEEN: &str = "phase: act\nto move: A\nmarket: DGCKK\nA hand: CCLL\nB hand: SSPP\n\
                        B known: SP\n";
    let mut sitting = Laid { start: Some(SEEN), ..Laid::default() }.sit();
    sitting.shows("4 ▒▒▒▒");
    sitting.press("k").shows("4 SP▒▒");
    sitting.press("k").shows("4 ▒▒▒▒");
}

#[test]
fn the_log_marks_what_happened_since_the_last_turn() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hides("since your last turn");
    sitting.size = (120, 40);
    sitting.press("tsell 1C<Enter>");
    let rows = sitting.rows();
    let find = |text: &str| rows.iter().position(|row| row.contains(text));
    let (own, mark) = (find("You sell 1 cloth for 5"), find("since your last turn"));
    let rival = find("· Ravi");
    assert!(own < mark && mark < rival && own.is_some(), "{}", rows.join("\n"));
}

#[test]
fn a_long_log_scrolls_and_comes_back() {
    let mut sitting = Laid::default().sit();
    for _ in 0..12 {
        sitting.press("a<Enter><Esc>");
    }
    sitting.hides("Round 1 begins");
    sitting.press("<Home>").shows("Round 1 begins");
    sitting.press("<End>").hides("Round 1 begins");
    // Scrolled past the top: the first step down moves at once.
    sitting.press("<BackTab><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp>");
    sitting.screen();
    let top = sitting.screen();
    sitting.press("<Down>");
    assert_ne!(sitting.screen(), top);
}

#[test]
fn help_and_rules_can_be_read_to_their_ends() {
    let mut sitting = Laid::default().sit();
    sitting.press("?").shows("Keys").shows("take back, as far as this table allows");
    sitting.press("<End>").shows("100 %").shows("A little advice");
    sitting.press("l").shows("Quelques conseils");
    sitting.press("lr").shows("Jaipur: the rules").shows("0 %");
    sitting.press("<End>").shows("100 %").shows("Notice");
    sitting.press("<Esc>").shows("Market");
    sitting.press("d").shows("The table in words").shows("Tokens still to be won");
}

/// Any game has a table, even without a board of its own.
#[test]
fn the_general_board_tells_everything_in_words() {
    for lang in Lang::ALL {
        for size in SIZES {
            let mut sitting = Laid { start: Some(FAIR), lang, ..Laid::default() }.sit();
            sitting.app.board = boards::in_words(sitting.app.seen());
            sitting.app.reread();
            sitting.size = size;
            let words = match lang {
                Lang::En => ["Market: 1 diamond, 1 gold, 1 cloth", "Deck: 37 cards", "Sell (4)"],
                Lang::Fr => {
                    ["Marché : 1 diamant, 1 or, 1 tissu", "Pioche : 37 cartes", "Vendre (4)"]
                }
            };
            for word in words {
                sitting.shows(word);
            }
            let before = sitting.app.mirror().steps;
            sitting.press("tsell 2L<Enter>");
            assert!(sitting.app.mirror().steps > before);
            // Down the board and out of it.
            sitting.press("<Esc>");
            for _ in 0..40 {
                sitting.press("<Down>");
                sitting.screen();
            }
            assert_eq!(sitting.app.focus, Focus::Actions);
        }
    }
}
