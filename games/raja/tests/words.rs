//! Everything the game can say, said: every action, event, reason, prompt,
//! line of the table and line of help, in both languages, with nothing missing
//! and nothing left unfilled; and no sentence that nobody says.

mod support;

use drawing::{Board, Frame, Handle, Notes, Pen};
use engine::{
    Arg, Faults, Game, Message, Misread, Random, Seat, Section, Step, Turn, Viewer, Words,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use raja::{
    Action, Asked, Cause, Chance, Character, Deed, Deeds, Event, Kind, Position, Raja, Reason,
    Tally, Villages,
};
use std::collections::BTreeSet;
use support::universe::every;
use support::{A, B, Play, at, fresh, rulebook, with};

/// Sentences that stand with the table because the engine says them.
const GENERAL: &[&str] =
    &["illegal-", "misread-seat", "fault-record-", "fault-option-", "fault-players"];

/// The sentences of one language, strictly: whatever is missing is a fault.
struct Book {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
    reader: Option<Seat>,
}

fn books() -> Vec<Book> {
    let mut books = Vec::new();
    for (code, text) in Raja::TRANSLATIONS {
        for reader in [None, Some(A), Some(B)] {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("{code}: {faults:?}"));
            let mut bundle = FluentBundle::new(vec![code.parse().expect("a language")]);
            bundle.set_use_isolating(false);
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{code}: {faults:?}"));
            books.push(Book { code, bundle, reader });
        }
    }
    assert_eq!(books.len(), 6, "English and French, for A, B and others");
    books
}

impl Book {
    fn say(&self, message: &Message, used: &mut BTreeSet<String>) -> String {
        let id = message.id.as_ref();
        used.insert(id.to_owned());
        if GENERAL.iter().any(|general| id.starts_with(general)) && !self.bundle.has_message(id) {
            return id.to_owned();
        }
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Message(inner) => FluentValue::from(self.say(inner, used)),
                Arg::List(list) => {
                    assert!(!list.is_empty(), "{message}: a list of nothing");
                    let texts: Vec<_> = list.iter().map(|inner| self.say(inner, used)).collect();
                    FluentValue::from(texts.join(", "))
                }
                Arg::Seat(seat) => {
                    let you = self.reader == Some(*seat);
                    args.set(format!("{name}-is"), if you { "you" } else { "other" });
                    FluentValue::from(["Asha", "Ravi", "Mina", "Dev", "Lila"][seat.index() % 5])
                }
            };
            args.set(name.clone().into_owned(), value);
        }
        let found = self.bundle.get_message(id).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("{}: no sentence {id}", self.code));
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        assert!(faults.is_empty(), "{}: {message}: {faults:?}", self.code);
        assert!(!text.contains(['{', '}', '$']), "{}: {text}", self.code);
        assert!(!text.trim().is_empty(), "{}: {id} says nothing", self.code);
        text
    }
}

/// Every reason. The match names each, so that a new one is not forgotten.
fn reasons() -> Vec<Reason> {
    let city = "A".parse().unwrap();
    let place = "v07".parse().unwrap();
    let (card, kind) = (Character::Monk, Kind::PalaceHouse);
    let asked = [
        Asked::Choose,
        Asked::Bid,
        Asked::Open,
        Asked::Seal,
        Asked::Act,
        Asked::Carry,
        Asked::Give,
        Asked::Confirm,
    ];
    let mut all: Vec<Reason> = asked.map(|asked| Reason::NotNow { asked }).to_vec();
    all.extend([
        Reason::NotInBank { card, holder: B },
        Reason::MustBid,
        Reason::BidTooLow { least: 1 },
        Reason::BidTooHigh { have: 2 },
        Reason::VillageOnly { place: "A".parse().unwrap() },
        Reason::VillageFull { village: place, limit: 2 },
        Reason::NotAtStart,
        Reason::ArchitectAway { city, at: "S".parse().unwrap() },
        Reason::NoGold { need: 12, have: 1 },
        Reason::NoReserve { quarry: 4 },
        Reason::QuarryEmpty,
        Reason::NotOwed { kind },
        Reason::CityOnly,
        Reason::NoHouse { place },
        Reason::Nowhere { from: place },
        Reason::PutBack { place },
        Reason::CentreTaken { city, by: A },
        Reason::SitesTaken { city, neutral: 3 },
        Reason::NoPalaceLeft,
        Reason::NoRoad { from: "S".parse().unwrap(), to: "G".parse().unwrap() },
        Reason::NoStop { village: place },
        Reason::RoadClosed { villages: Villages(3) },
        Reason::Toll { need: 3, have: 2, villages: Villages(3) },
        Reason::Tired { most: 30, deeds: Deeds::default() },
        Reason::Tired { most: 30, deeds: Deed::ALL.into_iter().collect() },
        Reason::GovernorLow { city, space: 2 },
        Reason::OwnCard { card },
        Reason::CardUnused { card },
        Reason::NotYours { card },
        Reason::BankNotEmpty,
        Reason::OtherVersion,
        Reason::NotMoreCards { own: 1, theirs: 1 },
        Reason::NoSuchSeat,
        Reason::NotHeld { card },
        Reason::PowerUsed { card },
        Reason::NoToken,
        Reason::TokenUsed,
        Reason::TokenCharacter,
        Reason::NotUnfinished { kind },
        Reason::OtherChance,
        Reason::NotEachGovernor,
    ]);
    for reason in &all {
        // No wildcard: a new reason belongs into the list above.
        match reason {
            Reason::NotNow { .. }
            | Reason::NotInBank { .. }
            | Reason::MustBid
            | Reason::BidTooLow { .. }
            | Reason::BidTooHigh { .. }
            | Reason::VillageOnly { .. }
            | Reason::VillageFull { .. }
            | Reason::NotAtStart
            | Reason::ArchitectAway { .. }
            | Reason::NoGold { .. }
            | Reason::NoReserve { .. }
            | Reason::QuarryEmpty
            | Reason::NotOwed { .. }
            | Reason::CityOnly
            | Reason::NoHouse { .. }
            | Reason::Nowhere { .. }
            | Reason::PutBack { .. }
            | Reason::CentreTaken { .. }
            | Reason::SitesTaken { .. }
            | Reason::NoPalaceLeft
            | Reason::NoRoad { .. }
            | Reason::NoStop { .. }
            | Reason::RoadClosed { .. }
            | Reason::Toll { .. }
            | Reason::Tired { .. }
            | Reason::GovernorLow { .. }
            | Reason::OwnCard { .. }
            | Reason::CardUnused { .. }
            | Reason::NotYours { .. }
            | Reason::BankNotEmpty
            | Reason::OtherVersion
            | Reason::NotMoreCards { .. }
            | Reason::NoSuchSeat
            | Reason::NotHeld { .. }
            | Reason::PowerUsed { .. }
            | Reason::NoToken
            | Reason::TokenUsed
            | Reason::TokenCharacter
            | Reason::NotUnfinished { .. }
            | Reason::OtherChance
            | Reason::NotEachGovernor => {}
        }
    }
    all
}

/// Events that a few random matches may not bring.
fn rare_events() -> Vec<Event> {
    let card = Character::Monk;
    let (from, to) = ("S".parse().unwrap(), "A".parse().unwrap());
    let city = "A".parse().unwrap();
    let mut events = vec![
        Event::Yogi { seat: A, token: true },
        Event::Yogi { seat: A, token: false },
        Event::Token { seat: B, kind: Kind::Palace },
        Event::Merchant { seat: A, gold: 1 },
        Event::Quarried { seat: B, houses: 2, left: 8 },
        Event::Swapped { seat: A, with: B, get: card, give: Character::Mogul },
        Event::Attracted { seat: A, from: B },
        Event::Gave { seat: B, to: A, card },
        Event::Replaced { seat: B, card },
        Event::Took { seat: A, card, from: None, back: None },
        Event::Took { seat: A, card, from: None, back: Some(Character::Mogul) },
        Event::Took { seat: A, card, from: Some(B), back: Some(Character::Mogul) },
        Event::Moved { seat: A, from: to, to: from, free: true },
        Event::Moved { seat: A, from: to, to: from, free: false },
        Event::PutBack { seat: A, place: from },
        Event::GaveUp { seat: A, kind: Kind::PalaceHouse, gold: 2 },
    ];
    for (tolls, bank) in [([0; 5], false), ([0, 2, 1, 0, 0], false), ([0, 2, 0, 0, 0], true)] {
        events.push(Event::Travelled { seat: A, from, to, tolls, bank });
    }
    for (points, prizes, monopoly) in [
        ([0; 5], [0; 5], None),
        ([3, 2, 0, 0, 0], [10, 5, 0, 0, 0], None),
        ([0, 1, 0, 0, 0], [0, 15, 0, 0, 0], Some(B)),
    ] {
        events.push(Event::Scored {
            round: 1,
            city,
            tally: [Tally::default(); 5],
            points,
            prizes,
            monopoly,
        });
    }
    for site in [raja::Site::Centre, raja::Site::Outer] {
        events.push(Event::Palace { seat: B, city, site, gold: 12, built: 1 });
    }
    events
}

fn brief(game: &Raja, view: &raja::View, chain: &[Action], each: &mut dyn FnMut(&Message)) {
    if let Some((name, what)) = game.brief(view, chain) {
        each(&name);
        each(&what);
    }
}

/// What the table says of a position: everything on it, and every way to touch
/// it.
fn board(play: &Play, seat: Seat, each: &mut dyn FnMut(&Message)) {
    let view = play.game.view(&play.state, Viewer::Seat(seat));
    let said = std::cell::RefCell::new(Vec::new());
    let say = |message: &Message| {
        said.borrow_mut().push(message.clone());
        message.to_string()
    };
    let names = vec![String::from("Asha"); 5];
    let mut handles: BTreeSet<Handle> = ["do:token", "do:give-up"].map(Handle::from).into();
    // One of each fold.
    for frame in Frame::tried().take(4) {
        let mut notes = Notes::new();
        let mut pen = Pen { frame, say: &say, names: &names, notes: &mut notes };
        let drawing = play.game.draw(&view, &mut pen);
        handles.extend(drawing.handles().cloned());
    }
    said.borrow().iter().for_each(&mut *each);
    for handle in &handles {
        play.game.about(&view, handle).iter().for_each(&mut *each);
        play.game.control(&view, handle).iter().for_each(&mut *each);
        play.game.heading(&view, handle).iter().for_each(&mut *each);
    }
    for shortcut in play.game.shortcuts(&play.state, seat) {
        each(&shortcut.label);
        each(&shortcut.what);
        brief(&play.game, &view, &shortcut.chain, each);
    }
    for action in play.legal_for(seat) {
        let gesture = play.game.gesture(&view, action);
        gesture.label.iter().chain(&gesture.effect).for_each(&mut *each);
        brief(&play.game, &view, &[action], each);
    }
}

fn sections(sections: &[Section], each: &mut dyn FnMut(&Message)) {
    for section in sections {
        each(&section.title);
        section.lines.iter().for_each(&mut *each);
    }
}

#[test]
fn everything_can_be_said_and_everything_is_said() {
    let books = books();
    let mut used = BTreeSet::new();
    let mut say = |message: &Message| {
        for book in &books {
            book.say(message, &mut used);
        }
    };
    let game = rulebook(3, "advanced1=on advanced2=on");
    for reason in reasons() {
        say(&game.reason(&reason));
    }
    sections(&game.help(), &mut say);
    for cause in [Cause::Palaces, Cause::Track, Cause::Rounds] {
        let (places, palaces, gold) = ([1, 2, 0, 0, 0], [3, 1, 0, 0, 0], [5, 0, 0, 0, 0]);
        say(&game.event(&Event::Over { cause, places, palaces, gold }));
    }
    for event in rare_events() {
        say(&game.event(&event));
    }
    // What random play says, in many variants.
    let mut random = testkit::rng(5);
    for (players, options) in [
        (2, ""),
        (3, "advanced1=on"),
        (5, "advanced2=on"),
        (4, "short=on money=open"),
        (2, "advanced1=on advanced2=on"),
    ] {
        let mut play = fresh(players, options);
        let mut scratch = Vec::new();
        for count in 0u32.. {
            let game = &play.game;
            for viewer in Viewer::all(players as usize) {
                say(&game.prompt(&game.view(&play.state, viewer)));
            }
            if count < 60 || count % 6 == 0 || game.turn(&play.state) == Turn::Over {
                for viewer in Viewer::all(players as usize) {
                    let view = game.view(&play.state, viewer);
                    sections(&game.describe(&view), &mut say);
                    if let Viewer::Seat(seat) = viewer {
                        if count < 12 || count % 60 == 0 || game.turn(&play.state) == Turn::Over {
                            board(&play, seat, &mut say);
                        }
                        scratch.clear();
                        game.legal(&play.state, seat, &mut scratch);
                        for action in &scratch {
                            say(&game.action(&view, *action));
                        }
                    }
                }
            }
            let step = match game.turn(&play.state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
                Turn::Seats(seats) => {
                    let nth = random.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(nth).expect("fewer than there are");
                    scratch.clear();
                    game.legal(&play.state, seat, &mut scratch);
                    Step::Act(seat, scratch[random.below(scratch.len() as u32) as usize])
                }
            };
            let mut heard = Vec::new();
            game.apply(&mut play.state, step, &mut |event| heard.push(event));
            for event in &heard {
                say(&game.event(event));
                let public = game.redact(event, Viewer::Public);
                if let Some(event) = public {
                    say(&game.event(&event));
                }
            }
        }
    }
    // Rare ones.
    let give = with(
        2,
        "advanced2=on",
        "phase: give B; A cards: monk; B cards: mogul merchant sadhu builder artisan; done: 1; \
         A disc: character gold",
    );
    for viewer in Viewer::all(2) {
        say(&give.game.prompt(&give.game.view(&give.state, viewer)));
    }
    say(&give.game.action(&give.view(B), "give mogul".parse().unwrap()));
    board(&give, B, &mut say);
    for play in [
        at("phase: seal"),
        with(3, "advanced2=on", ""),
        at("A cards: artisan; A disc: palace gold; A at: A; A gold: 12"),
        at("round: 5; maharaja: A; track: . . . . D . B E F G C A; reached: n5; \
            A disc: governor gold"),
        at("A cards: monk; B villages: v01 v02 v11 v12; A disc: character governor"),
        at("B villages: v01 v02 v11 v12; A disc: quarry houses"),
        at("A villages: v01 v02 v11 v12; A cards: builder; A at: A; A disc: move palace"),
        at("A villages: v01 v02 v11 v12"),
        with(3, "advanced1=on", "A tokens: 1"),
        at("phase: confirm; A disc: palace gold"),
        at("phase: carry v01; A villages: v01; A disc: move gold"),
        at("phase: carry v01 free; A villages: v01; A cards: builder"),
        at("phase: replace B; B cards: -; A disc: character gold; done: 2"),
        at("done: 1 2"),
    ] {
        for viewer in Viewer::all(play.game.players()) {
            if let Viewer::Seat(seat) = viewer {
                board(&play, seat, &mut say);
            }
            let view = play.game.view(&play.state, viewer);
            say(&play.game.prompt(&view));
            sections(&play.game.describe(&view), &mut say);
        }
    }
    let monk = at("A cards: monk; B villages: v01 v02");
    say(&monk.game.action(&monk.view(A), "go A".parse().unwrap()));
    let toll = at("B villages: v01 v02");
    say(&toll.game.action(&toll.view(A), "go A".parse().unwrap()));
    let poor = at("A gold: 1; A cards: mogul; B villages: v01 v02");
    sections(&poor.game.describe(&poor.view(A)), &mut say);
    let lifted = at("phase: carry v01; A villages: v01; A disc: move gold");
    say(&lifted.game.action(&lifted.view(A), "to v01".parse().unwrap()));
    let bare = with(5, "", "B at: B");
    sections(&bare.game.describe(&bare.view(A)), &mut say);
    let mut setup = fresh(2, "");
    while setup.game.turn(&setup.state) == Turn::Chance {
        say(&setup.game.prompt(&setup.view(A)));
        let chance = setup.game.roll(&setup.state, &mut random);
        setup.game.apply(&mut setup.state, Step::Roll(chance), &mut |_| {});
    }
    for text in ["", "go x", "take x", "seal gold", "seal x y", "palace A", "palace v01 outer"] {
        let Err(Misread(message)) = text.parse::<Action>() else { panic!("{text}") };
        say(&message);
    }
    for text in ["bid x", "free x", "swap x"] {
        let Err(Misread(message)) = text.parse::<Action>() else { panic!("{text}") };
        say(&message);
    }
    let Err(Misread(message)) = "luck".parse::<Chance>() else { panic!("no chance") };
    say(&message);
    // Not only what is legal: a screen may ask about anything.
    for play in [fresh(2, "advanced1=on"), at(""), at("phase: seal"), at("A disc: palace gold")] {
        let view = play.view(A);
        for action in every() {
            say(&play.game.action(&view, action));
        }
    }
    // Options, and the sentences of the start menu.
    let mut named: BTreeSet<String> =
        ["game-name", "game-tagline", "game-players", "game-length"].map(str::to_owned).into();
    // Actions that begin with the same word are shown together, under a name.
    named.extend(every().iter().map(|action| {
        let text = action.to_string();
        format!("verb-{}", text.split(' ').next().unwrap_or_default())
    }));
    for setting in Raja::SETTINGS {
        named.insert(format!("option-{}", setting.key));
        named.extend(
            setting
                .values
                .all()
                .map(|n| format!("option-{}-{}", setting.key, setting.values.show(n))),
        );
    }
    for id in &named {
        assert!(books.iter().all(|book| book.bundle.has_message(id)), "{id}");
    }
    used.extend(named);
    // Faults are tried in the rules' tests; here it is enough that nothing else is idle.
    for line in Raja::TRANSLATIONS[0].1.lines() {
        if let Some((id, _)) = line.split_once(" =")
            && line.starts_with(|c: char| c.is_ascii_lowercase())
        {
            assert!(used.contains(id) || id.starts_with("fault-"), "nobody says {id}");
        }
    }
}

#[test]
fn faults_of_positions_can_be_said() {
    let books = books();
    let mut used = BTreeSet::new();
    let mut random = testkit::rng(6);
    for (players, options) in [(2, ""), (4, "advanced1=on"), (3, "advanced2=on short=on")] {
        let game = rulebook(players, options);
        let mut state = game.start();
        let mut scratch = Vec::new();
        for _ in 0..150 {
            let step: Step<Raja> = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
                }
            };
            game.apply(&mut state, step, &mut |_| {});
            let text = game.position(&state).to_string();
            for _ in 0..8 {
                let wrong = testkit::mutate::mutate(&text, &mut random);
                if wrong.contains(['{', '}', '$']) {
                    continue;
                }
                let placed = wrong.parse::<Position>().and_then(|position| game.place(&position));
                if let Err(Faults(faults)) = placed {
                    for fault in &faults {
                        for book in &books {
                            book.say(fault, &mut used);
                        }
                    }
                }
            }
        }
    }
    assert!(used.len() >= 12, "{used:?}");
}

#[test]
fn the_toll_names_its_villages() {
    let play = at("A gold: 2; A cards: mogul; B villages: v01 v01 v02");
    let reason = play.refuses("A go A");
    let message = play.game.reason(&reason);
    let mut used = BTreeSet::new();
    let said = books()[0].say(&message, &mut used);
    assert_eq!(said, "The toll is 3 gold, you have 2 gold: villages Amber (v01), Rewari (v02).");
}
