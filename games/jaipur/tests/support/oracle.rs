//! A second opinion on which actions are legal: slow, plain, and written from
//! the clauses of RULES.md, not from the code that it is held against.

use jaipur::{Action, Cards, Kind, board};

/// Every multiset of `size` cards of the given kinds.
pub(crate) fn multisets(kinds: &[Kind], size: u8) -> Vec<Cards> {
    let Some((kind, rest)) = kinds.split_first() else {
        return if size == 0 { vec![Cards::NONE] } else { Vec::new() };
    };
    let of_kind = board::ALL_CARDS.count(*kind);
    let mut sets = Vec::new();
    for n in 0..=size.min(of_kind) {
        for set in multisets(rest, size - n) {
            sets.push(set.plus(Cards::of(*kind, n)));
        }
    }
    sets
}

/// Every exchange that has two to five goods on one side, as many cards on the
/// other, and no good on both (5.1 to 5.3, 5.5, 5.9).
pub(crate) fn exchanges(size: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    for take in multisets(&Kind::GOODS, size) {
        for give in multisets(&Kind::ALL, size) {
            if Kind::GOODS.iter().all(|good| take.count(*good) == 0 || give.count(*good) == 0) {
                actions.push(Action::swap(take, give));
            }
        }
    }
    actions
}

/// Every action that is legal in some position.
pub(crate) fn identities() -> Vec<Action> {
    let mut actions = vec![Action::Camels];
    for good in Kind::GOODS {
        actions.push(Action::Take(good));
        let least = if matches!(good, Kind::Diamond | Kind::Gold | Kind::Silver) { 2 } else { 1 };
        let most = board::ALL_CARDS.count(good).min(7);
        actions.extend((least..=most).map(|n| Action::Sell(good, n)));
    }
    actions.extend((2..=5).flat_map(exchanges));
    actions
}

/// Whether an action is legal with this hand, herd and market.
pub(crate) fn legal(action: Action, hand: Cards, herd: u8, market: Cards) -> bool {
    let held = |kind: Kind| if kind == Kind::Camel { herd } else { hand.count(kind) };
    match action {
        Action::Take(Kind::Camel) | Action::Sell(Kind::Camel, _) => false,
        Action::Take(good) => market.count(good) > 0 && hand.total() < 7,
        Action::Camels => market.count(Kind::Camel) > 0,
        Action::Sell(good, n) => {
            let dear = matches!(good, Kind::Diamond | Kind::Gold | Kind::Silver);
            n >= if dear { 2 } else { 1 } && n <= hand.count(good)
        }
        Action::Swap(swap) => {
            let (take, give) = (swap.take(), swap.give());
            let each = |kind: Kind| {
                let (taken, given) = (take.count(kind), give.count(kind));
                let once = taken == 0 || given == 0;
                let camel = kind == Kind::Camel && taken > 0;
                once && !camel && taken <= market.count(kind) && given <= held(kind)
            };
            take.total() == give.total()
                && take.total() >= 2
                && Kind::ALL.into_iter().all(each)
                && hand.total() + give.count(Kind::Camel) <= 7
        }
    }
}
