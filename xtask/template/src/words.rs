//! Which sentence says what.

use crate::Kauri;
use crate::action::{Action, BEST_CHARM};
use crate::reason::{Event, Reason};
use crate::rules::MOST_TAKEN;
use crate::state::MOST;
use crate::view::View;
use engine::{Message, Seat, Section, Words};

impl Words for Kauri {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))];

    fn action(&self, view: &View, action: Action) -> Message {
        match action {
            Action::Take(shells) => Message::new("action-take")
                .number("shells", shells)
                .number("left", view.heap.saturating_sub(shells)),
        }
    }

    fn event(&self, event: &Event) -> Message {
        match event {
            Event::Dealt { seat, charm: Some(charm) } => {
                Message::new("event-dealt-seen").seat("who", *seat).number("charm", *charm)
            }
            Event::Dealt { seat, charm: None } => Message::new("event-dealt").seat("who", *seat),
            Event::Took { seat, shells, left } => Message::new("event-took")
                .seat("who", *seat)
                .number("shells", *shells)
                .number("left", *left),
            Event::Opened { charms } => {
                let held = Seat::all(MOST).zip(charms).filter(|(_, charm)| **charm > 0);
                let held = held.map(|(seat, charm)| {
                    Message::new("charm-of").seat("who", seat).number("charm", *charm)
                });
                Message::new("event-opened").list("charms", held)
            }
        }
    }

    fn reason(&self, reason: &Reason) -> Message {
        match reason {
            Reason::Count { most } => Message::new("reason-count").number("most", *most),
            Reason::Heap { left } => Message::new("reason-heap").number("left", *left),
            Reason::Charm { best } => Message::new("reason-charm").number("best", *best),
        }
    }

    fn prompt(&self, view: &View) -> Message {
        if self.seats().any(|seat| !view.dealt[seat.index()]) {
            Message::new("prompt-deal")
        } else if view.heap == 0 {
            Message::new("prompt-over")
        } else {
            let most = MOST_TAKEN.min(view.heap);
            Message::new("prompt-take").seat("who", view.to_move).number("most", most)
        }
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        let mut lines = vec![Message::new("view-heap").number("shells", view.heap)];
        for seat in self.seats() {
            let taken = view.taken[seat.index()];
            lines.push(Message::new("view-taken").seat("who", seat).number("shells", taken));
        }
        for seat in self.seats() {
            if let Some(charm) = view.charms[seat.index()] {
                lines.push(Message::new("view-charm").seat("who", seat).number("charm", charm));
            }
        }
        vec![Section { title: Message::new("view-title"), lines }]
    }

    fn help(&self) -> Vec<Section> {
        let lines = vec![
            Message::new("help-take").number("most", MOST_TAKEN),
            Message::new("help-charm").number("best", BEST_CHARM),
        ];
        vec![Section { title: Message::new("help-title"), lines }]
    }
}
