//! Questions and what answers bring.

use crate::support::wander::{legal, wander};
use crate::support::*;
use engine::{Game, Step};
use maharadjah::board::MAP;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn the_worked_example_of_submission_is_told_before_the_answer() {
    let mut play = at("turn: 9; nation: muslims; rajputs: delhi, lahore; \
        muslims: agra 3, sind, gujarat, malwa, bengal, bihar, oudh");
    play.go("pick 3 agra; to delhi; done");
    let question = asked(&MAP, &play.state).expect("the Rajputs are asked");
    assert_eq!((question.nation, question.by), (Nation::Rajputs, Nation::Muslims));
    assert!(
        question.matter.may_submit(Region::North) && !question.matter.may_submit(Region::South)
    );
    assert_eq!((question.places, question.clause), (areas("delhi lahore"), "8.1"));
    let yes = outcome(&MAP, &play.state, "submit north".parse().unwrap()).unwrap();
    assert_eq!(yes.leaves.len(), 1);
    assert_eq!((yes.leaves[0].at, yes.leaves[0].armies), (area("delhi"), 3));
    assert!(yes.leaves[0].to.contains(area("agra")));
    assert_eq!(yes.safe, areas("delhi lahore"));
    let reign = yes.reigns.iter().find(|reign| reign.nation == Nation::Muslims).unwrap();
    assert_eq!((reign.count, reign.points), ((7, 8), (0, 0)), "Agra is empty for the moment");
    let no = outcome(&MAP, &play.state, Action::No).unwrap();
    assert!(no.leaves.is_empty() && no.safe.is_empty() && no.phase == Phase::Dice);
    assert!(outcome(&MAP, &play.state, Action::Yes).is_none(), "that is no answer");
}

#[test]
fn each_question_says_who_where_and_why() {
    let mut play = at("turn: 13; nation: mahrattas; mahrattas: gujarat 2; dutch: arabian-sea");
    assert!(asked(&MAP, &play.state).is_none(), "the active nation decides");
    play.go("pick 2 gujarat; to arabian-sea");
    let question = asked(&MAP, &play.state).unwrap();
    assert_eq!(question.matter, Matter::Crossing(area("arabian-sea")));
    assert_eq!((question.nation, question.clause), (Nation::Dutch, "5.8"));
}

#[test]
fn outcomes_are_what_the_engine_does() {
    let (mut questions, mut answers, mut left) = (0, 0, 0);
    wander(24, 400, |seen| {
        let (game, state) = (seen.game, seen.before);
        let Some(question) = asked(&MAP, state) else { return };
        let seat = game.turn(state).seats().lowest().expect("a seat");
        assert_eq!(question.seat, seat);
        questions += 1;
        for action in legal(game, state) {
            let (mut then, mut heard) = (*state, Vec::new());
            let told = outcome(&MAP, state, action).expect("it is legal");
            game.apply(&mut then, Step::Act(seat, action), &mut |event| heard.push(event));
            assert_eq!(told.events, heard);
            assert_eq!(told.phase, then.phase());
            assert_eq!(told.next, asked(&MAP, &then));
            let abroad = then.held(then.nation()).and(Areas::FOREIGN);
            if then.phase() == Phase::Displace && abroad.is_empty() {
                assert!(!told.leaves.is_empty());
                left += 1;
            }
            answers += 1;
        }
    });
    println!("{questions} questions, {answers} answers, {left} with armies that leave");
    assert!(questions > 300 && left > 10);
}
