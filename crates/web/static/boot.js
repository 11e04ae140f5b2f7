// Loads the page. Every match is played by a worker with the module of its game, and
// whatever is of no game by one with a module of its own. Words come in a file for each
// language, those of a game's table in files of their own; only the reader's language is
// fetched.
import init, { start } from "{{page.js}}";

const files = { {{*words*}} };
const text = (lang, game = "") =>
  fetch(files[game][lang]).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
let liked = navigator.languages;
try {
  liked = [localStorage.getItem("durbar.lang"), ...liked];
} catch {
  // A browser that keeps nothing has chosen nothing.
}
const lang = liked.map((name) => (name || "").slice(0, 2).toLowerCase()).find((name) => name in files[""]) || "en";
const words = text(lang);

await init({ module_or_path: fetch("{{page.wasm}}", { credentials: "same-origin" }) });
const workers = { {{*workers*}} };
const work = (name) => new Worker(workers[name], { type: "module" });

// Keeps games for when there is no network, once the keeper is there; `told` hears how
// many files are kept, of how many, and whether that is all that can be had.
let keeper;
const keeps = new Promise((go) => (keeper = go));
const keep = async (games, told) => {
  const line = new MessageChannel();
  line.port1.onmessage = (event) => told(...event.data);
  try {
    const { active } = await keeps;
    active.postMessage({ keep: games }, [line.port2]);
  } catch {
    told(0, 0, true);
  }
};
start(work, lang, await words, text, keep);

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  keeper(navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready));
} else {
  keeper(Promise.reject());
}
