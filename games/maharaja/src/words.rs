//! What the game says to people: every action, event, reason, prompt and line
//! of help as a message whose sentence stands in `i18n/`.

mod actions;
mod events;
pub(crate) mod names;
mod reasons;
mod table;

use crate::Maharaja;
use crate::action::Action;
use crate::character::Character;
use crate::event::Event;
use crate::reason::Reason;
use crate::reward::Reward;
use crate::state::{BOT, Phase};
use crate::view::View;
use engine::{Message, Seat, Section, Words};
use names::{kinds, place_of, reward_of, shrines};

pub(crate) use names::Naming;

impl Words for Maharaja {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))];

    fn action(&self, view: &View, action: Action) -> Message {
        actions::tell(self, view, action)
    }

    fn event(&self, event: &Event) -> Message {
        events::tell(self, event)
    }

    fn reason(&self, reason: &Reason) -> Message {
        reasons::tell(self, reason)
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        table::describe(self, view)
    }

    fn help(&self) -> Vec<Section> {
        let mut help: Vec<Section> = HELP
            .iter()
            .map(|(title, lines)| Section {
                title: Message::new(title),
                lines: lines.iter().map(|id| Message::new(id)).collect(),
            })
            .collect();
        let characters = Section {
            title: Message::new("help-title-characters"),
            lines: Character::all().map(names::help_of).collect(),
        };
        help.insert(2, characters);
        help
    }
}

impl Maharaja {
    /// What the match waits for, as the view's reader should be told.
    fn ask(&self, view: &View) -> Message {
        let public = &view.public;
        let actor = public.duty.seat;
        let winner = public.winner();
        match public.phase {
            Phase::Characters => Message::new("prompt-characters"),
            Phase::Rewards => Message::new("prompt-rewards"),
            Phase::Banners => Message::new("prompt-banners"),
            Phase::Starter => Message::new("prompt-starter"),
            Phase::Refill => Message::new("prompt-refill"),
            Phase::Setup => Message::new("prompt-setup"),
            Phase::Tiles => Message::new("prompt-tiles"),
            Phase::Tick => Message::new("prompt-tick"),
            Phase::Reveal => Message::new("prompt-reveal"),
            Phase::Choose(seat) => Message::new("prompt-choose").seat("who", seat),
            Phase::Open(placed) => {
                let seat = public.opener(placed, self.players as usize);
                let left = crate::board::OPENING - placed / self.players.max(1);
                Message::new("prompt-open").seat("who", seat).number("left", left)
            }
            Phase::Plan => {
                let asked = public.asked(self.players as usize);
                let waiting = asked.iter().map(|seat| Message::new("seat-name").seat("who", seat));
                match view.viewer {
                    Some(seat) if asked.contains(seat) => {
                        Message::new("prompt-plan").message("city", place_of(public.maharaja))
                    }
                    Some(_) => Message::new("prompt-plan-done").list("others", waiting),
                    None => Message::new("prompt-plan-others").list("others", waiting),
                }
            }
            Phase::Act if public.duty.debt() > 0 => {
                let free = public.duty.firm_debt() == 0;
                Message::new(if free { "prompt-act-due-back" } else { "prompt-act-due" })
                    .seat("who", actor)
                    .message("shrines", shrines(public.duty.debt()))
            }
            Phase::Act if public.is_turn_done() => {
                Message::new("prompt-act-done").seat("who", actor)
            }
            Phase::Act => Message::new("prompt-act")
                .seat("who", actor)
                .message("city", place_of(public.maharaja))
                .list("left", names::left(public)),
            Phase::Exchange => {
                let left = crate::board::EXCHANGES.saturating_sub(public.duty.exchanges);
                Message::new("prompt-exchange").seat("who", actor).number("left", left)
            }
            Phase::Replace(victim) => {
                let by = if self.is_solo() { BOT } else { actor };
                Message::new("prompt-replace").seat("who", victim).named(self, "by", by)
            }
            Phase::Reward => Message::new("prompt-reward").seat("who", winner),
            Phase::Buy => Message::new("prompt-buy").seat("who", winner),
            Phase::Free => Message::new("prompt-free").seat("who", winner),
            Phase::Maharani => Message::new("prompt-maharani").seat("who", winner),
            Phase::Over => self.ask_over(view),
        }
    }

    /// Who has won; everything lies open.
    fn ask_over(&self, view: &View) -> Message {
        let public = &view.public;
        let prestige = |seat: Seat| i32::from(view.prestige[seat.index()].unwrap_or(0));
        let total = |seat: Seat| prestige(seat) + self.final_count(public, seat);
        if self.is_solo() {
            let won = total(Seat::A) > total(BOT);
            let id = if won { "prompt-over-won" } else { "prompt-over-lost" };
            return Message::new(id)
                .seat("who", Seat::A)
                .number("own", total(Seat::A))
                .number("theirs", total(BOT));
        }
        let key =
            |seat: Seat| (total(seat), public.statues_built(seat), public.coins[seat.index()]);
        let seats = || Seat::all(self.players as usize);
        let best = seats().map(key).max();
        let winners = seats().filter(|seat| Some(key(*seat)) == best);
        let winners = winners.map(|seat| Message::new("seat-name").seat("who", seat));
        Message::new("prompt-over").list("winners", winners)
    }
}

/// What may still be done in the running turn; nothing if it is done.
pub(crate) fn left_undone(public: &crate::state::Public) -> Vec<Message> {
    names::left(public)
}

/// The lines of a disc.
pub(crate) fn disc_list(disc: crate::Disc) -> Vec<Message> {
    kinds(disc.kinds())
}

/// The names of some reward tiles.
pub(crate) fn rewards(tiles: impl IntoIterator<Item = Reward>) -> Vec<Message> {
    tiles.into_iter().map(reward_of).collect()
}

/// Titles and lines of the short help.
const HELP: &[(&str, &[&str])] = &[
    ("help-title-goal", &["help-goal-win", "help-goal-round", "help-goal-turn", "help-goal-solo"]),
    (
        "help-title-notation",
        &[
            "help-plan",
            "help-go",
            "help-build",
            "help-other",
            "help-power",
            "help-token",
            "help-reward",
            "help-back",
            "help-end",
            "help-setup",
            "help-places",
        ],
    ),
    (
        "help-title-rules",
        &[
            "help-rule-travel",
            "help-rule-city",
            "help-rule-costs",
            "help-rule-cult",
            "help-rule-final",
            "help-rules-more",
        ],
    ),
    (
        "help-title-tips",
        &["help-tip-money", "help-tip-shrines", "help-tip-centre", "help-tip-plan"],
    ),
];
