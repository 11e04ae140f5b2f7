//! The pictures of README are drawn by the program itself, from records of its
//! tests: they cannot show a table that is not there.
//!
//! A board that looks different now needs `BLESS=1 cargo test -p durbar --test
//! pictures`, and then somebody who looks at them.

use std::path::Path;
use std::process::Command;

/// Which moment of which record shows a game.
const MOMENTS: [(&str, &str, u32); 4] = [
    ("jaipur", "match-2-1", 40),
    ("raja", "everything", 120),
    ("maharaja", "four-first-match", 150),
    ("maharadjah", "four", 900),
];

#[test]
fn pictures_of_the_readme_are_what_the_program_draws() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    for (game, record, step) in MOMENTS {
        let file = root.join(format!("games/{game}/tests/records/{record}.txt"));
        let drawn = Command::new(env!("CARGO_BIN_EXE_durbar"))
            .args(["record", "picture", "--lang", "en", "--viewer", "A", "--step"])
            .arg(step.to_string())
            .arg(file)
            .output()
            .expect("the program starts");
        assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
        let picture = String::from_utf8(drawn.stdout).unwrap();
        testkit::kept::text(root.join(format!("docs/pictures/{game}.svg")), &picture);
        assert!(readme.contains(&format!("docs/pictures/{game}.svg")), "{game} is not shown");
    }
}
