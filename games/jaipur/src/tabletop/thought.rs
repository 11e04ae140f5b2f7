//! What is picked so far, in words: what an exchange takes and gives, what a sale
//! pays, and what is still missing.

use super::names;
use crate::Jaipur;
use crate::action::Action;
use crate::board::{self, MIN_EXCHANGE};
use crate::cards::{Cards, Kind};
use crate::view::View;
use crate::words::{cards_of, list_of};
use drawing::{Cell, Handle, Icon, Mark, Thought};
use engine::{Message, Words};

type Say<'a> = &'a dyn Fn(&Message) -> String;

/// What is picked so far, in words.
pub(super) fn thought(game: &Jaipur, view: &View, picks: &[Handle], say: Say<'_>) -> Thought {
    let (take, give) = super::moves::sides(picks);
    let mut kinds = give.iter();
    let one = (kinds.next(), kinds.next());
    match (take.total(), give.total()) {
        (0, 0) => first(view, say),
        (_, 0) if take.goods().is_empty() => camels(game, view, say),
        (1, 0) if view.hand.total() < board::HAND_LIMIT => taking(game, view, take, say),
        (0, n) => match one {
            (Some((good, _)), None) if good != Kind::Camel => sale(game, view, good, n, say),
            _ => exchange(view, take, give, say),
        },
        _ => exchange(view, take, give, say),
    }
}

/// What one does well to think of before anything is picked.
fn first(view: &View, say: Say<'_>) -> Thought {
    let public = &view.public;
    let says = if view.hand.total() >= board::HAND_LIMIT {
        Message::new("table-first-full").number("limit", board::HAND_LIMIT)
    } else if public.tokens.empty_piles() + 1 == board::EMPTY_PILES {
        Message::new("table-first-piles")
    } else if view.deck <= board::MARKET {
        super::about::deck(view)
    } else {
        Message::new("table-first")
    };
    Thought { line: vec![Cell::text(say(&says))], ..Thought::default() }
}

/// What yields first where there is little room.
fn aside(message: &Message, say: Say<'_>) -> Cell {
    Cell::text(say(message)).mark(Mark::Faint).end()
}

fn hand(view: &View, after: u8) -> Message {
    Message::new("table-think-hand")
        .number("before", view.hand.total())
        .number("after", after)
        .number("limit", board::HAND_LIMIT)
}

fn herd(view: &View, after: u8) -> Message {
    let before = view.public.herd[names::below(view).index()];
    Message::new("table-think-herd").number("before", before).number("after", after)
}

fn camels(game: &Jaipur, view: &View, say: Say<'_>) -> Thought {
    let n = view.public.market.camels();
    let before = view.public.herd[names::below(view).index()];
    let fills = Message::new("table-think-deck").number("n", n.min(view.deck));
    let icon = Icon::new("j-K");
    Thought {
        says: Some(game.action(view, Action::Camels)),
        missing: None,
        line: vec![
            Cell { icon: Some(icon), ..Cell::text(say(&cards_of(Kind::Camel, n))) },
            aside(&fills, say),
            Cell::text(say(&herd(view, before + n))).end(),
        ],
    }
}

fn taking(game: &Jaipur, view: &View, take: Cards, say: Say<'_>) -> Thought {
    let Some((kind, _)) = take.iter().next() else { return Thought::default() };
    let more = Message::new("table-think-or-exchange");
    Thought {
        says: Some(game.action(view, Action::Take(kind))),
        missing: None,
        line: vec![
            Cell { icon: Some(icon(kind)), ..Cell::text(say(&names::title(kind))) },
            aside(&more, say),
            Cell::text(say(&hand(view, view.hand.total() + 1))).end(),
        ],
    }
}

/// What tokens are worth together: `6 + 6 + 5 = 17 rupees`.
fn sum(tokens: &[u8]) -> Message {
    let values: Vec<String> = tokens.iter().map(u8::to_string).collect();
    let rupees = Message::new("rupees").number("n", tokens.iter().sum::<u8>());
    if tokens.len() < 2 {
        return rupees;
    }
    Message::new("table-think-sum").text("terms", values.join(" + ")).message("rupees", rupees)
}

fn sale(game: &Jaipur, view: &View, good: Kind, n: u8, say: Say<'_>) -> Thought {
    let least = board::MIN_SALE[good.index()];
    let few = n < least;
    if few {
        let missing = Message::new("table-miss-sale").number("n", least - n);
        let says = Message::new("table-think-few")
            .message("card", names::title(good))
            .message("least", Message::new("cards-any").number("n", least));
        let line = vec![Cell { icon: Some(icon(good)), ..Cell::text(say(&says)) }];
        return Thought { says: Some(says), missing: Some(missing), line };
    }
    let pays = game.pays(view, good, n);
    let own = names::below(view);
    let rupees = pays.rupees();
    let id = match (pays.bonus.is_some(), pays.ends) {
        (false, false) => None,
        (true, false) => Some("table-think-sale-bonus"),
        (false, true) => Some("table-think-sale-end"),
        (true, true) => Some("table-think-sale-bonus-end"),
    };
    let paid = sum(pays.tokens);
    let mut paid =
        id.map_or_else(|| paid.clone(), |id| Message::new(id).message("rupees", paid.clone()));
    if let Some(prize) = pays.bonus {
        paid = paid.number("least", prize.worth.least).number("most", prize.worth.most);
    }
    if pays.ends {
        let after = |n: usize| pays.after[n & 1].rupees().to_string();
        paid = paid
            .text("own", after(own.index()))
            .seat("who", own.next(2))
            .text("theirs", after(own.next(2).index()));
    }
    let says = match pays.bonus {
        None => Message::new("table-think-sell"),
        Some(prize) => Message::new("table-think-sell-bonus")
            .number("least", prize.worth.least)
            .number("most", prize.worth.most),
    };
    let says = says
        .message("cards", cards_of(good, n))
        .message("rupees", Message::new("rupees").number("n", rupees));
    let mut line = vec![Cell { icon: Some(Icon::new("j-rupee")), ..Cell::text(say(&paid)) }];
    if !pays.ends {
        let rest: Vec<String> = pays.rest.iter().take(3).map(u8::to_string).collect();
        let then = if rest.is_empty() {
            Message::new("table-think-empty")
        } else {
            Message::new("table-think-rest").text("tokens", rest.join(", "))
        };
        line.push(aside(&then, say));
        let before = view.public.rupees[own.index()];
        let goods = Message::new("table-think-goods");
        let goods = goods.number("before", before).number("after", before.saturating_add(rupees));
        line.push(aside(&goods, say));
    }
    line.push(Cell::text(say(&hand(view, view.hand.total().saturating_sub(n)))).end());
    Thought { says: Some(says), missing: None, line }
}

fn icon(kind: Kind) -> Icon {
    Icon::new(["j-D", "j-G", "j-S", "j-C", "j-P", "j-L", "j-K"][kind.index()])
}

/// Cards as small pictures, what they are in words.
fn pictures(cards: Cards, say: Say<'_>) -> impl Iterator<Item = Cell> {
    let all: Vec<Kind> = names::spread(cards).collect();
    let labels: Vec<String> = all.iter().map(|kind| say(&names::title(*kind))).collect();
    all.into_iter().zip(labels).map(|(kind, label)| Cell::icon(icon(kind), "", label))
}

fn exchange(view: &View, take: Cards, give: Cards, say: Say<'_>) -> Thought {
    let (taken, given) = (take.total(), give.total());
    let word = |id: &'static str| Cell::text(say(&Message::new(id))).mark(Mark::Faint);
    let mut line = vec![word("table-think-take")];
    line.extend(pictures(take, say));
    line.push(Cell { label: say(&Message::new("table-think-for")), ..Cell::text("⇄") });
    line.push(word("table-think-give"));
    line.extend(pictures(give, say));
    let size = (view.hand.total() + taken).saturating_sub(give.goods().total());
    let ready = taken == given && taken >= MIN_EXCHANGE;
    if ready && can_grow(view, take, give) {
        line.push(aside(&Message::new("table-think-add"), say));
    }
    if give.camels() > 0 {
        let before = view.public.herd[names::below(view).index()];
        line.push(aside(&herd(view, before.saturating_sub(give.camels())), say));
    }
    line.push(Cell::text(say(&hand(view, size))).end());
    let missing = match taken.cmp(&given) {
        _ if ready => None,
        std::cmp::Ordering::Less => Some(("table-miss-take", given - taken)),
        std::cmp::Ordering::Greater => Some(("table-miss-give", taken - given)),
        std::cmp::Ordering::Equal => Some(("table-miss-both", MIN_EXCHANGE - taken)),
    };
    let says = match (taken, given) {
        (0, _) => Message::new("table-think-swap-give"),
        (_, 0) => Message::new("table-think-swap-take"),
        _ => Message::new("table-think-swap"),
    };
    let says = says.list("take", list_of(take)).list("give", list_of(give));
    let missing = missing.map(|(id, n)| Message::new(id).number("n", n));
    Thought { says: Some(says), missing, line }
}

/// Whether one more card on each side would be an exchange, too.
fn can_grow(view: &View, take: Cards, give: Cards) -> bool {
    let herd = view.public.herd[names::below(view).index()];
    let size = (view.hand.total() + take.total()).saturating_sub(give.goods().total());
    let kinds = |from: Cards, side: Cards, other: Cards| {
        from.iter().any(|(kind, n)| n > side.count(kind) && other.count(kind) == 0)
    };
    let more = kinds(view.public.market.goods(), take, give);
    let goods = kinds(view.hand, give, take);
    let camel = herd > give.camels() && size < board::HAND_LIMIT;
    take.total() < board::MARKET && more && (goods || camel)
}
