//! Short spellings for the tests: positions in a few words, steps in notation,
//! and the questions that the rules answer.
//!
//! A position is written as its own lines, parted by `;`. What a test does not
//! name is filled in: every seat without a character gets one that is free (1,
//! 5, 7, 8: those that do not disturb a turn), the row gets three more, every
//! plan is `coins coins`, it is the turn of A in the first round. When one
//! plays, B is Brahmabot with the tiles 7 and 9 open.

#![allow(dead_code, reason = "every test binary uses its own part of this")]

pub(crate) mod late;
pub(crate) mod universe;

use engine::{Faults, Game, Illegal, Line, Seat, Settings, Step, Turn, Viewer};
use maharaja::{Action, Character, City, Event, Maharaja, Place, Position, Reason, State, View};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// A match under way, and what the steps told.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Maharaja,
    pub(crate) state: State,
    /// What the last call of `play` told.
    pub(crate) heard: Vec<Event>,
}

/// The rulebook for so many players with these options.
pub(crate) fn rulebook(players: u8, options: &str) -> Maharaja {
    let settings = Settings::read(Maharaja::SETTINGS, options).expect("the options are known");
    Maharaja::new(players, &settings).expect("so many can play")
}

/// A match from its first step.
pub(crate) fn fresh(players: u8, options: &str) -> Play {
    let game = rulebook(players, options);
    Play { state: game.start(), game, heard: Vec::new() }
}

/// The order of the reward tiles that tests begin with.
pub(crate) const REWARDS: &str = "coins shrines both tribute prestige buy shrine maharani";

/// A match with these characters, banners in the order of their letters,
/// rewards as above, A choosing first.
pub(crate) fn begun(players: u8, options: &str, characters: &str) -> Play {
    let mut play = fresh(players, options);
    let word = if players == 1 { "company" } else { "characters" };
    play.play(&format!("* {word} {characters}; * rewards {REWARDS}; * banners ABCDEFG"));
    if play.to_move() == "chance" {
        play.play("* starter A");
    }
    play
}

/// Four players, as the scenarios have it.
pub(crate) fn at(text: &str) -> Play {
    with(4, "", text)
}

/// One player against Brahmabot.
pub(crate) fn alone(text: &str) -> Play {
    with(1, "", text)
}

/// A position filled in.
pub(crate) fn with(players: u8, options: &str, text: &str) -> Play {
    let game = rulebook(players, options);
    let text = filled(players, text);
    let position: Position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
    let state = game.place(&position).unwrap_or_else(|why| panic!("{text}\n{why}"));
    Play { game, state, heard: Vec::new() }
}

/// The names of the faults of a position, filled in.
pub(crate) fn faults(players: u8, options: &str, text: &str) -> Vec<String> {
    let game = rulebook(players, options);
    let placed = filled(players, text).parse().and_then(|position| game.place(&position));
    let Err(Faults(faults)) = placed else { return Vec::new() };
    faults.into_iter().map(|fault| fault.id.into_owned()).collect()
}

/// The position with everything named that has to be.
fn filled(players: u8, text: &str) -> String {
    let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let mut lines: Vec<String> = lines.map(str::to_owned).collect();
    let has = |lines: &[String], key: &str| lines.iter().any(|line| line.starts_with(key));
    let named = |line: &&String| {
        line.contains("card:") || line.starts_with("row:") || line.starts_with("gone:")
    };
    let taken: Vec<Character> = lines
        .iter()
        .filter(named)
        .flat_map(|line| line.split(':').nth(1).unwrap_or("").split_whitespace())
        .filter_map(|word| word.parse().ok())
        .collect();
    // Those without an ability in a turn first.
    let order = [1, 5, 7, 8, 16, 11, 2, 6, 14, 10, 13, 15, 12, 9, 4, 3];
    let order = order.map(|number| Character::new(number).expect("a character"));
    let mut free = order.into_iter().filter(|card| !taken.contains(card));
    let early = ["characters", "rewards", "banners", "starter", "choose"];
    let early = early.iter().any(|phase| {
        has(&lines, &format!("phase: {phase}\0")) || lines.contains(&format!("phase: {phase}"))
    });
    let no_plan = early
        || has(&lines, "phase: open")
        || has(&lines, "phase: plan")
        || has(&lines, "phase: tiles");
    let solo = players == 1;
    for seat in Seat::all(players.max(2) as usize) {
        if !has(&lines, &format!("{seat} card:")) && !early {
            let card = free.next().expect("a character is free");
            lines.push(format!("{seat} card: {card}"));
        }
        if !has(&lines, &format!("{seat} plan:")) && !no_plan && (!solo || seat != B) {
            lines.push(format!("{seat} plan: coins coins"));
        }
        if !has(&lines, &format!("{seat} coins:")) {
            lines.push(format!("{seat} coins: {}", if solo && seat == B { 0 } else { 15 }));
        }
        if solo && seat == B && !has(&lines, "B hand:") {
            lines.push("B hand: 0".to_owned());
        }
    }
    if !has(&lines, "row:") && !early {
        let row: Vec<String> = free.by_ref().take(3).map(|card| card.to_string()).collect();
        lines.push(format!("row: {}", row.join(" ")));
    }
    if solo {
        let played = lines.iter().any(|line| line.starts_with("played:") && line.contains('B'));
        if !has(&lines, "tiles:") && !played && !no_plan || has(&lines, "phase: plan") {
            lines.push("tiles: 7 9".to_owned());
        }
        if !has(&lines, "setup:") && !early {
            lines.push("setup: 1".to_owned());
        }
    }
    lines.join("\n")
}

impl Play {
    /// Takes the steps, parted by `;`. Every action must be among the legal
    /// ones, every state must pass the audit.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Play {
        self.heard.clear();
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let step = step(text);
            if let Err(why) = self.game.check_step(&self.state, step) {
                panic!("{text} is refused: {why:?}\n{}", self.game.position(&self.state));
            }
            if let Step::Act(seat, action) = step {
                assert!(self.legal_for(seat).contains(&action), "{text} is not listed");
            }
            let heard = &mut self.heard;
            self.game.apply(&mut self.state, step, &mut |event| heard.push(event));
            if let Err(why) = self.game.audit(&self.state) {
                panic!("after {step}: {why}\n{}", self.game.position(&self.state));
            }
        }
        self
    }

    /// Why the step is refused; a refused action is not listed either.
    pub(crate) fn refuses(&self, text: &str) -> Reason {
        match self.denies(text) {
            Illegal::Rule(reason) => reason,
            other => panic!("{text} is refused for another reason: {other:?}"),
        }
    }

    /// As `refuses`, also when it is nobody's turn.
    pub(crate) fn denies(&self, text: &str) -> Illegal<Reason> {
        let step = step(text);
        if let Step::Act(seat, action) = step {
            assert!(!self.legal_for(seat).contains(&action), "{text} is listed");
        }
        self.game.check_step(&self.state, step).expect_err(text)
    }

    /// Whether the step is allowed; judge and list must agree.
    pub(crate) fn allows(&self, text: &str) -> bool {
        let step = step(text);
        let allowed = self.game.check_step(&self.state, step).is_ok();
        if let Step::Act(seat, action) = step {
            assert_eq!(self.legal_for(seat).contains(&action), allowed, "{text}");
        }
        allowed
    }

    /// The legal actions of a seat.
    pub(crate) fn legal_for(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    /// The legal actions of a seat that begin so, without those that decline a
    /// part of what another one gives.
    pub(crate) fn legal_with(&self, seat: Seat, verb: &str) -> Vec<String> {
        let legal = self.legal_for(seat).into_iter().filter(|action| !declines(action));
        let legal = legal.map(|action| action.to_string());
        legal.filter(|text| text.starts_with(verb)).collect()
    }

    /// The legal actions of a seat that decline a part of what another gives.
    pub(crate) fn declining(&self, seat: Seat) -> Vec<String> {
        let legal = self.legal_for(seat).into_iter().filter(declines);
        legal.map(|action| action.to_string()).collect()
    }

    /// Who is asked: letters, `chance` or `nobody`.
    pub(crate) fn to_move(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Over => "nobody".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        }
    }

    pub(crate) fn coins(&self, seat: Seat) -> u16 {
        self.state.public().coins[seat.index()]
    }

    /// The coins of everybody.
    pub(crate) fn purses(&self) -> Vec<u16> {
        self.state.public().coins[..self.game.parties()].to_vec()
    }

    pub(crate) fn prestige(&self, seat: Seat) -> u16 {
        self.state.prestige(seat)
    }

    pub(crate) fn hand(&self, seat: Seat) -> u8 {
        self.state.public().hand[seat.index()]
    }

    pub(crate) fn supply(&self, seat: Seat) -> u8 {
        self.state.public().supply[seat.index()]
    }

    pub(crate) fn tokens(&self, seat: Seat) -> u8 {
        self.state.public().tokens[seat.index()]
    }

    pub(crate) fn card(&self, seat: Seat) -> u8 {
        self.state.public().card[seat.index()].map_or(0, Character::number)
    }

    pub(crate) fn row(&self) -> Vec<u8> {
        self.state.public().row.iter().map(Character::number).collect()
    }

    pub(crate) fn shrines(&self, seat: Seat, place: &str) -> u8 {
        let place: Place = place.parse().expect("a place");
        self.state.public().shrines_in(seat, place)
    }

    pub(crate) fn cult(&self, seat: Seat, city: &str) -> u8 {
        self.game.scoring_cult(self.state.public(), seat, city_of(city))
    }

    pub(crate) fn plain_cult(&self, seat: Seat, city: &str) -> u8 {
        self.game.cult(self.state.public(), seat, city_of(city))
    }

    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.game.total(&self.state, seat)
    }

    pub(crate) fn final_count(&self, seat: Seat) -> i32 {
        self.game.final_count(self.state.public(), seat)
    }

    /// The track as positions write it.
    pub(crate) fn track(&self) -> String {
        self.line("track")
    }

    pub(crate) fn rewards(&self) -> String {
        self.line("rewards")
    }

    /// What a line of the position says.
    pub(crate) fn line(&self, key: &str) -> String {
        let text = self.game.position(&self.state).to_string();
        let prefix = format!("{key}: ");
        let line = text.lines().find_map(|line| line.strip_prefix(&prefix));
        line.unwrap_or_else(|| panic!("no line {key} in\n{text}")).to_owned()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    /// Whether something was told.
    pub(crate) fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.heard.iter().any(wanted)
    }

    /// Cult, coins and prestige of the last scoring that was heard.
    pub(crate) fn scored(&self) -> (Vec<u8>, Vec<u8>, Vec<u8>) {
        let seats = self.game.parties();
        let scored = self.heard.iter().rev().find_map(|event| match event {
            Event::Scored { cult, coins, prestige, .. } => {
                Some((cult[..seats].to_vec(), coins[..seats].to_vec(), prestige[..seats].to_vec()))
            }
            _ => None,
        });
        scored.expect("a city was scored")
    }

    pub(crate) fn over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    pub(crate) fn round(&self) -> u8 {
        self.state.public().round
    }

    /// Everybody who is asked plans this disc.
    pub(crate) fn all_plan(&mut self, disc: &str) -> &mut Play {
        for seat in Seat::all(self.game.players()) {
            if self.to_move().contains(&seat.to_string()) {
                self.play(&format!("{seat} plan {disc}"));
            }
        }
        self
    }

    /// Ends the turns of players until the city is scored; what was heard.
    pub(crate) fn end_turns(&mut self) -> &mut Play {
        let mut heard = Vec::new();
        while self.state.public().phase == maharaja::Phase::Act {
            let seat = self.to_move();
            self.play(&format!("{seat} end"));
            heard.append(&mut self.heard);
        }
        self.heard = heard;
        self
    }

    /// Ends turns and takes the lowest reward, until the next round begins.
    pub(crate) fn end_round(&mut self) -> &mut Play {
        let round = self.round();
        let mut heard = Vec::new();
        while self.round() == round && !self.over() {
            let seat = self.to_move();
            let who: Seat = seat.parse().expect("one is asked");
            let action = match self.state.public().phase {
                maharaja::Phase::Act => "end".to_owned(),
                maharaja::Phase::Reward => self.legal_for(who)[0].to_string(),
                _ => "waive".to_owned(),
            };
            self.play(&format!("{seat} {action}"));
            heard.append(&mut self.heard);
        }
        self.heard = heard;
        self
    }
}

fn declines(action: &Action) -> bool {
    matches!(action, Action::Plain(..) | Action::RewardOnce(_) | Action::RewardUnused(_))
}

pub(crate) fn city_of(city: &str) -> City {
    city.parse().expect("a city")
}

/// A step in notation.
pub(crate) fn step(text: &str) -> Step<Maharaja> {
    let line = Line::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    match line.who {
        Some(seat) => {
            Step::Act(seat, line.text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
        }
        None => Step::Roll(line.text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))),
    }
}

/// Four players without abilities that count in a scoring, the last to play.
pub(crate) const PLAIN: &str =
    "A card: 1; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";

/// Four such players whose last turn is over: the city of the Maharaja, Delhi,
/// is scored.
pub(crate) fn scoring(text: &str) -> Play {
    scoring_by("", PLAIN, text)
}

/// The same by options, with other characters.
pub(crate) fn scoring_by(options: &str, cards: &str, text: &str) -> Play {
    let mut play = with(4, options, &format!("{cards}{text}"));
    play.play("D end");
    play
}

/// One player whose opponent moves first; this tile lies on the left.
pub(crate) fn bot(left: u8, text: &str) -> Play {
    let other = if left == 9 { 11 } else { 9 };
    alone(&format!("phase: tick; A card: 2; B card: 1; tiles: {left} {other}; {text}"))
}

impl Play {
    /// Brahmabot plays its left tile.
    pub(crate) fn plays_left(&mut self) -> &mut Play {
        let open = self.state.public().brahma.open[0].expect("a tile lies open").number();
        let tick = [1, 4, 7, 10].into_iter().find(|tile| *tile != open).expect("three are left");
        self.play(&format!("* tick {tick}"))
    }

    /// Where a priest is.
    pub(crate) fn priest(&self, seat: Seat) -> String {
        self.state.public().priest[seat.index()].to_string()
    }

    /// The sites of a city with a statue of this seat.
    pub(crate) fn sites(&self, seat: Seat, city: &str) -> Vec<u8> {
        let own = self.state.public().statues[city_of(city).index()][seat.index()];
        (0..maharaja::SITES).filter(|site| own >> site & 1 == 1).collect()
    }
}
