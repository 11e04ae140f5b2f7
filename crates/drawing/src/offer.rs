//! A legal action and the touches it is made by.

use crate::{Handle, Icon, Shape};
use engine::Message;

/// The things one touches to make a move, each as often as it stands here. The
/// order does not matter, but that a verb which stands first is touched first.
/// Switches ([`Handle::is_switch`]) and a number belong to a way without being
/// waited for.
pub type Way = Vec<Handle>;

/// What a board says of one legal action.
#[expect(clippy::struct_excessive_bools, reason = "each is said or not, of any action")]
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gesture {
    /// The ways to make it, any of them; none if it is a button beside the
    /// prompt.
    pub ways: Vec<Way>,
    /// It only begins a thought: it is held and sent with what follows. Such an
    /// action never draws chance, shows a secret or asks anybody.
    pub holds: bool,
    /// It waits for a last yes although nothing can be added: it cannot be taken
    /// back.
    pub confirm: bool,
    /// A short name for a button or a line of a menu: "House", "End turn". The
    /// sentence of the action if there is none.
    pub label: Option<Message>,
    /// An icon beside it.
    pub icon: Option<Icon>,
    /// What it brings, in a few words below its name in a menu: "3 points; you
    /// keep 7". The sentence of the action if there is none.
    pub effect: Option<Message>,
    /// What it costs, at the end of its line in a menu: a picture and a number.
    pub price: Option<(Icon, u16)>,
    /// Whether it is what one comes to the prompt for: the large button.
    pub primary: bool,
    /// Whether it costs what nobody wants to lose: the prompt is edged in
    /// vermilion while its button stands there.
    pub warns: bool,
    /// Of actions that differ by a number alone, the one that the stepper begins
    /// at; the most if none says so.
    pub usual: bool,
    /// What it does and brings, where more is to be said than the sentence of the
    /// action.
    pub says: Option<Message>,
    /// Drawn over the board while it is pointed at.
    pub over: Vec<Shape>,
    /// What it would win, by the keys of things on the board: ringed while it is
    /// complete or pointed at.
    pub brings: Vec<String>,
}

impl Gesture {
    /// A button beside the prompt.
    pub fn button(label: Message) -> Gesture {
        Gesture { label: Some(label), ..Gesture::default() }
    }

    /// Made by touching all of these.
    pub fn touch<H: Into<Handle>>(way: impl IntoIterator<Item = H>) -> Gesture {
        Gesture { ways: vec![way.into_iter().map(Into::into).collect()], ..Gesture::default() }
    }

    /// Or by touching all of these.
    #[must_use]
    pub fn or<H: Into<Handle>>(mut self, way: impl IntoIterator<Item = H>) -> Gesture {
        self.ways.push(way.into_iter().map(Into::into).collect());
        self
    }

    /// With a short name.
    #[must_use]
    pub fn label(self, label: Message) -> Gesture {
        Gesture { label: Some(label), ..self }
    }

    /// With an icon.
    #[must_use]
    pub fn icon(self, icon: Icon) -> Gesture {
        Gesture { icon: Some(icon), ..self }
    }

    /// With what it brings, in a few words.
    #[must_use]
    pub fn effect(self, effect: Message) -> Gesture {
        Gesture { effect: Some(effect), ..self }
    }

    /// With what it costs.
    #[must_use]
    pub fn price(self, icon: Icon, number: impl Into<u16>) -> Gesture {
        Gesture { price: Some((icon, number.into())), ..self }
    }

    /// It only begins a thought.
    #[must_use]
    pub fn holds(self) -> Gesture {
        Gesture { holds: true, ..self }
    }

    /// It waits for a last yes.
    #[must_use]
    pub fn confirm(self) -> Gesture {
        Gesture { confirm: true, ..self }
    }

    /// It is the large button.
    #[must_use]
    pub fn primary(self) -> Gesture {
        Gesture { primary: true, ..self }
    }

    /// It costs what nobody wants to lose.
    #[must_use]
    pub fn warns(self) -> Gesture {
        Gesture { warns: true, ..self }
    }

    /// Its number is the one to begin with.
    #[must_use]
    pub fn usual(self, usual: bool) -> Gesture {
        Gesture { usual, ..self }
    }

    /// This is drawn over the board while it is pointed at.
    #[must_use]
    pub fn over(self, over: Vec<Shape>) -> Gesture {
        Gesture { over, ..self }
    }

    /// This is what it does and brings.
    #[must_use]
    pub fn says(self, says: Option<Message>) -> Gesture {
        Gesture { says, ..self }
    }

    /// It would win these, by their keys.
    #[must_use]
    pub fn brings<K: Into<String>>(self, keys: impl IntoIterator<Item = K>) -> Gesture {
        Gesture { brings: keys.into_iter().map(Into::into).collect(), ..self }
    }
}

/// Something that can be done now: a legal action, or a chain of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// In notation; the steps of a chain are parted by `;`.
    pub text: String,
    /// How it is made.
    pub gesture: Gesture,
    /// What it does and brings, as a sentence.
    pub what: Message,
    /// Drawn over the board while it is pointed at: the way of a journey.
    pub over: Vec<Shape>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gesture_keeps_what_was_said_of_it() {
        let sale = Gesture::touch(["hand:C"; 2]).confirm().brings(["token:C:0", "token:C:1"]);
        assert_eq!(sale.ways, [["hand:C"; 2]]);
        assert!(sale.confirm && !sale.holds && !sale.primary);
        assert_eq!(sale.brings, ["token:C:0", "token:C:1"]);
        let house = Gesture::touch(["C"]).effect(Message::new("x")).price(Icon::new("coin"), 1_u8);
        assert_eq!(house.effect, Some(Message::new("x")));
        assert_eq!(house.price, Some((Icon::new("coin"), 1)));
    }
}
