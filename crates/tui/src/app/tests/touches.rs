//! Thoughts made by the cursor and the keys beside it, in every game.

use super::*;
use crate::boards::Way;

const JAIPUR: &str = include_str!("../../../../../games/jaipur/tests/tabletop/busy.txt");
const RAJA: &str = include_str!("../../../../../games/raja/tests/tabletop/busy.txt");
const MAHARAJA: &str = include_str!("../../../../../games/maharaja/tests/tabletop/busy.txt");
const INVASION: &str =
    include_str!("../../../../../games/maharadjah/tests/tabletop/mughal-invasion.txt");

/// Asha at a table that stands as this record begins; nobody else thinks.
fn seated(text: &str, seat: usize) -> Sitting {
    let said = |key: &'static str| {
        let lines = text.lines().filter_map(move |line| line.strip_prefix(key));
        lines.filter_map(|line| line.strip_prefix(": "))
    };
    let one = |key| said(key).next().unwrap_or_default();
    let players: usize = one("players").parse().expect("a number");
    let player = |n: usize| match n {
        n if n == seat => Player::human("Asha"),
        _ => Player::bot("Ravi", "random", Budget::default()),
    };
    let mut setup = Setup::new((0..players).map(player).collect(), Seed::from_phrase("touches"));
    setup.options = one("options").to_owned();
    setup.start = Some(said("start").collect::<Vec<_>>().join("\n"));
    let entry = catalog::games().find(one("game")).expect("a game");
    let mut sitting = Sitting::of(Play::new(Home::open(entry, setup, 1).expect("a table")));
    sitting.hold = true;
    sitting
}

impl Sitting {
    /// Walks as the arrows lead until this is under the cursor.
    #[track_caller]
    fn walk(&mut self, handle: &str) -> &mut Sitting {
        let under = |sitting: &Sitting| {
            let thing = sitting.app.board.thing(&sitting.app.marks);
            thing.map(|thing| thing.handle.to_string()).unwrap_or_default()
        };
        // Every thing that was come to, and the arrow that led on from it last.
        let mut tried: Vec<(String, usize)> = Vec::new();
        for _ in 0..2_000 {
            let here = under(self);
            if here == handle {
                // A key that moves nothing: the screen catches up.
                return self.press("<End>");
            }
            let known = tried.iter().position(|(it, _)| *it == here);
            let known = known.unwrap_or_else(|| {
                tried.push((here, 0));
                tried.len() - 1
            });
            // Around like the hands of a clock, another way each time.
            let way = [Way::Right, Way::Down, Way::Left, Way::Up][tried[known].1 % 4];
            tried[known].1 += 1 + tried[known].1 / 4;
            self.app.board.steer(way, &self.app.marks);
        }
        panic!("no arrow leads to {handle}:\n{}", self.screen())
    }

    /// Walks there and touches it.
    #[track_caller]
    fn touch(&mut self, handle: &str) -> &mut Sitting {
        self.walk(handle).press(" ")
    }

    /// What was done so far.
    fn done(&self) -> Vec<String> {
        self.app.record_now().steps.iter().map(ToString::to_string).collect()
    }

    /// What is held.
    fn held(&self) -> Vec<String> {
        self.app.touches().map(|touches| touches.held.clone()).unwrap_or_default()
    }

    /// What stands before the actions in the list.
    fn controls(&self) -> Vec<String> {
        let first = self.app.actions.items.iter().filter(|item| item.group.is_none());
        first.map(|item| item.name.clone()).collect()
    }
}

#[test]
fn jaipur_a_sale_and_an_exchange_are_picked_card_by_card() {
    let mut sitting = seated(JAIPUR, 0);
    // Three leather of the hand.
    sitting.press("<Tab><Right><Right><Right> <Right> <Right> ");
    sitting.shows("⏎ Sell 3 leather").shows("✓ Sell 3 leather for 3 rupees");
    assert_eq!(sitting.done(), [""; 0], "it waits for Enter");
    sitting.press("<Enter>");
    assert_eq!(sitting.done()[0], "A sell 3L");
    let mut sitting = seated(JAIPUR, 0);
    // Diamond and gold for a cloth and a camel of the herd.
    sitting.press(" <Right> <Down><Right> <Tab>+").shows("give 1/5");
    sitting.shows("✓ Take 1 diamond and 1 gold, give 1 cloth and 1 camel");
    sitting.shows("⏎ Exchange");
    sitting.press("<Enter>");
    assert_eq!(sitting.done()[0], "A swap +DG -CK");
}

#[test]
fn jaipur_enter_sends_nothing_that_is_not_complete() {
    let mut sitting = seated(JAIPUR, 0);
    sitting.press(" <Right> <Enter>").shows("Not yet a move");
    assert_eq!(sitting.done(), [""; 0]);
    // One is put back, and the other is a move.
    sitting.press("<Esc>").shows("⏎ Take the diamond");
    sitting.press("<Left><Enter>");
    assert_eq!(sitting.done()[0], "A take D");
}

#[test]
fn raja_a_journey_is_one_touch_and_a_city_of_several_meanings_a_menu() {
    let mut sitting = seated(RAJA, 0);
    sitting.walk("G").shows("Agra (G)");
    sitting.press(" ");
    assert_eq!(sitting.done(), ["A go A", "A+ go G"]);
    let mut sitting = seated(RAJA, 0);
    sitting.touch("B").shows("Which of these?").shows("1 House · 1 point; you keep 15");
    assert_eq!(sitting.done(), [""; 0]);
    // The menu is left without a choice, then one is made by its digit.
    sitting.press("<Esc>").hides("Which of these?").shows("B›Jodhpur");
    sitting.press(" 2");
    assert_eq!(sitting.done(), ["A palace B centre"]);
    let mut sitting = seated(RAJA, 0);
    sitting.press(" <Down><Down><Enter>");
    assert_eq!(sitting.done(), ["A palace B outer"]);
    // A free site of the city can be gone to.
    let mut sitting = seated(RAJA, 0);
    sitting.touch("B.4");
    assert_eq!(sitting.done(), ["A palace B outer"]);
}

#[test]
fn raja_what_has_no_place_on_the_board_stands_in_the_list() {
    let mut sitting = seated(RAJA, 0);
    sitting.size = (120, 40);
    assert_eq!(sitting.controls()[1..], ["Use token…", "Give up…"]);
    let token = sitting.app.actions.items.iter().position(|item| item.name == "Use token…");
    sitting.press("a<Home>");
    for _ in 0..token.expect("a verb") {
        sitting.press("<Down>");
    }
    // The sectors of the disc that a token may stand for.
    sitting.press("<Enter>").shows("› governor").hides("End turn");
    let sectors = sitting.controls();
    let at = sectors.iter().position(|name| name == "quarry").expect("a sector");
    sitting.press("<Home>").press(&"<Down>".repeat(at)).press(" ");
    assert_eq!(sitting.done(), ["A token quarry"]);
}

/// Whoever aims at a place and misses it has not ended the turn; where nothing
/// else can be done, Enter does what is asked for.
#[test]
fn enter_ends_no_turn_by_mistake() {
    let mut sitting = seated(RAJA, 0);
    sitting.walk("v12").hides("⏎");
    sitting.press("<Enter>").shows("✗12●♠");
    assert_eq!(sitting.done(), [""; 0]);
    // A disc of two sectors: none has a place on the board.
    let text = RAJA.replace("phase: act", "phase: seal").replace("start: turn: A\n", "");
    let sealing: Vec<&str> = text.lines().filter(|line| !line.contains(" disc: ")).collect();
    let mut sitting = seated(&sealing.join("\n").replace("start: played: B C D\n", ""), 0);
    sitting.shows("› gold");
    sitting.press("a<Home> ");
    sitting.shows("✓ gold");
    sitting.press("<Down><Enter>");
    sitting.shows("▪ Seal");
    sitting.press("<Tab><Tab>");
    sitting.app.focus = Focus::Board;
    sitting.press("<Right>").shows("⏎ Seal");
    sitting.press("<Enter>");
    assert!(sitting.done().contains(&"A seal gold house".to_owned()), "{:?}", sitting.done());
}

/// The cursor goes where the question is answered.
#[test]
fn the_cursor_begins_where_something_can_be_touched() {
    let setup =
        Setup::new(["Asha", "Ravi"].map(Player::human).to_vec(), Seed::from_phrase("touches"));
    let home = Home::open(catalog::games().find("raja").expect("a game"), setup, 1);
    let mut sitting = Sitting::of(Play::new(home.expect("a table")));
    sitting.press("<Enter>").shows("Choose your character").shows("[›1]");
    sitting.press("<Right> ");
    assert!(sitting.done().last().is_some_and(|last| last.ends_with("choose merchant")));
}

#[test]
fn raja_a_refused_place_says_why_and_is_marked() {
    let mut sitting = seated(RAJA, 0);
    sitting.walk("v12").shows("v12●♠");
    sitting.press(" ");
    sitting.shows("✗12●♠").shows("✗ ");
    assert_eq!(sitting.done(), [""; 0]);
    sitting.press("<Right>").hides("✗");
}

#[test]
fn maharaja_a_switch_changes_what_a_touch_means() {
    let mut sitting = seated(MAHARAJA, 0);
    sitting.touch("B.1");
    assert_eq!(sitting.done(), ["A statue B 1"]);
    let mut sitting = seated(MAHARAJA, 0);
    let at = sitting.controls().iter().position(|name| name == "without the bonus");
    sitting.press("a<Home>").press(&"<Down>".repeat(at.expect("a switch"))).press("<Enter>");
    sitting.size = (120, 40);
    sitting.shows("[x] without the bonus");
    sitting.press("<Esc><Esc>").touch("B.1");
    assert_eq!(sitting.done(), ["A statue B 1 plain"]);
}

#[test]
fn maharaja_a_journey_a_card_and_a_refusal() {
    let mut sitting = seated(MAHARAJA, 0);
    sitting.touch("card:5").shows("✗ Not among your open actions").shows("[✗5]");
    sitting.touch("v01").shows("✗01●").shows("✗ ");
    assert_eq!(sitting.done(), [""; 0]);
    sitting.touch("G");
    let done = sitting.done();
    assert_eq!(done.first().map(String::as_str), Some("A go A"), "{done:?}");
    assert!(done.last().is_some_and(|last| last.ends_with("go G")), "{done:?}");
}

#[test]
fn maharadjah_a_march_of_several_lands_is_shown_and_sent_as_one() {
    let mut sitting = seated(INVASION, 0);
    for place in ["lahore", "punjab", "gandhara", "lahore"] {
        sitting.touch(place);
    }
    assert_eq!(
        sitting.done(),
        ["A raise lahore", "A raise punjab", "A raise gandhara", "A leader lahore"]
    );
    sitting.touch("afghanistan").shows("Begun: pick 11 afghanistan").shows("✓Afghanistan");
    sitting.shows("Mughals move. The group is in Afghanistan: where next?").shows("›Sind");
    assert_eq!(sitting.held(), ["pick 11 afghanistan"]);
    // Fewer go along, then all again.
    sitting.press("-").shows("10 of 1–11");
    sitting.press("+").shows("11 of 1–11");
    assert_eq!((sitting.held().len(), sitting.done().len()), (1, 4), "nothing is sent");
    sitting.touch("sind");
    let march = ["A pick 11 afghanistan", "A+ to baluchistan", "A+ to sind"];
    assert_eq!(sitting.done()[4..], march);
    assert!(sitting.held().is_empty());
}

#[test]
fn maharadjah_what_is_held_goes_back_step_by_step() {
    let mut sitting = seated(INVASION, 0);
    for place in ["lahore", "punjab", "gandhara", "lahore"] {
        sitting.touch(place);
    }
    sitting.touch("lahore");
    let leader = sitting.controls().iter().position(|name| name == "Akbar").expect("a switch");
    sitting.press("a<Home>").press(&"<Down>".repeat(leader)).press(" ");
    assert_eq!(sitting.held(), ["pick 3 lahore", "with leader"]);
    sitting.press("<Esc>");
    assert_eq!(sitting.held(), ["pick 3 lahore"]);
    // The typed line goes on from what is held.
    sitting.press("twith leader").shows("✓");
    sitting.press("<Enter>");
    assert_eq!(sitting.done()[4..], ["A pick 3 lahore", "A+ with leader"]);
    let mut sitting = seated(INVASION, 0);
    sitting.touch("delhi").shows("✗Delhi").shows("✗ ");
    assert_eq!(sitting.done(), [""; 0]);
}

/// A key that takes back takes back what was only thought of first.
#[test]
fn u_forgets_a_thought_before_it_takes_back_a_move() {
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("tsell 2C<Enter>");
    let steps = sitting.app.mirror().steps;
    assert!(steps >= 2, "the rival has answered");
    sitting.press(" ").shows("━━━✓━━━");
    sitting.press("u").hides("━━━✓━━━");
    assert_eq!(sitting.app.mirror().steps, steps);
    sitting.press("u").shows("You take back");
    assert!(sitting.app.mirror().steps < steps);
}

/// What one person picks is not there for the next.
#[test]
fn a_thought_ends_with_its_question() {
    let mut sitting = Laid { people: 2, start: Some(FAIR), ..Laid::default() }.sit();
    sitting.press("<Enter> <Right> ").shows("━━━✓━━━┛┗━━━✓━━━");
    sitting.press("tcamels<Enter><Enter>").shows("Your turn").hides("✓");
    // Whoever is asked nothing touches nothing, and is told what things are.
    let mut sitting = Laid { start: Some(FAIR), ..Laid::default() }.sit();
    sitting.hold = true;
    sitting.press("tsell 2C<Enter>").hides("›").shows("Ravi is thinking");
    sitting.press(" ").shows("It is not your turn.").hides("✓");
    sitting.press("<Right>").shows("Gold");
}

/// Where people only look on, nothing is lit and everything is told.
#[test]
fn every_game_tells_what_lies_under_the_cursor() {
    for (text, seat) in [(JAIPUR, 0), (RAJA, 0), (MAHARAJA, 0), (INVASION, 0)] {
        for lang in Lang::ALL {
            let mut sitting = seated(text, seat);
            sitting.app.speak(lang);
            for keys in ["", "<Right>", "<Down>", "<Tab>", "<Tab>", "<Tab>", "<Tab>"] {
                sitting.press(keys);
                if sitting.app.focus == Focus::Board {
                    let (_, told) = sitting.app.message();
                    assert!(told.ends_with(['.', '?', '!']), "{told:?}:\n{}", sitting.screen());
                }
            }
        }
    }
}
