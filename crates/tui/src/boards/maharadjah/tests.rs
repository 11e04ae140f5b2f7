//! The map in every window: nobody and nothing is left out.

use super::*;
use crate::draw;
use crate::palette::Palette;
use engine::{Seat, Viewer};
use games::maharadjah::{Leader, Nation, State};
use table::home::{Answered, Home};
use table::{Budget, Lang, Player, Seed, Setup};

const NAMES: [&str; 5] = ["Asha", "Ravi", "Mira", "Dev", "Lila"];
/// Windows from the smallest on.
const WINDOWS: [(u16, u16); 5] = [(80, 24), (100, 30), (116, 24), (120, 40), (160, 50)];

fn home(players: usize, start: Option<&str>) -> Home {
    let players = NAMES[..players].iter().map(Player::human).collect();
    let mut setup = Setup::new(players, Seed::from_phrase("map"));
    setup.start = start.map(str::to_owned);
    Home::open(catalog::games().find("maharadjah").unwrap(), setup, 1).unwrap()
}

const BATTLE: &str = "scenario: four\nturn: 13\nnation: mughals\nphase: dice\n\
     armies mughals: andhra 4, delhi 3, agra 2\narmies british: andhra 3, arabian-sea 2\n\
     armies sinhalese: lanka 1\nfactories: dutch lanka\nleaders: alamgir delhi\n\
     arrived: andhra bidar 4\nbattle: andhra british from bidar";

fn seen(home: &Home, viewer: Viewer) -> Seen {
    Seen::new(home.entry().clone(), home.mirror(), viewer)
}

fn book(lang: Lang) -> Book {
    let names = NAMES.map(str::to_owned).to_vec();
    Book::new(lang, &catalog::games().find("maharadjah").unwrap(), names)
}

/// The board as it stands in a window.
fn buffer(board: &dyn Board, book: &Book, window: (u16, u16)) -> Buffer {
    let area = draw::place_of(board, Rect::new(0, 0, window.0, window.1));
    let area = Rect { x: 0, y: 0, ..area };
    let mut buffer = Buffer::empty(area);
    let palette = Palette { colour: false };
    let marks = Marks::default();
    let look = Look { book, palette, seat: Some(Seat::A), focused: true, marks: &marks };
    board.draw(&look, area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let row = |y: u16| (0..buffer.area.width).map(move |x| buffer[(x, y)].symbol());
    (0..buffer.area.height).map(|y| row(y).collect::<String>() + "\n").collect()
}

/// Everything written inside the borders of every place.
fn inside(buffer: &Buffer) -> Vec<String> {
    let chart = chart::Chart::new(buffer.area.width, buffer.area.height);
    let mut texts = vec![String::new(); games::maharadjah::AREAS];
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            texts[chart.at(x, y).index()].push_str(buffer[(x, y)].symbol());
        }
        for text in &mut texts {
            text.push('\n');
        }
    }
    texts
}

/// What must be seen of a place: its name, then whoever is in it.
fn wanted(state: &State, place: Area, letters: &cell::Letters) -> Vec<String> {
    let mut wanted = Vec::new();
    for nation in Nation::ALL {
        let (sign, armies) = (letters.nation(*nation), state.armies(*nation, place));
        if armies > 0 {
            wanted.push(format!("{sign}{armies}"));
        }
        let leads = |leader: &&Leader| leader.nation() == *nation;
        if Leader::ALL.iter().filter(leads).any(|one| state.leader(*one) == Some(place)) {
            wanted.push("*".to_owned());
        }
    }
    if let Some(power) = place.is_land().then(|| state.factory(place)).flatten() {
        wanted.push(format!("+{}", letters.nation(power)));
    }
    if state.battle().is_some_and(|battle| battle.area == place) {
        wanted.push("!".to_owned());
    }
    wanted
}

/// How many places of a screen do not say all: name, nations and counts,
/// leader, factory, battle. A place whose name is missing fails at once.
fn unsaid(board: &dyn Board, seen: &Seen, book: &Book, window: (u16, u16)) -> usize {
    let view = seen.view::<View>().unwrap();
    let state = view.state();
    let letters = cell::Letters::new(book);
    let buffer = buffer(board, book, window);
    let inside = inside(&buffer);
    let mut unsaid = 0;
    for place in Area::all() {
        let found = &inside[place.index()];
        let wanted = wanted(state, place, &letters);
        let named = found.contains(letters.place(place))
            || found.contains(&paint::name(book, "area", place.key()));
        assert!(named, "{place} is not on the map of {window:?}:\n{}", text(&buffer));
        let missing = wanted.iter().any(|sign| !found.contains(sign.as_str()));
        assert!(!missing || found.contains('…'), "{place} hides {wanted:?}:\n{}", text(&buffer));
        unsaid += usize::from(missing);
    }
    unsaid
}

/// Plays a match to its end and measures every screen of it.
fn measure(players: usize, level: &str, seed: &str) -> (usize, Vec<usize>) {
    let seats = NAMES[..players].iter();
    let seats = seats.map(|name| Player::bot(name, level, Budget::default())).collect();
    let setup = Setup::new(seats, Seed::from_phrase(seed));
    let mut home = Home::open(catalog::games().find("maharadjah").unwrap(), setup, 1).unwrap();
    let book = book(Lang::En);
    let mut seen = seen(&home, Viewer::Public);
    let mut board = Subcontinent::build(&seen, false);
    let (mut screens, mut short) = (0, vec![0; WINDOWS.len()]);
    while home.mirror().outcome.is_none() {
        let thought = home.thoughts().remove(0);
        let (seat, prompt) = (thought.seat, thought.prompt);
        let text = thought.run(&table::no_clock).text;
        assert_eq!(home.answer(seat, prompt, Some(&text), 1), Answered::Taken);
        home.kept();
        seen.look(home.mirror(), Viewer::Public);
        board.look(&seen);
        screens += 1;
        // Every screen in the smallest window, every fourth in another one.
        short[0] += unsaid(&*board, &seen, &book, WINDOWS[0]);
        if screens % 4 == 0 {
            let n = 1 + screens / 4 % (WINDOWS.len() - 1);
            short[n] += unsaid(&*board, &seen, &book, WINDOWS[n]);
        }
    }
    (screens, short)
}

/// Whole matches, every decision. Of the places on these
/// screens a few may say that there is more; none may be missing.
#[test]
fn no_territory_ever_vanishes() {
    for (players, level) in [(4, "random"), (5, "greedy")] {
        let (screens, short) = measure(players, level, "map");
        assert!(screens > 500, "a match of {screens} decisions");
        assert!(short.iter().all(|places| places * 20 < screens), "{short:?} of {screens}");
    }
}

#[test]
fn the_map_shows_the_battle_the_players_and_their_points() {
    let home = home(4, Some(BATTLE));
    let mut board = Subcontinent::build(&seen(&home, Viewer::Public), false);
    board.look(&seen(&home, Viewer::Seat(Seat::A)));
    for window in WINDOWS {
        let shown = text(&buffer(&*board, &book(Lang::En), window));
        for wanted in ["Mg3*", "Mg2", "Br3", "Si1 +Du", "~Arabian Sea", "Br2", "Battle: Andhra"] {
            assert!(shown.contains(wanted), "{wanted}\n{shown}");
        }
        assert!(shown.contains(" Asha 0 Pa Gr Mg Po") && shown.contains("▸Mira 0"), "{shown}");
    }
    let shown = text(&buffer(&*board, &book(Lang::Fr), WINDOWS[0]));
    assert!(shown.contains("Combat : Andhra") && shown.contains("~mer d'Oman Br2"), "{shown}");
}

/// From the smallest window on everybody is there, with all their nations.
#[test]
fn every_player_has_a_line() {
    for players in [3, 4, 5] {
        let home = home(players, None);
        let scenario = Scenario::ALL[players - 3];
        let mut board = Subcontinent::build(&seen(&home, Viewer::Public), false);
        board.look(&seen(&home, Viewer::Public));
        let book = book(Lang::En);
        let letters = cell::Letters::new(&book);
        for window in WINDOWS {
            let shown = text(&buffer(&*board, &book, window));
            for seat in Seat::all(players) {
                let line = shown.lines().find(|line| line.contains(NAMES[seat.index()]));
                let line = line.unwrap_or_else(|| panic!("{seat} has no line:\n{shown}"));
                let own = |nation: &&Nation| scenario.seat(**nation) == Some(seat);
                for nation in Nation::ALL.iter().filter(own) {
                    let whole = format!("{}\u{a0}0", paint::name(&book, "nation", nation.key()));
                    let told = line.contains(letters.nation(*nation)) || shown.contains(&whole);
                    assert!(told, "{nation} is nobody's:\n{shown}");
                }
            }
        }
    }
}

#[test]
fn letters_are_there_for_everything_and_never_twice() {
    for lang in Lang::ALL {
        let letters = cell::Letters::new(&book(lang));
        let mut nations: Vec<&str> = Nation::ALL.iter().map(|n| letters.nation(*n)).collect();
        let mut places: Vec<&str> = Area::all().map(|place| letters.place(place)).collect();
        for list in [&mut nations, &mut places] {
            let all = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), all, "{list:?}");
            assert!(list.iter().all(|letters| !letters.contains('?')), "{list:?}");
        }
    }
}

#[test]
fn the_place_under_the_cursor_is_told_whole() {
    let home = home(4, Some(BATTLE));
    let mut board = Subcontinent::build(&seen(&home, Viewer::Public), false);
    board.look(&seen(&home, Viewer::Seat(Seat::A)));
    let told = board.under(&book(Lang::En)).unwrap();
    let wanted = "Agra (North India, plain): Mughals 2 armies. Borders: Bundelkhand?, Delhi, \
                  Malwa?, Nepal?, Oudh and Rajputana.";
    assert_eq!(told, wanted);
}

#[test]
fn a_small_screen_is_no_trouble() {
    let home = home(4, Some(BATTLE));
    let mut board = Subcontinent::build(&seen(&home, Viewer::Public), false);
    board.look(&seen(&home, Viewer::Public));
    let book = book(Lang::En);
    let palette = Palette { colour: true };
    for (columns, rows) in [(80, 16), (40, 10), (10, 5), (3, 3), (1, 1), (0, 0)] {
        let area = Rect::new(0, 0, columns, rows);
        let marks = Marks::default();
        let look = Look { book: &book, palette, seat: None, focused: true, marks: &marks };
        board.draw(&look, area, &mut Buffer::empty(area));
    }
}

/// Nobody has to know the shortest way, but there is one to everywhere.
#[test]
fn the_arrows_lead_everywhere() {
    let game = Maharadjah::of(Scenario::Four);
    let mut board = Subcontinent { game, view: None, at: Area::new(0), begun: true };
    let mut found = Areas::NONE;
    let mut open = vec![board.at];
    while let Some(place) = open.pop() {
        if found.contains(place) {
            continue;
        }
        found.insert(place);
        board.at = place;
        let ways = [Way::Up, Way::Down, Way::Left, Way::Right];
        open.extend(ways.into_iter().filter_map(|way| board.next(way)));
    }
    let missing: Vec<Area> = Area::all().filter(|place| !found.contains(*place)).collect();
    assert!(missing.is_empty(), "no arrow leads to {missing:?}");
}
