//! What can be found in the catalogue.

#[test]
fn every_game_is_found_by_its_name_and_no_name_is_there_twice() {
    let games = catalog::games();
    assert!(games.entries().len() >= 4);
    for entry in games.entries() {
        assert_eq!(games.find(&format!(" {} ", entry.id.to_uppercase())).unwrap().id, entry.id);
        assert_eq!(games.entries().iter().filter(|it| it.id == entry.id).count(), 1);
    }
    assert_eq!(games.find("nonsense").err().unwrap().id, "fault-game");
}

#[test]
fn a_game_on_another_map_is_an_entry_of_its_own() {
    let games = catalog::games();
    let entry = games.find("maharadjah").unwrap();
    let own = include_str!("../../../games/maharadjah/data/map.toml");
    let berar = "key = \"berar\"\nregion = { value = \"south\", evidence = \"printed\" }\n\
        rough = { value = ";
    let from = format!("{berar}false");
    assert!(own.contains(&from) && own.contains("rough = 11"));
    let text = own.replacen("rough = 11", "rough = 12", 1);
    let text = text.replacen(&from, &format!("{berar}true"), 1);
    let other = entry.on_map(&text).unwrap();
    assert_eq!(other.map(), Some(text.as_str()));
    assert!(other.map_mark().is_some());
    // The catalogue has the game as it was, and its own map is no other one.
    assert!(games.find("maharadjah").unwrap().map().is_none());
    assert!(entry.on_map(own).unwrap().map().is_none());
    assert!(games.find("jaipur").unwrap().on_map(own).is_err());
}
