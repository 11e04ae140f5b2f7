//! Short spellings for the tests: positions in a line, steps in notation, and
//! the questions that the rules answer.
//!
//! A position is written as its own lines, parted by `;`. What a test does not
//! name is filled in as the scenarios of the rules have it: full piles, a deck
//! of ten cards, player A to move, herds of none. Camels have to be somewhere,
//! so those that find no room go to B's herd.

#![allow(dead_code, reason = "every test binary uses its own part of this")]

use engine::{Faults, Game, Illegal, Line, Random, Seat, Settings, Step, Turn};
use jaipur::{Action, Cards, Chance, Event, Jaipur, Kind, Phase, Position, Reason, State, Summary};

pub(crate) mod book;
pub(crate) mod late;
pub(crate) mod oracle;
pub(crate) mod universe;

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;

/// A match under way, and what the last step told.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Jaipur,
    pub(crate) state: State,
    pub(crate) heard: Vec<Event>,
}

/// The rulebook with these options.
pub(crate) fn rulebook(options: &str) -> Jaipur {
    let settings = Settings::read(Jaipur::SETTINGS, options).expect("the options are known");
    Jaipur::new(2, &settings).expect("two can play")
}

/// Cards by their letters.
pub(crate) fn cards(letters: &str) -> Cards {
    letters.parse().unwrap_or_else(|why| panic!("{letters}: {why}"))
}

/// An action by its notation.
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The position as it stands, without filling in.
pub(crate) fn place(options: &str, text: &str) -> Result<State, Faults> {
    let text = text.replace(';', "\n");
    rulebook(options).place(&text.parse::<Position>()?)
}

/// The names of the faults of a position, as it stands.
pub(crate) fn faults(options: &str, text: &str) -> Vec<String> {
    let Err(Faults(faults)) = place(options, text) else { return Vec::new() };
    faults.into_iter().map(|fault| fault.id.into_owned()).collect()
}

/// A position with the options as they are unless chosen.
pub(crate) fn at(text: &str) -> Play {
    with("", text)
}

/// A position under these options, filled in.
pub(crate) fn with(options: &str, text: &str) -> Play {
    let game = rulebook(options);
    let text = filled(text);
    let position: Position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
    let state = game.place(&position).unwrap_or_else(|why| panic!("{text}\n{why}"));
    Play { game, state, heard: Vec::new() }
}

/// A match from its first step.
pub(crate) fn fresh(options: &str) -> Play {
    let game = rulebook(options);
    Play { state: game.start(), game, heard: Vec::new() }
}

/// The position with everything named that `at` fills in.
fn filled(text: &str) -> String {
    let mut lines: Vec<(String, String)> = Vec::new();
    for line in text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("{line}: no colon"));
        lines.push((key.trim().to_owned(), value.trim().to_owned()));
    }
    let get = |lines: &[(String, String)], key: &str| {
        lines.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
    };
    if get(&lines, "market").is_none() {
        lines.push(("market".into(), "PLKKK".into()));
    }
    let pile = |lines: &[(String, String)], key: &str| {
        get(lines, key).map_or(Cards::NONE, |letters| cards(&letters))
    };
    let herd = |lines: &[(String, String)], key: &str| {
        get(lines, key).map_or(0, |n| n.parse().unwrap_or_else(|_| panic!("{key}: {n}")))
    };
    let known = ["market", "A hand", "B hand", "discard", "deck"].map(|key| pile(&lines, key));
    let left = |kind: Kind| {
        let placed: u8 = known.iter().map(|cards| cards.count(kind)).sum();
        jaipur::board::ALL_CARDS
            .count(kind)
            .checked_sub(placed)
            .unwrap_or_else(|| panic!("too many {kind:?} in {text}"))
    };
    let mut camels = left(Kind::Camel) - herd(&lines, "A herd") - herd(&lines, "B herd");
    if get(&lines, "deck").is_none() && get(&lines, "discard").is_none() {
        let mut deck = Cards::of(Kind::Camel, camels.min(10));
        camels -= deck.camels();
        // A token that is gone was paid for a card that is gone.
        let mut spare: Vec<(Kind, u8)> = Kind::GOODS
            .into_iter()
            .rev()
            .map(|good| {
                let gone = get(&lines, &format!("tokens {}", good.letter()));
                let gone = gone.map_or(0, |owners| owners.trim_matches('-').len() as u8);
                (good, left(good).saturating_sub(gone))
            })
            .collect();
        for turn in 0..60 {
            let at = turn % spare.len();
            let (good, spare) = &mut spare[at];
            if deck.total() < 10 && *spare > 0 {
                deck = deck.plus(Cards::of(*good, 1));
                *spare -= 1;
            }
        }
        lines.push(("deck".into(), deck.to_string()));
    }
    if get(&lines, "deck").is_some() && camels > 0 {
        assert!(get(&lines, "B herd").is_none(), "{camels} camels have no place in {text}");
        lines.push(("B herd".into(), camels.to_string()));
    }
    joined(&lines)
}

/// Keys and values as the lines of a position.
pub(crate) fn joined(lines: &[(String, String)]) -> String {
    let lines: Vec<String> = lines.iter().map(|(key, value)| format!("{key}: {value}")).collect();
    lines.join("\n") + "\n"
}

impl Play {
    /// Takes the steps, parted by `;`: `A take C; * refill P`. Every action
    /// must be among the legal ones, every state must pass the audit.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Play {
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let step = step(text);
            if let Err(why) = self.game.check_step(&self.state, step) {
                panic!("{text} is refused: {why:?}\n{}", self.game.position(&self.state));
            }
            if let Step::Act(seat, action) = step {
                assert!(self.legal_for(seat).contains(&action), "{text} is not listed");
            }
            self.apply(step);
        }
        self
    }

    /// Takes one step that is known to be allowed.
    pub(crate) fn apply(&mut self, step: Step<Jaipur>) {
        self.take(step);
        if let Err(why) = self.game.audit(&self.state) {
            panic!("after {step}: {why}\n{}", self.game.position(&self.state));
        }
    }

    /// As `apply`, without the audit: for long walks.
    pub(crate) fn take(&mut self, step: Step<Jaipur>) {
        let heard = &mut self.heard;
        heard.clear();
        self.game.apply(&mut self.state, step, &mut |event| heard.push(event));
    }

    /// The next step of random play, every legal action equally likely;
    /// nothing when the match is over.
    pub(crate) fn any_step(&self, random: &mut testkit::Rng) -> Option<Step<Jaipur>> {
        self.next_step(random, |play, _, random| {
            let legal = play.legal();
            legal[random.below(legal.len() as u32) as usize]
        })
    }

    /// The same with what the game itself picks.
    pub(crate) fn picked_step(&self, random: &mut testkit::Rng) -> Option<Step<Jaipur>> {
        self.next_step(random, |play, seat, random| {
            play.game.pick(&play.state, seat, random, &mut Vec::new())
        })
    }

    fn next_step(
        &self,
        random: &mut testkit::Rng,
        choose: impl FnOnce(&Play, Seat, &mut testkit::Rng) -> Action,
    ) -> Option<Step<Jaipur>> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Chance => Some(Step::Roll(self.game.roll(&self.state, random))),
            Turn::Seats(seats) => {
                let seat = seats.lowest()?;
                Some(Step::Act(seat, choose(self, seat, random)))
            }
        }
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

    /// The legal actions of the player to move.
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.legal_for(self.state.public().to_move)
    }

    /// The legal actions of the player to move that begin with this word.
    pub(crate) fn legal_with(&self, verb: &str) -> Vec<String> {
        let legal = self.legal().into_iter().map(|action| action.to_string());
        legal.filter(|text| text.starts_with(verb)).collect()
    }

    /// Whose turn it is.
    pub(crate) fn to_move(&self) -> &'static str {
        match self.game.turn(&self.state) {
            Turn::Over => "nobody",
            Turn::Chance => "chance",
            Turn::Seats(seats) if seats.contains(Seat::A) => "A",
            Turn::Seats(_) => "B",
        }
    }

    pub(crate) fn market(&self) -> String {
        self.state.public().market.to_string()
    }

    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.state.hand(seat).to_string()
    }

    pub(crate) fn herd(&self, seat: Seat) -> u8 {
        self.state.public().herd[seat.index()]
    }

    pub(crate) fn herds(&self) -> [u8; 2] {
        self.state.public().herd
    }

    pub(crate) fn deck(&self) -> u8 {
        self.state.deck().total()
    }

    pub(crate) fn discard(&self) -> String {
        self.state.public().discard.to_string()
    }

    /// The tokens left in a good's pile, the next one first.
    pub(crate) fn pile(&self, good: Kind) -> &'static [u8] {
        self.state.public().tokens.pile(good)
    }

    /// The goods tokens a seat took.
    pub(crate) fn tokens(&self, seat: Seat) -> Vec<u8> {
        self.state.public().tokens.values(seat).collect()
    }

    /// Rupees on goods and bonus tokens.
    pub(crate) fn earned(&self, seat: Seat) -> u8 {
        self.state.public().rupees[seat.index()] + self.state.bonus(seat)
    }

    /// Bonus tokens of a seat, for 3, 4 and 5 cards.
    pub(crate) fn bonus(&self, seat: Seat) -> [u8; 3] {
        self.state.public().bonus[seat.index()]
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.public().phase
    }

    pub(crate) fn seals(&self) -> [u8; 2] {
        self.state.public().seals
    }

    /// How the last step scored the round, if it did.
    pub(crate) fn scored(&self) -> Option<Summary> {
        self.heard.iter().find_map(|event| match event {
            Event::Scored { summary, .. } => Some(*summary),
            _ => None,
        })
    }

    /// Whether the round goes on: somebody is to move, nothing was scored.
    pub(crate) fn goes_on(&self) -> bool {
        self.phase() == Phase::Act && self.scored().is_none()
    }
}

/// A step in notation.
pub(crate) fn step(text: &str) -> Step<Jaipur> {
    let line = Line::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    if let Some(seat) = line.who {
        return Step::Act(seat, action(&line.text));
    }
    let chance: Chance = line.text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
    Step::Roll(chance)
}
