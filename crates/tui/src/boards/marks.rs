//! What may be touched, what is picked, and what stands in the way, as every
//! board marks it.
//!
//! A board knows by which handle the machine of touches calls each of its things
//! and where it stands; what a touch means it does not know. Each mark has a sign
//! of its own, so that nothing is told by colour alone.

use crate::palette::Palette;
use drawing::{Handle, Offer};
use ratatui::style::{Modifier, Style};
use table::Touches;

/// May be touched.
const LIT: &str = "›";
/// Is picked, or would be moved by the action that is shown.
const PICKED: &str = "✓";
/// Is to blame for a refusal.
const CULPRIT: &str = "✗";

/// Something that lies under the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thing {
    pub(crate) handle: Handle,
    /// Which of the things that carry the handle: the second card of the hand.
    pub(crate) key: String,
}

impl Thing {
    /// The only one of its handle.
    pub(crate) fn only(handle: impl Into<Handle>) -> Thing {
        let handle = handle.into();
        Thing { key: handle.as_str().to_owned(), handle }
    }
}

/// How a thing lies there.
#[expect(clippy::struct_excessive_bools, reason = "each is so or not, of any thing")]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Mark {
    pub(crate) cursor: bool,
    pub(crate) lit: bool,
    pub(crate) picked: bool,
    pub(crate) culprit: bool,
}

impl Mark {
    /// Its sign; nothing if it is not marked. Who stands in the way comes before
    /// what is picked, and that before what may be touched.
    pub(crate) fn sign(self) -> Option<&'static str> {
        match self {
            Mark { culprit: true, .. } => Some(CULPRIT),
            Mark { picked: true, .. } => Some(PICKED),
            Mark { lit: true, .. } => Some(LIT),
            _ => None,
        }
    }

    /// How it looks, if it would otherwise look like this.
    pub(crate) fn style(self, palette: Palette, plain: Style) -> Style {
        match self {
            Mark { cursor: true, .. } => palette.cursor(),
            Mark { culprit: true, .. } => palette.bad(),
            Mark { picked: true, .. } => palette.picked(),
            Mark { lit: true, .. } => plain.remove_modifier(Modifier::DIM),
            _ => plain,
        }
    }

    /// A text with its sign before it; in brackets under the cursor.
    pub(crate) fn around(self, text: &str) -> String {
        let sign = self.sign().unwrap_or_default();
        if self.cursor { format!("[{sign}{text}]") } else { format!("{sign}{text}") }
    }
}

/// The marks of a whole board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Marks {
    lit: Vec<Handle>,
    /// As often as it is picked.
    picked: Vec<Handle>,
    /// Which of the things that carry the handle; the first ones if nobody said.
    keys: Option<Vec<String>>,
    culprits: Vec<Handle>,
    brings: Vec<String>,
}

impl Marks {
    /// What the machine says, and who was to blame for what was touched last.
    pub(crate) fn of(touches: &Touches, culprits: &[Handle]) -> Marks {
        Marks {
            lit: touches.lit.clone(),
            picked: touches.picked.clone(),
            keys: Some(touches.keys.clone()),
            culprits: culprits.to_vec(),
            brings: touches.brings.clone(),
        }
    }

    /// What an action would touch.
    pub(crate) fn shown(offer: &Offer) -> Marks {
        let way = offer.gesture.ways.iter().find(|way| !way.is_empty());
        let touched = way.into_iter().flatten().filter(|handle| !handle.is_control());
        Marks {
            picked: touched.cloned().collect(),
            brings: offer.gesture.brings.clone(),
            ..Marks::default()
        }
    }

    /// Only this thing.
    pub(crate) fn alone(handle: &Handle) -> Marks {
        Marks { picked: vec![handle.clone()], ..Marks::default() }
    }

    /// Only who is to blame.
    pub(crate) fn blamed(culprits: &[Handle]) -> Marks {
        Marks { culprits: culprits.to_vec(), ..Marks::default() }
    }

    /// How the only thing of its handle lies there.
    pub(crate) fn at(&self, handle: &str) -> Mark {
        self.of_several(handle, handle, 0)
    }

    /// How one of several things that carry a handle lies there: by its key, and
    /// as which of them it comes.
    pub(crate) fn of_several(&self, handle: &str, key: &str, nth: usize) -> Mark {
        let picked = match &self.keys {
            Some(keys) if key != handle => keys.iter().any(|it| it == key),
            _ => nth < self.count(handle),
        };
        Mark {
            cursor: false,
            lit: self.lit.iter().any(|it| it == handle),
            picked,
            culprit: self.culprits.iter().any(|it| it == handle),
        }
    }

    /// How often a handle is picked.
    pub(crate) fn count(&self, handle: &str) -> usize {
        self.picked.iter().filter(|it| **it == *handle).count()
    }

    /// Whether this key is picked.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        self.keys.iter().flatten().any(|it| it == key)
    }

    /// What can be touched or is picked.
    pub(crate) fn live(&self) -> impl Iterator<Item = &Handle> + Clone {
        self.lit.iter().chain(&self.picked)
    }

    /// Everything that is marked.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Handle> {
        self.live().chain(&self.culprits)
    }

    /// Whether the complete move would win this, by its key.
    pub(crate) fn brings(&self, key: &str) -> bool {
        self.brings.iter().any(|it| it == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_has_a_sign_and_the_gravest_is_shown() {
        let touches = Touches {
            lit: vec!["v01".into(), "v02".into(), "hand:C".into()],
            picked: vec!["v02".into(), "hand:C".into()],
            keys: vec!["hand:1".into()],
            ..Touches::default()
        };
        let marks = Marks::of(&touches, &["v03".into()]);
        let signs = ["v01", "v02", "v03", "v04"].map(|name| marks.at(name).sign());
        assert_eq!(signs, [Some("›"), Some("✓"), Some("✗"), None]);
        // Of three alike only the one that was picked.
        let cards = [0, 1, 2].map(|n| marks.of_several("hand:C", &format!("hand:{n}"), n).picked);
        assert_eq!(cards, [false, true, false]);
        let cursor = Mark { cursor: true, ..marks.at("v01") };
        assert_eq!((cursor.around("1"), marks.at("v04").around("1")), ("[›1]".into(), "1".into()));
    }

    #[test]
    fn an_action_that_is_shown_takes_the_first_of_several_alike() {
        let gesture = drawing::Gesture::touch(["hand:C", "hand:C", "n:2"]).brings(["token:C:0"]);
        let what = engine::Message::new("x");
        let marks = Marks::shown(&Offer { text: "sell 2C".into(), gesture, what, over: vec![] });
        let cards = [0, 1, 2].map(|n| marks.of_several("hand:C", &format!("hand:{n}"), n).picked);
        assert_eq!(cards, [true, true, false]);
        assert!(marks.brings("token:C:0") && !marks.brings("token:C:1"));
    }
}
