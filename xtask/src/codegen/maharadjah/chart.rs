//! The map: borders, coasts, and whether the drawing agrees with them.

pub(super) mod tables;

use super::super::MARK;
use super::{FOREIGN, REGIONS, SEAS, TERRITORIES, area, constant, find, hex, strings};
use anyhow::{Result, ensure};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    #[allow(dead_code, reason = "for readers of the file")]
    sources: BTreeMap<String, String>,
    totals: BTreeMap<String, usize>,
    territory: Vec<Territory>,
    border: Vec<Border>,
    no_border: Vec<Border>,
    corner: Corner,
    foreign: Vec<Foreign>,
    sea: Vec<Sea>,
}

/// A fact, how we know it, and more about that.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known<T> {
    value: T,
    #[allow(dead_code, reason = "every fact must have it")]
    evidence: Evidence,
    #[allow(dead_code, reason = "for readers of the file")]
    why: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Evidence {
    Printed,
    Inferred,
    Sourced,
    Forced,
    Recon,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Territory {
    key: String,
    region: Known<String>,
    rough: Known<bool>,
    factory: Known<bool>,
    seas: Vec<Known<String>>,
    label: [u16; 2],
    outline: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Border {
    between: [String; 2],
    #[serde(default)]
    strait: bool,
    evidence: Evidence,
    #[allow(dead_code, reason = "for readers of the file")]
    why: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Corner {
    territories: [String; 4],
    #[allow(dead_code, reason = "for whoever draws")]
    at: [u16; 2],
    #[allow(dead_code, reason = "every fact must have it")]
    evidence: Evidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Foreign {
    key: String,
    opens_on: Vec<Known<String>>,
    beside: Vec<Known<String>>,
    label: [u16; 2],
    outline: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sea {
    key: String,
    beside: Vec<Known<String>>,
    label: [u16; 2],
    outline: Vec<String>,
}

type Point = (i32, i32);

/// The sides of an outline, each with its lesser end first.
fn sides(outline: &[String]) -> Result<BTreeSet<(Point, Point)>> {
    let mut sides = BTreeSet::new();
    for ring in outline {
        let mut points = Vec::new();
        for point in ring.split_whitespace() {
            let (x, y) = point.split_once(',').ok_or_else(|| anyhow::anyhow!("{point}?"))?;
            let tenths = |text: &str| text.parse::<f64>().map(|n| (n * 10.0).round() as i32);
            points.push((tenths(x)?, tenths(y)?));
        }
        ensure!(points.len() > 2, "an outline with {} points", points.len());
        for n in 0..points.len() {
            let (a, b) = (points[n], points[(n + 1) % points.len()]);
            sides.insert((a.min(b), a.max(b)));
        }
    }
    Ok(sides)
}

/// All pairs that touch, by number, the strait included.
fn pairs(borders: &[Border]) -> Result<BTreeSet<(usize, usize)>> {
    let mut pairs = BTreeSet::new();
    for border in borders {
        let [a, b] = &border.between;
        let (a, b) = (find(&TERRITORIES, a)?, find(&TERRITORIES, b)?);
        ensure!(a < b, "{:?} should stand in order", border.between);
        ensure!(pairs.insert((a, b)), "{:?} stands twice", border.between);
    }
    Ok(pairs)
}

fn audit(data: &Data) -> Result<()> {
    let keys: Vec<&str> = data.territory.iter().map(|t| t.key.as_str()).collect();
    ensure!(keys == TERRITORIES, "the territories are {keys:?}");
    let keys: Vec<&str> = data.foreign.iter().map(|t| t.key.as_str()).collect();
    ensure!(keys == FOREIGN, "the foreign lands are {keys:?}");
    let keys: Vec<&str> = data.sea.iter().map(|t| t.key.as_str()).collect();
    ensure!(keys == SEAS, "the seas are {keys:?}");

    let borders = pairs(&data.border)?;
    let count = |what: &str| match what {
        "territories" => data.territory.len(),
        "borders" => borders.len(),
        "rough" => data.territory.iter().filter(|t| t.rough.value).count(),
        "factory_sites" => data.territory.iter().filter(|t| t.factory.value).count(),
        region => data.territory.iter().filter(|t| t.region.value == region).count(),
    };
    for (what, expected) in &data.totals {
        ensure!(count(what) == *expected, "{what} are {}, not {expected}", count(what));
    }
    for gap in &data.no_border {
        let [a, b] = &gap.between;
        let (a, b) = (find(&TERRITORIES, a)?, find(&TERRITORIES, b)?);
        ensure!(!borders.contains(&(a.min(b), a.max(b))), "{:?} is no border", gap.between);
    }
    let [a, b, c, d] = &data.corner.territories;
    for (one, other, touch) in
        [(a, b, true), (b, c, true), (c, d, true), (d, a, true), (a, c, false), (b, d, false)]
    {
        let (one, other) = (find(&TERRITORIES, one)?, find(&TERRITORIES, other)?);
        let known = borders.contains(&(one.min(other), one.max(other)));
        ensure!(known == touch, "the corner of {:?} is not one", data.corner.territories);
    }
    ensure!(data.border.iter().filter(|b| b.strait).count() == 1, "there is one strait");
    for t in &data.territory {
        ensure!(!t.factory.value || !t.seas.is_empty(), "{} has a factory and no coast", t.key);
        find(&REGIONS, &t.region.value)?;
    }
    let two = data.territory.iter().filter(|t| t.factory.value && t.seas.len() == 2);
    let two: Vec<&str> = two.map(|t| t.key.as_str()).collect();
    ensure!(two == ["golconda", "malabar"], "two seas touch {two:?}");
    beside(data)?;
    drawing(data, &borders)
}

/// What lies beside what is told from both sides.
fn beside(data: &Data) -> Result<()> {
    for land in &data.foreign {
        ensure!(!land.opens_on.is_empty(), "{} opens on nothing", land.key);
        for other in &land.beside {
            let other = &data.foreign[find(&FOREIGN, &other.value)?];
            let back = other.beside.iter().any(|back| back.value == land.key);
            ensure!(back, "{} lies beside {}, but not the other way", land.key, other.key);
        }
    }
    for sea in &data.sea {
        for other in &sea.beside {
            let other = &data.sea[find(&SEAS, &other.value)?];
            let back = other.beside.iter().any(|back| back.value == sea.key);
            ensure!(back, "{} lies beside {}, but not the other way", sea.key, other.key);
        }
    }
    Ok(())
}

/// The drawing is flat, and its outlines share a side exactly where there is a
/// border, an entry or a coast.
fn drawing(data: &Data, borders: &BTreeSet<(usize, usize)>) -> Result<()> {
    let outlines: Result<Vec<_>> = data.territory.iter().map(|t| sides(&t.outline)).collect();
    let outlines = outlines?;
    let mut seen: BTreeMap<(Point, Point), usize> = BTreeMap::new();
    for side in outlines.iter().flatten() {
        *seen.entry(*side).or_default() += 1;
    }
    ensure!(seen.values().all(|n| *n <= 2), "three territories share a side");
    let strait = data.border.iter().find(|b| b.strait).map(|b| &b.between);
    for a in 0..TERRITORIES.len() {
        for b in a + 1..TERRITORIES.len() {
            let touch = outlines[a].intersection(&outlines[b]).next().is_some();
            let bridge = strait.is_some_and(|s| s[0] == TERRITORIES[a] && s[1] == TERRITORIES[b]);
            let known = borders.contains(&(a, b)) && !bridge;
            let (a, b) = (TERRITORIES[a], TERRITORIES[b]);
            ensure!(touch == known, "{a} and {b}: a border {known}, drawn {touch}");
        }
    }
    for land in &data.foreign {
        let outline = sides(&land.outline)?;
        for (n, t) in data.territory.iter().enumerate() {
            let touch = outlines[n].intersection(&outline).next().is_some();
            let known = land.opens_on.iter().any(|entry| entry.value == t.key);
            ensure!(touch == known, "{} and {}: open {known}, drawn {touch}", land.key, t.key);
        }
    }
    for sea in &data.sea {
        let outline = sides(&sea.outline)?;
        for (n, t) in data.territory.iter().enumerate() {
            let touch = outlines[n].intersection(&outline).next().is_some();
            let known = t.seas.iter().any(|coast| coast.value == sea.key);
            ensure!(touch == known, "{} and {}: coast {known}, drawn {touch}", sea.key, t.key);
        }
    }
    Ok(())
}

fn bits<'a, T: 'a>(all: impl IntoIterator<Item = &'a T>, which: impl Fn(&T) -> bool) -> u64 {
    let which = all.into_iter().enumerate().filter(|(_, t)| which(t));
    which.fold(0, |bits, (n, _)| bits | 1 << n)
}

fn row(values: impl IntoIterator<Item = u64>) -> String {
    let values: Vec<String> = values.into_iter().map(hex).collect();
    let rows: Vec<String> =
        values.chunks(6).map(|row| format!("        {},\n", row.join(", "))).collect();
    format!("[\n{}    ]", rows.concat())
}

pub(in crate::codegen) fn write(text: &str) -> Result<String> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    let borders = pairs(&data.border)?;
    let adjacent = (0..36).map(|n| {
        borders.iter().fold(0u64, |bits, (a, b)| match n {
            n if n == *a => bits | 1 << b,
            n if n == *b => bits | 1 << a,
            _ => bits,
        })
    });

    let recon = data.border.iter().filter(|border| border.evidence == Evidence::Recon);
    let recon: Vec<&[String; 2]> = recon.map(|border| &border.between).collect();
    let guessed = TERRITORIES.iter().map(|key| {
        recon.iter().fold(0u64, |bits, [a, b]| {
            let other = if a == key { b } else { a };
            let own = a == key || b == key;
            bits | find(&TERRITORIES, other).map_or(0, |n| u64::from(own) << n)
        })
    });

    let mut code = format!("{MARK} from `data/map.toml`: change\n");
    code += "//! that file, not this one.
//!
//! The map as bits, the names of its parts, and how we know each border: the
//! printed board could not be found, so most of them are reconstructed.

use crate::map::{Evidence, Map};
";
    code += &constant("The territories.", "TERRITORIES", "[&str; 36]", &strings(&TERRITORIES));
    code += &constant("The foreign lands.", "FOREIGN", "[&str; 6]", &strings(&FOREIGN));
    code += &constant("The seas.", "SEAS", "[&str; 3]", &strings(&SEAS));
    let mut map = "Map {\n".to_owned();
    let _ = writeln!(map, "    adjacent: {},", row(adjacent));
    let _ = writeln!(map, "    guessed: {},", row(guessed));
    let strait = data.border.iter().find(|b| b.strait).map(|b| b.between.clone());
    let strait = strait.unwrap_or_default();
    let ends = 1u64 << area(&strait[0])? | 1u64 << area(&strait[1])?;
    let _ = writeln!(map, "    strait: {},", hex(ends));
    let _ = writeln!(map, "    rough: {},", hex(bits(&data.territory, |t| t.rough.value)));
    let _ = writeln!(map, "    sites: {},", hex(bits(&data.territory, |t| t.factory.value)));
    let regions = REGIONS.map(|region| bits(&data.territory, |t| t.region.value == region));
    let _ = writeln!(map, "    regions: {},", row(regions));
    let coast =
        SEAS.map(|sea| bits(&data.territory, |t| t.seas.iter().any(|coast| coast.value == sea)));
    let _ = writeln!(map, "    coast: {},", row(coast));
    let opens = data.foreign.iter().map(|land| {
        land.opens_on
            .iter()
            .fold(0u64, |bits, entry| bits | find(&TERRITORIES, &entry.value).map_or(0, |n| 1 << n))
    });
    let _ = writeln!(map, "    entries: {},", row(opens));
    let beside = data.foreign.iter().map(|land| {
        let others = land.beside.iter();
        others.fold(0u64, |bits, o| bits | find(&FOREIGN, &o.value).map_or(0, |n| 1 << n))
    });
    let _ = writeln!(map, "    foreign_beside: {},", row(beside));
    let beside = data.sea.iter().map(|sea| {
        let others = sea.beside.iter();
        others.fold(0u64, |bits, o| bits | find(&SEAS, &o.value).map_or(0, |n| 1 << n))
    });
    let _ = writeln!(map, "    seas_beside: {},\n}}", row(beside).trim_end());
    let map = map.replace(",\n}}", ",\n}");
    code += &constant("The map as it is unless corrected.", "MAP", "Map", map.trim_end());
    let mut list = "[\n".to_owned();
    for border in &data.border {
        let [a, b] = &border.between;
        let _ = writeln!(
            list,
            "    ({}, {}, Evidence::{:?}), // {a} - {b}",
            area(a)?,
            area(b)?,
            border.evidence
        );
    }
    list += "]";
    let kind = format!("[(u8, u8, Evidence); {}]", data.border.len());
    code += &constant("Every border and how we know it.", "BORDERS", &kind, &list);
    let labels: Vec<[u16; 2]> = data
        .territory
        .iter()
        .map(|t| t.label)
        .chain(data.foreign.iter().map(|f| f.label))
        .chain(data.sea.iter().map(|s| s.label))
        .collect();
    let rows: Vec<String> = labels
        .chunks(6)
        .map(|row| {
            let row: Vec<String> = row.iter().map(|[x, y]| format!("({x}, {y})")).collect();
            format!("    {},\n", row.join(", "))
        })
        .collect();
    let about = "Where a name or a piece stands in a drawing of 1000 by 1000, downwards.";
    code += &constant(about, "LABELS", "[(u16, u16); 45]", &format!("[\n{}]", rows.concat()));
    let rough: Vec<String> =
        data.territory.iter().map(|t| format!("    Evidence::{:?},\n", t.rough.evidence)).collect();
    let about = "How we know whether a territory is rough.";
    code +=
        &constant(about, "ROUGH_EVIDENCE", "[Evidence; 36]", &format!("[\n{}]", rough.concat()));
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = include_str!("../../../../games/maharadjah/data/map.toml");

    fn refused(from: &str, to: &str) -> String {
        let changed = DATA.replacen(from, to, 1);
        assert_ne!(changed, DATA, "{from}");
        write(&changed).map(|_| ()).expect_err("it must be refused").to_string()
    }

    #[test]
    fn the_map_is_sound() {
        write(DATA).unwrap();
    }

    #[test]
    fn a_border_too_few_or_too_many_is_refused() {
        let border = "between = [\"agra\", \"delhi\"]";
        assert!(refused(border, "between = [\"agra\", \"sind\"]").contains("is no border"));
        assert!(refused(border, "between = [\"agra\", \"assam\"]").contains("drawn"));
        assert!(refused(border, "between = [\"delhi\", \"agra\"]").contains("in order"));
        assert!(refused("borders = 81", "borders = 80").contains("borders"));
    }

    #[test]
    fn a_one_sided_neighbour_or_a_lost_coast_is_refused() {
        assert!(refused("factory_sites = 12", "factory_sites = 13").contains("factory_sites"));
        let beside = "beside = [{ value = \"indian-ocean\", evidence = \"recon\" }]";
        assert!(refused(beside, "beside = []").contains("not the other way"));
        let coast = "seas = [{ value = \"bay-of-bengal\", evidence = \"recon\", why = \"rule 12.1; sea reconstruction\" }]";
        assert!(refused(coast, "seas = []").contains("no coast"));
    }
}
