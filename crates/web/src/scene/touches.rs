//! What can be touched at a drawn table, and what its drawings are made with.

use drawing::{Cell, Handle, Icon};
use serde::{Deserialize, Serialize};

/// What a game's drawings are made with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Art {
    /// The game.
    pub game: String,
    /// Its symbols: SVG.
    pub symbols: String,
    /// Its colours: a style sheet.
    pub colours: String,
    /// The letters that put the focus on something, and on what.
    #[serde(default)]
    pub things: Vec<(char, Handle)>,
    /// The letters that show a panel, and which.
    #[serde(default)]
    pub panels: Vec<(char, String)>,
}

/// What can be touched, and what stands beside the prompt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Touches {
    /// What is lit.
    pub lit: Vec<Handle>,
    /// What is picked.
    pub picked: Vec<Handle>,
    /// The shapes that were picked, by key.
    pub keys: Vec<String>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// Verbs, which are touched like anything drawn.
    pub verbs: Vec<(Handle, String)>,
    /// The pictures of verbs that have one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<(Handle, Icon)>,
    /// Switches, and whether they are on.
    pub switches: Vec<(Handle, String, bool)>,
    /// A number: the least, the most, and what it stands at.
    pub stepper: Option<(i64, i64, i64)>,
    /// What the last touch may mean.
    pub menu: Vec<Button>,
    /// Where the menu belongs.
    pub spot: Option<Handle>,
    /// What stands above the menu.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub heading: String,
    /// Whether something is picked or held that can be put back.
    pub begun: bool,
    /// What the complete move would win, by the keys of things on the board.
    pub brings: Vec<String>,
    /// The move so far in words, in the place of the question.
    #[serde(default)]
    pub says: String,
    /// What is missing before it can be made.
    #[serde(default)]
    pub missing: String,
    /// What it takes, gives and does.
    #[serde(default)]
    pub line: Vec<Cell>,
}

/// A button beside the prompt, or a line of a menu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Button {
    /// What it does, in notation.
    pub text: String,
    /// Its short name.
    pub label: String,
    /// What it does, as a sentence.
    pub what: String,
    /// An icon.
    pub icon: Option<Icon>,
    /// What it brings, in a few words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub effect: String,
    /// What it costs: a picture and a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<(Icon, u16)>,
    /// Whether it costs what nobody wants to lose.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub warns: bool,
    /// Whether it is the large one.
    pub primary: bool,
}
