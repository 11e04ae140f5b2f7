//! Takes out of the files what only their writers need, before they are packed:
//! remarks, and hashes in names that nobody reads. Neither packs well.

use std::collections::BTreeMap;

/// How many digits the hash in a name has.
const DIGITS: usize = 16;

/// A script or a sheet without remarks and without blanks at the beginning of
/// lines. A remark begins a line; no text goes over several lines.
pub(crate) fn text(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut remark = false;
    for line in text.lines() {
        let mut line = line.trim();
        while remark || line.starts_with("/*") {
            let end = line.split_once("*/");
            remark = end.is_none();
            line = end.map_or("", |(_, rest)| rest.trim());
            if remark {
                break;
            }
        }
        if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Numbers instead of hashes in the names by which a script and its module know
/// each other. The numbers are as long, so nothing moves in the module.
pub(crate) fn names(module: &mut [u8], script: &mut [u8]) {
    let mut numbers = BTreeMap::new();
    for at in hashes(script) {
        let next = numbers.len();
        let hash = script[at..at + DIGITS].to_owned();
        numbers.entry(hash).or_insert_with(|| format!("{next:0DIGITS$x}").into_bytes());
    }
    for bytes in [module, script] {
        for at in hashes(bytes) {
            let place = &mut bytes[at..at + DIGITS];
            if let Some(number) = numbers.get(&*place) {
                place.copy_from_slice(number);
            }
        }
    }
}

/// Where hashes stand: after an underscore, and with no further digit.
fn hashes(bytes: &[u8]) -> Vec<usize> {
    let digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let mut found = Vec::new();
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'_') {
        let from = at + 1;
        let whole = bytes.get(from..from + DIGITS).is_some_and(|hash| hash.iter().all(digit));
        if whole && !bytes.get(from + DIGITS).is_some_and(digit) {
            found.push(from);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_and_blanks_go_and_code_stays() {
        let script = "/**\n * about\n */\nexport class A {\n    // why\n    a = 2 * 3; // stays\n\n    /* b */ b = \"/* no */\";\n}\n";
        assert_eq!(text(script), "export class A {\na = 2 * 3; // stays\nb = \"/* no */\";\n}\n");
        assert_eq!(text("/* one\n   two */ .a { x: 1 }\n/* */ /* */\n"), ".a { x: 1 }\n");
    }

    #[test]
    fn a_script_and_its_module_go_on_knowing_each_other() {
        let (one, two, other) = ("f249a2a76caa9a55", "0d3d2e1122334455", "aaaaaaaaaaaaaaaa");
        let script = format!("__wbg_a_{one}: f, __wbg_b_{two}: g, again_{one}, x_{one}0");
        let module = format!("\0\x1b__wbg_b_{two}\0__wbg_a_{one}\0keep_{other}");
        let (mut script, mut module) = (script.into_bytes(), module.into_bytes());
        let long = module.len();
        names(&mut module, &mut script);
        let (script, module) =
            (String::from_utf8(script).unwrap(), String::from_utf8(module).unwrap());
        assert_eq!(module.len(), long);
        let named = |n: u8| format!("000000000000000{n}");
        assert!(script.contains(&format!("__wbg_a_{}: f", named(0))), "{script}");
        assert!(script.contains(&format!("__wbg_b_{}: g", named(1))), "{script}");
        assert!(script.contains(&format!("again_{}, x_{one}0", named(0))), "{script}");
        assert!(module.contains(&format!("__wbg_b_{}", named(1))), "{module}");
        assert!(module.contains(&format!("__wbg_a_{}", named(0))), "{module}");
        assert!(module.ends_with(&format!("keep_{other}")), "nobody else's name changes");
    }
}
