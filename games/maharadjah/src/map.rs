//! The map: what touches what. It is held by the rulebook, so that a corrected
//! one can be played on; `board::MAP` is the one that comes with the game.

mod file;
mod toml;

use crate::area::{Area, Areas};
use crate::board;
use crate::nation::Region;
use engine::Faults;
use serde::Serialize;

/// How we know a fact of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// The rulebook states it.
    Printed,
    /// A rule or a victory card could not work otherwise.
    Inferred,
    /// A public source states it.
    Sourced,
    /// A source and the flatness of a map leave no other way.
    Forced,
    /// Reconstructed from geography.
    Recon,
}

/// The map as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// By territory: those it touches, across the strait too.
    pub(crate) adjacent: [u64; 36],
    /// By territory: those of them whose border is reconstructed.
    pub(crate) guessed: [u64; 36],
    /// The two ends of the strait.
    pub(crate) strait: u64,
    /// Mountains and jungle.
    pub(crate) rough: u64,
    /// Where factories may stand.
    pub(crate) sites: u64,
    /// By region: its territories.
    pub(crate) regions: [u64; 4],
    /// By sea: its coast.
    pub(crate) coast: [u64; 3],
    /// By foreign land: the territories it opens on.
    pub(crate) entries: [u64; 6],
    /// By foreign land: the foreign lands beside it.
    pub(crate) foreign_beside: [u64; 6],
    /// By sea: the seas beside it.
    pub(crate) seas_beside: [u64; 3],
}

impl Map {
    /// The map of a file like `data/map.toml`, or everything that is wrong
    /// with it.
    pub fn read(text: &str) -> Result<Map, Faults> {
        file::read(text)
    }

    /// A short mark of everything that the rules look at: two maps with the
    /// same mark play the same.
    pub fn mark(&self) -> String {
        // How well a border is known changes no rule.
        let Map { adjacent, guessed: _, strait, rough, sites, .. } = self;
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let parts: [&[u64]; 7] = [
            adjacent,
            &[*strait, *rough, *sites],
            &self.regions,
            &self.coast,
            &self.entries,
            &self.foreign_beside,
            &self.seas_beside,
        ];
        for byte in parts.into_iter().flatten().flat_map(|bits| bits.to_le_bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        format!("{hash:016x}")
    }

    /// Whether the border between two territories is reconstructed.
    pub const fn is_guessed(&self, one: Area, other: Area) -> bool {
        self.guessed[one.index()] >> other.0 & 1 != 0
    }

    /// How many borders are reconstructed, of how many.
    pub fn reconstructed(&self) -> (usize, usize) {
        let count = |bits: &[u64]| bits.iter().map(|b| b.count_ones() as usize).sum::<usize>() / 2;
        (count(&self.guessed), count(&self.adjacent))
    }

    /// What a territory touches.
    #[inline]
    pub const fn around(&self, area: Area) -> Areas {
        Areas(self.adjacent[area.index()])
    }

    /// Whether the two are the ends of the strait.
    #[inline]
    pub const fn is_strait(&self, one: Area, other: Area) -> bool {
        self.strait == 1 << one.0 | 1 << other.0
    }

    /// Mountain or jungle.
    #[inline]
    pub const fn is_rough(&self, area: Area) -> bool {
        self.rough >> area.0 & 1 != 0
    }

    /// The territories where factories may stand.
    #[inline]
    pub const fn sites(&self) -> Areas {
        Areas(self.sites)
    }

    /// The territories of a region.
    #[inline]
    pub const fn region(&self, region: Region) -> Areas {
        Areas(self.regions[region as usize])
    }

    /// The region of a territory.
    pub fn region_of(&self, area: Area) -> Region {
        let found = Region::ALL.iter().find(|region| self.region(**region).contains(area));
        *found.unwrap_or(&Region::North)
    }

    /// The coast of a sea.
    #[inline]
    pub const fn coast(&self, sea: Area) -> Areas {
        Areas(self.coast[sea.sea()])
    }

    /// The seas that wash a territory.
    #[inline]
    pub fn seas_of(&self, area: Area) -> Areas {
        let mut seas = Areas::NONE;
        for n in 0..3 {
            if self.coast[n] >> area.0 & 1 != 0 {
                seas.insert(Area::of_sea(n));
            }
        }
        seas
    }

    /// The seas beside a sea.
    #[inline]
    pub const fn seas_beside(&self, sea: Area) -> Areas {
        Areas(self.seas_beside[sea.sea()] << 42)
    }

    /// The territories a foreign land opens on.
    #[inline]
    pub const fn entries(&self, land: Area) -> Areas {
        Areas(self.entries[land.foreign()])
    }

    /// The foreign lands beside a foreign land.
    #[inline]
    pub const fn lands_beside(&self, land: Area) -> Areas {
        Areas(self.foreign_beside[land.foreign()] << 36)
    }

    /// How many armies of one nation a territory holds as a rule.
    #[inline]
    pub const fn room(&self, area: Area) -> u8 {
        if area.is_sea() {
            u8::MAX
        } else if self.is_rough(area) {
            2
        } else {
            3
        }
    }
}

/// How we know the border between two territories; nothing if there is none.
pub fn evidence(one: Area, other: Area) -> Option<Evidence> {
    let (a, b) = (one.0.min(other.0), one.0.max(other.0));
    board::BORDERS.iter().find(|(x, y, _)| (*x, *y) == (a, b)).map(|(.., how)| *how)
}
