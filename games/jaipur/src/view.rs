//! What a viewer may know, and any full state that fits it.
//!
//! A view is built by listing. It holds what a player with perfect memory
//! knows (chapter 10): both seats' cards seen to be taken, herds, tokens,
//! discard, the sizes of hands and deck; of hidden things only the viewer's
//! own hand and bonus values.

use crate::Jaipur;
use crate::board::{self, ALL_CARDS};
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use crate::rules::draw_slot;
use crate::state::{Phase, Public, State};
use engine::{Handful, Random, Seat, Viewer};

/// What a viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes: a seat, or nobody's in particular.
    pub viewer: Option<Seat>,
    /// What everybody may know.
    pub public: Public,
    /// Goods in hand by seat: how many, not which.
    pub hand_sizes: [u8; 2],
    /// Cards in the deck.
    pub deck: u8,
    /// Bonus tokens left by pile.
    pub bonus_left: [u8; 3],
    /// The viewer's own goods; none for the public.
    pub hand: Cards,
    /// The viewer's own bonus tokens by pile and value; none for the public.
    pub won: [[u8; 3]; 3],
}

impl View {
    /// Rupees on bonus tokens that the viewer knows to be their own.
    pub fn own_bonus(&self) -> u8 {
        crate::state::bonus_sum(&self.won)
    }
}

impl Jaipur {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < 2 => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let bonus_left = std::array::from_fn(|pile| {
            let all: u8 = self.bonus_counts()[pile].iter().sum();
            // Saturating, in case somebody looks with another rulebook's eyes.
            all.saturating_sub(state.public.bonus[0][pile] + state.public.bonus[1][pile])
        });
        View {
            viewer: own,
            public: state.public,
            hand_sizes: [state.hand[0].total(), state.hand[1].total()],
            deck: state.deck().total(),
            bonus_left,
            hand: own.map_or(Cards::NONE, |seat| state.hand[seat.index()]),
            won: own.map_or([[0; 3]; 3], |seat| state.won[seat.index()]),
        }
    }

    /// Deals everything unseen again. Only counts are drawn from, in a fixed
    /// order, so the same view and the same numbers give the same state.
    #[inline]
    pub(crate) fn dream(&self, view: &View, random: &mut impl Random) -> State {
        let random = &mut Handful::new(random);
        let public = view.public;
        let mut hand = public.known;
        if let Some(seat) = view.viewer {
            hand[seat.index()] = view.hand;
        }
        // Camels are never in a hand, so unseen hand cards are goods.
        let seen = public.seen().plus(hand[0]).plus(hand[1]);
        let mut unseen = ALL_CARDS.minus(seen).goods();
        for (cards, size) in hand.iter_mut().zip(view.hand_sizes) {
            let drawn = unseen.draw_many(size.saturating_sub(cards.total()), random);
            unseen = unseen.minus(drawn);
            *cards = cards.plus(drawn);
        }
        let mut won = [[[0; 3]; 3]; 2];
        let mut left = *self.bonus_counts();
        if let Some(seat) = view.viewer {
            won[seat.index()] = view.won;
            for (counts, own) in left.iter_mut().zip(view.won) {
                for (count, own) in counts.iter_mut().zip(own) {
                    *count = count.saturating_sub(own);
                }
            }
        }
        for seat in [Seat::A, Seat::B] {
            if view.viewer == Some(seat) {
                continue;
            }
            for (pile, counts) in left.iter_mut().enumerate() {
                for _ in 0..public.bonus[seat.index()][pile] {
                    if *counts == [0; 3] {
                        // The view is of a table with other bonus piles.
                        break;
                    }
                    let slot = draw_slot(*counts, random);
                    counts[slot] = counts[slot].saturating_sub(1);
                    won[seat.index()][pile][slot] += 1;
                }
            }
        }
        State { public, hand, won }
    }
}

/// The event as the viewer may hear it. Every event is listed: a new one does
/// not compile until somebody decides who may hear what of it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Dealt { seat, goods, hand, camels } => {
            Event::Dealt { seat, goods: goods.filter(|_| viewer.is(seat)), hand, camels }
        }
        Event::Bonus { seat, pile, value } => {
            Event::Bonus { seat, pile, value: value.filter(|_| viewer.is(seat)) }
        }
        open @ (Event::Round { .. }
        | Event::Opened { .. }
        | Event::Took { .. }
        | Event::TookCamels { .. }
        | Event::Swapped { .. }
        | Event::Sold { .. }
        | Event::NoBonus { .. }
        | Event::Refilled { .. }
        | Event::Scored { .. }
        | Event::Won { .. }) => open,
    }
}

impl View {
    /// Whether there is a state behind this view at all. Views come over the
    /// wire, and `imagine` must not be led astray by an impossible one.
    pub(crate) fn adds_up(&self) -> bool {
        let public = &self.public;
        let seats = [self.viewer, Some(public.to_move), Some(public.starter)];
        if seats.into_iter().flatten().any(|seat| seat.index() > 1) {
            return false;
        }
        let mut held = public.known;
        if let Some(seat) = self.viewer {
            let n = seat.index();
            let won = self.won.map(|pile| pile.iter().sum::<u8>());
            if self.hand.total() != self.hand_sizes[n]
                || !self.hand.contains(public.known[n])
                || won != public.bonus[n]
            {
                return false;
            }
            held[n] = self.hand;
        }
        let seen: [u32; 7] = Kind::ALL.map(|kind| {
            let herds = if kind == Kind::Camel { public.herd } else { [0; 2] };
            let open = [public.market, public.discard, held[0], held[1]];
            let open = open.iter().map(|cards| u32::from(cards.count(kind)));
            open.sum::<u32>() + herds.iter().map(|n| u32::from(*n)).sum::<u32>()
        });
        let enough = Kind::ALL
            .into_iter()
            .zip(seen)
            .all(|(kind, seen)| seen <= u32::from(ALL_CARDS.count(kind)));
        let hidden: u32 = (0..2)
            .map(|n| u32::from(self.hand_sizes[n]).checked_sub(u32::from(held[n].total())))
            .try_fold(0, |sum, part| Some(sum + part?))
            .unwrap_or(u32::MAX / 2);
        let unseen = u32::from(ALL_CARDS.total()) - seen.iter().sum::<u32>().min(55);
        let goods = u32::from(ALL_CARDS.goods().total()) - seen[..6].iter().sum::<u32>().min(44);
        let goods_only = held.iter().all(|cards| cards.camels() == 0) && hidden <= goods;
        let bonuses = board::BONUS_COUNTS.iter().any(|counts| {
            (0..3).all(|pile| {
                let held: u32 = public.bonus.iter().map(|piles| u32::from(piles[pile])).sum();
                let all: u8 = counts[pile].iter().sum();
                held + u32::from(self.bonus_left[pile]) == u32::from(all)
            })
        });
        let market = public.market.total();
        let laid_out = match public.phase {
            Phase::Act | Phase::Bonus(_) => market == board::MARKET,
            _ => market <= board::MARKET,
        };
        let in_hand = self.hand_sizes.iter().all(|size| *size <= board::HAND_LIMIT);
        let all_there = unseen == hidden + u32::from(self.deck);
        enough && goods_only && bonuses && laid_out && in_hand && all_there
    }
}
