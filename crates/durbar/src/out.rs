//! Lines on standard output.
//!
//! The standard library's `println!` panics when nobody reads any more, as in
//! `durbar bench | head -3`. Here that ends the program, which has nobody left
//! to tell anything.

use crate::exit::Exit;
use std::fmt::Display;
use std::io::{ErrorKind, Write};

/// Prints a line.
pub(crate) fn line(text: impl Display) {
    if let Err(error) = writeln!(std::io::stdout(), "{text}") {
        let gone = error.kind() == ErrorKind::BrokenPipe;
        if !gone {
            let _ = writeln!(std::io::stderr(), "{error}");
        }
        let exit = if gone { Exit::Fine } else { Exit::Failed };
        std::process::exit(exit as i32);
    }
}
