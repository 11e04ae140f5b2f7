//! Any arrangement a person can describe, as text, and the one gate from it
//! into a state.
//!
//! ```text
//! phase: act
//! to move: A
//! market: CLKKK
//! A hand: GPL
//! A herd: 1
//! A bonus: 3 6
//! tokens D: AAB
//! deck: PPLK
//! ```
//!
//! What is not named is as at the start of a round: no cards, no tokens taken.
//! Of discard and deck one may be left out: it is the cards that are nowhere
//! else (without both, they are in the deck). Not every arrangement that
//! cannot come about in play is refused, only those that cannot be played on:
//! puzzles may, for example, have sold cards whose tokens still lie there.

use crate::Jaipur;
use crate::board::{self, ALL_CARDS, HAND_LIMIT, MARKET};
use crate::cards::{Cards, Kind};
use crate::listing::{bonus_values, won_from};
use crate::state::{Cause, Phase, Public, State, Summary};
use engine::{Faults, Message, Seat};
use std::fmt;
use std::str::FromStr;

/// Any arrangement, playable or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Everything but what follows from the rest: sums, discard, deck.
    state: State,
    discard: Option<Cards>,
    deck: Option<Cards>,
}

/// A plain sum by kind: a wrong state must not wrap around into a right one.
fn sum(parts: &[Cards]) -> [u8; 7] {
    Kind::ALL.map(|kind| parts.iter().map(|cards| cards.count(kind)).sum())
}

/// The cards that are in none of these places.
fn elsewhere(parts: &[Cards]) -> Cards {
    let counts = sum(parts);
    Kind::ALL.into_iter().fold(Cards::NONE, |cards, kind| {
        let left = ALL_CARDS.count(kind).saturating_sub(counts[kind.index()]);
        cards.plus(Cards::of(kind, left))
    })
}

/// Where cards lie besides discard and deck. A herd beyond all camels there
/// are is cut, so that it is reported and not wrapped.
fn laid_out(state: &State) -> [Cards; 5] {
    let herd = |n: usize| Cards::of(Kind::Camel, state.public.herd[n].min(15));
    [state.public.market, herd(0), herd(1), state.hand[0], state.hand[1]]
}

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        let [a, b, c, d, e] = laid_out(state);
        let discard = state.public.discard;
        let deck = elsewhere(&[a, b, c, d, e, discard]);
        // What follows from the rest is left out, so that a position that was
        // read equals the one that was written.
        let mut state = *state;
        state.public =
            Public { discard: Cards::NONE, rupees: [0; 2], bonus: [[0; 3]; 2], ..state.public };
        Position { state, discard: Some(discard), deck: Some(deck) }
    }

    /// The gate: a state one can play on from, or every fault at once.
    pub(crate) fn place(&self, game: &Jaipur) -> Result<State, Faults> {
        let mut state = self.state;
        let [a, b, c, d, e] = laid_out(&state);
        let (discard, deck) = match (self.discard, self.deck) {
            (Some(discard), Some(deck)) => (discard, deck),
            (Some(discard), None) => (discard, elsewhere(&[a, b, c, d, e, discard])),
            (None, Some(deck)) => {
                let rest = elsewhere(&[a, b, c, d, e, deck]);
                (rest.goods(), deck)
            }
            (None, None) => (Cards::NONE, elsewhere(&[a, b, c, d, e])),
        };
        state.public.discard = discard;
        state.public.rupees = state.public.tokens.rupees();
        state.public.bonus = state.won.map(|won| won.map(|pile| pile.iter().sum()));

        let mut faults = Vec::new();
        let everywhere = sum(&[a, b, c, d, e, discard, deck]);
        for kind in Kind::ALL {
            let (found, expected) = (everywhere[kind.index()], ALL_CARDS.count(kind));
            if found != expected {
                let message = Message::new("fault-cards").text("kind", kind.letter().to_string());
                faults.push(message.number("found", found).number("expected", expected));
            }
        }
        players(&state, &mut faults);
        tokens(&state, &mut faults);
        bonuses(game, &state, &mut faults);
        phase(game, &state, deck.total(), &mut faults);
        if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
    }
}

/// Hands, and what is known of them.
fn players(state: &State, faults: &mut Vec<Message>) {
    if state.public.discard.camels() > 0 {
        faults.push(Message::new("fault-discard-camels"));
    }
    for seat in [Seat::A, Seat::B] {
        let hand = state.hand(seat);
        let known = state.public.known[seat.index()];
        if hand.camels() > 0 {
            faults.push(Message::new("fault-hand-camels").seat("who", seat));
        }
        if hand.total() > HAND_LIMIT {
            let message = Message::new("fault-hand-limit").seat("who", seat);
            faults.push(message.number("found", hand.total()).number("most", HAND_LIMIT));
        }
        if !hand.contains(known) {
            let missing = hand.missing(known).to_string();
            faults.push(Message::new("fault-known").seat("who", seat).text("cards", missing));
        }
        if state.public.herd[seat.index()] > ALL_CARDS.camels() {
            let message = Message::new("fault-herd").seat("who", seat);
            faults.push(message.number("most", ALL_CARDS.camels()));
        }
    }
}

/// Every goods token was paid for a sold card.
fn tokens(state: &State, faults: &mut Vec<Message>) {
    for good in Kind::GOODS {
        let (gone, sold) = (state.public.tokens.gone(good), state.public.discard.count(good));
        if gone > sold {
            let message = Message::new("fault-tokens").text("kind", good.letter().to_string());
            faults.push(message.number("gone", gone).number("sold", sold));
        }
    }
}

/// No more bonus tokens than there are.
fn bonuses(game: &Jaipur, state: &State, faults: &mut Vec<Message>) {
    for pile in 0..3 {
        for slot in 0..3 {
            let found = state.won[0][pile][slot].saturating_add(state.won[1][pile][slot]);
            let most = game.bonus_counts()[pile][slot];
            if found > most {
                let message = Message::new("fault-bonus").number("found", found);
                let value = board::BONUS_VALUES[pile][slot];
                faults.push(message.number("value", value).number("most", most));
            }
        }
    }
}

/// What each phase needs to be played on from.
fn phase(game: &Jaipur, state: &State, deck: u8, faults: &mut Vec<Message>) {
    let public = &state.public;
    let mut fault = |id: &'static str| faults.push(Message::new(id));
    let market = public.market.total();
    let fits = match public.phase {
        Phase::Starter | Phase::Deal(_) | Phase::Open => {
            public.market == Cards::of(Kind::Camel, board::OPENING_CAMELS)
        }
        Phase::Act | Phase::Bonus(_) => market == MARKET,
        // As many as were taken, or all that is left of a short deck.
        Phase::Refill(due) => {
            due > 0
                && due <= deck
                && (market + due == MARKET || (market + due < MARKET && due == deck))
        }
        Phase::Over => market <= MARKET,
    };
    if !fits {
        fault("fault-market");
    }
    let dealt = |seat: Seat| state.hand(seat).total().saturating_add(public.herd[seat.index()]);
    let due = match public.phase {
        Phase::Starter | Phase::Deal(Seat::A) => Some([0, 0]),
        Phase::Deal(_) => Some([board::OPENING_HAND, 0]),
        Phase::Open => Some([board::OPENING_HAND; 2]),
        _ => None,
    };
    if let Some(due) = due {
        let fresh = public.discard.is_empty()
            && public.tokens == crate::Tokens::default()
            && public.bonus == [[0; 3]; 2]
            && public.known == [Cards::NONE; 2]
            && public.quiet == 0
            && public.turns == 0;
        if !fresh || [dealt(Seat::A), dealt(Seat::B)] != due {
            fault("fault-deal");
        }
    }
    let first = public.round == 1 && public.seals == [0; 2] && public.last.is_none();
    if (public.phase == Phase::Starter && !first) || public.round == 0 {
        fault("fault-round");
    }
    let won = public.seals.iter().any(|seals| *seals >= game.seals);
    if won != (public.phase == Phase::Over) || public.seals.iter().any(|n| *n > game.seals) {
        fault("fault-seals");
    }
    let playing = matches!(public.phase, Phase::Act | Phase::Refill(_));
    if playing && public.tokens.empty_piles() >= board::EMPTY_PILES {
        fault("fault-piles");
    }
    if let Phase::Bonus(pile) = public.phase
        && game.bonus_pile(state, pile) == [0; 3]
    {
        fault("fault-bonus-empty");
    }
    let over = public.quiet >= board::QUIET_TURNS || public.turns >= board::ROUND_TURNS;
    if game.guard && public.phase == Phase::Act && over {
        fault("fault-guard");
    }
}

/// Conservation: the state passes its own gate unchanged.
pub(crate) fn audit(game: &Jaipur, state: &State) -> Result<(), Faults> {
    let placed = Position::of(state).place(game)?;
    if placed == *state { Ok(()) } else { Err(Message::new("fault-sums").into()) }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.state.public;
        let (phase, due) = public.phase.words();
        let gap = if due.is_some() { " " } else { "" };
        writeln!(f, "phase: {phase}{gap}{}", due.unwrap_or_default())?;
        writeln!(f, "to move: {}", public.to_move)?;
        writeln!(f, "round: {}", public.round)?;
        writeln!(f, "starter: {}", public.starter)?;
        writeln!(f, "seals: {} {}", public.seals[0], public.seals[1])?;
        writeln!(f, "market: {}", public.market)?;
        for seat in [Seat::A, Seat::B] {
            let n = seat.index();
            writeln!(f, "{seat} hand: {}", self.state.hand[n])?;
            writeln!(f, "{seat} herd: {}", public.herd[n])?;
            writeln!(f, "{seat} known: {}", public.known[n])?;
            let values = bonus_values(&self.state.won[n]);
            let values: Vec<_> = values.iter().map(u8::to_string).collect();
            let values = if values.is_empty() { "-".to_owned() } else { values.join(" ") };
            writeln!(f, "{seat} bonus: {values}")?;
        }
        for good in Kind::GOODS {
            let letters = public.tokens.letters(good);
            let letters = if letters.is_empty() { "-" } else { &letters };
            writeln!(f, "tokens {}: {letters}", good.letter())?;
        }
        for (key, cards) in [("discard", self.discard), ("deck", self.deck)] {
            if let Some(cards) = cards {
                writeln!(f, "{key}: {cards}")?;
            }
        }
        writeln!(f, "quiet: {}", public.quiet)?;
        writeln!(f, "turns: {}", public.turns)?;
        if let Some(last) = &public.last {
            writeln!(f, "last: {}", write_last(last))?;
        }
        Ok(())
    }
}

/// `deck goods 55 57 tokens 15 17 bonus 0 8 bonuses 0 1 camels 8 2 winner B`
fn write_last(last: &Summary) -> String {
    let cause = match last.cause {
        Cause::Piles => "piles",
        Cause::Deck => "deck",
        Cause::Guard => "guard",
    };
    let mut text = cause.to_owned();
    for (word, [a, b]) in [
        ("goods", last.goods),
        ("tokens", last.goods_tokens),
        ("bonus", last.bonus),
        ("bonuses", last.bonus_tokens),
        ("camels", last.herd),
    ] {
        text.extend([" ", word, " ", &a.to_string(), " ", &b.to_string()]);
    }
    text + &last.winner.map_or(" winner -".to_owned(), |seat| format!(" winner {seat}"))
}

fn read_last(text: &str) -> Option<Summary> {
    let mut words = text.split_whitespace();
    let cause = match words.next()? {
        "piles" => Cause::Piles,
        "deck" => Cause::Deck,
        "guard" => Cause::Guard,
        _ => return None,
    };
    // No more than there is of each, so that no sum can run over.
    let mut pair = |word: &str, most: u8| -> Option<[u8; 2]> {
        (words.next()? == word).then_some(())?;
        let mut number = || words.next()?.parse().ok().filter(|n| *n <= most);
        Some([number()?, number()?])
    };
    let (goods, goods_tokens) = (pair("goods", 130)?, pair("tokens", 38)?);
    let (bonus, bonus_tokens) = (pair("bonus", 100)?, pair("bonuses", 18)?);
    let herd = pair("camels", ALL_CARDS.camels())?;
    (words.next()? == "winner").then_some(())?;
    let winner = match words.next()? {
        "-" => None,
        letter => Some(player(letter)?),
    };
    let summary = Summary { cause, goods, goods_tokens, bonus, bonus_tokens, herd, winner };
    words.next().is_none().then_some(summary)
}

fn player(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.index() < 2)
}

/// Why a line of a position cannot be taken.
enum Unread {
    /// There is no such key.
    Key,
    /// The key is known, what stands after it is not.
    Value,
}

impl Position {
    /// Sets what one line names.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let public = &mut self.state.public;
        let cards = || value.parse::<Cards>().ok();
        let small = || value.parse::<u8>().ok();
        let read = match key {
            "phase" => {
                let (word, due) =
                    value.split_once(' ').map_or((value, None), |(w, d)| (w, Some(d)));
                Phase::from_words(word, due).map(|phase| public.phase = phase)
            }
            "to move" => player(value).map(|seat| public.to_move = seat),
            "starter" => player(value).map(|seat| public.starter = seat),
            "round" => small().map(|round| public.round = round),
            "seals" => two(value).map(|seals| public.seals = seals),
            "market" => cards().map(|cards| public.market = cards),
            "discard" => cards().map(|cards| self.discard = Some(cards)),
            "deck" => cards().map(|cards| self.deck = Some(cards)),
            "quiet" => small().map(|quiet| public.quiet = quiet),
            "turns" => value.parse().ok().map(|turns| public.turns = turns),
            "last" => read_last(value).map(|last| public.last = Some(last)),
            _ => return self.set_owned(key, value),
        };
        read.ok_or(Unread::Value)
    }

    /// The lines that belong to a player or a good.
    fn set_owned(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let (first, second) = key.split_once(' ').ok_or(Unread::Key)?;
        let public = &mut self.state.public;
        if first == "tokens" {
            let mut letters = second.chars();
            let good = letters.next().and_then(Kind::from_letter);
            let good = good.filter(|kind| *kind != Kind::Camel && letters.next().is_none());
            let value = if value == "-" { "" } else { value };
            return public.tokens.read(good.ok_or(Unread::Key)?, value).ok_or(Unread::Value);
        }
        let n = player(first).ok_or(Unread::Key)?.index();
        let cards = || value.parse::<Cards>().ok();
        let read = match second {
            "hand" => cards().map(|cards| self.state.hand[n] = cards),
            "herd" => value.parse().ok().map(|herd| public.herd[n] = herd),
            "known" => cards().map(|cards| public.known[n] = cards),
            "bonus" => {
                let words = value.split([' ', ',']).filter(|word| !word.is_empty() && *word != "-");
                let values: Option<Vec<u8>> = words.map(|word| word.parse().ok()).collect();
                values.and_then(|values| won_from(&values)).map(|won| self.state.won[n] = won)
            }
            _ => return Err(Unread::Key),
        };
        read.ok_or(Unread::Value)
    }
}

fn two(text: &str) -> Option<[u8; 2]> {
    let mut numbers = text.split_whitespace().map(|word| word.parse().ok());
    let pair = [numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(pair)
}

/// A blank position: a round in which nothing lies anywhere yet.
fn blank() -> State {
    let mut state = State::start();
    state.public = Public { phase: Phase::Act, market: Cards::NONE, ..state.public };
    state
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut position = Position { state: blank(), discard: None, deck: None };
        let mut faults = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((key, value)) = line.split_once(':') else {
                faults.push(Message::new("fault-position-line").text("found", line));
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            if seen.iter().any(|old| old == key) {
                faults.push(Message::new("fault-position-twice").text("key", key));
                continue;
            }
            seen.push(key.to_owned());
            match position.set(key, value) {
                Err(Unread::Key) => {
                    faults.push(Message::new("fault-position-key").text("key", key));
                }
                Err(Unread::Value) => faults.push(
                    Message::new("fault-position-value").text("key", key).text("found", value),
                ),
                Ok(()) => {}
            }
            if faults.len() > 20 {
                break;
            }
        }
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}
