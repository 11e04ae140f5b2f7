//! Turn, legality and effect: the one judge, the one generator, the one
//! executor. Each chapter of the rules has its own file; here they meet.

use crate::Raja;
use crate::action::{Action, Site};
use crate::board;
use crate::character::Cards;
use crate::duty::Once;
use crate::event::Event;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place, PlaceSet, Villages};
use crate::reason::{Asked, Reason};
use crate::state::{Phase, Public, State};
use engine::{Seat, Turn};
use roads::Village;

/// The kinds a token may be used for: all but Character.
pub(crate) const TOKEN_KINDS: [Kind; 8] = [
    Kind::Gold,
    Kind::House,
    Kind::TwoHouses,
    Kind::Move,
    Kind::Quarry,
    Kind::Palace,
    Kind::PalaceHouse,
    Kind::Governor,
];

/// Every disc as an action: listed so often that the list is kept ready.
const SEALS: [Action; Disc::COUNT] = {
    let mut list = [Action::End; Disc::COUNT];
    let mut n = 0;
    while n < Disc::COUNT {
        list[n] = Action::Seal(Disc::nth(n as u32));
        n += 1;
    }
    list
};

/// An action for each village of a set.
#[inline]
fn list_villages(mut villages: u32, action: impl Fn(Place) -> Action, out: &mut Vec<Action>) {
    out.reserve(villages.count_ones() as usize);
    while villages != 0 {
        out.push(action(Place::of_village(Village::new(villages.trailing_zeros() as usize))));
        villages &= villages - 1;
    }
}

impl Raja {
    #[inline]
    pub(crate) fn waits_for(&self, state: &State) -> Turn {
        match state.public.phase {
            Phase::Governors | Phase::Youngest => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(state.public.asked(self.players as usize)),
        }
    }

    /// Appends every legal action of the seat, in a fixed order.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let public = &state.public;
        if !public.asked(self.players as usize).contains(seat) {
            return;
        }
        match public.phase {
            Phase::Governors | Phase::Youngest | Phase::Over => {}
            Phase::Choose(_) | Phase::Replace(_) => {
                out.extend(self.bank(public).iter().map(Action::Choose));
            }
            Phase::Bid(_) => {
                let most = state.gold(seat).min(u16::from(u8::MAX));
                out.extend((Self::least_bid(state)..=most).map(|bid| Action::Bid(bid as u8)));
                if public.auction.bidder.is_some() {
                    out.push(Action::Pass);
                }
            }
            Phase::Open(_) => {
                list_villages(self.villages_with_room(public), Action::House, out);
            }
            Phase::Seal => out.extend_from_slice(&SEALS),
            Phase::Act => self.list_turn(state, seat, out),
            Phase::Carry(from, _) => {
                let own = from.village().map_or(0, |village| 1u32 << village.index());
                let room = self.villages_with_room(public) & !own;
                list_villages(room, Action::To, out);
                let at = public.architect[seat.index()];
                if at.city().is_some() && at != from {
                    out.push(Action::To(at));
                }
                out.push(Action::To(from));
            }
            Phase::Give(_) => out.extend(public.cards[seat.index()].iter().map(Action::Give)),
            Phase::Confirm => {
                out.extend([Action::Confirm, Action::Back]);
            }
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let (n, public) = (seat.index(), &state.public);
        let duty = &public.duty;
        let gold = state.gold[n];
        let kinds = duty.open_kinds();
        let open = |kind: Kind| kinds >> kind as u16 & 1 == 1;
        if open(Kind::Gold) {
            out.push(Action::Gold);
        }
        if open(Kind::Quarry) && public.quarry[n] >= board::QUARRY_HOUSES {
            out.push(Action::Quarry);
        }
        let room = duty.room();
        let at = public.architect[n];
        let builder = Self::has_builder(public, seat);
        let moving = open(Kind::Move);
        let housing = room.city && public.reserve[n] > 0 && gold >= u16::from(board::HOUSE_COST);
        if housing || builder || moving {
            let villages = self.villages_with_room(public);
            if housing {
                if room.village {
                    list_villages(villages, Action::House, out);
                }
                if at.city().is_some() {
                    out.push(Action::House(at));
                }
            }
            if builder && public.reserve[n] > 0 {
                list_villages(villages, Action::FreeHouse, out);
                if at.city().is_some() {
                    out.push(Action::FreeHouse(at));
                }
            }
            let from = |place: &Place| {
                !duty.put_back.has(*place) && Self::has_way_out(villages, at, *place)
            };
            if moving {
                out.extend(public.homes_of(seat).filter(from).map(Action::Move));
            }
            if builder {
                out.extend(public.homes_of(seat).filter(from).map(Action::FreeMove));
            }
        }
        if let Some(city) = at.city()
            && room.palace
            && public.palaces[n] < self.palaces()
            && gold >= u16::from(Self::palace_cost(public, seat))
        {
            if public.centre[city.index()].is_none() {
                out.push(Action::Palace(city, Site::Centre));
            }
            if self.outer_free(public, city) > 0 {
                out.push(Action::Palace(city, Site::Outer));
            }
        }
        if open(Kind::Governor) {
            for city in City::all() {
                if public.track.can_descend(city) {
                    out.push(Action::Governor(city));
                }
            }
        }
        if open(Kind::Character) {
            self.list_characters(public, seat, out);
        }
        if public.tokens[n] > 0 && !duty.used(Once::Token) {
            out.extend(TOKEN_KINDS.map(Action::Token));
        }
        for to in Self::within_reach(state, seat) {
            out.push(Action::Go(to));
        }
        let unfinished = duty.unfinished();
        if unfinished != 0 {
            let mut kinds = duty.kinds_of(unfinished);
            while kinds != 0 {
                out.push(Action::Drop(Kind::ALL[kinds.trailing_zeros() as usize]));
                kinds &= kinds - 1;
            }
        }
        out.push(Action::End);
    }

    /// Taking, swapping, attracting.
    fn list_characters(&self, public: &Public, seat: Seat, out: &mut Vec<Action>) {
        let own = public.cards[seat.index()];
        if !self.second {
            out.extend(self.cards().minus(own).iter().map(Action::Take));
            return;
        }
        let bank = self.bank(public);
        if !bank.is_empty() {
            out.extend(bank.iter().map(Action::Take));
            return;
        }
        for get in self.cards().minus(own).iter() {
            out.extend(own.iter().map(|give| Action::Swap { get, give }));
        }
        let richer = |other: &Seat| public.cards[other.index()].len() > own.len();
        out.extend(Seat::all(self.players as usize).filter(richer).map(Action::Attract));
    }

    /// The judge, once it is known that the seat is asked.
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let public = &state.public;
        let not_now = |asked: Asked| Err(Reason::NotNow { asked });
        match (public.phase, action) {
            (Phase::Choose(_) | Phase::Replace(_), Action::Choose(card)) => {
                self.judge_choice(public, card)
            }
            (Phase::Choose(_) | Phase::Replace(_), _) => not_now(Asked::Choose),
            (Phase::Bid(_), action) => Self::judge_bid(state, seat, action),
            (Phase::Open(_), Action::House(place)) => self.judge_opening(public, place),
            (Phase::Open(_), _) => not_now(Asked::Open),
            (Phase::Seal, Action::Seal(_)) => Ok(()),
            (Phase::Seal, _) => not_now(Asked::Seal),
            (Phase::Carry(from, _), Action::To(to)) => self.judge_put(public, seat, from, to),
            (Phase::Carry(..), _) => not_now(Asked::Carry),
            (Phase::Give(_), Action::Give(card)) => Self::judge_give(public, seat, card),
            (Phase::Give(_), _) => not_now(Asked::Give),
            (Phase::Confirm, Action::Confirm | Action::Back) => Ok(()),
            (Phase::Confirm, _) => not_now(Asked::Confirm),
            (Phase::Act, action) => self.judge_turn(state, seat, action),
            (Phase::Governors | Phase::Youngest | Phase::Over, _) => not_now(Asked::Act),
        }
    }

    fn judge_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let public = &state.public;
        let duty = &public.duty;
        let owed = |kind: Kind| duty.open(kind).map(|_| ()).ok_or(Reason::NotOwed { kind });
        match action {
            Action::Go(to) => self.judge_travel(state, seat, to),
            Action::Gold => owed(Kind::Gold),
            Action::Quarry => Self::judge_quarry(public, seat),
            Action::House(place) => self.judge_house(state, seat, place, false),
            Action::FreeHouse(place) => self.judge_house(state, seat, place, true),
            Action::Move(from) => self.judge_move(state, seat, from, false),
            Action::FreeMove(from) => self.judge_move(state, seat, from, true),
            Action::Palace(city, site) => self.judge_palace(state, seat, city, site),
            Action::Governor(city) => {
                owed(Kind::Governor)?;
                if public.track.can_descend(city) {
                    return Ok(());
                }
                Err(Reason::GovernorLow { city, space: public.track.space(city) })
            }
            Action::Take(card) => self.judge_take(public, seat, card),
            Action::Swap { get, give } => self.judge_swap(public, seat, get, give),
            Action::Attract(from) => self.judge_attract(public, seat, from),
            Action::Token(Kind::Character) => Err(Reason::TokenCharacter),
            Action::Token(_) if public.tokens[seat.index()] == 0 => Err(Reason::NoToken),
            Action::Token(_) if duty.used(Once::Token) => Err(Reason::TokenUsed),
            Action::Token(_) | Action::End => Ok(()),
            Action::Drop(kind) => match duty.unfinished_of(kind) {
                Some(_) => Ok(()),
                None => Err(Reason::NotUnfinished { kind }),
            },
            Action::Choose(_)
            | Action::Bid(_)
            | Action::Pass
            | Action::Seal(_)
            | Action::To(_)
            | Action::Give(_)
            | Action::Confirm
            | Action::Back => Err(Reason::NotNow { asked: Asked::Act }),
        }
    }

    /// Takes an action that the judge allowed.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        tell: &mut dyn FnMut(Event),
    ) {
        Self::remember(state, action);
        match action {
            Action::Choose(card) => match state.public.phase {
                Phase::Replace(victim) => Self::replace(state, victim, card, tell),
                _ => self.choose(state, seat, card, tell),
            },
            Action::Bid(gold) => self.bid(state, seat, Some(gold), tell),
            Action::Pass => self.bid(state, seat, None, tell),
            Action::Seal(disc) => self.seal(state, seat, disc, tell),
            Action::Go(to) => Self::travel(state, seat, to, tell),
            Action::Gold => {
                state.public.duty.finish(Kind::Gold);
                state.earn(seat.index(), board::GOLD_ACTION);
                tell(Event::Gold { seat, gold: board::GOLD_ACTION });
            }
            Action::Quarry => Self::quarry(state, seat, tell),
            Action::House(place) => match state.public.phase {
                Phase::Open(placed) => self.open_house(state, seat, place, placed, tell),
                _ => Self::build_house(state, seat, place, false, tell),
            },
            Action::FreeHouse(place) => Self::build_house(state, seat, place, true, tell),
            Action::Move(from) => Self::lift(state, seat, from, false, tell),
            Action::FreeMove(from) => Self::lift(state, seat, from, true, tell),
            Action::To(to) => {
                if let Phase::Carry(from, free) = state.public.phase {
                    Self::put(state, seat, (from, free), to, tell);
                }
            }
            Action::Palace(city, site) => Self::build_palace(state, seat, city, site, tell),
            Action::Governor(city) => {
                let from = state.public.track.space(city);
                state.public.track.descend(city);
                state.public.duty.finish(Kind::Governor);
                let to = state.public.track.space(city);
                tell(Event::Governor { seat, city, from, to });
            }
            Action::Take(card) => self.take(state, seat, card, tell),
            Action::Swap { get, give } => Self::swap(state, seat, get, give, tell),
            Action::Attract(from) => Self::attract(state, from, tell),
            Action::Give(card) => Self::give(state, seat, card, tell),
            Action::Token(kind) => Self::use_token(state, kind, tell),
            Action::Drop(kind) => self.drop_action(state, kind, tell),
            Action::End if state.public.duty.unfinished() == 0 => self.end_turn(state, tell),
            Action::End => state.public.phase = Phase::Confirm,
            Action::Confirm => self.end_turn(state, tell),
            Action::Back => state.public.phase = Phase::Act,
        }
    }

    /// What an action changes of what was done since the last deed. A house
    /// that is only taken up, or put down where it stood, is no deed: else
    /// anybody could wander for ever (6.12, 7.9).
    #[inline]
    fn remember(state: &mut State, action: Action) {
        let (phase, duty) = (state.public.phase, &mut state.public.duty);
        match (action, phase) {
            (
                Action::Move(_)
                | Action::FreeMove(_)
                | Action::End
                | Action::Confirm
                | Action::Back,
                _,
            ) => {}
            (Action::To(to), Phase::Carry(from, _)) if to == from => {
                duty.put_back = duty.put_back.with(from);
            }
            // Counted where it is travelled.
            (Action::Go(_), _) => duty.put_back = PlaceSet::NONE,
            _ => (duty.roads, duty.put_back) = (0, PlaceSet::NONE),
        }
    }

    fn lift(state: &mut State, seat: Seat, from: Place, free: bool, tell: &mut dyn FnMut(Event)) {
        state.public.phase = Phase::Carry(from, free);
        tell(Event::Lifted { seat, from });
    }
}

impl Public {
    /// The places where a seat has houses: villages, then cities.
    pub(crate) fn homes_of(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        let n = seat.index();
        let cities = City::all().filter(move |city| self.houses[city.index()][n] > 0);
        Villages(self.villages.villages(n)).iter().chain(cities.map(City::place))
    }

    /// The cards of the other players.
    pub fn cards_of_others(&self, seat: Seat) -> Cards {
        self.held().minus(self.cards[seat.index()])
    }
}
