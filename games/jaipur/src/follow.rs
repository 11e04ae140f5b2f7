//! What a viewer knows after an event, from what was known before it.
//!
//! Views are sent when somebody is asked; what happens between is told by events
//! alone, and a round that is over has left its view already. So a table that
//! wants to be seen as an event left it follows the events. Events come from
//! outside: what cannot be is passed over.

use crate::Jaipur;
use crate::board::{self, ALL_CARDS};
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use crate::rules::forget;
use crate::state::{Phase, Public};
use crate::view::View;
use engine::Seat;

/// No kind has more cards.
const MOST: u8 = 11;

fn more(cards: Cards, new: Cards) -> Cards {
    let fits = new.iter().all(|(kind, n)| cards.count(kind) + n <= MOST);
    if fits { cards.plus(new) } else { cards }
}

fn less(cards: Cards, gone: Cards) -> Cards {
    if cards.contains(gone) { cards.minus(gone) } else { cards }
}

impl View {
    /// A round before its cards are dealt.
    pub(crate) fn fresh(game: &Jaipur, viewer: Option<Seat>) -> View {
        let public = Public::start();
        View {
            viewer,
            public,
            hand_sizes: [0; 2],
            deck: ALL_CARDS.total() - public.market.total(),
            bonus_left: game.bonus_counts().map(|counts| counts.iter().sum()),
            hand: Cards::NONE,
            won: [[0; 3]; 3],
        }
    }

    /// Goes on to what the viewer knows after this event.
    pub fn follow(&mut self, game: &Jaipur, event: &Event) {
        let public = &mut self.public;
        let own = |seat: Seat| self.viewer == Some(seat);
        match *event {
            Event::Round { round, starter } => {
                let (seals, last) = (public.seals, public.last);
                *self = View::fresh(game, self.viewer);
                let public = &mut self.public;
                (public.round, public.starter, public.to_move) = (round, starter, starter);
                (public.seals, public.last, public.phase) = (seals, last, Phase::Deal(Seat::A));
            }
            Event::Dealt { seat, goods, hand, camels } => {
                let Some(size) = self.hand_sizes.get_mut(seat.index()) else { return };
                *size = hand;
                public.herd[seat.index()] = camels;
                self.deck = self.deck.saturating_sub(hand.saturating_add(camels));
                if let Some(goods) = goods {
                    self.viewer = self.viewer.or(Some(seat));
                    if self.viewer == Some(seat) {
                        self.hand = goods;
                    }
                }
            }
            Event::Opened { cards } | Event::Refilled { cards } => {
                public.market = more(public.market, cards);
                self.deck = self.deck.saturating_sub(cards.total());
                public.phase = Phase::Act;
            }
            Event::Took { seat, good } => {
                let (n, card) = (seat.index() & 1, Cards::of(good, 1));
                if own(seat) {
                    self.hand = more(self.hand, card);
                }
                public.market = less(public.market, card);
                public.known[n] = more(public.known[n], card);
                self.hand_sizes[n] = self.hand_sizes[n].saturating_add(1);
                public.to_move = seat;
            }
            Event::TookCamels { seat, camels } => {
                let n = seat.index() & 1;
                public.market = public.market.goods();
                public.herd[n] = public.herd[n].saturating_add(camels).min(MOST);
                public.to_move = seat;
            }
            Event::Swapped { seat, take, give } => {
                let (n, goods) = (seat.index() & 1, give.goods());
                if own(seat) {
                    self.hand = more(less(self.hand, goods), take);
                }
                public.market = more(less(public.market, take), give);
                public.known[n] = more(forget(public.known[n], goods), take);
                let size = self.hand_sizes[n].saturating_sub(goods.total());
                self.hand_sizes[n] = size.saturating_add(take.total());
                public.herd[n] = public.herd[n].saturating_sub(give.camels());
                public.to_move = seat;
            }
            Event::Sold { seat, good, cards, tokens, .. } => {
                if good == Kind::Camel || cards > MOST || tokens > public.tokens.left(good) {
                    return;
                }
                let (n, sold) = (seat.index() & 1, Cards::of(good, cards));
                if own(seat) {
                    self.hand = less(self.hand, sold);
                }
                public.known[n] = forget(public.known[n], sold);
                public.discard = more(public.discard, sold);
                self.hand_sizes[n] = self.hand_sizes[n].saturating_sub(cards);
                public.tokens.take(seat, good, tokens);
                public.rupees = public.tokens.rupees();
                public.to_move = seat;
            }
            Event::Bonus { seat, pile, value } => {
                let Some(at) = pile.checked_sub(board::MIN_BONUS_SALE).map(usize::from) else {
                    return;
                };
                let Some(left) = self.bonus_left.get_mut(at) else { return };
                *left = left.saturating_sub(1);
                let n = seat.index() & 1;
                public.bonus[n][at] = public.bonus[n][at].saturating_add(1);
                let values = board::BONUS_VALUES[at].iter();
                let slot = value.and_then(|value| values.clone().position(|it| *it == value));
                if let Some(slot) = slot.filter(|_| own(seat)) {
                    self.won[at][slot] = self.won[at][slot].saturating_add(1);
                }
            }
            Event::Scored { summary, seals, .. } => {
                (public.last, public.seals, public.phase) = (Some(summary), seals, Phase::Over);
            }
            Event::NoBonus { .. } | Event::Won { .. } => {}
        }
    }
}
