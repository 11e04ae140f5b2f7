//! What the game says to people: every action, event, reason, prompt and line
//! of help as a message whose sentence stands in `i18n/`.

use crate::Jaipur;
use crate::action::Action;
use crate::board;
use crate::cards::{Cards, Kind};
use crate::listing::bonus_values;
use crate::reason::{Event, Reason};
use crate::state::{Cause, Phase, Summary};
use crate::view::View;
use engine::{Message, Seat, Section, Words};

/// `3 diamonds`, told apart by kind.
pub(crate) fn cards_of(kind: Kind, n: u8) -> Message {
    let id = match kind {
        Kind::Diamond => "cards-diamond",
        Kind::Gold => "cards-gold",
        Kind::Silver => "cards-silver",
        Kind::Cloth => "cards-cloth",
        Kind::Spice => "cards-spice",
        Kind::Leather => "cards-leather",
        Kind::Camel => "cards-camel",
    };
    Message::new(id).number("n", n)
}

/// The bare name.
fn name_of(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Diamond => "good-diamond",
        Kind::Gold => "good-gold",
        Kind::Silver => "good-silver",
        Kind::Cloth => "good-cloth",
        Kind::Spice => "good-spice",
        Kind::Leather => "good-leather",
        Kind::Camel => "camel",
    })
}

fn pile_of(good: Kind) -> Message {
    Message::new(match good {
        Kind::Diamond => "pile-diamond",
        Kind::Gold => "pile-gold",
        Kind::Silver => "pile-silver",
        Kind::Cloth => "pile-cloth",
        Kind::Spice => "pile-spice",
        Kind::Leather | Kind::Camel => "pile-leather",
    })
}

pub(crate) fn list_of(cards: Cards) -> Vec<Message> {
    if cards.is_empty() {
        return vec![Message::new("cards-none")];
    }
    cards.iter().map(|(kind, n)| cards_of(kind, n)).collect()
}

fn rupees(n: u8) -> Message {
    Message::new("rupees").number("n", n)
}

/// Values as they lie on the table: `7 7 5`.
fn values(values: &[u8]) -> String {
    let values: Vec<_> = values.iter().map(u8::to_string).collect();
    if values.is_empty() { "-".to_owned() } else { values.join(" ") }
}

/// What a sale pays, and how the round ends if it ends with it.
fn sale(game: &Jaipur, view: &View, good: Kind, n: u8) -> Message {
    let pays = game.pays(view, good, n);
    let message = Message::new(match (pays.tokens.is_empty(), pays.bonus.is_some(), pays.ends) {
        (true, ..) => "action-sell-nothing",
        (false, false, false) => "action-sell",
        (false, true, false) => "action-sell-bonus",
        (false, false, true) => "action-sell-end",
        (false, true, true) => "action-sell-bonus-end",
    });
    let message = message.message("cards", cards_of(good, n));
    if pays.tokens.is_empty() {
        return message;
    }
    let earned = rupees(pays.rupees());
    let message = message.message("rupees", earned).text("tokens", values(pays.tokens));
    let message = match pays.bonus {
        Some(prize) => message.number("pile", prize.pile),
        None => message,
    };
    if !pays.ends {
        return message;
    }
    let own = view.public.to_move.index() & 1;
    let sum = |n: usize| pays.after[n].rupees().to_string();
    message.text("own", sum(own)).text("theirs", sum(1 - own))
}

fn score_lines(summary: &Summary) -> Vec<Message> {
    let mut lines: Vec<_> = [Seat::A, Seat::B]
        .into_iter()
        .map(|seat| {
            let n = seat.index();
            let camels = summary.camel_token() == Some(seat);
            let camel = if camels { board::CAMEL_TOKEN } else { 0 };
            Message::new("score-line")
                .seat("who", seat)
                .message("rupees", rupees(summary.rupees(seat)))
                .number("goods", summary.goods[n])
                .number("bonus", summary.bonus[n])
                .number("camel", camel)
        })
        .collect();
    lines.push(match (summary.camel_token(), summary.winner) {
        (None, _) => Message::new("score-camel-tie").number("n", summary.herd[0]),
        (Some(seat), _) => Message::new("score-camel")
            .seat("who", seat)
            .number("most", summary.herd[seat.index()])
            .number("least", summary.herd[1 - seat.index()]),
    });
    lines
}

/// Why this seat won: by rupees, by bonus tokens or by goods tokens.
pub(crate) fn decided(summary: &Summary) -> Message {
    let Some(winner) = summary.winner.filter(|seat| seat.index() < 2) else {
        return Message::new("decided-tie");
    };
    let pair = |pair: [u8; 2]| (pair[winner.index()], pair[1 - winner.index()]);
    let by = |id: &'static str, (most, least): (u8, u8)| {
        Message::new(id).seat("who", winner).number("most", most).number("least", least)
    };
    let money = [summary.rupees(Seat::A), summary.rupees(Seat::B)];
    if money[0] != money[1] {
        by("decided-rupees", pair(money))
    } else if summary.bonus_tokens[0] != summary.bonus_tokens[1] {
        by("decided-bonus", pair(summary.bonus_tokens))
    } else if summary.goods_tokens[0] != summary.goods_tokens[1] {
        by("decided-goods", pair(summary.goods_tokens))
    } else {
        Message::new("decided-nonstarter").seat("who", winner)
    }
}

fn section(title: &'static str, lines: Vec<Message>) -> Section {
    Section { title: Message::new(title), lines }
}

/// What everybody may know of a player, told to the viewer. The number of
/// an opponent's camels need not be told (10.6), so it is not.
fn describe_player(view: &View, seat: Seat) -> Section {
    let n = seat.index();
    let own = view.viewer == Some(seat);
    let public = &view.public;
    let mut lines = Vec::new();
    if own {
        lines.push(Message::new("view-hand").list("cards", list_of(view.hand)));
        lines.push(Message::new("view-herd").message("n", cards_of(Kind::Camel, public.herd[n])));
    } else {
        lines.push(Message::new("view-hand-size").number("n", view.hand_sizes[n]));
        if !public.known[n].is_empty() {
            lines.push(Message::new("view-known").list("cards", list_of(public.known[n])));
        }
        let id = if public.herd[n] > 0 { "view-herd-some" } else { "view-herd-none" };
        lines.push(Message::new(id));
    }
    let tokens: Vec<u8> = public.tokens.values(seat).collect();
    lines.push(
        Message::new("view-tokens")
            .message("rupees", rupees(public.rupees[n]))
            .text("tokens", values(&tokens)),
    );
    let bonus = public.bonus[n];
    if own && bonus != [0; 3] {
        let held = bonus_values(&view.won);
        let sum = held.iter().sum();
        let message = Message::new("view-bonus-own").message("rupees", rupees(sum));
        lines.push(message.text("tokens", values(&held)));
    } else if bonus != [0; 3] {
        let message = Message::new("view-bonus").number("three", bonus[0]);
        lines.push(message.number("four", bonus[1]).number("five", bonus[2]));
    }
    lines.push(Message::new("view-seals").number("n", public.seals[n]));
    Section { title: Message::new("view-player").seat("who", seat), lines }
}
impl Words for Jaipur {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))];

    fn action(&self, view: &View, action: Action) -> Message {
        let size = view.hand.total();
        match action {
            Action::Take(kind) => Message::new("action-take")
                .message("card", cards_of(kind, 1))
                .number("after", size + 1)
                .number("limit", board::HAND_LIMIT),
            Action::Camels => Message::new("action-camels")
                .message("camels", cards_of(Kind::Camel, view.public.market.camels())),
            Action::Sell(good, n) => sale(self, view, good, n),
            Action::Swap(swap) => Message::new("action-swap")
                .list("take", list_of(swap.take()))
                .list("give", list_of(swap.give()))
                .number("after", size + swap.give().camels())
                .number("limit", board::HAND_LIMIT),
        }
    }

    fn event(&self, event: &Event) -> Message {
        match *event {
            Event::Round { round, starter } => {
                Message::new("event-round").number("round", round).seat("who", starter)
            }
            Event::Dealt { seat, goods: Some(goods), camels, .. } => {
                let message = Message::new("event-dealt-open").seat("who", seat);
                let message = message.list("cards", list_of(goods));
                message.message("camels", cards_of(Kind::Camel, camels))
            }
            Event::Dealt { seat, goods: None, hand, .. } => {
                let message = Message::new("event-dealt").seat("who", seat);
                message.message("cards", Message::new("cards-goods").number("n", hand))
            }
            Event::Opened { cards } => Message::new("event-opened").list("cards", list_of(cards)),
            Event::Took { seat, good } => {
                Message::new("event-took").seat("who", seat).message("card", cards_of(good, 1))
            }
            Event::TookCamels { seat, camels } => Message::new("event-camels")
                .seat("who", seat)
                .message("camels", cards_of(Kind::Camel, camels)),
            Event::Swapped { seat, take, give } => Message::new("event-swapped")
                .seat("who", seat)
                .list("take", list_of(take))
                .list("give", list_of(give)),
            Event::Sold { seat, good, cards, before, tokens, rupees: earned } => {
                let taken = board::TOKENS.get(good.index()).copied().unwrap_or_default();
                let first = (before as usize).min(taken.len());
                let last = (first + tokens as usize).min(taken.len());
                Message::new("event-sold")
                    .seat("who", seat)
                    .message("cards", cards_of(good, cards))
                    .message("rupees", rupees(earned))
                    .text("tokens", values(&taken[first..last]))
            }
            Event::Bonus { seat, pile, value } => {
                let id = if value.is_some() { "event-bonus-open" } else { "event-bonus" };
                let message = Message::new(id).seat("who", seat).number("pile", pile);
                match value {
                    Some(value) => message.message("rupees", rupees(value)),
                    None => message,
                }
            }
            Event::NoBonus { seat, pile } => {
                Message::new("event-no-bonus").seat("who", seat).number("pile", pile)
            }
            Event::Refilled { cards } => {
                Message::new("event-refilled").list("cards", list_of(cards))
            }
            Event::Scored { round, summary, seals } => {
                let cause = Message::new(match summary.cause {
                    Cause::Piles => "cause-piles",
                    Cause::Deck => "cause-deck",
                    Cause::Guard => "cause-guard",
                });
                Message::new("event-scored")
                    .number("round", round)
                    .message("cause", cause)
                    .list("scores", score_lines(&summary))
                    .message("decided", decided(&summary))
                    .number("first", seals[0])
                    .number("second", seals[1])
            }
            Event::Won { winners } => match (winners.lowest(), winners.len()) {
                (Some(seat), 1) => Message::new("event-won").seat("who", seat),
                _ => Message::new("event-shared"),
            },
        }
    }

    fn reason(&self, reason: &Reason) -> Message {
        match *reason {
            Reason::OneCamel => Message::new("reason-one-camel"),
            Reason::NotThere { good } => {
                Message::new("reason-not-there").message("good", name_of(good))
            }
            Reason::HandFull { have, limit } => {
                Message::new("reason-hand-full").number("have", have).number("limit", limit)
            }
            Reason::NoCamels => Message::new("reason-no-camels"),
            Reason::CamelTaken => Message::new("reason-camel-taken"),
            Reason::SwapTooSmall { take, least } => {
                Message::new("reason-swap-too-small").number("take", take).number("least", least)
            }
            Reason::SwapUneven { take, give } => {
                Message::new("reason-swap-uneven").number("take", take).number("give", give)
            }
            Reason::SwapSame { goods } => {
                let names = goods.iter().map(|(kind, _)| name_of(kind));
                Message::new("reason-swap-same").list("goods", names)
            }
            Reason::NotInMarket { missing } => {
                Message::new("reason-not-in-market").list("missing", list_of(missing))
            }
            Reason::NotInHand { missing } => {
                Message::new("reason-not-in-hand").list("missing", list_of(missing))
            }
            Reason::HerdTooSmall { need, have } => {
                Message::new("reason-herd-too-small").number("need", need).number("have", have)
            }
            Reason::OverLimit { after, limit } => {
                Message::new("reason-over-limit").number("after", after).number("limit", limit)
            }
            Reason::CamelSold => Message::new("reason-camel-sold"),
            Reason::SaleTooSmall { good, least } => Message::new("reason-sale-too-small")
                .message("good", name_of(good))
                .number("least", least),
            Reason::SaleTooLarge { good, have, want } => Message::new("reason-sale-too-large")
                .message("have", cards_of(good, have))
                .number("want", want),
            Reason::OtherChance => Message::new("reason-other-chance"),
            Reason::CardCount { need, found } => {
                Message::new("reason-card-count").number("need", need).number("found", found)
            }
            Reason::NotInDeck { missing } => {
                Message::new("reason-not-in-deck").list("missing", list_of(missing))
            }
            Reason::NoSuchBonus { value, pile } => {
                Message::new("reason-no-such-bonus").number("value", value).number("pile", pile)
            }
        }
    }

    fn prompt(&self, view: &View) -> Message {
        let public = &view.public;
        match public.phase {
            Phase::Act => Message::new("prompt-act").seat("who", public.to_move),
            Phase::Starter => Message::new("prompt-starter"),
            Phase::Deal(seat) => Message::new("prompt-deal").seat("who", seat),
            Phase::Open => Message::new("prompt-open"),
            Phase::Refill(due) => Message::new("prompt-refill").number("n", due),
            Phase::Bonus(_) => Message::new("prompt-bonus").seat("who", public.to_move),
            Phase::Over => {
                let winners = [Seat::A, Seat::B]
                    .into_iter()
                    .filter(|seat| public.seals[seat.index()] >= self.seals);
                let winners: Vec<_> = winners.collect();
                match winners[..] {
                    [seat] => Message::new("event-won").seat("who", seat),
                    _ => Message::new("event-shared"),
                }
            }
        }
    }

    fn describe(&self, view: &View) -> Vec<Section> {
        let public = &view.public;
        let mut market = vec![
            Message::new("view-round").number("round", public.round),
            Message::new("view-market").list("cards", list_of(public.market)),
            Message::new("view-deck").number("n", view.deck),
            Message::new("view-discard").list("cards", list_of(public.discard)),
        ];
        if public.phase == Phase::Over {
            market.extend(public.last.iter().flat_map(score_lines));
            market.extend(public.last.as_ref().map(decided));
        }
        let mut piles: Vec<_> = Kind::GOODS
            .into_iter()
            .map(|good| {
                let message = Message::new("view-pile").message("pile", pile_of(good));
                message.text("tokens", values(public.tokens.pile(good)))
            })
            .collect();
        let [three, four, five] = view.bonus_left;
        let bonus = Message::new("view-bonus-left").number("three", three);
        piles.push(bonus.number("four", four).number("five", five));
        let mut sections = vec![section("view-title-market", market)];
        sections.push(section("view-title-piles", piles));
        // The reader first.
        let first = view.viewer.unwrap_or(Seat::A);
        sections.push(describe_player(view, first));
        sections.push(describe_player(view, first.next(2)));
        sections
    }

    fn help(&self) -> Vec<Section> {
        HELP.iter()
            .map(|(title, lines)| section(title, lines.iter().map(|id| Message::new(id)).collect()))
            .collect()
    }
}

/// Titles and lines of the short help.
const HELP: &[(&str, &[&str])] = &[
    ("help-title-goal", &["help-goal-round", "help-goal-match", "help-goal-turn"]),
    (
        "help-title-notation",
        &["help-take", "help-camels", "help-swap", "help-sell", "help-letters"],
    ),
    (
        "help-title-pieces",
        &[
            "help-piece-diamond",
            "help-piece-gold",
            "help-piece-silver",
            "help-piece-cloth",
            "help-piece-spice",
            "help-piece-leather",
            "help-piece-camel",
            "help-piece-bonus",
            "help-piece-seal",
        ],
    ),
    (
        "help-title-rules",
        &[
            "help-rule-hand",
            "help-rule-swap",
            "help-rule-sale",
            "help-rule-end",
            "help-rule-score",
            "help-rules-more",
        ],
    ),
    (
        "help-title-tips",
        &[
            "help-tip-early",
            "help-tip-large",
            "help-tip-camels",
            "help-tip-herd",
            "help-tip-full",
            "help-tip-end",
        ],
    ),
];
