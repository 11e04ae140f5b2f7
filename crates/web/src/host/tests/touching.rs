//! Drawn tables: what a scene brings, and what touches come to.

use super::habits::to_move;
use super::*;
use crate::scene::Touches;
use drawing::Handle;

/// A table of this game where one person is asked.
fn table(game: &str) -> (Host, Scene) {
    let bots = shelf::find(game).map_or(1, |cover| cover.least.max(2) - 1);
    let bot = |n: u8| Player::bot(format!("Rival {n}"), "structured", Budget::default());
    let players = std::iter::once(Player::human("Asha")).chain((0..bots).map(bot)).collect();
    let (mut host, reports) = start(game, players);
    let (scene, _) = shown(&reports);
    assert!(scene.art.is_some(), "{game}: the first scene brings what drawings are made with");
    let scene = to_move(&mut host, scene);
    (host, scene)
}

fn touched(reports: &[Report]) -> Option<Touches> {
    reports.iter().rev().find_map(|report| match report {
        Report::Touches { touches, .. } => Some((**touches).clone()),
        Report::Scene(scene) => Some(scene.touches.clone()),
        _ => None,
    })
}

#[test]
fn every_game_is_drawn_and_can_be_touched() {
    for cover in shelf::SHELF {
        let (mut host, scene) = table(cover.id);
        let drawn = scene.drawn.as_ref().unwrap_or_else(|| panic!("{} is drawn", cover.id));
        assert!(drawn.board.items.len() > 10, "{}", cover.id);
        assert!(!scene.touches.lit.is_empty(), "{}: something is lit", cover.id);
        // What is pointed at says what a touch would do.
        let handle = scene.touches.lit[0].clone();
        let told = host.handle(Order::Point { handle: Some(handle.clone()) });
        let [Report::Pointed { text, .. }] = &told[..] else { panic!("{told:?}") };
        assert!(text.len() > 5, "{}: {handle} says {text:?}", cover.id);
        // What cannot be touched is told, not done.
        let nowhere = Handle::from("nowhere");
        let told = host.handle(Order::Touch { handle: nowhere, key: "nowhere".into() });
        assert!(matches!(&told[..], [Report::Untouchable { .. }]), "{told:?}");
        // Something is touched until the table goes on.
        let mut touches = scene.touches.clone();
        let mut steps = scene.steps;
        for turn in 0..60 {
            let order = match (touches.menu.first(), touches.buttons.iter().find(|it| it.primary)) {
                (Some(line), _) => Order::Press { text: line.text.clone() },
                (None, Some(button)) if touches.begun || touches.lit.is_empty() => {
                    Order::Press { text: button.text.clone() }
                }
                _ => {
                    let handle = touches.lit[turn % touches.lit.len()].clone();
                    Order::Touch { key: format!("{handle}#{turn}"), handle }
                }
            };
            let reports = host.handle(order);
            touches = touched(&reports).expect("a touch is answered");
            if let Some(Report::Scene(scene)) = reports.last() {
                steps = scene.steps;
                break;
            }
        }
        assert!(steps > scene.steps, "{}: touches come to a move", cover.id);
    }
}

#[test]
fn another_window_is_drawn_anew_and_picks_stay() {
    let (mut host, scene) = table("jaipur");
    let card = scene.touches.lit.iter().find(|it| it.as_str().starts_with("hand:"));
    let card = card.expect("a card can be sold").clone();
    let told = host.handle(Order::Touch { key: "one".into(), handle: card.clone() });
    assert_eq!(touched(&told).unwrap().picked, std::slice::from_ref(&card));
    let told = host.handle(Order::Frame { width: 390, height: 664, coarse: true });
    let (small, _) = shown(&told);
    assert_ne!(small.drawn.unwrap().board.view, scene.drawn.unwrap().board.view);
    assert_eq!(small.touches.picked, [card], "what was picked is still picked");
    let again = host.handle(Order::Frame { width: 390, height: 664, coarse: true });
    assert!(again.is_empty(), "the same window is no news");
    let told = host.handle(Order::PutBack { all: true });
    assert!(touched(&told).unwrap().picked.is_empty());
}

#[test]
fn a_held_step_is_drawn_and_not_sent() {
    let (mut host, scene) = table("maharadjah");
    let stack = scene.touches.lit.iter().find(|it| it.as_str().starts_with("stack:")).cloned();
    let stack = stack.expect("an army can move");
    let told = host.handle(Order::Touch { key: stack.to_string(), handle: stack.clone() });
    let [Report::Touches { touches, drawn }] = &told[..] else { panic!("{told:?}") };
    assert!(touches.begun && touches.picked.contains(&stack), "{touches:?}");
    assert!(drawn.is_some(), "the group is drawn apart");
    assert!(!touches.lit.is_empty(), "and somewhere it can go");
    // Put back, the table is as it was.
    let told = host.handle(Order::PutBack { all: true });
    assert_eq!(touched(&told).unwrap().lit, scene.touches.lit);
}

/// A match of four at one screen in which the Portuguese are asked about boats.
const BOATS: &str = "durbar: 1\ngame: maharadjah\nversion: 3\nplayers: 4\noptions: ages=full\n\
    seat A: Asha\nseat B: Ravi\nseat C: Mira\nseat D: Dev\n\
    start: scenario: four\nstart: turn: 13\nstart: nation: mahrattas\nstart: phase: march\n\
    start: armies mahrattas: maharashtra 2\nstart: armies portuguese: arabian-sea 1\n\
    start: armies dutch: arabian-sea 1\n\nB pick 2 maharashtra\nB to arabian-sea\n";

#[test]
fn an_answer_stands_from_the_question_on() {
    for (switch, stands) in [("scope:always", "crossing=yes"), ("scope:part", "crossing=yes@13")] {
        let mut host = Host::default();
        let reports = host.handle(Order::Resume {
            id: "x".into(),
            record: BOATS.into(),
            seed: "a phrase".into(),
            first_prompt: 1,
            away: None,
            lang: Lang::En,
        });
        let (scene, _) = shown(&reports);
        assert_eq!(scene.viewer, Some(Seat::A), "whoever is asked looks");
        let names: Vec<&str> =
            scene.touches.switches.iter().map(|(switch, ..)| switch.as_str()).collect();
        assert_eq!(names, ["scope:part", "scope:always"], "both are offered at the question");
        let told = host.handle(Order::Turn { switch: switch.into() });
        let on = touched(&told).expect("a switch answers").switches;
        assert!(on.iter().all(|(it, _, on)| (it.as_str() == switch) == *on), "{on:?}");
        let told = host.handle(Order::Press { text: "yes".into() });
        let (scene, kept) = shown(&told);
        assert_eq!(scene.steps, 3, "the answer is given at once");
        let text = kept.expect("it is kept");
        assert!(text.lines().any(|line| line.ends_with(stands)), "{stands}: {text}");
    }
}

#[test]
fn a_nation_that_is_touched_shows_its_card_and_sends_nothing() {
    let (mut host, scene) = table("maharadjah");
    let of = |drawn: &drawing::svg::Sent| {
        let panel = drawn.panels.iter().find(|it| it.name == "nation").expect("the panel");
        format!("{:?}", panel.rows)
    };
    let first = of(scene.drawn.as_deref().expect("it is drawn"));
    assert!(!first.contains("line:sikhs"));
    let touch = Order::Touch { handle: "nation:sikhs".into(), key: "nation:sikhs".into() };
    let told = host.handle(touch.clone());
    let [Report::Touches { drawn: Some(drawn), touches }] = &told[..] else { panic!("{told:?}") };
    assert!(of(drawn).contains("line:sikhs"));
    assert_eq!(touches.lit, scene.touches.lit, "what can be touched is as it was");
    let told = host.handle(touch);
    let [Report::Touches { drawn: Some(drawn), .. }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(of(drawn), first, "touched again it is put away");
}

/// A match that goes on from a record.
fn resumed(record: &str) -> (Host, Scene) {
    let (mut host, _) = start("jaipur", vec![Player::human("Asha"), Player::human("Ravi")]);
    let reports = host.handle(Order::Resume {
        id: "kept".into(),
        record: record.into(),
        seed: "07".repeat(32),
        first_prompt: 1,
        away: None,
        lang: table::Lang::En,
    });
    let (scene, _) = shown(&reports);
    (host, scene)
}

/// The person sells the last cloth: the third pile is empty, the round is over.
const LAST_SALE: &str = "durbar: 1\ngame: jaipur\nversion: 1\nplayers: 2\n\
    options: seals=2 tie=replay bonus=765 guard=on\nseat A: Asha\nseat B: Ravi\nbot B: greedy\n\
    start: phase: act\nstart: to move: A\nstart: round: 1\nstart: market: DGPLK\n\
    start: A hand: CSLL\nstart: A herd: 5\nstart: B hand: SSP\nstart: B herd: 3\n\
    start: discard: DDDDDGGGGGCCCCCC\nstart: tokens D: AABBB\nstart: tokens G: AABBB\n\
    start: tokens C: ABBABA\nstart: A bonus: 2 5\nstart: B bonus: 3 1\n\n";

#[test]
fn a_move_that_is_composed_is_told_and_drawn_as_it_grows() {
    let (mut host, scene) = resumed(LAST_SALE);
    let touch = |host: &mut Host, handle: &str| {
        let told = host.handle(Order::Touch { handle: handle.into(), key: format!("{handle}#1") });
        let [Report::Touches { touches, drawn }] = &told[..] else { panic!("{told:?}") };
        (touches.clone(), drawn.clone())
    };
    let first =
        |scene: &Scene| scene.touches.line.iter().map(|it| it.text.clone()).collect::<String>();
    assert!(scene.touches.says.is_empty() && first(&scene).contains("piles"), "{scene:?}");
    let (touches, drawn) = touch(&mut host, "market:D");
    assert!(touches.says.starts_with("Take") && touches.missing.is_empty(), "{touches:?}");
    assert!(drawn.is_some(), "drawings follow what is picked");
    let (touches, _) = touch(&mut host, "herd:K");
    assert_eq!((&*touches.missing, touches.line.is_empty()), ("1 more on each side", false));
    assert!(touches.says.starts_with("Exchange"), "{touches:?}");
    let told = host.handle(Order::PutBack { all: true });
    assert_eq!(touched(&told).unwrap().says, "");
}

#[test]
fn a_way_of_looking_changes_the_table_and_nothing_else() {
    let (mut host, scene) = resumed(LAST_SALE);
    let leads = |drawn: &drawing::svg::Sent| {
        let tell = |it: &drawing::svg::ItemSent| it.looks.clone().unwrap_or_default();
        drawn.board.items.iter().any(|it| tell(it).contains("you lead"))
    };
    assert!(leads(scene.drawn.as_ref().unwrap()), "on against computer players");
    let eye = Order::Touch { handle: "look:eye".into(), key: "look:eye".into() };
    let told = host.handle(eye.clone());
    let [Report::Touches { touches, drawn: Some(closed) }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(touches.lit, scene.touches.lit);
    assert!(closed.board.items.iter().any(|it| it.key == "camels" && it.looks.is_some()));
    assert!(!leads(closed), "nobody is told who leads");
    let told = host.handle(eye);
    let [Report::Touches { drawn: Some(open), .. }] = &told[..] else { panic!("{told:?}") };
    assert!(leads(open), "and back");
}

#[test]
fn a_round_that_is_over_is_shown_before_the_next_one() {
    let (mut host, _) = resumed(LAST_SALE);
    host.handle(Order::Touch { handle: "hand:C".into(), key: "hand:C#1".into() });
    let (scene, _) = shown(&host.handle(Order::Press { text: "sell 1C".into() }));
    let news: Vec<_> = scene.told.iter().filter(|line| line.step >= scene.fresh).collect();
    let has = |line: &crate::scene::Line, key: &str| {
        let still = line.still.as_ref().expect("the table as it was left");
        still.board.items.iter().any(|it| it.key == key)
    };
    let [sold, scored, rest @ ..] = &news[..] else { panic!("{news:?}") };
    assert!(has(sold, "token:C:6") && !has(sold, "report"), "first the sale is seen");
    assert!(has(scored, "report") && has(scored, "token:C:6"), "then the count, in its place");
    assert!(scored.halts && scored.ask.starts_with("Round 1 is yours") && !scored.go_on.is_empty());
    assert!(rest.iter().all(|line| line.still.is_none()), "the next round is dealt at once");
    let now = scene.drawn.expect("the next round");
    assert!(!now.board.items.iter().any(|it| it.key == "report"));
}

#[test]
fn what_was_taken_back_is_forgotten_by_the_drawings() {
    let (mut host, scene) = table("maharadjah");
    let ways = |scene: &Scene| {
        let items = &scene.drawn.as_ref().expect("it is drawn").board.items;
        items.iter().filter(|item| item.key.starts_with("way:")).count()
    };
    let before = ways(&scene);
    let stack = scene.touches.lit.iter().find(|it| it.as_str().starts_with("stack:")).cloned();
    let stack = stack.expect("an army can move");
    let told = host.handle(Order::Touch { key: stack.to_string(), handle: stack });
    let land = |it: &&Handle| it.kind().is_empty();
    let to = touched(&told).expect("it is held").lit.iter().find(land).cloned();
    let to = to.expect("somewhere to go");
    let (scene, _) = shown(&host.handle(Order::Touch { key: to.to_string(), handle: to }));
    assert_eq!(ways(&scene), before + 1, "the march is drawn");
    let (scene, _) = shown(&host.handle(Order::Undo));
    assert_eq!(ways(&scene), before, "and gone with what was taken back");
}
