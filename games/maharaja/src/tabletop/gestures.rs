//! By which touches every action is made.
//!
//! A place is touched for what is built there or to travel there, a site for
//! its statue. What has no place is a button beside the prompt; the actions of
//! the plan can be touched on their line as well, abilities on their tile.

use super::handles::Thing;
use super::{banners, journeys, names};
use crate::action::Action;
use crate::board;
use crate::character::{Ability, Character};
use crate::kind::Kind;
use crate::place::City;
use crate::reward::Reward;
use crate::site::{LOWER_SITE, SITES, UPPER_SITE, bonus};
use crate::state::{Phase, Public};
use crate::view::View;
use drawing::{Gesture, Handle, Icon};
use engine::{Message, Seat};

const PLAIN: &str = "opt:plain";
const ONCE: &str = "opt:once";
const UNUSED: &str = "opt:unused";
const TOKEN: &str = "do:token";
const BUY: &str = "do:buy";
const SELL: &str = "do:sell";

fn card(card: Character) -> Handle {
    Thing::Card(card).handle()
}

/// The button of an ability that only gives something.
fn power(card: Character) -> String {
    format!("do:power.{card}")
}

/// The abilities that a seat can use in a turn of its own and has not used.
pub(super) fn fresh(public: &Public, seat: Seat) -> impl Iterator<Item = Character> {
    let own = public.powers(seat).minus(public.duty.used);
    own.iter().filter(|card| card.ability() == Ability::Once)
}

/// The site that stands for all that bring nothing beside their cult: the
/// first free one of them.
fn plain_site(public: &Public, city: City) -> Option<u8> {
    let free = public.free_sites(city);
    (1..SITES).find(|site| bonus(city, *site).is_none() && free >> site & 1 == 1)
}

fn statue(public: &Public, city: City, site: u8, plain: bool) -> Gesture {
    let site_handle = Thing::Site(city, site).handle();
    let mut gesture = Gesture::touch([site_handle]);
    // By the city too: its menu holds one line for each kind of site.
    let named = [0, UPPER_SITE, LOWER_SITE].contains(&site);
    if named || plain_site(public, city) == Some(site) {
        gesture = gesture.or([Thing::Place(city.place()).handle()]);
    }
    if plain {
        for way in &mut gesture.ways {
            way.push(PLAIN.into());
        }
    }
    let label = match (site, plain) {
        (0, _) => Message::new("table-statue-centre"),
        (_, true) => Message::new("table-statue-plain").number("site", site),
        (_, false) if bonus(city, site).is_some() => {
            Message::new("table-statue-bonus").number("site", site)
        }
        (_, false) => Message::new("table-statue").number("site", site),
    };
    gesture.label(label).icon(Icon::new("ma-statue"))
}

/// A button, and the line of the plan.
fn task(verb: &'static str, kind: Kind) -> Gesture {
    Gesture::touch([verb]).or([Thing::Task(kind).handle()])
}

pub(super) fn touches(view: &View, action: Action) -> Gesture {
    let public = &view.public;
    let label = |id: &'static str| Message::new(id);
    match action {
        Action::Choose(of) | Action::Maharani(of) => Gesture::touch([card(of)]),
        Action::Take(of) => Gesture::touch([card(of)]).label(label("table-take")),
        Action::Plan(disc) => {
            let sectors = disc.kinds().map(|kind| Thing::Sector(kind).handle());
            Gesture::touch(sectors).confirm().label(label("table-seal")).primary()
        }
        Action::Go(to) => {
            let seat = view.viewer.unwrap_or(public.duty.seat);
            let over = journeys::over(public, seat, &[to]);
            let gesture = Gesture::touch([Thing::Place(to).handle()]).label(label("table-go"));
            Gesture { over, ..gesture.icon(Icon::new("bb-goes")) }
        }
        Action::Shrine(place) => Gesture::touch([Thing::Place(place).handle()])
            .label(label("table-shrine"))
            .icon(Icon::new("ma-shrine")),
        Action::Found(place) => {
            let place = Thing::Place(place).handle();
            Gesture::touch([place.clone()])
                .or([card(Character::BUILDER), place])
                .label(label("table-found"))
                .icon(Icon::new("c-builder"))
        }
        Action::Free(place) => Gesture::touch([Thing::Place(place).handle()])
            .label(label("table-shrine"))
            .icon(Icon::new("rw-shrine")),
        Action::Back(place) => Gesture::touch([Thing::Place(place).handle()])
            .label(label("table-back"))
            .icon(Icon::new("ma-shrine")),
        Action::Statue(city, site) => statue(public, city, site, false),
        Action::Plain(city, site) => statue(public, city, site, true),
        Action::Coins => task("do:coins", Kind::Coins).icon(Icon::new("ma-coins")),
        Action::Stock => task("do:stock", Kind::Stock).icon(Icon::new("ma-stock")),
        Action::Prestige => task("do:prestige", Kind::Prestige).icon(Icon::new("ma-prestige")),
        Action::Track(city) => {
            let gesture = Gesture::touch([Thing::Banner(city).handle()]);
            let gesture = gesture.label(label("table-track")).icon(Icon::new("ma-track"));
            Gesture { over: banners::ghosts(&public.track, city), ..gesture }
        }
        Action::Counsel(city) => {
            let banner = Thing::Banner(city).handle();
            let gesture = Gesture::touch([banner.clone()])
                .or([card(Character::COUNSELLOR), banner])
                .label(label("table-counsel"))
                .icon(Icon::new("c-counsellor"));
            Gesture { over: banners::ghosts(&public.track, city), ..gesture }
        }
        Action::Token(kind) => Gesture::touch([TOKEN.into(), Thing::Sector(kind).handle()])
            .icon(Icon::new(names::kind_icon(kind))),
        Action::Power(of) => {
            let gesture = Gesture::touch([card(of)]).label(names::power(of));
            // More than one of them would crowd the prompt.
            let alone = fresh(public, public.duty.seat).count() == 1;
            let gesture = if alone { gesture.or([power(of)]) } else { gesture };
            gesture.icon(Icon::new(names::card_icon(of)))
        }
        Action::ExchangeBuy => Gesture::touch([BUY]).or([card(Character::CHANGER), BUY.into()]),
        Action::ExchangeSell => Gesture::touch([SELL]).or([card(Character::CHANGER), SELL.into()]),
        Action::Enough => {
            let done = Message::new("table-enough").number("done", public.duty.exchanges);
            Gesture::button(done.number("most", board::EXCHANGES)).primary()
        }
        Action::End => {
            let left = crate::words::left_undone(public);
            let label = if left.is_empty() {
                Message::new("table-end")
            } else {
                Message::new("table-end-left").list("left", left)
            };
            Gesture::button(label).primary()
        }
        Action::Reward(tile) => reward(tile, None),
        Action::RewardOnce(tile) => reward(tile, Some(ONCE)),
        Action::RewardUnused(tile) => reward(tile, Some(UNUSED)),
        Action::Buy(count) => Gesture::touch([format!("do:buy.{count}")]),
        Action::Waive => Gesture::button(label("table-waive")),
    }
}

/// The name of a verb or switch beside the prompt.
pub(super) fn control(view: &View, handle: &Handle) -> Option<Message> {
    let public = &view.public;
    let seat = view.viewer.unwrap_or(Seat::A);
    Some(match handle.as_str() {
        PLAIN => Message::new("table-opt-plain"),
        ONCE => Message::new("table-opt-once"),
        UNUSED => Message::new("table-opt-unused"),
        TOKEN => Message::new("table-do-token"),
        "do:coins" => Message::new("table-do-coins").number("n", board::COINS_ACTION),
        "do:stock" => {
            let taken = board::STOCK_ACTION.min(public.supply[seat.index()]);
            Message::new("table-do-stock").number("n", taken)
        }
        "do:prestige" => {
            let more = u16::from(public.has(seat, Character::CHRONICLER));
            Message::new("table-do-prestige")
                .number("n", board::PRESTIGE_ACTION + more)
                .number("coins", board::PRESTIGE_COST)
        }
        BUY => Message::new("table-do-buy").number("coins", board::EXCHANGE),
        SELL => Message::new("table-do-sell").number("coins", board::EXCHANGE),
        text => {
            if let Some(count) = text.strip_prefix("do:buy.") {
                let count: u8 = count.parse().ok()?;
                return Some(Message::new("table-do-buy-count").number("n", count));
            }
            let card: Character = text.strip_prefix("do:power.")?.parse().ok()?;
            names::power(card)
        }
    })
}

/// The picture of a verb beside the prompt.
pub(super) fn sign(view: &View, handle: &Handle) -> Option<Icon> {
    let symbol = match handle.as_str() {
        TOKEN => "r-token",
        "do:coins" => names::kind_icon(Kind::Coins),
        "do:stock" => names::kind_icon(Kind::Stock),
        "do:prestige" => names::kind_icon(Kind::Prestige),
        BUY => "r-prestige",
        SELL => "r-coin",
        text if text.starts_with("do:buy.") => "r-prestige",
        text => {
            let card: Character = text.strip_prefix("do:power.")?.parse().ok()?;
            debug_assert!(fresh(&view.public, view.public.duty.seat).any(|it| it == card));
            names::card_icon(card)
        }
    };
    Some(Icon::new(symbol))
}

fn reward(tile: Reward, switch: Option<&str>) -> Gesture {
    let tile_handle = Thing::Reward(tile).handle();
    let way = std::iter::once(tile_handle).chain(switch.map(Handle::from));
    Gesture::touch(way).icon(Icon::new(names::reward_icon(tile)))
}

/// Whether the reader may use an action token now.
pub(super) fn may_use_token(view: &View) -> bool {
    let public = &view.public;
    view.viewer.is_some_and(|seat| {
        public.phase == Phase::Act
            && public.duty.seat == seat
            && public.tokens[seat.index()] > 0
            && !public.duty.used_token()
    })
}
