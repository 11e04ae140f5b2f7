//! What the game says to people: every action, prompt and line of help as a
//! message whose sentence stands in `i18n/`. Events, reasons and the table in
//! words are files of their own.

mod describe;
mod events;
mod reasons;

use crate::Maharadjah;
use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::names;
use crate::nation::Nation;
use crate::phase::{Cause, Phase};
use crate::reason::Reason;
use crate::state::State;
use crate::totals;
use crate::view::View;
use engine::{Message, Seat, Section, Words};

/// `3 armies`.
fn armies(n: u8) -> Message {
    Message::new("armies").number("n", n)
}

/// The seat that plays a nation; the first if nobody does.
fn player(state: &State, nation: Nation) -> Seat {
    state.scenario().seat(nation).unwrap_or(Seat::A)
}

fn told(state: &State, id: &'static str, nation: Nation) -> Message {
    Message::new(id).seat("who", player(state, nation)).message("nation", names::nation(nation))
}

fn cause(cause: Cause) -> Message {
    Message::new(match cause {
        Cause::Decline => "cause-decline",
        Cause::Stacking => "cause-stacking",
        Cause::Withdrawal => "cause-withdrawal",
        Cause::Overpopulation => "cause-overpopulation",
    })
}

/// What answering yes or no means.
fn answer(state: &State, yes: bool) -> Message {
    let pick = |on: &'static str, off: &'static str| Message::new(if yes { on } else { off });
    match state.phase() {
        Phase::Crossing { sea, .. } => pick("action-pass-yes", "action-pass-no")
            .message("nation", names::nation(state.nation()))
            .message("area", names::area(sea)),
        Phase::Join(_) => pick("action-join-yes", "action-join-no")
            .message("area", names::area(state.battle.area)),
        Phase::Permit(site) => pick("action-permit-yes", "action-permit-no")
            .message("nation", names::nation(state.nation()))
            .message("area", names::area(site)),
        Phase::Offer(_) => Message::new("action-no-alliance"),
        _ => Message::new("action-hold-out"),
    }
}

/// What `stop` and `done` mean.
fn close(state: &State) -> Message {
    match state.phase() {
        Phase::Walk if state.group().at.is_sea() && !state.nation().is_colonial() => {
            place("action-assault", state.group().at)
        }
        Phase::Walk => Message::new("action-stop").message("area", names::area(state.group().at)),
        Phase::Storm => {
            Message::new("action-coexist").message("area", names::area(state.battle.area))
        }
        Phase::March => Message::new("action-done-march"),
        Phase::Fight => Message::new("action-done-fight"),
        Phase::Retreat | Phase::Withdraw => {
            Message::new("action-stand").message("area", names::area(state.battle.area))
        }
        Phase::Factories => Message::new("action-done-factories"),
        Phase::Arms => Message::new("action-done-arms"),
        _ => Message::new("action-done"),
    }
}

fn place(id: &'static str, area: Area) -> Message {
    Message::new(id).message("area", names::area(area))
}

fn section(title: &'static str, lines: Vec<Message>) -> Section {
    Section { title: Message::new(title), lines }
}

impl Words for Maharadjah {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))];

    fn action(&self, view: &View, action: Action) -> Message {
        let state = view.state();
        match action {
            Action::Raise(area) => place("action-raise", area),
            Action::Lead(area) => place("action-lead", area),
            Action::Issue(area) => place("action-issue", area),
            Action::Pick(0, area) => place("action-pick-leader", area),
            Action::Pick(n, area) => place("action-pick", area).message("armies", armies(n)),
            Action::WithLeader => Message::new("action-with-leader"),
            Action::WithArms(power) => {
                Message::new("action-with-arms").message("nation", names::nation(power))
            }
            Action::To(area) => match state.foes(state.nation(), area).first() {
                Some(foe) if area.is_land() => place("action-to-enemy", area)
                    .message("nation", names::nation(foe))
                    .message("armies", armies(state.armies(foe, area))),
                _ => place("action-to", area),
            },
            Action::Drop(n) => place("action-drop", state.group().at).message("armies", armies(n)),
            Action::Stop | Action::Done => close(state),
            Action::Yes => answer(state, true),
            Action::No => answer(state, false),
            Action::Submit(region) => Message::new("action-submit")
                .message("region", names::region(region))
                .message("nation", names::nation(state.nation())),
            Action::AllyMarker => Message::new("action-ally-marker"),
            Action::AllyArmy(area) => place("action-ally-army", area),
            Action::Send(area) => place("action-send", area),
            Action::Defy(nation) => {
                Message::new("action-defy").message("nation", names::nation(nation))
            }
            Action::Fight(area, nation) => {
                place("action-fight", area).message("nation", names::nation(nation))
            }
            Action::Storm(area) => match state.factory(area) {
                Some(power) => place("action-storm", area).message("nation", names::nation(power)),
                None => place("action-storm", area).message("nation", Message::new("nobody")),
            },
            Action::Lose(area) => place("action-lose", area),
            Action::Retreat(n, area) => place("action-retreat", area).message("armies", armies(n)),
            Action::RetreatLed(n, area) => {
                place("action-retreat-led", area).message("armies", armies(n))
            }
            Action::Land(area) => place("action-land", area),
            Action::Lift(area) => place("action-lift", area),
            Action::Build(area) => place("action-build", area),
            Action::Arm(nation) => {
                Message::new("action-arm").message("nation", names::nation(nation))
            }
            Action::Disarm => Message::new("action-disarm"),
            Action::Remove(area) => place("action-remove", area),
        }
    }

    fn event(&self, event: &Event) -> Message {
        events::tell(self.scenario(), event)
    }

    fn reason(&self, reason: &Reason) -> Message {
        reasons::tell(reason)
    }

    fn prompt(&self, view: &View) -> Message {
        let state = view.state();
        let nation = state.nation();
        let Some(who) = crate::rules::who(state) else {
            return match state.phase() {
                Phase::Dice => place("prompt-dice", state.battle.area),
                _ => events::won(self.scenario(), winners(self, state)),
            };
        };
        let ask = |id: &'static str, nation: Nation| {
            Message::new(id).seat("who", who).message("nation", names::nation(nation))
        };
        match state.phase() {
            Phase::Remove { nation, cause: why, .. } => {
                ask("prompt-remove", nation).message("cause", cause(why))
            }
            Phase::Raise { left } => ask("prompt-raise", nation).number("n", left),
            Phase::Refuge { left } => ask("prompt-refuge", nation).number("n", left),
            Phase::Appoint { leader, .. } => {
                ask("prompt-appoint", nation).message("leader", names::leader(leader))
            }
            Phase::Issue(power) => {
                ask("prompt-issue", nation).message("power", names::nation(power))
            }
            Phase::Muster => ask("prompt-muster", nation),
            Phase::March => {
                let again = if state.is_second() { "prompt-march-again" } else { "prompt-march" };
                ask(again, nation)
            }
            Phase::Walk => {
                ask("prompt-walk", nation).message("area", names::area(state.group().at))
            }
            Phase::Crossing { sea, power } => ask("prompt-crossing", power)
                .message("mover", names::nation(nation))
                .message("area", names::area(sea)),
            Phase::Window(other) => {
                ask("prompt-window", other).message("mover", names::nation(nation))
            }
            Phase::Pay(other) => ask("prompt-pay", other),
            Phase::Displace => ask("prompt-displace", nation),
            Phase::Fight => ask("prompt-fight", nation),
            Phase::Join(power) => {
                ask("prompt-join", power).message("area", names::area(state.battle.area))
            }
            Phase::Casualty => {
                let left = state.battle.lost;
                ask("prompt-casualty", nation)
                    .number("n", left)
                    .message("area", names::area(state.battle.area))
            }
            Phase::Retreat => ask("prompt-retreat", state.battle.foe)
                .message("area", names::area(state.battle.area)),
            Phase::Withdraw => {
                ask("prompt-withdraw", nation).message("area", names::area(state.battle.area))
            }
            Phase::Storm => {
                let area = state.battle.area;
                let leaves = !state.foes(nation, area).is_empty();
                let id = if leaves { "prompt-storm-leaving" } else { "prompt-storm" };
                ask(id, nation).message("area", names::area(area))
            }
            Phase::Land => ask("prompt-land", nation),
            Phase::Factories => ask("prompt-factories", nation),
            Phase::Permit(site) => {
                let host = state.foes(nation, site).first().unwrap_or(nation);
                ask("prompt-permit", host)
                    .message("mover", names::nation(nation))
                    .message("area", names::area(site))
            }
            Phase::Arms => ask("prompt-arms", nation),
            Phase::Offer(other) => ask("prompt-offer", other),
            Phase::LastWord => ask("prompt-last-word", nation),
            Phase::Dice | Phase::Over => Message::new("prompt-none"),
        }
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        describe::all(self, view)
    }

    fn help(&self) -> Vec<Section> {
        let (guessed, all) = self.map().reconstructed();
        let lines = |ids: &[&'static str]| ids.iter().map(|id| Message::new(id)).collect();
        vec![
            section(
                "help-title-what",
                lines(&["help-what-goal", "help-what-turn", "help-what-score"]),
            ),
            section(
                "help-title-type",
                lines(&[
                    "help-type-move",
                    "help-type-battle",
                    "help-type-answer",
                    "help-type-colonial",
                    "help-type-names",
                ]),
            ),
            section(
                "help-title-rules",
                lines(&[
                    "help-rule-move",
                    "help-rule-stack",
                    "help-rule-dice",
                    "help-rule-retreat",
                    "help-rule-submit",
                    "help-rule-ally",
                    "help-rules-more",
                ]),
            ),
            section(
                "help-title-map",
                vec![
                    Message::new("help-map")
                        .number("guessed", guessed as i64)
                        .number("all", all as i64),
                    Message::new("help-map-rough").number("n", self.map().rough.count_ones()),
                    Message::new("help-map-correct"),
                ],
            ),
        ]
    }
}

fn winners(game: &Maharadjah, state: &State) -> engine::Seats {
    engine::Places::by(game.scenario().players(), |seat| totals(state, seat)).winners()
}
