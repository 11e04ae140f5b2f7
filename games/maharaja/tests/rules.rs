//! The rules, clause by clause: `r4_3_...` holds clause 4.3 of RULES.md,
//! `ruling_11_...` holds ruling R11, `e3_...` plays a worked example and
//! `t8_...` a further one.

mod support;

mod rules {
    mod board;
    mod brahmabot;
    mod characters;
    mod ending;
    mod examples;
    mod five_minutes;
    mod further;
    mod further_solo;
    mod options;
    mod persons;
    mod rewards;
    mod rulings;
    mod rulings_late;
    mod rulings_solo;
    mod scoring;
    mod setup;
    mod shrines;
    mod track;
    mod travel;
    mod turns;
    mod writing;
}
