//! What a touch would do, in a few words after the name of what is touched.

use super::{chips, journeys, names};
use crate::Maharaja;
use crate::action::Action;
use crate::board;
use crate::character::Character;
use crate::place::{City, Place};
use crate::state::Phase;
use crate::view::View;
use crate::words::names::{coins, owners, site_of};
use engine::{Message, Seat};

impl Maharaja {
    pub(super) fn tell_briefly(&self, view: &View, chain: &[Action]) -> Option<(Message, Message)> {
        let (public, seat) = (&view.public, view.viewer?);
        match *chain {
            [Action::Go(_), ..] => self.brief_way(view, seat, chain),
            [Action::Shrine(place)] if !matches!(public.phase, Phase::Open(_)) => {
                let price = public.duty.shrine_cost();
                let effect = chips::effect(view, seat, price, chips::shrine(place));
                let id = if price == 0 { "table-brief-shrine-free" } else { "table-brief-shrine" };
                let message = Message::new(id).message("coins", coins(price));
                Some((names::place(place), message.message("effect", effect)))
            }
            [Action::Statue(city, site)] => Some(self.brief_statue(view, seat, city, site, true)),
            [Action::Plain(city, site)] => Some(self.brief_statue(view, seat, city, site, false)),
            _ => None,
        }
    }

    /// The price of a statue as a sum, then what it brings and what is kept.
    fn brief_statue(
        &self,
        view: &View,
        seat: Seat,
        city: City,
        site: u8,
        with: bool,
    ) -> (Message, Message) {
        let public = &view.public;
        let cost = self.statue_cost(public, seat, city);
        let plan = public.duty.statue_discount();
        let artisan = if public.has(seat, Character::ARTISAN) { board::ARTISAN } else { 0 };
        let id = match (plan > 0, artisan > 0) {
            (false, false) => "table-brief-statue",
            (true, false) => "table-brief-statue-plan",
            (false, true) => "table-brief-statue-artisan",
            (true, true) => "table-brief-statue-both",
        };
        let effect = chips::effect(view, seat, cost, self.statue_won(city, site, with));
        let message = Message::new(id)
            .message("coins", coins(cost))
            .message("effect", effect)
            .number("base", cost + plan + artisan)
            .number("plan", plan)
            .number("artisan", artisan);
        let name = Message::new("table-brief-site")
            .text("city", city.name())
            .message("site", site_of(site));
        (name, message)
    }

    /// A journey: its stops, its toll and who gets it.
    fn brief_way(&self, view: &View, seat: Seat, chain: &[Action]) -> Option<(Message, Message)> {
        let public = &view.public;
        let go = |action: &Action| match *action {
            Action::Go(to) => Some(to),
            _ => None,
        };
        let stops: Option<Vec<Place>> = chain.iter().map(go).collect();
        let stops = stops?;
        let (goal, by) = stops.split_last()?;
        let paid = journeys::tolls_of(public, seat, &stops);
        let sum: u16 = paid.iter().map(|toll| u16::from(*toll)).sum();
        let id = match (by.is_empty(), sum) {
            (true, 0) => "table-brief-go-free",
            (true, _) => "table-brief-go",
            (false, 0) => "table-brief-way-free",
            (false, _) => "table-brief-way",
        };
        let mut message = Message::new(id);
        if !by.is_empty() {
            message = message.list("stops", by.iter().copied().map(names::place));
        }
        if sum > 0 {
            let kept = coins(public.coins[seat.index()].saturating_sub(sum));
            message = message
                .message("coins", coins(sum))
                .list("owners", owners(self, &paid))
                .message("keep", kept);
        }
        Some((names::place(*goal), message))
    }
}
