// Loads the page. Every match is played by a worker with the module of its game, and
// whatever is of no game by one with a module of its own. Words come in a file for each
// language; only that of the reader is fetched.
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

await init({ module_or_path: fetch("{{page.wasm}}", { credentials: "same-origin" }) });
const workers = { {{*workers*}} };
start((name) => new Worker(workers[name], { type: "module" }), lang, await words, text);

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
