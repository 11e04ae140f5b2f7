//! The table as plain lines, for scripts, pipes and screen readers.
//!
//! One fact or event per line, no control codes, nothing redrawn. Commands are
//! English or French words, whatever the language of the answers.

use crate::play::{End, Outcome, Play};
use crate::words::{Book, next_lang};
use crate::{advice, keep, rules, standing};
use engine::{Message, Seat, Viewer};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Instant;
use table::{Answer, Kind, Session, TakeBack, Thought, Update, Wish};

/// Longer lines are read no further: nobody types them.
const LONGEST_LINE: u64 = 4_096;

/// What can be asked for besides actions, with every word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    Help,
    Rules,
    Look,
    List,
    Undo,
    Hint,
    Save,
    Brief,
    Stand,
    Language,
    Quit,
}

const COMMANDS: &[(Command, &[&str])] = &[
    (Command::Help, &["help", "aide", "?"]),
    (Command::Rules, &["rules", "règles", "regles"]),
    (Command::Look, &["look", "voir"]),
    (Command::List, &["list", "liste"]),
    (Command::Undo, &["undo", "annuler"]),
    (Command::Hint, &["hint", "conseil"]),
    (Command::Save, &["save", "garder"]),
    (Command::Brief, &["brief", "bref"]),
    (Command::Stand, standing::WORDS),
    (Command::Language, &["language", "langue"]),
    (Command::Quit, &["quit", "quitter"]),
];

fn command(word: &str) -> Option<Command> {
    let word = word.to_lowercase();
    COMMANDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(command, _)| *command)
}

struct Plain<'a> {
    play: Play,
    book: Book,
    /// The one person at the keyboard; nobody if there are several or none.
    alone: Option<Seat>,
    /// The steps that were told.
    told: usize,
    /// Whether the table is told only when somebody asks.
    brief: bool,
    output: &'a mut dyn Write,
}

/// Plays a match over lines.
pub(crate) fn run(
    play: Play,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Outcome> {
    let session = &play.session;
    let book = Book::new(play.lang, session.entry(), session.names());
    let mut people =
        Seat::all(session.players().len()).filter(|seat| !session.players()[seat.index()].is_bot());
    let alone = people.next().filter(|_| people.next().is_none());
    let mut plain = Plain { book, alone, told: 0, brief: false, output, play };
    let end = plain.run(input)?;
    Ok(Outcome { end, saved: plain.play.record, session: plain.play.session })
}

/// Runs the thinking of a computer player here and now.
fn think(thought: Thought) -> Answer {
    let start = Instant::now();
    thought.run(&move || start.elapsed())
}

impl Plain<'_> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn word(&mut self, id: &'static str) -> io::Result<()> {
        let text = self.book.word(id);
        self.line(&text)
    }

    fn say(&mut self, message: &Message, seat: Option<Seat>) -> io::Result<()> {
        let text = self.book.say(message, seat);
        self.line(&text)
    }

    fn session(&self) -> &Session {
        &self.play.session
    }

    fn run(&mut self, input: &mut dyn BufRead) -> io::Result<End> {
        self.greet()?;
        if let Some(path) = self.play.record.clone() {
            let text = self.session().record().to_string();
            keep::write(&path, &text, false)?;
        }
        loop {
            self.tell()?;
            if self.session().outcome().is_some() {
                self.finish()?;
                return Ok(End::Finished);
            }
            let mut thoughts = self.session().thoughts();
            if let Some(thought) = thoughts.pop() {
                let (seat, prompt) = (thought.seat, thought.prompt);
                let answer = think(thought);
                let wish = Wish::Act { prompt, text: answer.text };
                match self.take(seat, wish) {
                    Ok(_) => continue,
                    // Asking a computer player again would bring the same.
                    Err(why) => return Err(io::Error::other(self.book.say(&why, None))),
                }
            }
            let Some(seat) = self.session().turn().seats().lowest() else {
                return Err(io::Error::other("the match waits for nobody"));
            };
            if self.turn_of(seat, input)? == Some(End::Left) {
                return Ok(End::Left);
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let name = self.book.find("game-name").unwrap_or_default();
        self.line(&name)?;
        for seat in Seat::all(self.session().players().len()) {
            let player = &self.session().players()[seat.index()];
            let message = match &player.kind {
                Kind::Human => Message::new("tui-plain-person"),
                Kind::Bot { level, .. } => {
                    // "Greedy: the best move for now" is called Greedy.
                    let known = self.book.find(&format!("level-{level}"));
                    let name = known.as_deref().and_then(|text| text.split(':').next());
                    Message::new("tui-plain-bot").text("level", name.unwrap_or(level).trim())
                }
            };
            let message = message.number("seat", seat.index() as i64 + 1).seat("who", seat);
            self.say(&message, None)?;
        }
        let manners =
            Message::new("tui-plain-take-back").message("how", self.session().undo().message());
        self.say(&manners, None)?;
        self.word("tui-plain-greeting")
    }

    /// Tells what happened since. Several people share the lines, so they
    /// hear what everybody may hear.
    fn tell(&mut self) -> io::Result<()> {
        let viewer = self.alone.map_or(Viewer::Public, Viewer::Seat);
        let events = self.session().packet(viewer, self.told).events;
        self.told = self.session().steps();
        for event in events {
            self.say(&event.message, self.alone)?;
        }
        Ok(())
    }

    fn look(&mut self, seat: Seat) -> io::Result<()> {
        for section in self.session().describe(Viewer::Seat(seat)) {
            self.say(&section.title, Some(seat))?;
            for line in &section.lines {
                let text = self.book.say(line, Some(seat));
                self.line(&format!("  {text}"))?;
            }
        }
        Ok(())
    }

    /// Asks a person until the match has changed or the input ends.
    fn turn_of(&mut self, seat: Seat, input: &mut dyn BufRead) -> io::Result<Option<End>> {
        // Where nothing is hidden several people can look at once.
        let face_up = self.session().entry().face_up;
        if (self.alone.is_some() || face_up) && !self.brief {
            self.look(seat)?;
        }
        loop {
            if self.alone.is_none() {
                let id = if face_up { "tui-turn-of" } else { "tui-plain-turn" };
                self.say(&Message::new(id).seat("who", seat), None)?;
            }
            let asks = self.session().asks(Viewer::Seat(seat));
            self.say(&asks, Some(seat))?;
            self.output.flush()?;
            let Some(line) = read_line(input)? else {
                self.leave("tui-plain-end-of-input")?;
                return Ok(Some(End::Left));
            };
            let line = line.trim();
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if line.is_empty() {
                continue;
            }
            if let Some(command) = command(first) {
                match command {
                    Command::Quit => {
                        self.leave("tui-plain-bye")?;
                        return Ok(Some(End::Left));
                    }
                    Command::Undo => {
                        if self.undo(seat, input)? {
                            return Ok(None);
                        }
                    }
                    Command::Stand => {
                        if self.stand(rest, seat)? {
                            return Ok(None);
                        }
                    }
                    other => self.serve(other, rest.trim(), seat)?,
                }
                continue;
            }
            let text = self.meant(line, seat);
            let Some(prompt) = self.session().prompt(seat) else {
                return Ok(None);
            };
            match self.take(seat, Wish::Act { prompt, text }) {
                Ok(_) => return Ok(None),
                Err(why) => self.refuse(why, seat)?,
            }
        }
    }

    /// A number stands for the action of that number in the list.
    fn meant(&self, line: &str, seat: Seat) -> String {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = number.and_then(|at| self.session().legal(seat).into_iter().nth(at));
        choice.map_or_else(|| line.to_owned(), |choice| choice.text)
    }

    fn refuse(&mut self, why: Message, seat: Seat) -> io::Result<()> {
        self.say(&Message::new("tui-plain-refused").message("why", why), Some(seat))
    }

    fn serve(&mut self, command: Command, rest: &str, seat: Seat) -> io::Result<()> {
        match command {
            Command::Help => {
                self.word("tui-plain-help")?;
                for section in self.session().help() {
                    self.say(&section.title, Some(seat))?;
                    for line in &section.lines {
                        let text = self.book.say(line, Some(seat));
                        self.line(&format!("  {text}"))?;
                    }
                }
                Ok(())
            }
            Command::Rules => {
                let whole = self.session().entry().rules(self.book.lang());
                let wanted = if rest.is_empty() { Some(whole) } else { rules::part(whole, rest) };
                if let Some(part) = wanted {
                    return self.line(rules::spoken(part).trim_end());
                }
                let parts = rules::parts(whole).into_iter();
                let parts = parts.map(|name| Message::new("tui-plain-part").text("name", name));
                let none = Message::new("tui-plain-no-part").text("part", rest);
                self.say(&none.list("parts", parts), Some(seat))
            }
            Command::Look => self.look(seat),
            Command::List => {
                for (n, choice) in self.session().legal(seat).into_iter().enumerate() {
                    let what = self.book.say(&choice.message, Some(seat));
                    self.line(&format!("{}. {}: {what}", n + 1, choice.text))?;
                }
                Ok(())
            }
            Command::Hint => self.hint(seat),
            Command::Save => self.save(rest),
            Command::Brief => {
                self.brief = !self.brief;
                self.word(if self.brief { "tui-plain-brief" } else { "tui-plain-full" })
            }
            Command::Language => {
                let lang = next_lang(self.book.lang());
                self.book = Book::new(lang, self.session().entry(), self.session().names());
                self.word("tui-language-now")
            }
            Command::Undo | Command::Stand | Command::Quit => Ok(()),
        }
    }

    /// Lets an answer stand, or tells what stands. Whether the match went on.
    fn stand(&mut self, rest: &str, seat: Seat) -> io::Result<bool> {
        let steps = self.session().steps();
        if let Some(wish) = standing::wish(rest)
            && let Err(why) = self.take(seat, wish)
        {
            return self.refuse(why, seat).map(|()| false);
        }
        for line in standing::lines(self.session(), seat, &self.book) {
            self.line(&line)?;
        }
        Ok(self.session().steps() != steps)
    }

    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        match advice::thought(self.session(), seat, self.play.hint) {
            Err(refusal) => self.refuse(refusal.message(), seat),
            Ok(thought) => {
                let answer = think(thought);
                let message = advice::message(self.session(), seat, &answer);
                self.say(&message, Some(seat))
            }
        }
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        let path = match (name, self.play.record.clone()) {
            ("", Some(path)) => path,
            ("", None) => return self.word("tui-plain-save-where"),
            (name, _) => PathBuf::from(name),
        };
        let fresh = self.play.record.as_deref() != Some(path.as_path());
        let text = self.session().record().to_string();
        match keep::write(&path, &text, fresh) {
            Ok(()) => {
                let message = Message::new("tui-saved").text("file", path.to_string_lossy());
                self.play.record = Some(path);
                self.say(&message, None)
            }
            Err(why) => self.say(&keep::failure(&path, &why), None),
        }
    }

    /// Proposes, writes down, and only then makes it real. Or says why not,
    /// and then nothing has happened.
    fn take(&mut self, seat: Seat, wish: Wish) -> Result<Update, Message> {
        let draft = self.session().propose(seat, wish).map_err(|refusal| refusal.message())?;
        if let Some(path) = &self.play.record {
            let kept = keep::write(path, &draft.record().to_string(), false);
            kept.map_err(|why| keep::failure(path, &why))?;
        }
        self.play.session.commit(draft).map_err(|refusal| refusal.message())
    }

    /// Whether something was taken back.
    fn undo(&mut self, seat: Seat, input: &mut dyn BufRead) -> io::Result<bool> {
        // With several people it is the last one who acted that takes back.
        let seat = if self.alone.is_some() { seat } else { last_person(self.session(), seat) };
        let person = |seat: &Seat| !self.session().players()[seat.index()].is_bot();
        let screen = Seat::all(self.session().players().len()).filter(person).collect();
        let wish = match self.session().take_back(seat, screen) {
            Ok(TakeBack::Free) => Wish::Undo,
            Ok(TakeBack::Ask(why)) if self.agreed(seat, &why.message(), input)? => Wish::UndoAgreed,
            Ok(TakeBack::Ask(_)) => return Ok(false),
            Err(why) => return self.refuse(why.message(), seat).map(|()| false),
        };
        let update = match self.take(seat, wish) {
            Ok(update) => update,
            Err(why) => return self.refuse(why, seat).map(|()| false),
        };
        let viewer = self.alone.map_or(Viewer::Public, Viewer::Seat);
        for news in update.packet(viewer).iter().flat_map(|packet| &packet.news) {
            self.say(news, self.alone)?;
        }
        self.told = self.session().steps();
        Ok(true)
    }

    /// Asks everybody at once whether this seat may take back.
    fn agreed(&mut self, seat: Seat, why: &Message, input: &mut dyn BufRead) -> io::Result<bool> {
        self.say(why, None)?;
        self.say(&Message::new("table-undo-question").seat("who", seat), None)?;
        self.word("tui-plain-agree")?;
        self.output.flush()?;
        let answer = read_line(input)?.unwrap_or_default().trim().to_lowercase();
        let yes = ["y", "yes", "o", "oui"].contains(&answer.as_str());
        if !yes {
            self.word("tui-plain-disagreed")?;
        }
        Ok(yes)
    }

    fn leave(&mut self, id: &'static str) -> io::Result<()> {
        self.word(id)?;
        self.where_kept()
    }

    fn where_kept(&mut self) -> io::Result<()> {
        match self.play.record.clone() {
            Some(path) => {
                let message = Message::new("tui-saved").text("file", path.to_string_lossy());
                self.say(&message, None)
            }
            None => self.word("tui-not-saved"),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        let Some(outcome) = self.session().outcome() else {
            return Ok(());
        };
        self.say(&outcome.message(), self.alone)?;
        for seat in Seat::all(outcome.places.len()) {
            let message = Message::new("tui-place")
                .number("place", outcome.places[seat.index()])
                .seat("who", seat)
                .number("score", outcome.scores[seat.index()]);
            self.say(&message, self.alone)?;
        }
        if self.play.record.is_some() { self.where_kept() } else { Ok(()) }
    }
}

/// A line without its end; nothing at the end of the input. What is not text
/// is read as such and refused as such.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let mut limited = io::Read::take(&mut *input, LONGEST_LINE);
    if limited.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    // The rest of a line that is too long belongs to it.
    while bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        let mut more = io::Read::take(&mut *input, LONGEST_LINE);
        if more.read_until(b'\n', &mut rest)? == 0 || rest.last() == Some(&b'\n') {
            break;
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// The person who acted last, or this one if nobody has.
pub(crate) fn last_person(session: &Session, seat: Seat) -> Seat {
    let person = |who: Seat| !session.players()[who.index()].is_bot();
    let steps = session.record().steps;
    steps.iter().rev().filter_map(|line| line.who).find(|who| person(*who)).unwrap_or(seat)
}

#[cfg(test)]
mod tests;
