//! What the game says to people: every action, event, reason, prompt and line
//! of help as a message whose sentence stands in `i18n/`.

mod events;
pub(crate) mod names;
mod reasons;
pub(crate) mod table;

use crate::Raja;
use crate::action::Action;
use crate::board::{self, NET};
use crate::character::Character;
use crate::event::Event;
use crate::place::Place;
use crate::reason::Reason;
use crate::state::Phase;
use crate::track::space_name;
use crate::view::View;
use engine::{Message, Seat, Section, Words};
use names::{card_of, gold, kind_of, kinds, left_to_build, owners, place_of, site_of};

impl Words for Raja {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))];

    fn action(&self, view: &View, action: Action) -> Message {
        self.tell_action(view, action)
    }

    fn event(&self, event: &Event) -> Message {
        events::tell(event)
    }

    fn reason(&self, reason: &Reason) -> Message {
        reasons::tell(reason)
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        table::describe(self, view)
    }

    fn help(&self) -> Vec<Section> {
        HELP.iter()
            .map(|(title, lines)| Section {
                title: Message::new(title),
                lines: lines.iter().map(|id| Message::new(id)).collect(),
            })
            .collect()
    }
}

impl Raja {
    /// What is unfinished and what giving it up would bring each other player.
    fn debt(&self, view: &View) -> (Vec<crate::Kind>, u8) {
        let duty = &view.public.duty;
        let owed: Vec<_> = duty.owed().collect();
        let gold = self.compensation(owed.len() as u8, duty.paid);
        (owed, gold)
    }

    fn tell_action(&self, view: &View, action: Action) -> Message {
        let public = &view.public;
        let seat = view.viewer.unwrap_or(Seat::A);
        match action {
            Action::Choose(card) if self.starts_at_home() && public.round == 0 => {
                let message = Message::new("action-choose-home").message("card", card_of(card));
                message.message("city", place_of(card.home().place()))
            }
            Action::Choose(card) => Message::new("action-choose").message("card", card_of(card)),
            Action::Bid(bid) => Message::new("action-bid").message("gold", gold(bid)),
            Action::Pass => Message::new("action-pass"),
            Action::Seal(disc) => Message::new("action-seal").list("kinds", kinds(disc.kinds())),
            Action::Go(to) => tell_travel(view, seat, to),
            Action::Gold => Message::new("action-gold").message("gold", gold(board::GOLD_ACTION)),
            Action::Quarry => {
                let left = public.quarry[seat.index()].saturating_sub(board::QUARRY_HOUSES);
                let houses = Message::new("houses").number("n", board::QUARRY_HOUSES);
                Message::new("action-quarry").message("houses", houses).number("left", left)
            }
            Action::House(place) if matches!(public.phase, Phase::Open(_)) => {
                Message::new("action-open").message("place", place_of(place))
            }
            Action::House(place) => Message::new("action-house")
                .message("place", place_of(place))
                .message("gold", gold(board::HOUSE_COST)),
            Action::FreeHouse(place) => {
                Message::new("action-free-house").message("place", place_of(place))
            }
            Action::Move(place) => Message::new("action-move").message("place", place_of(place)),
            Action::FreeMove(place) => {
                Message::new("action-free-move").message("place", place_of(place))
            }
            Action::To(place) if matches!(public.phase, Phase::Carry(from, _) if from == place) => {
                Message::new("action-put-back").message("place", place_of(place))
            }
            Action::To(place) => Message::new("action-to").message("place", place_of(place)),
            Action::Palace(city, site) => Message::new("action-palace")
                .message("place", place_of(city.place()))
                .message("site", site_of(site))
                .message("gold", gold(Raja::palace_cost(public, seat))),
            Action::Governor(city) => {
                let from = public.track.space(city);
                Message::new("action-governor")
                    .message("city", place_of(city.place()))
                    .text("from", space_name(from))
                    .text("to", space_name(from.saturating_sub(board::GOVERNOR_DOWN)))
            }
            Action::Take(card) => match public.holder(card) {
                None => Message::new("action-take-bank").message("card", card_of(card)),
                Some(holder) => Message::new("action-take-from")
                    .message("card", card_of(card))
                    .seat("who", holder),
            },
            Action::Swap { get, give } => Message::new("action-swap")
                .message("get", card_of(get))
                .message("give", card_of(give))
                .seat("who", public.holder(get).unwrap_or(seat)),
            Action::Attract(from) => Message::new("action-attract").seat("who", from),
            Action::Give(card) => Message::new("action-give").message("card", card_of(card)),
            Action::Token(kind) => Message::new("action-token").message("kind", kind_of(kind)),
            Action::Drop(kind) => {
                let each = self.compensation(1, public.duty.paid);
                let message = Message::new("action-drop").message("kind", kind_of(kind));
                message.message("gold", gold(each))
            }
            Action::End => match self.debt(view) {
                (owed, _) if owed.is_empty() => Message::new("action-end"),
                (owed, each) => Message::new("action-end-owed")
                    .list("owed", kinds(owed))
                    .message("gold", gold(each)),
            },
            Action::Confirm => {
                let (owed, each) = self.debt(view);
                let message = Message::new("action-confirm").list("owed", kinds(owed));
                message.message("gold", gold(each))
            }
            Action::Back => Message::new("action-back"),
        }
    }

    /// What the match waits for, as the view's reader should be told.
    fn ask(&self, view: &View) -> Message {
        let public = &view.public;
        let actor = public.duty.seat;
        match public.phase {
            Phase::Governors => Message::new("prompt-governors"),
            Phase::Youngest => Message::new("prompt-youngest"),
            Phase::Choose(seat) => Message::new("prompt-choose").seat("who", seat),
            Phase::Bid(seat) => match public.auction.bidder {
                None => Message::new("prompt-bid-first").seat("who", seat),
                Some(bidder) => Message::new("prompt-bid")
                    .seat("who", seat)
                    .seat("bidder", bidder)
                    .message("gold", gold(public.auction.bid)),
            },
            Phase::Open(placed) => {
                let seat = public.opener(placed, self.players as usize);
                let left = public.reserve[seat.index()];
                Message::new("prompt-open").seat("who", seat).number("left", left)
            }
            Phase::Seal => {
                let asked = public.asked(self.players as usize);
                let waiting = asked.iter().map(|seat| Message::new("seat-name").seat("who", seat));
                match view.viewer {
                    Some(seat) if asked.contains(seat) => {
                        Message::new("prompt-seal").message("city", place_of(public.maharaja))
                    }
                    Some(_) => Message::new("prompt-seal-done").list("others", waiting),
                    None => Message::new("prompt-seal-others").list("others", waiting),
                }
            }
            Phase::Act => match self.debt(view) {
                (owed, _) if owed.is_empty() => Message::new("prompt-act-done").seat("who", actor),
                (owed, _) => {
                    let left = left_to_build(public.duty.left());
                    // Until something is built the names of the actions say it.
                    let begun = public.duty.villages + public.duty.cities + public.duty.palaces > 0;
                    let building = owed.iter().any(|kind| kind.is_building()) && begun;
                    let building = building && !left.is_empty();
                    let id = if building { "prompt-act-building" } else { "prompt-act-owed" };
                    let message = Message::new(id)
                        .seat("who", actor)
                        .message("city", place_of(public.maharaja))
                        .list("owed", kinds(owed));
                    if building { message.list("left", left) } else { message }
                }
            },
            Phase::Carry(from, _) => {
                Message::new("prompt-carry").seat("who", actor).message("place", place_of(from))
            }
            Phase::Replace(victim) => {
                Message::new("prompt-replace").seat("who", victim).seat("by", actor)
            }
            Phase::Give(giver) => Message::new("prompt-give").seat("who", giver).seat("by", actor),
            Phase::Confirm => {
                let (owed, each) = self.debt(view);
                Message::new("prompt-confirm")
                    .seat("who", actor)
                    .list("owed", kinds(owed))
                    .message("gold", gold(each))
            }
            Phase::Over => {
                let key = |seat: &Seat| {
                    let n = seat.index();
                    let rank = std::cmp::Reverse(public.cards[n].rank());
                    (public.palaces[n], view.gold[n], rank)
                };
                let winner = Seat::all(self.players as usize).max_by_key(key);
                Message::new("prompt-over").seat("who", winner.unwrap_or(Seat::A))
            }
        }
    }
}

/// What a road costs, and to whom.
fn tell_travel(view: &View, seat: Seat, to: Place) -> Message {
    let public = &view.public;
    let n = seat.index();
    let ends = public.architect[n].junction().zip(to.junction());
    let road = ends.and_then(|(from, to)| NET.between(from, to));
    let tolls = road.map(|road| public.villages.tolls(&NET, road, n)).unwrap_or_default();
    let sum: u8 = tolls.iter().sum();
    let id = if sum == 0 {
        return Message::new("action-go-free").message("place", place_of(to));
    } else if public.cards[n].has(Character::Monk) {
        "action-go-bank"
    } else {
        "action-go-toll"
    };
    let message = Message::new(id).message("place", place_of(to)).message("gold", gold(sum));
    message.list("owners", owners(&tolls))
}

/// Titles and lines of the short help.
const HELP: &[(&str, &[&str])] = &[
    ("help-title-goal", &["help-goal-win", "help-goal-round", "help-goal-turn"]),
    (
        "help-title-notation",
        &[
            "help-seal",
            "help-go",
            "help-build",
            "help-move",
            "help-free",
            "help-other",
            "help-token",
            "help-end",
            "help-setup",
            "help-places",
        ],
    ),
    (
        "help-title-characters",
        &[
            "help-mogul",
            "help-merchant",
            "help-sadhu",
            "help-monk",
            "help-builder",
            "help-artisan",
            "help-yogi",
        ],
    ),
    (
        "help-title-rules",
        &[
            "help-rule-travel",
            "help-rule-city",
            "help-rule-costs",
            "help-rule-points",
            "help-rule-give-up",
            "help-rules-more",
        ],
    ),
    ("help-title-tips", &["help-tip-money", "help-tip-houses", "help-tip-centre", "help-tip-seal"]),
];
