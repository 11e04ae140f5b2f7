//! The native half: runs the module it is given in an interpreter and compares
//! every digest with its own.
//!
//! An interpreter rather than a browser or a runtime: it is one more crate, and
//! nothing has to be installed.

use anyhow::{Context, Result, ensure};
use wasmi::{Engine, Linker, Module, Store};

/// Seeds, and matches of each rulebook per seed: one of the two plays `legal`,
/// the other `pick`. An interpreter is some fifty times slower than the
/// machine; this many take seconds.
const SEEDS: [u64; 2] = [1, u64::MAX];
const MATCHES: u32 = 2;

fn main() -> Result<()> {
    let path = std::env::args_os().nth(1).context("agree takes the path of its own module")?;
    let bytes = std::fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes)?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let digest = instance.get_typed_func::<(u32, u64, u32), u64>(&store, "digest")?;

    let mut agree = true;
    for (n, game) in agree::GAMES.iter().enumerate() {
        for seed in SEEDS {
            let native = (game.digest)(seed, MATCHES);
            let wasm = digest.call(&mut store, (n as u32, seed, MATCHES))?;
            let verdict = if native == wasm { "ok" } else { "FAILED" };
            println!("{} from seed {seed}: {native:016x} and {wasm:016x} ... {verdict}", game.id);
            agree &= native == wasm;
        }
    }
    ensure!(agree, "the machine and WebAssembly play different matches");
    Ok(())
}
