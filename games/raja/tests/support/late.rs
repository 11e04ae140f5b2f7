//! Late positions, drawn at random: the last rounds, few palaces and houses
//! left, full villages, any cards in any hands, turns half done, houses taken
//! up, architects about to rest, poor and rich purses. Play from the start
//! seldom comes to them.

use engine::{Game, Random, Seat};
use raja::{Character, City, Disc, Kind, Place, Position, Raja, TOP, board};
use std::fmt::{Display, Write};
use testkit::Rng;

/// The first round that counts as late.
const FIRST: usize = 6;
/// The last round: governors that went down let a match last longer than ten.
const LAST: usize = 12;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    Seal,
    Act,
    Carry,
    /// A robbed player chooses a card; with retinues an attracted one gives one.
    Card,
    Confirm,
    Over,
}

const WAITS: [Wait; 10] = [
    Wait::Seal,
    Wait::Act,
    Wait::Act,
    Wait::Act,
    Wait::Carry,
    Wait::Carry,
    Wait::Card,
    Wait::Card,
    Wait::Confirm,
    Wait::Over,
];

/// A position, line by line.
struct Draft<'r> {
    text: String,
    random: &'r mut Rng,
}

impl Draft<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u32) as usize
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for n in (1..items.len()).rev() {
            items.swap(n, self.below(n + 1));
        }
    }

    /// Some of these, perhaps none, perhaps all.
    fn some<T: Copy>(&mut self, items: &[T]) -> Vec<T> {
        items.iter().copied().filter(|_| self.chance(2)).collect()
    }

    fn line(&mut self, key: &str, value: impl Display) {
        writeln!(self.text, "{key}: {value}").expect("text grows");
    }

    /// What belongs to a seat.
    fn of(&mut self, seat: Seat, key: &str, value: impl Display) {
        self.line(&format!("{seat} {key}"), value);
    }

    fn list<T: Display>(&mut self, key: &str, items: &[T]) {
        let items: Vec<String> = items.iter().map(ToString::to_string).collect();
        self.line(key, if items.is_empty() { "-".to_owned() } else { items.join(" ") });
    }
}

/// What waits is drawn once; all else again, until the gate takes it: a house
/// in hand needs the Builder or a Move that is not done, for one.
pub(crate) fn position(game: &Raja, random: &mut Rng) -> Position {
    let wait = WAITS[random.below(WAITS.len() as u32) as usize];
    for _ in 0..1000 {
        let mut draft = Draft { text: String::new(), random: &mut *random };
        draw(&mut draft, game, wait);
        let position: Position =
            draft.text.parse().unwrap_or_else(|why| panic!("{}\n{why}", draft.text));
        if game.place(&position).is_ok() {
            return position;
        }
    }
    panic!("the gate takes no position of this kind");
}

fn draw(draft: &mut Draft<'_>, game: &Raja, wait: Wait) {
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    draft.shuffle(&mut seats);
    let (actor, other) = (seats[0], seats[1]);
    track(draft, game);
    cards(draft, game, (wait == Wait::Card).then_some(other));
    let homes = pieces(draft, game, actor, wait);
    match wait {
        Wait::Seal => draft.line("phase", "seal"),
        Wait::Act => draft.line("phase", "act"),
        Wait::Confirm => draft.line("phase", "confirm"),
        Wait::Over => draft.line("phase", "over"),
        Wait::Card if game.has_retinues() => draft.line("phase", format!("give {other}")),
        Wait::Card => draft.line("phase", format!("replace {other}")),
        Wait::Carry => {
            let from = homes.first().map_or(Place::START, |home| *home);
            let free = if draft.chance(2) { " free" } else { "" };
            draft.line("phase", format!("carry {from}{free}"));
        }
    }
    for seat in seats.iter().copied() {
        // Somebody has not sealed yet.
        if wait != Wait::Seal || seat != actor && draft.chance(2) {
            let all: Vec<Disc> = Disc::all().collect();
            let mut disc = all[draft.below(Disc::COUNT)];
            if seat == actor && wait == Wait::Carry {
                disc = Disc::new(Kind::Move, disc.kinds()[1]);
            }
            draft.of(seat, "disc", disc);
            if seat == actor && wait != Wait::Over {
                turn(draft, game, actor, disc);
            }
        }
    }
    let played = match wait {
        Wait::Seal => &[][..],
        Wait::Over => &seats,
        _ => {
            // A house in hand is not put back; others may have been.
            let others = homes.get(1..).unwrap_or_default();
            let put_back = if draft.chance(4) { draft.some(others) } else { Vec::new() };
            draft.list("put back", &put_back);
            // It is the turn of somebody who has not played.
            let count = draft.below(seats.len());
            &seats[1..=count]
        }
    };
    draft.list("played", played);
}

/// The round, and the governors anywhere below the space it reached.
fn track(draft: &mut Draft<'_>, game: &Raja) {
    let last = if game.is_short() { usize::from(board::SHORT_ROUNDS) } else { LAST };
    let round = FIRST + draft.below(last + 1 - FIRST);
    let most = (usize::from(board::START_SPACES) + round).min(usize::from(TOP));
    // The highest space is the last chance to go on, or the end.
    let reached = most - if draft.chance(2) { 0 } else { draft.below(most + 1 - City::COUNT) };
    let mut spaces: Vec<usize> = (0..reached).collect();
    draft.shuffle(&mut spaces);
    let mut signs = vec!['.'; reached];
    for (city, space) in City::all().zip(spaces) {
        signs[space] = city.letter();
    }
    draft.line("round", round);
    draft.line("track", signs.into_iter().collect::<String>());
    draft.line("reached", raja::space_name(reached as u8));
    let city = City::new(draft.below(City::COUNT));
    draft.line("maharaja", city);
}

/// One card each, or with retinues any number; a robbed player has none.
fn cards(draft: &mut Draft<'_>, game: &Raja, asked: Option<Seat>) {
    let mut bank: Vec<Character> = game.cards().iter().collect();
    draft.shuffle(&mut bank);
    let mut hands: Vec<Vec<Character>> =
        bank.drain(..game.players()).map(|card| vec![card]).collect();
    if game.has_retinues() {
        // Who is attracted is so when nothing is left in the bank.
        let taken =
            if asked.is_some() || draft.chance(2) { bank.len() } else { draft.below(bank.len()) };
        for card in bank.drain(..taken) {
            let hand = draft.below(hands.len());
            hands[hand].push(card);
        }
    } else if let Some(robbed) = asked {
        hands[robbed.index()].clear();
    }
    for (seat, hand) in Seat::all(game.players()).zip(hands) {
        draft.list(&format!("{seat} cards"), &hand);
    }
}

/// What has been done of a turn.
fn turn(draft: &mut Draft<'_>, game: &Raja, actor: Seat, disc: Disc) {
    draft.line("turn", actor);
    let mut used = draft.some(&["merchant", "builder"]);
    let mut tasks = disc.kinds().to_vec();
    if game.is_advanced() {
        used.extend(draft.some(&["yogi"]));
        if draft.chance(3) {
            // Any kind but Character, the last.
            let third = Kind::ALL[draft.below(Kind::ALL.len() - 1)];
            draft.line("third", third);
            tasks.push(third);
            used.push("token");
        }
    }
    draft.list("used", &used);
    let (mut done, mut dropped, mut builds) = (Vec::new(), Vec::new(), [0; 3]);
    for (number, kind) in (1..).zip(tasks) {
        if draft.chance(6) {
            dropped.push(number);
        } else if kind.is_building() {
            builds = std::array::from_fn(|n| builds[n] + usize::from(kind.builds()[n]));
        } else if draft.chance(2) {
            done.push(number);
        }
    }
    draft.list("done", &done);
    draft.list("dropped", &dropped);
    draft.line("compensated", dropped.len());
    let [anywhere, in_cities, palaces] = builds;
    let villages = draft.below(anywhere + 1);
    let cities = draft.below(anywhere + in_cities - villages + 1);
    let palaces = draft.below(palaces + 1);
    draft.list("built", &[villages, cities, palaces]);
    let roads = if draft.chance(2) { usize::from(board::MOST_ROADS) - draft.below(3) } else { 0 };
    draft.line("roads", roads);
}

/// Everything on the board and in hand; the places where the actor has houses.
fn pieces(draft: &mut Draft<'_>, game: &Raja, actor: Seat, wait: Wait) -> Vec<Place> {
    let mut sites: Vec<String> = City::all()
        .flat_map(|city| {
            let outer = usize::from(board::OUTER_SITES - game.neutral());
            std::iter::repeat_n(city.to_string(), outer).chain([format!("{city}*")])
        })
        .collect();
    // Scattered over all cities, or a city filled before the next.
    if draft.chance(2) {
        draft.shuffle(&mut sites);
    }
    let villages = Place::all().filter(|place| place.village().is_some());
    let mut rooms: Vec<Place> = villages
        .flat_map(|village| std::iter::repeat_n(village, usize::from(game.village_limit())))
        .collect();
    draft.shuffle(&mut rooms);
    let (crowded, poor) = (draft.chance(3), draft.chance(2));
    let mut tokens = if game.is_advanced() { usize::from(board::TOKENS) } else { 0 };
    let mut homes = Vec::new();
    for seat in Seat::all(game.players()) {
        // A round does not begin when somebody has built all palaces.
        let built =
            usize::from(game.palaces()) - draft.below(3).max(usize::from(wait == Wait::Seal));
        let palaces: Vec<String> = sites.drain(..built).collect();
        draft.list(&format!("{seat} palaces"), &palaces);
        let mut left = usize::from(board::HOUSES);
        let wanted = if crowded { left } else { draft.below(13) };
        let own: Vec<Place> = rooms.drain(..wanted.min(rooms.len())).collect();
        left -= own.len();
        draft.list(&format!("{seat} villages"), &own);
        // Few are left to build in one match of two.
        let wanted = if poor { left - draft.below(left.min(3) + 1) } else { draft.below(left + 1) };
        let cities: Vec<City> = (0..wanted).map(|_| City::new(draft.below(City::COUNT))).collect();
        left -= wanted;
        draft.list(&format!("{seat} cities"), &cities);
        let reserve = draft.below(left + 1);
        draft.of(seat, "reserve", reserve);
        let gold = draft.below(if poor { 4 } else { 30 });
        draft.of(seat, "gold", gold);
        let at = draft.below(City::COUNT + 1);
        draft.of(seat, "at", if at == 0 { 'S' } else { City::new(at - 1).letter() });
        let held = draft.below(tokens + 1);
        tokens -= held;
        draft.of(seat, "tokens", held);
        if seat == actor {
            homes.extend(own);
            homes.extend(cities.iter().map(|city| city.place()));
        }
    }
    homes.sort_unstable_by_key(ToString::to_string);
    homes.dedup();
    draft.shuffle(&mut homes);
    homes
}
