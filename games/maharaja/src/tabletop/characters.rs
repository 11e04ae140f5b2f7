//! The characters: those that are held, then the row. What one does stands on
//! its tile where there is room, else in the line below the board.

use super::gestures;
use super::handles::Thing;
use super::{Table, names};
use crate::character::Character;
use crate::state::{BOT, Phase};
use drawing::{Cell, Fold, Icon, Mark, Panel, Row, Slot, Tile};
use engine::{Message, Seat};
use roads::tabletop::emblem;

impl Table<'_> {
    pub(super) fn characters_panel(&self) -> Option<Panel> {
        let public = &self.view.public;
        let held = Seat::all(self.game.parties()).filter_map(|seat| public.card[seat.index()]);
        let mut tiles: Vec<Tile> = held.chain(public.row.iter()).map(|it| self.card(it)).collect();
        if tiles.is_empty() {
            return None;
        }
        if self.game.is_solo() {
            let message = Message::new("table-box").number("n", public.deck().len());
            tiles.push(Tile {
                title: self.pen.say(&message),
                text: self.words(&Message::new("table-box-text")),
                mark: Mark::Faint,
                ..Tile::default()
            });
        }
        Some(Panel {
            name: "characters",
            slot: if self.fold() == Fold::Laptop { Slot::Left } else { Slot::Below },
            tab: self.pen.word("table-tab-cards"),
            canvas: None,
            rows: vec![Row::Tiles(tiles)],
        })
    }

    /// Words where there is room for them.
    fn words(&self, message: &Message) -> String {
        match self.fold() {
            Fold::Large | Fold::Phone => self.pen.say(message),
            Fold::Laptop | Fold::Tablet => String::new(),
        }
    }

    fn card(&self, card: Character) -> Tile {
        let public = &self.view.public;
        let holder = public.holder(card);
        let mut foot = vec![match holder {
            Some(seat) => Cell::icon(emblem(self.look(seat)), self.name(seat), ""),
            None => Cell::text(self.pen.word("table-row")).mark(Mark::Faint),
        }];
        for token in public.maharani.iter().flatten().filter(|token| token.card == card) {
            let said = Message::new("table-marked").text("name", self.name(token.owner));
            foot.push(Cell::icon(Icon::new("r-maharani"), "", self.pen.say(&said)));
            foot.push(Cell::icon(emblem(self.look(token.owner)), "", self.name(token.owner)));
        }
        if self.may_use(card) {
            // The tile itself is what one touches.
            foot.push(Cell::text(self.pen.word("table-use")).mark(Mark::Now).end());
        }
        let own = holder.is_some() && holder == self.view.viewer;
        let automaton = self.game.is_solo() && holder == Some(BOT);
        Tile {
            handle: Some(Thing::Card(card).handle()),
            number: card.to_string(),
            icon: Some(Icon::new(names::card_icon(card))),
            title: self.pen.say(&names::card(card)),
            text: self.words(&names::briefly(card)),
            foot,
            mark: match (own, automaton) {
                (true, _) => Mark::Own,
                (false, false) if holder.is_none() => Mark::Faint,
                (false, _) => Mark::Plain,
            },
        }
    }

    /// Whether the reader can use this ability in the running turn.
    fn may_use(&self, card: Character) -> bool {
        let public = &self.view.public;
        let seat = public.duty.seat;
        public.phase == Phase::Act
            && self.view.viewer == Some(seat)
            && gestures::fresh(public, seat).any(|it| it == card)
    }
}
