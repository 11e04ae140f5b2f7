//! What French does where two words meet: `de` and `que` lose their `e` before
//! a name that begins with a vowel.
//!
//! Names come from players and from boards, so no file can hold the right form
//! of each. The files say `de { $place }` and the renderer says `d’Agra`.

/// Adds the value of a variable to a French sentence.
pub(crate) fn append(text: &mut String, value: &str) {
    let word = text.strip_suffix(' ').map_or("", |before| {
        let from = before
            .rfind(|c: char| !c.is_alphabetic())
            .map_or(0, |at| at + before[at..].chars().next().map_or(0, char::len_utf8));
        &before[from..]
    });
    if matches!(word, "de" | "De" | "que" | "Que") && begins_with_vowel(value) {
        text.truncate(text.len() - "e ".len());
        text.push('’');
    }
    text.push_str(value);
}

/// Whether a name is spoken with a vowel first. A single letter is a chair or
/// a city and keeps the word before it whole: "de A à G".
pub(crate) fn begins_with_vowel(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let (Some(first), Some(second)) = (letters.next(), letters.next()) else { return false };
    let vowel = |c: char| "aàâäeéèêëiîïoôöuùûüœæ".contains(c);
    match first {
        _ if !second.is_alphabetic() => false,
        // "d’Yves", but "de Yasmine".
        'y' => !vowel(second),
        // "d’Oudh", but "de Ouattara".
        'o' if second == 'u' => !letters.next().is_some_and(vowel),
        // The h of most first names is silent.
        'h' => true,
        _ => vowel(first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_vowel_takes_the_e_away() {
        for (before, name, after) in [
            ("la maison de ", "Agra", "la maison d’Agra"),
            ("la maison de ", "Élodie", "la maison d’Élodie"),
            ("(de ", "Oudh", "(d’Oudh"),
            ("De ", "Ujjain", "D’Ujjain"),
            ("plus que ", "Hugo", "plus qu’Hugo"),
            ("de ", "Yves", "d’Yves"),
            ("de ", "Yasmine", "de Yasmine"),
            ("de ", "Ouattara", "de Ouattara"),
            ("de ", "Delhi", "de Delhi"),
            ("de ", "A", "de A"),
            ("de ", "A (vous)", "de A (vous)"),
            ("de ", "11 cartes", "de 11 cartes"),
            ("mode ", "Agra", "mode Agra"),
            ("élu de", "Agra", "élu deAgra"),
            ("", "Agra", "Agra"),
            ("de ", "", "de "),
        ] {
            let mut text = before.to_owned();
            append(&mut text, name);
            assert_eq!(text, after);
        }
    }
}
