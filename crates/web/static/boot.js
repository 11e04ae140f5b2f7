// Loads the page and starts it twice: here as what one sees, and in a worker that
// follows tables of a server. It is fetched and compiled once. Every game is played
// by a worker with a module of its own. Words come in a file for each language;
// only that of the reader is fetched.
import init, { start } from "{{page.js}}";

const files = { en: "{{words-en.ftl}}", fr: "{{words-fr.ftl}}" };
const text = (lang) => fetch(files[lang]).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
let liked = navigator.languages;
try {
  liked = [localStorage.getItem("durbar.lang"), ...liked];
} catch {
  // A browser that keeps nothing has chosen nothing.
}
const lang = liked.map((name) => (name || "").slice(0, 2).toLowerCase()).find((name) => name in files) || "en";
const words = text(lang);

// The worker gets ready while the module arrives.
const worker = new Worker("{{worker.js}}", { type: "module" });
const module = await WebAssembly.compileStreaming(fetch("{{page.wasm}}", { credentials: "same-origin" }));
worker.postMessage(module);
await init({ module_or_path: module });
const workers = { {{*workers*}} };
start(worker, (game) => new Worker(workers[game], { type: "module" }), lang, await words, text);

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
