// Loads the one module and starts it twice: here as the page, and in a worker
// as the match behind it. It is fetched and compiled once. A game that did not
// come with the page is played by a worker with a module of its own.
import init, { start } from "{{page.js}}";

// The worker gets ready while the module arrives.
const worker = new Worker("{{worker.js}}", { type: "module" });
const module = await WebAssembly.compileStreaming(fetch("{{page.wasm}}", { credentials: "same-origin" }));
worker.postMessage(module);
await init({ module_or_path: module });
start(worker, () => new Worker("{{worker-games.js}}", { type: "module" }));

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
