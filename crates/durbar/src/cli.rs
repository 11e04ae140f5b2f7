//! The command line. Built from sentences, not from doc comments, because its
//! help speaks the user's language.

use crate::commands::bench::server::kinds;
use crate::commands::serve::settings::SETTINGS;
use crate::texts::Texts;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};

/// Help with our own, translated, headings.
fn template(words: &Texts) -> String {
    format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", words.word("cli-usage"))
}

/// A command with translated headings and help flag.
fn command_named(words: &Texts, name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .about(words.word(about))
        .help_template(template(words))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.word("cli-heading-commands"))
}

/// Adds the help flag. Last, because headings are shown in the order in which
/// they are first used.
fn helped(words: &Texts, command: Command) -> Command {
    command.arg(
        Arg::new("help")
            .short('h')
            .long("help")
            .action(ArgAction::Help)
            .help(words.word("cli-help"))
            .help_heading(words.word("cli-heading-general"))
            .display_order(1000),
    )
}

fn option(words: &Texts, name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.word(value))
        .help(words.word(help))
        .help_heading(words.word("cli-heading-options"))
}

fn flag(words: &Texts, name: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(words.word(help))
        .help_heading(words.word("cli-heading-options"))
}

fn positional(words: &Texts, name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .value_name(words.word(value))
        .help(words.word(help))
        .help_heading(words.word("cli-heading-arguments"))
}

fn game(words: &Texts) -> Arg {
    positional(words, "game", "cli-value-game", "cli-game")
}

fn map(words: &Texts) -> Arg {
    option(words, "map", "cli-value-file", "cli-map")
        .value_parser(value_parser!(std::path::PathBuf))
}

fn number(arg: Arg, least: u64, most: u64) -> Arg {
    arg.value_parser(value_parser!(u64).range(least..=most))
}

/// The whole command line.
pub(crate) fn command(words: &Texts) -> Command {
    let command = command_named(words, "durbar", "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(words.word("cli-version"))
                .help_heading(words.word("cli-heading-general"))
                .display_order(1001),
        )
        .arg(
            Arg::new("lang")
                .long("lang")
                .global(true)
                .value_name(words.word("cli-value-lang"))
                .value_parser(["en", "fr"])
                .hide_possible_values(true)
                .help(words.word("cli-lang"))
                .help_heading(words.word("cli-heading-general"))
                .display_order(999),
        )
        .after_help(words.word("cli-after"))
        .subcommands([
            serve(words),
            play(words),
            games(words),
            rules(words),
            record(words),
            engine(words),
            arena(words),
            bench(words),
        ]);
    help_everywhere(words, command)
}

fn help_everywhere(words: &Texts, command: Command) -> Command {
    helped(words, command).mut_subcommands(|sub| help_everywhere(words, sub))
}

fn serve(words: &Texts) -> Command {
    let command =
        command_named(words, "serve", "cli-serve").after_help(words.word("cli-serve-after"));
    let command = command.arg(option(words, "config", "cli-value-file", "serve-set-config"));
    SETTINGS.iter().fold(command, |command, setting| {
        command.arg(option(words, setting.name, setting.value, setting.help))
    })
}

fn play(words: &Texts) -> Command {
    command_named(words, "play", "cli-play")
        .after_help(words.word("cli-play-after"))
        .arg(game(words))
        .arg(
            option(words, "against", "cli-value-levels", "cli-against")
                .short('a')
                .value_delimiter(',')
                .num_args(1),
        )
        .arg(number(
            option(words, "players", "cli-value-number", "cli-players").short('n'),
            1,
            engine::MAX_SEATS as u64,
        ))
        .arg(
            option(words, "solo", "cli-value-solo", "cli-solo")
                .conflicts_with_all(["against", "players"]),
        )
        .arg(option(words, "options", "cli-value-options", "cli-options").short('o'))
        .arg(map(words))
        .arg(option(words, "name", "cli-value-name", "cli-name"))
        .arg(
            option(words, "record", "cli-value-file", "cli-record-file")
                .short('r')
                .value_parser(value_parser!(std::path::PathBuf)),
        )
        .arg(
            option(words, "join", "cli-value-table", "cli-join")
                .short('j')
                .conflicts_with_all(["game", "against", "players", "solo", "options", "map"])
                .conflicts_with_all(["seed", "take-back"]),
        )
        .arg(option(words, "server", "cli-value-url", "cli-server").requires("join"))
        .arg(
            option(words, "cacert", "cli-value-file", "cli-cacert")
                .requires("join")
                .value_parser(value_parser!(std::path::PathBuf)),
        )
        .arg(option(words, "seed", "cli-value-seed", "cli-seed"))
        .arg(number(option(words, "millis", "cli-value-number", "cli-millis"), 1, 600_000))
        .arg(
            option(words, "take-back", "cli-value-take-back", "cli-take-back")
                .value_parser(table::Undo::ALL.map(table::Undo::word))
                .hide_possible_values(true),
        )
        .arg(flag(words, "count-camels", "cli-count-camels"))
        .arg(flag(words, "plain", "cli-plain"))
}

fn games(words: &Texts) -> Command {
    command_named(words, "games", "cli-games")
}

fn rules(words: &Texts) -> Command {
    command_named(words, "rules", "cli-rules").arg(game(words).required(true)).arg(positional(
        words,
        "part",
        "cli-value-part",
        "cli-rules-part",
    ))
}

fn record(words: &Texts) -> Command {
    let file = || {
        positional(words, "file", "cli-value-file", "cli-file")
            .required(true)
            .value_parser(value_parser!(std::path::PathBuf))
    };
    command_named(words, "record", "cli-record").subcommand_required(true).subcommands([
        command_named(words, "show", "cli-record-show").arg(file()).arg(map(words)),
        command_named(words, "verify", "cli-record-verify").arg(file()).arg(map(words)),
        command_named(words, "replay", "cli-record-replay")
            .arg(file())
            .arg(map(words))
            .arg(option(words, "viewer", "cli-value-viewer", "cli-viewer"))
            .arg(number(
                option(words, "to", "cli-value-number", "cli-record-to"),
                0,
                u64::from(u32::MAX),
            )),
        command_named(words, "picture", "cli-record-picture")
            .arg(file())
            .arg(map(words))
            .arg(option(words, "viewer", "cli-value-viewer", "cli-viewer"))
            .arg(number(
                option(words, "step", "cli-value-number", "cli-record-step"),
                0,
                u64::from(u32::MAX),
            ))
            .arg(option(words, "size", "cli-value-size", "cli-record-size"))
            .arg(flag(words, "dark", "cli-record-dark"))
            .arg(
                option(words, "out", "cli-value-file", "cli-record-out")
                    .short('o')
                    .value_parser(value_parser!(std::path::PathBuf)),
            ),
    ])
}

fn engine(words: &Texts) -> Command {
    command_named(words, "engine", "cli-engine").arg(game(words).required(true)).arg(map(words))
}

fn arena(words: &Texts) -> Command {
    command_named(words, "arena", "cli-arena")
        .after_help(words.word("cli-arena-after"))
        .arg(game(words).required(true))
        .arg(
            positional(words, "bots", "cli-value-levels", "cli-arena-bots")
                .required(true)
                .num_args(1..=engine::MAX_SEATS),
        )
        .arg(number(option(words, "pairs", "cli-value-number", "cli-pairs"), 1, 10_000_000))
        .arg(number(option(words, "players", "cli-value-number", "cli-arena-players"), 1, 8))
        .arg(option(words, "options", "cli-value-options", "cli-options").short('o'))
        .arg(map(words))
        .arg(option(words, "seed", "cli-value-seed", "cli-arena-seed"))
        .arg(number(option(words, "threads", "cli-value-number", "cli-threads"), 1, 1024))
        .arg(option(words, "sprt", "cli-value-elo", "cli-sprt"))
        .arg(flag(words, "json", "cli-json"))
}

fn bench(words: &Texts) -> Command {
    command_named(words, "bench", "cli-bench")
        .after_help(words.word("cli-bench-after"))
        .arg(game(words))
        .arg(map(words))
        .arg(number(option(words, "seconds", "cli-value-number", "cli-bench-seconds"), 1, 600))
        .arg(number(option(words, "tables", "cli-value-number", "cli-bench-tables"), 1, 10_000))
        .arg(
            option(words, "kind", "cli-value-kind", "cli-bench-kind")
                .value_parser(PossibleValuesParser::new(kinds()))
                .hide_possible_values(true),
        )
        .arg(flag(words, "json", "cli-json"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn the_command_line_is_sound_in_both_languages() {
        for lang in Lang::ALL {
            command(&Texts::new(lang)).debug_assert();
        }
    }
}
