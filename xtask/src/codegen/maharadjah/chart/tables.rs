//! The map as tables of the rules: territories with their borders, the lands
//! beyond, the seas.

use super::{Data, Evidence, audit};
use crate::codegen::maharadjah::typed;
use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::Result;

pub(in crate::codegen::maharadjah) fn tell(text: &str, words: &Words<'_>) -> Result<Vec<Named>> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    Ok(vec![
        ("territories", territories(&data, words)?),
        ("foreign-lands", foreign(&data, words)?),
        ("seas", seas(&data, words)?),
    ])
}

fn name(key: &str, words: &Words<'_>) -> Result<String> {
    words.word(&format!("area-{key}"))
}

/// A name, marked where it is our reconstruction.
fn marked(name: String, evidence: Evidence) -> String {
    if evidence == Evidence::Recon { name + "?" } else { name }
}

fn territories(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["territory", "region", "land", "factory site", "coast", "borders"],
        ["territoire", "région", "terrain", "site de comptoir", "côte", "frontières"],
    ));
    let mut rows = Vec::new();
    for territory in &data.territory {
        let mut borders = Vec::new();
        for border in &data.border {
            let [a, b] = &border.between;
            let other = match (&territory.key == a, &territory.key == b) {
                (true, _) => b,
                (_, true) => a,
                _ => continue,
            };
            let mut shown = name(other, words)?;
            if border.strait {
                shown += words.say(" (the strait)", " (le détroit)");
            }
            borders.push(marked(shown, border.evidence));
        }
        borders.sort();
        let rough = &territory.rough;
        let land =
            if rough.value { words.say("rough", "escarpé") } else { words.say("plain", "plaine") };
        let seas = territory.seas.iter();
        let seas = seas.map(|sea| Ok(marked(name(&sea.value, words)?, sea.evidence)));
        let seas = seas.collect::<Result<Vec<_>>>()?;
        rows.push([
            typed(&name(&territory.key, words)?, &territory.key),
            words.word(&format!("region-{}", territory.region.value))?,
            marked(land.to_owned(), rough.evidence),
            if territory.factory.value {
                words.say("yes", "oui").to_owned()
            } else {
                String::new()
            },
            listed(seas),
            listed(borders),
        ]);
    }
    // By the names of the language.
    rows.sort();
    for row in rows {
        grid.row(row);
    }
    Ok(grid.text())
}

fn foreign(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid =
        Grid::new(words.say(
            ["foreign land", "opens on", "beside"],
            ["contrée barbare", "ouvre sur", "voisines"],
        ));
    for land in &data.foreign {
        let opens = land.opens_on.iter().map(|to| Ok(marked(name(&to.value, words)?, to.evidence)));
        let beside = land.beside.iter().map(|to| Ok(marked(name(&to.value, words)?, to.evidence)));
        grid.row([
            typed(&name(&land.key, words)?, &land.key),
            listed(opens.collect::<Result<Vec<_>>>()?),
            listed(beside.collect::<Result<Vec<_>>>()?),
        ]);
    }
    Ok(grid.text())
}

fn seas(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["sea", "coasts with a factory site", "other coasts", "seas beside"],
        ["mer", "côtes avec site de comptoir", "autres côtes", "mers voisines"],
    ));
    for sea in &data.sea {
        let (mut sites, mut coasts) = (Vec::new(), Vec::new());
        for territory in &data.territory {
            let Some(coast) = territory.seas.iter().find(|coast| coast.value == sea.key) else {
                continue;
            };
            let list = if territory.factory.value { &mut sites } else { &mut coasts };
            list.push(marked(name(&territory.key, words)?, coast.evidence));
        }
        let beside = sea.beside.iter().map(|to| Ok(marked(name(&to.value, words)?, to.evidence)));
        grid.row([
            typed(&name(&sea.key, words)?, &sea.key),
            listed(sites),
            listed(coasts),
            listed(beside.collect::<Result<Vec<_>>>()?),
        ]);
    }
    Ok(grid.text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::rulebook::words::Lang;

    const DATA: &str = include_str!("../../../../../games/maharadjah/data/map.toml");
    const ENGLISH: &str = include_str!("../../../../../games/maharadjah/i18n/en.ftl");
    const FRENCH: &str = include_str!("../../../../../games/maharadjah/i18n/fr.ftl");

    fn told(lang: Lang, words: &str) -> Vec<Named> {
        tell(DATA, &Words::read(lang, words).unwrap()).unwrap()
    }

    #[test]
    fn every_border_stands_on_both_sides_and_says_whether_it_is_known() {
        let tables = told(Lang::En, ENGLISH);
        let rows: Vec<Vec<&str>> = tables[0]
            .1
            .lines()
            .skip(2)
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        assert_eq!(rows.len(), 36);
        let borders: Vec<&str> = rows.iter().flat_map(|row| row[5].split(", ")).collect();
        assert_eq!(borders.len(), 2 * 81);
        assert_eq!(borders.iter().filter(|name| name.ends_with('?')).count(), 2 * 55);
        assert_eq!(borders.iter().filter(|name| name.ends_with("(the strait)")).count(), 2);
        let of = |name: &str| rows.iter().find(|row| row[0] == name).unwrap();
        let agra = [
            "Agra",
            "North India",
            "plain",
            "",
            "",
            "Bundelkhand?, Delhi, Malwa?, Nepal?, Oudh, Rajputana",
        ];
        assert_eq!(*of("Agra"), agra);
        assert_eq!(of("Malabar")[2..5], ["rough?", "yes", "Arabian Sea, Indian Ocean"]);
        assert_eq!(rows.iter().filter(|row| row[3] == "yes").count(), 12);
    }

    #[test]
    fn french_names_are_in_their_own_order_with_the_word_to_type() {
        let tables = told(Lang::Fr, FRENCH);
        let first = |n: usize| tables[0].1.lines().nth(n).unwrap();
        assert!(first(6).starts_with("| Bengale (`bengal`) | Inde du Nord |"), "{}", first(6));
        assert!(tables[0].1.contains("| Cachemire (`kashmir`) |"));
        let sea = "| Mer d";
        assert!(tables[2].1.lines().nth(2).unwrap().starts_with(sea), "{}", tables[2].1);
    }
}
