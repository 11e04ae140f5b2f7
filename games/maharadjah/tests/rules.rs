//! The rules, clause by clause: `r5_4_...` holds clause 5.4 of RULES.md,
//! `ruling_30_...` holds ruling R30, `x9_...` and `y21_...` play the worked
//! examples.

mod support;

mod rules {
    mod ages;
    mod alliance;
    mod arrivals;
    mod battles;
    mod cards;
    mod course;
    mod examples;
    mod five_minutes;
    mod leaders;
    mod movement;
    mod points;
    mod population;
    mod setup;
    mod submission;
    mod trade;
}
