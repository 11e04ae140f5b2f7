//! Text that fits: widths are columns of the terminal, not letters.

use ratatui::text::Span;

/// How many columns the text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Whether a line may not begin with this word: French puts a space before
/// these signs.
fn clings(word: &str) -> bool {
    matches!(word, ":" | ";" | "!" | "?" | "%" | "»" | "–" | "·") || word.starts_with(['»', ')'])
}

/// The text in lines of at most so many columns, broken at spaces; longer
/// words are broken where they must be.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in words(paragraph) {
            let gap = usize::from(!line.is_empty());
            if width(&line) + gap + width(&word) <= columns {
                if gap > 0 {
                    line.push(' ');
                }
                line.push_str(&word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                if width(&line) + width(letter.encode_utf8(&mut [0; 4])) > columns {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

/// The words of a line; what clings to the word before stays with it.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match words.last_mut() {
            Some(last) if clings(word) || last == "«" => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// The text in at most so many columns; what is cut is marked.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut shown = String::new();
    for letter in text.chars() {
        if width(&shown) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        shown.push(letter);
    }
    if columns > 0 {
        shown.push('…');
    }
    shown
}

/// The text in exactly so many columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let mut text = cut(text, columns);
    while width(&text) < columns {
        text.push(' ');
    }
    text
}

/// The text in the middle of so many columns.
pub(crate) fn centre(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    let before = (columns - width(&text)) / 2;
    pad(&format!("{}{text}", " ".repeat(before)), columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_their_columns_and_lose_nothing() {
        let text = "Vous vendez 2 diamants : 14 roupies ! Extraordinairement-long-mot-composé fin.";
        for columns in 1..60 {
            let lines = wrap(text, columns);
            assert!(lines.iter().all(|line| width(line) <= columns), "{columns}: {lines:?}");
            let letters = |text: &str| text.replace(' ', "");
            assert_eq!(letters(&lines.concat()), letters(text));
        }
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
    }

    #[test]
    fn a_sign_stays_with_its_word() {
        assert_eq!(wrap("deux diamants : 14", 13), ["deux", "diamants : 14"]);
        assert_eq!(wrap("on dit « oui » ici", 9), ["on dit", "« oui »", "ici"]);
    }

    #[test]
    fn cutting_and_padding_count_columns() {
        assert_eq!(cut("épices", 4), "épi…");
        assert_eq!(cut("épices", 6), "épices");
        assert_eq!(cut("x", 0), "");
        assert_eq!(pad("é", 3), "é  ");
        assert_eq!(centre("ab", 5), " ab  ");
        assert_eq!(width(&pad("骆驼", 5)), 5);
    }
}
