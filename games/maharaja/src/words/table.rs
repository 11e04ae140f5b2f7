//! Everything a view knows, in words.

use super::names::{
    Naming, card_of, cards_of, coins, deed_of, place_of, prestige, reward_of, shrines,
};
use crate::Maharaja;
use crate::place::{City, Place, Villages};
use crate::site::SITES;
use crate::state::{BOT, Phase};
use crate::tile::TileNo;
use crate::track::Track;
use crate::view::View;
use engine::{Message, Seat, Section};

fn section(title: &'static str, lines: Vec<Message>) -> Section {
    Section { title: Message::new(title), lines }
}

pub(super) fn describe(game: &Maharaja, view: &View) -> Vec<Section> {
    let mut sections = vec![section("view-title-round", round(game, view))];
    if game.is_solo() {
        sections.push(section("view-title-brahmabot", brahmabot(view)));
    }
    let cities = City::all().map(|city| describe_city(game, view, city)).collect();
    sections.push(section("view-title-cities", cities));
    let villages = Villages(view.public.villages.inhabited());
    let villages: Vec<_> = villages.iter().map(|place| village(game, view, place)).collect();
    if !villages.is_empty() {
        sections.push(section("view-title-villages", villages));
    }
    // The reader first, then clockwise.
    let parties = game.parties();
    let mut seat = view.viewer.unwrap_or(Seat::A);
    for _ in 0..parties {
        sections.push(player(game, view, seat));
        seat = seat.next(parties);
    }
    if let Some(seat) = view.viewer
        && view.public.round > 0
        && view.public.phase != Phase::Over
    {
        sections.push(section("view-title-journeys", journeys(view, seat)));
    }
    sections
}

fn round(game: &Maharaja, view: &View) -> Vec<Message> {
    let public = &view.public;
    let mut lines = Vec::new();
    if public.round == 0 {
        lines.push(Message::new("view-setup"));
    } else {
        let message = Message::new("view-round").number("round", public.round);
        lines.push(message.message("city", place_of(public.maharaja)));
    }
    if public.track.is_drawn() {
        let banners = public.track.order().into_iter().map(|city| {
            let cell = public.track.cell(city);
            let name = place_of(city.place());
            match Track::number(cell) {
                Some(number) => Message::new("view-banner-number")
                    .message("city", name)
                    .number("cell", cell)
                    .number("number", number),
                None => Message::new("view-banner").message("city", name).number("cell", cell),
            }
        });
        lines.push(Message::new("view-track").list("banners", banners));
    }
    let tiles: Vec<_> = public.rewards.iter().map(reward_of).collect();
    if !tiles.is_empty() {
        let open = public.rewards.open(game.open_rewards()).map(reward_of);
        lines.push(Message::new("view-rewards-open").list("tiles", open));
        lines.push(Message::new("view-rewards").list("tiles", tiles));
    }
    lines.push(Message::new("view-row").list("cards", cards_of(public.row.iter())));
    for token in public.maharani.iter().flatten() {
        let id = if token.fresh { "view-maharani-fresh" } else { "view-maharani" };
        lines.push(Message::new(id).seat("who", token.owner).message("card", card_of(token.card)));
    }
    lines.push(Message::new("view-tokens").number("n", public.tokens_left()));
    lines
}

/// The tiles that lie open, and how many are still in the match.
fn brahmabot(view: &View) -> Vec<Message> {
    let brahma = &view.public.brahma;
    let tile = |id: &'static str, tile: TileNo| {
        let printed = tile.printed();
        let goes = match printed.goes() {
            Some(city) => place_of(city.place()),
            None => Message::new("goes-maharaja"),
        };
        Message::new(id)
            .number("tile", tile.number())
            .list("deeds", printed.deeds.into_iter().map(deed_of))
            .message("goes", goes)
    };
    let mut lines = Vec::new();
    let names = ["view-tile-left", "view-tile-middle"];
    lines.extend(names.into_iter().zip(brahma.open).filter_map(|(id, no)| Some(tile(id, no?))));
    if brahma.open[0].is_some() && brahma.tile.is_none() {
        lines.push(Message::new("view-tile-hidden"));
    }
    if let Some(no) = brahma.tile {
        lines.push(tile("view-tile-played", no));
    }
    lines.push(Message::new("view-tiles-left").number("n", i64::from(brahma.deck.count_ones())));
    lines
}

fn describe_city(game: &Maharaja, view: &View, city: City) -> Message {
    let public = &view.public;
    let name = place_of(city.place());
    let c = city.index();
    let mut pieces = Vec::new();
    for seat in Seat::all(game.parties()) {
        let n = seat.index();
        let own = public.statues[c][n];
        let sites: Vec<_> =
            (0..SITES).filter(|site| own >> site & 1 == 1).map(super::names::site_of).collect();
        if !sites.is_empty() {
            let message = Message::new("view-piece-statues").named(game, "who", seat);
            pieces.push(message.list("sites", sites));
        }
        if public.shrines[c][n] > 0 {
            let message = Message::new("view-piece-shrines").named(game, "who", seat);
            pieces.push(message.message("shrines", shrines(public.shrines[c][n])));
        }
        if public.priest[n] == city.place() {
            pieces.push(Message::new("view-piece-priest").named(game, "who", seat));
        }
    }
    let free = Message::new("sites").number("n", i64::from(public.free_sites(city).count_ones()));
    if pieces.is_empty() {
        return Message::new("view-city-empty").message("city", name).message("free", free);
    }
    pieces.push(Message::new("view-piece-free").message("free", free));
    Message::new("view-city").message("city", name).list("pieces", pieces)
}

fn village(game: &Maharaja, view: &View, place: Place) -> Message {
    let there = |seat: &Seat| view.public.shrines_in(*seat, place) > 0;
    let owners = Seat::all(game.parties()).filter(there);
    let owners = owners.map(|seat| Message::new("owner-name").named(game, "who", seat));
    Message::new("view-village").message("village", place_of(place)).list("owners", owners)
}

fn player(game: &Maharaja, view: &View, seat: Seat) -> Section {
    let (n, public) = (seat.index(), &view.public);
    let bot = game.is_solo() && seat == BOT;
    let mut lines = vec![Message::new("view-card").list("cards", cards_of(public.card[n]))];
    let purse = Message::new("view-purse").message("coins", coins(public.coins[n]));
    lines.push(purse.number("tokens", public.tokens[n]));
    lines.push(match view.prestige[n] {
        Some(n) => Message::new("view-prestige").message("prestige", prestige(n)),
        None => Message::new("view-prestige-hidden"),
    });
    lines.push(Message::new("view-priest").message("place", place_of(public.priest[n])));
    lines.push(
        Message::new("view-supply")
            .number("built", public.statues_built(seat))
            .number("all", crate::board::STATUES)
            .number("hand", public.hand[n])
            .number("supply", public.supply[n]),
    );
    if public.round > 0 {
        if !bot {
            lines.push(match view.disc[n] {
                Some(disc) => Message::new("view-plan").list("kinds", super::disc_list(disc)),
                None if public.planned.contains(seat) => Message::new("view-plan-hidden"),
                None => Message::new("view-plan-none"),
            });
        }
        if public.played.contains(seat) {
            lines.push(Message::new("view-played"));
        }
    }
    let title = if bot {
        Message::new("view-brahmabot")
    } else {
        Message::new("view-player").seat("who", seat)
    };
    Section { title, lines }
}

/// Where one can get to, for how much and by which way.
fn journeys(view: &View, seat: Seat) -> Vec<Message> {
    let journey = view.public.journey(seat);
    let at = view.public.priest[seat.index()];
    let goals = std::iter::once(Place::START).chain(City::all().map(City::place));
    let lines: Vec<_> = goals
        .filter(|goal| *goal != at)
        .filter_map(|goal| {
            let toll = journey.toll(goal)?;
            let message = Message::new("view-journey").message("place", place_of(goal));
            let stops = journey.stops(goal).map(place_of);
            Some(message.message("coins", coins(toll)).list("stops", stops))
        })
        .collect();
    if lines.is_empty() { vec![Message::new("view-no-journey")] } else { lines }
}
