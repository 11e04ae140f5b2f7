use engine::*;
use maharadjah::*;
struct R(u64);
impl engine::rand_core::TryRng for R {
    type Error = engine::rand_core::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((self.try_next_u64()? >> 32) as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Ok(z ^ (z >> 31))
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!()
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args.get(1).map_or(20, |s| s.parse().unwrap());
    let uniform = args.get(2).is_some_and(|s| s == "u");
    let log = args.get(2).is_some_and(|s| s == "log");
    let audit = !args.get(2).is_some_and(|s| s == "fast");
    let mut phases = std::collections::BTreeMap::<String, u64>::new();
    for scenario in Scenario::ALL {
        let game = Maharadjah::of(scenario);
        let (mut steps, mut acts, mut list, mut longest, mut maxl) =
            (0u64, 0u64, 0u64, 0u64, 0usize);
        let mut buf = Vec::with_capacity(512);
        let mut score = [0i64; 17];
        let t = std::time::Instant::now();
        for seed in 0..games {
            let mut rng = R(seed * 7919 + scenario as u64);
            let mut state = game.start();
            let mut n = 0u64;
            loop {
                if audit {
                    if let Err(e) = game.audit(&state) {
                        println!(
                            "AUDIT {e} seed {seed} {scenario:?} step {n}\n{}",
                            game.position(&state)
                        );
                        std::process::exit(1);
                    }
                }
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut rng)),
                    Turn::Seats(s) => {
                        let seat = s.lowest().unwrap();
                        acts += 1;
                        if audit {
                            buf.clear();
                            game.legal(&state, seat, &mut buf);
                            list += buf.len() as u64;
                            maxl = maxl.max(buf.len());
                            *phases
                                .entry(
                                    format!("{:?}", state.phase())
                                        .split([' ', '('])
                                        .next()
                                        .unwrap()
                                        .to_owned(),
                                )
                                .or_default() += 1;
                            for a in &buf {
                                if let Err(e) = game.check(&state, seat, *a) {
                                    println!("CHECK {a} {e:?}\n{}", game.position(&state));
                                    std::process::exit(1)
                                }
                            }
                        }
                        let a = if uniform {
                            buf[rng.below(buf.len() as u32) as usize]
                        } else {
                            game.pick(&state, seat, &mut rng, &mut buf)
                        };
                        Step::Act(seat, a)
                    }
                };
                if log {
                    println!("{step}");
                }
                game.apply(&mut state, step, &mut |e| {
                    if log {
                        println!("      {e:?}")
                    }
                });
                n += 1;
                if n > 40000 {
                    println!("LONG {seed}\n{}", game.position(&state));
                    std::process::exit(1)
                }
            }
            steps += n;
            longest = longest.max(n);
            for i in 0..17 {
                score[i] += i64::from(state.points(Nation::ALL[i]));
            }
        }
        let dt = t.elapsed();
        println!(
            "{scenario:?}: {} steps/game, {} acts/game, longest {longest}, mean legal {:.1} max {maxl}, {:.0} ns/step {:.1} games/s",
            steps / games,
            acts / games,
            list as f64 / acts as f64,
            dt.as_nanos() as f64 / steps as f64,
            games as f64 / dt.as_secs_f64()
        );
        println!(
            "  {:?}",
            score
                .iter()
                .zip(Nation::ALL)
                .map(|(s, n)| format!("{n} {:.1}", *s as f64 / games as f64))
                .collect::<Vec<_>>()
        );
        if log {
            break;
        }
    }
    println!("{phases:?} state {} bytes action {}", size_of::<State>(), size_of::<Action>());
}
