//! Short spellings for the tests: positions in a line, steps in notation, and
//! the questions that the rules answer.
//!
//! A position is written as its own lines, parted by `;`. Armies may be written
//! `pandya: malwa 2, agra` instead of `armies pandya: ...`.

#![allow(dead_code, reason = "every test binary uses its own part of this")]

use engine::{Faults, Game, Illegal, Step, Turn};
use maharadjah::*;

pub(crate) mod fields;
pub(crate) mod late;
pub(crate) mod universe;
pub(crate) mod wander;

/// A match under way, and what the last step told.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Maharadjah,
    pub(crate) state: State,
    pub(crate) heard: Vec<Event>,
}

pub(crate) fn area(key: &str) -> Area {
    key.parse().unwrap_or_else(|why| panic!("{key}: {why}"))
}

pub(crate) fn areas(keys: &str) -> Areas {
    keys.split_whitespace().map(area).collect()
}

pub(crate) fn nation(key: &str) -> Nation {
    key.parse().unwrap_or_else(|why| panic!("{key}: {why}"))
}

fn written(text: &str) -> String {
    let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let line = |line: &str| {
        let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("{line}: no colon"));
        let armies = key.trim().parse::<Nation>().is_ok();
        format!("{}{}: {}", if armies { "armies " } else { "" }, key.trim(), value.trim())
    };
    lines.map(line).collect::<Vec<_>>().join("\n")
}

/// The names of the faults of a position.
pub(crate) fn faults(text: &str) -> Vec<String> {
    let game = Maharadjah::of(scenario(text));
    let placed = written(text).parse::<Position>().and_then(|position| game.place(&position));
    let Err(Faults(faults)) = placed else { return Vec::new() };
    faults.into_iter().map(|fault| fault.id.into_owned()).collect()
}

fn scenario(text: &str) -> Scenario {
    let named = |s: &Scenario| text.contains(&format!("scenario: {}", s.key()));
    Scenario::ALL.into_iter().find(named).unwrap_or(Scenario::Four)
}

/// A position; of four players unless it says otherwise.
pub(crate) fn at(text: &str) -> Play {
    by_edition(Maharadjah::VERSION, text)
}

/// A position played by an earlier edition of the rules.
pub(crate) fn by_edition(edition: u16, text: &str) -> Play {
    let game = Maharadjah::of(scenario(text)).edition(edition);
    let text = written(text);
    let position: Position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
    let state = game.place(&position).unwrap_or_else(|why| panic!("{text}\n{why}"));
    Play { game, state, heard: Vec::new() }
}

/// A match from its first step.
pub(crate) fn fresh(scenario: Scenario) -> Play {
    let game = Maharadjah::of(scenario);
    Play { state: game.start(), game, heard: Vec::new() }
}

impl Play {
    /// Takes steps in notation, parted by `;`: actions by whoever owes one,
    /// dice as `dice ...`.
    #[track_caller]
    pub(crate) fn go(&mut self, steps: &str) -> &mut Play {
        self.heard.clear();
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let step = self.read(text);
            if let Err(why) = self.game.check_step(&self.state, step) {
                panic!("{text}: {why:?}\n{}", self.game.position(&self.state));
            }
            let heard = &mut self.heard;
            self.game.apply(&mut self.state, step, &mut |event| heard.push(event));
            if let Err(why) = self.game.audit(&self.state) {
                panic!("after {text}: {why}\n{}", self.game.position(&self.state));
            }
        }
        self
    }

    fn read(&self, text: &str) -> Step<Maharadjah> {
        if text.starts_with("dice") {
            return Step::Roll(text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
        }
        let action = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        let seat = self.game.turn(&self.state).seats().lowest();
        let seat = seat.unwrap_or_else(|| {
            panic!("{text}: nobody owes an action\n{}", self.game.position(&self.state))
        });
        Step::Act(seat, action)
    }

    /// Why a step cannot be taken.
    #[track_caller]
    pub(crate) fn no(&self, text: &str) -> Reason {
        match self.game.check_step(&self.state, self.read(text)) {
            Err(Illegal::Rule(reason)) => reason,
            other => panic!("{text}: {other:?}\n{}", self.game.position(&self.state)),
        }
    }

    pub(crate) fn may(&self, text: &str) -> bool {
        self.game.check_step(&self.state, self.read(text)).is_ok()
    }

    /// The legal actions in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.game.turn(&self.state).seats().lowest() {
            self.game.legal(&self.state, seat, &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// Where the actions with this first word lead.
    pub(crate) fn places(&self, verb: &str) -> Vec<String> {
        let mut found: Vec<String> = self
            .legal()
            .iter()
            .filter(|text| text.split(' ').next() == Some(verb))
            .map(|text| {
                let words: Vec<&str> = text.split(' ').collect();
                words
                    .iter()
                    .rev()
                    .find(|word| word.parse::<Area>().is_ok())
                    .unwrap_or(&"")
                    .to_string()
            })
            .collect();
        found.sort();
        found.dedup();
        found
    }

    pub(crate) fn armies(&self, who: &str, at: &str) -> u8 {
        self.state.armies(nation(who), area(at))
    }

    pub(crate) fn points(&self, who: &str) -> u16 {
        self.state.points(nation(who))
    }

    pub(crate) fn total(&self, who: &str) -> u8 {
        self.state.total(nation(who))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// The seat that owes an action.
    pub(crate) fn asked(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Seats(seats) => seats.lowest().map(|seat| seat.to_string()).unwrap_or_default(),
            Turn::Chance => "*".to_owned(),
            Turn::Over => "-".to_owned(),
        }
    }

    /// Answers with the quiet choice until a nation moves, or a turn begins.
    #[track_caller]
    pub(crate) fn until(&mut self, done: impl Fn(&State) -> bool) -> &mut Play {
        let mut guard = 0;
        while !done(&self.state) {
            guard += 1;
            assert!(guard < 5000, "it never comes\n{}", self.game.position(&self.state));
            self.idle();
        }
        self
    }

    /// One quiet step: pass, stay, decline; dice that hit nobody.
    pub(crate) fn idle(&mut self) {
        let step = match self.game.turn(&self.state) {
            Turn::Over => panic!("the match is over"),
            Turn::Chance => {
                let ones = |n: u8| {
                    if n == 0 { "-".to_owned() } else { "1".repeat(n as usize) }
                };
                let battle = *self.state.battle().expect("dice need a battle");
                let attack = self.state.armies(self.state.nation(), battle.area);
                // A storm ends at once; a battle is won by the attacker.
                let defend =
                    if battle.storm { 0 } else { self.state.armies(battle.foe, battle.area) };
                let factory = battle.storm || battle.joined;
                let sixes = "6".repeat(attack as usize);
                let factory = if factory { " + 1" } else { "" };
                let text = format!("dice {sixes} / {}{factory}", ones(defend));
                Step::Roll(text.parse().expect("dice"))
            }
            Turn::Seats(seats) => {
                let mut list = Vec::new();
                let seat = seats.lowest().expect("a seat");
                self.game.legal(&self.state, seat, &mut list);
                let quiet = [Action::Done, Action::Stop, Action::No];
                let calm = quiet.into_iter().find(|action| list.contains(action));
                Step::Act(seat, calm.unwrap_or(list[0]))
            }
        };
        let heard = &mut self.heard;
        self.game.apply(&mut self.state, step, &mut |event| heard.push(event));
    }

    /// To the end of the turn, quietly.
    #[track_caller]
    pub(crate) fn end_turn(&mut self) -> &mut Play {
        let turn = self.state.turn();
        self.until(|state| state.turn() > turn || state.phase() == Phase::Over)
    }

    /// To the end of the active nation's sequence, quietly.
    #[track_caller]
    pub(crate) fn end_sequence(&mut self) -> &mut Play {
        let (turn, nation) = (self.state.turn(), self.state.nation());
        self.until(|state| {
            state.turn() > turn || state.nation() != nation || state.phase() == Phase::Over
        })
    }
}
