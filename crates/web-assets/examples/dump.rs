//! Writes the page into a folder, for any plain web server, and tells sizes.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("name a folder");
        std::process::exit(2);
    };
    std::fs::create_dir_all(&folder)?;
    println!("{:>9} {:>9} {:>9}  file", "raw", "gzip", "brotli");
    for asset in web_assets::ASSETS {
        std::fs::write(folder.join(asset.path.trim_start_matches('/')), asset.raw)?;
        let (raw, gzip, brotli) = (asset.raw.len(), asset.gzip.len(), asset.brotli.len());
        println!("{raw:>9} {gzip:>9} {brotli:>9}  {}", asset.path);
    }
    Ok(())
}
