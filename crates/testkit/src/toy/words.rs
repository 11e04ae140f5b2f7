//! What the toy game says to people.

use super::{Action, Bug, Event, Phase, Reason, Toy, View};
use engine::{Message, Seat, Section, Words};

const EN: &str = include_str!("../../i18n/toy.en.ftl");
const FR: &str = include_str!("../../i18n/toy.fr.ftl");

impl Words for Toy {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] = &[("en", EN), ("fr", FR)];
    const RULES: &'static [(&'static str, &'static str)] = &[
        ("en", "Seal a card. The highest card wins the prize if it is alone."),
        ("fr", "Scellez une carte. La plus haute gagne le prix si elle est seule."),
    ];

    fn action(&self, view: &View, action: Action) -> Message {
        match action {
            Action::Play(card) => {
                Message::new("toy-play").number("card", card).number("prize", view.prize)
            }
            Action::Draw => Message::new("toy-draw").number("deck", view.deck),
            Action::Stay => Message::new("toy-stay"),
        }
    }

    fn event(&self, event: &Event) -> Message {
        match event {
            Event::Card { seat, card: Some(card) } => {
                let message = Message::new("toy-card-seen").seat("who", *seat);
                if Bug::MissingArgument.planted() {
                    return message;
                }
                message.number("card", *card)
            }
            Event::Card { seat, card: None } => Message::new("toy-card").seat("who", *seat),
            Event::Prize { worth } => Message::new("toy-prize").number("worth", *worth),
            Event::Sealed { seat, card: Some(card) } => {
                Message::new("toy-sealed-seen").seat("who", *seat).number("card", *card)
            }
            Event::Sealed { seat, card: None } => Message::new("toy-sealed").seat("who", *seat),
            Event::Opened { cards, winner } => {
                let played =
                    cards.iter().zip(Seat::all(cards.len())).filter(|(card, _)| **card > 0);
                let each = played.map(|(card, seat)| {
                    Message::new("toy-opened-card").seat("who", seat).number("card", *card)
                });
                let message = match winner {
                    Some(seat) => Message::new("toy-opened-won").seat("who", *seat),
                    None => Message::new("toy-opened-lost"),
                };
                message.list("cards", each)
            }
            Event::Asked { seat } => Message::new("toy-wait-choose").seat("who", *seat),
            Event::Stayed { .. } if Bug::Speechless.planted() => Message::new("toy-stayde"),
            Event::Stayed { seat } => Message::new("toy-stayed").seat("who", *seat),
            Event::Over => Message::new("toy-over"),
        }
    }

    fn reason(&self, reason: &Reason) -> Message {
        match reason {
            Reason::NotHeld { card, have } => {
                Message::new("toy-not-held").number("card", *card).number("have", *have)
            }
            Reason::DeckEmpty => Message::new("toy-deck-empty"),
            Reason::NotAsked => Message::new("toy-not-asked"),
            Reason::CardGone { card } => Message::new("toy-card-gone").number("card", *card),
        }
    }

    fn prompt(&self, view: &View) -> Message {
        match view.phase {
            Phase::Deal | Phase::Prize | Phase::Draw(_) => Message::new("toy-wait-chance"),
            Phase::Seal => Message::new("toy-wait-seal").number("prize", view.prize),
            Phase::Choose(seat) => Message::new("toy-wait-choose").seat("who", seat),
            Phase::Over => Message::new("toy-over"),
        }
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        let mut lines = Vec::new();
        if view.seat.is_some() {
            lines.push(Message::new("toy-hand").text("cards", view.hand.to_string()));
        }
        lines.push(Message::new("toy-pile").text("cards", view.pile.to_string()));
        lines.push(Message::new("toy-deck").number("deck", view.deck));
        for seat in self.seats() {
            let points = view.points[seat.index()];
            lines.push(Message::new("toy-points").seat("who", seat).number("points", points));
        }
        vec![Section { title: Message::new("toy-table"), lines }]
    }

    fn help(&self) -> Vec<Section> {
        vec![Section { title: Message::new("toy-table"), lines: vec![Message::new("toy-help")] }]
    }
}
