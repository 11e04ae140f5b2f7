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
}

/// What one seat has chosen: by question the number of its answer, or nothing
/// if it wants to be asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stances {
    list: &'static [Standing],
    chosen: Vec<Option<u8>>,
}

impl Stances {
    /// To be asked everything.
    pub fn new(list: &'static [Standing]) -> Stances {
        Stances { list, chosen: vec![None; list.len()] }
    }

    /// The answer that stands for a question.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        let (at, standing) = self.find(key)?;
        standing.answers.get(usize::from(self.chosen[at]?)).copied()
    }

    /// Lets an answer stand, or none; `false` if there is no such question or
    /// answer.
    pub fn set(&mut self, key: &str, answer: Option<&str>) -> bool {
        let Some((at, standing)) = self.find(key) else { return false };
        let chosen = match answer {
            None => None,
            Some(text) => {
                let known = standing.answers.iter().position(|a| a.eq_ignore_ascii_case(text));
                let Some(number) = known else { return false };
                Some(number as u8)
            }
        };
        self.chosen[at] = chosen;
        true
    }

    /// Whether everything is asked.
    pub fn is_empty(&self) -> bool {
        self.chosen.iter().all(Option::is_none)
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
            stances.set(key, Some(answer));
        }
        stances
    }

    fn find(&self, key: &str) -> Option<(usize, &'static Standing)> {
        self.list.iter().enumerate().find(|(_, standing)| standing.key.eq_ignore_ascii_case(key))
    }
}

impl std::fmt::Display for Stances {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let chosen = self.iter().filter_map(|(standing, answer)| Some((standing.key, answer?)));
        for (n, (key, answer)) in chosen.enumerate() {
            write!(f, "{}{key}={answer}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static LIST: &[Standing] = &[
        Standing { key: "pass", answers: &["yes", "no"] },
        Standing { key: "bow", answers: &["never"] },
    ];

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
}
