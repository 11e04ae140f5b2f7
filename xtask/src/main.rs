//! Chores of the workspace. `cargo xtask` lists them.

fn main() {
    println!("coming");
}
