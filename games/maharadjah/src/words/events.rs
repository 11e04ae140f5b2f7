//! What happened, in words.

use super::{armies, cause};
use crate::event::{Event, Merit, SeatList};
use crate::names;
use crate::nation::{Nation, Scenario};
use engine::{Message, Seat, Seats};

fn nation(message: Message, nation: Nation) -> Message {
    message.message("nation", names::nation(nation))
}

fn years(turn: u8) -> Message {
    let (from, to) = crate::ages::age(turn).years;
    let year = |year: i16| {
        let id = if year < 0 { "year-before" } else { "year-after" };
        Message::new(id).number("year", year.unsigned_abs())
    };
    Message::new("years").message("from", year(from)).message("to", year(to))
}

pub(super) fn won(scenario: Scenario, winners: Seats) -> Message {
    let winners: Vec<Seat> = winners.iter().filter(|s| s.index() < scenario.players()).collect();
    if let [seat] = winners[..] {
        Message::new("event-won").seat("who", seat)
    } else {
        let names = winners.iter().map(|seat| Message::new("player").seat("who", *seat));
        Message::new("event-shared").list("players", names)
    }
}

pub(super) fn tell(scenario: Scenario, event: &Event) -> Message {
    let seat = |nation: Nation| scenario.seat(nation).unwrap_or(Seat::A);
    let by = |id: &'static str, who: Nation| nation(Message::new(id), who);
    let at = |message: Message, area| message.message("area", names::area(area));
    match *event {
        Event::Turn { turn } => {
            Message::new("event-turn").number("turn", turn).message("years", years(turn))
        }
        Event::Sequence { nation: who } => by("event-sequence", who).seat("who", seat(who)),
        Event::Left { leader } => {
            Message::new("event-left").message("leader", names::leader(leader))
        }
        Event::Removed { nation: who, at: area, armies: n, cause: why } => {
            at(by("event-removed", who), area)
                .message("armies", armies(n))
                .message("cause", cause(why))
        }
        Event::Became { armies: n } => Message::new("event-became").message("armies", armies(n)),
        Event::Grew { nation: who, value, armies: n, gauge } => by("event-grew", who)
            .text("value", halves(value))
            .message("armies", armies(n))
            .text("gauge", halves(gauge)),
        Event::Raised { nation: who, at: area } => at(by("event-raised", who), area),
        Event::Appeared { leader, at: area } => {
            at(Message::new("event-appeared").message("leader", names::leader(leader)), area)
        }
        Event::Issued { power, nation: who, at: area } => {
            at(by("event-issued", who), area).message("power", names::nation(power))
        }
        Event::Arrived { nation: who, armies: n, at: area } => {
            at(by("event-arrived", who), area).message("armies", armies(n))
        }
        Event::Swept { nation: who, at: area, armies: n } => {
            at(by("event-swept", who), area).message("armies", armies(n))
        }
        Event::Moved { nation: who, armies: n, from, to, leader } => {
            let id = match (n, leader) {
                (0, _) => "event-moved-leader",
                (_, true) => "event-moved-led",
                (_, false) => "event-moved",
            };
            by(id, who)
                .message("armies", armies(n))
                .message("from", names::area(from))
                .message("to", names::area(to))
        }
        Event::Crossing { power, sea, yes } => {
            at(by(if yes { "event-pass-yes" } else { "event-pass-no" }, power), sea)
        }
        Event::Assault { nation: who, sea, armies: n } => {
            at(by("event-assault", who), sea).message("armies", armies(n))
        }
        Event::Killed { leader, by: who, at: area } => {
            at(by("event-killed", who).message("leader", names::leader(leader)), area)
        }
        Event::Submitted { nation: who, region, to } => by("event-submitted", who)
            .message("region", names::region(region))
            .message("lord", names::nation(to)),
        Event::Allied { nation: who, army: None } => by("event-allied", who),
        Event::Allied { nation: who, army: Some(area) } => at(by("event-allied-army", who), area),
        Event::Sent { nation: who, from, to } => {
            by("event-sent", who).message("from", names::area(from)).message("to", names::area(to))
        }
        Event::Lost { nation: who, at: area, armies: n } => {
            at(by("event-lost", who), area).message("armies", armies(n))
        }
        Event::Defied { nation: who, by: lord } => {
            by("event-defied", who).message("lord", names::nation(lord))
        }
        Event::Battle { attacker, defender, at: area } => {
            at(by("event-battle", attacker), area).message("foe", names::nation(defender))
        }
        Event::Joined { power, at: area, yes } => {
            at(by(if yes { "event-joined" } else { "event-not-joined" }, power), area)
        }
        Event::Rolled { attack, defend, factory, attacker, defender, .. } => {
            let id = if factory > 0 { "event-rolled-factory" } else { "event-rolled" };
            let message = by(id, attacker)
                .message("foe", names::nation(defender))
                .text("attack", attack.to_string())
                .text("defend", defend.to_string());
            if factory > 0 { message.number("factory", factory) } else { message }
        }
        Event::Fell { nation: who, at: area, armies: n } => {
            at(by("event-fell", who), area).message("armies", armies(n))
        }
        Event::Burnt { power, at: area, by: who } => {
            at(by("event-burnt", who), area).message("power", names::nation(power))
        }
        Event::Retreated { nation: who, armies: n, from, to, leader } => {
            by(if leader { "event-retreated-led" } else { "event-retreated" }, who)
                .message("armies", armies(n))
                .message("from", names::area(from))
                .message("to", names::area(to))
        }
        Event::Ended { at: area, holder: Some(who) } => at(by("event-ended", who), area),
        Event::Ended { at: area, holder: None } => at(Message::new("event-ended-open"), area),
        Event::Landed { nation: who, at: area } => at(by("event-landed", who), area),
        Event::Built { power, at: area } => at(by("event-built", power), area),
        Event::Lifted { power, at: area } => at(by("event-lifted", power), area),
        Event::Permitted { nation: who, power, at: area, yes } => {
            let id = if yes { "event-permitted" } else { "event-not-permitted" };
            at(by(id, who), area).message("power", names::nation(power))
        }
        Event::Armed { power, nation: who } => {
            by("event-armed", who).message("power", names::nation(power))
        }
        Event::Disarmed { power, nation: who } => {
            by("event-disarmed", who).message("power", names::nation(power))
        }
        Event::Counted { nation: who, territories, points } => {
            let title = Message::new(match points {
                0 => "title-none",
                1 => "title-rajah",
                2 => "title-maharadjah",
                3 => "title-maharajadhirajah",
                _ => "title-chakravartin",
            });
            by("event-counted", who).number("n", territories).message("title", title)
        }
        Event::Scored { nation: who, points, merit, total } => {
            let merit = Message::new(match merit {
                Merit::Kill => "merit-kill",
                Merit::Raid => "merit-raid",
                Merit::Hold => "merit-hold",
                Merit::Trade => "merit-trade",
                Merit::Raj => "merit-raj",
            });
            by("event-scored", who)
                .number("points", points)
                .message("merit", merit)
                .number("total", total)
        }
        Event::Won { winners: SeatList(seats) } => won(scenario, seats),
    }
}

/// `2½` from halves: a half reads the same in every language.
pub(super) fn halves(value: u8) -> String {
    match (value / 2, value % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
