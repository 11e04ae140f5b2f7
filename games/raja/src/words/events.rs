//! What happened, in words.

use super::names::{card_of, gold, kind_of, kinds, owners, place_of, site_of};
use crate::event::{Cause, Event};
use crate::track::space_name;
use engine::{Message, Seat};

fn houses(n: u8) -> Message {
    Message::new("houses").number("n", n)
}

pub(super) fn tell(event: &Event) -> Message {
    match *event {
        Event::Governors { order } => {
            let cities = order.iter().map(|city| place_of(city.place()));
            Message::new("event-governors").list("cities", cities)
        }
        Event::Youngest { seat } => Message::new("event-youngest").seat("who", seat),
        Event::Bid { seat, gold: bid } => {
            Message::new("event-bid").seat("who", seat).message("gold", gold(bid))
        }
        Event::Passed { seat } => Message::new("event-passed").seat("who", seat),
        Event::LotWon { seat, gold: paid } => {
            Message::new("event-lot").seat("who", seat).message("gold", gold(paid))
        }
        Event::Chose { seat, card, at } => Message::new("event-chose")
            .seat("who", seat)
            .message("card", card_of(card))
            .message("place", place_of(at)),
        Event::Opened { seat, village } => {
            Message::new("event-opened").seat("who", seat).message("place", place_of(village))
        }
        Event::Supplied { houses: n } => {
            Message::new("event-supplied").message("houses", houses(n))
        }
        Event::Round { round, city, space } => Message::new("event-round")
            .number("round", round)
            .message("city", place_of(city.place()))
            .text("space", space_name(space)),
        Event::Sealed { seat, disc: None } => Message::new("event-sealed").seat("who", seat),
        Event::Sealed { seat, disc: Some(disc) } => {
            Message::new("event-sealed-open").seat("who", seat).list("kinds", kinds(disc.kinds()))
        }
        Event::Revealed { seat, disc } => {
            Message::new("event-revealed").seat("who", seat).list("kinds", kinds(disc.kinds()))
        }
        Event::Merchant { seat, gold: paid } => {
            Message::new("event-merchant").seat("who", seat).message("gold", gold(paid))
        }
        Event::Yogi { seat, token } => {
            Message::new(if token { "event-yogi" } else { "event-yogi-none" }).seat("who", seat)
        }
        Event::Gold { seat, gold: paid } => {
            Message::new("event-gold").seat("who", seat).message("gold", gold(paid))
        }
        Event::Quarried { seat, houses: n, left } => Message::new("event-quarried")
            .seat("who", seat)
            .message("houses", houses(n))
            .number("left", left),
        Event::Built { seat, place, gold: 0 } => {
            Message::new("event-built-free").seat("who", seat).message("place", place_of(place))
        }
        Event::Built { seat, place, gold: paid } => Message::new("event-built")
            .seat("who", seat)
            .message("place", place_of(place))
            .message("gold", gold(paid)),
        Event::Lifted { seat, from } => {
            Message::new("event-lifted").seat("who", seat).message("place", place_of(from))
        }
        Event::PutBack { seat, place } => {
            Message::new("event-put-back").seat("who", seat).message("place", place_of(place))
        }
        Event::Moved { seat, from, to, free } => {
            Message::new(if free { "event-moved-free" } else { "event-moved" })
                .seat("who", seat)
                .message("from", place_of(from))
                .message("to", place_of(to))
        }
        Event::Palace { seat, city, site, gold: paid, built } => Message::new("event-palace")
            .seat("who", seat)
            .message("place", place_of(city.place()))
            .message("site", site_of(site))
            .message("gold", gold(paid))
            .number("built", built),
        Event::Travelled { seat, from, to, tolls, bank } => {
            let sum: u8 = tolls.iter().fold(0, |sum, toll| sum.saturating_add(*toll));
            let id = match (sum, bank) {
                (0, _) => "event-travelled",
                (_, true) => "event-travelled-bank",
                (_, false) => "event-travelled-toll",
            };
            let message = Message::new(id).seat("who", seat);
            let message = message.message("from", place_of(from)).message("to", place_of(to));
            if sum == 0 {
                return message;
            }
            message.message("gold", gold(sum)).list("owners", owners(&tolls))
        }
        Event::Governor { seat, city, from, to } => Message::new("event-governor")
            .seat("who", seat)
            .message("city", place_of(city.place()))
            .text("from", space_name(from))
            .text("to", space_name(to)),
        Event::Took { seat, card, from, back } => {
            let id = match (from, back) {
                (Some(_), _) => "event-took-from",
                (None, Some(_)) => "event-took-back",
                (None, None) => "event-took-bank",
            };
            let mut message = Message::new(id).seat("who", seat).message("card", card_of(card));
            if let Some(from) = from {
                message = message.seat("from", from);
            }
            if from.is_some() || back.is_some() {
                let none = || Message::new("character-none");
                message = message.message("back", back.map_or_else(none, card_of));
            }
            message
        }
        Event::Replaced { seat, card } => {
            Message::new("event-replaced").seat("who", seat).message("card", card_of(card))
        }
        Event::Swapped { seat, with, get, give } => Message::new("event-swapped")
            .seat("who", seat)
            .seat("with", with)
            .message("get", card_of(get))
            .message("give", card_of(give)),
        Event::Attracted { seat, from } => {
            Message::new("event-attracted").seat("who", seat).seat("from", from)
        }
        Event::Gave { seat, to, card } => Message::new("event-gave")
            .seat("who", seat)
            .seat("to", to)
            .message("card", card_of(card)),
        Event::Token { seat, kind } => {
            Message::new("event-token").seat("who", seat).message("kind", kind_of(kind))
        }
        Event::GaveUp { seat, kind, gold: each } => Message::new("event-gave-up")
            .seat("who", seat)
            .message("kind", kind_of(kind))
            .message("gold", gold(each)),
        Event::Ended { seat } => Message::new("event-ended").seat("who", seat),
        Event::Scored { city, points, prizes, monopoly, .. } => {
            let place = place_of(city.place());
            let mut order: Vec<usize> = (0..points.len()).filter(|n| points[*n] > 0).collect();
            order.sort_by_key(|n| std::cmp::Reverse(prizes[*n]));
            if order.is_empty() {
                return Message::new("event-scored-nobody").message("city", place);
            }
            let id = if monopoly.is_some() { "score-line-alone" } else { "score-line" };
            let lines = order.into_iter().map(|n| {
                Message::new(id)
                    .seat("who", Seat::new(n))
                    .message("points", Message::new("points").number("n", points[n]))
                    .message("gold", gold(prizes[n]))
            });
            Message::new("event-scored").message("city", place).list("scores", lines)
        }
        Event::Over { cause, places, palaces, gold: purses } => {
            let cause = Message::new(match cause {
                Cause::Palaces => "cause-palaces",
                Cause::Track => "cause-track",
                Cause::Rounds => "cause-rounds",
            });
            let mut order: Vec<usize> = (0..places.len()).filter(|n| places[*n] > 0).collect();
            order.sort_by_key(|n| places[*n]);
            let lines = order.into_iter().map(|n| {
                Message::new("rank-line")
                    .number("place", places[n])
                    .seat("who", Seat::new(n))
                    .message("palaces", Message::new("palaces").number("n", palaces[n]))
                    .message("gold", gold(purses[n]))
            });
            Message::new("event-over").message("cause", cause).list("ranking", lines)
        }
    }
}
