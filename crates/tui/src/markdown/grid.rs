//! A table in columns of letters.
//!
//! Cells are broken inside their column, so that a row of long lists still
//! fits; where even that has no room, a row is a line with its cells apart.

use crate::fit;

/// What stands between two columns.
const GAP: &str = "  ";
/// A word of a cell is broken only when it is longer.
const WORD: usize = 16;
/// Lines of a head, at most, where there is room.
const HEAD: usize = 3;

/// The cells of a row; none if it is the rule below the head.
pub(super) fn cells(line: &str) -> Vec<String> {
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let rule =
        cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | ':')));
    if rule { Vec::new() } else { cells.into_iter().map(str::to_owned).collect() }
}

/// How wide each column is, if they fit side by side.
fn widths(rows: &[Vec<String>], columns: usize) -> Option<Vec<usize>> {
    let (head, body) = rows.split_first()?;
    let count = head.len();
    let room = columns.checked_sub(GAP.len() * (count - 1))?;
    let cells = |n: usize| body.iter().filter_map(move |row| row.get(n));
    let word = |cell: &String| cell.split(' ').map(fit::width).max().unwrap_or(0).min(WORD);
    let least: Vec<usize> =
        (0..count).map(|n| cells(n).chain([&head[n]]).map(word).max().unwrap_or(0)).collect();
    // A long head has a few lines rather than a wide column.
    let heads: Vec<usize> = head
        .iter()
        .map(|head| fit::width(head))
        .map(|width| width.min(width.div_ceil(HEAD) + 2))
        .collect();
    let text: Vec<usize> =
        (0..count).map(|n| cells(n).map(|cell| fit::width(cell)).sum()).collect();
    let mut widths: Vec<usize> = (0..count)
        .map(|n| {
            let widest = cells(n).map(|cell| fit::width(cell)).max().unwrap_or(0);
            widest.max(heads[n]).max(least[n])
        })
        .collect();
    // The column with least text for its width gives way first, and heads
    // only where nothing else does.
    while widths.iter().sum::<usize>() > room {
        let wide = |floor: fn(usize, usize) -> usize| {
            let wide = (0..count).filter(|n| widths[*n] > floor(least[*n], heads[*n]));
            wide.min_by_key(|n| text[*n] * 1000 / widths[*n])
        };
        let loosest = wide(Ord::max).or_else(|| wide(|least, _| least))?;
        widths[loosest] -= 1;
    }
    Some(widths)
}

/// The lines of a table whose first row is its head.
pub(super) fn lines(rows: &[Vec<String>], columns: usize) -> Vec<String> {
    let Some(widths) = widths(rows, columns) else {
        return rows.iter().flat_map(|row| fit::wrap(&row.join(" · "), columns)).collect();
    };
    let mut lines = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> =
            row.iter().zip(&widths).map(|(cell, width)| fit::wrap(cell, *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for at in 0..height {
            let part = |cell: &Vec<String>| cell.get(at).cloned().unwrap_or_default();
            let parts: Vec<String> = cells
                .iter()
                .zip(&widths)
                .map(|(cell, width)| fit::pad(&part(cell), *width))
                .collect();
            lines.push(parts.join(GAP).trim_end().to_owned());
        }
        if n == 0 {
            let rule: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
            lines.push(rule.join(GAP));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(text: &str, columns: usize) -> Vec<String> {
        lines(&text.lines().map(cells).filter(|row| !row.is_empty()).collect::<Vec<_>>(), columns)
    }

    const TABLE: &str =
        "| turn | who |\n|---|---|\n| 4 | Greeks: Alexander, 2 armies |\n| 12 |  |\n| 13 | é |\n";

    #[test]
    fn columns_stand_below_each_other() {
        let expected = [
            "turn  who",
            "────  ───────────────────────────",
            "4     Greeks: Alexander, 2 armies",
            "12",
            "13    é",
        ];
        assert_eq!(laid(TABLE, 40), expected);
    }

    #[test]
    fn a_long_cell_is_broken_inside_its_column() {
        let expected = [
            "turn  who",
            "────  ──────────────",
            "4     Greeks:",
            "      Alexander, 2",
            "      armies",
            "12",
            "13    é",
        ];
        assert_eq!(laid(TABLE, 20), expected);
    }

    #[test]
    fn without_room_for_columns_a_row_is_a_line() {
        assert_eq!(laid(TABLE, 10)[..2], ["turn · who", "4 ·"]);
        let many = format!("|{}\n", " ab |".repeat(12));
        assert_eq!(laid(&many, 40).len(), 2);
    }

    #[test]
    fn empty_cells_count_and_the_rule_does_not() {
        assert_eq!(cells("| a |  | c |"), ["a", "", "c"]);
        assert_eq!(cells("|  | b |  |"), ["", "b", ""]);
        assert!(cells("|---|:-:|").is_empty());
    }
}
