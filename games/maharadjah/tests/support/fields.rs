//! Battlefields: every bonus of a battle, and battles fought on them by the
//! engine. The tests and the example `odds` share this.

use engine::{Game, Random, Step, Turn};
use maharadjah::queries::Fight;
use maharadjah::{Action, Event, Maharadjah, Nation, Position, Scenario, State};
use std::fmt::Write;

/// A battle without numbers of armies.
#[allow(clippy::struct_excessive_bools, reason = "each is one bonus, there or not")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) attacker: Nation,
    pub(crate) attacker_led: bool,
    pub(crate) attacker_armed: bool,
    pub(crate) defender: Nation,
    pub(crate) defender_led: bool,
    pub(crate) defender_armed: bool,
    pub(crate) rough: bool,
    pub(crate) factory: bool,
    /// The leader of the power is with the factory; of a power that defends
    /// itself he is the defenders' own.
    pub(crate) factory_led: bool,
}

/// Every field: each bonus alone, and all with each other.
pub(crate) fn fields() -> Vec<Field> {
    let mut all = Vec::new();
    for bits in 0..512u32 {
        let bit = |n: u32| bits >> n & 1 != 0;
        let (colonial, against) = (bit(0), bit(1));
        let field = Field {
            attacker: if colonial { Nation::British } else { Nation::Mughals },
            attacker_led: bit(2),
            attacker_armed: bit(3),
            defender: match (against, colonial) {
                (false, _) => Nation::Muslims,
                (true, false) => Nation::British,
                (true, true) => Nation::French,
            },
            defender_led: bit(4),
            defender_armed: bit(5),
            rough: bit(6),
            factory: bit(7),
            factory_led: bit(8),
        };
        let armed = (field.attacker_armed && colonial) || (field.defender_armed && against);
        let led = if against {
            field.factory_led != (field.factory && field.defender_led)
        } else {
            field.factory_led && !field.factory
        };
        if !armed && !led {
            all.push(field);
        }
    }
    all
}

impl Field {
    fn place(&self) -> &'static str {
        if self.rough { "andhra" } else { "bengal" }
    }

    /// The battle at its first dice; nothing if there are not so many pieces.
    pub(crate) fn of(&self, attackers: u8, defenders: u8) -> Option<State> {
        let (at, foe) = (self.place(), self.defender);
        let from = "orissa";
        let mut armies: Vec<(Nation, String)> =
            vec![(self.attacker, format!("{at} {attackers}")), (foe, format!("{at} {defenders}"))];
        let (mut leaders, mut factories, mut arms) = (Vec::new(), Vec::new(), Vec::new());
        let leader = |nation: Nation| match nation {
            Nation::British => "clive",
            Nation::French => "dupleix",
            Nation::Muslims => "aybak",
            _ => "akbar",
        };
        if self.attacker_led {
            leaders.push(format!("{} {at}", leader(self.attacker)));
        }
        if self.defender_led {
            leaders.push(format!("{} {at}", leader(foe)));
        }
        if self.attacker_armed {
            armies.push((self.attacker, "gujarat".to_owned()));
            armies.push((Nation::Dutch, "indian-ocean".to_owned()));
            factories.push("dutch gujarat".to_owned());
            arms.push(format!("dutch {} {at}", self.attacker));
        }
        if self.defender_armed {
            armies.push((foe, "sind".to_owned()));
            armies.push((Nation::Portuguese, "arabian-sea".to_owned()));
            factories.push("portuguese sind".to_owned());
            arms.push(format!("portuguese {foe} {at}"));
        }
        if self.factory {
            let power = if foe.is_colonial() { foe } else { Nation::French };
            factories.push(format!("{power} {at}"));
            if self.factory_led && power != foe {
                leaders.push(format!("dupleix {at}"));
            }
        }
        let joined = if self.factory { " joined" } else { "" };
        let mut text = format!(
            "scenario: four\nturn: 14\nnation: {}\nphase: dice\narrived: {at} {from} {attackers}\n\
             battle: {at} {foe}{joined} from {from}\n",
            self.attacker
        );
        for nation in Nation::ALL {
            let own: Vec<&str> =
                armies.iter().filter(|(who, _)| who == nation).map(|(_, at)| at.as_str()).collect();
            if !own.is_empty() {
                let _ = writeln!(text, "armies {nation}: {}", own.join(", "));
            }
        }
        for (key, list) in [("leaders", leaders), ("factories", factories), ("arms", arms)] {
            if !list.is_empty() {
                let _ = writeln!(text, "{key}: {}", list.join(", "));
            }
        }
        let position: Position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
        Maharadjah::of(Scenario::Four).place(&position).ok()
    }
}

/// What came of many battles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Fought {
    pub(crate) battles: u32,
    pub(crate) won: u32,
    pub(crate) lost: u32,
    pub(crate) attackers_fell: u64,
    pub(crate) defenders_fell: u64,
}

/// Fights a battle so many times, by the engine, and nobody retreats.
pub(crate) fn fight(state: &State, battles: u32, random: &mut impl Random) -> Fought {
    let game = Maharadjah::of(Scenario::Four);
    let battle = *state.battle().expect("a battle");
    let attackers = state.armies(state.nation(), battle.area);
    let defenders = state.armies(battle.foe, battle.area);
    let mut fought = Fought { battles, ..Fought::default() };
    for _ in 0..battles {
        let mut now = *state;
        let (mut own, mut theirs) = (attackers, defenders);
        while own > 0 && theirs > 0 {
            let step = match game.turn(&now) {
                Turn::Chance => Step::Roll(game.roll(&now, random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("a seat");
                    let calm = [Action::Done, Action::No];
                    let may = |action: &Action| game.check(&now, seat, *action).is_ok();
                    Step::Act(seat, calm.into_iter().find(may).expect("no and done"))
                }
                Turn::Over => unreachable!("a battle comes first"),
            };
            game.apply(&mut now, step, &mut |event| {
                if let Event::Fell { nation, at, armies } = event
                    && at == battle.area
                {
                    let side = if nation == battle.foe { &mut theirs } else { &mut own };
                    *side -= armies;
                }
            });
        }
        fought.won += u32::from(own > 0);
        fought.lost += u32::from(theirs > 0);
        fought.attackers_fell += u64::from(attackers - own);
        fought.defenders_fell += u64::from(defenders - theirs);
    }
    fought
}

/// The same battle as the query sees it.
pub(crate) fn seen(state: &State) -> Fight {
    Fight::under_way(&maharadjah::board::MAP, state).expect("a battle")
}
