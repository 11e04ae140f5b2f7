//! The words of a table: names and counted things as the game says them on
//! screen, from its translation file, and what stands in the heads of tables
//! alone, in both languages side by side.

use anyhow::{Context, Result, bail, ensure};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;

/// A language of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::codegen) enum Lang {
    En,
    Fr,
}

impl Lang {
    pub(in crate::codegen) const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    pub(in crate::codegen) fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// Whether the language says this number with the singular.
    fn one(self, n: &str) -> bool {
        n == "1" || (self == Lang::Fr && n == "0")
    }
}

/// A translation file of a game.
pub(in crate::codegen) struct Words<'a> {
    lang: Lang,
    sentences: Resource<&'a str>,
}

type Arguments<'x> = &'x [(&'x str, &'x str)];

impl<'a> Words<'a> {
    pub(in crate::codegen) fn read(lang: Lang, text: &'a str) -> Result<Words<'a>> {
        match parser::parse(text) {
            Ok(sentences) => Ok(Words { lang, sentences }),
            Err((_, errors)) => bail!("{}", errors[0].kind),
        }
    }

    /// What is said in this language: the words that only tables use.
    pub(in crate::codegen) fn say<T>(&self, english: T, french: T) -> T {
        match self.lang {
            Lang::En => english,
            Lang::Fr => french,
        }
    }

    /// A sentence without arguments.
    pub(in crate::codegen) fn word(&self, id: &str) -> Result<String> {
        self.with(id, &[])
    }

    /// A counted thing: `3 coins`.
    pub(in crate::codegen) fn count(&self, id: &str, n: impl Into<u32>) -> Result<String> {
        self.with(id, &[("n", &n.into().to_string())])
    }

    /// A sentence with these arguments.
    pub(in crate::codegen) fn with(&self, id: &str, arguments: Arguments<'_>) -> Result<String> {
        let found = self.sentences.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => message.value.as_ref(),
            _ => None,
        });
        let pattern = found.with_context(|| format!("there is no sentence {id}"))?;
        let mut text = String::new();
        self.pattern(pattern, arguments, &mut text).with_context(|| id.to_owned())?;
        Ok(text)
    }

    /// A sentence in which these numbers must stand, so that what is written
    /// in words cannot part from the data.
    pub(in crate::codegen) fn holding(&self, id: &str, numbers: &[u8]) -> Result<String> {
        let text = self.word(id)?;
        let mut found: Vec<u8> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        // Languages put them in another order.
        found.sort_unstable();
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        ensure!(found == numbers, "{id} says {found:?}, the data {numbers:?}: {text}");
        Ok(text)
    }

    fn pattern(
        &self,
        pattern: &Pattern<&str>,
        arguments: Arguments<'_>,
        text: &mut String,
    ) -> Result<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    text.push_str(value(inline, arguments)?);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let value = value(selector, arguments)?;
                    let fits = |key: &VariantKey<&str>| match key {
                        VariantKey::NumberLiteral { value: number } => *number == value,
                        VariantKey::Identifier { name } => *name == "one" && self.lang.one(value),
                    };
                    let chosen = variants.iter().find(|variant| fits(&variant.key));
                    let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default));
                    let chosen = chosen.context("no variant fits")?;
                    self.pattern(&chosen.value, arguments, text)?;
                }
            }
        }
        Ok(())
    }
}

fn value<'x>(inline: &InlineExpression<&str>, arguments: Arguments<'x>) -> Result<&'x str> {
    let InlineExpression::VariableReference { id } = inline else {
        bail!("it holds more than names and numbers");
    };
    let found = arguments.iter().find(|(name, _)| *name == id.name);
    found.map(|(_, value)| *value).with_context(|| format!("${} is not known here", id.name))
}

/// Names one after another.
pub(in crate::codegen) fn listed<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> String {
    let names: Vec<T> = names.into_iter().collect();
    names.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}

/// The first letter large.
pub(in crate::codegen) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
name = the Mogul
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
place = { $name } ({ $id })
does = 3 times 2 coins for 1
";

    #[test]
    fn names_counts_and_places_are_said() {
        let words = Words::read(Lang::En, TEXT).unwrap();
        assert_eq!(words.word("name").unwrap(), "the Mogul");
        let coins: Vec<_> = (0..3u32).map(|n| words.count("coins", n).unwrap()).collect();
        assert_eq!(coins, ["0 coins", "1 coin", "2 coins"]);
        assert_eq!(words.with("place", &[("name", "Agra"), ("id", "G")]).unwrap(), "Agra (G)");
        assert_eq!(words.say("turn", "tour"), "turn");
        let french = Words::read(Lang::Fr, TEXT).unwrap();
        let coins: Vec<_> = (0..3u32).map(|n| french.count("coins", n).unwrap()).collect();
        assert_eq!(coins, ["0 coin", "1 coin", "2 coins"]);
        assert_eq!(french.say("turn", "tour"), "tour");
    }

    #[test]
    fn what_cannot_be_said_is_refused() {
        let words = Words::read(Lang::En, TEXT).unwrap();
        assert!(words.word("nmae").unwrap_err().to_string().contains("nmae"));
        assert!(words.word("coins").is_err());
        assert!(words.holding("does", &[3, 2, 1]).is_ok());
        let why = words.holding("does", &[4, 2, 1]).unwrap_err().to_string();
        assert!(why.contains("does says [1, 2, 3]"), "{why}");
    }

    #[test]
    fn lists_and_capitals() {
        assert_eq!(listed(["a", "b"]), "a, b");
        assert_eq!((capital("émir"), capital("")), ("Émir".to_owned(), String::new()));
    }
}
