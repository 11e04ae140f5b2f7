//! The rules, clause by clause: `r4_3_...` holds clause 4.3 of RULES.md,
//! `ruling_11_...` holds ruling R11, `w3_...` plays a worked example and
//! `t8_...` a further one.

mod support;

mod rules {
    mod board;
    mod characters;
    mod examples;
    mod five_minutes;
    mod further;
    mod hidden;
    mod houses;
    mod one_card;
    mod options;
    mod retinues;
    mod rounds;
    mod rulings;
    mod scoring;
    mod setup;
    mod travel;
    mod turns;
    mod writing;
}
