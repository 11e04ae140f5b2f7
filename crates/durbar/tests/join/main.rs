//! Terminals at a server's tables: the program itself, over real connections on
//! this machine, with lines that break and certificates of one's own.

mod house;
mod line;
mod table;
mod trouble;
