//! Whether a state can be played on from: every piece, card and governor in
//! its place. Positions pass here on their way in; the audit asks the same of
//! every state of a match.

use crate::Raja;
use crate::board;
use crate::character::Cards;
use crate::duty::{Duty, Once};
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::rules::TOKEN_KINDS;
use crate::state::{Auction, Phase, Public, SEATS, State};
use crate::track::{TOP, space_name};
use engine::{Faults, Message, Seat, Seats};

/// Conservation: the state passes the gate.
pub(crate) fn audit(game: &Raja, state: &State) -> Result<(), Faults> {
    let mut faults = Vec::new();
    self::faults(game, state, &mut faults);
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

/// Everything that is wrong.
pub(crate) fn faults(game: &Raja, state: &State, faults: &mut Vec<Message>) {
    empty_chairs(game, state, faults);
    houses(game, &state.public, faults);
    palaces(game, &state.public, faults);
    cards(game, &state.public, faults);
    track(&state.public, faults);
    tokens(game, &state.public, faults);
    discs(game, state, faults);
    duty(game, state, faults);
    phase(game, state, faults);
}

fn empty_chairs(game: &Raja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    for n in game.players as usize..SEATS {
        let bare = state.gold[n] == 0
            && state.disc[n].is_none()
            && public.cards[n].is_empty()
            && public.tokens[n] == 0
            && public.architect[n] == Place::START
            && public.reserve[n] == 0
            && public.quarry[n] == 0
            && public.palaces[n] == 0
            && public.houses_built(Seat::new(n)) == 0
            && City::all().all(|city| public.palaces_in(Seat::new(n), city) == 0);
        if !bare {
            faults.push(Message::new("fault-empty-chair").seat("who", Seat::new(n)));
        }
    }
    let seated = Seats::first(game.players as usize);
    let named = public.played.iter().chain([public.youngest, public.duty.seat]);
    let named = named.chain(public.asked(game.players as usize).iter());
    for seat in named.filter(|seat| !seated.contains(*seat)) {
        faults.push(Message::new("fault-empty-chair").seat("who", seat));
    }
}

fn houses(game: &Raja, public: &Public, faults: &mut Vec<Message>) {
    for seat in Seat::all(game.players as usize) {
        let n = seat.index();
        let parts = [public.houses_built(seat), public.reserve[n], public.quarry[n]];
        let found: u32 = parts.iter().map(|part| u32::from(*part)).sum();
        if found != u32::from(board::HOUSES) {
            let message = Message::new("fault-houses").seat("who", seat).number("found", found);
            faults.push(message.number("expected", board::HOUSES));
        }
    }
    for place in Place::all() {
        let Some(village) = place.village() else { continue };
        let (found, limit) = (public.villages.total(village), game.village_limit());
        if found > limit {
            let message = Message::new("fault-village").text("village", place.name());
            faults.push(message.number("found", found).number("most", limit));
        }
    }
}

fn palaces(game: &Raja, public: &Public, faults: &mut Vec<Message>) {
    for city in City::all() {
        let found = u32::from(public.outer_built(city)) + u32::from(game.neutral());
        if found > u32::from(board::OUTER_SITES) {
            let message = Message::new("fault-sites").text("city", city.name());
            faults.push(message.number("found", found).number("most", board::OUTER_SITES));
        }
    }
    for seat in Seat::all(game.players as usize) {
        let n = seat.index();
        let built: u32 = City::all().map(|city| u32::from(public.palaces_in(seat, city))).sum();
        if built != u32::from(public.palaces[n]) || built > u32::from(game.palaces()) {
            let message = Message::new("fault-palaces").seat("who", seat).number("found", built);
            faults.push(message.number("most", game.palaces()));
        }
    }
}

/// Each card in one place; everybody has one when play begins, just one
/// unless advanced game II is played.
fn cards(game: &Raja, public: &Public, faults: &mut Vec<Message>) {
    let mut seen = Cards::NONE;
    for seat in Seat::all(game.players as usize) {
        let cards = public.cards[seat.index()];
        for card in cards.iter() {
            if !game.cards().has(card) {
                faults.push(Message::new("fault-card-unused").text("card", card.word()));
            }
            if seen.has(card) {
                faults.push(Message::new("fault-card-twice").text("card", card.word()));
            }
        }
        seen = seen.plus(cards);
        let choosing = matches!(
            public.phase,
            Phase::Governors | Phase::Youngest | Phase::Choose(_) | Phase::Bid(_)
        );
        let least = u8::from(!choosing && public.phase != Phase::Replace(seat));
        let one = choosing || public.phase == Phase::Replace(seat) || !game.second;
        if cards.len() < least || one && cards.len() > 1 {
            faults.push(Message::new("fault-cards").seat("who", seat).number("n", cards.len()));
        }
    }
}

fn track(public: &Public, faults: &mut Vec<Message>) {
    let mut fault = |id: &'static str| faults.push(Message::new(id));
    let early = public.phase == Phase::Governors;
    if early == public.track.is_drawn() {
        fault("fault-track");
        return;
    }
    let spaces = public.track.spaces();
    let apart = spaces
        .iter()
        .enumerate()
        .all(|(n, space)| early || (1..=TOP).contains(space) && !spaces[..n].contains(space));
    if !apart {
        fault("fault-track");
    }
    let setup = public.round == 0;
    let low = if setup { board::START_SPACES } else { public.reached };
    // A governor is put above all others, at most one space higher each round.
    let most = board::START_SPACES.saturating_add(public.round).min(TOP);
    let fits = if setup {
        public.reached == 0
    } else {
        (City::COUNT as u8..=most).contains(&public.reached)
    };
    if !fits || public.track.highest() > low {
        let message = Message::new("fault-reached").text("space", space_name(public.reached));
        faults.push(message.number("round", public.round));
    }
}

fn tokens(game: &Raja, public: &Public, faults: &mut Vec<Message>) {
    let found: u32 = public.tokens.iter().map(|tokens| u32::from(*tokens)).sum();
    let most = if game.first { board::TOKENS } else { 0 };
    if found > u32::from(most) {
        let message = Message::new("fault-tokens").number("found", found);
        faults.push(message.number("most", most));
    }
}

fn is_setup(phase: Phase) -> bool {
    match phase {
        Phase::Governors | Phase::Youngest | Phase::Choose(_) | Phase::Bid(_) | Phase::Open(_) => {
            true
        }
        Phase::Seal
        | Phase::Act
        | Phase::Carry(..)
        | Phase::Replace(_)
        | Phase::Give(_)
        | Phase::Confirm
        | Phase::Over => false,
    }
}

fn is_running(phase: Phase) -> bool {
    !is_setup(phase) && phase != Phase::Seal && phase != Phase::Over
}

fn discs(game: &Raja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let all = Seats::first(game.players as usize);
    let held: Seats = Seat::all(SEATS).filter(|seat| state.disc[seat.index()].is_some()).collect();
    let fits = match public.phase {
        phase if is_setup(phase) => held.is_empty() && public.played.is_empty(),
        Phase::Seal => held != all && public.played.is_empty(),
        Phase::Over => held == all && public.played == all,
        _ => held == all && public.played.len() < all.len(),
    };
    if !fits || held != public.sealed {
        faults.push(Message::new("fault-discs"));
    }
}

fn duty(game: &Raja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let duty = &public.duty;
    if !is_running(public.phase) {
        if *duty != Duty::NONE {
            faults.push(Message::new("fault-turn"));
        }
        return;
    }
    let mut fits = !public.played.contains(duty.seat);
    let disc = state.disc[duty.seat.index()].map(crate::Disc::kinds);
    fits &= disc.is_some_and(|[one, other]| duty.tasks[..2] == [Some(one), Some(other)]);
    // A third task is a token's.
    let token = duty.used(Once::Token);
    fits &= token == duty.tasks[2].is_some() && (!token || game.first);
    fits &= duty.tasks[2].is_none_or(|kind| TOKEN_KINDS.contains(&kind));
    for (n, task) in duty.tasks.iter().enumerate() {
        let single = task.is_some_and(|kind| !kind.is_building());
        fits &= single || duty.done >> n & 1 == 0;
        fits &= task.is_some() || duty.dropped >> n & 1 == 0;
    }
    fits &= duty.done & duty.dropped == 0 && duty.done < 8 && duty.dropped < 8;
    fits &= u32::from(duty.paid) == duty.dropped.count_ones();
    fits &= duty.roads <= board::MOST_ROADS;
    // What was put back stands there still, and is not in hand again (7.9).
    let carried = |place: Place| matches!(public.phase, Phase::Carry(from, _) if from == place);
    fits &=
        duty.put_back.iter().all(|place| public.houses_in(duty.seat, place) > 0 && !carried(place));
    let [any, city, palaces] = duty.builds();
    fits &= duty.villages <= any
        && duty.villages + duty.cities <= any + city
        && duty.palaces <= palaces;
    let yogi = game.first || !duty.used(Once::Yogi);
    if !fits || !yogi {
        faults.push(Message::new("fault-turn"));
    }
}

/// What each phase needs to be played on from.
fn phase(game: &Raja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let setup = is_setup(public.phase);
    let at_start = public.maharaja == Place::START;
    if setup != (public.round == 0) || setup != at_start {
        faults.push(Message::new("fault-round").number("round", public.round));
    }
    if setup {
        set_up(game, public, faults);
    }
    let mut fault = |id: &'static str| faults.push(Message::new(id));
    let bidding = matches!(public.phase, Phase::Bid(_));
    if !bidding && public.auction != Auction::default() {
        fault("fault-auction");
    }
    let actor = public.duty.seat;
    match public.phase {
        Phase::Bid(seat) if !auction_fits(game, state, seat) => fault("fault-auction"),
        Phase::Choose(seat) if !choice_fits(game, public, seat) => fault("fault-choice"),
        Phase::Carry(from, free) => {
            let due = if free {
                Raja::has_builder(public, actor)
            } else {
                public.duty.open(Kind::Move).is_some()
            };
            let room = game.villages_with_room(public);
            let out = Raja::has_way_out(room, public.architect[actor.index()], from);
            if !due || !out || public.houses_in(actor, from) == 0 {
                fault("fault-carry");
            }
        }
        Phase::Replace(victim) if game.second || victim == actor => fault("fault-replace"),
        Phase::Give(giver) => {
            let more = public.cards[giver.index()].len() > public.cards[actor.index()].len();
            if !game.second || !more || !game.bank(public).is_empty() {
                fault("fault-give");
            }
        }
        Phase::Confirm if public.duty.unfinished() == 0 => fault("fault-confirm"),
        Phase::Over if game.ended(public).is_none() => fault("fault-over"),
        // A match whose end is due does not begin another round.
        Phase::Seal
            if public.palaces.iter().any(|palaces| *palaces >= game.palaces())
                || game.short && public.round > board::SHORT_ROUNDS =>
        {
            fault("fault-over");
        }
        _ => {}
    }
    if is_running(public.phase) && game.short && public.round > board::SHORT_ROUNDS {
        fault("fault-over");
    }
}

fn auction_fits(game: &Raja, state: &State, seat: Seat) -> bool {
    let public = &state.public;
    let auction = &public.auction;
    let cardless = game.without_card(public);
    let inside = auction.bidding.iter().all(|seat| cardless.contains(seat));
    let opened = match auction.bidder {
        None => {
            auction.bid == 0
                && auction.bidding == cardless
                && game.first_without_card(public) == Some(seat)
        }
        Some(bidder) => {
            bidder != seat
                && auction.bidding.contains(bidder)
                && u16::from(auction.bid) <= state.gold(bidder)
        }
    };
    game.has_auction()
        && inside
        && opened
        && auction.bidding.contains(seat)
        && auction.bidding.len() >= 2
}

fn choice_fits(game: &Raja, public: &Public, seat: Seat) -> bool {
    if game.has_auction() {
        return public.cards[seat.index()].is_empty();
    }
    // Those before hold a card, those after do not.
    let from_youngest = |seat: Seat| {
        (seat.index() + game.players as usize - public.youngest.index()) % game.players as usize
    };
    Seat::all(game.players as usize).all(|other| {
        public.cards[other.index()].is_empty() == (from_youngest(other) >= from_youngest(seat))
    })
}

/// Before the first round the board holds opening houses at most.
fn set_up(game: &Raja, public: &Public, faults: &mut Vec<Message>) {
    let mut fits = public.outer == [[0; SEATS]; City::COUNT]
        && public.centre == [None; City::COUNT]
        && public.houses == [[0; SEATS]; City::COUNT]
        && public.tokens == [0; SEATS];
    let placed = match public.phase {
        Phase::Open(placed) => placed,
        _ => 0,
    };
    fits &= placed < game.players * board::OPENING_HOUSES;
    let mut seats = Seats::first(game.players as usize);
    for turn in 0..game.players {
        let Some(seat) = public.first_of(seats) else { break };
        seats = seats.without(seat);
        let own = placed / game.players + u8::from(turn < placed % game.players);
        let n = seat.index();
        fits &= public.villages.houses(n) == own
            && public.reserve[n] == board::OPENING_HOUSES.saturating_sub(own);
    }
    if !fits {
        faults.push(Message::new("fault-setup"));
    }
}
