//! Late positions, drawn at random: the last seven turns, few armies and many,
//! powers at sea, factories and arms, subjects and allies, and every question
//! that can then be asked. Play from the start seldom comes to them.
//!
//! What is drawn need not be possible. The gate tells, and another is drawn.

use engine::{Game, Random};
use maharadjah::ages::age;
use maharadjah::tables::{ARMIES, FACTORIES, SUBMISSIONS};
use maharadjah::{AREAS, Area, LANDS, LAST_TURN, Leader, Maharadjah, Nation, Position};
use std::fmt::{Display, Write};
use testkit::Rng;

/// The first turn that counts as late.
const FIRST: usize = 10;

/// The turns from which on there are powers, and alliances with the British.
const COLONIAL: usize = 11;
const ALLIANCES: usize = 13;

/// How often one question is tried with other pieces before another is drawn.
const TRIES: u32 = 200;

/// What a late position may ask: the first word of its phase.
pub(crate) const QUESTIONS: [&str; 25] = [
    "remove",
    "raise",
    "refuge",
    "appoint",
    "issue",
    "muster",
    "march",
    "walk",
    "crossing",
    "window",
    "pay",
    "displace",
    "fight",
    "join",
    "dice",
    "casualty",
    "retreat",
    "withdraw",
    "storm",
    "land",
    "factories",
    "permit",
    "arms",
    "offer",
    "last-word",
];

/// Those of movement and battle, when the active nation stands among others.
const CAMPAIGN: [&str; 14] = [
    "march", "walk", "crossing", "window", "pay", "displace", "fight", "join", "dice", "casualty",
    "retreat", "withdraw", "storm", "land",
];

pub(crate) fn position(game: &Maharadjah, random: &mut Rng) -> Position {
    loop {
        let question = QUESTIONS[random.below(QUESTIONS.len() as u32) as usize];
        if let Some(position) = asking(game, question, random) {
            return position;
        }
    }
}

/// A position that the gate takes and that asks this; nothing if none is found.
pub(crate) fn asking(game: &Maharadjah, question: &str, random: &mut Rng) -> Option<Position> {
    (0..TRIES).find_map(|_| {
        let text = Draft::new(game, random).write(question)?;
        let position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
        game.place(&position).is_ok().then_some(position)
    })
}

/// A position, piece by piece.
struct Draft<'r> {
    game: &'r Maharadjah,
    random: &'r mut Rng,
    turn: usize,
    /// Who takes part in the scenario.
    playing: Vec<Nation>,
    nation: Nation,
    armies: [[usize; AREAS]; Nation::COUNT],
    factories: Vec<(Nation, Area)>,
    arms: Vec<(Nation, Nation, Option<Area>)>,
    leaders: Vec<(Leader, Area)>,
    /// The active nation's armies that came, and from where.
    arrived: Vec<(Area, Area, usize)>,
    text: String,
}

impl<'r> Draft<'r> {
    fn new(game: &'r Maharadjah, random: &'r mut Rng) -> Draft<'r> {
        let playing = Nation::ALL.iter().copied();
        let playing = playing.filter(|nation| game.scenario().seat(*nation).is_some()).collect();
        let mut draft = Draft {
            game,
            random,
            turn: 0,
            playing,
            nation: Nation::British,
            armies: [[0; AREAS]; Nation::COUNT],
            factories: Vec::new(),
            arms: Vec::new(),
            leaders: Vec::new(),
            arrived: Vec::new(),
            text: String::new(),
        };
        draft.turn = FIRST + draft.below(usize::from(LAST_TURN) + 1 - FIRST);
        draft
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u32) as usize
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    /// One of these, if there is any.
    fn any<T: Copy>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let items: Vec<T> = items.into_iter().collect();
        if items.is_empty() {
            return None;
        }
        let at = self.below(items.len());
        Some(items[at])
    }

    fn line(&mut self, key: &str, value: impl Display) {
        writeln!(self.text, "{key}: {value}").expect("text grows");
    }

    fn list(&mut self, key: &str, items: &[String]) {
        if !items.is_empty() {
            self.line(key, items.join(", "));
        }
    }

    fn has(&self, nation: Nation, area: Area) -> usize {
        self.armies[nation.index()][area.index()]
    }

    fn held(&self, nation: Nation) -> impl Iterator<Item = Area> + use<> {
        let here = self.armies[nation.index()];
        Area::all().filter(move |area| here[area.index()] > 0)
    }

    fn foe(&self, area: Area) -> Option<Nation> {
        let others = self.playing.iter().filter(|nation| **nation != self.nation);
        others.copied().find(|nation| self.has(*nation, area) > 0)
    }

    /// So many armies, or as many as the nation has left.
    fn put(&mut self, nation: Nation, area: Area, armies: usize) -> usize {
        let all: usize = self.armies[nation.index()].iter().sum();
        let armies = armies.min(usize::from(ARMIES[nation.index()]) - all);
        self.armies[nation.index()][area.index()] += armies;
        armies
    }

    /// Where the active nation stands, among others or alone.
    fn field(&mut self, contested: bool) -> Option<Area> {
        let own = self.held(self.nation);
        let own = own.filter(|area| !area.is_foreign() && self.foe(*area).is_some() == contested);
        let fields: Vec<Area> = own.collect();
        self.any(fields)
    }

    /// The text of a position that asks this, as far as the pieces fit.
    fn write(mut self, question: &str) -> Option<String> {
        self.nation = self.whose(question)?;
        let campaign = CAMPAIGN.contains(&question) || (question == "remove" && self.chance(3));
        self.settle();
        self.trade();
        if campaign {
            self.invade();
        }
        self.arm(question == "issue");
        if question != "appoint" {
            self.lead();
        }
        if matches!(question, "crossing" | "land") {
            self.sail(question)?;
        }
        let phase = self.phase(question, campaign)?;
        self.line("phase", phase);
        self.friends();
        self.finish();
        Some(self.text)
    }

    /// The nation whose sequence it is. The turn moves on where it must.
    fn whose(&mut self, question: &str) -> Option<Nation> {
        let playing = self.playing.clone();
        let indian: Vec<Nation> =
            playing.iter().copied().filter(|nation| !nation.is_colonial()).collect();
        let least = match question {
            "factories" | "permit" | "arms" | "issue" | "join" | "storm" | "crossing" => COLONIAL,
            "last-word" | "pay" | "offer" => ALLIANCES,
            _ => FIRST,
        };
        self.turn = self.turn.max(least);
        let age = age(self.turn as u8);
        match question {
            "appoint" => self.any(age.leaders).map(|(leader, _)| leader.nation()),
            "crossing" | "land" => self.any(age.boats),
            "muster" => self.any(age.arrivals).map(|(nation, ..)| *nation),
            "remove" if age.withdrawal.is_some() => age.withdrawal.map(|home| home.nation),
            "raise" | "refuge" | "issue" | "last-word" | "remove" => self.any(indian),
            "factories" | "permit" | "arms" => self.any(Nation::POWERS),
            "offer" => Some(Nation::British),
            "pay" if self.chance(2) => Some(Nation::British),
            _ => self.any(playing),
        }
    }

    /// Armies at home and powers at sea, few or many.
    fn settle(&mut self) {
        let mut nations: Vec<Nation> = (0..=self.below(6))
            .filter_map(|_| {
                let playing = self.playing.clone();
                self.any(playing)
            })
            .collect();
        nations.push(self.nation);
        let thin = [2, 2, 5, 12][self.below(4)];
        for area in Area::all().filter(|area| area.is_land()) {
            let nation = nations[self.below(nations.len())];
            // Now and then a stack that is too high.
            let armies = 1 + self.below(2) + if self.chance(20) { 3 } else { 0 };
            if self.chance(thin) && (!nation.is_colonial() || self.turn >= COLONIAL) {
                self.put(nation, area, armies);
            }
        }
        for power in Nation::POWERS {
            for sea in Area::all().filter(|area| area.is_sea()) {
                let armies = self.below(4).saturating_sub(1);
                if self.turn >= COLONIAL {
                    self.put(power, sea, armies);
                }
            }
        }
    }

    fn trade(&mut self) {
        if self.turn < COLONIAL {
            return;
        }
        let mut sites: Vec<Area> = self.game.map().sites().collect();
        for (power, most) in Nation::POWERS.into_iter().zip(FACTORIES) {
            for _ in 0..self.below(usize::from(most) + 1).min(sites.len()) {
                let site = sites.swap_remove(self.below(sites.len()));
                self.factories.push((power, site));
            }
        }
    }

    /// The active nation enters territories of others and empty ones, and has
    /// invaders abroad, perhaps.
    fn invade(&mut self) {
        let map = *self.game.map();
        let boats = age(self.turn as u8).boats.contains(self.nation) || self.nation.is_colonial();
        for _ in 0..=self.below(3) {
            let at = Area::new(self.below(LANDS));
            let mut from: Vec<Area> = map.around(at).collect();
            from.extend(map.seas_of(at).filter(|_| boats));
            let abroad = Area::all().filter(|area| area.is_foreign());
            from.extend(abroad.filter(|land| map.entries(*land).contains(at)));
            let known = |(there, _, _): &(Area, Area, usize)| *there == at;
            let (Some(from), false) = (self.any(from), self.arrived.iter().any(known)) else {
                continue;
            };
            let armies = 1 + self.below(5);
            let armies = self.put(self.nation, at, armies);
            if armies > 0 {
                self.arrived.push((at, from, armies));
            }
        }
        if !self.nation.is_colonial() && self.chance(3) {
            let abroad = Area::all().filter(|area| area.is_foreign());
            if let Some(land) = self.any(abroad) {
                let armies = 1 + self.below(4);
                self.put(self.nation, land, armies);
            }
        }
    }

    /// Arms for those who have a factory on their land; promised ones for the
    /// active nation, if that is asked.
    fn arm(&mut self, promised: bool) {
        for (power, site) in self.factories.clone() {
            let owners = self.playing.clone().into_iter();
            let owners: Vec<Nation> =
                owners.filter(|n| !n.is_colonial() && self.has(*n, site) > 0).collect();
            let Some(nation) = self.any(owners) else { continue };
            let given = self.arms.iter().any(|(giver, ..)| *giver == power);
            if given || self.chance(3) {
                continue;
            }
            let held = self.held(nation);
            let at = self.any(held).filter(|_| !(promised && nation == self.nation));
            self.arms.push((power, nation, at));
        }
    }

    /// Leaders of this turn and the one before, among their armies or alone
    /// where nobody is.
    fn lead(&mut self) {
        let ages = [self.turn - 1, self.turn].map(|turn| age(turn as u8).leaders);
        for (leader, _) in ages.concat() {
            let nation = leader.nation();
            let led = self.leaders.iter().any(|(other, _)| other.nation() == nation);
            if led || !self.playing.contains(&nation) || self.chance(3) {
                continue;
            }
            let held = self.held(nation);
            let mut at = self.any(held);
            if self.chance(4) {
                let playing = self.playing.clone();
                let empty = |area: &Area| playing.iter().all(|other| self.has(*other, *area) == 0);
                let empty: Vec<Area> =
                    Area::all().filter(|area| area.is_land() && empty(area)).collect();
                at = self.any(empty);
            }
            if let Some(at) = at {
                self.leaders.push((leader, at));
            }
        }
    }

    /// Boats of the active nation that have fought at sea or are about to sail.
    fn sail(&mut self, question: &str) -> Option<()> {
        let map = *self.game.map();
        let sea = self.any(Area::all().filter(|area| area.is_sea()))?;
        let coast = self.any(map.coast(sea))?;
        let armies = 1 + self.below(3);
        if question == "land" {
            let armies = self.put(self.nation, sea, armies);
            self.arrived.push((sea, coast, armies));
            (armies > 0).then_some(())?;
            let power = self.any(Nation::POWERS)?;
            self.line("fought", format!("{sea} {power}"));
        } else if self.foe(coast).is_none() {
            self.put(self.nation, coast, armies);
        }
        Some(())
    }

    fn phase(&mut self, question: &str, campaign: bool) -> Option<String> {
        let nation = self.nation;
        let count = 1 + self.below(4);
        Some(match question {
            "remove" if campaign => format!("remove {nation} 0 stacking"),
            "remove" if age(self.turn as u8).withdrawal.is_some() => {
                format!("remove {nation} {count} withdrawal")
            }
            "remove" => format!("remove {nation} 0 overpopulation"),
            "raise" => format!("raise {count}"),
            "refuge" => {
                self.armies[nation.index()] = [0; AREAS];
                format!("refuge {}", count.min(2))
            }
            "appoint" => {
                let due = age(self.turn as u8).leaders.iter();
                let (leader, _) = self.any(due.filter(|(leader, _)| leader.nation() == nation))?;
                if self.chance(3) {
                    format!("appoint {leader} late")
                } else {
                    format!("appoint {leader}")
                }
            }
            "issue" => {
                let promised =
                    |(_, to, at): &&(Nation, Nation, Option<Area>)| *to == nation && at.is_none();
                format!("issue {}", self.arms.iter().find(promised)?.0)
            }
            "muster" => {
                let few = [self.below(8), self.below(8)];
                self.line("muster", format!("{} {}", few[0], few[1]));
                "muster".to_owned()
            }
            "walk" => {
                self.group(None)?;
                "walk".to_owned()
            }
            "crossing" => {
                let sea = self.any(Area::all().filter(|area| area.is_sea()))?;
                let powers = Nation::POWERS.into_iter().filter(|power| self.has(*power, sea) > 0);
                let powers: Vec<Nation> = powers.collect();
                let power = self.any(powers)?;
                self.group(Some(sea))?;
                format!("crossing {sea} {power}")
            }
            "window" => {
                let at = self.field(true)?;
                let who = self.foe(at)?;
                if self.chance(2) {
                    self.battle(true, false);
                }
                format!("window {who}")
            }
            "pay" | "offer" => {
                let others = self.playing.clone().into_iter().filter(|other| *other != nation);
                let other = self.any(others)?;
                if question == "pay" && self.chance(2) {
                    self.battle(true, false);
                }
                format!("{question} {other}")
            }
            "join" => {
                let at = self.battle(true, false)?;
                format!("join {}", self.factories.iter().find(|(_, site)| *site == at)?.0)
            }
            "dice" | "casualty" => {
                let contested = !self.chance(3);
                self.battle(contested, question == "casualty")?;
                question.to_owned()
            }
            "storm" => {
                let contested = self.chance(3);
                self.battle(contested, false)?;
                question.to_owned()
            }
            "retreat" | "withdraw" => {
                self.battle(true, false)?;
                question.to_owned()
            }
            "permit" => {
                let sites = *self.game.map();
                format!("permit {}", self.any(sites.sites())?)
            }
            _ => question.to_owned(),
        })
    }

    /// Pieces on the move; beside this sea, if there is one.
    fn group(&mut self, sea: Option<Area>) -> Option<()> {
        let map = *self.game.map();
        let nation = self.nation;
        let mut own: Vec<Area> = self.held(nation).collect();
        own.extend(self.leaders.iter().filter(|(l, _)| l.nation() == nation).map(|(_, at)| *at));
        let own = own.into_iter().filter(|at| sea.is_none_or(|sea| map.seas_of(*at).contains(sea)));
        let at = self.any(own)?;
        let crossed = self.below(3);
        // All that stand here may be on the move.
        self.arrived.retain(|(there, ..)| *there != at);
        let armies = self.has(nation, at);
        let armies = if self.chance(2) { armies } else { self.below(armies + 1) };
        let near = match at {
            at if at.is_land() => map.around(at).or(map.seas_of(at)),
            at if at.is_sea() => map.coast(at).or(map.seas_beside(at)),
            _ => at.set(),
        };
        let from = if crossed == 0 { at } else { self.any(near)? };
        let mut text = format!("{at} from {from} armies {armies}");
        if crossed > 0 {
            write!(text, " crossed {crossed}").expect("text grows");
        }
        if self.leaders.iter().any(|(leader, there)| leader.nation() == nation && *there == at)
            && (armies == 0 || self.chance(2))
        {
            text += " leader";
        }
        if crossed == 0 && self.chance(4) {
            text += " refused";
        }
        if from.is_sea() && !nation.is_colonial() {
            text += " sailed";
        }
        for (power, to, there) in self.arms.clone() {
            if to == nation && there == Some(at) && self.chance(2) {
                write!(text, " {power}").expect("text grows");
            }
        }
        self.line("group", text);
        Some(())
    }

    /// The battle being fought: where, against whom, and from where they came.
    /// Another may wait while a factory of a subject is stormed.
    fn battle(&mut self, contested: bool, losses: bool) -> Option<Area> {
        let at = self.field(contested)?;
        let factory = self.factories.iter().find(|(_, site)| *site == at).map(|(power, _)| *power);
        let foe = self.foe(at).or(factory)?;
        let mut text = format!("{at} {foe}");
        if factory.is_some() && self.chance(2) {
            text += if contested { " joined" } else { " storm" };
        }
        if losses {
            let lost = 1 + self.below(self.has(self.nation, at));
            write!(text, " lost {lost}").expect("text grows");
        }
        let came = self.arrived.iter().filter(|(there, ..)| *there == at);
        let came: Vec<String> = came.map(|(_, from, _)| from.to_string()).collect();
        if !came.is_empty() {
            write!(text, " from {}", came.join(" ")).expect("text grows");
        }
        self.line("battle", text);
        if contested && factory.is_some() && self.chance(3) {
            let other = self.field(true).filter(|other| *other != at);
            if let Some((other, foe)) = other.and_then(|other| Some((other, self.foe(other)?))) {
                self.line("waiting", format!("{other} {foe}"));
            }
        }
        Some(at)
    }

    /// Who has submitted to whom, who is allied, and who was asked.
    fn friends(&mut self) {
        let mut bowed = Vec::new();
        let most = self.below(4);
        for _ in 0..most {
            let rule = &SUBMISSIONS[self.below(SUBMISSIONS.len())];
            let playing = self.playing.clone();
            let lord = if self.chance(2) { Some(self.nation) } else { self.any(playing) };
            let Some(lord) = lord.filter(|lord| *lord != rule.nation) else { continue };
            bowed.push(format!("{} {} {lord}", rule.nation, rule.region()));
        }
        self.list("submitted", &bowed);
        let mut allied = Vec::new();
        if self.turn >= ALLIANCES && self.chance(2) {
            for nation in self.playing.clone() {
                let price = ["marker", "army"][self.below(2)];
                if !nation.is_colonial() && self.chance(4) {
                    allied.push(format!("{nation} {price}"));
                }
            }
        }
        self.list("allied", &allied);
        let playing = self.playing.clone();
        let before = self.chance(2);
        if let Some(asked) = self.any(playing).filter(|_| before) {
            self.line("asked", asked);
        }
    }

    /// Everything that has not been written yet.
    fn finish(&mut self) {
        self.line("scenario", self.game.scenario().key());
        self.line("turn", self.turn);
        self.line("nation", self.nation);
        if age(self.turn as u8).major.contains(self.nation) && self.chance(2) {
            self.line("second", "yes");
        }
        for nation in self.playing.clone() {
            let here: Vec<String> = self
                .held(nation)
                .map(|area| format!("{area} {}", self.has(nation, area)))
                .collect();
            self.list(&format!("armies {nation}"), &here);
        }
        let factories = std::mem::take(&mut self.factories).into_iter();
        let factories: Vec<String> = factories.map(|(power, at)| format!("{power} {at}")).collect();
        self.list("factories", &factories);
        let arms = std::mem::take(&mut self.arms).into_iter();
        let at = |at: Option<Area>| at.map_or("-", Area::key);
        let arms: Vec<String> =
            arms.map(|(power, to, there)| format!("{power} {to} {}", at(there))).collect();
        self.list("arms", &arms);
        let leaders = std::mem::take(&mut self.leaders).into_iter();
        let leaders: Vec<String> = leaders.map(|(leader, at)| format!("{leader} {at}")).collect();
        self.list("leaders", &leaders);
        let arrived = std::mem::take(&mut self.arrived).into_iter();
        let arrived: Vec<String> =
            arrived.map(|(at, from, armies)| format!("{at} {from} {armies}")).collect();
        self.list("arrived", &arrived);
    }
}
