//! What stands in a place of the map, and how it is made to fit there.
//!
//! A place is never left out. If its room is short the name becomes three
//! letters, then the blanks go, and at the very last a sign says that there is
//! more; the line below the board always tells the whole.

use super::chart::Slot;
use crate::fit;
use crate::words::Book;
use games::maharadjah::{Area, Leader, Map, Nation, State};
use std::fmt::Write as _;

/// Something that stands in a place: a stack, a leader alone, a factory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) nation: Option<Nation>,
    pub(super) text: String,
}

/// What there is no room for.
const MORE: &str = "…";

/// The letters for nations and places, in the reader's language.
pub(super) struct Letters {
    nations: Vec<String>,
    places: Vec<String>,
}

impl Letters {
    pub(super) fn new(book: &Book) -> Letters {
        let list = |id: &'static str| book.word(id).split(' ').map(str::to_owned).collect();
        Letters { nations: list("tui-maharadjah-nations"), places: list("tui-maharadjah-places") }
    }

    pub(super) fn nation(&self, nation: Nation) -> &str {
        self.nations.get(nation.index()).map_or("??", String::as_str)
    }

    pub(super) fn place(&self, place: Area) -> &str {
        self.places.get(place.index()).map_or("???", String::as_str)
    }
}

/// Who is in a place with what: `Mg3*#` are three armies with a leader and
/// arms, `+Du` is a factory.
pub(super) fn tokens(state: &State, place: Area, letters: &Letters) -> Vec<Token> {
    let mut tokens = Vec::new();
    for nation in Nation::ALL.iter().copied() {
        let armies = state.armies(nation, place);
        let mut text = letters.nation(nation).to_owned();
        if armies > 0 {
            let _ = write!(text, "{armies}");
        }
        let own = |leader: &&Leader| leader.nation() == nation;
        let leaders = Leader::ALL.iter().filter(own);
        let leaders = leaders.filter(|leader| state.leader(**leader) == Some(place)).count();
        let arms = Nation::POWERS.into_iter().map(|power| state.arms(power));
        let arms = arms.filter(|arms| arms.nation == Some(nation) && arms.at == place).count();
        text.push_str(&"*".repeat(leaders));
        text.push_str(&"#".repeat(arms));
        if armies > 0 || leaders > 0 || arms > 0 {
            tokens.push(Token { nation: Some(nation), text });
        }
    }
    if let Some(power) = place.is_land().then(|| state.factory(place)).flatten() {
        tokens.push(Token { nation: Some(power), text: format!("+{}", letters.nation(power)) });
    }
    tokens
}

/// The names a place can have, the best first: a battle is marked before it,
/// mountain or jungle after it.
pub(super) fn titles(
    state: &State,
    map: &Map,
    place: Area,
    name: &str,
    letters: &Letters,
) -> [String; 3] {
    let fight = if state.battle().is_some_and(|battle| battle.area == place) { "!" } else { "" };
    let rough = if place.is_land() && map.is_rough(place) { "^" } else { "" };
    let code = letters.place(place);
    let sea = if place.is_sea() { "~" } else { "" };
    [
        format!("{fight}{sea}{name}{rough}"),
        format!("{fight}{sea}{code}{rough}"),
        format!("{fight}{sea}{code}"),
    ]
}

/// Text that has found its spot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) text: String,
    /// Whose it is; nothing for the name of the place.
    pub(super) token: Option<usize>,
}

/// Puts the name and the tokens into the room there is.
pub(super) fn lay(titles: &[String; 3], tokens: &[Token], slots: &[Slot]) -> Vec<Part> {
    let [name, code, bare] = titles;
    let ways = [
        (name, false, 1),
        (name, true, 1),
        (code, false, 1),
        (code, true, 1),
        (code, true, 0),
        (bare, true, 0),
    ];
    let found = ways.into_iter().find_map(|(title, beside, gap)| {
        let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
        placed(title, &texts, slots, beside, gap)
    });
    if let Some(parts) = found {
        return parts;
    }
    for shown in (0..tokens.len()).rev() {
        let texts = tokens[..shown].iter().map(|token| token.text.as_str());
        let texts: Vec<&str> = texts.chain([MORE]).collect();
        if let Some(parts) = placed(bare, &texts, slots, true, 0) {
            return parts;
        }
    }
    let Some(slot) = slots.first() else { return Vec::new() };
    let text = fit::cut(bare, slot.width as usize);
    vec![Part { x: slot.x, y: slot.y, text, token: None }]
}

/// The name in the first slot and the tokens below it, or beside it and below
/// it; nothing if they do not fit.
fn placed(
    title: &str,
    texts: &[&str],
    slots: &[Slot],
    beside: bool,
    gap: u16,
) -> Option<Vec<Part>> {
    let first = slots.first()?;
    let width = fit::width(title) as u16;
    if width > first.width {
        return None;
    }
    let mut parts = vec![Part { x: first.x, y: first.y, text: title.to_owned(), token: None }];
    let (mut row, mut used) = (0, if beside { width } else { first.width });
    for (n, text) in texts.iter().enumerate() {
        let width = fit::width(text) as u16;
        let mut before = gap;
        while used + before + width > slots.get(row)?.width {
            row += 1;
            (used, before) = (0, 0);
        }
        let slot = slots[row];
        if before > 0 {
            parts.push(Part { x: slot.x + used, y: slot.y, text: " ".to_owned(), token: None });
        }
        let x = slot.x + used + before;
        parts.push(Part { x, y: slot.y, text: (*text).to_owned(), token: Some(n) });
        used += before + width;
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> Token {
        Token { nation: None, text: text.to_owned() }
    }

    fn laid(slots: &[(u16, u16)], tokens: &[&str]) -> Vec<String> {
        let titles = ["Bundelkhand^", "Bun^", "Bun"].map(str::to_owned);
        let slots: Vec<Slot> =
            (0..).zip(slots).map(|(y, s)| Slot { x: s.0, y, width: s.1 }).collect();
        let tokens: Vec<Token> = tokens.iter().map(|text| token(text)).collect();
        let mut lines = vec![String::new(); slots.len()];
        for part in lay(&titles, &tokens, &slots) {
            lines[part.y as usize].push_str(&part.text);
        }
        lines
    }

    #[test]
    fn a_crowded_place_says_less_and_never_nothing() {
        let two = ["Mg3*", "Gu2"];
        assert_eq!(laid(&[(0, 20), (0, 9)], &two), ["Bundelkhand^", "Mg3* Gu2"]);
        assert_eq!(laid(&[(0, 21)], &two), ["Bundelkhand^ Mg3* Gu2"]);
        assert_eq!(laid(&[(0, 9), (0, 9)], &two), ["Bun^", "Mg3* Gu2"]);
        assert_eq!(laid(&[(0, 9), (0, 4)], &two), ["Bun^ Mg3*", "Gu2"]);
        assert_eq!(laid(&[(0, 11)], &two), ["Bun^Mg3*Gu2"]);
        assert_eq!(laid(&[(0, 10)], &two), ["BunMg3*Gu2"]);
        assert_eq!(laid(&[(0, 9)], &two), ["BunMg3*…"]);
        assert_eq!(laid(&[(0, 4)], &two), ["Bun…"]);
        assert_eq!(laid(&[(0, 3)], &two), ["Bun"]);
        assert_eq!(laid(&[(0, 2)], &two), ["B…"]);
    }
}
