//! The rules, clause by clause: `r4_3_...` holds clause 4.3 of RULES.md,
//! `ruling_11_...` holds ruling R11, `scenario_13_...` plays a worked example.

mod support;

mod rules {
    mod chapter01;
    mod chapter02;
    mod chapter03;
    mod chapter04;
    mod chapter05;
    mod chapter06;
    mod chapter07;
    mod chapter08;
    mod chapter09;
    mod chapter10;
    mod chapter11;
    mod chapter12;
    mod counts;
    mod five_minutes;
    mod rulings;
    mod scenarios;
}
