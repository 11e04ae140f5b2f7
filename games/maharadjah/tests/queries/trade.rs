//! Sites and arms, against what the engine allows and asks.

use crate::support::wander::{act, legal, wander};
use crate::support::*;
use engine::Game;
use maharadjah::board::MAP;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn a_site_says_whether_it_can_be_built_on() {
    let play = at("turn: 12; nation: dutch; phase: factories; dutch: lanka, indian-ocean; \
        factories: portuguese golconda; pandya: kerala; maurya: karnataka");
    let all = sites(&MAP, &play.state, Nation::Dutch);
    assert_eq!(all.len(), 12);
    let site = |at: &str| *all.iter().find(|site| site.at == area(at)).unwrap();
    assert_eq!(
        (site("lanka").consent, site("lanka").points, site("lanka").gain),
        (Consent::Free, 2, 2)
    );
    let host = Scenario::Four.seat(Nation::Pandya).unwrap();
    assert_eq!(site("kerala").consent, Consent::Asks(Nation::Pandya, host));
    assert_eq!(site("karnataka").consent, Consent::Free, "the same player has both");
    let taken = Reason::SiteTaken { area: area("golconda"), power: Nation::Portuguese };
    assert_eq!(site("golconda").consent, Consent::No(taken));
    assert_eq!(site("sind").consent, Consent::No(Reason::NoFoothold { area: area("sind") }));
    assert!(sites(&MAP, &play.state, Nation::Chola).is_empty());
}

#[test]
fn arms_need_an_army_beside_a_factory() {
    let play = at("turn: 12; nation: dutch; phase: arms; dutch: indian-ocean; \
        factories: dutch lanka; sinhalese: lanka, simhala; pandya: kerala");
    let list = armable(&play.state, Nation::Dutch);
    assert_eq!(list, [Armable { nation: Nation::Sinhalese, lands: areas("lanka"), armed: false }]);
}

#[test]
fn sites_and_arms_are_what_the_engine_allows() {
    let (mut phases, mut asked, mut free, mut arms) = (0, 0, 0, 0);
    wander(60, 500, |seen| {
        let (game, state) = (seen.game, seen.before);
        let (power, list) = (state.nation(), legal(game, state));
        if state.phase() == Phase::Factories {
            phases += 1;
            for site in sites(&MAP, state, power) {
                let action = Action::Build(site.at);
                let open = matches!(site.consent, Consent::Free | Consent::Asks(..));
                assert_eq!(open, list.contains(&action), "{}", site.at);
                if !open {
                    continue;
                }
                let then = act(game, state, action);
                if let Consent::Asks(_, host) = site.consent {
                    assert_eq!(then.phase(), Phase::Permit(site.at));
                    assert_eq!(game.turn(&then).seats().lowest(), Some(host));
                    asked += 1;
                } else if then.turn() == state.turn() {
                    assert_eq!(trade_points(&MAP, &then, power), site.points);
                    free += 1;
                }
            }
        }
        if state.phase() == Phase::Arms {
            let told = armable(state, power);
            for nation in Nation::ALL {
                let own = told.iter().find(|one| one.nation == *nation);
                let may = own.is_some_and(|one| !one.armed);
                assert_eq!(may, list.contains(&Action::Arm(*nation)));
            }
            arms += 1;
        }
    });
    println!("{phases} phases, {free} free, {asked} asked, {arms} of arms");
    assert!(phases > 100 && asked > 20 && free > 50 && arms > 20);
}
