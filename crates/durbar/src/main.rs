//! The one binary: play in a terminal, let bots play, measure, read records,
//! serve programs. This file only wires; each command has its own.

mod cli;
mod commands;
mod exit;
mod line;
mod out;
mod page;
mod seed;
mod texts;

use exit::Exit;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::process::ExitCode;

/// Counts allocations, so that `durbar bench` can show that playouts make
/// none. Costs a few instructions per allocation and nothing else.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let lang = texts::language(&arguments);
    let words = texts::Texts::new(lang);
    let matches = match cli::command(&words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { Exit::Usage } else { Exit::Fine });
        }
    };
    match commands::run(&matches, &words, &catalog::games()) {
        Ok(exit) => exit.into(),
        Err(trouble) => {
            // A reader that went away (`durbar rules jaipur | head`) is no
            // trouble.
            if let Some(error) = trouble.downcast_ref::<std::io::Error>()
                && error.kind() == std::io::ErrorKind::BrokenPipe
            {
                return Exit::Fine.into();
            }
            eprintln!("{}", words.trouble(&trouble));
            exit::of(&trouble).into()
        }
    }
}
