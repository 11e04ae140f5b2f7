//! The one list of games, in the order in which they are offered.
//!
//! Whoever needs something of every game (the catalogue of a table, the covers
//! on the page's shelf, the digests that two machines compare) makes it with
//! [`each!`] from this list, and whoever needs one game takes it from here. So a
//! new game is one line below and one in this package's manifest.

/// Writes the list as modules and as the macro that walks through it. A macro
/// cannot write the dollar sign of another one, so it is given.
macro_rules! games {
    ($dollar:tt $($package:ident::$game:ident,)*) => {
        $(pub use $package;)*

        /// Something of every game: `games::each!(Cover::of)` is the array of
        /// `Cover::of::<G>()` for each game `G`.
        #[macro_export]
        macro_rules! each {
            ($dollar kind:ident::$dollar of:ident) => {
                [$($dollar kind::$dollar of::<$dollar crate::$package::$game>()),*]
            };
        }
    };
}

games! { $
    jaipur::Jaipur,
    raja::Raja,
    maharadjah::Maharadjah,
    maharaja::Maharaja,
}
