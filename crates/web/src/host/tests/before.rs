//! Matches that a version before kept go on in the page, in format 1.

use super::*;

const RECORDS: [&str; 3] = [
    include_str!("../../../../table/tests/table/before/running.txt"),
    include_str!("../../../../table/tests/table/before/taken-back.txt"),
    include_str!("../../../../table/tests/table/before/standing.txt"),
];
const OVER: [&str; 2] = [
    include_str!("../../../../table/tests/table/before/finished.txt"),
    include_str!("../../../../table/tests/table/before/resigned.txt"),
];

fn resume(text: &str) -> (Host, Vec<Report>) {
    let mut host = Host::default();
    let reports = host.handle(Order::Resume {
        id: "x".into(),
        record: text.into(),
        seed: "another".into(),
        first_prompt: 1_000,
        away: None,
        lang: Lang::En,
    });
    (host, reports)
}

#[track_caller]
fn in_format_1(text: &str) -> engine::Record {
    assert!(text.starts_with("durbar: 1\n") && !text.contains("\n= "), "{text}");
    let record: engine::Record = text.parse().unwrap();
    assert!(record.steps.iter().all(|step| !step.continues));
    record
}

#[test]
fn matches_of_before_go_on_in_the_page() {
    for text in RECORDS {
        let (mut host, reports) = resume(text);
        let (mut scene, _) = shown(&reports);
        let begun = in_format_1(text).steps;
        assert_eq!(scene.steps, begun.len());
        for _ in 0..12 {
            let reports = match scene.prompt {
                Some(prompt) => {
                    let text = scene.choices[0].text.clone();
                    host.handle(Order::Act { prompt, text })
                }
                None => think_once(&mut host, &no_clock),
            };
            let (next, kept) = shown(&reports);
            if let Some(kept) = kept {
                let kept = in_format_1(&kept);
                assert_eq!(kept.steps.len(), next.steps);
                let mut stands = kept.steps.iter().zip(&begun);
                assert!(stands.all(|(now, then)| (now.who, &now.text) == (then.who, &then.text)));
            }
            scene = next;
        }
        assert!(scene.steps > begun.len());
    }
}

#[test]
fn matches_of_before_that_are_over_are_shown_and_verified() {
    for text in OVER {
        let (mut host, reports) = resume(text);
        assert!(shown(&reports).0.end.is_some());
        let fairness = host.handle(Order::Verify);
        assert!(matches!(&fairness[0], Report::Fairness { fair: true, .. }), "{fairness:?}");
    }
}
