//! What a thing is, in a sentence: for the line below the board.

use super::names;
use super::table::EYE;
use crate::Jaipur;
use crate::board;
use crate::cards::{Cards, Kind};
use crate::pays::larger;
use crate::state::Phase;
use crate::view::View;
use crate::words::{cards_of, list_of};
use drawing::Handle;
use engine::{Message, Seat};

/// The sentence of a thing; nothing if there is no such thing.
pub(super) fn about(game: &Jaipur, view: &View, handle: &Handle) -> Option<Message> {
    let kind = names::kind(handle);
    Some(match (handle.kind(), kind) {
        ("market", Some(Kind::Camel)) => market_camels(view),
        ("market", Some(good)) => in_market(view, good),
        ("hand", Some(good)) if good != Kind::Camel => in_hand(game, view, good),
        ("herd", _) => herd(view),
        ("more" | "less", _) if handle.step()?.1 == names::own(Kind::Camel) => herd(view),
        _ if handle == EYE => Message::new("table-about-eye"),
        ("pile", Some(good)) if good != Kind::Camel => pile(view, good),
        ("bonus", _) => {
            let cards: u8 = handle.as_str().strip_prefix("bonus:")?.parse().ok()?;
            let pile = cards.checked_sub(board::MIN_BONUS_SALE).filter(|pile| *pile < 3)?;
            bonus(view, usize::from(pile))
        }
        ("seat", _) => {
            let letter = handle.as_str().strip_prefix("seat:")?;
            seat(view, letter.parse().ok().filter(|seat: &Seat| seat.index() < 2)?)
        }
        _ if handle == "deck" => deck(view),
        _ if handle == "sold" => sold(view),
        _ if handle == "camels" => camel_token(),
        _ => return None,
    })
}

fn rupees(n: u8) -> Message {
    Message::new("rupees").number("n", n)
}

/// `2 cards`, of whatever kind.
fn any(n: u8) -> Message {
    Message::new("cards-any").number("n", n)
}

/// Values as they lie on the table: `7, 7, 5`.
fn values(values: &[u8]) -> String {
    let values: Vec<String> = values.iter().map(u8::to_string).collect();
    if values.is_empty() { "–".to_owned() } else { values.join(", ") }
}

fn in_market(view: &View, good: Kind) -> Message {
    let public = &view.public;
    let next = public.tokens.pile(good).first();
    let asked = public.phase == Phase::Act && view.viewer == Some(public.to_move);
    let free = asked && view.hand.total() < board::HAND_LIMIT;
    let least = board::MIN_SALE[good.index()];
    let Some(next) = next else {
        return Message::new("table-about-market-none").message("card", names::title(good));
    };
    let id = match (least > 1, free) {
        (true, true) => "table-about-take-several",
        (false, true) => "table-about-take",
        (true, false) => "table-about-market-several",
        (false, false) => "table-about-market",
    };
    let message = Message::new(id).message("card", names::title(good)).number("next", *next);
    if least > 1 { message.message("least", any(least)) } else { message }
}

fn market_camels(view: &View) -> Message {
    let n = view.public.market.camels();
    let herd = view.public.herd[view.public.to_move.index()];
    Message::new("table-about-market-camels")
        .message("camels", cards_of(Kind::Camel, n))
        .number("before", herd)
        .number("after", herd + n)
}

fn in_hand(game: &Jaipur, view: &View, good: Kind) -> Message {
    let have = view.hand.count(good);
    let pays = game.pays(view, good, have);
    let message =
        |id: &'static str| Message::new(id).message("card", names::title(good)).number("n", have);
    let least = board::MIN_SALE[good.index()];
    if pays.tokens.is_empty() {
        message("table-about-hand-none")
    } else if have < least {
        message("table-about-hand-few").message("least", any(least)).number("next", pays.tokens[0])
    } else {
        let (id, prize) = match pays.bonus {
            Some(prize) => ("table-about-hand-bonus", Some(prize)),
            None => ("table-about-hand", None),
        };
        let message =
            message(id).text("tokens", values(pays.tokens)).number("rupees", pays.rupees());
        match prize {
            Some(prize) => {
                message.number("least", prize.worth.least).number("most", prize.worth.most)
            }
            None => message,
        }
    }
}

fn herd(view: &View) -> Message {
    let own = names::below(view);
    let rival = own.next(2);
    let herd = view.public.herd;
    let id = match larger(herd) {
        Some(seat) if seat == own => "table-about-herd-ahead",
        Some(_) => "table-about-herd-behind",
        None => "table-about-herd-equal",
    };
    Message::new(id)
        .message("camels", cards_of(Kind::Camel, herd[own.index()]))
        .seat("who", rival)
        .number("theirs", herd[rival.index()])
        .message("token", rupees(board::CAMEL_TOKEN))
}

fn pile(view: &View, good: Kind) -> Message {
    let tokens = &view.public.tokens;
    let own = names::below(view);
    let taken = |seat: Seat| {
        let list: Vec<u8> = tokens.taken(seat, good).map(|(_, value)| value).collect();
        values(&list)
    };
    let left = tokens.pile(good);
    let id = if left.is_empty() { "table-about-pile-gone" } else { "table-about-pile" };
    let message = Message::new(id)
        .message("good", names::title(good))
        .seat("who", own)
        .text("own", taken(own))
        .seat("other", own.next(2))
        .text("theirs", taken(own.next(2)));
    if left.is_empty() { message } else { message.text("tokens", values(left)) }
}

/// What a pile of bonus tokens is.
pub(super) fn bonus(view: &View, pile: usize) -> Message {
    let [least, _, most] = board::BONUS_VALUES[pile];
    let name = ["pile-bonus-3", "pile-bonus-4", "pile-bonus-5"][pile];
    Message::new("table-about-bonus")
        .message("pile", Message::new(name))
        .number("least", least)
        .number("most", most)
        .number("n", view.bonus_left[pile])
}

/// What the camel token is.
pub(super) fn camel_token() -> Message {
    Message::new("table-about-camels").message("token", rupees(board::CAMEL_TOKEN))
}

/// What the deck is.
pub(super) fn deck(view: &View) -> Message {
    Message::new("table-about-deck").number("n", view.deck)
}

/// What was sold.
pub(super) fn sold(view: &View) -> Message {
    Message::new("table-about-sold").list("cards", list_of(view.public.discard))
}

/// What everybody may know of a player.
pub(super) fn seat(view: &View, seat: Seat) -> Message {
    let n = seat.index();
    let public = &view.public;
    let known = if view.viewer == Some(seat) { Cards::NONE } else { public.known[n] };
    let id = if known.is_empty() { "table-about-seat" } else { "table-about-seat-seen" };
    let goods = Message::new("cards-goods").number("n", view.hand_sizes[n]);
    let bonus: u8 = public.bonus[n].iter().sum();
    let message = Message::new(id)
        .seat("who", seat)
        .message("goods", goods)
        .message("camels", cards_of(Kind::Camel, public.herd[n]))
        .message("rupees", rupees(public.rupees[n]))
        .message("bonus", Message::new("tokens-bonus").number("n", bonus))
        .message("seals", Message::new("seals").number("n", public.seals[n]));
    if known.is_empty() { message } else { message.list("cards", list_of(known)) }
}
