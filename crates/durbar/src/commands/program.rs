//! `durbar engine`: the line protocol on standard input and output.

use super::named_game;
use crate::exit::Exit;
use crate::seed;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use std::io::{BufRead, Read, Write};
use std::time::Instant;
use table::{Catalog, MAX_LINE, Protocol};

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let started = Instant::now();
    let mut protocol = Protocol::new(named_game(matches, games)?, words.lang(), seed::read(None)?)
        .with_clock(move || started.elapsed());
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    while !protocol.done() {
        line.clear();
        // One byte more than allowed is enough to know that it is too long.
        let limit = MAX_LINE as u64 + 1;
        if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.len() > MAX_LINE && !line.ends_with(b"\n") {
            skip_line(&mut input)?;
        }
        writeln!(out, "{}", protocol.bytes(line.trim_ascii_end()))?;
        out.flush()?;
    }
    Ok(Exit::Fine)
}

/// Drops the rest of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
