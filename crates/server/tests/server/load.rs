//! The load that measures plays every kind of table, and counts only moves
//! that were kept.

use crate::house::{Folder, House};
use server::client::request;
use server::load::{self, Kind, Load};

#[tokio::test]
async fn the_load_plays_every_kind_of_table_and_counts_what_was_kept() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let kept = async || {
        let (_, text) = request(house.address, "GET", "/metrics", None, None).await.unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("durbar_changes_total "));
        line.unwrap().parse::<u64>().unwrap()
    };
    let kinds = Kind::ALL.to_vec();
    let load = Load {
        server: house.address,
        games: catalog::games(),
        tables: 3,
        kinds,
        seconds: 1,
        rate: 0,
    };
    let parties = load::connect(&load).await.unwrap();
    let before = kept().await;
    let (played, parties) = load::play(&load, parties).await.unwrap();
    let moves: u64 = played.iter().map(|(_, played)| played.moves).sum();
    assert_eq!(kept().await - before, moves);
    for (kind, played) in played {
        assert!(played.moves > 10, "{kind:?}: {}", played.moves);
        assert_eq!(played.latencies.len() as u64, played.moves);
        assert!(played.bytes > 0.0);
        assert_eq!(played.sealed > 0, kind == Kind::Sealed, "{kind:?}: {}", played.sealed);
    }
    for party in &parties {
        let tables = party.players().iter().filter_map(|player| player.table.as_ref());
        let clocks: Vec<_> = tables.map(|table| !table.clocks.left.is_empty()).collect();
        assert_eq!(clocks, vec![party.kind() == Kind::Clocked; party.kind().players()]);
    }
    house.close().await;
}
