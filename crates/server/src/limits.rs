//! Who may ask how much: a bucket per address that fills at a steady rate.

use crate::config::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// A bucket of tokens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(size: u32) -> Bucket {
        Bucket { tokens: f64::from(size), filled: Instant::now() }
    }

    /// Takes a token if there is one.
    pub(crate) fn take(&mut self, rate: f64, size: u32, now: Instant) -> bool {
        let gone = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + gone * rate).min(f64::from(size));
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

#[derive(Default)]
struct Address {
    requests: Option<Bucket>,
    guests: Option<Bucket>,
    sockets: u32,
}

/// What each address has used.
pub(crate) struct Gate {
    limits: Limits,
    addresses: Mutex<(HashMap<IpAddr, Address>, u32)>,
}

/// Every address takes a little memory; forgotten when this many are known.
const MOST_ADDRESSES: usize = 100_000;

/// One host is one address; in IPv6 a host has a whole network.
fn host(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let mut parts = v6.segments();
            parts[4..].fill(0);
            IpAddr::V6(parts.into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate { limits, addresses: Mutex::default() }
    }

    fn with<T>(
        &self,
        address: IpAddr,
        look: impl FnOnce(&mut Address, &mut u32) -> T,
    ) -> Option<T> {
        let mut known = self.addresses.lock().ok()?;
        let (addresses, sockets) = &mut *known;
        if addresses.len() >= MOST_ADDRESSES {
            addresses.retain(|_, address| address.sockets > 0);
        }
        Some(look(addresses.entry(host(address)).or_default(), sockets))
    }

    /// Whether this address may make a request now.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        let Limits { rate, burst, .. } = self.limits;
        let look = |it: &mut Address, _: &mut u32| {
            let bucket = it.requests.get_or_insert_with(|| Bucket::full(burst));
            bucket.take(f64::from(rate), burst, Instant::now())
        };
        self.with(address, look).unwrap_or(true)
    }

    /// Whether this address may make another guest now.
    pub(crate) fn guest(&self, address: IpAddr) -> bool {
        let most = self.limits.guests;
        let look = |it: &mut Address, _: &mut u32| {
            let bucket = it.guests.get_or_insert_with(|| Bucket::full(most));
            bucket.take(f64::from(most) / 3600.0, most, Instant::now())
        };
        self.with(address, look).unwrap_or(true)
    }

    /// Whether this address may open another connection; it then must be
    /// given back with [`Gate::closed`].
    pub(crate) fn socket(&self, address: IpAddr) -> bool {
        let Limits { sockets_per_address, sockets: most, .. } = self.limits;
        let look = |it: &mut Address, all: &mut u32| {
            let free = it.sockets < sockets_per_address && *all < most;
            if free {
                it.sockets += 1;
                *all += 1;
            }
            free
        };
        self.with(address, look).unwrap_or(false)
    }

    /// A connection has ended.
    pub(crate) fn closed(&self, address: IpAddr) {
        self.with(address, |it, all| {
            it.sockets = it.sockets.saturating_sub(1);
            *all = all.saturating_sub(1);
        });
    }

    /// How many connections there are.
    pub(crate) fn sockets(&self) -> u32 {
        self.addresses.lock().map_or(0, |known| known.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let mut bucket = Bucket::full(2);
        let start = bucket.filled;
        let mut take = |ms| bucket.take(10.0, 2, start + Duration::from_millis(ms));
        assert!(take(0) && take(0) && !take(50));
        assert!(take(100) && !take(120));
        assert!(take(10_000) && take(10_000) && !take(10_000), "never more than its size");
    }

    #[test]
    fn addresses_do_not_disturb_each_other_and_a_network_is_one_host() {
        let limits =
            Limits { burst: 1, rate: 1, sockets_per_address: 1, sockets: 2, ..Limits::default() };
        let gate = Gate::new(limits);
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!(gate.request(ip("10.0.0.1")) && !gate.request(ip("10.0.0.1")));
        assert!(!gate.request(ip("::ffff:10.0.0.1")), "the same host in other clothes");
        assert!(gate.request(ip("2001:db8::1")) && !gate.request(ip("2001:db8::2")));
        assert!(gate.socket(ip("10.0.0.1")) && !gate.socket(ip("10.0.0.1")));
        assert!(gate.socket(ip("10.0.0.2")) && !gate.socket(ip("10.0.0.3")), "two in all");
        gate.closed(ip("10.0.0.1"));
        assert!(gate.socket(ip("10.0.0.3")));
        assert_eq!(gate.sockets(), 2);
    }
}
