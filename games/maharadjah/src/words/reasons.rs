//! Why not, in words, each with what would be right.

use crate::area::Area;
use crate::names;
use crate::nation::Nation;
use crate::reason::Reason;
use engine::Message;

pub(super) fn tell(reason: &Reason) -> Message {
    let place = |id: &'static str, area: Area| Message::new(id).message("area", names::area(area));
    let who = |id: &'static str, nation: Nation| {
        Message::new(id).message("nation", names::nation(nation))
    };
    let both = |id: &'static str, area: Area, nation: Nation| {
        place(id, area).message("nation", names::nation(nation))
    };
    match *reason {
        Reason::NotNow => Message::new("reason-not-now"),
        Reason::NoArmies { nation, area } => both("reason-no-armies", area, nation),
        Reason::TooMany { area, have } => place("reason-too-many", area).number("have", have),
        Reason::Full { area, limit } => place("reason-full", area).number("limit", limit),
        Reason::OthersFirst { area } => place("reason-others-first", area),
        Reason::NotEmpty { area } => place("reason-not-empty", area),
        Reason::NoInvaders { area } => place("reason-no-invaders", area),
        Reason::NotCrowded { area } => place("reason-not-crowded", area),
        Reason::NoBorder { from, to } => {
            place("reason-no-border", from).message("to", names::area(to))
        }
        Reason::TooFar { limit } => Message::new("reason-too-far").number("limit", limit),
        Reason::Strait => Message::new("reason-strait"),
        Reason::ForeignLand { area } => place("reason-foreign-land", area),
        Reason::NoBoats { nation } => who("reason-no-boats", nation),
        Reason::NoLanding { sea } => place("reason-no-landing", sea),
        Reason::Blocked { area, nation, need, have } => {
            both("reason-blocked", area, nation).number("need", need).number("have", have)
        }
        Reason::Friend { area, nation } => both("reason-friend", area, nation),
        Reason::CrossOnly { area, nation } => both("reason-cross-only", area, nation),
        Reason::LeaderAlone { area } => place("reason-leader-alone", area),
        Reason::NoWay { area } => place("reason-no-way", area),
        Reason::NoLeader => Message::new("reason-no-leader"),
        Reason::NoArms { power } => who("reason-no-arms", power),
        Reason::ArmsAlone => Message::new("reason-arms-alone"),
        Reason::NotMoved => Message::new("reason-not-moved"),
        Reason::CannotDrop => Message::new("reason-cannot-drop"),
        Reason::Stacked { area, have, limit } => {
            place("reason-stacked", area).number("have", have).number("limit", limit)
        }
        Reason::Invaders { area } => place("reason-invaders", area),
        Reason::CannotSubmit { nation, region } => {
            who("reason-cannot-submit", nation).message("region", names::region(region))
        }
        Reason::CannotAlly { nation } => who("reason-cannot-ally", nation),
        Reason::LastArmy { nation } => who("reason-last-army", nation),
        Reason::NoRefuge { area } => place("reason-no-refuge", area),
        Reason::NoDefiance { nation } => who("reason-no-defiance", nation),
        Reason::NoBattle { area } => place("reason-no-battle", area),
        Reason::SeaFirst => Message::new("reason-sea-first"),
        Reason::MustFight { area } => place("reason-must-fight", area),
        Reason::NotFallen { area } => place("reason-not-fallen", area),
        Reason::NoRetreat { area } => place("reason-no-retreat", area),
        Reason::LeaderGoes => Message::new("reason-leader-goes"),
        Reason::CannotLand { area } => place("reason-cannot-land", area),
        Reason::NoSite { area } => place("reason-no-site", area),
        Reason::SiteTaken { area, power } => both("reason-site-taken", area, power),
        Reason::NoFactory { limit } => Message::new("reason-no-factory").number("limit", limit),
        Reason::BuiltEnough => Message::new("reason-built-enough"),
        Reason::CannotLift { area } => place("reason-cannot-lift", area),
        Reason::NoFoothold { area } => place("reason-no-foothold", area),
        Reason::Refused { area } => place("reason-refused", area),
        Reason::CannotArm { nation } => who("reason-cannot-arm", nation),
        Reason::DiceCount { attack, defend, factory } => Message::new("reason-dice-count")
            .number("attack", attack)
            .number("defend", defend)
            .number("factory", factory),
    }
}
