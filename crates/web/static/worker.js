// The match behind the page and, started by it where somebody has to think, the
// thinker beside it: one script, told apart by the name of the worker. The
// compiled module comes first; what comes before it has started waits.
import init, { ponder, work } from "{{page.js}}";

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
