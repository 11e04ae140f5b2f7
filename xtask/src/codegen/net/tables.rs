//! The net of roads as tables of the rules.

use super::Net;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::Result;

impl Net<'_> {
    /// A junction as the screens name it: `Delhi (A)`.
    pub(in crate::codegen) fn stop(&self, id: char, words: &Words<'_>) -> Result<String> {
        let name = &self.junction[self.junction(id)?].name.value;
        words.with("place", &[("name", name), ("id", &id.to_string())])
    }

    /// Villages as the screens name them: `Amber (v01), Rewari (v02)`.
    pub(in crate::codegen) fn stops(&self, ids: &[String], words: &Words<'_>) -> Result<String> {
        let names = ids.iter().map(|id| {
            let name = &self.village[self.village(id)?].name.value;
            words.with("place", &[("name", name), ("id", id)])
        });
        Ok(listed(names.collect::<Result<Vec<_>>>()?))
    }

    /// Where the roads of a junction lead, each with its number of villages.
    pub(in crate::codegen) fn leads(&self, id: char) -> Result<String> {
        let mut found = Vec::new();
        for n in self.meeting(id) {
            let [a, b] = self.road[n].ends.value;
            let other = self.junction(if a == id { b } else { a })?;
            let name = &self.junction[other].name.value;
            found.push(format!("{name} {}", self.road[n].villages.value.len()));
        }
        Ok(listed(found))
    }

    /// Every road from end to end.
    pub(in crate::codegen) fn roads(&self, words: &Words<'_>) -> Result<String> {
        let mut grid = Grid::new(
            words.say(["from", "through the villages", "to"], ["de", "par les villages", "à"]),
        );
        for road in self.road {
            let [a, b] = road.ends.value;
            grid.row([
                self.stop(a, words)?,
                self.stops(&road.villages.value, words)?,
                self.stop(b, words)?,
            ]);
        }
        Ok(grid.text())
    }
}
