//! Colours and emphasis.
//!
//! Only the sixteen colours every terminal has, as its owner has set them, and
//! never alone: whatever a colour says, a letter, a mark or a frame says too.
//! Without colours (`NO_COLOR`) nothing is lost.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the screen. All are asked of the palette, whether or not they
/// have a colour today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// Whether colours may be used.
    pub(crate) colour: bool,
}

#[allow(clippy::unused_self)]
impl Palette {
    /// Colours, unless the environment asks for none.
    pub(crate) fn from_environment() -> Palette {
        let wish = std::env::var_os("NO_COLOR");
        Palette { colour: wish.is_none_or(|value| value.is_empty()) }
    }

    fn fg(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The bars at the top and at the bottom.
    pub(crate) fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Headings.
    pub(crate) fn title(self) -> Style {
        self.fg(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// What stands back.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What stands out.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The frame of a panel; the one with the cursor stands out.
    pub(crate) fn frame(self, focused: bool) -> Style {
        if focused { self.title() } else { self.faint() }
    }

    /// The line with the cursor.
    pub(crate) fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What has been picked.
    pub(crate) fn picked(self) -> Style {
        self.fg(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// It works.
    pub(crate) fn good(self) -> Style {
        self.fg(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// It does not, and this is why.
    pub(crate) fn bad(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }

    /// Something to know.
    pub(crate) fn info(self) -> Style {
        self.fg(Color::Cyan)
    }

    /// A letter on a field of its own colour.
    pub(crate) fn badge(self, colour: Color) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colour { style.fg(Color::Black).bg(colour) } else { style }
    }
}
