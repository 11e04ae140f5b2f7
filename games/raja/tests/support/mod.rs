//! Short spellings for the tests: positions in a few words, steps in notation,
//! and the questions that the rules answer.
//!
//! A position is written as its own lines, parted by `;`. What a test does not
//! name is filled in: every seat without a card gets one that is free (the
//! Mogul, the Sadhu, the Monk, ...), every disc is `gold gold`, it is the turn of A in the first round.

#![allow(dead_code, reason = "every test binary uses its own part of this")]

pub(crate) mod late;
pub(crate) mod universe;

use engine::{Faults, Game, Illegal, Line, Seat, Settings, Step, Turn, Viewer};
use raja::{Action, Character, City, Event, Kind, Place, Position, Raja, Reason, State, View};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);
pub(crate) const E: Seat = Seat::new(4);

/// A match under way, and what the steps told.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Raja,
    pub(crate) state: State,
    /// What the last call of `play` told.
    pub(crate) heard: Vec<Event>,
}

/// The rulebook for so many players with these options.
pub(crate) fn rulebook(players: u8, options: &str) -> Raja {
    let settings = Settings::read(Raja::SETTINGS, options).expect("the options are known");
    Raja::new(players, &settings).expect("so many can play")
}

/// A match from its first step.
pub(crate) fn fresh(players: u8, options: &str) -> Play {
    let game = rulebook(players, options);
    Play { state: game.start(), game, heard: Vec::new() }
}

/// A match of which the governors stand in the order of their letters and A is
/// the youngest.
pub(crate) fn begun(players: u8, options: &str) -> Play {
    let mut play = fresh(players, options);
    play.play("* governors ABCDEFG");
    if play.to_move() == "chance" {
        play.play("* youngest A");
    }
    play
}

/// Four players, as the scenarios have it.
pub(crate) fn at(text: &str) -> Play {
    with(4, "", text)
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
    let taken: Vec<Character> = lines
        .iter()
        .filter(|line| line.contains("cards:"))
        .flat_map(|line| line.split(':').nth(1).unwrap_or("").split_whitespace())
        .filter_map(|word| word.parse().ok())
        .collect();
    // The Merchant last: its gold would disturb every sum.
    let order = ["mogul", "sadhu", "monk", "builder", "artisan", "merchant", "yogi"];
    let order = order.map(|word| word.parse::<Character>().expect("a character"));
    let mut free = order.into_iter().filter(|card| !taken.contains(card));
    let early = ["governors", "youngest", "choose", "bid"];
    let early = early.iter().any(|phase| has(&lines, &format!("phase: {phase}")));
    let no_disc = early || has(&lines, "phase: open") || has(&lines, "phase: seal");
    for seat in Seat::all(players as usize) {
        if !has(&lines, &format!("{seat} cards:")) && !early {
            let card = free.next().expect("a card is free");
            lines.push(format!("{seat} cards: {card}"));
        }
        if !has(&lines, &format!("{seat} disc:")) && !no_disc {
            lines.push(format!("{seat} disc: gold gold"));
        }
        if !has(&lines, &format!("{seat} gold:")) {
            lines.push(format!("{seat} gold: 15"));
        }
    }
    lines.join("\n")
}

impl Play {
    /// What random play would do next; nothing when the match is over.
    pub(crate) fn picked_step(&self, random: &mut testkit::Rng) -> Option<Step<Raja>> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Chance => Some(Step::Roll(self.game.roll(&self.state, random))),
            Turn::Seats(seats) => {
                let seat = seats.lowest()?;
                let action = self.game.pick(&self.state, seat, random, &mut Vec::new());
                Some(Step::Act(seat, action))
            }
        }
    }

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

    /// The legal actions of a seat that begin so.
    pub(crate) fn legal_with(&self, seat: Seat, verb: &str) -> Vec<String> {
        let legal = self.legal_for(seat).into_iter().map(|action| action.to_string());
        legal.filter(|text| text.starts_with(verb)).collect()
    }

    /// Who is asked: letters, `chance` or `nobody`.
    pub(crate) fn to_move(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Over => "nobody".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        }
    }

    pub(crate) fn phase(&self) -> raja::Phase {
        self.state.public().phase
    }

    pub(crate) fn gold(&self, seat: Seat) -> u16 {
        self.state.gold(seat)
    }

    /// The gold of everybody.
    pub(crate) fn purses(&self) -> Vec<u16> {
        Seat::all(self.game.players()).map(|seat| self.state.gold(seat)).collect()
    }

    pub(crate) fn reserve(&self, seat: Seat) -> u8 {
        self.state.public().reserve[seat.index()]
    }

    pub(crate) fn quarry(&self, seat: Seat) -> u8 {
        self.state.public().quarry[seat.index()]
    }

    pub(crate) fn at(&self, seat: Seat) -> String {
        self.state.public().architect[seat.index()].to_string()
    }

    /// The cards of a seat by number.
    pub(crate) fn cards(&self, seat: Seat) -> Vec<u8> {
        self.state.public().cards[seat.index()].iter().map(Character::number).collect()
    }

    /// The cards of the bank by number.
    pub(crate) fn bank(&self) -> Vec<u8> {
        self.game.bank(self.state.public()).iter().map(Character::number).collect()
    }

    pub(crate) fn houses(&self, seat: Seat, place: &str) -> u8 {
        let place: Place = place.parse().expect("a place");
        self.state.public().houses_in(seat, place)
    }

    pub(crate) fn points(&self, seat: Seat, city: &str) -> u8 {
        let city: City = city.parse().expect("a city");
        self.game.points(self.state.public(), seat, city)
    }

    pub(crate) fn owed(&self) -> Vec<Kind> {
        self.state.public().duty.owed().collect()
    }

    /// The track as positions write it.
    pub(crate) fn track(&self) -> String {
        self.line("track")
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

    /// The prizes of the last scoring that was heard.
    pub(crate) fn prizes(&self) -> Vec<u8> {
        let scored = self.heard.iter().rev().find_map(|event| match event {
            Event::Scored { prizes, .. } => Some(prizes[..self.game.players()].to_vec()),
            _ => None,
        });
        scored.expect("a city was scored")
    }

    pub(crate) fn over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    /// Everybody who is asked seals this disc.
    pub(crate) fn all_seal(&mut self, disc: &str) -> &mut Play {
        for seat in Seat::all(self.game.players()) {
            if self.to_move().contains(&seat.to_string()) {
                self.play(&format!("{seat} seal {disc}"));
            }
        }
        self
    }

    /// Ends turns, giving up what is unfinished, until the round is over.
    pub(crate) fn end_round(&mut self) -> &mut Play {
        let round = self.state.public().round;
        let mut heard = Vec::new();
        while self.state.public().round == round && !self.over() {
            let seat = self.to_move();
            self.play(&format!("{seat} end"));
            heard.append(&mut self.heard);
            if self.to_move() == seat && self.state.public().phase == raja::Phase::Confirm {
                self.play(&format!("{seat} confirm"));
                heard.append(&mut self.heard);
            }
        }
        self.heard = heard;
        self
    }
}

/// A step in notation.
pub(crate) fn step(text: &str) -> Step<Raja> {
    let line = Line::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    match line.who {
        Some(seat) => {
            Step::Act(seat, line.text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
        }
        None => Step::Roll(line.text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))),
    }
}
