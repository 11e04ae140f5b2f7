//! Seeds: from the system's best source, or from what was typed.

use crate::exit::Trouble;
use anyhow::Result;
use engine::Message;
use table::Seed;

/// 64 hexadecimal digits are a seed; any other text is a phrase that makes
/// one; nothing draws one from the system.
pub(crate) fn read(text: Option<&String>) -> Result<Seed> {
    if let Some(text) = text {
        return Ok(Seed::from_hex(text).unwrap_or_else(|| Seed::from_phrase(text)));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Trouble::usage(Message::new("cli-no-entropy").text("why", error.to_string()))
    })?;
    Ok(Seed::new(bytes))
}
