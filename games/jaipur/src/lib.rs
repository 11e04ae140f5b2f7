//! Jaipur: the rules, data and words of the game of two merchants.
