//! Every sentence of the house, with nothing, one and two of everything and
//! with names that begin with a vowel: numbers and nouns agree, French words
//! lose their vowel where they must, and no two "and" run into each other.

use engine::{Arg, Message, Seat};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::{Lang, Phrasebook, Reader};

/// What can be counted here, one and several, in English.
const ENGLISH: &[(&str, &str)] = &[
    ("action", "actions"),
    ("army", "armies"),
    ("border", "borders"),
    ("bot", "bots"),
    ("byte", "bytes"),
    ("camel", "camels"),
    ("card", "cards"),
    ("character", "characters"),
    ("city", "cities"),
    ("coin", "coins"),
    ("factory", "factories"),
    ("good", "goods"),
    ("house", "houses"),
    ("match", "matches"),
    ("palace", "palaces"),
    ("piece", "pieces"),
    ("player", "players"),
    ("point", "points"),
    ("road", "roads"),
    ("round", "rounds"),
    ("rupee", "rupees"),
    ("seal", "seals"),
    ("shrine", "shrines"),
    ("site", "sites"),
    ("statue", "statues"),
    ("step", "steps"),
    ("table", "tables"),
    ("territory", "territories"),
    ("token", "tokens"),
    ("turn", "turns"),
    ("village", "villages"),
];

/// The same in French.
const FRENCH: &[(&str, &str)] = &[
    ("action", "actions"),
    ("armée", "armées"),
    ("bot", "bots"),
    ("caractère", "caractères"),
    ("carte", "cartes"),
    ("chameau", "chameaux"),
    ("comptoir", "comptoirs"),
    ("coup", "coups"),
    ("dé", "dés"),
    ("donne", "donnes"),
    ("emplacement", "emplacements"),
    ("frontière", "frontières"),
    ("jeton", "jetons"),
    ("joueur", "joueurs"),
    ("maison", "maisons"),
    ("manche", "manches"),
    ("marchandise", "marchandises"),
    ("octet", "octets"),
    ("partie", "parties"),
    ("personnage", "personnages"),
    ("pièce", "pièces"),
    ("place", "places"),
    ("point", "points"),
    ("route", "routes"),
    ("roupie", "roupies"),
    ("sanctuaire", "sanctuaires"),
    ("sceau", "sceaux"),
    ("statue", "statues"),
    ("table", "tables"),
    ("territoire", "territoires"),
    ("tirage", "tirages"),
    ("tour", "tours"),
    ("village", "villages"),
    ("ville", "villes"),
];

/// What several do and one does not.
const MANY_DO: &[&str] = &[
    "are", "were", "have", "stay", "stand", "fall", "go", "do", "sont", "ont", "restent",
    "peuvent", "tombent", "tiennent", "arrivent", "étaient", "font",
];

/// Words that keep a number and a noun apart: "1 of 7 goods".
const BETWEEN: &[&str] = &[
    "of", "for", "in", "and", "or", "to", "at", "on", "by", "from", "than", "de", "sur", "pour",
    "à", "et", "ou", "en", "par", "dans", "contre", "des", "les", "aux", "your", "vos", "a", "an",
    "un", "une", "le", "la", "the",
];

/// French words that lose their vowel before another one.
const ELIDED: &[&str] =
    &["de", "le", "la", "que", "ne", "se", "ce", "je", "me", "te", "jusque", "lorsque", "puisque"];

/// French words that begin with a vowel and still leave the word before them
/// whole.
const WHOLE: &[&str] = &["onze", "onzième", "oui", "un", "ou", "et", "à"];

/// Words that part one list from another: "two silver and a gold for a camel
/// and a cloth".
const PARTING: &[&str] = &["for", "to", "from", "against", "contre", "pour", "à", "de", "ou", "or"];

/// A text as words, each with whether a mark stands between it and the next.
fn words(text: &str) -> Vec<(String, bool)> {
    let open = ['(', '«', '“', '"', '\u{a0}'];
    let close = [',', '.', ';', ':', '!', '?', ')', '»', '”', '"', '…', '·', '→'];
    let mut words: Vec<(String, bool)> = Vec::new();
    for piece in text.split([' ', '\n', '\u{a0}']).filter(|piece| !piece.is_empty()) {
        let bare = piece.trim_start_matches(open);
        if bare.len() < piece.len()
            && let Some(last) = words.last_mut()
        {
            last.1 = true;
        }
        let word = bare.trim_end_matches(close);
        let marked = word.len() < bare.len();
        match words.last_mut() {
            Some(last) if word.is_empty() => last.1 = true,
            _ => words.push((word.to_owned(), marked)),
        }
    }
    words
}

/// What is wrong with a sentence.
pub(crate) fn faults(lang: Lang, text: &str) -> Vec<String> {
    let words = words(text);
    let mut faults = Vec::new();
    for (n, (word, marked)) in words.iter().enumerate() {
        if *marked {
            continue;
        }
        let next = |ahead: usize| {
            let near = words.get(n + ahead).map(|(word, _)| word.as_str());
            near.filter(|_| words[n..n + ahead].iter().all(|(_, marked)| !marked))
        };
        faults.extend(number(lang, word, next(1), next(2)));
        if lang == Lang::Fr {
            faults.extend(elision(word, next(1)));
        }
        // After a mark it joins two clauses, not two things.
        if !words[..n].last().is_some_and(|(_, marked)| *marked) {
            faults.extend(twice_and(lang, &words[n..]));
        }
    }
    faults.into_iter().map(|what| format!("{what} in: {text}")).collect()
}

fn number(lang: Lang, word: &str, next: Option<&str>, after: Option<&str>) -> Option<String> {
    let number: i64 = word.parse().ok()?;
    let next = next?;
    let (nouns, one) = match lang {
        Lang::En => (ENGLISH, number.abs() == 1),
        Lang::Fr => (FRENCH, number.abs() <= 1),
    };
    let several = |word: &str| nouns.iter().any(|(_, many)| *many == word);
    let single = |word: &str| nouns.iter().any(|(one, _)| *one == word);
    let apart = BETWEEN.contains(&next) || next.contains('’');
    let then = after.filter(|_| !apart);
    if one {
        let compound = then.is_some_and(single);
        let noun = (several(next) && !compound) || then.is_some_and(several);
        let verb = MANY_DO.contains(&next)
            || then.is_some_and(|after| single(next) && MANY_DO.contains(&after));
        let wrong = noun || verb;
        return wrong.then(|| format!("one, told as many: {word} {next}"));
    }
    let compound = then.is_some_and(several);
    let wrong = (single(next) && !compound) || (then.is_some_and(single) && !several(next));
    wrong.then(|| format!("many, told as one: {word} {next}"))
}

fn elision(word: &str, next: Option<&str>) -> Option<String> {
    let next = next?;
    let lower = next.to_lowercase();
    let bare = word.rsplit('’').next().unwrap_or(word).to_lowercase();
    let vowel = lower.starts_with(|c: char| "aàâeéèêiîoôuùœ".contains(c));
    let letter = next.chars().nth(1).is_none_or(|second| !second.is_alphabetic());
    let wrong =
        ELIDED.contains(&bare.as_str()) && vowel && !letter && !WHOLE.contains(&lower.as_str());
    wrong.then(|| format!("no elision: {word} {next}"))
}

/// Two "and" with nothing between that tells which belongs to what.
fn twice_and(lang: Lang, words: &[(String, bool)]) -> Option<String> {
    let and = match lang {
        Lang::En => "and",
        Lang::Fr => "et",
    };
    let ((first, false), rest) = words.split_first().map(|(it, rest)| ((&it.0, it.1), rest))?
    else {
        return None;
    };
    if first != and {
        return None;
    }
    for (word, marked) in rest {
        if word == and {
            return Some(format!("{and} twice"));
        }
        if *marked || PARTING.contains(&word.as_str()) {
            return None;
        }
    }
    None
}

/// The translation files of a language, by path.
fn files(lang: Lang) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["crates", "games"] {
        for package in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = package.unwrap().path().join("i18n").join(format!("{}.ftl", lang.code()));
            if let Ok(text) = std::fs::read_to_string(&path) {
                files.push((path, text));
            }
        }
    }
    files.sort();
    files
}

/// The folder a translation file belongs to.
fn package(path: &Path) -> String {
    let folder = path.ancestors().nth(2).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}

/// A sentence of a file: its name and its variables.
#[derive(Default)]
struct Sentence {
    id: String,
    variables: BTreeSet<String>,
    /// Those by which it chooses its words: they are numbers.
    chosen: BTreeSet<String>,
}

/// The sentences of a file.
fn sentences(text: &str) -> Vec<Sentence> {
    let mut list: Vec<Sentence> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (id, _) = line.split_once('=').expect("a sentence");
            list.push(Sentence { id: id.trim().to_owned(), ..Sentence::default() });
        }
        for part in line.split('$').skip(1) {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
            let (name, rest) = part.split_at(end.unwrap_or(part.len()));
            let sentence = list.last_mut().expect("a variable in a sentence");
            sentence.variables.insert(name.to_owned());
            if rest.trim_start().starts_with("->") && !name.ends_with("-is") {
                sentence.chosen.insert(name.to_owned());
            }
        }
    }
    list
}

/// Variables that hold a name wherever they stand, never a count.
const NAMES: &[&str] = &[
    "area", "card", "city", "file", "foe", "from", "good", "kind", "lord", "mover", "name",
    "nation", "one", "other", "place", "power", "to", "village", "villages",
];

/// Counts that are never nothing or one: sizes of the boxes and limits of the
/// house. Their sentences may speak of many.
const NEVER_ONE: &[(&str, &str)] = &[
    ("action-sell-bonus", "pile"),
    ("action-sell-bonus-end", "pile"),
    ("action-swap", "limit"),
    ("action-take", "limit"),
    ("event-bonus", "pile"),
    ("event-bonus-open", "pile"),
    ("event-no-bonus", "pile"),
    ("fault-hand-limit", "found"),
    ("fault-herd", "most"),
    ("fault-players", "most"),
    ("fault-record-size", "most"),
    ("manners-talk-long", "most"),
    ("misread-too-many", "most"),
    ("protocol-too-long", "most"),
    ("reason-hand-full", "limit"),
    ("reason-no-such-bonus", "pile"),
    ("reason-over-limit", "after"),
    ("reason-sale-too-small", "least"),
    ("reason-no-factory", "limit"),
    ("reason-swap-too-small", "least"),
    ("reason-tired", "most"),
    ("reason-tired-done", "most"),
    ("help-map", "all"),
    ("help-map", "guessed"),
    ("view-map", "all"),
    ("view-map-own", "all"),
    ("wire-too-long", "most"),
];

/// The message with every variable that is no chair set to this; a name stays
/// a name.
fn filled(sentence: &Sentence, value: &Arg) -> Message {
    let Sentence { id, variables, chosen } = sentence;
    let mut message = Message { id: id.clone().into(), args: Vec::new() };
    let chairs: BTreeSet<&str> =
        variables.iter().filter_map(|name| name.strip_suffix("-is")).collect();
    for (n, chair) in chairs.iter().enumerate() {
        message.args.push(((*chair).to_owned().into(), Arg::Seat(Seat::new(n))));
    }
    for name in variables.iter().filter(|name| !name.ends_with("-is")) {
        if !chairs.contains(name.as_str()) {
            message.args.push((name.clone().into(), fitting(id, name, value, chosen)));
        }
    }
    message
}

/// The value, or what a variable of this name holds instead.
fn fitting(id: &str, name: &str, value: &Arg, chosen: &BTreeSet<String>) -> Arg {
    let few = matches!(value, Arg::Number(0 | 1));
    let unit = matches!(value, Arg::Text(text) if text.starts_with('1'));
    if NAMES.contains(&name) && (matches!(value, Arg::Number(_)) || unit) {
        return Arg::Text("Delhi".to_owned());
    }
    let many = NEVER_ONE.contains(&(id, name)) && (few || unit);
    let number = chosen.contains(name) && matches!(value, Arg::Text(_));
    if many || number { Arg::Number(2) } else { value.clone() }
}

#[test]
fn every_sentence_is_right_with_any_number_and_any_name() {
    let names = ["Asha", "Élodie", "Oscar"].map(str::to_owned);
    let mut wrong = BTreeSet::new();
    let mut said = 0;
    for lang in Lang::ALL {
        let unit = if lang == Lang::En { "1 house" } else { "1 maison" };
        let texts = ["Agra", "Élodie", "Oudh", unit].map(|text| Arg::Text(text.to_owned()));
        let values: Vec<Arg> = [0, 1, 2].map(Arg::Number).into_iter().chain(texts).collect();
        for (path, text) in files(lang) {
            let book = Phrasebook::of(lang, &[(lang.code(), &text)]);
            for sentence in sentences(&text) {
                for value in &values {
                    let message = filled(&sentence, value);
                    for seat in [None, Some(Seat::A), Some(Seat::B)] {
                        let reader = Reader { names: &names, seat };
                        let text = book.try_say(&message, reader).unwrap_or_else(|missing| {
                            panic!("{}: {missing:?}", path.display());
                        });
                        said += 1;
                        let found = faults(lang, &text);
                        wrong.extend(
                            found
                                .into_iter()
                                .map(|it| format!("{}: {}: {it}", package(&path), sentence.id)),
                        );
                    }
                }
            }
        }
    }
    assert!(said > 30_000, "{said}");
    let list: Vec<String> = wrong.into_iter().collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
}

#[test]
fn each_kind_of_fault_is_found() {
    let found = |lang, text: &str| faults(lang, text).len();
    for text in [
        "You score 1 points.",
        "You have 1 territories",
        "1 armies on the map",
        "1 action tokens left",
        "2 card",
        "0 house",
        "2 free site",
        "1 are in the quarry.",
        "1 house are in the quarry.",
        "Gold and Palace and house",
        "Asha has 1 point and gets 3 gold and Ravi has none.",
    ] {
        assert_eq!(found(Lang::En, text), 1, "{text}");
    }
    for text in [
        "0 points",
        "1 cartes en main",
        "2 point",
        "1 chameaux",
        "2 jeton bonus",
        "1 maison sont dans la carrière.",
        "la maison de Agra",
        "le tour de Élodie",
        "le étendard",
        "plus que Asha",
        "Or et Palais et maison",
    ] {
        assert_eq!(found(Lang::Fr, text), 1, "{text}");
    }
    for (lang, text) in [
        (Lang::En, "1 point, 2 points, 0 points"),
        (Lang::En, "1 of 7 goods in hand"),
        (Lang::En, "2 silver and 1 gold for 1 cloth and 2 camels"),
        (Lang::En, "Gold and Palace + house"),
        (Lang::En, "1. you with 3 palaces and 5 gold; 2. Ravi with 2 palaces and 1 gold"),
        (Lang::Fr, "0 point, 1 point, 2 points"),
        (Lang::Fr, "de A à G, le A, de 1 à 11"),
        (Lang::Fr, "d’Agra à Oudh, le oui, 1 palais"),
        (Lang::Fr, "2 argents et 1 or contre 1 tissu et 2 chameaux"),
    ] {
        assert_eq!(faults(lang, text), Vec::<String>::new());
    }
}
