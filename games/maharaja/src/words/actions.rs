//! What an action does and what it will bring, in words.

use super::names::{
    Naming, bonus_of, card_of, coins, does_of, kind_of, owners, place_of, prestige, reward_of,
    shrines, site_of, spot_of,
};
use crate::Maharaja;
use crate::action::Action;
use crate::board::{self, NET};
use crate::character::Character;
use crate::place::{City, Place};
use crate::site::{Bonus, bonus};
use crate::state::{Phase, Public};
use crate::view::View;
use engine::{Message, Seat};

/// Prestige of one effect, with what the Chronicler adds.
fn gained(public: &Public, seat: Seat, amount: u16) -> Message {
    prestige(amount + u16::from(public.has(seat, Character::CHRONICLER)))
}

/// An action that has to do with a character, and what the character does.
fn of_card(id: &'static str, card: Character) -> Message {
    Message::new(id).message("card", card_of(card)).message("does", does_of(card))
}

pub(super) fn tell(game: &Maharaja, view: &View, action: Action) -> Message {
    let public = &view.public;
    let seat = view.viewer.unwrap_or(Seat::A);
    let n = seat.index();
    match action {
        Action::Choose(card) => of_card("action-choose", card),
        Action::Plan(disc) => Message::new("action-plan").list("kinds", super::disc_list(disc)),
        Action::Go(to) => travel(game, public, seat, to),
        Action::Shrine(place) if matches!(public.phase, Phase::Open(_)) => {
            Message::new("action-open").message("place", spot_of(place))
        }
        Action::Shrine(place) => Message::new("action-shrine")
            .message("place", spot_of(place))
            .message("coins", coins(public.duty.shrine_cost())),
        Action::Statue(city, site) => statue(game, public, seat, city, site, false),
        Action::Plain(city, site) => statue(game, public, seat, city, site, true),
        Action::Coins => Message::new("action-coins").message("coins", coins(board::COINS_ACTION)),
        Action::Stock => {
            let taken = board::STOCK_ACTION.min(public.supply[n]);
            Message::new("action-stock").message("shrines", shrines(taken))
        }
        Action::Prestige => Message::new("action-prestige")
            .message("coins", coins(board::PRESTIGE_COST))
            .message("prestige", gained(public, seat, board::PRESTIGE_ACTION)),
        Action::Take(card) => match public.holder(card) {
            None => of_card("action-take-row", card),
            Some(holder) => of_card("action-take-from", card).named(game, "who", holder),
        },
        Action::Track(city) => banner("action-track", public, city),
        Action::Counsel(city) => banner("action-counsel", public, city),
        Action::Token(kind) => Message::new("action-token").message("kind", kind_of(kind)),
        Action::Power(Character::STONECUTTER) => Message::new("action-power-2"),
        Action::Power(Character::PENITENT) => Message::new("action-power-4"),
        Action::Power(Character::POET) => {
            Message::new("action-power-6").message("prestige", gained(public, seat, 1))
        }
        Action::Power(_) if public.tokens_left() == 0 => Message::new("action-power-14-none"),
        Action::Power(_) => Message::new("action-power-14"),
        Action::Found(place) => Message::new("action-found")
            .message("place", spot_of(place))
            .message("coins", coins(game.builder_cost())),
        Action::ExchangeBuy => {
            let told = public.duty.chronicled && !game.chronicles_each();
            let bought = if told { prestige(1) } else { gained(public, seat, 1) };
            Message::new("action-exchange-buy")
                .message("coins", coins(board::EXCHANGE))
                .message("prestige", bought)
        }
        Action::ExchangeSell => {
            Message::new("action-exchange-sell").message("coins", coins(board::EXCHANGE))
        }
        Action::Enough => Message::new("action-enough"),
        Action::Back(place) => Message::new("action-back")
            .message("place", spot_of(place))
            .message("coins", coins(board::SHRINE_COST)),
        Action::End if public.is_turn_done() => Message::new("action-end"),
        Action::End => Message::new("action-end-left").list("left", super::names::left(public)),
        Action::Reward(tile) => Message::new("action-reward").message("tile", reward_of(tile)),
        Action::RewardOnce(tile) => {
            Message::new("action-reward-once").message("tile", reward_of(tile))
        }
        Action::RewardUnused(tile) => {
            Message::new("action-reward-unused").message("tile", reward_of(tile))
        }
        Action::Buy(count) => {
            let each = game.chronicles_each() && public.has(seat, Character::CHRONICLER);
            let more = if each { u16::from(count.max(1)) - 1 } else { 0 };
            Message::new("action-buy")
                .message("coins", coins(count))
                .message("prestige", gained(public, seat, u16::from(count) + more))
        }
        Action::Free(place) => Message::new("action-free").message("place", spot_of(place)),
        Action::Maharani(card) => of_card("action-maharani", card),
        Action::Waive => Message::new("action-waive"),
    }
}

fn statue(
    game: &Maharaja,
    public: &Public,
    seat: Seat,
    city: City,
    site: u8,
    plain: bool,
) -> Message {
    let cost = coins(game.statue_cost(public, seat, city));
    let bonus = bonus(city, site);
    let id = match (bonus, plain) {
        (None, _) => "action-statue",
        (Some(_), false) => "action-statue-bonus",
        (Some(_), true) => "action-statue-plain",
    };
    let message = Message::new(id)
        .message("place", place_of(city.place()))
        .message("site", site_of(site))
        .message("coins", cost);
    match bonus {
        Some(Bonus::Prestige(n)) if !plain => {
            message.message("bonus", gained(public, seat, u16::from(n)))
        }
        Some(bonus) => message.message("bonus", bonus_of(bonus)),
        None => message,
    }
}

fn banner(id: &'static str, public: &Public, city: City) -> Message {
    Message::new(id)
        .message("city", place_of(city.place()))
        .number("from", public.track.cell(city))
        .number("to", public.track.target(city, board::BANNER_MOVE))
}

/// What a road costs, and to whom.
fn travel(game: &Maharaja, public: &Public, seat: Seat, to: Place) -> Message {
    let ends = public.priest[seat.index()].junction().zip(to.junction());
    let road = ends.and_then(|(from, to)| NET.between(from, to));
    let tolls = road.map(|road| public.tolls(seat, road)).unwrap_or_default();
    let sum: u8 = tolls.iter().sum();
    if sum == 0 {
        return Message::new("action-go-free").message("place", place_of(to));
    }
    Message::new("action-go-toll")
        .message("place", place_of(to))
        .message("coins", coins(sum))
        .list("owners", owners(game, &tolls))
}
