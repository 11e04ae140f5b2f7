//! The names of places, nations and leaders as messages.

use crate::area::Area;
use crate::nation::{Leader, Nation, Region};
use engine::Message;
use std::borrow::Cow;

fn named(prefix: &str, key: &str) -> Message {
    Message { id: Cow::Owned(format!("{prefix}-{key}")), args: Vec::new() }
}

pub(crate) fn area(area: Area) -> Message {
    named("area", area.key())
}

pub(crate) fn nation(nation: Nation) -> Message {
    named("nation", nation.key())
}

pub(crate) fn leader(leader: Leader) -> Message {
    named("leader", leader.key())
}

pub(crate) fn region(region: Region) -> Message {
    named("region", region.key())
}
