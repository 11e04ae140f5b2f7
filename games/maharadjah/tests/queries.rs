//! What the table asks the rules: held against the rules themselves.

mod support;

mod queries {
    mod calendar;
    mod growth;
    mod odds;
    mod pays;
    mod question;
    mod reach;
    mod since;
    mod trade;
}
