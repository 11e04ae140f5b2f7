//! Starting cargo and its family, and listening to what they say.

use crate::Workspace;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, ExitStatus, Stdio};

/// A cargo call in the repository, with the cargo that runs us.
pub(crate) fn cargo(workspace: &Workspace, args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args).current_dir(&workspace.root);
    command
}

/// The command as one would type it.
pub(crate) fn spelt(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Runs with our own standard streams; says what it runs; whether it went well.
pub(crate) fn succeeds(command: &mut Command) -> Result<bool> {
    eprintln!("$ {}", spelt(command));
    let status = command.status().with_context(|| format!("cannot start {}", spelt(command)))?;
    Ok(status.success())
}

/// As [`succeeds`], where failing is an error.
pub(crate) fn must(command: &mut Command) -> Result<()> {
    if succeeds(command)? { Ok(()) } else { bail!("{} failed", spelt(command)) }
}

/// What the command prints, without showing it.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start {}", spelt(command)))?;
    if !output.status.success() {
        bail!("{} failed: {}", spelt(command), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs, hands over each line of standard output as it comes, and shows it too
/// when `show` is set. Errors go where ours go.
pub(crate) fn listen(
    command: &mut Command,
    show: bool,
    mut each: impl FnMut(&str),
) -> Result<ExitStatus> {
    eprintln!("$ {}", spelt(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", spelt(command)))?;
    let stdout = child.stdout.take().context("no standard output to listen to")?;
    let mut reader = BufReader::new(stdout);
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes)? > 0 {
        if show {
            let mut out = std::io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
        }
        each(String::from_utf8_lossy(&bytes).trim_end());
        bytes.clear();
    }
    Ok(child.wait()?)
}
