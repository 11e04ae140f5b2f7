//! The tables of Brahmabot.

use super::super::{Action, CIRCLES, Data};
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, listed};
use anyhow::{Context, Result};

fn level(id: &str, words: &Words<'_>) -> &'static str {
    match id {
        "easy" => words.say("easy", "facile"),
        "medium" => words.say("medium", "moyen"),
        _ => words.say("hard", "difficile"),
    }
}

fn circle(id: &str, words: &Words<'_>) -> Result<&'static str> {
    let at = CIRCLES.iter().position(|known| *known == id);
    let names = words.say(["green", "blue", "red"], ["vert", "bleu", "rouge"]);
    Ok(names[at.with_context(|| format!("there is no circle {id}"))?])
}

pub(super) fn levels(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["level", "typed", "coins", "prestige", "shrines", "circles of the set-up tile"],
        [
            "niveau",
            "à taper",
            "pièces",
            "prestige",
            "sanctuaires",
            "cercles de la tuile de mise en place",
        ],
    ));
    for row in &data.level {
        let circles = &row.circles.value;
        let setup = &data.setup[0];
        let shrines: usize = [("green", &setup.green), ("blue", &setup.blue), ("red", &setup.red)]
            .iter()
            .filter(|(id, _)| circles.iter().any(|circle| circle == id))
            .map(|(_, villages)| villages.value.len())
            .sum();
        let circles: Vec<_> = circles.iter().map(|id| circle(id, words)).collect::<Result<_>>()?;
        grid.row([
            level(&row.id, words).to_owned(),
            format!("`solo={}`", row.id),
            row.coins.value.to_string(),
            row.prestige.value.to_string(),
            shrines.to_string(),
            listed(circles),
        ]);
    }
    Ok(grid.text())
}

pub(super) fn setups(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["tile", "green circles", "blue circles", "red circles"],
        ["tuile", "cercles verts", "cercles bleus", "cercles rouges"],
    ));
    let net = data.net();
    for (n, setup) in data.setup.iter().enumerate() {
        grid.row([
            (n + 1).to_string(),
            net.stops(&setup.green.value, words)?,
            net.stops(&setup.blue.value, words)?,
            net.stops(&setup.red.value, words)?,
        ]);
    }
    Ok(grid.text())
}

fn deed(text: &str, data: &Data, words: &Words<'_>) -> Result<String> {
    if let Some(amount) = text.strip_prefix("coins-") {
        return words
            .with("deed-coins", &[("coins", &words.count("coins", amount.parse::<u8>()?)?)]);
    }
    let id = format!("deed-{text}");
    let numbers: &[u8] = if text == "banner" { &[data.track.move_bot.value] } else { &[] };
    words.holding(&id, numbers)
}

pub(super) fn tiles(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        ["tile", "its deeds in order", "then it goes to", "turned over, it plays the tile"],
        [
            "tuile",
            "ses actions dans l’ordre",
            "puis il va vers",
            "retournée, elle fait jouer la tuile",
        ],
    ));
    for (n, Action { deeds, goes, tick }) in data.action.iter().enumerate() {
        let deeds: Vec<String> =
            deeds.value.iter().map(|text| deed(text, data, words)).collect::<Result<_>>()?;
        let goes = match goes.value.as_str() {
            "maharaja" => words.word("goes-maharaja")?,
            city => data.net().stop(city.chars().next().context("a city")?, words)?,
        };
        let which = words.say(["left", "middle", "right"], ["de gauche", "du milieu", "de droite"]);
        grid.row([
            &(n + 1).to_string(),
            &deeds.join(words.say("; ", " ; ")),
            &goes,
            which[usize::from(tick.value) - 1],
        ]);
    }
    Ok(grid.text())
}

pub(super) fn numbers(data: &Data, words: &Words<'_>) -> Result<String> {
    let solo = &data.solo;
    let coins = |n: u8| words.count("coins", n);
    let prestige = |n: u8| words.count("prestige", n);
    let solo_table = &data.table[0];
    let mut grid = Grid::new(words.say(["what", "number"], ["quoi", "nombre"]));
    for (english, french, number) in [
        (
            "it pays for the statue after its journey",
            "il paie la statue au bout de son voyage",
            coins(solo.statue.value),
        ),
        (
            "it gets for the shrine there instead",
            "il reçoit pour le sanctuaire bâti à la place",
            coins(solo.shrine_coins.value),
        ),
        (
            "it moves a banner by cells",
            "cases dont il déplace un étendard",
            Ok(data.track.move_bot.value.to_string()),
        ),
        (
            "it gets as first of a scoring",
            "il reçoit, premier d’un décompte",
            prestige(solo.first.value),
        ),
        ("it gets as second", "il reçoit, second", prestige(solo.second.value)),
        (
            "the player gets as first of a scoring",
            "le joueur reçoit, premier d’un décompte",
            coins(solo_table.prizes.value[0]),
        ),
        (
            "the player gets as second",
            "le joueur reçoit, second",
            coins(solo_table.prizes.value[1]),
        ),
        (
            "the player gets without cult",
            "le joueur reçoit, sans culte",
            coins(data.gains.no_cult.value),
        ),
        ("characters in the row", "personnages dans la rangée", Ok(solo.row.value.to_string())),
        (
            "it gets in the final count if it has any coin",
            "il reçoit au décompte final s’il a la moindre pièce",
            prestige(solo.any_coin.value),
        ),
    ] {
        grid.row([words.say(english, french), &number?]);
    }
    Ok(grid.text())
}
