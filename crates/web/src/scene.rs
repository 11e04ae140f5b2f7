//! What page and worker say to each other.
//!
//! The page sends an [`Order`] and shows the newest [`Scene`]. A scene is
//! complete in itself and its sentences are already in the reader's language,
//! so the page does not know whether the match runs in the worker, on a server
//! or in a file that is being replayed.

mod touches;

pub use touches::{Art, Button, Touches};

use drawing::Handle;
use drawing::svg::Sent;
use engine::Seat;
use serde::{Deserialize, Serialize};
use table::{Lang, Player, Undo};

/// What the page asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Opens a match of one's own.
    Start {
        /// The name it is kept under.
        id: String,
        /// The game.
        game: String,
        /// The options as text.
        options: String,
        /// Who plays.
        players: Vec<Player>,
        /// How the table takes back.
        undo: Undo,
        /// 64 hexadecimal digits.
        seed: String,
        /// The language to speak.
        lang: Lang,
    },
    /// Goes on with a match from its record.
    Resume {
        /// The name it is kept under.
        id: String,
        /// The record.
        record: String,
        /// For records that do not hold their own.
        seed: String,
        /// Greater than any prompt number of an earlier sitting.
        first_prompt: u64,
        /// The seat that a computer player holds for somebody who may come
        /// back.
        away: Option<Seat>,
        /// The language to speak.
        lang: Lang,
    },
    /// Opens a finished match to look through it.
    Replay {
        /// What it is called in addresses.
        id: String,
        /// The record.
        record: String,
        /// The step to show; the last if there is none.
        step: Option<usize>,
        /// The language to speak.
        lang: Lang,
    },
    /// Sits down at, or watches, a table of a server.
    Join {
        /// Where the socket is.
        address: String,
        /// The secret that proves whose seat it is.
        token: Option<String>,
        /// The language to speak.
        lang: Lang,
    },
    /// Asks for the short help on a game.
    Help {
        /// The game.
        game: String,
        /// The language to speak.
        lang: Lang,
    },
    /// Asks whether these options can be played by so many.
    Check {
        /// The game.
        game: String,
        /// How many.
        players: u8,
        /// The options as text.
        options: String,
        /// The language to speak.
        lang: Lang,
    },
    /// Shows another moment of a replay.
    Seek {
        /// After so many steps.
        step: usize,
    },
    /// Shows a replay through other eyes.
    Look {
        /// A seat's; nobody's in particular.
        viewer: Option<Seat>,
    },
    /// Acts.
    Act {
        /// The question that is answered.
        prompt: u64,
        /// The action in notation.
        text: String,
    },
    /// Takes back, or asks everybody whether it may be.
    Undo,
    /// Answers for everybody at this screen whether somebody may take back.
    Allow {
        /// Yes or no.
        yes: bool,
    },
    /// Gives up.
    Resign,
    /// Lets a computer player stand in.
    Away,
    /// Plays on oneself.
    Return,
    /// Lets an answer stand for a question that comes up again and again.
    Stand {
        /// The question, by its key.
        question: String,
        /// The answer; nothing to be asked.
        answer: Option<String>,
    },
    /// Asks for advice.
    Hint,
    /// Asks what an action would do, or why it cannot be done.
    Explain {
        /// The action in notation.
        text: String,
    },
    /// Checks that chance was fair.
    Verify,
    /// Asks for the record.
    Record,
    /// Says something to the table.
    Chat {
        /// What.
        text: String,
    },
    /// Takes a chair of a table of a server.
    Sit {
        /// Which.
        seat: Seat,
        /// The name to sit there by.
        name: String,
    },
    /// Lets a computer player take a chair there.
    SeatBot {
        /// Which.
        seat: Seat,
    },
    /// Begins the match there, with computer players in the free chairs.
    Begin,
    /// Wants another match there.
    Rematch,
    /// Brings sentences to a worker, which has none inside.
    Words {
        /// The language.
        lang: Lang,
        /// The game whose table speaks so; nothing if the page does.
        game: Option<String>,
        /// The file.
        text: String,
    },
    /// The window has this size.
    Frame {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
        /// Whether it is touched with fingers.
        coarse: bool,
    },
    /// Something drawn, or a verb, is touched.
    Touch {
        /// What.
        handle: Handle,
        /// Which of the shapes that carry it.
        key: String,
    },
    /// A button beside the prompt or a line of a menu is pressed.
    Press {
        /// What it does, in notation.
        text: String,
    },
    /// A switch beside the prompt is turned.
    Turn {
        /// The switch.
        switch: Handle,
    },
    /// A number beside the prompt is chosen.
    Number {
        /// The number.
        number: i64,
    },
    /// What was picked last is put back; or all of it.
    PutBack {
        /// Everything.
        all: bool,
    },
    /// Something is pointed at; nothing any more.
    Point {
        /// What.
        handle: Option<Handle>,
    },
    /// Speaks another language from now on.
    Language {
        /// Which.
        lang: Lang,
    },
    /// Closes the match; nothing is lost.
    Leave,
}

impl Order {
    /// Whether it is a touch at the table, or what belongs to one.
    pub fn touches(&self) -> bool {
        matches!(
            self,
            Order::Touch { .. }
                | Order::Press { .. }
                | Order::Turn { .. }
                | Order::Number { .. }
                | Order::PutBack { .. }
                | Order::Point { .. }
        )
    }
}

/// What the worker tells the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// To be written down before the next scene is shown.
    Keep {
        /// The name it is kept under.
        id: String,
        /// Whether it replaces what was kept; else it is added to the end.
        whole: bool,
        /// The record, or its new lines.
        text: String,
        /// What the list of matches says of it.
        card: Card,
    },
    /// The table as it is now.
    Scene(Box<Scene>),
    /// The answer to [`Order::Explain`].
    Explained {
        /// The action asked about.
        text: String,
        /// Whether it can be done.
        fine: bool,
        /// What it does, or why not.
        what: String,
    },
    /// What can be touched now, and perhaps the table as a held step leaves it.
    Touches {
        /// What can be touched.
        touches: Box<Touches>,
        /// The table, if it looks different now.
        drawn: Option<Box<Sent>>,
    },
    /// The answer to [`Order::Point`].
    Pointed {
        /// What was pointed at.
        handle: Handle,
        /// What it is, or what a touch would do; perhaps its name in a line of its
        /// own before.
        text: String,
        /// Drawn over the board meanwhile, as SVG.
        over: String,
        /// Whether a touch would be a move already.
        acts: bool,
    },
    /// Something that was touched cannot be touched now.
    Untouchable {
        /// What was touched.
        handle: Handle,
        /// Why not; nothing if nobody knows what was meant.
        why: String,
        /// What stands in the way.
        culprits: Vec<Handle>,
    },
    /// Something was refused.
    Refused {
        /// Why.
        why: String,
    },
    /// Advice.
    Advice {
        /// The action in notation.
        text: String,
        /// What it does.
        what: String,
        /// The chance of winning in percent, if it was judged.
        percent: Option<u8>,
        /// What one touches for it.
        marks: Vec<Handle>,
    },
    /// The rules of this game are not here: ask a worker that has them.
    Elsewhere {
        /// The game.
        game: String,
    },
    /// The answer to [`Order::Help`].
    Help {
        /// The game.
        game: String,
        /// Titles, each with its lines.
        sections: Vec<(String, Vec<String>)>,
    },
    /// The answer to [`Order::Check`].
    Checked {
        /// Everything that is wrong; nothing if it can be played.
        why: Vec<String>,
    },
    /// The match cannot be opened.
    Failed {
        /// Everything that is wrong.
        why: Vec<String>,
    },
    /// Whether chance was fair.
    Fairness {
        /// Everything was checked and everything agrees.
        fair: bool,
        /// What was found.
        lines: Vec<String>,
    },
    /// The record.
    Record {
        /// A name for the file.
        name: String,
        /// The text.
        text: String,
    },
}

/// A line of the list of matches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Card {
    /// The name it is kept under.
    pub id: String,
    /// The game.
    pub game: String,
    /// The players' names.
    pub names: Vec<String>,
    /// How many steps were taken.
    pub steps: usize,
    /// Whether it has ended.
    pub over: bool,
    /// Whether a person is to act.
    pub yours: bool,
    /// The seat that a computer player holds for somebody who may come back.
    #[serde(default)]
    pub away: Option<Seat>,
    /// When it was last played, in milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
}

/// The table at one moment, for one reader.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub struct Scene {
    /// What the match is called in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The options in force, as text.
    pub options: String,
    /// Through whose eyes; nobody's in particular.
    pub viewer: Option<Seat>,
    /// How many steps the match has.
    pub steps: usize,
    /// The lines below begin with this step; what was told from it on before
    /// no longer holds.
    pub since: usize,
    /// Lines from this step on happened just now: they may be animated.
    pub fresh: usize,
    /// What happened since.
    pub told: Vec<Line>,
    /// What happened at the table: taken back, resigned, replaced.
    pub news: Vec<String>,
    /// What the viewer may know, as the game's own data: JSON, for the board
    /// that can read it.
    pub view: String,
    /// What the match waits for.
    pub asks: String,
    /// The viewer's open question.
    pub prompt: Option<u64>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What is known, in words.
    pub known: Vec<(String, Vec<String>)>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Why no step can be taken back; nothing if one can.
    pub no_undo: Option<String>,
    /// How the table takes back.
    pub undo: Undo,
    /// Whether somebody may take back: to be answered here, once for all who
    /// share the screen.
    pub question: Option<String>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// The hash of the seed.
    pub commit: Option<String>,
    /// Whether several people share this screen.
    pub shared: bool,
    /// Whether it can be given up here.
    pub resign: bool,
    /// Whether advice can be asked for here.
    pub advice: bool,
    /// Whether a computer player can stand in here.
    pub leave: bool,
    /// Whether a computer player stands in for the reader.
    pub away: bool,
    /// Who else of this screen a computer player stands in for.
    pub left: Option<String>,
    /// The questions that the reader may answer once for all.
    pub stances: Vec<Stance>,
    /// The moment of a replay.
    pub replay: Option<Replay>,
    /// What belongs to a table of a server.
    pub remote: Option<Remote>,
    /// The table as it is drawn; nothing at the general table.
    pub drawn: Option<Box<Sent>>,
    /// What can be touched.
    pub touches: Touches,
    /// The symbols and colours of the game's drawings, the first time.
    pub art: Option<Art>,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// The step that brought it about.
    pub step: usize,
    /// The sentence.
    pub text: String,
    /// Who did it, if somebody did.
    pub who: Option<Seat>,
    /// The same as the game's own data: JSON.
    pub data: String,
    /// What it names on the board.
    #[serde(default)]
    pub names: Vec<Handle>,
    /// What moved: from where, to where.
    #[serde(default)]
    pub arrows: Vec<(Option<Handle>, Handle)>,
    /// How long it is shown at normal speed, in milliseconds, where the game has
    /// a board that says so.
    #[serde(default)]
    pub pace: Option<u32>,
    /// Whether the telling halts here until the reader goes on.
    #[serde(default)]
    pub halts: bool,
    /// What the prompt says meanwhile, if not the sentence.
    #[serde(default)]
    pub ask: String,
    /// What the button is called that goes on.
    #[serde(default)]
    pub go_on: String,
    /// The table as this event left it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub still: Option<Box<Sent>>,
}

/// A chair and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub struct Chair {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The character of a computer player.
    pub bot: Option<String>,
    /// Whether the match waits for this seat.
    pub waited: bool,
    /// Whether somebody is there; always so at one's own table.
    pub present: bool,
    /// Whether the chair is free.
    pub open: bool,
    /// Whether it is the reader's own.
    pub yours: bool,
    /// Milliseconds left on the clock, if there is one.
    pub clock: Option<i64>,
}

/// Something that may be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action in notation.
    pub text: String,
    /// What it does.
    pub what: String,
    /// The kind of action, as a heading.
    pub kind: String,
}

/// A question that may be answered once for all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stance {
    /// Its key.
    pub key: String,
    /// The question.
    pub what: String,
    /// The answers that may stand: key and words.
    pub answers: Vec<(String, String)>,
    /// The answer that stands; nothing if the reader is asked.
    pub stands: Option<String>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// Who won, as a sentence.
    pub text: String,
    /// Places and scores by seat.
    pub places: Vec<(Seat, u8, i32)>,
    /// Whether somebody gave up.
    pub resigned: bool,
}

impl End {
    /// Places and scores, the winner first. Who plays alone and loses is
    /// second, so there can be more places than seats.
    pub fn ranked(&self) -> Vec<(Seat, u8, i32)> {
        let last = self.places.iter().map(|(_, place, _)| *place).max().unwrap_or(0);
        // A sort would be compiled for this alone, and it is long.
        let by_place = (0..=last).flat_map(|at| self.places.iter().filter(move |it| it.1 == at));
        by_place.copied().collect()
    }
}

/// The moment of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replay {
    /// After so many steps.
    pub at: usize,
    /// Of so many.
    pub of: usize,
}

/// What belongs to a table of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub struct Remote {
    /// The code of the table.
    pub code: String,
    /// Whether the line to the server is up.
    pub online: bool,
    /// Whether the match has begun.
    pub started: bool,
    /// Whether the reader opened the table.
    pub owner: bool,
    /// Whether the reader has a chair.
    pub seated: bool,
    /// Who asks to take back.
    pub takeback: Option<Seat>,
    /// Who wants another match.
    pub rematch: Vec<Seat>,
    /// The table of that other match.
    pub next: Option<String>,
    /// What was said: who, what.
    pub chat: Vec<(String, String)>,
    /// Whether other people play here.
    pub company: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_place_in_the_end() {
        let end = |places| End { text: String::new(), places, resigned: false };
        let three = vec![(Seat::A, 3, 5), (Seat::B, 1, 9), (Seat::new(2), 1, 9)];
        let ranked = end(three.clone()).ranked();
        assert_eq!(ranked, [three[1], three[2], three[0]], "equals stay in order");
        let alone = vec![(Seat::A, 2, 30)];
        assert_eq!(end(alone.clone()).ranked(), alone, "who lost alone");
    }
}
