//! People at the table: keys are pressed, the screen is read.

use super::*;
use crate::draw;
use crate::keep;
use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use table::home::Home;
use table::{Player, Seed, Setup, Undo};

mod maharadjah;
mod maharaja;
mod people;
mod raja;
mod screens;
mod served;
mod takeback;
mod touches;

/// A position with cards for everything: two diamonds in nobody's way, cloth
/// on both sides, camels to give.
pub(crate) const FAIR: &str = "phase: act\nto move: A\nmarket: DGCKK\nA hand: CCLL\nA herd: 2\n\
                               B hand: SSPP\nB herd: 3\n";

/// Somebody at a table, with a pen and a window.
pub(crate) struct Sitting {
    pub(crate) app: App,
    pub(crate) size: (u16, u16),
    /// What was written down, and whether the disk is full.
    pub(crate) written: Vec<(PathBuf, String)>,
    pub(crate) full: bool,
    pub(crate) left: bool,
    /// Thoughts that are not run: for tests that want to be quicker.
    pub(crate) hold: bool,
    pub(crate) held: Vec<Thought>,
    /// What the line to a server was told to do.
    pub(crate) ordered: Vec<Order>,
}

/// How a table is laid for a test.
pub(crate) struct Laid {
    pub(crate) people: usize,
    pub(crate) start: Option<&'static str>,
    pub(crate) options: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) lang: Lang,
    pub(crate) record: Option<PathBuf>,
}

impl Default for Laid {
    fn default() -> Laid {
        Laid { people: 1, start: None, options: "", seed: "tui", lang: Lang::En, record: None }
    }
}

impl Laid {
    pub(crate) fn home(&self) -> Home {
        let entry = catalog::games().find("jaipur").unwrap();
        let names = ["Asha", "Ravi"];
        let player = |n: usize| {
            if n < self.people {
                Player::human(names[n])
            } else {
                Player::bot(names[n], "greedy", Budget::default())
            }
        };
        let mut setup = Setup::new((0..2).map(player).collect(), Seed::from_phrase(self.seed));
        // Whoever plays alone here takes back at will.
        setup.undo = if self.people == 1 { Undo::Friendly } else { Undo::Strict };
        setup.start = self.start.map(str::to_owned);
        setup.options = self.options.to_owned();
        Home::open(entry, setup, 1).unwrap()
    }

    pub(crate) fn sit(self) -> Sitting {
        let mut play = Play::new(self.home());
        play.lang = self.lang;
        play.record = self.record;
        Sitting::of(play)
    }
}

impl App {
    /// The whole record as it is now.
    pub(crate) fn record_now(&self) -> engine::Record {
        self.host.record().expect("the table is our own")
    }
}

impl Sitting {
    pub(crate) fn of(mut play: Play) -> Sitting {
        play.hint = Budget { iterations: Some(40), millis: None };
        let (app, effects) = App::new(play, Palette { colour: true });
        let mut sitting = Sitting {
            app,
            size: (80, 24),
            written: Vec::new(),
            full: false,
            left: false,
            hold: false,
            held: Vec::new(),
            ordered: Vec::new(),
        };
        sitting.work(effects);
        sitting
    }

    fn work(&mut self, effects: Vec<Effect>) {
        let mut due = effects;
        while let Some(effect) = due.pop() {
            let input = match effect {
                Effect::Leave => {
                    self.left = true;
                    continue;
                }
                Effect::Order(order) => {
                    self.ordered.push(order);
                    continue;
                }
                Effect::Keep { path, text, fresh: _ } => {
                    let kept = if self.full {
                        Err(keep::failure(&path, &std::io::ErrorKind::StorageFull.into()))
                    } else {
                        self.written.push((path, text));
                        Ok(())
                    };
                    Input::Kept(kept)
                }
                Effect::Think { thought, .. } if self.hold => {
                    self.held.push(thought);
                    continue;
                }
                Effect::Think { thought, purpose, .. } => {
                    let (seat, prompt) = (thought.seat, thought.prompt);
                    let answer = Some(thought.run(&table::no_clock));
                    Input::Thought { seat, prompt, purpose, answer }
                }
            };
            due.extend(self.app.update(input));
        }
    }

    pub(crate) fn input(&mut self, input: Input) {
        let effects = self.app.update(input);
        self.work(effects);
    }

    /// Presses keys: letters stand for themselves, `<Enter>` and the like for
    /// the others.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Sitting {
        let mut rest = keys;
        while let Some(first) = rest.chars().next() {
            let (code, used) = match rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
                Some((name, _)) => (named(name), name.len() + 2),
                None => (KeyCode::Char(first), first.len_utf8()),
            };
            rest = &rest[used..];
            self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        }
        self
    }

    pub(crate) fn buffer(&self) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).unwrap();
        terminal.draw(|frame| draw::draw(&self.app, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The rows of the screen.
    pub(crate) fn rows(&self) -> Vec<String> {
        let buffer = self.buffer();
        let row = |y: u16| {
            let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..buffer.area.height).map(row).collect()
    }

    pub(crate) fn screen(&self) -> String {
        self.rows().join("\n")
    }

    #[track_caller]
    pub(crate) fn shows(&self, text: &str) -> &Sitting {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
        self
    }

    #[track_caller]
    pub(crate) fn hides(&self, text: &str) -> &Sitting {
        let screen = self.screen();
        assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
        self
    }

    /// The records written last.
    pub(crate) fn last_record(&self) -> engine::Record {
        self.written.last().expect("something was written").1.parse().unwrap()
    }
}

fn named(name: &str) -> KeyCode {
    match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Del" => KeyCode::Delete,
        "Tab" => KeyCode::Tab,
        "BackTab" => KeyCode::BackTab,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "Backspace" => KeyCode::Backspace,
        other => panic!("there is no key {other}"),
    }
}
