//! Moves as touches: by which touches an action is made, what somebody most
//! likely meant who touches something else, and who is to blame.

use super::names;
use crate::Jaipur;
use crate::action::Action;
use crate::board::{MARKET, MIN_EXCHANGE};
use crate::cards::{Cards, Kind};
use crate::reason::Reason;
use crate::view::View;
use crate::words::cards_of;
use drawing::{Gesture, Handle, Icon};
use engine::Message;

/// By which touches an action is made. Cards and tokens turn over, and neither
/// can be taken back: so each waits for a last yes.
pub(super) fn gesture(game: &Jaipur, view: &View, action: Action) -> Gesture {
    let gesture = match action {
        Action::Take(kind) => Gesture::touch([names::market(kind)]).label(take(kind)),
        Action::Camels => {
            let camels = cards_of(Kind::Camel, view.public.market.camels());
            Gesture::touch([names::market(Kind::Camel)])
                .label(Message::new("table-do-camels").message("camels", camels))
                .icon(Icon::new("j-camel"))
        }
        Action::Sell(good, n) => {
            let gone = if good == Kind::Camel { 0 } else { view.public.tokens.gone(good) };
            let pays = game.pays(view, good, n);
            let tokens = (0..pays.tokens.len()).map(|n| names::token(good, usize::from(gone) + n));
            let bonus = pays.bonus.map(|prize| names::bonus(prize.pile).to_string());
            Gesture::touch(std::iter::repeat_n(names::own(good), usize::from(n)))
                .label(
                    Message::new(match pays.bonus {
                        _ if pays.tokens.is_empty() => "table-do-sell",
                        Some(_) => "table-do-sell-bonus",
                        None => "table-do-sell-for",
                    })
                    .message("cards", cards_of(good, n))
                    .number("rupees", pays.rupees()),
                )
                .icon(Icon::new("j-rupee"))
                .brings(tokens.chain(bonus))
        }
        Action::Swap(swap) => {
            let take = names::spread(swap.take()).map(names::market);
            let give = names::spread(swap.give()).map(names::own);
            let n = swap.take().total();
            Gesture::touch(take.chain(give))
                .label(Message::new("table-do-swap").number("n", n))
                .icon(Icon::new("j-swap"))
        }
    };
    gesture.confirm().primary()
}

/// "Take the diamond".
fn take(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Diamond => "table-do-take-diamond",
        Kind::Gold => "table-do-take-gold",
        Kind::Silver => "table-do-take-silver",
        Kind::Cloth => "table-do-take-cloth",
        Kind::Spice => "table-do-take-spice",
        Kind::Leather => "table-do-take-leather",
        Kind::Camel => "verb-camels",
    })
}

/// What is picked, by side: what would be taken, what would be given.
pub(super) fn sides<'a>(picks: impl IntoIterator<Item = &'a Handle>) -> (Cards, Cards) {
    let (mut take, mut give) = (Cards::NONE, Cards::NONE);
    for handle in picks {
        let Some(kind) = names::kind(handle) else { continue };
        let side = match handle.kind() {
            "market" => &mut take,
            "hand" | "herd" => &mut give,
            _ => continue,
        };
        if side.count(kind) < 11 {
            *side = side.plus(Cards::of(kind, 1));
        }
    }
    (take, give)
}

/// What somebody most likely meant. An exchange that is not complete is made up
/// to one, so that the judge speaks of what is wrong and not of what is missing.
pub(super) fn wish(view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
    if !matches!(handle.kind(), "market" | "hand" | "herd") {
        return None;
    }
    let (take, give) = sides(picks.iter().chain([handle]));
    let mut kinds = give.iter();
    Some(match (take.total(), give.total()) {
        (0, 0) => return None,
        (_, 0) if take.goods().is_empty() => Action::Camels,
        (1, 0) => Action::Take(take.iter().next()?.0),
        (0, _) => match (kinds.next(), kinds.next()) {
            (Some((kind, n)), None) if kind != Kind::Camel => Action::Sell(kind, n),
            _ => exchange(view, take, give),
        },
        _ => exchange(view, take, give),
    })
}

/// An exchange of at least these for those.
fn exchange(view: &View, mut take: Cards, mut give: Cards) -> Action {
    // Not gold for gold (5.9): whatever else is picked.
    if let Some((kind, _)) = take.common(give).iter().find(|(kind, _)| *kind != Kind::Camel) {
        let both = Cards::of(kind, MIN_EXCHANGE);
        return Action::swap(both, both);
    }
    let n = take.total().max(give.total()).max(MIN_EXCHANGE);
    let herd = Cards::of(Kind::Camel, view.public.herd[names::below(view).index()].min(MARKET));
    let more = |side: Cards, from: Cards, other: Cards| {
        let mut side = side;
        for kind in names::spread(from) {
            let all_there = side.count(kind) >= from.count(kind);
            if side.total() < n && !all_there && other.count(kind) == 0 {
                side = side.plus(Cards::of(kind, 1));
            }
        }
        side
    };
    take = more(take, view.public.market.goods(), give);
    give = more(give, view.hand.plus(herd), take);
    Action::swap(take, give)
}

/// Who is to blame for a refusal.
pub(super) fn culprits(reason: &Reason) -> Vec<Handle> {
    let goods = |cards: Cards, side: fn(Kind) -> Handle| -> Vec<Handle> {
        cards.iter().map(|(kind, _)| side(kind)).collect()
    };
    match *reason {
        Reason::OneCamel | Reason::NoCamels | Reason::CamelTaken => {
            vec![names::market(Kind::Camel)]
        }
        Reason::NotThere { good } => vec![names::pile(good)],
        Reason::HandFull { .. } => Kind::GOODS.into_iter().map(names::own).collect(),
        Reason::SwapSame { goods: both } => {
            let mut list = goods(both, names::market);
            list.extend(goods(both, names::own));
            list
        }
        Reason::NotInMarket { missing } => goods(missing, names::market),
        Reason::NotInHand { missing } => goods(missing, names::own),
        Reason::HerdTooSmall { .. } | Reason::OverLimit { .. } | Reason::CamelSold => {
            vec![names::own(Kind::Camel)]
        }
        Reason::SaleTooSmall { good, .. } | Reason::SaleTooLarge { good, .. } => {
            vec![names::own(good)]
        }
        Reason::SwapTooSmall { .. }
        | Reason::SwapUneven { .. }
        | Reason::OtherChance
        | Reason::CardCount { .. }
        | Reason::NotInDeck { .. }
        | Reason::NoSuchBonus { .. } => Vec::new(),
    }
}
