// The match behind the page, for every game. What is asked before the module
// has started waits.
import init, { work } from "{{games.js}}";

const early = [];
self.onmessage = (event) => early.push(event);
init({ module_or_path: fetch("{{games.wasm}}", { credentials: "same-origin" }) }).then(
  () => {
    work();
    for (const waiting of early) self.onmessage(waiting);
  },
  () => self.postMessage('{"failed":{"why":[]}}'),
);
