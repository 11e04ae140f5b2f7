//! Jaipur's pieces and numbers.
//!
//! In two stages: first the file as it stands, every field known by name; then
//! the sums that its parts must give, and the code.

pub(super) mod tables;

use super::layout::{constant, listed, rows};
use super::{Fact, MARK};
use anyhow::{Result, ensure};
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    good: Vec<Good>,
    camel: Camel,
    totals: Totals,
    bonus: Vec<Bonus>,
    bonus_counts: BonusCounts,
    setup: Setup,
    limits: Limits,
    end: End,
    guard: Guard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Good {
    key: String,
    letter: char,
    cards: Fact<u8>,
    tokens: Fact<Vec<u8>>,
    min_sale: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Camel {
    key: String,
    letter: char,
    cards: Fact<u8>,
    token: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Totals {
    cards: Fact<u32>,
    goods_tokens: Fact<u32>,
    goods_rupees: Fact<u32>,
    bonus_tokens: Fact<u32>,
    seals: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bonus {
    cards: Fact<u8>,
    values: Fact<[u8; 3]>,
}

/// In the order of the option's values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusCounts {
    #[serde(rename = "765")]
    usual: Fact<[[u8; 3]; 3]>,
    #[serde(rename = "666")]
    even: Fact<[[u8; 3]; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    players: Fact<u8>,
    market: Fact<u8>,
    opening_camels: Fact<u8>,
    opening_hand: Fact<u8>,
    opening_cards: Fact<u8>,
    opening_deck: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    hand: Fact<u8>,
    min_exchange: Fact<u8>,
    max_exchange: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    empty_piles: Fact<u8>,
    seals: Fact<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guard {
    quiet_turns: Fact<u8>,
    round_turns: Fact<u16>,
}

/// The goods and their letters in the order of `Kind::ALL`, which the code of
/// the game fixes.
const KINDS: &[(&str, char)] = &[
    ("diamond", 'D'),
    ("gold", 'G'),
    ("silver", 'S'),
    ("cloth", 'C'),
    ("spice", 'P'),
    ("leather", 'L'),
    ("camel", 'K'),
];

/// What the parts must add up to.
fn audit(data: &Data) -> Result<()> {
    let goods = data.good.iter().map(|good| (good.key.as_str(), good.letter));
    let kinds: Vec<_> = goods.chain([(data.camel.key.as_str(), data.camel.letter)]).collect();
    ensure!(kinds == KINDS, "the kinds are {kinds:?}, not {KINDS:?}");

    let cards: u32 = data.good.iter().map(|good| u32::from(good.cards.value)).sum();
    let cards = cards + u32::from(data.camel.cards.value);
    ensure!(cards == data.totals.cards.value, "the cards are {cards}");
    let tokens: usize = data.good.iter().map(|good| good.tokens.value.len()).sum();
    ensure!(tokens as u32 == data.totals.goods_tokens.value, "the goods tokens are {tokens}");
    let rupees: u32 = data.good.iter().flat_map(|g| &g.tokens.value).map(|n| u32::from(*n)).sum();
    ensure!(rupees == data.totals.goods_rupees.value, "the goods tokens are worth {rupees}");
    for good in &data.good {
        let falling = good.tokens.value.is_sorted_by(|a, b| a >= b);
        ensure!(falling, "the tokens of {} do not stand dearest first", good.key);
    }

    for counts in [&data.bonus_counts.usual, &data.bonus_counts.even] {
        let tokens: u32 = counts.value.iter().flatten().map(|n| u32::from(*n)).sum();
        ensure!(tokens == data.totals.bonus_tokens.value, "the bonus tokens are {tokens}");
    }
    ensure!(data.bonus.len() == 3, "there are {} bonus piles, not 3", data.bonus.len());
    let next = data.bonus.windows(2).all(|two| two[0].cards.value + 1 == two[1].cards.value);
    ensure!(next, "the bonus piles are not for one card more each");

    let setup = &data.setup;
    let market = setup.opening_camels.value + setup.opening_cards.value;
    ensure!(market == setup.market.value, "the opening market has {market} cards");
    let dealt = u32::from(setup.players.value) * u32::from(setup.opening_hand.value);
    let deck = cards - u32::from(market) - dealt;
    ensure!(deck == u32::from(setup.opening_deck.value), "the opening deck has {deck} cards");
    ensure!(data.limits.max_exchange.value == market, "an exchange can be as large as the market");
    let rounds = 2 * data.end.seals.value - 1;
    ensure!(rounds == data.totals.seals.value, "{rounds} rounds with a winner need as many seals");
    Ok(())
}

fn square(counts: &[[u8; 3]; 3]) -> String {
    let inner: Vec<String> = counts.iter().map(|row| format!("[{}]", listed(row))).collect();
    format!("[{}]", inner.join(", "))
}

/// The sums of a good's first tokens: none, one, two, ...
fn running(tokens: &[u8]) -> Vec<u8> {
    let mut sums = vec![0];
    for n in 0..9 {
        sums.push(sums[n] + tokens.get(n).copied().unwrap_or(0));
    }
    sums
}

pub(super) fn write(text: &str) -> Result<String> {
    let data: Data = basic_toml::from_str(text)?;
    audit(&data)?;
    let goods = &data.good;

    let mut code = format!("{MARK} from `data/jaipur.toml`: change\n");
    code += "//! that file, not this one.
//!
//! The pieces and the numbers of the rules. Behind each stands how we know it:
//! *printed* in the rulebook, *sourced* from independent implementations that
//! agree, or *ruled* by us.

use crate::cards::{Cards, Kind};

/// How many cards there are of each kind.
pub const ALL_CARDS: Cards = Cards::from_counts([
";
    let cards = goods.iter().map(|good| (good.key.as_str(), &good.cards));
    let cards = cards.chain([(data.camel.key.as_str(), &data.camel.cards)]);
    code += &rows(cards.map(|(key, fact)| (fact.value.to_string(), key, fact.evidence)));
    code += "]);

/// Goods tokens of each good, in the order they are taken.
pub const TOKENS: [&[u8]; 6] = [
";
    code += &rows(goods.iter().map(|good| {
        (format!("&[{}]", listed(&good.tokens.value)), good.key.as_str(), good.tokens.evidence)
    }));
    code += "];

/// The fewest cards of each good that may be sold at once.
pub const MIN_SALE: [u8; 6] = [
";
    code +=
        &rows(goods.iter().map(|good| {
            (good.min_sale.value.to_string(), good.key.as_str(), good.min_sale.evidence)
        }));
    code += "];

/// The values on the bonus tokens for 3, 4 and 5 or more cards.
pub const BONUS_VALUES: [[u8; 3]; 3] = [
";
    let piles = data.bonus.iter().zip(["3 cards", "4 cards", "5 or more cards"]);
    code += &rows(piles.map(|(bonus, pile)| {
        (format!("[{}]", listed(&bonus.values.value)), pile, bonus.values.evidence)
    }));
    code += "];

/// How many bonus tokens there are of each value, by the `bonus` option.
pub const BONUS_COUNTS: [[[u8; 3]; 3]; 2] = [
";
    let counts = [("765", &data.bonus_counts.usual), ("666", &data.bonus_counts.even)];
    code += &rows(counts.map(|(name, fact)| (square(&fact.value), name, fact.evidence)));
    code += "];\n";

    let camel = &data.camel.token;
    code += &constant("What the camel token is worth.", "CAMEL_TOKEN", "u8", camel);
    let hand = &data.limits.hand;
    code += &constant("The most goods in hand at the end of a turn.", "HAND_LIMIT", "u8", hand);
    code += &constant("Cards in the market.", "MARKET", "u8", &data.setup.market);
    let camels = &data.setup.opening_camels;
    code += &constant("Camels laid out before the deal.", "OPENING_CAMELS", "u8", camels);
    let dealt = &data.setup.opening_hand;
    code += &constant("Cards dealt to each player.", "OPENING_HAND", "u8", dealt);
    let about = "The fewest cards that change hands in an exchange.";
    code += &constant(about, "MIN_EXCHANGE", "u8", &data.limits.min_exchange);
    let piles = &data.end.empty_piles;
    code += &constant("Empty goods piles that end a round.", "EMPTY_PILES", "u8", piles);
    let about = "The fewest cards in a sale that earn a bonus token.";
    code += &constant(about, "MIN_BONUS_SALE", "u8", &data.bonus[0].cards);
    let about = "With the `guard` option: turns in a row without a draw or a sale after\n\
                 which the round is scored as it stands.";
    code += &constant(about, "QUIET_TURNS", "u8", &data.guard.quiet_turns);
    let about = "With the `guard` option: turns after which the round is scored.";
    code += &constant(about, "ROUND_TURNS", "u16", &data.guard.round_turns);

    code += "
/// What each good's tokens are worth in all if the first `n` are taken.
pub(crate) const RUNNING: [[u8; 10]; 6] = [
";
    for good in goods {
        let _ = writeln!(code, "    [{}],", listed(&running(&good.tokens.value)));
    }
    code += "];

/// The number of tokens of a good.
#[inline]
pub const fn tokens_of(good: Kind) -> u8 {
    TOKENS[good.index()].len() as u8
}
";
    Ok(code)
}

/// The real data, for tests of this generator and of its caller.
#[cfg(test)]
pub(super) const DATA: &str = include_str!("../../../games/jaipur/data/jaipur.toml");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_their_evidence_are_written() {
        let code = write(DATA).unwrap();
        for line in [
            "    11, // camel: printed",
            "    &[7, 7, 5, 5, 5],             // diamond: sourced",
            "    [[2, 3, 2], [2, 2, 2], [2, 1, 2]], // 765: sourced",
            "pub const HAND_LIMIT: u8 = 7; // printed",
            "    [0, 7, 14, 19, 24, 29, 29, 29, 29, 29],",
        ] {
            assert!(code.lines().any(|l| l == line), "{line}\n{code}");
        }
    }

    #[test]
    fn data_that_does_not_add_up_is_refused() {
        for (from, to, why) in [
            ("cards = { value = 11,", "cards = { value = 12,", "the cards are 56"),
            ("[7, 7, 5, 5, 5]", "[7, 7, 5, 5]", "the goods tokens are 37"),
            ("[7, 7, 5, 5, 5]", "[7, 7, 5, 5, 6]", "worth 131"),
            ("[7, 7, 5, 5, 5]", "[5, 7, 7, 5, 5]", "dearest first"),
            ("[[2, 3, 2]", "[[2, 2, 2]", "the bonus tokens are 17"),
            ("letter = \"D\"", "letter = \"X\"", "the kinds are"),
            ("opening_deck = { value = 40", "opening_deck = { value = 41", "deck has 40"),
            ("opening_cards = { value = 2", "opening_cards = { value = 1", "market has 4"),
            ("max_exchange = { value = 5", "max_exchange = { value = 4", "as large as the market"),
            ("evidence = \"ruled\"", "evidence = \"guessed\"", "guessed"),
            ("[guard]", "[guard]\nquiet_truns = 3", "quiet_truns"),
        ] {
            assert!(DATA.contains(from), "{from}");
            let error = format!("{:#}", write(&DATA.replacen(from, to, 1)).unwrap_err());
            assert!(error.contains(why), "{to}: {error}");
        }
    }
}
