//! Jaipur's tables in its rules: goods, bonus tokens, and all other numbers.

use super::{Data, audit};
use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::grid::Grid;
use crate::codegen::rulebook::words::{Words, capital, listed};
use anyhow::Result;

pub(in crate::codegen) fn tell(data: &[&str], words: &Words<'_>) -> Result<Vec<Named>> {
    let data: Data = basic_toml::from_str(data[0])?;
    audit(&data)?;
    Ok(vec![
        ("goods", goods(&data, words)?),
        ("bonus", bonus(&data, words)?),
        ("numbers", numbers(&data, words)?),
    ])
}

fn goods(data: &Data, words: &Words<'_>) -> Result<String> {
    let mut grid = Grid::new(words.say(
        [
            "card",
            "letter",
            "cards",
            "tokens in the order they are taken",
            "rupees",
            "smallest sale",
        ],
        [
            "carte",
            "lettre",
            "cartes",
            "jetons dans l’ordre où on les prend",
            "roupies",
            "vente minimale",
        ],
    ));
    for good in &data.good {
        let tokens = &good.tokens.value;
        grid.row([
            capital(&words.word(&format!("good-{}", good.key))?),
            good.letter.to_string(),
            good.cards.value.to_string(),
            listed(tokens.iter().map(u8::to_string)),
            tokens.iter().map(|n| u32::from(*n)).sum::<u32>().to_string(),
            words.count("cards-any", good.min_sale.value)?,
        ]);
    }
    let camel = &data.camel;
    grid.row([
        capital(&words.word("camel")?),
        camel.letter.to_string(),
        camel.cards.value.to_string(),
        words
            .say("the camel token, for the larger herd", "le jeton chameau, au plus grand enclos")
            .to_owned(),
        camel.token.value.to_string(),
        words.say("never sold", "ne se vend pas").to_owned(),
    ]);
    Ok(grid.text())
}

fn bonus(data: &Data, words: &Words<'_>) -> Result<String> {
    let sale = words.say("a sale of", "une vente de");
    let mut grid = Grid::new([sale, "`bonus=765`", "`bonus=666`"]);
    for (n, pile) in data.bonus.iter().enumerate() {
        let mut cards = words.count("cards-any", pile.cards.value)?;
        if n + 1 == data.bonus.len() {
            cards += words.say(" or more", " ou plus");
        }
        let tokens = |counts: &[[u8; 3]; 3]| {
            let worths = pile.values.value.iter().zip(counts[n]);
            listed(worths.flat_map(|(worth, many)| vec![worth.to_string(); usize::from(many)]))
        };
        grid.row([
            cards,
            tokens(&data.bonus_counts.usual.value),
            tokens(&data.bonus_counts.even.value),
        ]);
    }
    Ok(grid.text())
}

fn numbers(data: &Data, words: &Words<'_>) -> Result<String> {
    let Data { totals, setup, limits, end, guard, .. } = data;
    let mut grid = Grid::new(words.say(["what", "number"], ["quoi", "nombre"]));
    let rows: [(&str, &str, String); 17] = [
        ("players", "joueurs", setup.players.value.to_string()),
        ("cards in all", "cartes en tout", totals.cards.value.to_string()),
        (
            "goods tokens in all",
            "jetons de marchandise en tout",
            totals.goods_tokens.value.to_string(),
        ),
        (
            "what the goods tokens are worth together",
            "valeur de tous les jetons de marchandise",
            words.count("rupees", totals.goods_rupees.value)?,
        ),
        ("bonus tokens in all", "jetons bonus en tout", totals.bonus_tokens.value.to_string()),
        ("cards in the market", "cartes au marché", setup.market.value.to_string()),
        (
            "camels laid out before the deal",
            "chameaux posés au marché avant la donne",
            setup.opening_camels.value.to_string(),
        ),
        (
            "cards dealt to each player",
            "cartes distribuées à chacun",
            setup.opening_hand.value.to_string(),
        ),
        (
            "cards from the deck that complete the first market",
            "cartes de la pioche qui complètent le premier marché",
            setup.opening_cards.value.to_string(),
        ),
        (
            "cards then left in the deck",
            "cartes qui restent alors dans la pioche",
            setup.opening_deck.value.to_string(),
        ),
        ("most goods in hand", "marchandises en main au plus", limits.hand.value.to_string()),
        (
            "cards each way in an exchange",
            "cartes dans chaque sens lors d’un troc",
            words.say(
                format!("{} to {}", limits.min_exchange.value, limits.max_exchange.value),
                format!("{} à {}", limits.min_exchange.value, limits.max_exchange.value),
            ),
        ),
        (
            "empty goods piles that end a round",
            "piles de marchandise vides qui finissent la manche",
            end.empty_piles.value.to_string(),
        ),
        ("seals that win the match", "sceaux qui gagnent la partie", end.seals.value.to_string()),
        ("seals in all", "sceaux en tout", totals.seals.value.to_string()),
        (
            "`guard=on`: turns in a row without a draw or a sale that end a round",
            "`guard=on` : tours de suite sans pioche ni vente qui finissent la manche",
            guard.quiet_turns.value.to_string(),
        ),
        (
            "`guard=on`: turns after which a round ends",
            "`guard=on` : tours après lesquels la manche finit",
            guard.round_turns.value.to_string(),
        ),
    ];
    for (english, french, number) in rows {
        grid.row([words.say(english, french), &number]);
    }
    Ok(grid.text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::rulebook::words::Lang;

    #[test]
    fn both_languages_tell_the_numbers_of_the_data() {
        let english = include_str!("../../../../games/jaipur/i18n/en.ftl");
        let french = include_str!("../../../../games/jaipur/i18n/fr.ftl");
        for (lang, text, rows) in [
            (
                Lang::En,
                english,
                [
                    "| Leather | L | 10 | 4, 3, 2, 1, 1, 1, 1, 1, 1 | 15 | 1 card |",
                    "| 5 cards or more | 8, 8, 9, 10, 10 | 8, 8, 9, 9, 10, 10 |",
                    "| cards each way in an exchange | 2 to 5 |",
                ],
            ),
            (
                Lang::Fr,
                french,
                [
                    "| Cuir | L | 10 | 4, 3, 2, 1, 1, 1, 1, 1, 1 | 15 | 1 carte |",
                    "| 5 cartes ou plus | 8, 8, 9, 10, 10 | 8, 8, 9, 9, 10, 10 |",
                    "| cartes dans chaque sens lors d’un troc | 2 à 5 |",
                ],
            ),
        ] {
            let words = Words::read(lang, text).unwrap();
            let tables = tell(&[super::super::DATA], &words).unwrap();
            for ((name, table), row) in tables.iter().zip(rows) {
                assert!(table.lines().any(|line| line == row), "{name}: {row}\n{table}");
            }
        }
    }
}
