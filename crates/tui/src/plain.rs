//! The table as plain lines, for scripts, pipes and screen readers.
//!
//! One fact or event per line, no control codes, nothing redrawn. Commands are
//! English or French words, whatever the language of the answers.

mod ears;
mod telling;

use crate::asks::{self, NO, YES};
use crate::away::{Arrived, Line, News, Order};
use crate::host::{Host, now};
use crate::play::{End, Outcome, Play};
use crate::seen::Seen;
use crate::thinking;
use crate::words::{Book, next_lang};
use crate::{advice, keep, rules, standing};
use ears::{Both, Ears, Event, Typed};
use engine::{Message, Seat, Viewer};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;
use table::Refusal;
use table::home::Answered;
use table::room::Ask;
use table::wire::Mirror;

/// How long a server may take to hand out a record.
const RECORD: Duration = Duration::from_secs(20);

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
    /// The names as the book has them.
    named: Vec<String>,
    /// The table as everybody who shares the lines may see it.
    seen: Seen,
    /// The steps that were told.
    told: usize,
    /// Whether the table is told only when somebody asks.
    brief: bool,
    ears: &'a mut dyn Ears,
    output: &'a mut dyn Write,
}

/// Plays a match of one's own over lines.
pub(crate) fn run(
    play: Play,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Outcome> {
    sit(play, &mut Typed(input), output)
}

/// Plays a match of a server over lines. Whoever listens to both listens on
/// threads, which end with the program.
pub(crate) fn run_away(
    play: Play,
    line: Line,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<Outcome> {
    sit(play, &mut Both::open(line, input), output)
}

fn sit(play: Play, ears: &mut dyn Ears, output: &mut dyn Write) -> io::Result<Outcome> {
    let (book, named) = (play.host.book(play.lang), play.host.names());
    let seen = Seen::new(play.host.entry().clone(), play.host.mirror(), Viewer::Public);
    let mut plain = Plain { play, book, named, seen, told: 0, brief: false, ears, output };
    let end = plain.run()?;
    let saved = plain.play.record.filter(|path| path.exists());
    Ok(Outcome { end, saved, host: plain.play.host })
}

/// What can change at a table while somebody thinks.
#[derive(PartialEq)]
struct Moment {
    steps: usize,
    branch: u64,
    over: bool,
    started: bool,
    agree: bool,
    asked: Option<Seat>,
}

impl Plain<'_> {
    fn mirror(&self) -> &Mirror {
        self.play.host.mirror()
    }

    fn served(&self) -> bool {
        matches!(self.play.host, Host::Server(_))
    }

    /// The one person at the keyboard; nobody if there are several or none.
    fn alone(&self) -> Option<Seat> {
        let mut own = self.mirror().eyes.iter().filter_map(|eyes| eyes.seat);
        own.next().filter(|_| own.next().is_none())
    }

    /// Whoever at this keyboard is to act.
    fn asked(&self) -> Option<Seat> {
        self.mirror().people().iter().find(|seat| self.mirror().question_of(*seat).is_some())
    }

    fn moment(&self) -> Moment {
        let mirror = self.mirror();
        let card = mirror.table.as_ref();
        Moment {
            steps: mirror.steps,
            branch: mirror.branch,
            over: mirror.outcome.is_some(),
            started: card.is_some_and(|card| card.started),
            agree: card.is_some_and(|card| card.asked),
            asked: self.asked(),
        }
    }

    /// The table through the eyes of a person who asks for it, or of everybody.
    fn seen_by(&self, seat: Option<Seat>) -> Seen {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        Seen::new(self.play.host.entry().clone(), self.mirror(), viewer)
    }

    fn run(&mut self) -> io::Result<End> {
        self.greet()?;
        if let (Some(path), Some(record)) = (self.play.record.clone(), self.play.host.record()) {
            keep::write(&path, &record.to_string(), false)?;
        }
        loop {
            self.tell()?;
            let Moment { over, agree, asked, .. } = self.moment();
            if over {
                self.finish()?;
                return Ok(End::Finished);
            }
            if agree {
                self.agree()?;
                continue;
            }
            if self.think()? {
                continue;
            }
            if asked.is_none() && !self.served() {
                return Err(io::Error::other("the match waits for nobody"));
            }
            if self.turn_of(asked)? == Some(End::Left) {
                return Ok(End::Left);
            }
        }
    }

    /// Lets a computer player think, if one is asked, and takes its answer.
    fn think(&mut self) -> io::Result<bool> {
        let Host::Here(home) = &mut self.play.host else { return Ok(false) };
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

    /// Asks a person, or waits with whoever is at the keyboard, until the match
    /// has changed or the input ends.
    fn turn_of(&mut self, asked: Option<Seat>) -> io::Result<Option<End>> {
        // Where nothing is hidden several people can look at once.
        let face_up = self.play.host.entry().face_up;
        if (self.alone().is_some() || face_up) && !self.brief && asked.is_some() {
            self.look(asked)?;
        }
        let before = self.moment();
        // Whoever waits may still talk, look or leave.
        let seat = asked.or(self.alone());
        loop {
            self.ask(asked)?;
            let line = loop {
                match self.ears.next(None)? {
                    Some(Event::Line(line)) => break line,
                    Some(Event::Wire(news)) => self.wire(news)?,
                    None => {}
                }
                if self.moment() != before {
                    return Ok(None);
                }
                self.output.flush()?;
            };
            let Some(line) = line else {
                self.leave("tui-plain-end-of-input")?;
                return Ok(Some(End::Left));
            };
            let line = line.trim();
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            match command(first) {
                _ if line.is_empty() => {}
                Some(Command::Quit) => {
                    self.leave("tui-plain-bye")?;
                    return Ok(Some(End::Left));
                }
                Some(command) => self.serve(command, rest.trim(), seat)?,
                None => self.wish(line, seat)?,
            }
            if self.moment() != before {
                return Ok(None);
            }
        }
    }

    /// A line that is no command: something asked for by a word, or an action.
    fn wish(&mut self, line: &str, seat: Option<Seat>) -> io::Result<()> {
        let withdraws = NO.contains(&line.to_lowercase().as_str())
            && self.mirror().table.as_ref().is_some_and(|card| card.takeback == seat)
            && seat.is_some();
        let ask = match (asks::read(line, seat, self.mirror()), seat) {
            (Some(ask), _) => ask,
            _ if withdraws => Ok(Ask::Allow { yes: false }),
            (None, Some(seat)) => self.action(line, seat),
            (None, None) => Err(Message::new("tui-no-seat")),
        };
        match ask {
            Ok(ask) => self.take(ask)?.or_else(|why| self.refuse(why, seat)),
            Err(why) => self.refuse(why, seat),
        }
    }

    /// The action a line means: a number stands for the action of that number in
    /// the list.
    fn action(&self, line: &str, seat: Seat) -> Result<Ask, Message> {
        let not_you = || Refusal::Illegal(Message::new("illegal-not-you")).message();
        let prompt = self.mirror().question_of(seat).ok_or_else(not_you)?;
        let seen = self.seen_by(Some(seat));
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = number.and_then(|at| seen.legal(seat).into_iter().nth(at));
        let text = choice.map_or_else(|| line.to_owned(), |choice| choice.text);
        // What would be refused need not be asked for.
        seen.explain(seat, &text).map_err(|refusal| refusal.message())?;
        Ok(Ask::Act { seat, prompt, text })
    }

    fn refuse(&mut self, why: Message, seat: Option<Seat>) -> io::Result<()> {
        self.say(&Message::new("tui-plain-refused").message("why", why), seat)
    }

    fn serve(&mut self, command: Command, rest: &str, seat: Option<Seat>) -> io::Result<()> {
        match command {
            Command::Help => {
                self.word("tui-plain-help")?;
                self.sections(&self.seen.help(), seat)
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
                self.say(&none.list("parts", parts), seat)
            }
            Command::Look => self.look(seat),
            Command::List => {
                let legal = seat.map(|seat| self.seen_by(Some(seat)).legal(seat));
                for (n, choice) in legal.into_iter().flatten().enumerate() {
                    let what = self.book.say(&choice.message, seat);
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
                self.book = self.play.host.book(next_lang(self.book.lang()));
                self.word("tui-language-now")
            }
            Command::Undo => {
                // With several people it is the last one who acted that takes back.
                let Some(seat) = self.mirror().last_to_act().or(seat) else {
                    return self.refuse(Refusal::NothingToUndo.message(), seat);
                };
                self.take(Ask::Undo { seat })?.or_else(|why| self.refuse(why, Some(seat)))
            }
            Command::Stand => self.stand(rest, seat),
            Command::Quit => Ok(()),
        }
    }

    /// Lets an answer stand, or tells what stands.
    fn stand(&mut self, rest: &str, seat: Option<Seat>) -> io::Result<()> {
        let Some(seat) = seat else { return self.refuse(Message::new("tui-no-seat"), None) };
        if let Some(ask) = standing::wish(rest, seat)
            && let Err(why) = self.take(ask)?
        {
            return self.refuse(why, Some(seat));
        }
        let lines = standing::lines(&self.seen_by(Some(seat)), seat, &self.book);
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn hint(&mut self, seat: Option<Seat>) -> io::Result<()> {
        let Some(seat) = seat else { return self.refuse(Message::new("tui-no-seat"), None) };
        let thought = match advice::thought(&self.play.host, seat, self.play.hint) {
            Err(refusal) => return self.refuse(refusal.message(), Some(seat)),
            Ok(thought) => thought,
        };
        // Where other people play, nobody is advised in secret.
        if matches!(&self.play.host, Host::Server(away) if away.company()) {
            let text = self.book.word("tui-hint-said");
            if let Err(why) = self.take(Ask::Say { text })? {
                return self.refuse(why, Some(seat));
            }
        }
        let patience = table::patience::limit(self.play.hint);
        let message = match thinking::wait(thought, patience) {
            Some(answer) => advice::message(&self.seen_by(Some(seat)), seat, &answer),
            None => Message::new("tui-hint-none"),
        };
        self.say(&message, Some(seat))
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        let Some(record) = self.play.host.record() else {
            return self.refuse(Refusal::Running.message(), None);
        };
        let path = match (name, self.play.record.clone()) {
            ("", Some(path)) => path,
            ("", None) => return self.word("tui-plain-save-where"),
            (name, _) => PathBuf::from(name),
        };
        let fresh = self.play.record.as_deref() != Some(path.as_path());
        self.write(path, &record.to_string(), fresh)
    }

    fn write(&mut self, path: PathBuf, text: &str, fresh: bool) -> io::Result<()> {
        match keep::write(&path, text, fresh) {
            Ok(()) => {
                let message = Message::new("tui-saved").text("file", path.to_string_lossy());
                self.play.record = Some(path);
                self.say(&message, None)
            }
            Err(why) => self.say(&keep::failure(&path, &why), None),
        }
    }

    /// Asks for something. At a table of our own it is written down, and only
    /// then made real. Or says why not, and then nothing has happened.
    fn take(&mut self, ask: Ask) -> io::Result<Result<(), Message>> {
        match &mut self.play.host {
            Host::Here(_) if ask == Ask::Rematch => Ok(Err(Message::new("tui-again-here"))),
            Host::Here(home) => match home.ask(ask, now()) {
                Ok(()) => self.keep(),
                Err(refusal) => Ok(Err(refusal.message())),
            },
            Host::Server(away) => match away.ask(ask) {
                Ok(orders) => {
                    for order in orders {
                        self.ears.order(order);
                    }
                    Ok(Ok(()))
                }
                Err(why) => Ok(Err(why)),
            },
        }
    }

    fn keep(&mut self) -> io::Result<Result<(), Message>> {
        let Host::Here(home) = &mut self.play.host else { return Ok(Ok(())) };
        if let (Some(path), Some(record)) = (&self.play.record, home.unkept())
            && let Err(why) = keep::write(path, &record.to_string(), false)
        {
            home.not_kept();
            return Ok(Err(keep::failure(path, &why)));
        }
        let shown = home.kept();
        self.heed(shown).map(Ok)
    }

    /// The line to the server tells something.
    fn wire(&mut self, news: News) -> io::Result<()> {
        let Host::Server(away) = &mut self.play.host else { return Ok(()) };
        let Arrived { shown, orders, line, record } = away.hear(news);
        for order in orders {
            self.ears.order(order);
        }
        line.map_or(Ok(()), |(_, message)| self.say(&message, None))?;
        self.heed(shown)?;
        self.greet_newcomers()?;
        self.tell()?;
        match (record, self.play.record.clone()) {
            (Some(Ok(text)), Some(path)) => self.write(path, &text, false),
            (Some(Err(why)), _) => self.say(&why, None),
            _ => Ok(()),
        }
    }

    /// Asks everybody at the keyboard at once whether somebody may take back.
    fn agree(&mut self) -> io::Result<()> {
        let card = self.mirror().table.clone();
        let Some((seat, why)) = card.and_then(|card| Some((card.takeback?, card.why))) else {
            return Ok(());
        };
        why.map_or(Ok(()), |why| self.say(&why, None))?;
        self.say(&Message::new("table-undo-question").seat("who", seat), None)?;
        self.word("tui-plain-agree")?;
        self.output.flush()?;
        let before = self.moment();
        let answer = loop {
            match self.ears.next(None)? {
                Some(Event::Line(line)) => break line.unwrap_or_default(),
                Some(Event::Wire(news)) => self.wire(news)?,
                None => {}
            }
            if self.moment() != before {
                return Ok(());
            }
        };
        let yes = YES.contains(&answer.trim().to_lowercase().as_str());
        if !yes {
            self.word("tui-plain-disagreed")?;
        }
        let allowed = self.take(Ask::Allow { yes })?;
        allowed.or_else(|why| self.refuse(why, None))?;
        // A server's answer comes in its time: the question is not put twice.
        while self.served() && self.moment() == before {
            match self.ears.next(Some(RECORD))? {
                Some(Event::Wire(news)) => self.wire(news)?,
                Some(Event::Line(Some(_))) => {}
                Some(Event::Line(None)) | None => break,
            }
        }
        Ok(())
    }

    /// A server's record is fetched when the match is over.
    fn fetch(&mut self) -> io::Result<()> {
        if !self.served() || self.play.record.is_none() {
            return Ok(());
        }
        self.ears.order(Order::Record);
        loop {
            match self.ears.next(Some(RECORD))? {
                Some(Event::Wire(news @ News::Record(_))) => return self.wire(news),
                Some(Event::Wire(news)) => self.wire(news)?,
                Some(Event::Line(Some(_))) => {}
                Some(Event::Line(None)) => {}
                None => return self.word("tui-line-silent"),
            }
        }
    }
}

#[cfg(test)]
mod tests;
