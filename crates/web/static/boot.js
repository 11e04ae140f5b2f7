// Loads the one module and starts it twice: here as the page, and in a worker
// as the match behind it. It is fetched and compiled once.
import init, { start } from "{{page.js}}";

const module = await WebAssembly.compileStreaming(fetch("{{page.wasm}}", { credentials: "same-origin" }));
await init({ module_or_path: module });
const worker = new Worker("{{worker.js}}", { type: "module" });
worker.postMessage(module);
start(worker);

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
