//! The table as plain lines, for scripts, pipes and screen readers.
//!
//! One fact or event per line, no control codes, nothing redrawn. Commands are
//! English or French words, whatever the language of the answers.

use crate::host::{Host, now};
use crate::play::{End, Outcome, Play};
use crate::seen::Seen;
use crate::thinking;
use crate::words::{Book, next_lang};
use crate::{advice, keep, rules, standing};
use engine::{Message, Seat, Viewer};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use table::home::Answered;
use table::room::Ask;
use table::wire::{Mirror, Shown};

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
    /// The table as everybody who shares the lines may see it.
    seen: Seen,
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
    let book = Book::new(play.lang, play.host.entry(), play.host.names());
    let seen = Seen::new(play.host.entry().clone(), play.host.mirror(), Viewer::Public);
    let mut plain = Plain { book, seen, told: 0, brief: false, output, play };
    let end = plain.run(input)?;
    Ok(Outcome { end, saved: plain.play.record, host: plain.play.host })
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

    fn mirror(&self) -> &Mirror {
        self.play.host.mirror()
    }

    /// The one person at the keyboard; nobody if there are several or none.
    fn alone(&self) -> Option<Seat> {
        let mut own = self.mirror().eyes.iter().filter_map(|eyes| eyes.seat);
        own.next().filter(|_| own.next().is_none())
    }

    /// The table through the eyes of a person who asks for it.
    fn seen_by(&self, seat: Seat) -> Seen {
        Seen::new(self.play.host.entry().clone(), self.mirror(), Viewer::Seat(seat))
    }

    fn run(&mut self, input: &mut dyn BufRead) -> io::Result<End> {
        self.greet()?;
        if let (Some(path), Some(record)) = (self.play.record.clone(), self.play.host.record()) {
            keep::write(&path, &record.to_string(), false)?;
        }
        loop {
            self.tell()?;
            if self.mirror().outcome.is_some() {
                self.finish()?;
                return Ok(End::Finished);
            }
            if self.think()? {
                continue;
            }
            let waiting = self.mirror().waits_for();
            let Some(seat) = waiting.iter().find(|seat| self.mirror().people().contains(*seat))
            else {
                return Err(io::Error::other("the match waits for nobody"));
            };
            if self.turn_of(seat, input)? == Some(End::Left) {
                return Ok(End::Left);
            }
        }
    }

    /// Lets a computer player think, if one is asked, and takes its answer.
    fn think(&mut self) -> io::Result<bool> {
        let Host::Here(home) = &mut self.play.host;
        let Some(thought) = home.thoughts().pop() else { return Ok(false) };
        let (seat, prompt) = (thought.seat, thought.prompt);
        let answer = thinking::wait(thought, home.patience(seat));
        match home.answer(seat, prompt, answer.as_ref().map(|it| it.text.as_str()), now()) {
            Answered::Taken => match self.keep()? {
                Ok(()) => Ok(true),
                Err(why) => Err(io::Error::other(self.book.say(&why, None))),
            },
            Answered::Anew | Answered::Stale => Ok(true),
            Answered::Refused(why) => Err(io::Error::other(self.book.say(&why.message(), None))),
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let name = self.book.find("game-name").unwrap_or_default();
        self.line(&name)?;
        let chairs = self.mirror().table.as_ref().map(|card| card.chairs.clone());
        for (n, chair) in chairs.into_iter().flatten().enumerate() {
            let seat = Seat::new(n);
            let message = match &chair.bot {
                None => Message::new("tui-plain-person"),
                Some(level) => {
                    // "Greedy: the best move for now" is called Greedy.
                    let known = self.book.find(&format!("level-{level}"));
                    let name = known.as_deref().and_then(|text| text.split(':').next());
                    Message::new("tui-plain-bot").text("level", name.unwrap_or(level).trim())
                }
            };
            let message = message.number("seat", seat.index() as i64 + 1).seat("who", seat);
            self.say(&message, None)?;
        }
        if let Some(undo) = self.mirror().table.as_ref().map(|card| card.undo) {
            let manners = Message::new("tui-plain-take-back").message("how", undo.message());
            self.say(&manners, None)?;
        }
        self.word("tui-plain-greeting")
    }

    /// Tells what happened since. Several people share the lines, so they
    /// hear what everybody may hear.
    fn tell(&mut self) -> io::Result<()> {
        let alone = self.alone();
        self.seen.look(self.play.host.mirror(), alone.map_or(Viewer::Public, Viewer::Seat));
        let new = self.seen.told().iter().filter(|told| told.step >= self.told);
        let new: Vec<Message> = new.map(|told| told.message.clone()).collect();
        self.told = self.mirror().steps;
        new.iter().try_for_each(|message| self.say(message, alone))
    }

    fn look(&mut self, seat: Seat) -> io::Result<()> {
        for section in self.seen_by(seat).describe() {
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
        let face_up = self.play.host.entry().face_up;
        if (self.alone().is_some() || face_up) && !self.brief {
            self.look(seat)?;
        }
        loop {
            if self.alone().is_none() {
                let id = if face_up { "tui-turn-of" } else { "tui-plain-turn" };
                self.say(&Message::new(id).seat("who", seat), None)?;
            }
            let asks = self.seen_by(seat).asks();
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
            let Some(prompt) = self.mirror().question_of(seat) else {
                return Ok(None);
            };
            match self.take(Ask::Act { seat, prompt, text })? {
                Ok(()) => return Ok(None),
                Err(why) => self.refuse(why, seat)?,
            }
        }
    }

    /// A number stands for the action of that number in the list.
    fn meant(&self, line: &str, seat: Seat) -> String {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = number.and_then(|at| self.seen_by(seat).legal(seat).into_iter().nth(at));
        choice.map_or_else(|| line.to_owned(), |choice| choice.text)
    }

    fn refuse(&mut self, why: Message, seat: Seat) -> io::Result<()> {
        self.say(&Message::new("tui-plain-refused").message("why", why), Some(seat))
    }

    fn serve(&mut self, command: Command, rest: &str, seat: Seat) -> io::Result<()> {
        match command {
            Command::Help => {
                self.word("tui-plain-help")?;
                for section in self.seen.help() {
                    self.say(&section.title, Some(seat))?;
                    for line in &section.lines {
                        let text = self.book.say(line, Some(seat));
                        self.line(&format!("  {text}"))?;
                    }
                }
                Ok(())
            }
            Command::Rules => {
                let whole = self.play.host.entry().rules(self.book.lang());
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
                for (n, choice) in self.seen_by(seat).legal(seat).into_iter().enumerate() {
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
                self.book = Book::new(lang, self.play.host.entry(), self.play.host.names());
                self.word("tui-language-now")
            }
            Command::Undo | Command::Stand | Command::Quit => Ok(()),
        }
    }

    /// Lets an answer stand, or tells what stands. Whether the match went on.
    fn stand(&mut self, rest: &str, seat: Seat) -> io::Result<bool> {
        let steps = self.mirror().steps;
        if let Some(ask) = standing::wish(rest, seat)
            && let Err(why) = self.take(ask)?
        {
            return self.refuse(why, seat).map(|()| false);
        }
        for line in standing::lines(&self.seen_by(seat), seat, &self.book) {
            self.line(&line)?;
        }
        Ok(self.mirror().steps != steps)
    }

    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        match advice::thought(&self.play.host, seat, self.play.hint) {
            Err(refusal) => self.refuse(refusal.message(), seat),
            Ok(thought) => {
                let patience = table::patience::limit(self.play.hint);
                let message = match thinking::wait(thought, patience) {
                    Some(answer) => advice::message(&self.seen_by(seat), seat, &answer),
                    None => Message::new("tui-hint-none"),
                };
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
        let Some(text) = self.play.host.record().map(|record| record.to_string()) else {
            return Ok(());
        };
        match keep::write(&path, &text, fresh) {
            Ok(()) => {
                let message = Message::new("tui-saved").text("file", path.to_string_lossy());
                self.play.record = Some(path);
                self.say(&message, None)
            }
            Err(why) => self.say(&keep::failure(&path, &why), None),
        }
    }

    /// Asks for something, writes it down, and only then makes it real. Or says
    /// why not, and then nothing has happened.
    fn take(&mut self, ask: Ask) -> io::Result<Result<(), Message>> {
        let Host::Here(home) = &mut self.play.host;
        match home.ask(ask, now()) {
            Ok(()) => self.keep(),
            Err(refusal) => Ok(Err(refusal.message())),
        }
    }

    fn keep(&mut self) -> io::Result<Result<(), Message>> {
        let Host::Here(home) = &mut self.play.host;
        if let (Some(path), Some(record)) = (&self.play.record, home.unkept())
            && let Err(why) = keep::write(path, &record.to_string(), false)
        {
            home.not_kept();
            return Ok(Err(keep::failure(path, &why)));
        }
        let shown = home.kept();
        self.heed(shown).map(Ok)
    }

    /// Tells what happened at the table; what happened in the match is told by
    /// itself.
    fn heed(&mut self, shown: Vec<Shown>) -> io::Result<()> {
        for shown in shown {
            let told = match shown {
                Shown::Whole { told } => {
                    self.told = self.mirror().steps;
                    told
                }
                Shown::On { told, .. } => told,
                Shown::Table => Vec::new(),
                Shown::Talk => {
                    let talk = self.mirror().talk.last();
                    let said = |talk: &table::wire::Talk| {
                        let said = Message::new("tui-said").text("name", &talk.name);
                        said.text("text", &talk.text)
                    };
                    talk.map(said).into_iter().collect()
                }
                Shown::No(no) => vec![Message::new("tui-plain-refused").message("why", no.why)],
            };
            let alone = self.alone();
            told.iter().try_for_each(|news| self.say(news, alone))?;
        }
        Ok(())
    }

    /// Whether something was taken back.
    fn undo(&mut self, seat: Seat, input: &mut dyn BufRead) -> io::Result<bool> {
        // With several people it is the last one who acted that takes back.
        let seat = self.mirror().last_to_act().unwrap_or(seat);
        let branch = self.mirror().branch;
        if let Err(why) = self.take(Ask::Undo { seat })? {
            return self.refuse(why, seat).map(|()| false);
        }
        let asked = self.mirror().table.as_ref().filter(|card| card.asked).cloned();
        if let Some(card) = asked {
            let yes = self.agreed(seat, card.why.as_ref(), input)?;
            if let Err(why) = self.take(Ask::Allow { yes })? {
                return self.refuse(why, seat).map(|()| false);
            }
        }
        Ok(self.mirror().branch != branch)
    }

    /// Asks everybody at once whether this seat may take back.
    fn agreed(
        &mut self,
        seat: Seat,
        why: Option<&Message>,
        input: &mut dyn BufRead,
    ) -> io::Result<bool> {
        why.map_or(Ok(()), |why| self.say(why, None))?;
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
        let alone = self.alone();
        let Some(outcome) = self.mirror().outcome.clone() else {
            return Ok(());
        };
        self.say(&outcome.message(), alone)?;
        for seat in Seat::all(outcome.places.len()) {
            let message = Message::new("tui-place")
                .number("place", outcome.places[seat.index()])
                .seat("who", seat)
                .number("score", outcome.scores[seat.index()]);
            self.say(&message, alone)?;
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

#[cfg(test)]
mod tests;
