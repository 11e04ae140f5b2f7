//! Whole matches made by touches and buttons alone, in every game that has a
//! board.

use drawing::{Frame, Handle, Notes, Pen};
use engine::{Message, Seat, Turn, Viewer};
use table::{AnyMatch, Entry, Seed, Touched, Touching};

/// Draws numbers for a test: always the same.
struct Luck(u64);

impl Luck {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// Touches this and that until a thought is complete.
fn thought(game: &dyn AnyMatch, seat: Seat, luck: &mut Luck) -> String {
    let mut touching = Touching::new(game.fork(), seat);
    for tries in 0..400 {
        let shown = touching.touches();
        // Whoever wanders too long begins anew.
        if tries % 40 == 39 {
            touching.clear();
            continue;
        }
        let menu = shown.menu.len();
        let (buttons, lit, verbs) = (shown.buttons.len(), shown.lit.len(), shown.verbs.len());
        let switches = shown.switches.len();
        let touched = if menu > 0 {
            touching.press(&shown.menu[luck.below(menu)].text)
        } else {
            let at = luck.below(buttons + lit + verbs + switches);
            if at < buttons {
                touching.press(&shown.buttons[at].text)
            } else if at < buttons + lit {
                let handle: &Handle = &shown.lit[at - buttons];
                // Of several shapes with one handle another one each time.
                touching.touch(handle, &format!("{handle}#{tries}"))
            } else if at < buttons + lit + verbs {
                let (verb, _) = &shown.verbs[at - buttons - lit];
                touching.touch(verb, verb.as_str())
            } else {
                let (switch, ..) = &shown.switches[at - buttons - lit - verbs];
                touching.turn(switch);
                Touched::On
            }
        };
        match touched {
            Touched::Act(chain) => return chain,
            Touched::On => {}
            Touched::No(blame) => panic!("what was lit could not be touched: {blame:?}"),
        }
    }
    panic!("no thought came to an end: {:?}", game.actions(seat));
}

fn play(entry: &Entry, players: u8, seed: &str, most: usize) -> usize {
    let seed = Seed::from_phrase(seed);
    let mut luck = Luck(7);
    let mut game = entry.open(players, entry.brief).unwrap();
    let mut thoughts = 0;
    while thoughts < most {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => assert!(game.roll(seed.dice(game.steps()))),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let chain = thought(game.as_ref(), seat, &mut luck);
                game.act(seat, &chain).unwrap_or_else(|why| panic!("{chain}: {why:?}"));
                thoughts += 1;
            }
        }
    }
    thoughts
}

#[test]
fn matches_are_played_by_touches_alone() {
    let games = catalog::games();
    let drawn: Vec<_> = games.entries().iter().filter(|entry| entry.drawn).collect();
    for entry in &drawn {
        for players in entry.least..=entry.most {
            let thoughts = play(entry, players, "touch", 400);
            assert!(thoughts > 20, "{} for {players}: {thoughts}", entry.id);
        }
    }
}

#[test]
fn what_is_pointed_at_says_what_a_touch_would_do() {
    for entry in catalog::games().entries().iter().filter(|entry| entry.drawn) {
        let mut game = entry.open(entry.most, "").unwrap();
        let seed = Seed::from_phrase("point");
        while game.roll(seed.dice(game.steps())) {}
        let seat = game.turn().seats().lowest().unwrap();
        let touching = Touching::new(game.fork(), seat);
        let shown = touching.touches();
        let said = shown.lit.iter().filter(|it| !touching.point(it).lines.is_empty()).count();
        assert_eq!(said, shown.lit.len(), "{}: everything lit says what it is", entry.id);
        // And so does what is drawn and not lit, in every window.
        let say = |message: &Message| message.to_string();
        let names: Vec<String> = Seat::all(game.players()).map(|it| it.to_string()).collect();
        for frame in Frame::tried() {
            let mut notes = Notes::new();
            let mut pen = Pen { frame, say: &say, names: &names, notes: &mut notes };
            let drawing = game.draw(Viewer::Seat(seat), &mut pen).unwrap();
            assert!(drawing.handles().count() > 0, "{}", entry.id);
        }
    }
}
