//! What each key does.

use super::{App, Effect, Focus, Leap, Overlay, Page, Tone, Wanted};
use crate::boards::Way;
use crate::host::Host;
use crate::typing::Typing;
use crate::{asks, standing};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use engine::{Message, Seat};
use std::cell::Cell;
use table::room::Ask;

/// Rows a page moves at once.
const PAGE: usize = 10;

impl App {
    pub(super) fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.kind == KeyEventKind::Release {
            return Vec::new();
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return vec![Effect::Leave];
        }
        self.notice = None;
        self.advised = None;
        self.culprits.clear();
        if self.typing.is_some() {
            return self.typed(key);
        }
        match self.overlays.last() {
            Some(Overlay::Page(..)) => self.on_page(key),
            Some(Overlay::Report(_)) => self.on_report(key),
            Some(Overlay::Result) => self.on_result(key),
            Some(Overlay::Lobby) => self.on_lobby(key),
            Some(Overlay::Handover(seat)) => self.on_handover(key, *seat),
            Some(Overlay::Quit) => self.on_quit(key),
            Some(Overlay::Agree(..)) => self.on_agree(key),
            None => self.on_table(key),
        }
    }

    fn typed(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Some((wanted, line)) = self.typing.as_mut() else {
            return Vec::new();
        };
        let wanted = *wanted;
        match key.code {
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter if wanted == Wanted::File => {
                let name = line.text.trim().to_owned();
                self.typing = None;
                if !name.is_empty() {
                    return self.copy(name.into(), true);
                }
            }
            KeyCode::Enter if line.text.trim().is_empty() => self.typing = None,
            KeyCode::Enter if standing::is_about(&line.text) => {
                let text = line.text.clone();
                let rest = text.trim_start().split_once(char::is_whitespace).map_or("", |it| it.1);
                self.typing = None;
                if let Some(ask) = self.seat().and_then(|seat| standing::wish(rest, seat)) {
                    return self.stand(ask);
                }
                self.open(Page::Standing);
            }
            KeyCode::Enter => {
                let text = line.text.clone();
                if let Some(asked) = asks::read(&text, self.seat(), self.mirror()) {
                    return self.asked(asked);
                }
                // What was refused stays there to be mended.
                if let Some(effects) = self.act(&text) {
                    self.typing = None;
                    return effects;
                }
            }
            KeyCode::Tab => self.complete(),
            _ => {
                line.key(key);
            }
        }
        Vec::new()
    }

    /// Something was asked for by a word.
    fn asked(&mut self, asked: Result<Ask, Message>) -> Vec<Effect> {
        match asked {
            Ok(ask) => {
                let Some(effects) = self.ask(ask) else { return Vec::new() };
                self.typing = None;
                effects
            }
            Err(why) => {
                self.tell(Tone::Bad, why);
                Vec::new()
            }
        }
    }

    /// An answer is to stand; what stands is shown.
    fn stand(&mut self, ask: Ask) -> Vec<Effect> {
        let Some(effects) = self.ask(ask) else { return Vec::new() };
        self.open(Page::Standing);
        effects
    }

    /// Completes what is typed to the next legal action that begins so.
    fn complete(&mut self) {
        let Some((Wanted::Action, line)) = self.typing.as_mut() else {
            return;
        };
        let typed = &line.text;
        let whole = self.actions.plays().find(|item| item.text == *typed);
        let next = if let Some(whole) = whole {
            // A whole action goes on to the next of its group.
            let group = || self.actions.plays().filter(|item| item.group == whole.group);
            group().skip_while(|item| *item != whole).nth(1).or(group().next())
        } else {
            let begins = |text: &str| text.to_lowercase().starts_with(&typed.to_lowercase());
            self.actions.plays().find(|item| begins(&item.text))
        };
        let next = next.map(|item| item.text.clone());
        match next {
            Some(text) => *line = Typing::new(text),
            None => self.tell(Tone::Bad, Message::new("tui-no-completion")),
        }
    }

    fn on_page(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Some(Overlay::Page(page, scroll, leap)) = self.overlays.last() else {
            return Vec::new();
        };
        let (page, at) = (*page, scroll.get());
        if page == Page::Rules {
            match key.code {
                KeyCode::Char('n') => leap.set(Leap::Next),
                KeyCode::Char('p') => leap.set(Leap::Back),
                KeyCode::Char('t') => leap.set(Leap::Tables),
                _ => {}
            }
        }
        let to = match key.code {
            KeyCode::Up | KeyCode::Char('k') => at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Enter => at + 1,
            KeyCode::PageUp | KeyCode::Char('b') => at.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => at + PAGE,
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX / 2,
            KeyCode::Char('l') => {
                self.other_language();
                self.notice = None;
                at
            }
            KeyCode::Char('r') if page != Page::Rules => {
                self.overlays.pop();
                self.open(Page::Rules);
                0
            }
            KeyCode::Esc | KeyCode::Char('q' | '?' | 'r' | 'd' | 'y') => {
                self.overlays.pop();
                return Vec::new();
            }
            _ => {
                self.no_key(key);
                at
            }
        };
        // The painter knows the last page and brings it back there.
        if let Some(Overlay::Page(_, scroll, _)) = self.overlays.last() {
            scroll.set(to);
        }
        Vec::new()
    }

    fn open(&mut self, page: Page) {
        self.overlays.push(Overlay::Page(page, Cell::new(0), Cell::default()));
    }

    fn on_report(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => {
                self.overlays.pop();
            }
            KeyCode::Char('l') => self.quietly_other_language(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('q') => self.overlays.push(Overlay::Quit),
            _ => self.no_key(key),
        }
        Vec::new()
    }

    fn quietly_other_language(&mut self) {
        self.other_language();
        self.notice = None;
    }

    fn on_result(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Enter | KeyCode::Char('q') => return vec![Effect::Leave],
            KeyCode::Esc | KeyCode::Char(' ') => {
                self.overlays.pop();
            }
            KeyCode::Char('l') => self.quietly_other_language(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('s') => return self.save(),
            _ => self.no_key(key),
        }
        Vec::new()
    }

    fn on_handover(&mut self, key: KeyEvent, seat: Seat) -> Vec<Effect> {
        match key.code {
            KeyCode::Enter => self.sit(seat),
            KeyCode::Char('l') => self.quietly_other_language(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('?') => self.open(Page::Help),
            KeyCode::Char('r') => self.open(Page::Rules),
            KeyCode::Char('q') => self.overlays.push(Overlay::Quit),
            _ => self.no_key(key),
        }
        Vec::new()
    }

    fn on_lobby(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Char('t' | ':' | '/') => {
                self.typing = Some((Wanted::Action, Typing::default()));
            }
            KeyCode::Char('l') => self.quietly_other_language(),
            KeyCode::Char('?') => self.open(Page::Help),
            KeyCode::Char('r') => self.open(Page::Rules),
            KeyCode::Char('q') => self.overlays.push(Overlay::Quit),
            _ => self.no_key(key),
        }
        Vec::new()
    }

    fn on_quit(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Char('y' | 'o' | 'q') | KeyCode::Enter => return vec![Effect::Leave],
            KeyCode::Char('s') if self.record.is_none() && matches!(self.host, Host::Here(_)) => {
                self.overlays.pop();
                return self.save();
            }
            KeyCode::Char('n') | KeyCode::Esc => {
                self.overlays.pop();
            }
            _ => self.no_key(key),
        }
        Vec::new()
    }

    fn on_agree(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Char('y' | 'o') => self.allow(true),
            KeyCode::Char('n') | KeyCode::Esc => self.allow(false),
            _ => Vec::new(),
        }
    }

    fn on_table(&mut self, key: KeyEvent) -> Vec<Effect> {
        match key.code {
            KeyCode::Tab => self.turn_focus(true),
            KeyCode::BackTab => self.turn_focus(false),
            KeyCode::Up => self.arrow(Way::Up),
            KeyCode::Down => self.arrow(Way::Down),
            KeyCode::Left => self.arrow(Way::Left),
            KeyCode::Right => self.arrow(Way::Right),
            KeyCode::PageUp => self.page(true),
            KeyCode::PageDown => self.page(false),
            KeyCode::Home if self.focus == Focus::Actions => self.actions.at = 0,
            KeyCode::End if self.focus == Focus::Actions => {
                self.actions.step(isize::MAX);
            }
            KeyCode::Home => self.log.up.set(usize::MAX / 2),
            KeyCode::End => self.log.up.set(0),
            KeyCode::Char('+') if self.count(1) => {}
            KeyCode::Char('-') if self.count(-1) => {}
            KeyCode::Char(' ' | '+') if self.focus == Focus::Board => return self.pick(),
            KeyCode::Char('-') | KeyCode::Backspace if self.focus == Focus::Board => {
                return self.unpick();
            }
            KeyCode::Char(' ') if self.on_control() => return self.enter(),
            KeyCode::Char(' ' | '+' | '-') | KeyCode::Backspace => {
                self.tell(Tone::Info, Message::new("tui-no-board"));
            }
            KeyCode::Char(digit) if self.has_menu() && digit.is_ascii_digit() => {
                let nth = digit.to_digit(10).unwrap_or_default() as usize;
                return self.choose(nth.wrapping_sub(1));
            }
            KeyCode::Delete if self.put_all_back() => {}
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc if self.put_back() => {}
            KeyCode::Esc => {
                self.focus = Focus::Board;
                self.log.up.set(0);
            }
            KeyCode::Char('t' | ':' | '/')
                if self.seat().is_some() || matches!(self.host, Host::Server(_)) =>
            {
                self.typing = Some((Wanted::Action, Typing::default()));
            }
            KeyCode::Char('a') => self.focus = Focus::Actions,
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Page::Help),
            KeyCode::Char('r') => self.open(Page::Rules),
            KeyCode::Char('d') => self.open(Page::Words),
            KeyCode::Char('y') if self.seat().is_some() => self.open(Page::Standing),
            KeyCode::Char('t' | ':' | '/' | 'y') => self.tell_idle(),
            KeyCode::Char('l') => self.other_language(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('h') => return self.ask_advice(),
            KeyCode::Char('s') => return self.save(),
            KeyCode::Char('q') if self.mirror().outcome.is_some() => return vec![Effect::Leave],
            KeyCode::Char('q') => self.overlays.push(Overlay::Quit),
            KeyCode::Char(letter) => {
                if !self.board.key(letter) {
                    self.no_key(key);
                }
            }
            _ => self.no_key(key),
        }
        Vec::new()
    }

    /// Says that a key has no meaning here, and where keys are explained.
    fn no_key(&mut self, key: KeyEvent) {
        let name = key.code.to_string();
        let id = if self.overlays.is_empty() { "tui-no-key" } else { "tui-no-key-here" };
        self.tell(Tone::Info, Message::new(id).text("key", name));
    }

    /// Why there is nothing to do here and now, if so.
    pub(super) fn idle(&self) -> Option<Message> {
        if self.mirror().outcome.is_some() {
            return Some(Message::new("illegal-over"));
        }
        match self.seat() {
            None => Some(Message::new("tui-no-seat")),
            Some(seat) if self.mirror().question_of(seat).is_none() => {
                Some(Message::new("illegal-not-you"))
            }
            Some(_) => None,
        }
    }

    pub(super) fn tell_idle(&mut self) {
        let why = self.idle().unwrap_or_else(|| Message::new("tui-no-action"));
        self.tell(Tone::Info, why);
    }

    /// Whether the cursor is on a line of the list that is no action.
    fn on_control(&self) -> bool {
        let current = self.actions.current().filter(|_| self.focus == Focus::Actions);
        current.is_some_and(|item| item.group.is_none())
    }

    /// Does what a line of the list says.
    fn choose(&mut self, nth: usize) -> Vec<Effect> {
        let Some(item) = self.actions.items.get(nth).cloned() else { return Vec::new() };
        self.does(&item)
    }

    fn turn_focus(&mut self, forward: bool) {
        let zones = self.board.zones();
        let stops = zones + 2;
        let at = match self.focus {
            Focus::Board => self.board.zone(),
            Focus::Actions => zones,
            Focus::Log => zones + 1,
        };
        let to = if forward { at + 1 } else { at + stops - 1 } % stops;
        self.focus = match to {
            zone if zone < zones => {
                self.board.enter(zone);
                Focus::Board
            }
            stop if stop == zones => Focus::Actions,
            _ => Focus::Log,
        };
    }

    fn arrow(&mut self, way: Way) {
        match (self.focus, way) {
            (Focus::Board, _) => {
                if !self.board.steer(way, &self.marks) {
                    self.focus = Focus::Actions;
                }
            }
            (Focus::Actions, Way::Up) => {
                if !self.actions.step(-1) {
                    self.focus = Focus::Board;
                }
            }
            (Focus::Actions, Way::Down) => {
                self.actions.step(1);
            }
            (Focus::Actions, Way::Left) => self.actions.leap(false),
            (Focus::Actions, Way::Right) => self.actions.leap(true),
            (Focus::Log, Way::Up) => self.log.scroll(1),
            (Focus::Log, Way::Down) => self.log.scroll(-1),
            (Focus::Log, _) => self.tell(Tone::Info, Message::new("tui-no-aside")),
        }
    }

    fn page(&mut self, up: bool) {
        match self.focus {
            Focus::Actions => {
                self.actions.step(if up { -(PAGE as isize) } else { PAGE as isize });
            }
            Focus::Board | Focus::Log => {
                self.log.scroll(if up { PAGE as isize / 2 } else { -(PAGE as isize / 2) });
            }
        }
    }

    fn enter(&mut self) -> Vec<Effect> {
        match self.focus {
            Focus::Log => {
                self.tell(Tone::Info, Message::new("tui-no-enter"));
                Vec::new()
            }
            Focus::Actions => {
                if self.actions.current().is_none() {
                    self.tell_idle();
                }
                self.choose(self.actions.at)
            }
            Focus::Board if self.has_menu() => self.choose(self.actions.at),
            Focus::Board => self.confirm(),
        }
    }
}
