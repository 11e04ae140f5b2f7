//! A game for programs: one JSON object per line in, one per line out.
//!
//! In the spirit of UCI, for research, bots and foreign languages. The state
//! machine is pure: it never ends, never panics and always answers with
//! exactly one line, which says what is wrong, where, and what to do. Whoever
//! speaks the protocol is host and sees everything; `view` and `events` show
//! what each viewer may know. `docs/protocol.md` is the reference, and a test
//! runs its example.

mod board;

use crate::brains::Budget;
use crate::catalog::Entry;
use crate::fair::{self, Seed};
use crate::packet::viewer_name;
use crate::refusal::Refusal;
use crate::request::{self, COMMANDS, Request, Trouble};
use crate::session::MAX_STEPS;
use crate::words::{Lang, Phrasebook, Reader};
use board::Board;
use bots::{Clock, no_clock};
use engine::{Faults, Illegal, Message, Record, Seat, Section, Turn, Values, Viewer};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The protocol of one game.
pub struct Protocol {
    entry: Arc<Entry>,
    books: [Phrasebook; 2],
    lang: Lang,
    /// Where seeds come from when none is given.
    entropy: Seed,
    matches: u64,
    clock: Option<Box<dyn Clock + Send>>,
    board: Option<Board>,
    auto: bool,
    done: bool,
}

/// What goes out, in the order in which people like to read it.
#[derive(Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    rest: Map<String, Value>,
}

impl Reply {
    fn line(&self) -> String {
        // A map with text for keys can always be written.
        serde_json::to_string(self).unwrap_or_else(|_| r#"{"ok":false}"#.to_owned())
    }
}

type Answer = Result<Map<String, Value>, Trouble>;

fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

impl Protocol {
    /// Speaks about this game in this language. `entropy` seeds the matches
    /// for which no seed is given.
    pub fn new(entry: Arc<Entry>, lang: Lang, entropy: Seed) -> Protocol {
        Protocol {
            books: Lang::ALL.map(|lang| Phrasebook::new(lang, &entry)),
            entry,
            lang,
            entropy,
            matches: 0,
            clock: None,
            board: None,
            auto: false,
            done: false,
        }
    }

    /// With a clock, so that `time_ms` can be used.
    #[must_use]
    pub fn with_clock(mut self, clock: impl Clock + Send + 'static) -> Protocol {
        self.clock = Some(Box::new(clock));
        self
    }

    /// Whether `quit` was said.
    pub fn done(&self) -> bool {
        self.done
    }

    /// Answers a line of bytes as they came in.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        if let Ok(text) = std::str::from_utf8(line) {
            return self.line(text);
        }
        let trouble = Trouble::new("not-utf8", Message::new("protocol-not-utf8"));
        self.refuse(self.lang, &trouble, None)
    }

    /// Answers a line.
    pub fn line(&mut self, line: &str) -> String {
        let request = match request::object(line) {
            Ok(request) => request,
            Err(trouble) => return self.refuse(self.lang, &trouble, None),
        };
        let id = request.get("id").cloned();
        let lang = request.get("lang").and_then(Value::as_str).and_then(Lang::parse);
        let lang = lang.unwrap_or(self.lang);
        let answer = Request::new(request).and_then(|request| self.answer(&request, lang));
        match answer {
            Ok(rest) => Reply { ok: true, id, rest }.line(),
            Err(trouble) => self.refuse(lang, &trouble, id),
        }
    }

    fn refuse(&self, lang: Lang, trouble: &Trouble, id: Option<Value>) -> String {
        let rest = fields(json!({ "error": self.error(lang, trouble) }));
        Reply { ok: false, id, rest }.line()
    }

    fn error(&self, lang: Lang, trouble: &Trouble) -> Value {
        let texts: Vec<_> = trouble.messages.iter().map(|m| self.say(lang, m, None)).collect();
        let mut error = json!({
            "code": trouble.code,
            "message": texts.join(" "),
            "reason": trouble.messages.first(),
        });
        if let Some(error) = error.as_object_mut() {
            if let Some(at) = trouble.at {
                error.insert("at".to_owned(), at.into());
            }
            if texts.len() > 1 {
                error.insert("messages".to_owned(), texts.into());
            }
        }
        error
    }

    fn say(&self, lang: Lang, message: &Message, seat: Option<Seat>) -> String {
        let names = self.board.as_ref().map_or(&[][..], |board| &board.names);
        self.books[lang as usize].say(message, Reader { names, seat })
    }

    fn board(&mut self) -> Result<&mut Board, Trouble> {
        let none = || Trouble::new("no-match", Message::new("protocol-no-match"));
        self.board.as_mut().ok_or_else(none)
    }

    fn answer(&mut self, request: &Request, lang: Lang) -> Answer {
        match request.cmd {
            "hello" => {
                self.lang = lang;
                Ok(self.hello())
            }
            "bots" => Ok(self.bots(lang)),
            "new" => self.open(request),
            "load" => self.load(request),
            "position" => self.position(request),
            "record" => self.record(),
            "turn" => self.turn(request, lang),
            "legal" => self.legal(request, lang),
            "check" => self.check(request, lang),
            "act" => self.act(request),
            "chance" => self.chance(request),
            "roll" => self.roll(request),
            "auto" => {
                self.auto = request.flag("on")?.unwrap_or(true);
                let from = self.board.as_ref().map_or(0, |board| board.game.steps());
                if self.board.is_some() { self.went_on(from) } else { Ok(Map::new()) }
            }
            "undo" => self.undo(request),
            "stand" => self.stand(request, lang),
            "view" => self.view(request),
            "events" => self.events(request, lang),
            "describe" => self.describe(request, lang),
            "score" => self.score(),
            "best" => self.best(request, lang),
            _ => {
                self.done = true;
                Ok(fields(json!({ "bye": true })))
            }
        }
    }

    fn hello(&self) -> Map<String, Value> {
        let entry = &self.entry;
        let option = |setting: &engine::Setting| {
            let values = match setting.values {
                Values::Number { min, max } => json!({ "min": min, "max": max }),
                values => values.all().map(|value| values.show(value)).collect(),
            };
            let default = setting.values.show(setting.default);
            json!({ "key": setting.key, "values": values, "default": default })
        };
        let commands: Map<_, _> =
            COMMANDS.iter().map(|(name, own)| ((*name).to_owned(), json!(own))).collect();
        let mut answer = fields(json!({
            "name": "durbar",
            "protocol": 1,
            "game": entry.id,
            "version": entry.version,
            "players": { "least": entry.least, "most": entry.most },
            "options": entry.settings.iter().map(option).collect::<Vec<_>>(),
            "lang": self.lang.code(),
            "langs": Lang::ALL.map(Lang::code),
            "commands": commands,
        }));
        if let Some(mark) = entry.map_mark() {
            answer.insert("map".to_owned(), mark.into());
        }
        answer
    }

    fn bots(&self, lang: Lang) -> Map<String, Value> {
        let bot = |level: crate::Level| {
            let text = self.say(lang, &level.message, None);
            json!({ "bot": level.name, "text": text })
        };
        let bots: Vec<_> = self.entry.levels().into_iter().map(bot).collect();
        fields(json!({ "bots": bots }))
    }

    fn fresh_seed(&mut self, request: &Request) -> Result<Seed, Trouble> {
        self.matches += 1;
        let given = request.seed()?;
        Ok(given.unwrap_or_else(|| self.entropy.derive(&self.matches.to_string())))
    }

    fn open(&mut self, request: &Request) -> Answer {
        let players = request.number("players")?.unwrap_or(u64::from(self.entry.least));
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let options = request.text("options")?.unwrap_or_default();
        let mut names = request.names()?;
        let auto = request.flag("auto")?;
        let seed = self.fresh_seed(request)?;
        let game = self.entry.open(players, options);
        let game = game.map_err(|faults| Trouble::faults("setup", faults))?;
        self.auto = auto.unwrap_or(self.auto);
        names.truncate(game.players());
        self.board = Some(Board::new(game, seed, names, true));
        self.went_on(0)
    }

    fn load(&mut self, request: &Request) -> Answer {
        let trouble = |faults| Trouble::faults("record", faults).at("record");
        let record: Record =
            request.need("record")?.parse().map_err(|fault: engine::RecordFault| {
                let message = Message::new("fault-record-line").number("line", fault.line as i64);
                trouble(Faults::from(message.message("message", fault.message)))
            })?;
        let game = self.entry.read(&record).map_err(trouble)?;
        let report = fair::verify(&self.entry, &record).map_err(trouble)?;
        let own = record.header.seed.as_deref().and_then(Seed::from_hex);
        let seed = match own {
            Some(seed) => seed,
            None => self.fresh_seed(request)?,
        };
        let names = record.header.names.iter().map(|name| crate::Player::human(name).name);
        self.board = Some(Board::new(game, seed, names.collect(), report.fair()));
        self.went_on(0)
    }

    fn position(&mut self, request: &Request) -> Answer {
        let Some(text) = request.text("text")? else {
            let board = self.board()?;
            return Ok(fields(json!({ "position": board.game.position() })));
        };
        let trouble = |faults| Trouble::faults("position", faults).at("text");
        if let Some(board) = &mut self.board {
            board.game.place(text).map_err(trouble)?;
        } else {
            let mut game = self.entry.open(self.entry.least, "").map_err(trouble)?;
            game.place(text).map_err(trouble)?;
            let seed = self.fresh_seed(request)?;
            self.board = Some(Board::new(game, seed, Vec::new(), true));
        }
        self.went_on(0)
    }

    fn record(&mut self) -> Answer {
        let board = self.board()?;
        let mut record = board.game.record();
        record.header.names.clone_from(&board.names);
        if board.pure {
            record.header.commit = Some(board.seed.commit());
            record.header.seed = Some(board.seed.hex());
        }
        Ok(fields(json!({ "record": record.to_string() })))
    }

    /// Lets chance fall if that is wished and standing answers be given, then
    /// tells what happened from this step on.
    fn went_on(&mut self, from: usize) -> Answer {
        let auto = self.auto;
        let board = self.board()?;
        board.settle(auto);
        while board.answer() {
            board.settle(auto);
        }
        self.tell(from)
    }

    /// What happened from this step on.
    fn tell(&mut self, from: usize) -> Answer {
        let board = self.board()?;
        let lines = board.game.lines(from);
        let mut answer = self.state()?;
        let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        answer.insert("lines".to_owned(), lines.into());
        Ok(answer)
    }

    /// How many steps there are and what the match waits for.
    fn state(&mut self) -> Answer {
        let game = &self.board()?.game;
        let turn = match game.turn() {
            Turn::Over => json!({ "waits": "over" }),
            Turn::Chance => json!({ "waits": "chance" }),
            Turn::Seats(seats) => {
                json!({ "waits": "seats", "seats": seats.iter().collect::<Vec<_>>() })
            }
        };
        Ok(fields(json!({ "steps": game.steps(), "turn": turn })))
    }

    fn viewer(&mut self, request: &Request) -> Result<Viewer, Trouble> {
        let players = self.board()?.game.players();
        Ok(request.viewer(players)?.unwrap_or(Viewer::Public))
    }

    fn turn(&mut self, request: &Request, lang: Lang) -> Answer {
        let viewer = self.viewer(request)?;
        let asks = self.board()?.game.prompt(viewer);
        let mut answer = self.state()?;
        answer.insert("asks".to_owned(), self.say(lang, &asks, reader_seat(viewer)).into());
        Ok(answer)
    }

    /// The seat asked about, or the only one that owes an action.
    fn seat(&mut self, request: &Request) -> Result<Seat, Trouble> {
        let board = self.board()?;
        if let Some(seat) = request.seat(board.game.players())? {
            return Ok(seat);
        }
        let illegal = |why: Illegal<()>| {
            Trouble::new("illegal", why.message(|()| Message::new("illegal-rule")))
        };
        match board.game.turn() {
            Turn::Over => Err(illegal(Illegal::Over)),
            Turn::Chance => Err(illegal(Illegal::Chance)),
            Turn::Seats(seats) => seats.lowest().filter(|_| seats.len() == 1).ok_or_else(|| {
                Trouble::new("several-seats", Message::new("protocol-several")).at("seat")
            }),
        }
    }

    fn legal(&mut self, request: &Request, lang: Lang) -> Answer {
        let explain = request.flag("explain")?.unwrap_or(false);
        let seat = self.seat(request)?;
        let game = &self.board()?.game;
        let actions: Value = if explain {
            let choices = game.legal(seat);
            let text = |choice: &crate::Choice| {
                let text = self.say(lang, &choice.message, Some(seat));
                json!({ "action": choice.text, "text": text })
            };
            choices.iter().map(text).collect()
        } else {
            game.actions(seat).into()
        };
        Ok(fields(json!({ "seat": seat, "actions": actions })))
    }

    fn check(&mut self, request: &Request, lang: Lang) -> Answer {
        let text = request.need("action")?;
        let seat = self.seat(request)?;
        let game = &self.board()?.game;
        Ok(fields(
            match game.check(seat, text).and_then(|own| Ok((own, game.explain(seat, text)?))) {
                Ok((action, message)) => {
                    let text = self.say(lang, &message, Some(seat));
                    json!({ "legal": true, "seat": seat, "action": action, "text": text })
                }
                Err(refusal) => {
                    let why = self.error(lang, &Trouble::from(refusal).at("action"));
                    json!({ "legal": false, "seat": seat, "why": why })
                }
            },
        ))
    }

    fn room(&mut self) -> Result<(), Trouble> {
        if self.board()?.game.steps() < MAX_STEPS {
            return Ok(());
        }
        Err(Refusal::TooLong.into())
    }

    fn act(&mut self, request: &Request) -> Answer {
        let text = request.need("action")?;
        let seat = self.seat(request)?;
        self.room()?;
        let board = self.board()?;
        let from = board.game.steps();
        board.game.act(seat, text).map_err(|refusal| Trouble::from(refusal).at("action"))?;
        self.went_on(from)
    }

    fn chance(&mut self, request: &Request) -> Answer {
        let text = request.need("text")?;
        self.room()?;
        let board = self.board()?;
        let from = board.game.steps();
        let ours = board.game.cast(board.seed.dice(from));
        board.game.chance(text).map_err(|refusal| Trouble::from(refusal).at("text"))?;
        let fell = board.game.lines(from).pop().map(|line| line.text);
        board.pure &= fell == ours;
        self.went_on(from)
    }

    fn roll(&mut self, request: &Request) -> Answer {
        let seed = request.seed()?;
        self.room()?;
        let board = self.board()?;
        let from = board.game.steps();
        let ours = seed.as_ref().is_none_or(|seed| *seed == board.seed);
        let dice = seed.as_ref().unwrap_or(&board.seed).dice(from);
        if !board.game.roll(dice) {
            return Err(Trouble::new("no-chance", Message::new("protocol-no-chance")));
        }
        board.pure &= ours;
        self.went_on(from)
    }

    fn undo(&mut self, request: &Request) -> Answer {
        let to = request.number("to")?;
        let board = self.board()?;
        let lines = board.game.lines(0);
        let to = match to {
            Some(to) => usize::try_from(to).unwrap_or(usize::MAX),
            None => lines.iter().rposition(|line| line.who.is_some()).ok_or_else(|| {
                Trouble::new("nothing-to-undo", Message::new("protocol-nothing-to-undo"))
            })?,
        };
        let removed = lines.len().saturating_sub(to);
        board.game.back_to(to);
        // What stood then is asked now: else nothing could be taken back.
        let auto = self.auto;
        self.board()?.settle(auto);
        let mut answer = self.tell(to)?;
        answer.insert("removed".to_owned(), removed.into());
        Ok(answer)
    }

    fn stand(&mut self, request: &Request, lang: Lang) -> Answer {
        let seat = self.seat(request)?;
        let question = request.text("question")?;
        let answer = request.text("answer")?;
        let board = self.board()?;
        let from = board.game.steps();
        let list = board.game.standing();
        if let Some(question) = question
            && !board.stances[seat.index()].set(question, answer)
        {
            let refusal = crate::session::no_standing(list, question, answer);
            return Err(Trouble::from(refusal).at("question"));
        }
        let mut reply = self.went_on(from)?;
        let stances = self.board()?.stances[seat.index()].clone();
        let question = |(standing, chosen): (&engine::Standing, Option<&str>)| {
            let id = format!("standing-{}", standing.key);
            let message = Message { id: id.into(), args: Vec::new() };
            json!({
                "question": standing.key,
                "text": self.say(lang, &message, Some(seat)),
                "answers": standing.answers,
                "stands": chosen,
            })
        };
        let standing: Vec<_> = stances.iter().map(question).collect();
        reply.insert("seat".to_owned(), json!(seat));
        reply.insert("standing".to_owned(), standing.into());
        Ok(reply)
    }

    fn view(&mut self, request: &Request) -> Answer {
        let viewer = self.viewer(request)?;
        let view = self.board()?.game.view(viewer);
        Ok(fields(json!({ "viewer": viewer_name(viewer), "view": view })))
    }

    fn events(&mut self, request: &Request, lang: Lang) -> Answer {
        let viewer = self.viewer(request)?;
        let since = request.number("since")?.unwrap_or(0);
        let since = usize::try_from(since).unwrap_or(usize::MAX);
        let told = self.board()?.game.events(viewer, since);
        let event = |told: crate::Told| {
            let text = self.say(lang, &told.message, reader_seat(viewer));
            json!({ "step": told.step, "text": text, "data": told.data })
        };
        let events: Vec<_> = told.into_iter().map(event).collect();
        Ok(fields(json!({ "viewer": viewer_name(viewer), "events": events })))
    }

    fn describe(&mut self, request: &Request, lang: Lang) -> Answer {
        let viewer = self.viewer(request)?;
        let sections = self.board()?.game.describe(viewer);
        let seat = reader_seat(viewer);
        let section = |section: &Section| {
            let lines: Vec<_> =
                section.lines.iter().map(|line| self.say(lang, line, seat)).collect();
            json!({ "title": self.say(lang, &section.title, seat), "lines": lines })
        };
        let sections: Vec<_> = sections.iter().map(section).collect();
        Ok(fields(json!({ "viewer": viewer_name(viewer), "sections": sections })))
    }

    fn score(&mut self) -> Answer {
        let game = &self.board()?.game;
        let seats = || Seat::all(game.players());
        let places = game.places();
        Ok(fields(json!({
            "over": game.turn() == Turn::Over,
            "scores": seats().map(|seat| game.score(seat)).collect::<Vec<_>>(),
            "places": seats().map(|seat| places.of(seat)).collect::<Vec<_>>(),
        })))
    }

    fn best(&mut self, request: &Request, lang: Lang) -> Answer {
        let budget = Budget {
            iterations: request.number("iterations")?,
            millis: request.number("time_ms")?,
        };
        let wanted = request.text("bot")?;
        let seed = request.seed()?.map_or(0, |seed| seed.word("best"));
        if budget.millis.is_some() && self.clock.is_none() {
            let message = Message::new("protocol-no-clock");
            return Err(Trouble::new("no-clock", message).at("time_ms"));
        }
        let seat = self.seat(request)?;
        let known: Vec<_> = self.entry.levels().into_iter().map(|level| level.name).collect();
        let found = wanted.or(known.last().map(String::as_str)).unwrap_or_default().to_owned();
        if !known.contains(&found) {
            return Err(Trouble::from(Refusal::NoLevel { found, known }).at("bot"));
        }
        let level = found;
        let game = &self.board()?.game;
        let Some(job) = game.think(seat, &level, budget, seed) else {
            let message = Message::new("protocol-not-asked").text("seat", seat.to_string());
            return Err(Trouble::new("not-asked", message).at("seat"));
        };
        let found = match &self.clock {
            Some(clock) => job.run(&**clock),
            None => job.run(&no_clock),
        };
        let game = &self.board()?.game;
        let text = game.explain(seat, &found.text)?;
        let text = self.say(lang, &text, Some(seat));
        let mut answer = fields(json!({
            "seat": seat,
            "bot": level,
            "action": found.text,
            "text": text,
            "iterations": found.iterations,
        }));
        if let Some(value) = found.value {
            answer.insert("value".to_owned(), f64::from(value).into());
        }
        if !found.candidates.is_empty() {
            let weighed = |candidate: &crate::Candidate| {
                json!({
                    "action": candidate.text,
                    "value": candidate.value,
                    "visits": candidate.visits,
                })
            };
            let weighed: Vec<_> = found.candidates.iter().map(weighed).collect();
            answer.insert("candidates".to_owned(), weighed.into());
        }
        Ok(answer)
    }
}

fn reader_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
