//! Where a source can be changed so that a good suite must notice.
//!
//! Only bodies of functions are looked at, and of those only what can be
//! switched while the program runs: nothing that is worked out by the compiler,
//! no pattern, no inside of a macro. What reads and writes text is left out too:
//! it is notation, not rules.

use anyhow::{Context, Result};
use proc_macro2::Span;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprIf, ExprLit, ExprMatch, ExprUnary,
    ExprWhile, File, ImplItemFn, ItemFn, ItemImpl, ItemMod, Lit, Pat, ReturnType, Signature, Stmt,
    Type, UnOp,
};

/// How a change is put beside what it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// An expression instead of another.
    Expression,
    /// The same for one that stands alone as a statement, where it must not
    /// begin with a bracket.
    Alone,
    /// A statement that is left out.
    Statement,
    /// A first statement of a body.
    First,
}

/// One change of a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mutant {
    /// The bytes of the source that it is about.
    pub(crate) range: Range<usize>,
    pub(crate) line: usize,
    pub(crate) shape: Shape,
    /// What stands there instead; for a statement that is left out, nothing.
    pub(crate) text: String,
    /// The change as people read it.
    pub(crate) told: String,
}

/// Traits whose code is notation and narration.
const NOTATION: &[&str] =
    &["Debug", "Deserialize", "Display", "From", "FromStr", "Serialize", "TryFrom", "Words"];

/// Every change of a source, in the order of its text.
pub(crate) fn find(source: &str) -> Result<Vec<Mutant>> {
    let file: File = syn::parse_file(source).context("cannot be parsed")?;
    let mut finder = Finder { source, found: Vec::new() };
    finder.visit_file(&file);
    finder.found.sort_by_key(|mutant| (mutant.range.start, mutant.range.end));
    Ok(finder.found)
}

struct Finder<'s> {
    source: &'s str,
    found: Vec<Mutant>,
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let cfg = path.is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test");
        cfg || path.is_ident("test")
    })
}

/// The parts of a condition that are joined by `&&`.
fn parts(condition: &Expr) -> Vec<&Expr> {
    match condition {
        Expr::Binary(ExprBinary { left, op: BinOp::And(_), right, .. }) => {
            let mut all = parts(left);
            all.extend(parts(right));
            all
        }
        other => vec![other],
    }
}

fn has_let(condition: &Expr) -> bool {
    parts(condition).iter().any(|part| matches!(part, Expr::Let(_)))
}

/// Whether turning it round is a change that another rule makes already.
fn turns_by_itself(condition: &Expr) -> bool {
    match condition {
        Expr::Paren(inner) => turns_by_itself(&inner.expr),
        Expr::Unary(ExprUnary { op: UnOp::Not(_), .. }) => true,
        Expr::Binary(binary) => !matches!(binary.op, BinOp::And(_) | BinOp::Or(_)),
        _ => false,
    }
}

/// What may stand instead of an operator.
fn others(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        _ => &[],
    }
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How much of an operand is told.
const TOLD: usize = 60;

fn first_of(text: &str) -> String {
    let short: String = text.chars().take(TOLD).collect();
    if short.len() < text.len() { short + " ..." } else { short }
}

fn last_of(text: &str) -> String {
    let all = text.chars().count();
    let short: String = text.chars().skip(all.saturating_sub(TOLD)).collect();
    if short.len() < text.len() { format!("... {short}") } else { short }
}

/// Whether a pattern gives a name to something.
fn binds(pattern: &Pat) -> bool {
    struct Names(bool);
    impl<'a> Visit<'a> for Names {
        fn visit_pat_ident(&mut self, pattern: &'a syn::PatIdent) {
            let name = pattern.ident.to_string();
            self.0 |= name.starts_with(|first: char| first.is_lowercase());
        }
        // `Reason::Tired { most }` names without a pattern of its own.
        fn visit_field_pat(&mut self, field: &'a syn::FieldPat) {
            self.0 |= field.colon_token.is_none();
            visit::visit_field_pat(self, field);
        }
    }
    let mut names = Names(false);
    names.visit_pat(pattern);
    names.0
}

impl Finder<'_> {
    fn text(&self, range: Range<usize>) -> &str {
        &self.source[range]
    }

    fn push(&mut self, span: Span, shape: Shape, text: String, told: &str) {
        let told = in_one_line(told);
        let line = span.start().line;
        self.found.push(Mutant { range: span.byte_range(), line, shape, text, told });
    }

    /// An expression instead of another.
    fn change(&mut self, span: Span, text: String) {
        let told = format!("`{}` becomes `{text}`", self.text(span.byte_range()));
        self.push(span, Shape::Expression, text, &told);
    }

    fn negate(&mut self, condition: &Expr) {
        if has_let(condition) {
            for part in parts(condition) {
                if !matches!(part, Expr::Let(_)) && !turns_by_itself(part) {
                    self.turn_round(part);
                }
            }
        } else if !turns_by_itself(condition) {
            self.turn_round(condition);
        }
    }

    fn turn_round(&mut self, condition: &Expr) {
        let text = format!("!({})", self.text(condition.span().byte_range()));
        self.change(condition.span(), text);
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, body: &Block) {
        if is_test(attributes) || signature.constness.is_some() {
            return;
        }
        let is_bool = match &signature.output {
            ReturnType::Type(_, kind) => {
                matches!(&**kind, Type::Path(path) if path.path.is_ident("bool"))
            }
            ReturnType::Default => false,
        };
        if is_bool {
            for answer in ["true", "false"] {
                let at = body.brace_token.span.open();
                let told = format!("`{}` is always {answer}", signature.ident);
                self.push(at, Shape::First, format!("return {answer};"), &told);
            }
        }
        self.visit_block(body);
    }

    /// Two neighbouring arms that exchange what they do.
    fn swap_arms(&mut self, found: &ExprMatch, shape: Shape) {
        let plain = |arm: &Arm| arm.guard.is_none() && !binds(&arm.pat);
        let all = found.span().byte_range();
        for two in found.arms.windows(2) {
            let [one, other] = two else { continue };
            let (a, b) = (one.body.span().byte_range(), other.body.span().byte_range());
            let (first, second) = (self.text(a.clone()), self.text(b.clone()));
            if !plain(one) || !plain(other) || first == second {
                continue;
            }
            let text = format!(
                "{}{{ {second} }}{}{{ {first} }}{}",
                self.text(all.start..a.start),
                self.text(a.end..b.start),
                self.text(b.end..all.end),
            );
            let name = |arm: &Arm| self.text(arm.pat.span().byte_range()).to_owned();
            let told = format!("arms `{}` and `{}` do each other's work", name(one), name(other));
            let mutant = Mutant {
                range: all.clone(),
                line: one.span().start().line,
                shape,
                text,
                told: in_one_line(&told),
            };
            self.found.push(mutant);
        }
    }
}

/// Whether a statement does something that leaving it out would undo. Telling
/// what happened is narration.
fn does_something(expression: &Expr) -> bool {
    match expression {
        Expr::Call(call) => !matches!(&*call.func, Expr::Path(path) if path.path.is_ident("tell")),
        Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Binary(binary) => matches!(
            binary.op,
            BinOp::AddAssign(_)
                | BinOp::SubAssign(_)
                | BinOp::BitAndAssign(_)
                | BinOp::BitOrAssign(_)
                | BinOp::BitXorAssign(_)
                | BinOp::MulAssign(_)
        ),
        Expr::Try(inner) => does_something(&inner.expr),
        _ => false,
    }
}

impl<'a> Visit<'a> for Finder<'_> {
    // What the compiler works out, and what is no code of the rules.
    fn visit_pat(&mut self, _: &'a Pat) {}
    fn visit_type(&mut self, _: &'a Type) {}
    fn visit_attribute(&mut self, _: &'a Attribute) {}
    fn visit_macro(&mut self, _: &'a syn::Macro) {}
    fn visit_item_const(&mut self, _: &'a syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, block: &'a ItemImpl) {
        let notation = block.trait_.as_ref().is_some_and(|(_, path, _)| {
            path.segments.last().is_some_and(|last| NOTATION.iter().any(|name| last.ident == name))
        });
        if !notation && !is_test(&block.attrs) {
            visit::visit_item_impl(self, block);
        }
    }

    fn visit_item_fn(&mut self, item: &'a ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_let(&mut self, found: &'a syn::ExprLet) {
        self.visit_expr(&found.expr);
    }

    fn visit_stmt(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::Expr(expression, Some(_)) if does_something(expression) => {
                let span = statement.span();
                let told = format!("`{}` is left out", self.text(span.byte_range()));
                self.push(span, Shape::Statement, String::new(), &told);
            }
            Stmt::Expr(Expr::Match(found), None) => {
                self.swap_arms(found, Shape::Alone);
                visit::visit_expr_match(self, found);
                return;
            }
            _ => {}
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_match(&mut self, found: &'a ExprMatch) {
        self.swap_arms(found, Shape::Expression);
        visit::visit_expr_match(self, found);
    }

    fn visit_arm(&mut self, arm: &'a Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.negate(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_if(&mut self, found: &'a ExprIf) {
        self.negate(&found.cond);
        visit::visit_expr_if(self, found);
    }

    fn visit_expr_while(&mut self, found: &'a ExprWhile) {
        self.negate(&found.cond);
        visit::visit_expr_while(self, found);
    }

    fn visit_expr_unary(&mut self, found: &'a ExprUnary) {
        if matches!(found.op, UnOp::Not(_)) {
            let inner = self.text(found.expr.span().byte_range()).to_owned();
            self.change(found.span(), inner);
        }
        visit::visit_expr_unary(self, found);
    }

    fn visit_expr_binary(&mut self, found: &'a ExprBinary) {
        let joins_let =
            matches!(found.op, BinOp::And(_)) && (has_let(&found.left) || has_let(&found.right));
        if !joins_let {
            let (left, right) = (found.left.span().byte_range(), found.right.span().byte_range());
            let (left, right) = (self.text(left).to_owned(), self.text(right).to_owned());
            let here = self.text(found.op.span().byte_range()).to_owned();
            // Of a long row only what stands beside the operator.
            let (ends, begins) = (last_of(&in_one_line(&left)), first_of(&in_one_line(&right)));
            for other in others(&found.op) {
                let told = format!("`{ends} {here} {begins}` becomes `{ends} {other} {begins}`");
                let text = format!("{left} {other} {right}");
                self.push(found.span(), Shape::Expression, text, &told);
            }
        }
        visit::visit_expr_binary(self, found);
    }

    fn visit_expr_lit(&mut self, found: &'a ExprLit) {
        let Lit::Int(number) = &found.lit else { return };
        let Ok(value) = number.base10_parse::<u64>() else { return };
        for other in [value.checked_add(1), value.checked_sub(1)].into_iter().flatten() {
            self.change(found.span(), format!("{other}{}", number.suffix()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(source: &str) -> Vec<String> {
        let found = find(source).expect("it parses");
        for mutant in &found {
            assert!(mutant.range.end <= source.len() && mutant.line >= 1, "{mutant:?}");
        }
        found.into_iter().map(|mutant| mutant.told).collect()
    }

    #[test]
    fn comparisons_change_and_move_their_boundary() {
        assert_eq!(
            told("fn f(a: u8, b: u8) { g(a < b, a == b) }"),
            ["`a < b` becomes `a <= b`", "`a < b` becomes `a >= b`", "`a == b` becomes `a != b`",]
        );
    }

    #[test]
    fn of_a_long_row_the_change_is_told() {
        let long = "a.b(c) && ".repeat(20);
        let all = told(&format!("fn f() {{ g({long}d) }}"));
        let last = all.iter().find(|told| told.contains("|| d`")).expect("the last operator");
        assert!(last.len() < 200 && last.starts_with("`... "), "{last}");
    }

    #[test]
    fn sums_and_numbers_change() {
        assert_eq!(
            told("fn f(a: u8) -> u8 { a + 2u8 }"),
            ["`a + 2u8` becomes `a - 2u8`", "`2u8` becomes `3u8`", "`2u8` becomes `1u8`"]
        );
        assert_eq!(told("fn f() -> u8 { 0 }"), ["`0` becomes `1`"], "nothing is less than none");
    }

    #[test]
    fn conditions_are_turned_round() {
        assert_eq!(
            told("fn f(a: bool, b: bool) { if a && b {} }"),
            ["`a && b` becomes `!(a && b)`", "`a && b` becomes `a || b`"]
        );
        assert_eq!(told("fn f(a: bool) { while a {} }"), ["`a` becomes `!(a)`"]);
        assert_eq!(told("fn f(a: bool) { if !a {} }"), ["`!a` becomes `a`"], "once is enough");
        assert_eq!(
            told("fn f(a: u8) { match a { _ if g() => {} _ => {} } }"),
            ["`g()` becomes `!(g())`"]
        );
    }

    #[test]
    fn a_chain_with_let_keeps_together() {
        let source = "fn f(a: bool, b: Option<bool>) { if a && let Some(c) = b && c {} }";
        assert_eq!(told(source), ["`a` becomes `!(a)`", "`c` becomes `!(c)`"]);
    }

    #[test]
    fn statements_are_left_out() {
        assert_eq!(
            told("fn f() { a.b(); c()?; tell(d); x = y; let z = w(); }"),
            ["`a.b();` is left out", "`c()?;` is left out", "`x = y;` is left out"]
        );
    }

    #[test]
    fn a_yes_or_no_is_always_the_same() {
        assert_eq!(told("fn f() -> bool { g() }"), ["`f` is always true", "`f` is always false"]);
    }

    #[test]
    fn arms_do_each_others_work() {
        let source = "fn f(a: A) -> B { match a { A::X => x(), A::Y => { y() } A::Z(n) => n, A::V { w } => w, _ => x() } }";
        assert_eq!(told(source), ["arms `A::X` and `A::Y` do each other's work"]);
        let mutant = &find(source).unwrap()[0];
        assert!(
            mutant.text.starts_with("match a { A::X => { { y() } }, A::Y => { x() } A::Z"),
            "{}",
            mutant.text
        );
        assert_eq!(mutant.shape, Shape::Alone, "a bracket there would begin a call");
        assert_eq!(
            find("fn f(a: A) { g(match a { A::X => x(), _ => y() }) }").unwrap()[0].shape,
            Shape::Expression
        );
    }

    #[test]
    fn what_the_compiler_works_out_stays() {
        for source in [
            "const A: u8 = 1 + 2;",
            "static A: u8 = 1;",
            "enum A { B = 1 }",
            "const fn f() -> u8 { 1 + 2 }",
            "impl A { const B: u8 = 1; const fn f() -> bool { true } }",
            "fn f() { let a: [u8; 3] = g::<4>(); }",
            "fn f(a: u8) { match a { 1 | 2..=3 => g(), _ => g() } }",
            "fn f() { const A: u8 = 1; static B: u8 = 2; }",
            "fn f() { assert!(a < 1); }",
            "#[cfg(test)] mod tests { fn f() -> u8 { 1 } }",
            "#[test] fn f() { g(1) }",
            "impl fmt::Display for A { fn fmt(&self) -> u8 { 1 } }",
            "impl From<A> for B { fn from(a: A) -> B { B(1) } }",
        ] {
            assert_eq!(told(source), [""; 0], "{source}");
        }
        assert_eq!(told("fn f() { [1; 2] }").len(), 2, "but not what is repeated");
        assert_eq!(
            told("impl Game for A { fn f() -> u8 { 0 } }").len(),
            1,
            "rules are behind a trait, too"
        );
    }

    #[test]
    fn places_are_bytes_and_lines() {
        let source = "// é\nfn f() {\n    g(7)\n}\n";
        let found = find(source).unwrap();
        assert_eq!((found[0].line, &source[found[0].range.clone()]), (3, "7"));
    }

    #[test]
    fn what_is_no_rust_is_told() {
        assert!(find("fn (").is_err());
    }
}
