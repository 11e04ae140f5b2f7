//! The page: draws scenes, sends orders.

#![allow(missing_docs)] // it is seen, not called
#![allow(clippy::needless_pass_by_value)] // views are handed over whole

pub(crate) mod actions;
pub(crate) mod api;
pub(crate) mod app;
pub(crate) mod art;
pub(crate) mod dialog;
pub(crate) mod drawn;
pub(crate) mod env;
pub(crate) mod finish;
pub(crate) mod general;
pub(crate) mod home;
pub(crate) mod letters;
pub(crate) mod line;
pub(crate) mod lobby;
pub(crate) mod log;
pub(crate) mod offline;
pub(crate) mod options;
pub(crate) mod press;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod stage;
pub(crate) mod store;
pub(crate) mod table;
pub(crate) mod touch;

pub use app::start;
