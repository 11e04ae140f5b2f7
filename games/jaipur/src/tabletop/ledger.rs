//! The table as events left it: what the running round has come to, kept in the
//! notes, and how the round before it ended.

use crate::Jaipur;
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use crate::state::{Cause, Phase, Summary, Tokens};
use crate::view::View;
use drawing::{Notes, Pen};
use engine::Seat;
use std::fmt::Write;

/// The note of the running round.
const RUNNING: &str = "ledger";
/// The note of the round that was counted last.
const CLOSED: &str = "closed";

/// What is drawn: the view, unless the table is wanted as an event left it, or
/// the cards of a round that is over are swept up already.
pub(super) fn shown(view: &View, pen: &mut Pen<'_>) -> View {
    let kept = |name: &str| {
        let kept = pen.notes.get(name).and_then(|text| read(text))?;
        Some(kept).filter(|kept| kept.viewer == view.viewer)
    };
    if pen.is_still() {
        return kept(RUNNING).unwrap_or(*view);
    }
    if let Phase::Deal(_) | Phase::Open = view.public.phase {
        let ended = view.public.round.saturating_sub(1);
        return kept(CLOSED).filter(|kept| kept.public.round == ended).unwrap_or(*view);
    }
    pen.notes.insert(RUNNING.to_owned(), write(view));
    *view
}

/// Goes on with the notes after an event.
pub(super) fn keeps(game: &Jaipur, event: &Event, notes: &mut Notes) {
    let known = notes.get(RUNNING).and_then(|text| read(text));
    let known = match (known, event) {
        (None, Event::Round { .. }) => Some(View::fresh(game, None)),
        (known, _) => known,
    };
    let Some(mut view) = known else { return };
    view.follow(game, event);
    let text = write(&view);
    if matches!(event, Event::Scored { .. }) {
        notes.insert(CLOSED.to_owned(), text.clone());
    }
    notes.insert(RUNNING.to_owned(), text);
}

/// A view as a line of words.
fn write(view: &View) -> String {
    let public = &view.public;
    let mut text = String::new();
    let phase = match public.phase {
        Phase::Over => 2,
        Phase::Deal(_) | Phase::Open | Phase::Starter => 1,
        Phase::Act | Phase::Refill(_) | Phase::Bonus(_) => 0,
    };
    let seat = |seat: Option<Seat>| seat.map_or(2, |seat| seat.index() as u8 & 1);
    let head = [seat(view.viewer), phase, public.round, seat(Some(public.starter))];
    let numbers = head
        .into_iter()
        .chain([seat(Some(public.to_move)), view.deck])
        .chain([public.seals, public.herd, view.hand_sizes].into_iter().flatten())
        .chain(view.bonus_left)
        .chain(public.bonus.into_iter().flatten())
        .chain(view.won.into_iter().flatten());
    for number in numbers {
        // Writing to memory does not fail.
        let _ = write!(text, "{number} ");
    }
    for cards in [public.market, public.discard, view.hand, public.known[0], public.known[1]] {
        let _ = write!(text, "{cards} ");
    }
    for good in Kind::GOODS {
        let _ = write!(text, "-{} ", public.tokens.letters(good));
    }
    if let Some(summary) = public.last {
        let cause = match summary.cause {
            Cause::Piles => 0,
            Cause::Deck => 1,
            Cause::Guard => 2,
        };
        let Summary { goods, goods_tokens, bonus, bonus_tokens, herd, winner, .. } = summary;
        let pairs = [goods, goods_tokens, bonus, bonus_tokens, herd].into_iter().flatten();
        for number in [cause, seat(winner)].into_iter().chain(pairs) {
            let _ = write!(text, "{number} ");
        }
    }
    text
}

/// The words of a line, one after the other.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl Words<'_> {
    fn number(&mut self) -> Option<u8> {
        self.0.next()?.parse().ok()
    }

    /// A seat, or nobody's.
    fn owner(&mut self) -> Option<Seat> {
        [Seat::A, Seat::B].get(usize::from(self.number()?)).copied()
    }

    fn numbers<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.number()?;
        }
        Some(numbers)
    }

    fn cards(&mut self) -> Option<Cards> {
        self.0.next()?.parse().ok()
    }
}

/// A view from a line of words; nothing if it is none.
fn read(text: &str) -> Option<View> {
    let mut words = Words(text.split_whitespace());
    let viewer = words.owner();
    let phase = match words.number()? {
        0 => Phase::Act,
        1 => Phase::Open,
        _ => Phase::Over,
    };
    let round = words.number()?;
    let (starter, to_move, deck) = (words.owner()?, words.owner()?, words.number()?);
    let (seals, herd, hand_sizes) = (words.numbers()?, words.numbers()?, words.numbers()?);
    let bonus_left = words.numbers()?;
    let bonus = [words.numbers()?, words.numbers()?];
    let won = [words.numbers()?, words.numbers()?, words.numbers()?];
    let (market, discard, hand) = (words.cards()?, words.cards()?, words.cards()?);
    let known = [words.cards()?, words.cards()?];
    let mut letters: [String; 6] = Default::default();
    for list in &mut letters {
        words.0.next()?.strip_prefix('-')?.clone_into(list);
    }
    let tokens = Tokens::from_letters(&letters)?;
    let last = words.number().and_then(|cause| {
        let winner = words.owner();
        let cause = [Cause::Piles, Cause::Deck, Cause::Guard].get(usize::from(cause)).copied()?;
        let (goods, goods_tokens) = (words.numbers()?, words.numbers()?);
        let (bonus, bonus_tokens, herd) = (words.numbers()?, words.numbers()?, words.numbers()?);
        Some(Summary { cause, goods, goods_tokens, bonus, bonus_tokens, herd, winner })
    });
    let mut public = crate::state::Public::start();
    (public.phase, public.round, public.starter, public.to_move) = (phase, round, starter, to_move);
    (public.seals, public.herd, public.market, public.discard) = (seals, herd, market, discard);
    (public.known, public.tokens, public.bonus, public.last) = (known, tokens, bonus, last);
    public.rupees = tokens.rupees();
    Some(View { viewer, public, hand_sizes, deck, bonus_left, hand, won })
}
