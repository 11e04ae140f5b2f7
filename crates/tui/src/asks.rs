//! What can be asked for by typing a word, besides actions: talk, giving up,
//! leaving and coming back, another match. The same words serve the screen and
//! plain lines, in English and French.

use engine::{Message, Seat};
use table::room::Ask;
use table::wire::Mirror;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    Say,
    Resign,
    Leave,
    Return,
    Again,
}

const WORDS: &[(Word, &[&str])] = &[
    (Word::Say, &["say", "dire"]),
    (Word::Resign, &["resign", "abandonner"]),
    (Word::Leave, &["leave", "partir"]),
    (Word::Return, &["return", "revenir"]),
    (Word::Again, &["again", "revanche"]),
];
/// To be sure.
pub(crate) const YES: &[&str] = &["y", "yes", "o", "oui"];
/// Not to agree.
pub(crate) const NO: &[&str] = &["n", "no", "non"];

/// What a line asks for, or what is still missing; nothing if it is an action.
pub(crate) fn read(
    line: &str,
    seat: Option<Seat>,
    mirror: &Mirror,
) -> Option<Result<Ask, Message>> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (first, rest) = (first.to_lowercase(), rest.trim());
    let (word, _) = WORDS.iter().find(|(_, words)| words.contains(&first.as_str()))?;
    let several = mirror.eyes.iter().filter(|eyes| eyes.seat.is_some()).count() > 1;
    Some(match (word, seat) {
        (Word::Say, _) => Ok(Ask::Say { text: rest.to_owned() }),
        (Word::Again, _) => Ok(Ask::Rematch),
        (Word::Return, _) => {
            let left = mirror.left().next().filter(|_| several);
            Ok(left.map_or(Ask::Return, |seat| Ask::ReturnChair { seat }))
        }
        (Word::Resign, Some(seat)) if YES.contains(&rest.to_lowercase().as_str()) => {
            Ok(Ask::Resign { seat })
        }
        (Word::Resign, Some(_)) => Err(Message::new("tui-resign-sure")),
        (Word::Leave, Some(seat)) if several => Ok(Ask::LeaveChair { seat }),
        (Word::Leave, Some(_)) => Ok(Ask::Leave),
        (Word::Resign | Word::Leave, None) => Err(Message::new("tui-no-seat")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word that began an action could never be played by typing it.
    #[test]
    fn no_action_of_any_game_begins_with_one_of_the_words() {
        for entry in catalog::games().entries() {
            let players = (0..entry.least.max(2))
                .map(|_| table::Player::bot("x", "random", table::Budget::default()));
            let seed = table::Seed::from_phrase("words");
            let setup = table::Setup::new(players.collect(), seed);
            let mut home = table::home::Home::open(entry.clone(), setup, 1).unwrap();
            let mut verbs = Vec::new();
            for _ in 0..2_000 {
                let Some(thought) = home.thoughts().into_iter().next() else { break };
                let (seat, prompt) = (thought.seat, thought.prompt);
                let text = thought.run(&table::no_clock).text;
                verbs.push(text.split(' ').next().unwrap_or_default().to_owned());
                home.answer(seat, prompt, Some(&text), 1);
                home.kept();
            }
            verbs.sort();
            verbs.dedup();
            assert!(verbs.len() > 2, "{verbs:?}");
            for verb in verbs {
                let taken = WORDS.iter().any(|(_, words)| words.contains(&verb.as_str()));
                assert!(!taken, "{} has an action {verb}", entry.id);
            }
        }
    }

    #[test]
    fn giving_up_takes_a_second_word() {
        let mirror = Mirror::new(None);
        let seat = Some(Seat::A);
        let ask = |line, seat| read(line, seat, &mirror);
        assert_eq!(ask("resign yes", seat), Some(Ok(Ask::Resign { seat: Seat::A })));
        assert_eq!(ask("Abandonner OUI", seat), Some(Ok(Ask::Resign { seat: Seat::A })));
        assert!(matches!(ask("resign", seat), Some(Err(_))));
        assert!(matches!(ask("resign yes", None), Some(Err(_))));
        assert_eq!(
            ask("say  well played ", None),
            Some(Ok(Ask::Say { text: "well played".into() }))
        );
        assert_eq!(ask("partir", seat), Some(Ok(Ask::Leave)));
        assert_eq!(ask("revenir", seat), Some(Ok(Ask::Return)));
        assert_eq!(ask("sell 2D", seat), None);
    }
}
