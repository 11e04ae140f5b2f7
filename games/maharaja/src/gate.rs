//! Whether a state can be played on from: every piece, tile and banner in its
//! place. Positions pass here on their way in; the audit asks the same of every
//! state of a match.

use crate::Maharaja;
use crate::board::{self, CELLS, LEAD, ROUNDS};
use crate::character::{Cards, Character};
use crate::duty::Duty;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::reward::Reward;
use crate::state::{BOT, Brahma, Phase, Public, SEATS, Scoring, State};
use crate::tile::TileNo;
use engine::{Faults, Message, Seat, Seats};

/// Conservation: the state passes the gate.
pub(crate) fn audit(game: &Maharaja, state: &State) -> Result<(), Faults> {
    let mut faults = Vec::new();
    self::faults(game, state, &mut faults);
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

/// Everything that is wrong.
pub(crate) fn faults(game: &Maharaja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    empty_chairs(game, state, faults);
    shrines(game, public, faults);
    statues(game, public, faults);
    characters(game, public, faults);
    maharani(game, public, faults);
    track(public, faults);
    rewards(game, public, faults);
    discs(game, state, faults);
    duty(game, state, faults);
    scoring(game, state, faults);
    brahma(game, public, faults);
    phase(game, public, faults);
    let tokens: u32 = public.tokens.iter().map(|tokens| u32::from(*tokens)).sum();
    if tokens > u32::from(board::TOKENS) || game.is_solo() && public.tokens[BOT.index()] > 0 {
        let message = Message::new("fault-tokens").number("found", tokens);
        faults.push(message.number("most", board::TOKENS));
    }
}

fn empty_chairs(game: &Maharaja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    for seat in Seat::all(SEATS).skip(game.parties()) {
        let n = seat.index();
        let bare = state.prestige[n] == 0
            && state.disc[n].is_none()
            && public.card[n].is_none()
            && public.coins[n] == 0
            && public.tokens[n] == 0
            && public.priest[n] == Place::START
            && public.hand[n] == 0
            && public.supply[n] == 0
            && public.shrines_built(seat) == 0
            && public.statues_built(seat) == 0;
        if !bare {
            faults.push(Message::new("fault-empty-chair").seat("who", seat));
        }
    }
    let seated = Seats::first(game.players as usize);
    let queued = public.scoring.queue.iter().copied().flatten();
    let owners = public.maharani.iter().flatten().map(|token| token.owner);
    let named = [public.starter, public.duty.seat].into_iter().chain(queued).chain(owners);
    let named = named.chain(public.asked(game.players as usize).iter());
    let mut told = Seats::NONE;
    for seat in named.filter(|seat| !seated.contains(*seat)) {
        if !told.contains(seat) {
            faults.push(Message::new("fault-empty-chair").seat("who", seat));
            told = told.with(seat);
        }
    }
    if public.played.iter().any(|seat| !game.all().contains(seat)) {
        faults.push(Message::new("fault-played"));
    }
}

fn shrines(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    for seat in Seat::all(game.parties()) {
        let n = seat.index();
        let parts = [public.shrines_built(seat), public.hand[n], public.supply[n]];
        let found: u32 = parts.iter().map(|part| u32::from(*part)).sum();
        let lent = game.is_solo() && seat == BOT && public.supply[n] > 0;
        if found != u32::from(board::SHRINES) || lent {
            let message = Message::new("fault-shrines").seat("who", seat).number("found", found);
            faults.push(message.number("expected", board::SHRINES));
        }
    }
    let twice = (0..SEATS).any(|n| public.villages.doubled(n) != 0);
    for place in Place::all() {
        let Some(village) = place.village() else { continue };
        let (found, limit) = (public.villages.total(village), game.village_limit());
        let double = twice && (0..SEATS).any(|n| public.villages.count(n, village) > 1);
        if found > limit || double {
            let message = Message::new("fault-village").text("village", place.name());
            faults.push(message.number("found", found).number("most", limit));
        }
    }
}

fn statues(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    for city in City::all() {
        let owners = &public.statues[city.index()];
        let all: u32 = owners.iter().map(|own| own.count_ones()).sum();
        let different = owners.iter().fold(0, |all, own| all | own);
        if all != different.count_ones() || different > crate::site::ALL_SITES {
            faults.push(Message::new("fault-sites").text("city", city.name()));
        }
    }
    for seat in Seat::all(game.parties()) {
        let built = public.statues_built(seat);
        if built > board::STATUES {
            let message = Message::new("fault-statues").seat("who", seat).number("found", built);
            faults.push(message.number("most", board::STATUES));
        }
    }
}

/// Each tile in one place; everybody has one once play has begun.
fn characters(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let mut seen = Cards::NONE;
    let all = public.card.iter().copied().flatten().chain(public.row.iter());
    for card in all.chain(public.gone.iter()) {
        if seen.has(card) {
            faults.push(Message::new("fault-card-twice").number("card", card.number()));
        }
        seen = seen.with(card);
    }
    let early = public.phase == Phase::Characters;
    for seat in Seat::all(game.parties()) {
        let holds = public.card[seat.index()].is_some();
        let should = match public.phase {
            Phase::Characters => false,
            Phase::Rewards | Phase::Banners | Phase::Starter | Phase::Choose(_) => {
                game.is_solo() && seat == BOT || chose(game, public, seat)
            }
            Phase::Replace(victim) => seat != victim,
            _ => true,
        };
        if holds != should {
            faults.push(Message::new("fault-card").seat("who", seat));
        }
    }
    let row = public.row.len();
    let fits = if early {
        row == 0 && public.gone.is_empty()
    } else if game.is_solo() {
        // Less than three only between a choice and the draw, or at the end.
        let full = usize::from(board::SOLO_ROW);
        let open = public.phase == Phase::Refill;
        row <= full
            && (open && row < full && !public.deck().is_empty()
                || !open && (row == full || public.deck().is_empty()))
    } else {
        let sorted: crate::Row = public.row.cards().iter().collect();
        let held = usize::from(public.held().len());
        row + held == usize::from(game.in_play())
            && public.deck().is_empty()
            && public.row == sorted
            && seen.minus(public.gone).minus(game.pool()).is_empty()
    };
    if !fits {
        faults.push(Message::new("fault-row"));
    }
}

/// Whether a seat has chosen its first character already.
fn chose(game: &Maharaja, public: &Public, seat: Seat) -> bool {
    let Phase::Choose(now) = public.phase else { return false };
    if game.is_solo() {
        return seat == BOT;
    }
    let players = game.players as usize;
    let after = |seat: Seat| (seat.index() + players - public.starter.index() % players) % players;
    after(seat) < after(now)
}

fn maharani(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let tokens = || public.maharani.iter().flatten();
    let one_each = usize::from(public.marked().len()) == tokens().count();
    let in_match = |card: Character| game.is_solo() || !public.gone.has(card);
    let early = public.round == 0 && tokens().next().is_some();
    // A token is put down when a city is scored.
    let fresh = tokens().any(|token| token.fresh) && public.scoring == Scoring::default();
    if !one_each || early || fresh || tokens().any(|token| !in_match(token.card)) {
        faults.push(Message::new("fault-maharani"));
    }
}

fn track(public: &Public, faults: &mut Vec<Message>) {
    let mut fault = |id: &'static str| faults.push(Message::new(id));
    let early = matches!(public.phase, Phase::Characters | Phase::Rewards | Phase::Banners);
    if early == public.track.is_drawn() {
        fault("fault-track");
        return;
    }
    let cells = public.track.cells();
    let apart = cells
        .iter()
        .enumerate()
        .all(|(n, cell)| (1..=CELLS).contains(cell) && !cells[..n].contains(cell));
    let last = (LEAD + City::COUNT as u8).saturating_add(public.round);
    let inside = cells.iter().all(|cell| *cell <= last);
    let quiet =
        is_setup(public.phase) || matches!(public.phase, Phase::Tiles | Phase::Plan | Phase::Over);
    if !early && (!apart || !inside || quiet && !public.track.is_tidy(public.round)) {
        fault("fault-track");
    }
}

fn rewards(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let found = public.rewards.iter().count();
    let each = Reward::ALL.into_iter();
    let each = each.filter(|tile| public.rewards.iter().any(|known| known == *tile)).count();
    let scoring = public.scoring != Scoring::default();
    let taken = usize::from(public.scoring.next) + usize::from(public.scoring.tile.is_some());
    let fits = if matches!(public.phase, Phase::Characters | Phase::Rewards) {
        found == 0
    } else if game.is_solo() {
        // One leaves in every round.
        let rounds = usize::from(public.round);
        let over = usize::from(public.phase == Phase::Over);
        found + rounds.saturating_sub(1) + over + taken == Reward::ALL.len()
    } else {
        found == Reward::ALL.len()
    };
    // Gaps only while rewards are chosen, one for each that was taken.
    let open = public.rewards.open(game.open_rewards()).count();
    let gaps = public.rewards.all()[..Reward::ALL.len()].iter().filter(|tile| tile.is_none());
    let gaps_fit = if game.is_solo() || !scoring {
        scoring || public.rewards.is_closed()
    } else {
        gaps.count() == taken && open + taken == game.open_rewards()
    };
    if !fits || each != found || !gaps_fit {
        faults.push(Message::new("fault-rewards"));
    }
}

pub(crate) fn is_setup(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Characters
            | Phase::Rewards
            | Phase::Banners
            | Phase::Starter
            | Phase::Choose(_)
            | Phase::Setup
            | Phase::Open(_)
    )
}

fn discs(game: &Maharaja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let all = Seats::first(game.players as usize);
    let held: Seats = Seat::all(SEATS).filter(|seat| state.disc[seat.index()].is_some()).collect();
    let fits = match public.phase {
        Phase::Plan => held != all && public.played.is_empty(),
        Phase::Tiles => held.is_empty() && public.played.is_empty(),
        Phase::Reward | Phase::Buy | Phase::Free | Phase::Maharani | Phase::Over => {
            held == all && public.played == game.all()
        }
        _ if public.round == 0 => held.is_empty() && public.played.is_empty(),
        _ => held == all && public.played.len() < game.parties(),
    };
    if !fits || held != public.planned {
        faults.push(Message::new("fault-discs"));
    }
}

fn duty(game: &Maharaja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let duty = &public.duty;
    let bots = game.is_solo() && public.is_bots_turn();
    let running = match public.phase {
        Phase::Act | Phase::Exchange => true,
        Phase::Replace(_) => !game.is_solo(),
        Phase::Refill => public.round > 0 && !bots,
        _ => false,
    };
    if !running {
        if *duty != Duty::NONE {
            faults.push(Message::new("fault-turn"));
        }
        return;
    }
    let mut fits = duty.fits() && !public.played.contains(duty.seat) && !bots;
    let disc = state.disc[duty.seat.index()].map(crate::Disc::kinds);
    fits &= disc.is_some_and(|[one, other]| duty.tasks[..2] == [Some(one), Some(other)]);
    fits &= duty.tasks[2].is_none_or(|kind| Kind::BY_TOKEN.contains(&kind));
    fits &= duty.firm_debt() == 0 || Maharaja::can_settle(public, duty.seat);
    fits &= duty.unpassed.0 & !public.villages.villages(duty.seat.index()) == 0;
    let exchanging = public.phase == Phase::Exchange;
    fits &= if exchanging {
        (1..board::EXCHANGES).contains(&duty.exchanges) && duty.used(Character::CHANGER)
    } else {
        duty.exchanges == 0 && !duty.chronicled
    };
    if let Phase::Replace(victim) = public.phase {
        fits &= victim != duty.seat;
    }
    if !fits {
        faults.push(Message::new("fault-turn"));
    }
}

fn scoring(game: &Maharaja, state: &State, faults: &mut Vec<Message>) {
    let public = &state.public;
    let scoring = &public.scoring;
    let asked = public.scoring.tile;
    let wanted = match public.phase {
        Phase::Reward => None,
        Phase::Buy => Some(Reward::Buy),
        Phase::Free => Some(Reward::Shrine),
        Phase::Maharani => Some(Reward::Maharani),
        _ => {
            if *scoring != Scoring::default() {
                faults.push(Message::new("fault-scoring"));
            }
            return;
        }
    };
    let ranked = scoring.queue.iter().flatten().count();
    let mut seen = Seats::NONE;
    let mut fits = asked == wanted && usize::from(scoring.next) < ranked;
    fits &= scoring.queue[..ranked].iter().all(Option::is_some);
    for seat in scoring.queue.iter().copied().flatten() {
        fits &= !seen.contains(seat);
        seen = seen.with(seat);
    }
    fits &= ranked <= game.players as usize;
    fits &= !scoring.again || asked.is_some();
    let n = public.winner().index();
    fits &= match public.phase {
        Phase::Buy => public.coins[n] > 0,
        Phase::Free => public.hand[n] > 0,
        Phase::Maharani => {
            public.maharani.iter().any(Option::is_none) && !Maharaja::unmarked(public).is_empty()
        }
        _ => public.rewards.open(game.open_rewards()).next().is_some(),
    };
    if !fits {
        faults.push(Message::new("fault-scoring"));
    }
}

fn brahma(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let brahma = &public.brahma;
    if !game.is_solo() {
        if *brahma != Brahma::default() {
            faults.push(Message::new("fault-brahmabot"));
        }
        return;
    }
    // The tile that was played leaves the match in every round.
    let played = public.round.saturating_sub(u8::from(!public.played.contains(BOT)));
    let mut fits = brahma.deck & !TileNo::ALL == 0;
    fits &= brahma.deck.count_ones() + u32::from(played) == TileNo::COUNT as u32;
    let waiting = public.round > 0 && public.phase != Phase::Tiles && !public.played.contains(BOT);
    let [left, middle] = brahma.open;
    fits &= left.is_some() == waiting && middle.is_some() == waiting;
    fits &= left.is_none() || left != middle;
    let drawn = brahma.open.iter().chain([&brahma.ticked, &brahma.tile]);
    fits &= drawn.flatten().all(|tile| brahma.deck & tile.bit() != 0);
    let ticked = brahma.ticked;
    fits &= ticked.is_none_or(|tile| !brahma.open.contains(&Some(tile)));
    if let Some(tile) = brahma.tile {
        let place = ticked.map(|ticked| ticked.printed().tick as usize);
        fits &= match place {
            Some(place @ 1..=2) => brahma.open[place - 1] == Some(tile),
            Some(_) => !brahma.open.contains(&Some(tile)) && ticked != Some(tile),
            None => false,
        };
        fits &= matches!(public.phase, Phase::Replace(_) | Phase::Refill);
        fits &= (1..=2).contains(&brahma.step);
    } else {
        fits &= brahma.step == 0 && ticked.is_some() == (public.phase == Phase::Reveal);
        fits &= ticked.is_none_or(|tile| tile.printed().tick == 3);
        fits &= !matches!(public.phase, Phase::Replace(_));
    }
    let early = is_setup(public.phase) && !matches!(public.phase, Phase::Open(_))
        || public.phase == Phase::Refill && public.round == 0;
    fits &= (brahma.setup == 0) == early && usize::from(brahma.setup) <= board::SETUPS.len();
    if !fits {
        faults.push(Message::new("fault-brahmabot"));
    }
}

/// What each phase needs to be played on from.
fn phase(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let setup = is_setup(public.phase) || public.phase == Phase::Refill && public.round == 0;
    let beside = public.maharaja == Place::START;
    if setup != (public.round == 0) || setup != beside || public.round > ROUNDS {
        faults.push(Message::new("fault-round").number("round", public.round));
    }
    if setup {
        set_up(game, public, faults);
    }
    let alone = matches!(
        public.phase,
        Phase::Refill | Phase::Setup | Phase::Tiles | Phase::Tick | Phase::Reveal
    );
    let several = public.phase == Phase::Starter;
    if alone && !game.is_solo() || several && (game.is_solo() || game.first_chair) {
        faults.push(Message::new("fault-phase"));
    }
    let over = public.phase == Phase::Over;
    let fresh = matches!(public.phase, Phase::Tiles | Phase::Plan);
    let last = Seat::all(game.parties()).any(|seat| public.statues_built(seat) >= board::STATUES);
    if over && game.ended(public).is_none() || fresh && last {
        faults.push(Message::new("fault-over"));
    }
}

/// Before the first round the board holds opening shrines at most.
fn set_up(game: &Maharaja, public: &Public, faults: &mut Vec<Message>) {
    let mut fits = public.statues == [[0; SEATS]; City::COUNT]
        && public.shrines == [[0; SEATS]; City::COUNT]
        && public.tokens == [0; SEATS]
        && public.priest == [Place::START; SEATS];
    let placed = match public.phase {
        Phase::Open(placed) => placed,
        _ => 0,
    };
    fits &= placed < game.players * board::OPENING;
    let mut seats = Seats::first(game.players as usize);
    for turn in 0..game.players {
        let Some(seat) = public.first_of(seats) else { break };
        seats = seats.without(seat);
        let own = placed / game.players + u8::from(turn < placed % game.players);
        let n = seat.index();
        fits &= public.villages.houses(n) == own
            && public.hand[n] == board::START_HAND.saturating_sub(own);
    }
    if game.is_solo() {
        let tile = usize::from(public.brahma.setup);
        let villages = if tile == 0 { 0 } else { board::SETUPS[(tile - 1) % 3][game.level()] };
        fits &= public.villages.villages(BOT.index()) == villages;
    }
    if !fits {
        faults.push(Message::new("fault-setup"));
    }
}
