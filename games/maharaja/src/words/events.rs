//! What happened, in words.

use super::names::{
    Naming, bonus_of, card_of, cards_of, coins, deed_of, kind_of, owners, place_of, prestige,
    reward_of, set_of, shrines, site_of, statues,
};
use crate::Maharaja;
use crate::board;
use crate::character::Character;
use crate::event::{Cause, Event, Source};
use crate::state::{BOT, SEATS};
use engine::{Message, Seat};

pub(super) fn tell(game: &Maharaja, event: &Event) -> Message {
    let by = |id: &'static str, seat: Seat| Message::new(id).who(game, seat);
    match *event {
        Event::Characters { cards } => {
            Message::new("event-characters").list("cards", set_of(cards))
        }
        Event::Company { bot, row } => {
            Message::new("event-company").message("card", card_of(bot)).list("row", cards_of(row))
        }
        Event::Rewards { order } => {
            Message::new("event-rewards").list("tiles", super::rewards(order))
        }
        Event::Banners { order } => {
            let cities = order.iter().map(|city| place_of(city.place()));
            Message::new("event-banners").list("cities", cities)
        }
        Event::Starter { seat } => by("event-starter", seat),
        Event::Setup { tile, villages } => Message::new("event-setup")
            .number("tile", tile)
            .list("villages", villages.iter().map(place_of)),
        Event::Chose { seat, card } => by("event-chose", seat).message("card", card_of(card)),
        Event::Drawn { card } => Message::new("event-drawn").message("card", card_of(card)),
        Event::Opened { seat, village } => {
            by("event-opened", seat).message("place", place_of(village))
        }
        Event::Round { round, city } => Message::new("event-round")
            .number("round", round)
            .message("city", place_of(city.place())),
        Event::Tiles { left, middle } => Message::new("event-tiles")
            .number("left", left.number())
            .number("middle", middle.number()),
        Event::Planned { seat, disc: None } => by("event-planned", seat),
        Event::Planned { seat, disc: Some(disc) } => {
            by("event-planned-open", seat).list("kinds", super::disc_list(disc))
        }
        Event::Revealed { seat, disc } => {
            by("event-revealed", seat).list("kinds", super::disc_list(disc))
        }
        Event::Coins { seat, coins: n } => by("event-coins", seat).message("coins", coins(n)),
        Event::Stocked { seat, shrines: n } => {
            by("event-stocked", seat).message("shrines", shrines(n))
        }
        Event::Prestige { seat, coins: paid, prestige: n } => by("event-prestige", seat)
            .message("coins", coins(paid))
            .message("prestige", prestige(n)),
        Event::Shrine { seat, place, coins: paid, from } => {
            let id = match (from, paid) {
                (Source::Hand, 0) => "event-shrine-free",
                (Source::Hand, _) => "event-shrine",
                (Source::Supply, _) => "event-shrine-supply",
                (Source::City(_), _) => "event-shrine-moved",
            };
            let message = by(id, seat).message("place", place_of(place));
            match (from, paid) {
                (Source::City(city), _) => message.message("from", place_of(city.place())),
                (Source::Hand, 0) => message,
                (Source::Hand | Source::Supply, paid) => message.message("coins", coins(paid)),
            }
        }
        Event::Statue { seat, city, site, coins: paid, built } => {
            let id = if paid == 0 { "event-statue-free" } else { "event-statue" };
            let message = by(id, seat)
                .message("place", place_of(city.place()))
                .message("site", site_of(site))
                .number("built", built);
            if paid == 0 { message } else { message.message("coins", coins(paid)) }
        }
        Event::Bonus { seat, given: 0, bonus } => {
            by("event-bonus-none", seat).message("bonus", bonus_of(bonus))
        }
        Event::Bonus { seat, bonus, given } => {
            let given = match bonus {
                crate::Bonus::Token(_) => crate::Bonus::Token(given),
                crate::Bonus::Prestige(_) => crate::Bonus::Prestige(given),
                crate::Bonus::Coins(_) => crate::Bonus::Coins(given),
                crate::Bonus::Shrines(_) => crate::Bonus::Shrines(given),
            };
            by("event-bonus", seat).message("bonus", bonus_of(given))
        }
        Event::Declined { seat, bonus } => {
            by("event-declined", seat).message("bonus", bonus_of(bonus))
        }
        Event::Travelled { seat, from, to, tolls } => {
            let sum: u8 = tolls.iter().fold(0, |sum, toll| sum.saturating_add(*toll));
            let id = if sum == 0 { "event-travelled" } else { "event-travelled-toll" };
            let message = by(id, seat).message("from", place_of(from)).message("to", place_of(to));
            if sum == 0 {
                return message;
            }
            message.message("coins", coins(sum)).list("owners", owners(game, &tolls))
        }
        Event::Banner { seat, city, from, to, power } => {
            by(if power { "event-banner-power" } else { "event-banner" }, seat)
                .message("city", place_of(city.place()))
                .number("from", from)
                .number("to", to)
        }
        Event::Took { seat, card, from, back } => {
            // When one plays, the old tile does not go back to the row (15.4).
            let id = match (from, game.is_solo()) {
                (Some(_), false) => "event-took-from",
                (Some(_), true) => "event-took-from-out",
                (None, false) => "event-took-row",
                (None, true) => "event-took-row-out",
            };
            let message =
                by(id, seat).message("card", card_of(card)).message("back", card_of(back));
            match from {
                Some(from) => message.named(game, "from", from),
                None => message,
            }
        }
        Event::Replaced { seat, card } => by("event-replaced", seat).message("card", card_of(card)),
        Event::TookBack { seat, village, coins: n } => by("event-took-back", seat)
            .message("place", place_of(village))
            .message("coins", coins(n)),
        Event::Token { seat, kind } => by("event-token", seat).message("kind", kind_of(kind)),
        Event::Power { seat, card, got } => match card {
            Character::STONECUTTER => by("event-power-2", seat).message("shrines", shrines(got)),
            Character::PENITENT => by("event-power-4", seat),
            Character::POET => by("event-power-6", seat).message("prestige", prestige(got)),
            _ if got == 0 => by("event-power-14-none", seat),
            _ => by("event-power-14", seat),
        },
        Event::Exchanged { seat, buys, prestige: n } => {
            by(if buys { "event-exchange-buy" } else { "event-exchange-sell" }, seat)
                .message("coins", coins(board::EXCHANGE))
                .message("prestige", prestige(n))
        }
        Event::Returned { seat, card } => by("event-returned", seat).message("card", card_of(card)),
        Event::Ended { seat } => by("event-ended", seat),
        Event::Ticked { tile, tick } => Message::new(match tick {
            1 => "event-ticked-left",
            2 => "event-ticked-middle",
            _ => "event-ticked-hidden",
        })
        .number("tile", tile.number()),
        Event::Plays { tile } => {
            let printed = tile.printed();
            let goes = match printed.goes() {
                Some(city) => place_of(city.place()),
                None => Message::new("goes-maharaja"),
            };
            Message::new("event-plays")
                .number("tile", tile.number())
                .list("deeds", printed.deeds.into_iter().map(deed_of))
                .message("goes", goes)
        }
        Event::Skipped { deed } => Message::new("event-skipped").message("deed", deed_of(deed)),
        Event::BotCoins { coins: n } => by("event-coins", BOT).message("coins", coins(n)),
        Event::Swapped { card, gone } => Message::new("event-swapped")
            .message("card", card_of(card))
            .message("gone", card_of(gone)),
        Event::Went { from, to, villages: _, coins: 0 } => Message::new("event-went")
            .message("from", place_of(from))
            .message("to", place_of(to.place())),
        Event::Went { from, to, villages: _, coins: n } => Message::new("event-went-toll")
            .message("from", place_of(from))
            .message("to", place_of(to.place()))
            .message("coins", coins(n)),
        Event::Stayed { at, to } => Message::new("event-stayed")
            .message("place", place_of(at))
            .message("to", place_of(to.place())),
        Event::Scored { city, cult, coins, prestige, .. } => {
            let city = place_of(city.place());
            Message::new("event-scored")
                .message("city", city)
                .list("scores", scores(game, &cult, &coins, &prestige))
        }
        Event::Reward { seat, tile, again } => {
            by(if again { "event-reward-again" } else { "event-reward" }, seat)
                .message("tile", reward_of(tile))
        }
        Event::Once { seat } => by("event-once", seat),
        Event::Gained { seat, coins: c, shrines: s, prestige: p } => {
            let parts = [(c, coins(c)), (s, shrines(s)), (p, prestige(p))];
            let parts: Vec<_> =
                parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, part)| part).collect();
            if parts.is_empty() {
                return by("event-gained-nothing", seat);
            }
            by("event-gained", seat).list("parts", parts)
        }
        Event::Tribute { seat, lost } => {
            let owners = owners(game, &lost);
            if owners.is_empty() {
                return by("event-tribute-none", seat);
            }
            by("event-tribute", seat).list("owners", owners)
        }
        Event::Bought { seat, coins: paid, prestige: n } => {
            by("event-bought", seat).message("coins", coins(paid)).message("prestige", prestige(n))
        }
        Event::Marked { seat, card } => by("event-marked", seat).message("card", card_of(card)),
        Event::Waived { seat, tile } => by("event-waived", seat).message("tile", reward_of(tile)),
        Event::Discarded { tile } => {
            Message::new("event-discarded").message("tile", reward_of(tile))
        }
        Event::Over { cause, won, totals, statues: built, coins: purses } => {
            let cause = Message::new(match cause {
                Cause::Statues => "cause-statues",
                Cause::Rounds => "cause-rounds",
            });
            let mut order: Vec<usize> = (0..game.parties()).collect();
            order.sort_by_key(|n| std::cmp::Reverse((totals[*n], built[*n], purses[*n])));
            let lines = order.into_iter().map(|n| {
                by("rank-line", Seat::new(n))
                    .message("prestige", prestige(totals[n]))
                    .message("statues", statues(built[n]))
                    .message("coins", coins(purses[n]))
            });
            let id = match (game.is_solo(), won) {
                (false, _) => "event-over",
                (true, true) => "event-over-won",
                (true, false) => "event-over-lost",
            };
            Message::new(id).message("cause", cause).list("ranking", lines)
        }
    }
}

/// Who has which cult and gets what, best first.
fn scores(
    game: &Maharaja,
    cult: &[u8; SEATS],
    paid: &[u8; SEATS],
    honour: &[u8; SEATS],
) -> Vec<Message> {
    let mut order: Vec<usize> = (0..game.parties()).collect();
    order.sort_by_key(|n| std::cmp::Reverse((cult[*n], paid[*n], honour[*n])));
    let line = |n: usize| {
        let id = match (paid[n] > 0, honour[n] > 0) {
            (_, false) => "score-line",
            (true, true) => "score-line-both",
            (false, true) => "score-line-prestige",
        };
        let message = Message::new(id).who(game, Seat::new(n)).number("cult", cult[n]);
        match (paid[n] > 0, honour[n] > 0) {
            (_, false) => message.message("coins", coins(paid[n])),
            (true, true) => {
                message.message("coins", coins(paid[n])).message("prestige", prestige(honour[n]))
            }
            (false, true) => message.message("prestige", prestige(honour[n])),
        }
    };
    order.into_iter().map(line).collect()
}
