//! Everything the game can say, said: every action, event, reason, prompt,
//! line of the table and line of help, in both languages, with nothing missing
//! and nothing left unfilled; and no sentence that nobody says.

mod support;

use engine::{
    Arg, Faults, Game, Message, Misread, Random, Seat, Section, Step, Turn, Viewer, Words,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use maharaja::{
    Action, Asked, BOT, Bonus, Cause, Chance, Character, City, Deed, Event, Kind, Maharaja,
    Position, Reason, Reward, Source, TileNo, Verb, Villages,
};
use std::collections::BTreeSet;
use support::universe::every;
use support::{A, B, alone, at, fresh, rulebook, with};

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
    for (code, text) in Maharaja::TRANSLATIONS {
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
    let city: City = "A".parse().unwrap();
    let place = "v07".parse().unwrap();
    let (card, kind) = (Character::MONK, Kind::StatueShrine);
    let asked = [
        Asked::Choose,
        Asked::Open,
        Asked::Plan,
        Asked::Act,
        Asked::Exchange,
        Asked::Reward,
        Asked::Buy,
        Asked::Free,
        Asked::Maharani,
    ];
    let mut all: Vec<Reason> = asked.map(|asked| Reason::NotNow { asked }).to_vec();
    all.extend([
        Reason::NotInRow { card, holder: None },
        Reason::NotInRow { card, holder: Some(B) },
        Reason::VillageOnly { place: city.place() },
        Reason::OwnShrine { village: place },
        Reason::VillageFull { village: place, limit: 2 },
        Reason::NotAtStart,
        Reason::PriestAway { city, at: "S".parse().unwrap() },
        Reason::NoCoins { need: 12, have: 1 },
        Reason::NoPrestige,
        Reason::NoShrine { supply: 4 },
        Reason::SupplyEmpty,
        Reason::NotPlanned { kind },
        Reason::NoStatueDue,
        Reason::NoShrineDue,
        Reason::CityOnly,
        Reason::CityShrineDue { shrines: 1 },
        Reason::JustTakenBack,
        Reason::NotTakenBack { place },
        Reason::NothingOwed,
        Reason::NoSite { site: 7 },
        Reason::SiteTaken { city, site: 3, by: A },
        Reason::SiteTaken { city, site: 0, by: B },
        Reason::NoStatueLeft,
        Reason::NoRoad { from: "S".parse().unwrap(), to: "G".parse().unwrap() },
        Reason::NoStop { village: place },
        Reason::RoadClosed { villages: Villages(3) },
        Reason::Toll { need: 3, have: 2, villages: Villages(3) },
        Reason::Tired { most: 30, at: city.place(), can: Verb::ALL.to_vec().into() },
        Reason::BannerEdge { city, cell: 2 },
        Reason::OwnCard { card },
        Reason::CardUnused { card },
        Reason::RowOnly { holder: B },
        Reason::RowEmpty,
        Reason::NotHeld { card },
        Reason::NoSuchPower { card },
        Reason::PowerUsed { card },
        Reason::NoToken,
        Reason::TokenUsed,
        Reason::TokenCharacter,
        Reason::NoTokenLeft,
        Reason::RewardClosed { tile: Reward::Buy, open: 3 },
        Reason::TileAsks { tile: Reward::Buy },
        Reason::NoBonus { city: "A".parse().unwrap(), site: 0 },
        Reason::TooMany { most: 3 },
        Reason::Marked { card },
        Reason::OtherChance,
        Reason::NotThere,
    ]);
    for reason in &all {
        // No wildcard: a new reason belongs into the list above.
        match reason {
            Reason::NotNow { .. }
            | Reason::NotInRow { .. }
            | Reason::VillageOnly { .. }
            | Reason::OwnShrine { .. }
            | Reason::VillageFull { .. }
            | Reason::NotAtStart
            | Reason::PriestAway { .. }
            | Reason::NoCoins { .. }
            | Reason::NoPrestige
            | Reason::NoShrine { .. }
            | Reason::SupplyEmpty
            | Reason::NotPlanned { .. }
            | Reason::NoStatueDue
            | Reason::NoShrineDue
            | Reason::CityOnly
            | Reason::CityShrineDue { .. }
            | Reason::JustTakenBack
            | Reason::NotTakenBack { .. }
            | Reason::NothingOwed
            | Reason::NoSite { .. }
            | Reason::SiteTaken { .. }
            | Reason::NoStatueLeft
            | Reason::NoRoad { .. }
            | Reason::NoStop { .. }
            | Reason::RoadClosed { .. }
            | Reason::Toll { .. }
            | Reason::Tired { .. }
            | Reason::BannerEdge { .. }
            | Reason::OwnCard { .. }
            | Reason::CardUnused { .. }
            | Reason::RowOnly { .. }
            | Reason::RowEmpty
            | Reason::NotHeld { .. }
            | Reason::NoSuchPower { .. }
            | Reason::PowerUsed { .. }
            | Reason::NoToken
            | Reason::TokenUsed
            | Reason::TokenCharacter
            | Reason::NoTokenLeft
            | Reason::RewardClosed { .. }
            | Reason::TileAsks { .. }
            | Reason::NoBonus { .. }
            | Reason::TooMany { .. }
            | Reason::Marked { .. }
            | Reason::OtherChance
            | Reason::NotThere => {}
        }
    }
    all
}

/// Events that a few random matches may not bring.
fn rare_events(solo: bool) -> Vec<Event> {
    let card = Character::MONK;
    let (from, to) = ("S".parse().unwrap(), "A".parse().unwrap());
    let city: City = "A".parse().unwrap();
    let mut events = Vec::new();
    for seat in [A, if solo { BOT } else { B }] {
        let bonus = [Bonus::Token(1), Bonus::Prestige(1), Bonus::Coins(3), Bonus::Shrines(2)];
        for bonus in bonus {
            events.push(Event::Bonus { seat, bonus, given: 1 });
            events.push(Event::Bonus { seat, bonus, given: 0 });
            events.push(Event::Declined { seat, bonus });
        }
        for source in [Source::Hand, Source::Supply, Source::City(city)] {
            for coins in [0, 1] {
                events.push(Event::Shrine { seat, place: to, coins, from: source });
            }
        }
        for card in [2, 4, 6, 14].map(|n| Character::new(n).unwrap()) {
            events.push(Event::Power { seat, card, got: 1 });
            events.push(Event::Power { seat, card, got: 0 });
        }
        for buys in [false, true] {
            events.push(Event::Exchanged { seat, buys, prestige: 1 });
            events.push(Event::Banner { seat, city, from: 7, to: 4, power: buys });
            events.push(Event::Reward { seat, tile: Reward::Buy, again: buys });
        }
        for from in [None, Some(A)] {
            events.push(Event::Took { seat, card, from, back: Character::FIRST });
        }
        for (coins, shrines, prestige) in [(1, 0, 1), (0, 3, 0), (0, 0, 0)] {
            events.push(Event::Gained { seat, coins, shrines, prestige });
        }
        for lost in [[0; 4], [0, 2, 0, 0]] {
            events.push(Event::Tribute { seat, lost });
            events.push(Event::Travelled { seat, from, to, tolls: lost });
        }
        events.extend([
            Event::Replaced { seat, card },
            Event::Returned { seat, card },
            Event::TookBack { seat, village: "v07".parse().unwrap(), coins: 1 },
            Event::Marked { seat, card },
            Event::Waived { seat, tile: Reward::Shrine },
            Event::Once { seat },
            Event::Bought { seat, coins: 2, prestige: 2 },
            Event::Token { seat, kind: Kind::Statue },
            Event::Statue { seat, city, site: 0, coins: 12, built: 1 },
            Event::Stocked { seat, shrines: 2 },
            Event::Prestige { seat, coins: 3, prestige: 2 },
        ]);
    }
    let deeds = [
        Deed::StatueMaharaja,
        Deed::ShrineMaharaja,
        Deed::StatueFirst,
        Deed::StatueCentre,
        Deed::StatueSecond,
        Deed::Banner,
        Deed::Coins(3),
        Deed::Swap,
    ];
    events.extend(deeds.map(|deed| Event::Skipped { deed }));
    for tile in TileNo::of(TileNo::ALL) {
        events.push(Event::Plays { tile });
        events.push(Event::Ticked { tile, tick: tile.printed().tick });
    }
    let villages = Villages(3);
    events.extend([
        Event::Went { from, to: city, villages, coins: 0 },
        Event::Went { from, to: city, villages, coins: 2 },
        Event::Stayed { at: from, to: city },
        Event::Swapped { card, gone: Character::FIRST },
        Event::Discarded { tile: Reward::Coins },
        Event::Drawn { card },
        Event::Scored {
            round: 1,
            city,
            cult: [1, 2, 0, 0],
            coins: [6, 0, 0, 0],
            prestige: [1, 3, 0, 0],
        },
    ]);
    events
}

fn sections(sections: &[Section], each: &mut dyn FnMut(&Message)) {
    for section in sections {
        each(&section.title);
        section.lines.iter().for_each(&mut *each);
    }
}

#[test]
fn alone_the_old_character_leaves_the_match() {
    let (card, back) = (Character::MONK, Character::FIRST);
    let said = |players: u8, from| {
        let event = Event::Took { seat: A, card, from, back };
        let message = rulebook(players, "").event(&event);
        books().iter().map(|book| book.say(&message, &mut BTreeSet::new())).collect::<Vec<_>>()
    };
    for from in [None, Some(B)] {
        for (several, alone) in said(2, from).iter().zip(said(1, from)) {
            let gone = ["leaves the match", "sort de la partie"];
            assert!(!gone.iter().any(|gone| several.contains(gone)), "{several}");
            assert!(gone.iter().any(|gone| alone.contains(gone)), "{alone}");
        }
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
    for game in [rulebook(3, ""), rulebook(1, "")] {
        for reason in reasons() {
            say(&game.reason(&reason));
        }
        sections(&game.help(), &mut say);
        for (cause, won) in [(Cause::Statues, true), (Cause::Rounds, false), (Cause::Rounds, true)]
        {
            let (totals, statues, coins) = ([30, -1, 0, 0], [3, 1, 0, 0], [5, 0, 0, 0]);
            say(&game.event(&Event::Over { cause, won, totals, statues, coins }));
        }
        for event in rare_events(game.is_solo()) {
            say(&game.event(&event));
        }
    }
    // What random play says, in many variants.
    let mut random = testkit::rng(5);
    for (players, options) in [
        (2, ""),
        (3, "final=f2"),
        (4, "r1=on"),
        (1, "solo=easy"),
        (1, "solo=hard r1=on"),
        (1, "solo=medium"),
    ] {
        let mut play = fresh(players, options);
        let mut scratch = Vec::new();
        for count in 0u32.. {
            let game = &play.game;
            if count < 60 || count % 6 == 0 || game.turn(&play.state) == Turn::Over {
                for viewer in Viewer::all(players as usize) {
                    let view = game.view(&play.state, viewer);
                    say(&game.prompt(&view));
                    sections(&game.describe(&view), &mut say);
                    if let Viewer::Seat(seat) = viewer {
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
    let last = "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; ";
    let over = format!("phase: over; {last}played: A B; rewards: coins; A coins: 0; ");
    let tiles = "rewards: buy shrine maharani coins shrines both tribute prestige";
    for play in [
        alone(&format!("{over}A prestige: 9")),
        alone(&format!("{over}A prestige: 0")),
        alone("phase: replace A; tile: 8; deeds: 2; ticked: 1; tiles: 8 9; A card: -; B card: 1"),
        with(2, "", "A plan: shrines coins; A at: A; built: 1 0 0"),
        with(2, "", "A plan: shrines coins; A villages: v01; built: 1 0 0; unpassed: v01"),
        with(2, "", "phase: exchange; exchanges: 1; used: 3; A card: 3"),
        with(2, "", "phase: replace B; done: 1; A plan: character coins; B card: -; row: 2 6 7 8"),
        with(
            2,
            "",
            "round: 2; maharaja: A; track: . . . . B C D E F G A; maharani: A 2; row: 2 6 8",
        ),
        with(
            2,
            "",
            &format!(
                "phase: reward; played: A B; ranking: A; {tiles}; maharani: B 2 fresh; row: 2 6 8"
            )
            .replace(
                "phase: reward",
                "phase: reward; round: 2; maharaja: A; track: . . . . B C D E F G A",
            ),
        ),
        with(
            2,
            "",
            &format!(
                "phase: buy; played: A B; ranking: A; reward: buy; rewards: . {}",
                &tiles[13..]
            )
            .replace("prestige", "prestige buy"),
        ),
        with(
            2,
            "",
            "phase: free; played: A B; ranking: A; reward: shrine; \
             rewards: . coins shrines both tribute prestige buy maharani shrine",
        ),
        with(
            2,
            "",
            "phase: maharani; played: A B; ranking: A; reward: maharani; row: 2 6 8; \
             rewards: . coins shrines both tribute prestige buy shrine maharani",
        ),
        with(2, "", "A at: G; A plan: statue coins"),
        with(2, "", "A card: 11; A plan: prestige coins; B villages: v01 v02"),
        with(2, "", "A card: 14; B tokens: 7"),
    ] {
        for viewer in Viewer::all(play.game.players()) {
            let view = play.game.view(&play.state, viewer);
            say(&play.game.prompt(&view));
            sections(&play.game.describe(&view), &mut say);
        }
        for action in play.legal_for(A) {
            say(&play.game.action(&play.view(A), action));
        }
    }
    for players in [1, 2] {
        let mut setup = fresh(players, "");
        while setup.game.turn(&setup.state) == Turn::Chance {
            say(&setup.game.prompt(&setup.view(A)));
            let chance = setup.game.roll(&setup.state, &mut random);
            setup.game.apply(&mut setup.state, Step::Roll(chance), &mut |_| {});
        }
    }
    for text in ["", "go x", "take x", "plan coins", "plan x y", "statue A", "statue v01 0"] {
        let Err(Misread(message)) = text.parse::<Action>() else { panic!("{text}") };
        say(&message);
    }
    for text in ["buy x", "power 6 D", "exchange x", "reward x"] {
        let Err(Misread(message)) = text.parse::<Action>() else { panic!("{text}") };
        say(&message);
    }
    let Err(Misread(message)) = "luck".parse::<Chance>() else { panic!("no chance") };
    say(&message);
    // Not only what is legal: a screen may ask about anything.
    for play in [fresh(2, ""), at(""), at("phase: plan"), at("A plan: statue coins"), alone("")] {
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
    for setting in Maharaja::SETTINGS {
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
    for line in Maharaja::TRANSLATIONS[0].1.lines() {
        if let Some((id, _)) = line.split_once(" =")
            && line.starts_with(|c: char| c.is_ascii_lowercase())
        {
            // What the table says has a test of its own.
            let elsewhere = id.starts_with("fault-") || id.starts_with("table-");
            assert!(used.contains(id) || elsewhere, "nobody says {id}");
        }
    }
}

#[test]
fn faults_of_positions_can_be_said() {
    let books = books();
    let mut used = BTreeSet::new();
    let mut random = testkit::rng(6);
    for (players, options) in [(1, ""), (2, ""), (4, "r1=on"), (3, "final=f4")] {
        let game = rulebook(players, options);
        let mut state = game.start();
        let mut scratch = Vec::new();
        for _ in 0..150 {
            let step: Step<Maharaja> = match game.turn(&state) {
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
fn the_toll_names_its_villages_and_brahmabot_its_name() {
    let play = at("A coins: 2; B villages: v01 v02; C villages: v01");
    let mut used = BTreeSet::new();
    let said = books()[0].say(&play.game.reason(&play.refuses("A go A")), &mut used);
    assert_eq!(said, "The toll is 3 coins (Amber (v01), Rewari (v02)); you have 2 coins.");
    let solo = alone("B villages: v03 v04");
    let action = solo.game.action(&solo.view(A), "go B".parse().unwrap());
    let said = books()[0].say(&action, &mut used);
    assert_eq!(said, "Travel to Jodhpur (B) for 2 coins (Brahmabot 2).");
    let event = Event::Ended { seat: BOT };
    let said = books()[1].say(&solo.game.event(&event), &mut used);
    assert_eq!(said, "The turn of Brahmabot is over.", "also for a reader in seat B");
}
