//! The net of roads that Raja and Maharaja share: places, roads, villages.
//!
//! The two games have data files of their own, with the same tables; that the
//! net holds together is checked once more by the compiler, in the code itself.

mod tables;

use super::Fact;
use super::layout::{array, numbered, quoted};
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Junction {
    pub(super) id: char,
    pub(super) name: Fact<String>,
    pub(super) point: Fact<[u16; 2]>,
    pub(super) colour: Fact<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Village {
    pub(super) id: String,
    pub(super) name: Fact<String>,
    pub(super) point: Fact<[u16; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Road {
    pub(super) id: String,
    pub(super) ends: Fact<[char; 2]>,
    pub(super) villages: Fact<Vec<String>>,
}

/// The tables of a data file that make the net.
pub(super) struct Net<'a> {
    pub(super) junction: &'a [Junction],
    pub(super) village: &'a [Village],
    pub(super) road: &'a [Road],
}

/// What stands above the net.
const HEAD: &str = "
const fn j(n: usize) -> Junction {
    Junction::new(n)
}

const fn r(n: usize) -> Road {
    Road::new(n)
}

const fn v(n: usize) -> Village {
    Village::new(n)
}

/// The roads: junctions are the start and the cities A to G.
pub const NET: Net = Net {
    roads: &ROADS,
    masks: &[
";

impl Net<'_> {
    pub(super) fn junction(&self, id: char) -> Result<usize> {
        let at = self.junction.iter().position(|junction| junction.id == id);
        at.with_context(|| format!("there is no junction {id}"))
    }

    pub(super) fn village(&self, id: &str) -> Result<usize> {
        let at = self.village.iter().position(|village| village.id == id);
        at.with_context(|| format!("there is no village {id}"))
    }

    /// The roads at a junction.
    fn meeting(&self, id: char) -> Vec<usize> {
        let roads = self.road.iter().enumerate();
        roads.filter(|(_, road)| road.ends.value.contains(&id)).map(|(n, _)| n).collect()
    }

    /// What the parts must give together.
    pub(super) fn audit(&self) -> Result<()> {
        let ids: String = self.junction.iter().map(|junction| junction.id).collect();
        ensure!(ids == "SABCDEFG", "the junctions are {ids}, not SABCDEFG");
        for (n, village) in self.village.iter().enumerate() {
            ensure!(village.id == format!("v{:02}", n + 1), "{} is out of order", village.id);
        }
        ensure!(self.village.len() == 30, "there are {} villages, not 30", self.village.len());
        ensure!(self.road.len() == 16, "there are {} roads, not 16", self.road.len());

        let mut lies_on = vec![0; self.village.len()];
        let mut joined: Vec<[usize; 2]> = Vec::new();
        for road in self.road {
            let [a, b] = road.ends.value;
            let mut ends = [self.junction(a)?, self.junction(b)?];
            ends.sort_unstable();
            ensure!(ends[0] != ends[1], "{} leads back to {a}", road.id);
            ensure!(!joined.contains(&ends), "{} joins {a} and {b} a second time", road.id);
            joined.push(ends);
            let count = road.villages.value.len();
            ensure!((1..=2).contains(&count), "{} has {count} villages, not one or two", road.id);
            for village in &road.villages.value {
                lies_on[self.village(village)?] += 1;
            }
        }
        for (village, roads) in self.village.iter().zip(lies_on) {
            ensure!(roads == 1, "{} lies on {roads} roads", village.id);
        }
        let single = self.road.iter().filter(|road| road.villages.value.len() == 1).count();
        ensure!(single == 2, "{single} roads have a single village, not two");
        for junction in self.junction {
            let roads = self.meeting(junction.id).len();
            ensure!((3..=5).contains(&roads), "{roads} roads meet at {}, not 3 to 5", junction.id);
        }
        ensure!(self.meeting('S').len() == 5, "not five roads meet at the start");
        Ok(())
    }

    /// The net of roads.
    pub(super) fn code(&self) -> Result<String> {
        let mut code = HEAD.to_owned();
        let mut stretches = Vec::new();
        for road in self.road {
            let [a, b] = road.ends.value;
            let villages = road.villages.value.iter().map(|id| self.village(id));
            let villages: Vec<usize> = villages.collect::<Result<_>>()?;
            let mask = villages.iter().fold(0u32, |mask, n| mask | 1 << n);
            let _ = writeln!(code, "        0x{:04X}_{:04X},", mask >> 16, mask & 0xFFFF);
            let ends = numbered('j', &[self.junction(a)?, self.junction(b)?]);
            let text =
                format!("Stretch {{ ends: [{ends}], villages: &[{}] }}", numbered('v', &villages));
            stretches.push((text, road.id.as_str(), road.ends.evidence));
        }
        code += "    ],\n    at: &[\n";
        for junction in self.junction {
            let roads = numbered('r', &self.meeting(junction.id));
            let _ = writeln!(code, "        &[{roads}],");
        }
        code += "    ],\n    of: &[\n";
        for village in self.village {
            let on = |road: &Road| road.villages.value.contains(&village.id);
            let road = self.road.iter().position(on).context("a village on no road")?;
            let _ = writeln!(code, "        r({road}),");
        }
        code += "    ],\n};\n\n// A board that does not hold together does not compile.\n";
        code += "const _: () = assert!(NET.sound());\n";
        let _ = write!(code, "\nconst ROADS: [Stretch; {}] = [\n", self.road.len());
        for (text, id, evidence) in stretches {
            let _ = writeln!(code, "    // {id}: {evidence}\n    {text},");
        }
        code += "];\n";
        Ok(code)
    }

    /// Places as they are named and drawn.
    pub(super) fn places(&self, colours: &str) -> String {
        let ids: Vec<String> = self.junction.iter().map(|place| place.id.to_string()).collect();
        let junctions = || self.junction.iter().zip(&ids);
        let villages = || self.village.iter();
        let mut code = array(
            "What the junctions are called.",
            "JUNCTION_NAMES",
            "&str",
            junctions().map(|(j, id)| (quoted(&j.name.value), id.as_str(), j.name.evidence)),
        );
        code += &array(
            "Where the junctions are drawn: 0 to 1000 both ways, 1.4 times as wide as high.",
            "JUNCTION_POINTS",
            "(u16, u16)",
            junctions().map(|(j, id)| (point(j.point.value), id.as_str(), j.point.evidence)),
        );
        code += &array(
            colours,
            "COLOURS",
            "&str",
            junctions().map(|(j, id)| (quoted(&j.colour.value), id.as_str(), j.colour.evidence)),
        );
        code += &array(
            "What the villages are called.",
            "VILLAGE_NAMES",
            "&str",
            villages().map(|v| (quoted(&v.name.value), v.id.as_str(), v.name.evidence)),
        );
        code + &array(
            "Where the villages are drawn.",
            "VILLAGE_POINTS",
            "(u16, u16)",
            villages().map(|v| (point(v.point.value), v.id.as_str(), v.point.evidence)),
        )
    }
}

fn point([x, y]: [u16; 2]) -> String {
    format!("({x}, {y})")
}
