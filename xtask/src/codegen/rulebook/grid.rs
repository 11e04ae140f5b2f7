//! A table as Markdown.

/// Rows below a head, all of the same length.
pub(in crate::codegen) struct Grid {
    columns: usize,
    text: String,
}

impl Grid {
    pub(in crate::codegen) fn new<T: AsRef<str>>(head: impl IntoIterator<Item = T>) -> Grid {
        let mut grid = Grid { columns: 0, text: String::new() };
        let head: Vec<T> = head.into_iter().collect();
        grid.columns = head.len();
        grid.row(head);
        grid.text.extend(["|", &"---|".repeat(grid.columns), "\n"]);
        grid
    }

    pub(in crate::codegen) fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) {
        let mut count = 0;
        for cell in cells {
            let cell = cell.as_ref();
            assert!(!cell.contains(['|', '\n']), "{cell:?} does not fit into a cell");
            self.text.extend(["| ", cell, " "]);
            count += 1;
        }
        assert_eq!(count, self.columns, "a row of another length");
        self.text += "|\n";
    }

    pub(in crate::codegen) fn text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_below_the_head() {
        let mut grid = Grid::new(["a", "b"]);
        grid.row(["1", "two"]);
        assert_eq!(grid.text(), "| a | b |\n|---|---|\n| 1 | two |\n");
    }
}
