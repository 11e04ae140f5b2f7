//! The table as a drawing: everything can be done by touching it, names do not
//! overlap, and named positions look as they did.

#[path = "tabletop/law.rs"]
mod law;
#[path = "tabletop/looks.rs"]
mod looks;
#[path = "tabletop/reader.rs"]
mod reader;
mod support;
#[path = "tabletop/thoughts.rs"]
mod thoughts;
#[path = "tabletop/told.rs"]
mod told;
