//! What a table writes between the steps of a match.
//!
//! Each line begins with `=` and a word: `back` and how many steps stay, with
//! the seat that took them back; `player` and who plays from here on; `stand`
//! and an answer that stands; `resign`; `result`; `seed`. Words that nobody
//! knows are kept as they are. Steps that were taken back stay in the file as
//! well, before the line that took them back.

use crate::{Message, Seat, Stances};

/// Lines between two steps that stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aside {
    /// How many of the steps that stand come before it.
    pub at: usize,
    /// The lines, parted by line feeds: the table's own, and the steps that
    /// they took back.
    pub text: String,
    /// How many times something was taken back in here that chance had decided:
    /// from then on chance falls anew.
    pub anew: u32,
    /// How many of the lines everybody may know of.
    pub public: usize,
}

impl Aside {
    /// Begins every line of the table's own.
    pub const SIGN: &str = "= ";
    const BACK: &str = "back";
    const SEED: &str = "seed";
    /// Lets an answer stand.
    pub const STAND: &str = "stand";

    /// A line that takes back to so many steps.
    pub fn back_line(to: usize, by: Seat) -> String {
        format!("{}{} {to} {by}", Aside::SIGN, Aside::BACK)
    }

    /// A line that opens the seed.
    pub fn seed_line(seed: &str) -> String {
        format!("{}{} {seed}", Aside::SIGN, Aside::SEED)
    }

    /// A line that lets an answer of a seat stand, or none.
    pub fn stand_line(seat: Seat, question: &str, answer: Option<&str>) -> String {
        let answer = answer.unwrap_or(Stances::ASK);
        format!("{}{} {seat} {question}={answer}", Aside::SIGN, Aside::STAND)
    }

    /// The word and the rest of a line of the table's own.
    pub fn word(line: &str) -> Option<(&str, &str)> {
        let line = line.strip_prefix(Aside::SIGN)?.trim();
        Some(line.split_once(char::is_whitespace).unwrap_or((line, "")))
    }

    /// Whether everybody may know that the line is there: what somebody let
    /// stand is theirs alone.
    pub fn is_public(line: &str) -> bool {
        Aside::word(line).is_none_or(|(word, _)| word != Aside::STAND)
    }

    /// To how many steps a line takes back; nothing if it does not.
    pub fn back(line: &str) -> Option<Result<usize, Message>> {
        let (_, rest) = Aside::word(line).filter(|(word, _)| *word == Aside::BACK)?;
        let to = rest.split_whitespace().next().and_then(|to| to.parse().ok());
        Some(to.ok_or_else(|| Message::new("fault-record-back").text("found", line)))
    }

    /// The seed, if the last of these opens it and nothing was taken back since.
    pub(super) fn seed(asides: &[Aside], steps: usize) -> Option<&str> {
        let last = asides.last().filter(|aside| aside.at == steps)?;
        let since = last.text.lines().rev().take_while(|line| Aside::back(line).is_none());
        let mut words = since.filter_map(Aside::word);
        words.find(|(word, _)| *word == Aside::SEED).map(|(_, seed)| seed)
    }

    /// Adds a line of the table's own after these asides and so many steps.
    /// `spell` tells a step as its line and whether it was chance. Answers how
    /// many steps stand afterwards.
    pub fn add(
        asides: &mut Vec<Aside>,
        line: &str,
        steps: usize,
        mut spell: impl FnMut(usize) -> (String, bool),
    ) -> Result<usize, Message> {
        let Some(to) = Aside::back(line).transpose()? else {
            let mut new = Aside { at: steps, ..Aside::default() };
            new.join(line);
            Aside::push(asides, new);
            return Ok(steps);
        };
        if to >= steps {
            return Err(Message::new("fault-record-back").text("found", line));
        }
        // What happened since goes into one aside, in the order in which it did.
        let first = asides.partition_point(|aside| aside.at <= to);
        let mut since = asides.split_off(first).into_iter().peekable();
        let mut gone = Aside { at: to, ..Aside::default() };
        let mut chance = false;
        for n in to..=steps {
            while let Some(aside) = since.next_if(|aside| aside.at <= n) {
                gone.join(&aside.text);
                gone.anew += aside.anew;
            }
            if n < steps {
                let (text, by_chance) = spell(n);
                gone.join(&text);
                chance |= by_chance;
            }
        }
        gone.join(line);
        gone.anew += u32::from(chance);
        Aside::push(asides, gone);
        Ok(to)
    }

    fn push(asides: &mut Vec<Aside>, new: Aside) {
        match asides.last_mut() {
            Some(last) if last.at == new.at => {
                last.join(&new.text);
                last.anew += new.anew;
            }
            _ => asides.push(new),
        }
    }

    fn join(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text);
        self.public += text.lines().filter(|line| Aside::is_public(line)).count();
    }
}

#[cfg(test)]
mod tests {
    use crate::Record;

    fn read(lines: &str) -> Record {
        format!("durbar: 2\ngame: toy\nversion: 1\nplayers: 2\noptions: \n\n{lines}")
            .parse()
            .unwrap()
    }

    fn stand(record: &Record) -> Vec<String> {
        record.steps.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn whatever_was_written_is_written_again() {
        let lines = "* deal 1\nA take K\nA+ take K   # twice\n= stand B retreat=yes\nB take K\n\
                     = back 1 A\n= player B Ravi\nA take D\n= result A=1/5 B=2/3\n= seed 00\n";
        let record = read(lines);
        assert!(record.to_string().ends_with(&format!("\n\n{lines}")), "{record}");
        assert_eq!(stand(&record), ["* deal 1", "A take D"]);
        assert_eq!(record.to_string().parse::<Record>().unwrap(), read(lines));
        assert_eq!(record.seed(), Some("00"));
    }

    #[test]
    fn what_is_taken_back_again_keeps_its_order() {
        let lines = "* deal 1\nA a\nB b\n= back 2 B\nB c\n= stand A x=y\nA d\n= back 1 A\nA e\n= player A Zoe\nB f\n= back 2 B\n";
        let record = read(lines);
        assert!(record.to_string().ends_with(&format!("\n\n{lines}")), "{record}");
        assert_eq!(stand(&record), ["* deal 1", "A e"]);
        assert_eq!(record.asides.iter().map(|aside| aside.at).collect::<Vec<_>>(), [1, 2]);
        let public: usize = record.asides.iter().map(|aside| aside.public).sum();
        assert_eq!(public + record.steps.len(), lines.lines().count() - 1);
    }

    #[test]
    fn chance_falls_anew_only_where_it_was_taken_back() {
        let anew = |lines: &str| read(lines).asides.iter().map(|aside| aside.anew).sum::<u32>();
        assert_eq!(anew("* deal 1\nA a\n= back 1 A\nA b\n"), 0);
        assert_eq!(anew("A a\n* deal 1\n= back 0 A\nA b\n= back 0 A\n"), 1);
        assert_eq!(anew("A a\n* deal 1\n= back 0 A\nA b\n* deal 2\n= back 0 A\n"), 2);
    }

    #[test]
    fn a_seed_that_was_taken_back_is_not_open() {
        assert_eq!(read("A a\n= seed 00\n").seed(), Some("00"));
        assert_eq!(read("A a\n= seed 00\n= back 0 A\n").seed(), None);
        assert_eq!(read("A a\n= seed 00\nA b\n").seed(), None);
    }

    #[test]
    fn nothing_is_taken_back_that_is_not_there() {
        for line in ["= back 1 A", "= back", "= back x", "= back 9999999999999999999999 A"] {
            let text = format!("durbar: 2\ngame: toy\n\nA a\n{line}\n");
            let fault = text.parse::<Record>().unwrap_err();
            assert_eq!((fault.line, &*fault.message.id), (5, "fault-record-back"), "{line}");
        }
        assert!("durbar: 1\ngame: toy\n\nA a\n= back 0 A\n".parse::<Record>().is_err());
    }
}
