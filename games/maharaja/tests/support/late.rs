//! Late positions, drawn at random: few characters left to draw, any tile of
//! Brahmabot in any place, any order of banners and rewards, poor and rich
//! purses, crowded boards. Play from the start seldom comes to them.

use engine::{Game, Random};
use maharaja::{BOT, City, Disc, Maharaja, Position, Reward, SITES, TileNo, board};
use std::fmt::Write;
use testkit::Rng;

/// The first round that counts as late.
const FIRST: u32 = 4;

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

    fn line(&mut self, key: &str, value: impl std::fmt::Display) {
        writeln!(self.text, "{key}: {value}").expect("text grows");
    }

    /// What belongs to a seat.
    fn of(&mut self, seat: usize, key: &str, value: impl std::fmt::Display) {
        let letter = char::from(b'A' + seat as u8);
        writeln!(self.text, "{letter} {key}: {value}").expect("text grows");
    }
}

fn joined<T: std::fmt::Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    Plan,
    Turn,
    Reward,
    /// Brahmabot's tile is turned over.
    Tick,
    /// Brahmabot's hidden tile is turned over.
    Reveal,
}

pub(crate) fn position(game: &Maharaja, random: &mut Rng) -> Position {
    let mut draft = Draft { text: String::new(), random };
    let (players, parties) = (game.players(), game.parties());
    let solo = game.is_solo();
    let waits = [Wait::Turn, Wait::Plan, Wait::Reward, Wait::Tick, Wait::Tick, Wait::Reveal];
    let wait = waits[draft.below(if solo { 6 } else { 3 })];
    let round = FIRST as usize + draft.below(board::ROUNDS as usize + 1 - FIRST as usize);
    draft.line("round", round);
    let (played, mover) = order_of_play(&mut draft, wait, players, parties);
    // A village has come first in this turn, and a city is owed.
    let owing = (wait == Wait::Turn && draft.chance(4)).then_some(mover);
    let bot_played = solo && played.contains(&BOT.index());
    banners(&mut draft, round);
    rewards(&mut draft, solo, round);
    characters(&mut draft, game);
    if solo {
        tiles(&mut draft, wait, round, bot_played);
    }
    for seat in 0..players {
        let any = Disc::ALL[draft.below(Disc::COUNT)];
        let owes = owing == Some(seat);
        let disc = if owes { "shrines shrines".parse().expect("a plan") } else { any };
        // Somebody has not planned yet.
        let open = wait == Wait::Plan && (seat == 0 || draft.chance(2));
        if !open {
            draft.of(seat, "plan", disc);
        }
    }
    pieces(&mut draft, game, wait == Wait::Plan, owing);
    draft.text.parse().unwrap_or_else(|why| panic!("{}\n{why}", draft.text))
}

/// The phase, whose turn it is, and who has played.
fn order_of_play(
    draft: &mut Draft<'_>,
    wait: Wait,
    players: usize,
    parties: usize,
) -> (Vec<usize>, usize) {
    let mut seats: Vec<usize> = (0..parties).collect();
    draft.shuffle(&mut seats);
    let letter = |seat: &usize| char::from(b'A' + *seat as u8);
    let played = match wait {
        Wait::Plan => 0,
        Wait::Reward => parties,
        Wait::Turn => draft.below(parties),
        Wait::Tick | Wait::Reveal => draft.below(2),
    };
    // Whose turn it is has not played.
    let now =
        if matches!(wait, Wait::Tick | Wait::Reveal) { BOT.index() } else { draft.below(players) };
    seats.sort_by_key(|seat| *seat == now && wait != Wait::Reward);
    seats.truncate(played);
    draft.line("played", joined(&seats.iter().map(letter).collect::<Vec<_>>()));
    match wait {
        Wait::Plan => draft.line("phase", "plan"),
        Wait::Tick => draft.line("phase", "tick"),
        Wait::Reveal => draft.line("phase", "reveal"),
        Wait::Turn => {
            draft.line("turn", letter(&now));
            if draft.chance(4) {
                let roads = board::MOST_ROADS - draft.below(2) as u8;
                draft.line("roads", roads);
            }
        }
        Wait::Reward => {
            draft.line("phase", "reward");
            let mut ranked: Vec<usize> = (0..players).collect();
            draft.shuffle(&mut ranked);
            let count = 1 + draft.below(players);
            ranked.truncate(count);
            draft.line("ranking", joined(&ranked.iter().map(letter).collect::<Vec<_>>()));
        }
    }
    (seats, now)
}

fn banners(draft: &mut Draft<'_>, round: usize) {
    let mut cities: Vec<City> = City::all().collect();
    draft.shuffle(&mut cities);
    let track = ". ".repeat(usize::from(board::LEAD) + round) + &joined(&cities);
    draft.line("maharaja", cities[City::COUNT - 1]);
    draft.line("track", track);
}

fn rewards(draft: &mut Draft<'_>, solo: bool, round: usize) {
    let mut order = Reward::ALL.to_vec();
    draft.shuffle(&mut order);
    if solo {
        // One has left in every round before.
        order.truncate(Reward::ALL.len() + 1 - round);
    }
    draft.line("rewards", joined(&order));
}

fn characters(draft: &mut Draft<'_>, game: &Maharaja) {
    let (solo, players, parties) = (game.is_solo(), game.players(), game.parties());
    let first_set = game.settings().on("characters") && !solo;
    let mut cards: Vec<usize> =
        if first_set { vec![1, 2, 5, 9, 12, 14, 15] } else { (1..=16).collect() };
    draft.shuffle(&mut cards);
    for (seat, card) in cards.drain(..parties).enumerate() {
        draft.of(seat, "card", card);
    }
    // Alone there are fewer than three in the row only when none can be drawn.
    let deck = if solo && draft.chance(2) { 1 + draft.below(3) } else { 0 };
    let row = if solo && deck == 0 { draft.below(4) } else { 3 };
    let mut row: Vec<usize> = cards.drain(..row).collect();
    if !solo {
        row.sort_unstable();
    }
    draft.line("row", joined(&row));
    if solo {
        draft.line("gone", joined(&cards[deck..]));
    }
    // Tokens on characters in the match.
    let mut marked = row;
    draft.shuffle(&mut marked);
    for (key, card) in ["maharani", "maharani 2"].into_iter().zip(marked) {
        if draft.chance(3) {
            let owner = char::from(b'A' + draft.below(players) as u8);
            draft.line(key, format!("{owner} {card}"));
        }
    }
}

/// Brahmabot's tiles: any of them have left, any lie open.
fn tiles(draft: &mut Draft<'_>, wait: Wait, round: usize, played: bool) {
    let mut tiles: Vec<TileNo> = TileNo::of(TileNo::ALL).collect();
    draft.shuffle(&mut tiles);
    // The tile whose tick names the hidden one has not left.
    let ticks = tiles.iter().position(|tile| tile.printed().tick == 3);
    tiles.swap(0, ticks.expect("four of twelve name it"));
    tiles.truncate(TileNo::COUNT - round + usize::from(!played));
    let setup = 1 + draft.below(board::SETUPS.len());
    draft.line("setup", setup);
    draft.line("deck", joined(&tiles));
    if played {
        return;
    }
    if wait == Wait::Reveal {
        let ticked = tiles.remove(0);
        draft.line("ticked", ticked);
    } else {
        draft.shuffle(&mut tiles);
    }
    draft.line("tiles", joined(&tiles[..2]));
}

fn pieces(draft: &mut Draft<'_>, game: &Maharaja, fresh: bool, owing: Option<usize>) {
    let parties = game.parties();
    let mut sites: Vec<(City, u8)> =
        City::all().flat_map(|city| (0..SITES).map(move |site| (city, site))).collect();
    draft.shuffle(&mut sites);
    let mut villages: Vec<(usize, u8)> = (1..=30).map(|village| (village, 0)).collect();
    let mut tokens = usize::from(board::TOKENS);
    let rich = draft.chance(2);
    for seat in 0..parties {
        let bot = game.is_solo() && seat == BOT.index();
        // A round does not begin with all statues of a colour.
        let statues = draft.below(usize::from(board::STATUES) + usize::from(!fresh));
        let built: Vec<String> =
            sites.drain(..statues).map(|(city, site)| format!("{city}{site}")).collect();
        draft.of(seat, "statues", joined(&built));
        let mut left = usize::from(board::SHRINES);
        draft.shuffle(&mut villages);
        let mut own = Vec::new();
        let wanted = draft.below(13);
        for (village, shrines) in &mut villages {
            if own.len() < wanted && *shrines < game.village_limit() {
                *shrines += 1;
                own.push(format!("v{village:02}"));
            }
        }
        left -= own.len();
        draft.of(seat, "villages", joined(&own));
        if let Some(first) = own.first().filter(|_| owing == Some(seat)) {
            draft.line("built", "1 0 0");
            draft.line("unpassed", first);
        }
        let wanted = draft.below(left + 1);
        let cities: Vec<City> = (0..wanted).map(|_| City::new(draft.below(City::COUNT))).collect();
        left -= wanted;
        draft.of(seat, "cities", joined(&cities));
        // What is neither here nor in hand is in the supply; Brahmabot has none.
        let hand = if bot { left } else { draft.below(left + 1) };
        draft.of(seat, "hand", hand);
        let coins = draft.below(if rich { 25 } else { 3 });
        draft.of(seat, "coins", coins);
        let prestige = draft.below(20);
        draft.of(seat, "prestige", prestige);
        let at = draft.below(City::COUNT + 1);
        draft.of(seat, "at", if at == 0 { 'S' } else { City::new(at - 1).letter() });
        if !bot {
            let held = draft.below(tokens + 1);
            tokens -= held;
            draft.of(seat, "tokens", held);
        }
    }
}
