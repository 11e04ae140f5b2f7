//! What a thing is, as a sentence: for the line below the board while nothing
//! can be done with it.

use super::handles::Thing;
use super::names;
use super::seats::SPECIAL;
use crate::Maharaja;
use crate::board::{self, NET};
use crate::character::Character;
use crate::event::Event;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::reward::Reward;
use crate::site::bonus;
use crate::state::{BOT, Public};
use crate::tile::TileNo;
use crate::view::View;
use crate::words::Naming;
use crate::words::names as words;
use drawing::Handle;
use engine::{Message, Seat};

impl Maharaja {
    pub(super) fn tell_about(&self, view: &View, handle: &Handle) -> Option<Message> {
        let public = &view.public;
        Some(match Thing::of(handle)? {
            Thing::Place(place) => match (place.village(), place.city()) {
                (Some(_), _) => self.about_village(view, place),
                (None, Some(city)) => self.about_city(view, city),
                (None, None) => Message::new("table-about-start"),
            },
            Thing::Site(city, site) => self.about_site(view, city, site),
            Thing::Card(card) => self.about_card(public, card),
            Thing::Banner(city) => about_banner(public, city)?,
            Thing::Reward(tile) => self.about_reward(public, tile),
            Thing::Sector(kind) => about_kind(kind),
            Thing::Task(kind) => about_kind(kind),
            Thing::Seat(seat) => self.about_seat(view, seat)?,
            Thing::Tile(nth) => self.about_tile(public, nth)?,
            Thing::Rule(number) => Message::new("table-about-rule")
                .text("name", format!("R{number}"))
                .message("rule", Message::new(SPECIAL[number - 1])),
            Thing::Final => {
                let (name, id) = self.final_name()?;
                let id = Message::new(id);
                Message::new("table-about-rule").text("name", name).message("rule", id)
            }
        })
    }

    fn about_village(&self, view: &View, place: Place) -> Message {
        let public = &view.public;
        let owns = |seat: &Seat| public.shrines_in(*seat, place) > 0;
        let owners: Vec<Seat> = Seat::all(self.parties()).filter(owns).collect();
        let ends = place.village().map(|it| NET.road(NET.of[it.index()]).ends);
        let ends = ends.map_or(["", ""], |ends| ends.map(|end| Place::of_junction(end).name()));
        let id = match (owners.is_empty(), view.viewer) {
            (true, _) => "table-about-village-empty",
            (false, None) => "table-about-village-seen",
            (false, Some(_)) => "table-about-village",
        };
        let message =
            Message::new(id).text("name", place.name()).text("one", ends[0]).text("other", ends[1]);
        if owners.is_empty() {
            return message;
        }
        let named = owners.iter().map(|it| Message::new("owner-name").named(self, "who", *it));
        let message = message.list("owners", named);
        match view.viewer {
            None => message,
            Some(seat) => {
                let free = owners.contains(&seat) || public.has(seat, Character::MONK);
                let toll = if free { 0 } else { owners.len() };
                message.message("coins", words::coins(toll as i64))
            }
        }
    }

    fn about_city(&self, view: &View, city: City) -> Message {
        let public = &view.public;
        let free = i64::from(public.free_sites(city).count_ones());
        let free = Message::new("sites").number("n", free);
        let present = self.present(public, city);
        let id = if present.is_empty() { "table-about-city-empty" } else { "table-about-city" };
        let seat = view.viewer.unwrap_or(Seat::A);
        let cost = self.statue_cost(public, seat, city);
        let message = Message::new(id)
            .text("name", city.name())
            .message("free", free)
            .message("coins", words::coins(cost));
        if present.is_empty() {
            return message;
        }
        let line = |(seat, cult): (Seat, u8)| {
            Message::new("owner-coins").named(self, "who", seat).number("n", cult)
        };
        message.list("cult", present.into_iter().map(line))
    }

    /// A site, with the price of a statue as a sum.
    fn about_site(&self, view: &View, city: City, site: u8) -> Message {
        let public = &view.public;
        let cult = if site == 0 { board::CENTRE_CULT } else { self.outer_cult() };
        let message = Message::new("table-about-site")
            .text("city", city.name())
            .message("site", words::site_of(site))
            .number("cult", cult);
        if let Some(by) = public.builder(city, site) {
            return Message { id: "table-about-statue".into(), ..message }.named(self, "who", by);
        }
        let seat = view.viewer.unwrap_or(Seat::A);
        let cost = self.statue_cost(public, seat, city);
        let mut off = Vec::new();
        if public.duty.statue_discount() > 0 && public.duty.seat == seat {
            off.push(Message::new("table-off-plan").number("n", public.duty.statue_discount()));
        }
        if public.has(seat, Character::ARTISAN) {
            off.push(Message::new("table-off-artisan").number("n", board::ARTISAN));
        }
        let message = message.message("coins", words::coins(cost));
        let (bonus, reduced) = (bonus(city, site), !off.is_empty());
        let id = match (bonus.is_some(), reduced) {
            (false, false) => "table-about-site",
            (false, true) => "table-about-site-less",
            (true, false) => "table-about-bonus",
            (true, true) => "table-about-bonus-less",
        };
        let mut message = Message { id: id.into(), ..message };
        if let Some(bonus) = bonus {
            message = message.message("bonus", words::bonus_of(bonus));
        }
        if reduced { message.list("off", off) } else { message }
    }

    fn about_card(&self, public: &Public, card: Character) -> Message {
        let message = |id: &'static str| {
            Message::new(id)
                .message("card", words::card_of(card))
                .message("does", names::does(card))
        };
        match public.holder(card) {
            Some(seat) => message("table-about-card-held").named(self, "who", seat),
            None => message("table-about-card-row"),
        }
    }

    fn about_reward(&self, public: &Public, tile: Reward) -> Message {
        let open = public.rewards.open(self.open_rewards()).any(|it| it == tile);
        let id = if open { "table-about-reward-open" } else { "table-about-reward" };
        Message::new(id)
            .message("tile", words::reward_of(tile))
            .number("n", self.open_rewards() as i64)
    }

    fn about_seat(&self, view: &View, seat: Seat) -> Option<Message> {
        let (public, n) = (&view.public, seat.index());
        if n >= self.parties() {
            return None;
        }
        Some(
            Message::new("table-about-seat")
                .named(self, "who", seat)
                .message("coins", words::coins(public.coins[n]))
                .message("statues", words::statues(public.statues_built(seat)))
                .message("shrines", words::shrines(public.hand[n]))
                .number("supply", public.supply[n])
                .text("place", public.priest[n].name()),
        )
    }

    fn about_tile(&self, public: &Public, nth: usize) -> Option<Message> {
        if !self.is_solo() {
            return None;
        }
        let tile = match nth {
            0 | 1 => public.brahma.open[nth],
            _ => public.brahma.tile.filter(|tile| !public.brahma.open.contains(&Some(*tile))),
        };
        let place = Message::new(["table-leftmost", "table-middle", "table-hidden"][nth.min(2)]);
        match tile {
            None => Some(Message::new("table-about-tile-hidden")),
            Some(tile) => Some(
                Message::new("table-about-tile")
                    .message("place", place)
                    .list("deeds", self.would(public, tile)),
            ),
        }
    }

    /// What a tile would do as things stand, in a few words each.
    fn would(&self, public: &Public, tile: TileNo) -> Vec<Message> {
        let mut list = Vec::new();
        for event in self.foresee(public, tile) {
            list.push(match event {
                Event::Statue { city, .. } => {
                    Message::new("table-would-statue").text("place", city.name())
                }
                Event::Shrine { place, .. } => {
                    Message::new("table-would-shrine").text("place", place.name())
                }
                Event::Banner { city, to, .. } => {
                    Message::new("table-would-banner").text("place", city.name()).number("to", to)
                }
                Event::BotCoins { coins } => {
                    Message::new("table-would-coins").message("coins", words::coins(coins))
                }
                Event::Swapped { card, .. } => {
                    Message::new("table-would-swap").message("card", words::card_of(card))
                }
                Event::Went { to, coins: 0, .. } => {
                    Message::new("table-would-go").text("place", to.name())
                }
                Event::Went { to, coins, .. } => Message::new("table-would-go-toll")
                    .text("place", to.name())
                    .message("coins", words::coins(coins)),
                Event::Stayed { at, .. } => {
                    Message::new("table-would-stay").text("place", at.name())
                }
                Event::Skipped { deed } => {
                    Message::new("table-would-not").message("deed", words::deed_of(deed))
                }
                // Nothing else happens in its turn.
                _ => continue,
            });
        }
        debug_assert!(!list.is_empty(), "{BOT} goes somewhere or stays");
        list
    }
}

fn about_banner(public: &Public, city: City) -> Option<Message> {
    if !public.track.is_drawn() {
        return None;
    }
    let nth = public.track.order().iter().position(|it| *it == city)?;
    let id = if public.maharaja == city.place() {
        "table-about-banner-now"
    } else {
        "table-about-banner"
    };
    Some(
        Message::new(id)
            .text("city", city.name())
            .number("cell", public.track.cell(city))
            .number("nth", nth as i64 + 1),
    )
}

fn about_kind(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Statue => "table-kind-statue",
        Kind::Shrine => "table-kind-shrine",
        Kind::StatueShrine => "table-kind-statue-shrine",
        Kind::TwoShrines => "table-kind-shrines",
        Kind::Coins => "table-kind-coins",
        Kind::Stock => "table-kind-stock",
        Kind::Prestige => "table-kind-prestige",
        Kind::Character => "table-kind-character",
        Kind::Track => "table-kind-track",
    })
}
