//! What a sale would pay, and how the round would end if it ended as it stands.
//!
//! Both follow from what a viewer knows. Bonus tokens of others are closed, so
//! sums with them are a range, and no wider than it must be.

use crate::Jaipur;
use crate::board;
use crate::cards::Kind;
use crate::state::Tokens;
use crate::view::View;
use engine::Seat;

/// From the least to the most that it can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Range {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Range {
    const fn exactly(n: u8) -> Range {
        Range { least: n, most: n }
    }

    fn plus(self, other: Range) -> Range {
        Range {
            least: self.least.saturating_add(other.least),
            most: self.most.saturating_add(other.most),
        }
    }

    /// Whether it can be only one number.
    pub fn is_exact(self) -> bool {
        self.least == self.most
    }
}

/// A number, or two with a dash: `49–51`.
impl std::fmt::Display for Range {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_exact() {
            write!(f, "{}", self.least)
        } else {
            write!(f, "{}–{}", self.least, self.most)
        }
    }
}

/// What a seat would have if the round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Rupees on goods tokens.
    pub goods: u8,
    /// Rupees on bonus tokens.
    pub bonus: Range,
    /// Rupees for the larger herd.
    pub herd: u8,
}

impl Standing {
    /// All rupees.
    pub fn rupees(&self) -> Range {
        Range::exactly(self.goods.saturating_add(self.herd)).plus(self.bonus)
    }
}

/// A bonus token that a sale would win, drawn blindly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// The pile: for 3, 4 or 5 cards.
    pub pile: u8,
    /// What it can be worth.
    pub worth: Range,
}

/// What a sale would pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pays {
    /// The goods tokens it wins, best first.
    pub tokens: &'static [u8],
    /// The tokens that stay in the pile.
    pub rest: &'static [u8],
    /// The bonus token it wins.
    pub bonus: Option<Prize>,
    /// Whether the round ends with it.
    pub ends: bool,
    /// What both would have after it, if the round ended then.
    pub after: [Standing; 2],
}

impl Pays {
    /// Rupees on the goods tokens it wins.
    pub fn rupees(&self) -> u8 {
        self.tokens.iter().sum()
    }
}

impl Jaipur {
    /// What the seats would have if the round ended now.
    pub fn standing(&self, view: &View) -> [Standing; 2] {
        let public = &view.public;
        let lead = larger(public.herd);
        [Seat::A, Seat::B].map(|seat| Standing {
            goods: public.rupees[seat.index()],
            bonus: self.bonus_range(view, seat),
            herd: if lead == Some(seat) { board::CAMEL_TOKEN } else { 0 },
        })
    }

    /// What it would pay the seat that is to move to sell `n` cards of a good.
    /// Nothing for camels, which have no tokens (6.8).
    pub fn pays(&self, view: &View, good: Kind, n: u8) -> Pays {
        let public = &view.public;
        let seat = public.to_move;
        let pile = if good == Kind::Camel { &[] } else { public.tokens.pile(good) };
        let (tokens, rest) = pile.split_at(pile.len().min(usize::from(n)));
        let bonus = self.prize(view, n);
        let mut after = self.standing(view);
        if let Some(own) = after.get_mut(seat.index()) {
            own.goods = own.goods.saturating_add(tokens.iter().sum());
            own.bonus = own.bonus.plus(bonus.map_or(Range::default(), |prize| prize.worth));
        }
        let emptied = u8::from(!tokens.is_empty() && rest.is_empty());
        // A sale is never quiet, but it is a turn.
        let long = self.guard && public.turns.saturating_add(1) >= board::ROUND_TURNS;
        let ends = public.tokens.empty_piles() + emptied >= board::EMPTY_PILES || long;
        Pays { tokens, rest, bonus, ends, after }
    }

    /// The bonus token for a sale of so many cards, if one is left (6.6).
    fn prize(&self, view: &View, n: u8) -> Option<Prize> {
        let pile = n.checked_sub(board::MIN_BONUS_SALE)?.min(2);
        let at = usize::from(pile);
        if view.bonus_left[at] == 0 {
            return None;
        }
        let unseen = self.unseen(view, at).into_iter().zip(board::BONUS_VALUES[at]);
        let values = || unseen.clone().filter(|(count, _)| *count > 0).map(|(_, value)| value);
        let worth = Range { least: values().min()?, most: values().max()? };
        Some(Prize { pile: pile + board::MIN_BONUS_SALE, worth })
    }

    /// How many bonus tokens of a pile the viewer has not seen, by value.
    fn unseen(&self, view: &View, pile: usize) -> [u8; 3] {
        let all = self.bonus_counts()[pile];
        std::array::from_fn(|n| all[n].saturating_sub(view.won[pile][n]))
    }

    /// What the bonus tokens of a seat can be worth.
    fn bonus_range(&self, view: &View, seat: Seat) -> Range {
        if view.viewer == Some(seat) {
            return Range::exactly(view.own_bonus());
        }
        let mut range = Range::default();
        for (pile, values) in board::BONUS_VALUES.iter().enumerate() {
            let held = view.public.bonus[seat.index()][pile];
            let unseen = self.unseen(view, pile);
            let cheapest = unseen.into_iter().zip(*values);
            range.least = range.least.saturating_add(drawn(cheapest.clone(), held));
            range.most = range.most.saturating_add(drawn(cheapest.rev(), held));
        }
        range
    }
}

/// The sum of the first `n` tokens of counts and values.
fn drawn(counts: impl Iterator<Item = (u8, u8)>, mut n: u8) -> u8 {
    let mut sum = 0u8;
    for (count, value) in counts {
        let taken = count.min(n);
        sum = sum.saturating_add(taken * value);
        n -= taken;
    }
    sum
}

/// Who has the larger herd; nobody if they are equal (8.2).
pub(crate) fn larger(herd: [u8; 2]) -> Option<Seat> {
    match herd[0].cmp(&herd[1]) {
        std::cmp::Ordering::Greater => Some(Seat::A),
        std::cmp::Ordering::Less => Some(Seat::B),
        std::cmp::Ordering::Equal => None,
    }
}

impl Tokens {
    /// The tokens of a good that a seat took: their places in the pile, and
    /// their values.
    pub fn taken(&self, seat: Seat, good: Kind) -> impl Iterator<Item = (usize, u8)> + '_ {
        let values = self.owners(good).zip(board::TOKENS[good.index()]).enumerate();
        values.filter(move |(_, (owner, _))| *owner == seat).map(|(n, (_, value))| (n, *value))
    }
}
