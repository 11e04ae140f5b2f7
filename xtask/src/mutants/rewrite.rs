//! Many changes in one source, each behind a number.
//!
//! `a < b` becomes `(if crate::mutant::on(17) { a <= b } else { a < b })`. So
//! one build has them all, and a variable of the environment says which one is
//! alive. Changes lie inside each other as the code does: a change has the text
//! as it was, the other branch carries those inside it.

use super::find::{Mutant, Shape};
use std::fmt::Write as _;
use std::ops::Range;

/// A change with the number that brings it to life.
pub(crate) type Numbered<'m> = (u32, &'m Mutant);

/// A source with its changes, and where each of them lies in the new text.
#[derive(Default)]
pub(crate) struct Rewritten {
    pub(crate) text: String,
    places: Vec<(u32, Range<usize>)>,
}

/// The file that tells which change is alive: none, unless one is asked for.
pub(crate) const SWITCH: &str = "\
use std::sync::LazyLock;

static ALIVE: LazyLock<u32> = LazyLock::new(|| {
    std::env::var(\"MUTANT\").ok().and_then(|number| number.parse().ok()).unwrap_or(0)
});

#[inline]
pub(crate) fn on(number: u32) -> bool {
    *ALIVE == number
}
";

/// Writes the source with these changes, which come in the order of its text.
pub(crate) fn rewrite(source: &str, mutants: &[Numbered<'_>]) -> Rewritten {
    // Outer before inner, so that each is met before what it contains.
    let mut order: Vec<Numbered<'_>> = mutants.to_vec();
    order.sort_by_key(|(_, mutant)| (mutant.range.start, std::cmp::Reverse(mutant.range.end)));
    let mut out = Rewritten::default();
    write(source, 0..source.len(), &order, &mut out);
    out
}

fn write(source: &str, range: Range<usize>, mutants: &[Numbered<'_>], out: &mut Rewritten) {
    let mut at = range.start;
    let mut rest = mutants;
    while let Some((_, outer)) = rest.first() {
        // All that change the very same text, then all inside it.
        let same = rest.iter().take_while(|(_, mutant)| mutant.range == outer.range).count();
        let end = outer.range.end;
        let inside = rest[same..].iter().take_while(|(_, mutant)| mutant.range.end <= end).count();
        let (here, inner) = rest[..same + inside].split_at(same);
        out.text.push_str(&source[at..outer.range.start]);
        put(source, here, inner, out);
        at = end;
        rest = &rest[same + inside..];
    }
    out.text.push_str(&source[at..range.end]);
}

/// Writes the changes of one text, and the text itself with those inside it.
fn put(source: &str, here: &[Numbered<'_>], inner: &[Numbered<'_>], out: &mut Rewritten) {
    let Some((_, first)) = here.first() else { return };
    let range = first.range.clone();
    match first.shape {
        Shape::First => {
            out.text.push_str(&source[range]);
            for (number, mutant) in here {
                branch(*number, &mutant.text, " if", out);
            }
        }
        Shape::Statement => {
            let from = out.text.len();
            let all: Vec<_> =
                here.iter().map(|(number, _)| format!("crate::mutant::on({number})")).collect();
            let _ = write!(out.text, "if !({}) {{ ", all.join(" || "));
            write(source, range, inner, out);
            out.text.push_str(" }");
            let place = from..out.text.len();
            out.places.extend(here.iter().map(|(number, _)| (*number, place.clone())));
        }
        Shape::Expression | Shape::Alone => {
            let bracket = first.shape == Shape::Expression;
            out.text.push_str(if bracket { "(" } else { "" });
            for (nth, (number, mutant)) in here.iter().enumerate() {
                branch(*number, &mutant.text, if nth == 0 { "if" } else { " else if" }, out);
            }
            out.text.push_str(" else { ");
            write(source, range, inner, out);
            out.text.push_str(if bracket { " })" } else { " }" });
        }
    }
}

fn branch(number: u32, text: &str, opening: &str, out: &mut Rewritten) {
    let from = out.text.len();
    let _ = write!(out.text, "{opening} crate::mutant::on({number}) {{ {text} }}");
    out.places.push((number, from..out.text.len()));
}

impl Rewritten {
    /// Which changes the compiler speaks of when it points at these bytes: those
    /// it points into, or else those that are part of what it points at.
    pub(crate) fn culprits(&self, pointed: Range<usize>) -> Vec<u32> {
        let inside =
            |place: &Range<usize>| place.start <= pointed.start && pointed.end <= place.end;
        let mut found: Vec<_> = self.places.iter().filter(|(_, place)| inside(place)).collect();
        if found.is_empty() {
            let around =
                |place: &Range<usize>| pointed.start < place.end && place.start < pointed.end;
            found = self.places.iter().filter(|(_, place)| around(place)).collect();
        } else {
            // The smallest: what lies around it has the text as it was.
            let least = found.iter().map(|(_, place)| place.len()).min();
            found.retain(|(_, place)| Some(place.len()) == least);
        }
        found.into_iter().map(|(number, _)| *number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::find::find;
    use super::*;

    fn all(source: &str) -> Rewritten {
        let found = find(source).expect("it parses");
        let numbered: Vec<Numbered<'_>> = (1..).zip(&found).collect();
        let rewritten = rewrite(source, &numbered);
        syn::parse_file(&rewritten.text).unwrap_or_else(|why| panic!("{why}\n{}", rewritten.text));
        rewritten
    }

    #[test]
    fn nothing_changed_is_the_same_text() {
        let source = "fn f() -> u8 { 1 + 2 }\n";
        assert_eq!(rewrite(source, &[]).text, source);
    }

    #[test]
    fn an_expression_has_its_changes_before_it() {
        assert_eq!(
            all("fn f(a: u8, b: u8) { g(a < b) }").text,
            "fn f(a: u8, b: u8) { g((if crate::mutant::on(1) { a <= b } else if \
             crate::mutant::on(2) { a >= b } else { a < b })) }"
        );
    }

    #[test]
    fn changes_lie_inside_each_other() {
        let source = "fn f(a: bool, b: bool) { g(a && !b) }";
        assert_eq!(
            all(source).text,
            "fn f(a: bool, b: bool) { g((if crate::mutant::on(1) { a || !b } else { a && (if \
             crate::mutant::on(2) { b } else { !b }) })) }"
        );
    }

    #[test]
    fn statements_first_answers_and_matches_stay_statements() {
        assert_eq!(
            all("fn f() -> bool { a(); match b { X => c(), _ => d() } }").text,
            "fn f() -> bool { if crate::mutant::on(1) { return true; } if crate::mutant::on(2) \
             { return false; } if !(crate::mutant::on(3)) { a(); } if crate::mutant::on(4) { match \
             b { X => { d() }, _ => { c() } } } else { match b { X => c(), _ => d() } } }"
        );
    }

    #[test]
    fn whatever_is_found_parses_when_it_is_written() {
        for source in [
            "fn f(a: u8) -> u8 { if a < 3 && a != 1 || !g(a) { a + 1 } else { a - 1 } }",
            "fn f(a: A) { match a { A::X if b() => c(1), A::Y => d(2), A::Z => e(3), _ => {} } h(); }",
            "fn f(mut a: u32) { while a != 0 { a &= a - 1; g(|x| x + 1 > 2); } }",
            "fn f(a: Option<u8>) { if let Some(b) = a && b > 1 && c() { d(b); } }",
            "impl A { fn f(&self) -> bool { self.a == 1 && self.b.iter().any(|n| *n > 0) } }",
        ] {
            assert!(!all(source).places.is_empty());
        }
    }

    #[test]
    fn the_compiler_points_at_a_change() {
        let rewritten = all("fn f(a: u8, b: u8) { g(a < b, 7) }");
        let at = |text: &str| {
            let start = rewritten.text.find(text).expect("it is there");
            start..start + text.len()
        };
        assert_eq!(rewritten.culprits(at("a >= b")), [2]);
        assert_eq!(rewritten.culprits(at("8 }")), [3]);
        assert_eq!(rewritten.culprits(0..4), [0; 0], "not our fault");
        assert_eq!(rewritten.culprits(0..rewritten.text.len()), [1, 2, 3, 4], "all of it");
    }
}
