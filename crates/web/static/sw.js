// Keeps the page for when there is no network: what every reader needs at the first
// visit, what belongs to a game when that game is opened, and all games when the reader
// asks. Every file but the front page has a name that changes with its content, so what
// is kept never grows old.
const OURS = "durbar-";
const VERSION = OURS + "{{*version*}}";
const SHELL = [{{*shell*}}];
const GAMES = { {{*games*}} };
const FILES = [...SHELL, ...Object.values(GAMES).flat()];

const stem = (path) => path.replace(/\.[0-9a-f]{16}\./, ".");

// What an older version has kept of the same content is not fetched again. A file that
// did not come is asked for once more: a page that is loaded anew meanwhile may cut the
// first try short, and without one file nothing is kept.
const keep = async (cache, file) => {
  if (await cache.match(file)) return;
  const known = stem(file) === file ? undefined : await caches.match(file);
  if (known) return cache.put(file, known);
  return cache.add(file).catch(() => cache.add(file));
};

// What the versions before have kept: a game that could be played without a network
// yesterday can be played today.
const before = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== VERSION);
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(lists.flat().map((request) => stem(new URL(request.url).pathname)));
};

self.addEventListener("install", (event) => {
  const all = async () => {
    const [cache, known] = [await caches.open(VERSION), await before()];
    const wanted = new Set([...SHELL, "/", ...FILES.filter((file) => known.has(stem(file)))]);
    await Promise.all([...wanted].map((file) => keep(cache, file)));
    return self.skipWaiting();
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page says which games to keep, and hears how many of their files are here; fewer
// than all at the end if one could not be had.
self.addEventListener("message", (event) => {
  const wanted = event.data.keep.flatMap((game) => GAMES[game] || []);
  const told = (done, over) => event.ports[0] && event.ports[0].postMessage([done, wanted.length, over]);
  const all = async () => {
    const cache = await caches.open(VERSION);
    let done = 0;
    for (const file of wanted) {
      try {
        await keep(cache, file);
      } catch {
        break;
      }
      done += 1;
      told(done, false);
    }
    told(done, true);
  };
  event.waitUntil(all());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === location.origin && (url.pathname === "/" || FILES.includes(url.pathname));
  if (event.request.method !== "GET" || !ours) return;
  const kept = () => caches.open(VERSION).then((cache) => cache.match(url.pathname));
  if (url.pathname === "/" || url.pathname === "/index.html") {
    // The front page is asked for anew while there is a network.
    event.respondWith(fetch(event.request).catch(kept));
  } else {
    event.respondWith(kept().then((found) => found || fetch(event.request)));
  }
});
