// The match behind the page. The page sends the compiled module first; what
// comes before the module has started waits.
import init, { work } from "{{page.js}}";

const early = [];
self.onmessage = (event) => {
  if (!(event.data instanceof WebAssembly.Module)) {
    early.push(event);
    return;
  }
  init({ module_or_path: event.data }).then(() => {
    work();
    for (const waiting of early) self.onmessage(waiting);
  });
};
