//! Text gone wrong: what people mistype and what attackers send.

use engine::Random;

/// Letters that break careless readers: several bytes each, none at all, signs
/// that mean something in our notations, and digits that are not ASCII.
const ODD: &[char] = &[
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    '#',
    '*',
    ':',
    '=',
    ',',
    '-',
    '+',
    '/',
    '.',
    '0',
    '1',
    '2',
    '5',
    '9',
    'A',
    'B',
    'Z',
    'a',
    'x',
    'K',
    'é',
    'ß',
    'İ',
    '١',
    '²',
    '½',
    'अ',
    '中',
    '🐪',
    '\u{301}',
    '\u{200b}',
    '\u{202e}',
    '\u{feff}',
    '\u{fffd}',
    '\u{10ffff}',
];

/// Numbers that overflow careless arithmetic.
const NUMBERS: &[&str] =
    &["-1", "255", "256", "65536", "4294967296", "18446744073709551616", "1e9", "007"];

fn below(random: &mut impl Random, n: usize) -> usize {
    if n == 0 { 0 } else { random.below(n as u32) as usize }
}

/// A letter: mostly odd ones, sometimes any there is.
fn letter(random: &mut impl Random) -> char {
    match random.below(4) {
        0 => char::from_u32(random.below(0x11_0000)).unwrap_or('\u{fffd}'),
        1 => (b' ' + random.below(95) as u8) as char,
        _ => ODD[below(random, ODD.len())],
    }
}

/// Text without any sense.
pub fn nonsense(random: &mut impl Random) -> String {
    let length = match random.below(16) {
        0 => 0,
        1 => 3000,
        _ => random.below(24),
    };
    (0..length).map(|_| letter(random)).collect()
}

/// The text with one to three things changed.
pub fn mutate(text: &str, random: &mut impl Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = below(random, letters.len() + 1);
        let inside = below(random, letters.len());
        match random.below(14) {
            0 => letters.truncate(at),
            1 => letters.insert(at, letter(random)),
            2 if !letters.is_empty() => letters[inside] = letter(random),
            3 if !letters.is_empty() => drop(letters.remove(inside)),
            4 if !letters.is_empty() => {
                let other = below(random, letters.len());
                letters.swap(inside, other);
            }
            5 => {
                let copy: Vec<char> = letters[at.min(inside)..at.max(inside)].to_vec();
                letters.splice(at..at, copy);
            }
            // A letter becomes its neighbour in the alphabet: 3 to 4, A to B.
            6 | 7 if !letters.is_empty() => {
                let code = letters[inside] as u32;
                let code = if random.below(2) == 0 { code + 1 } else { code.saturating_sub(1) };
                letters[inside] = char::from_u32(code).unwrap_or('?');
            }
            8 => {
                let number = NUMBERS[below(random, NUMBERS.len())];
                letters.splice(at..at, number.chars());
            }
            // Almost right: a letter of the text doubled, or in another place.
            9 if !letters.is_empty() => letters.insert(inside, letters[inside]),
            10 if !letters.is_empty() => {
                letters[inside] = letters[below(random, letters.len())];
            }
            11 => letters = letters.iter().flat_map(|c| c.to_uppercase()).collect(),
            12 => letters = letters.iter().flat_map(|c| c.to_lowercase()).collect(),
            _ => {
                // Words of the text in another order, or one of them twice.
                let whole: String = letters.iter().collect();
                let mut words: Vec<&str> = whole.split(' ').collect();
                let (from, to) = (below(random, words.len()), below(random, words.len()));
                if random.below(2) == 0 {
                    words.swap(from, to);
                } else {
                    words.insert(to, words[from]);
                }
                letters = words.join(" ").chars().collect();
            }
        }
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::{mutate, nonsense};

    #[test]
    fn wrong_texts_are_many_and_mostly_wrong() {
        let mut random = crate::rng(1);
        let mut texts: Vec<String> = (0..1000).map(|_| mutate("play 3", &mut random)).collect();
        let same = texts.iter().filter(|text| *text == "play 3").count();
        assert!(same < 200, "{same} of 1000 are unchanged");
        texts.extend((0..100).map(|_| nonsense(&mut random)));
        texts.sort();
        texts.dedup();
        assert!(texts.len() > 600, "{}", texts.len());
        assert!(texts.iter().any(|text| !text.is_ascii()));
        assert!(texts.iter().any(String::is_empty));
    }

    #[test]
    fn nothing_is_too_short_to_go_wrong() {
        let mut random = crate::rng(2);
        for _ in 0..1000 {
            mutate("", &mut random);
            mutate("é", &mut random);
        }
    }
}
