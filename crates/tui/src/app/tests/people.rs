//! What people can do.

use super::*;

#[test]
fn picked_cards_are_judged_while_they_are_picked() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    // The market is D G C K K, the hand C C L L, the herd two camels.
    sitting.press(" ").shows("Take 1 diamond (then 5 of 7 goods in hand).");
    sitting
        .press("<Right> ")
        .shows("• Not yet a move: › marks what may be added, Esc puts it back.");
    sitting.press("<Down> ").shows("• Not yet a move");
    sitting.press("<Tab>+").shows("give 1/2");
    sitting.shows("Take 1 diamond and 1 gold, give 1 cloth and 1 camel (then 5 of 7 goods");
    sitting.press("-").hides("give 1/2");
    sitting.press("+").press("<Enter>");
    let steps = sitting.app.record_now().steps;
    assert_eq!(steps[0].to_string(), "A swap +DG -CK");
}

#[test]
fn refused_cards_say_why_and_who_is_to_blame() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    // Gold and cloth for cloth: the cloth of the hand cannot be picked any more.
    sitting.press("<Right> <Right> <Down> ");
    sitting.shows("✗ The same good cannot be on both sides: cloth.");
    let rows = sitting.rows();
    let culprits: usize = rows.iter().map(|row| row.matches("───✗───").count()).sum();
    let picked: usize = rows.iter().map(|row| row.matches("━━━✗━━━").count()).sum();
    assert_eq!((culprits, picked), (2, 1), "all cloths:\n{}", rows.join("\n"));
    let steps = sitting.app.mirror().steps;
    // The next key forgets it. With leather for the cloth it is half a move.
    sitting.press("<Right><Right> ").hides("✗").shows("• Not yet a move");
    sitting.press("<Enter>").shows("• Not yet a move");
    assert_eq!(sitting.app.mirror().steps, steps, "nothing has happened");
    // One after the other goes back.
    sitting.press("<Esc>").shows("━━━✓━━━┛┗━━━✓━━━");
    sitting.press("<Esc>").hides("━━━✓━━━┛┗━━━✓━━━").shows("━━━✓━━━");
    sitting.press("<Esc>").hides("━━━✓━━━");
    // Or all at once.
    sitting.press(" <Right> <Del>").hides("✓");
}

#[test]
fn one_diamond_cannot_be_sold() {
    const POOR: &str = "phase: act\nto move: A\nmarket: GSCKK\nA hand: DLL\n";
    let mut sitting = Laid { start: Some(POOR), lang: Lang::Fr, ..Laid::default() }.sit();
    sitting
        .press("<Down> <Enter>")
        .shows("✗ Une vente de diamant demande au moins 2 cartes.")
        .shows("━━━✗━━━");
    assert_eq!(sitting.app.mirror().steps, 0);
    sitting.press(" ").hides("✗");
    sitting.press("<Right> <Right> ").shows("Vendre 2 cuirs pour 7 roupies (jetons 4 3).");
    sitting.press("<Enter>");
    assert_eq!(sitting.app.record_now().steps[0].to_string(), "A sell 2L");
}

#[test]
fn a_full_hand_is_to_blame_itself() {
    const FULL: &str = "phase: act\nto move: A\nmarket: DGSPK\nA hand: CCCLLLL\nA herd: 3\n";
    let mut sitting = Laid { start: Some(FULL), ..Laid::default() }.sit();
    sitting.press(" ").shows("• Your hand is full: 7 of 7 goods.").shows("Not yet a move");
    sitting.press("<Enter>").shows("✗ Your hand is full: 7 of 7 goods.").shows("───✗───");
    // Camels would be more goods still.
    sitting.press("<Right> <Tab><Tab>+").shows("You would hold 8 goods; the limit is 7.");
    // The camels of the market go together.
    sitting.press("<Del><BackTab><BackTab><Right><Right><Right><Right> ");
    sitting.shows("Take all the camels: 1 camel.");
}

#[test]
fn what_is_typed_is_judged_at_once() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("t").shows("Action:").shows("Type an action; Tab completes it");
    sitting.press("sel").shows("✗ \"sel\" is not an action.");
    sitting.press("l 2l").shows("✓ Sell 2 leather for 7 rupees (tokens 4 3).");
    sitting.press("<Backspace>d").shows("✗ You have 0 diamonds, not 2.");
    // Refused: it stays there to be mended.
    sitting.press("<Enter>").shows("You have 0 diamonds").shows("Action: sell 2d");
    sitting.press("<Backspace>c<Enter>").hides("Action:");
    assert_eq!(sitting.app.record_now().steps[0].to_string(), "A sell 2C");
}

#[test]
fn keys_that_do_nothing_say_why() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("z").shows("The key z does nothing here; ? lists the keys.");
    sitting.press("<BackTab><Left>").shows("The log goes up and down only.");
    sitting.press("<Enter>").shows("The log is only read");
    sitting.press(" ").shows("This key picks on the board; Tab goes there.");
    sitting.press("<Esc>-").shows("Nothing is picked that could be put back.");
    sitting.press("tzz<Tab>").shows("No action that is possible now begins so.");
    sitting.press("<Esc>?z").shows("The key z does nothing here");
    sitting.press("<Esc>qz").shows("The key z does nothing here");
    // Somebody else's turn, and a match without people.
    sitting.hold = true;
    sitting.press("ntsell 1C<Enter>").press("a<Enter>").shows("It is not your turn.");
    let mut watching = Laid { people: 0, ..Laid::default() };
    watching.start = Some(FAIR);
    let mut sitting = watching.sit();
    sitting.press("t").shows("The key t does nothing here; the line at the bottom names those");
    sitting.press("<Esc><Esc><Esc><Esc><Esc>t").shows("The match is over.");
    sitting.press("h").shows("The match is over.");
}

#[test]
fn letters_that_are_keys_can_be_typed() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press(":qrsuhl?").shows("Action: qrsuhl?");
    sitting.press("<Esc>").hides("Action:").shows("Market");
}

#[test]
fn typed_text_lights_up_its_cards_and_is_completed() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("tswap +DG -CL");
    let picked = |sitting: &Sitting| -> usize {
        sitting.rows().iter().map(|row| row.matches("━━━✓━━━").count()).sum()
    };
    assert_eq!(picked(&sitting), 4);
    sitting.press("<Esc>");
    assert_eq!(picked(&sitting), 0);
    sitting.press("tta<Tab>").shows("Action: take D");
    sitting.press("<Tab>").shows("Action: take G");
    sitting.press("<Tab><Tab>").shows("Action: take D");
}

#[test]
fn the_list_of_actions_is_grouped_and_played_from() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.size = (120, 40);
    let heads = sitting.app.actions.heads.clone();
    assert_eq!(heads, ["Sell", "Take one good", "Take the camels", "Exchange"]);
    let legal: Vec<_> = sitting.app.seen().legal(Seat::A).into_iter().map(|c| c.text).collect();
    let mut listed: Vec<_> = sitting.app.actions.items.iter().map(|i| i.text.clone()).collect();
    assert_eq!(listed.len(), legal.len());
    listed.sort();
    let mut sorted = legal;
    sorted.sort();
    assert_eq!(listed, sorted, "every legal action, once");
    sitting.press("a<Right>").shows("✓ Take 1 diamond");
    sitting.press("<Right><Down>").shows("✓ Take 1 diamond and 1 gold, give");
    sitting.press("<Left><Enter>");
    assert_eq!(sitting.app.record_now().steps[0].to_string(), "A camels");
}

#[test]
fn advice_is_told_lit_and_played_with_one_more_key() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("h").shows("Hint: ");
    let advised = sitting.app.advised.clone().expect("something was advised");
    assert!(sitting.app.seen().explain(Seat::A, &advised).is_ok());
    assert!(sitting.rows().iter().any(|row| row.contains('✓')), "its cards are lit");
    sitting.press("<Enter>");
    assert_eq!(sitting.app.record_now().steps[0].to_string(), format!("A {advised}"));
}

#[test]
fn advice_that_comes_too_late_is_not_told() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("h").shows("Looking for a good move…");
    sitting.press("tsell 2C<Enter>");
    let thought = sitting.held.remove(0);
    let (seat, prompt) = (thought.seat, thought.prompt);
    let answer = Some(thought.run(&table::no_clock));
    sitting.input(Input::Thought { seat, prompt, purpose: Purpose::Advise, answer });
    assert!(sitting.app.notice.is_none());
    assert_eq!(sitting.app.focus, Focus::Board);
}

#[test]
fn a_move_is_taken_back_with_all_that_followed() {
    let mut sitting = Laid::default().sit();
    let before = sitting.app.mirror().steps;
    let screen = sitting.screen();
    sitting.press("a<Enter>");
    assert!(sitting.app.mirror().steps > before + 1, "the rival has answered");
    sitting.press("u").shows("You take back");
    assert_eq!(sitting.app.mirror().steps, before);
    sitting.press("<Esc>").shows("· You take back 2 steps.");
    let board = |screen: &str| screen.lines().take(15).collect::<Vec<_>>().join("\n");
    assert_eq!(board(&sitting.screen()), board(&screen), "everything is as it was");
    let mut fresh = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    fresh.press("u").shows("✗ You have nothing to take back.");
}

#[test]
fn taking_back_while_the_rival_thinks_makes_its_answer_stale() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("tsell 2C<Enter>").shows("Ravi is thinking…");
    let thought = sitting.held.remove(0);
    sitting.press("u").shows("You take back a step.").hides("thinking");
    let (seat, prompt) = (thought.seat, thought.prompt);
    let answer = Some(thought.run(&table::no_clock));
    sitting.input(Input::Thought { seat, prompt, purpose: Purpose::Act, answer });
    assert_eq!(sitting.app.mirror().steps, 0);
    // And the match goes on.
    sitting.hold = false;
    sitting.press("tsell 2L<Enter>");
    assert!(sitting.app.mirror().steps >= 2);
}

#[test]
fn a_rival_that_cannot_decide_leaves_the_table_usable() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("tsell 2C<Enter>");
    let thought = sitting.held.remove(0);
    let (seat, prompt) = (thought.seat, thought.prompt);
    sitting.input(Input::Thought { seat, prompt, purpose: Purpose::Act, answer: None });
    sitting.shows("Ravi cannot decide.");
    sitting.press("u");
    assert_eq!(sitting.app.mirror().steps, 0);
}

#[test]
fn a_rival_that_fails_twice_is_answered_for_and_the_match_goes_on() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("tsell 2C<Enter>");
    for turn in 0..2 {
        let thought = sitting.held.remove(0);
        let (seat, prompt) = (thought.seat, thought.prompt);
        let answer = Some(Answer { text: "nonsense".into(), ..Answer::default() });
        assert_eq!(sitting.app.mirror().waits_for(), engine::Seats::only(Seat::B), "turn {turn}");
        sitting.input(Input::Thought { seat, prompt, purpose: Purpose::Act, answer });
    }
    assert!(sitting.held.is_empty(), "it is not asked a third time");
    sitting.shows("a move was drawn at random").hides("thinking");
    assert!(sitting.app.mirror().actors.starts_with("AB"), "{}", sitting.app.mirror().actors);
    sitting.hold = false;
    sitting.press("tsell 2L<Enter>").hides("thinking");
    assert!(sitting.app.mirror().steps >= 4);
}

#[test]
fn whoever_leaves_comes_back_to_the_same_chair() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("tleave<Enter>").shows("Asha is thinking…");
    sitting.press("a<Enter>");
    assert_eq!(sitting.app.mirror().steps, 0, "a computer player plays there now");
    sitting.press("treturn<Enter>").shows("You are back and play on.").hides("thinking");
    let thought = sitting.held.remove(0);
    let (seat, prompt) = (thought.seat, thought.prompt);
    let answer = Some(thought.run(&table::no_clock));
    sitting.input(Input::Thought { seat, prompt, purpose: Purpose::Act, answer });
    assert_eq!(sitting.app.mirror().steps, 0, "its answer comes too late");
    sitting.press("tsell 2C<Enter>");
    assert_eq!(sitting.app.mirror().actors, "A");
}

#[test]
fn the_language_changes_at_any_moment() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press(" l").shows("Et maintenant, en français.").shows("Marché");
    sitting.press("<Left>").shows("Prendre 1 diamant (main ensuite : 5");
    sitting.press("l").shows("This is English now.").shows("Your turn");
}

/// One person plays a whole match with the keyboard alone.
#[test]
fn a_match_is_played_to_its_end_with_keys() {
    let mut sitting = Laid { options: "seals=2", ..Laid::default() }.sit();
    let (mut reports, mut turns) = (0, 0);
    while !matches!(sitting.app.overlay(), Some(Overlay::Result)) {
        turns += 1;
        assert!(turns < 2_000, "the match does not end:\n{}", sitting.screen());
        if let Some(Overlay::Report(report)) = sitting.app.overlay() {
            let (report, summary) = (report.clone(), last_summary(&sitting.app));
            reports += 1;
            for (n, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
                let cell = |row: usize| report.rows[row].1[n].parse::<u8>().unwrap();
                assert_eq!(cell(0), summary.goods[n]);
                assert_eq!(cell(1), summary.bonus[n]);
                assert_eq!(cell(2), if summary.camel_token() == Some(seat) { 5 } else { 0 });
                let total: u8 = report.total.1[n].parse().unwrap();
                assert_eq!(total, cell(0) + cell(1) + cell(2));
            }
            sitting.shows("is over: ").shows("Rupees").shows("Camel token");
            sitting.hides("Market");
            columns_are_aligned(&sitting, &report.total.1);
            sitting.press("<Enter>");
            continue;
        }
        // The first action of the list: sales before all else.
        sitting.press("a<Enter>");
    }
    assert!((2..=4).contains(&reports), "{reports} rounds");
    let outcome = sitting.app.mirror().outcome.clone().expect("it is over");
    let winner = if outcome.winners() == [Seat::A] { "You win!" } else { "Ravi wins." };
    sitting.shows(winner).shows("Round 1").shows("Round 2").shows("Seals").shows("Press s to keep");
    // Look at the table once more, then leave.
    sitting.press(" ").shows("Market");
    assert!(!sitting.left);
    sitting.press("q");
    assert!(sitting.left);
    assert_eq!(sitting.app.end(), End::Finished);
}

/// The totals end in the columns in which the names end.
fn columns_are_aligned(sitting: &Sitting, totals: &[String]) {
    let rows = sitting.rows();
    let names = rows.iter().find(|row| row.contains("Asha") && row.contains("Ravi"));
    let rupees = rows.iter().find(|row| row.contains("Rupees")).unwrap();
    let end = |row: &str, text: &str| {
        let at = row.rfind(text).unwrap_or_else(|| panic!("{text} in {row}"));
        row[..at].chars().count() + text.chars().count()
    };
    let first = &rupees[..rupees.rfind(&totals[1]).unwrap()];
    assert_eq!(end(names.unwrap(), "Ravi"), end(rupees, &totals[1]), "{}", rows.join("\n"));
    assert_eq!(end(names.unwrap(), "Asha"), end(first, &totals[0]), "{}", rows.join("\n"));
}

fn last_summary(app: &App) -> games::jaipur::Summary {
    let view = app.seen().view::<games::jaipur::View>().unwrap();
    view.public.last.expect("a round was scored")
}

#[test]
fn the_end_can_be_taken_back() {
    let mut sitting = Laid { options: "seals=1", ..Laid::default() }.sit();
    for _ in 0..500 {
        if sitting.app.mirror().outcome.is_some() {
            break;
        }
        sitting.press("a<Enter>");
    }
    // The report lies on the result.
    sitting.shows("Rupees");
    sitting.press("<Enter>");
    assert!(matches!(sitting.app.overlay(), Some(Overlay::Result)));
    sitting.press("u").shows("Market");
    assert!(sitting.app.mirror().outcome.is_none());
    assert!(!sitting.app.actions.items.is_empty());
}

#[test]
fn leaving_asks_first_and_says_what_becomes_of_the_match() {
    let mut sitting = Laid::default().sit();
    sitting.press("q").shows("Leave the table?").shows("will be lost");
    sitting.press("n").shows("Market");
    assert!(!sitting.left);
    sitting.press("qs").shows("Where shall the match be kept?").shows("File: jaipur.durbar");
    sitting.press("<Enter>").shows("The match is kept in jaipur.durbar.");
    sitting.press("q").shows("The match is kept in jaipur.durbar. You can go on any time.");
    sitting.press("y");
    assert!(sitting.left);
    assert_eq!(sitting.app.end(), End::Left);
    let mut hurried = Laid::default().sit();
    hurried.input(Input::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert!(hurried.left);
}

#[test]
fn every_step_is_written_before_it_is_shown() {
    let record = Some(PathBuf::from("x.durbar"));
    let mut sitting = Laid { start: Some(FAIR), record, ..Laid::default() }.sit();
    sitting.press("tsell 2C");
    let effects = sitting.app.update(Input::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)));
    assert_eq!(sitting.app.mirror().steps, 0, "not before it is kept");
    sitting.hides("You sell");
    let [Effect::Keep { text, .. }] = &effects[..] else { panic!("it is to be kept") };
    assert!(text.contains("\nA sell 2C"));
    sitting.work(effects);
    sitting.shows("You sell 2 cloth");
    // The rival's step was written too, and the file is the whole match.
    assert_eq!(sitting.last_record(), reread(&sitting.app.record_now()));
}

/// A record as it is read from its own text.
fn reread(record: &engine::Record) -> engine::Record {
    record.to_string().parse().unwrap()
}

#[test]
fn a_step_that_cannot_be_written_does_not_happen() {
    let record = Some(PathBuf::from("x.durbar"));
    let mut sitting = Laid { start: Some(FAIR), record, ..Laid::default() }.sit();
    sitting.full = true;
    sitting.press("tsell 2C<Enter>").shows("x.durbar cannot be written");
    assert_eq!(sitting.app.mirror().steps, 0);
    sitting.full = false;
    sitting.press("tsell 2C<Enter>");
    assert!(sitting.app.mirror().steps >= 2);
}

#[test]
fn a_saved_match_goes_on_where_it_was() {
    let record = Some(PathBuf::from("x.durbar"));
    let mut sitting = Laid { record, ..Laid::default() }.sit();
    for _ in 0..5 {
        sitting.press("a<Enter><Esc>");
    }
    let written = sitting.last_record();
    let entry = catalog::games().find("jaipur").unwrap();
    let seed = Seed::from_phrase("another");
    let home = Home::resume(entry, &written, seed, engine::Seats::NONE, 9_000).unwrap();
    let mut play = Play::new(home);
    play.record = Some(PathBuf::from("x.durbar"));
    let mut resumed = Sitting::of(play);
    assert_eq!(resumed.screen(), sitting.screen());
    // Both go on alike: the chance of the record is its own.
    for _ in 0..5 {
        sitting.press("a<Enter><Esc>");
        resumed.press("a<Enter><Esc>");
        assert_eq!(resumed.screen(), sitting.screen());
    }
    // And what was played before can be taken back.
    resumed.press("uuuuuuu");
    assert!(resumed.app.mirror().steps < written.steps.len());
}

mod two {
    //! Two people at one keyboard.

    use super::*;

    /// Nobody holds what lies in the market, and nobody what the other has.
    const APART: &str =
        "phase: act\nto move: A\nmarket: CLLKK\nA hand: GG\nB hand: PP\nA bonus: 6\n";

    #[test]
    fn the_hand_over_hides_everything() {
        for lang in Lang::ALL {
            let mut sitting = Laid { people: 2, start: Some(APART), lang, ..Laid::default() }.sit();
            for turn in 0..4 {
                assert!(matches!(sitting.app.overlay(), Some(Overlay::Handover(_))));
                for size in [(80, 24), (120, 40)] {
                    sitting.size = size;
                    let screen = sitting.screen().to_lowercase();
                    for kind in games::jaipur::Kind::ALL {
                        let id = match kind {
                            games::jaipur::Kind::Camel => "camel".to_owned(),
                            good => format!("good-{}", good.name()),
                        };
                        let name = sitting.app.book.find(&id).unwrap();
                        let word = |text: &str| {
                            screen
                                .split(|c: char| !c.is_alphanumeric() && c != '’')
                                .any(|word| word == text)
                        };
                        assert!(!word(&name), "turn {turn}: {name}\n{screen}");
                        assert!(!word(&kind.letter().to_lowercase().to_string()), "{screen}");
                    }
                    sitting.hides("│").hides("·  ");
                }
                sitting.press("<Enter>");
                assert!(sitting.app.overlay().is_none());
                sitting.press("a<Enter>");
            }
        }
    }

    #[test]
    fn each_sees_their_own_hand_and_no_other() {
        let mut sitting = Laid { people: 2, start: Some(APART), ..Laid::default() }.sit();
        sitting.press("<Enter>").shows("G  ●").hides("P  ♣").shows("►Asha     2         0");
        sitting.press("tcamels<Enter>").shows("It is the turn of Ravi.").hides("G  ●");
        sitting.press("<Enter>").shows("P  ♣").hides("G  ●");
        // Pages belong to whoever sits there; Asha's token is worth six.
        sitting.press("d").shows("2 spice").hides("2 gold").hides("6 rupees");
    }

    #[test]
    fn the_log_of_the_deal_is_told_to_its_owner_alone() {
        let mut sitting = Laid { people: 2, ..Laid::default() }.sit();
        sitting.size = (120, 40);
        let Some(Overlay::Handover(first)) = sitting.app.overlay() else { panic!("nobody sits") };
        let first = *first;
        sitting.press("<Enter>").shows("You are dealt");
        let other = sitting.app.book.name(first.next(2));
        sitting.shows(&format!("{other} is dealt 5 goods").replace('5', &hand(&sitting, first)));
        sitting.press("a<Enter>").hides("dealt");
        sitting.press("<Enter>").shows("You are dealt");
        let entries: Vec<_> = sitting.app.log.entries.iter().map(|e| e.text.clone()).collect();
        let own = entries.iter().filter(|text| text.starts_with("You are dealt")).count();
        assert_eq!(own, 1, "{entries:?}");
    }

    /// How many goods the other was dealt.
    fn hand(sitting: &Sitting, seat: Seat) -> String {
        let view =
            Seen::new(sitting.app.host.entry().clone(), sitting.app.mirror(), Viewer::Seat(seat));
        let view = view.view::<games::jaipur::View>().unwrap();
        view.hand_sizes[seat.next(2).index()].to_string()
    }

    #[test]
    fn whoever_has_just_acted_takes_back_at_the_hand_over() {
        let mut sitting = Laid { people: 2, start: Some(APART), ..Laid::default() }.sit();
        sitting.press("<Enter>tsell 2G<Enter>");
        assert!(matches!(sitting.app.overlay(), Some(Overlay::Handover(Seat::B))));
        sitting.press("u");
        assert_eq!(sitting.app.mirror().steps, 0);
        assert!(matches!(sitting.app.overlay(), Some(Overlay::Handover(Seat::A))));
        sitting.shows("Asha takes back").hides("G  ●");
        sitting.press("<Enter>").shows("G  ●");
        // Once Ravi sits there, both are asked. He reads that Asha took back.
        sitting.press("tsell 2G<Enter><Enter>").shows("Asha takes back a step.");
        sitting.press("u").shows("Asha would like to take back");
    }

    #[test]
    fn at_the_end_nobodys_hand_stays_on_the_screen() {
        const LAST: &str = "phase: act\nto move: A\nmarket: CLLKK\nA hand: GG\nB hand: PPP\n\
                            A herd: 1\nseals: 0 0\ntokens D: AAAAA\ntokens S: BBBBB\n\
                            tokens G: AAA\ndiscard: DDDDDSSSSSGGG\n";
        let laid = Laid { people: 2, start: Some(LAST), options: "seals=1", ..Laid::default() };
        let mut sitting = laid.sit();
        sitting.press("<Enter>tsell 2G<Enter>").shows("Rupees");
        sitting.press("<Enter>").shows("Asha wins.");
        sitting.press(" ").shows("Market").hides("P  ♣ ").hides("Your hand");
        assert_eq!(sitting.app.seat(), None);
    }
}

#[test]
fn two_programs_can_be_watched() {
    let mut sitting = Laid { people: 0, options: "seals=1", ..Laid::default() }.sit();
    // They have played to the end already: nothing held them up.
    assert!(sitting.app.mirror().outcome.is_some());
    sitting.shows("Rupees");
    sitting.press("<Enter>").shows("wins.");
    sitting.press("<Enter>");
    assert!(sitting.left);
}
