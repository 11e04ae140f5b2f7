//! The table: how the game is drawn and touched. It has no board of its own yet
//! and is played at the general table.

use crate::Kauri;
use drawing::Board;

impl Board for Kauri {}
