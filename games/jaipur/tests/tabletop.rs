//! The table: that everything the rules allow can be touched, that drawings stay
//! as they were looked at, and that what they say is true.

mod support;

#[path = "tabletop/drawn.rs"]
mod drawn;
#[path = "tabletop/lay.rs"]
mod lay;
#[path = "tabletop/moves.rs"]
mod moves;
#[path = "tabletop/pays.rs"]
mod pays;
#[path = "tabletop/stills.rs"]
mod stills;
#[path = "tabletop/thoughts.rs"]
mod thoughts;
