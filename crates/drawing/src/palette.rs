//! Colours by what they are for, in both themes.
//!
//! Shapes name roles and dresses, never values, so that one drawing serves the
//! light and the dark theme, and a picture as well as a page: a page makes a
//! style sheet of the palette ([`Palette::style_sheet`]), a picture looks the
//! values up.

use std::fmt::Write;

/// A colour: what it is for, and its value in the light and in the dark theme.
pub type Role = (&'static str, &'static str, &'static str);

/// The colours of a symbol that is worn by many: the piece of a seat, the walls
/// of a city. `color` is what the symbol calls `currentColor`; any other name is
/// what it calls `var(--name)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dress {
    /// Its name.
    pub name: &'static str,
    /// Its colours.
    pub colours: &'static [Role],
}

/// Which theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Ink on ivory.
    Light,
    /// Ivory on indigo.
    Dark,
}

/// The colours of a game's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The colours of shapes.
    pub roles: &'static [Role],
    /// The colours of symbols.
    pub dresses: &'static [Dress],
}

/// What every table has in common with the page around it.
pub const SHARED: &[Role] = &[
    ("paper", "#f7efdd", "#141a35"),
    ("sheet", "#fffaf0", "#1d2447"),
    ("ink", "#23233b", "#f3ead6"),
    ("soft", "#5d5a6b", "#b9b4c6"),
    ("line", "#dccfae", "#3a4375"),
    ("indigo", "#27346b", "#4b5cae"),
    ("on-indigo", "#fff7e6", "#fff7e6"),
    ("saffron", "#e08a1e", "#f0a13c"),
    ("saffron-deep", "#9a5606", "#f5b765"),
    ("vermilion", "#b3362c", "#ef8578"),
    ("emerald", "#1a6b50", "#6fd0ab"),
    ("gold", "#c29a3b", "#d9b65b"),
    ("wash", "#f0e3c4", "#262e58"),
    ("felt", "#efe2c2", "#1a2142"),
    ("lit", "#b8620a", "#f0a13c"),
    ("pick", "#27346b", "#aab8ff"),
    ("seat-a", "#b0226f", "#ff86bf"),
    ("seat-b", "#1d6fb8", "#7fc0ff"),
    ("seat-c", "#4b5566", "#c3cbd8"),
    ("seat-d", "#b5570c", "#ffab66"),
    ("seat-e", "#8a6d00", "#f0d24a"),
    ("seat-f", "#6a4bb5", "#bda5ff"),
];

/// The role of a seat's name and traces, by its number.
pub const SEATS: [&str; 6] = ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f"];

impl Palette {
    /// No colours of its own.
    pub const NONE: Palette = Palette { roles: &[], dresses: &[] };

    /// The value of a role.
    pub fn role(&self, name: &str, theme: Theme) -> Option<&'static str> {
        value(self.roles, name, theme).or_else(|| value(SHARED, name, theme))
    }

    /// The value of a colour of a dress; else that of the role of this name.
    pub fn dressed(&self, dress: Option<&str>, name: &str, theme: Theme) -> Option<&'static str> {
        let dress = self.dresses.iter().find(|it| Some(it.name) == dress);
        let worn = dress.and_then(|dress| value(dress.colours, name, theme));
        worn.or_else(|| self.role(name, theme))
    }

    /// The palette as a style sheet for a page: variables for roles, classes for
    /// dresses. A page's theme is an attribute of its root, or what the system
    /// says.
    pub fn style_sheet(&self) -> String {
        let mut light = String::new();
        let mut dark = String::new();
        for (name, day, night) in SHARED.iter().chain(self.roles) {
            // Writing to memory does not fail.
            let _ = write!(light, "--{name}:{day};");
            let _ = write!(dark, "--{name}:{night};");
        }
        let mut sheet = format!(
            ":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]){{{dark}}}}}\n:root[data-theme=\"dark\"]{{{dark}}}\n"
        );
        for dress in self.dresses {
            let list = |pick: fn(&Role) -> &'static str| {
                let colour = |role: &Role| match role.0 {
                    "color" => format!("color:{};", pick(role)),
                    name => format!("--{name}:{};", pick(role)),
                };
                dress.colours.iter().map(colour).collect::<String>()
            };
            let (name, light, dark) = (dress.name, list(|it| it.1), list(|it| it.2));
            let _ = writeln!(sheet, ".d-{name}{{{light}}}");
            if light != dark {
                let _ = writeln!(
                    sheet,
                    "@media (prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]) .d-{name}{{{dark}}}}}\n:root[data-theme=\"dark\"] .d-{name}{{{dark}}}"
                );
            }
        }
        sheet
    }
}

fn value(roles: &[Role], name: &str, theme: Theme) -> Option<&'static str> {
    let (_, light, dark) = roles.iter().find(|role| role.0 == name)?;
    Some(match theme {
        Theme::Light => light,
        Theme::Dark => dark,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PALETTE: Palette = Palette {
        roles: &[("ground", "#eee", "#222"), ("ink", "#111", "#fff")],
        dresses: &[
            Dress { name: "p-a", colours: &[("p", "#f00", "#f00"), ("color", "#fff", "#fff")] },
            Dress { name: "city", colours: &[("c", "#0f0", "#060")] },
        ],
    };

    #[test]
    fn a_palette_goes_before_what_all_share() {
        assert_eq!(PALETTE.role("ink", Theme::Light), Some("#111"));
        assert_eq!(PALETTE.role("soft", Theme::Dark), Some("#b9b4c6"));
        assert_eq!(PALETTE.role("none", Theme::Dark), None);
        assert_eq!(PALETTE.dressed(Some("city"), "c", Theme::Dark), Some("#060"));
        assert_eq!(PALETTE.dressed(Some("city"), "ground", Theme::Dark), Some("#222"));
    }

    #[test]
    fn the_style_sheet_has_both_themes() {
        let sheet = PALETTE.style_sheet();
        assert!(sheet.contains(".d-p-a{--p:#f00;color:#fff;}"), "{sheet}");
        assert_eq!(sheet.matches(".d-p-a").count(), 1, "the same in both themes");
        assert_eq!(sheet.matches(".d-city").count(), 3);
        assert!(sheet.contains("--ground:#eee;") && sheet.contains("--ground:#222;"));
    }
}
