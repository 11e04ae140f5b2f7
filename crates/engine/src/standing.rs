//! Questions that may be answered once for all.
//!
//! A game with many small questions to players who are not at turn lists them
//! here; a table then answers for whoever wants that, with steps like any
//! others. The rules know nothing of it: no record depends on it.

/// A question that comes up again and again. Its words are the messages
/// `standing-<key>` and `standing-<key>-<answer>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The key, as typed.
    pub key: &'static str,
    /// The answers that may stand, as typed.
    pub answers: &'static [&'static str],
    /// The answer that stands unless the player wants another or to be asked:
    /// for questions that seldom matter.
    pub default: Option<&'static str>,
}

impl Standing {
    /// A question that is asked until the player lets an answer stand.
    pub const fn new(key: &'static str, answers: &'static [&'static str]) -> Standing {
        Standing { key, answers, default: None }
    }

    /// The same with an answer that stands from the beginning.
    #[must_use]
    pub const fn by_default(self, answer: &'static str) -> Standing {
        Standing { default: Some(answer), ..self }
    }

    /// The number of an answer.
    fn number(&self, answer: &str) -> Option<u8> {
        let known = self.answers.iter().position(|known| known.eq_ignore_ascii_case(answer));
        known.map(|number| number as u8)
    }

    fn first(&self) -> Option<u8> {
        self.default.and_then(|answer| self.number(answer))
    }
}

/// What one seat has chosen: by question the number of its answer, or nothing
/// if it wants to be asked.
///
/// An answer may stand for a part of a match alone ([`crate::Game::chapter`]):
/// then it is written with it, `no@12`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stances {
    list: &'static [Standing],
    chosen: Vec<Option<u8>>,
    /// The part of the match for which it stands; nothing if for all of it.
    within: Vec<Option<u32>>,
}

impl Stances {
    /// What is written where a player wants to be asked although an answer
    /// stands by default.
    pub const ASK: &str = "ask";

    /// To be asked everything that has no default.
    pub fn new(list: &'static [Standing]) -> Stances {
        let chosen = list.iter().map(Standing::first).collect();
        Stances { list, chosen, within: vec![None; list.len()] }
    }

    /// The answer that stands for a question.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        let (at, standing) = self.find(key)?;
        standing.answers.get(usize::from(self.chosen[at]?)).copied()
    }

    /// Lets an answer stand, or none; `false` if there is no such question or
    /// answer. `no@12` stands in the twelfth part of the match alone.
    pub fn set(&mut self, key: &str, answer: Option<&str>) -> bool {
        let Some((at, standing)) = self.find(key) else { return false };
        let (chosen, within) = match answer {
            None => (None, None),
            Some(text) => {
                let (text, within) = match text.split_once('@') {
                    None => (text, None),
                    Some((text, part)) => match part.parse() {
                        Ok(part) => (text, Some(part)),
                        Err(_) => return false,
                    },
                };
                match standing.number(text) {
                    None => return false,
                    number => (number, within),
                }
            }
        };
        (self.chosen[at], self.within[at]) = (chosen, within);
        true
    }

    /// What stands in a part of a match: without what was meant for another.
    #[must_use]
    pub fn in_chapter(&self, chapter: u32) -> Stances {
        let mut stances = self.clone();
        for (n, standing) in self.list.iter().enumerate() {
            if self.within[n].is_some_and(|within| within != chapter) {
                (stances.chosen[n], stances.within[n]) = (standing.first(), None);
            }
        }
        stances
    }

    /// Whether nothing stands: everything is asked.
    pub fn is_empty(&self) -> bool {
        self.chosen.iter().all(Option::is_none)
    }

    /// Whether everything is as it was at the beginning.
    pub fn is_unchanged(&self) -> bool {
        self.changes().next().is_none()
    }

    /// The questions that the player has answered otherwise than by default.
    fn changes(&self) -> impl Iterator<Item = (&'static Standing, Option<&'static str>)> + '_ {
        let first = self.list.iter().map(Standing::first);
        let now = self.chosen.iter().zip(&self.within);
        let changed = now.zip(first).map(|((now, within), it)| *now != it || within.is_some());
        self.iter().zip(changed).filter_map(|(stance, changed)| changed.then_some(stance))
    }

    /// The questions with the answer that stands for each.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Standing, Option<&'static str>)> + '_ {
        self.list.iter().map(|standing| (standing, self.get(standing.key)))
    }

    /// Reads `key=answer` pairs as [`Stances`] prints them; what is unknown is
    /// passed over, so that an older table's wishes do no harm.
    pub fn read(list: &'static [Standing], text: &str) -> Stances {
        let mut stances = Stances::new(list);
        for (key, answer) in text.split_whitespace().filter_map(|pair| pair.split_once('=')) {
            stances.set(key, Some(answer).filter(|answer| *answer != Stances::ASK));
        }
        stances
    }

    fn find(&self, key: &str) -> Option<(usize, &'static Standing)> {
        self.list.iter().enumerate().find(|(_, standing)| standing.key.eq_ignore_ascii_case(key))
    }
}

impl std::fmt::Display for Stances {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, (standing, answer)) in self.changes().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            write!(f, "{gap}{}={}", standing.key, answer.unwrap_or(Stances::ASK))?;
            if let Some(within) = self.find(standing.key).and_then(|(at, _)| self.within[at]) {
                write!(f, "@{within}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static LIST: &[Standing] =
        &[Standing::new("pass", &["yes", "no"]), Standing::new("bow", &["never"])];

    #[test]
    fn stances_read_back_as_written() {
        let mut stances = Stances::new(LIST);
        assert!(stances.is_empty() && stances.to_string().is_empty());
        assert!(stances.set("PASS", Some("No")) && stances.set("bow", Some("never")));
        assert!(!stances.set("bow", Some("always")) && !stances.set("hum", None));
        assert_eq!((stances.get("pass"), stances.get("hum")), (Some("no"), None));
        assert_eq!(stances.to_string(), "pass=no bow=never");
        assert_eq!(Stances::read(LIST, "pass=no old=yes bow=never"), stances);
        assert!(stances.set("pass", None));
        assert_eq!(stances.to_string(), "bow=never");
    }

    #[test]
    fn an_answer_stands_for_a_part_of_a_match() {
        let mut stances = Stances::new(LIST);
        assert!(stances.set("pass", Some("no@12")) && stances.set("bow", Some("never")));
        assert_eq!(stances.to_string(), "pass=no@12 bow=never");
        assert_eq!(Stances::read(LIST, "pass=no@12 bow=never"), stances);
        assert_eq!(stances.in_chapter(12).get("pass"), Some("no"));
        let later = stances.in_chapter(13);
        assert_eq!((later.get("pass"), later.get("bow")), (None, Some("never")));
        assert!(!stances.set("pass", Some("no@soon")), "that is no part");
        assert!(stances.set("pass", Some("yes")));
        assert_eq!(stances.to_string(), "pass=yes bow=never");
    }

    #[test]
    fn a_default_stands_until_the_player_says_otherwise() {
        static LIST: &[Standing] = &[
            Standing::new("pass", &["yes", "no"]),
            Standing::new("small", &["no", "yes"]).by_default("no"),
        ];
        let mut stances = Stances::new(LIST);
        assert_eq!((stances.get("pass"), stances.get("small")), (None, Some("no")));
        assert!(stances.is_unchanged() && stances.to_string().is_empty());
        assert!(!stances.is_empty(), "something stands");
        // An older table's wishes say nothing of it, and it stands there too.
        assert_eq!(Stances::read(LIST, "pass=yes").get("small"), Some("no"));
        for (answer, written) in [(None, "small=ask"), (Some("yes"), "small=yes")] {
            assert!(stances.set("small", answer));
            assert!(!stances.is_unchanged());
            assert_eq!((stances.get("small"), stances.to_string().as_str()), (answer, written));
            assert_eq!(Stances::read(LIST, written), stances);
        }
        assert!(stances.set("small", Some("no")) && stances.is_unchanged());
    }
}
