// The match behind the page and the thinker beside it, for one module: one script,
// told apart by the name of the worker. The match fetches the module and passes it on
// to the thinker; what is asked before it has started waits.
import init, { ponder, work } from "{{game.js}}";

const early = [];
const begin = async (module) => {
  const thinker = () => {
    const worker = new Worker(self.location.href, { type: "module", name: "thinker" });
    worker.postMessage(module);
    return worker;
  };
  await init({ module_or_path: module });
  if (self.name === "thinker") ponder();
  else work(thinker);
  for (const waiting of early) self.onmessage(waiting);
};
self.onmessage = (event) => {
  if (event.data instanceof WebAssembly.Module) begin(event.data);
  else early.push(event);
};
if (self.name !== "thinker") {
  WebAssembly.compileStreaming(fetch("{{game.wasm}}", { credentials: "same-origin" }))
    .then(begin)
    .catch(() => self.postMessage('{"failed":{"why":[]}}'));
}
