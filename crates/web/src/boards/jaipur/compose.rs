//! From picked cards to an action, and what the rules say to it.
//!
//! Whatever is picked is some wish, mostly an unfinished one. The rules
//! themselves say why it cannot be played yet: there is no second judge here.

use engine::{Game, Illegal, Seat, Settings};
use games::jaipur::{Action, Cards, Jaipur, Kind, Reason, View};
use table::Seed;

/// What the picked cards mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// Nothing is picked.
    Nothing,
    /// An action that can be played.
    Fine(Action),
    /// An action that cannot, and why.
    Not(Action, Reason),
    /// It is not the reader's turn.
    NotNow,
}

/// The action that taking these and giving those would be.
pub(crate) fn wish(take: Cards, give: Cards) -> Option<Action> {
    let mut kinds = give.iter();
    match (take.total(), give.total()) {
        (0, 0) => None,
        (_, 0) if take.goods().is_empty() => Some(Action::Camels),
        (1, 0) => take.iter().next().map(|(kind, _)| Action::Take(kind)),
        (0, _) => match (kinds.next(), kinds.next()) {
            // Camels alone are the beginning of an exchange.
            (Some((kind, n)), None) if kind != Kind::Camel => Some(Action::Sell(kind, n)),
            _ => Some(Action::swap(take, give)),
        },
        _ => Some(Action::swap(take, give)),
    }
}

/// What an action takes from this market, and what it gives.
pub(crate) fn sides(action: Action, market: Cards) -> (Cards, Cards) {
    match action {
        Action::Take(kind) => (Cards::of(kind, 1), Cards::NONE),
        Action::Camels => (Cards::of(Kind::Camel, market.camels()), Cards::NONE),
        Action::Sell(kind, n) => (Cards::NONE, Cards::of(kind, n)),
        Action::Swap(swap) => (swap.take(), swap.give()),
    }
}

/// The rulebook of these options.
pub(crate) fn rulebook(options: &str) -> Jaipur {
    let settings = Settings::read(Jaipur::SETTINGS, options).ok();
    settings.and_then(|settings| Jaipur::new(2, &settings).ok()).unwrap_or_default()
}

/// What the rules say to the picked cards, judged on a state that the reader
/// cannot tell from the true one.
pub(crate) fn judge(game: &Jaipur, view: &View, take: Cards, give: Cards) -> Meaning {
    let Some(action) = wish(take, give) else { return Meaning::Nothing };
    let Some(seat) = view.viewer else { return Meaning::NotNow };
    let mut dice = Seed::from_phrase("page").dice(0);
    let state = game.imagine(view, &mut dice);
    match game.check(&state, seat, action) {
        Ok(()) => Meaning::Fine(action),
        Err(Illegal::Rule(reason)) => Meaning::Not(action, reason),
        Err(_) => Meaning::NotNow,
    }
}

/// Every legal action as what it takes and what it gives.
pub(crate) fn legal_sides(game: &Jaipur, view: &View, seat: Seat) -> Vec<(Cards, Cards)> {
    let mut dice = Seed::from_phrase("page").dice(0);
    let state = game.imagine(view, &mut dice);
    let mut actions = Vec::new();
    game.legal(&state, seat, &mut actions);
    actions.into_iter().map(|action| sides(action, view.public.market)).collect()
}

/// Whether these picks can still become, or are, a legal action.
pub(crate) fn leads(legal: &[(Cards, Cards)], take: Cards, give: Cards) -> bool {
    legal.iter().any(|(taken, given)| taken.contains(take) && given.contains(give))
}

/// What a sale would pay: the tokens, and the pile of its bonus if one is left.
pub(crate) fn pays(view: &View, good: Kind, n: u8) -> (Vec<u8>, Option<u8>) {
    if good == Kind::Camel {
        return (Vec::new(), None);
    }
    let pile = view.public.tokens.pile(good);
    let tokens = pile[..pile.len().min(n as usize)].to_vec();
    let least = games::jaipur::board::MIN_BONUS_SALE;
    let bonus = n.checked_sub(least).map(|over| over.min(2));
    let left = bonus.filter(|pile| view.bonus_left[*pile as usize] > 0);
    (tokens, left.map(|pile| pile + least))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Viewer;

    fn cards(text: &str) -> Cards {
        if text.is_empty() { Cards::NONE } else { text.parse().unwrap() }
    }

    fn wished(take: &str, give: &str) -> String {
        wish(cards(take), cards(give)).map_or_else(String::new, |action| action.to_string())
    }

    #[test]
    fn picks_become_the_action_one_would_expect() {
        assert_eq!(wished("", ""), "");
        assert_eq!(wished("D", ""), "take D");
        assert_eq!(wished("KKK", ""), "camels");
        assert_eq!(wished("", "CCC"), "sell 3C");
        assert_eq!(wished("SS", "GK"), "swap +SS -GK");
        assert!(wished("", "K").starts_with("swap"));
        assert!(wished("", "CL").starts_with("swap"));
        assert!(wished("DG", "").starts_with("swap"));
    }

    /// The table of a match from a position, through the eyes of A.
    fn view() -> (Jaipur, View) {
        let game = Jaipur::default();
        let mut state = game.start();
        for step in ["starter A", "deal A CCCGK", "deal B LLPPP", "open DS"] {
            let chance = step.parse().unwrap();
            game.check_chance(&state, chance).unwrap();
            game.apply(&mut state, engine::Step::Roll(chance), &mut |_| {});
        }
        let view = game.view(&state, Viewer::Seat(Seat::A));
        (game, view)
    }

    #[test]
    fn the_rules_say_why_not_yet() {
        let (game, view) = view();
        let judged = |take: &str, give: &str| judge(&game, &view, cards(take), cards(give));
        assert!(matches!(
            judged("DS", ""),
            Meaning::Not(_, Reason::SwapUneven { take: 2, give: 0 })
        ));
        assert!(matches!(judged("DS", "C"), Meaning::Not(_, Reason::SwapUneven { .. })));
        assert!(matches!(judged("DS", "CC"), Meaning::Fine(_)));
        assert!(matches!(judged("D", "C"), Meaning::Not(_, Reason::SwapTooSmall { .. })));
        assert!(matches!(judged("", "G"), Meaning::Not(_, Reason::SaleTooSmall { .. })));
        assert!(matches!(judged("K", ""), Meaning::Fine(Action::Camels)));
        assert_eq!(judged("", ""), Meaning::Nothing);
    }

    #[test]
    fn only_cards_that_lead_somewhere_are_lit() {
        let (game, view) = view();
        let legal = legal_sides(&game, &view, Seat::A);
        assert!(leads(&legal, cards("D"), cards("")));
        assert!(leads(&legal, cards("DS"), cards("CK")), "one camel in the herd");
        assert!(!leads(&legal, cards("DS"), cards("KK")), "and no second");
        assert!(leads(&legal, cards(""), cards("CCC")));
        assert!(!leads(&legal, cards("K"), cards("C")), "camels are not exchanged for");
        assert!(legal.iter().all(|(take, give)| leads(&legal, *take, *give)));
    }

    #[test]
    fn a_sale_tells_its_tokens_and_its_bonus() {
        let (_, view) = view();
        assert_eq!(pays(&view, Kind::Cloth, 3), (vec![5, 3, 3], Some(3)));
        assert_eq!(pays(&view, Kind::Cloth, 2), (vec![5, 3], None));
        assert_eq!(pays(&view, Kind::Leather, 7).1, Some(5));
        assert_eq!(pays(&view, Kind::Camel, 3), (Vec::new(), None));
    }
}
