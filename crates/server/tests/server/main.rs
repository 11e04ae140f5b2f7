//! The server from outside: real servers on free ports, real connections.

mod abuse;
mod before;
mod connection;
mod house;
mod load;
mod manners;
mod matches;
mod secrets;
mod storage;
mod takeback;
