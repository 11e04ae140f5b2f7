// Keeps the page for when there is no network. Every file but the front page
// has a name that changes with its content, so what is kept never grows old.
const VERSION = "durbar-{{*version*}}";
const FILES = [{{*list*}}];

// A file that did not come is asked for once more: a page that is loaded anew
// meanwhile may cut the first try short, and without one file nothing is kept.
const keep = (cache, file) => cache.add(file).catch(() => cache.add(file));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(VERSION)
      .then((cache) => Promise.all([...FILES, "/"].map((file) => keep(cache, file))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
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
