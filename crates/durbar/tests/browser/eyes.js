// What a player sees of a drawn table, for tests: what can be touched and where,
// whose turn it is, and whether anything looks different than before.
window.durbarEyes = (() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const name = (it) => it.dataset.k || it.dataset.h || it.innerText;
  const BUTTON = ".prompt-buttons .button:not(.put-back):not(.switch):not([disabled]):not([data-h])";
  const LARGE = ".prompt-buttons .primary:not([disabled])";
  const lines = () => all(".menu .chip-line");
  const lit = () => all("main.drawn .lit").filter((it) => !it.classList.contains("picked"));
  const begun = () => one(".prompt .put-back");
  const over = () => !!one(".finish");
  const halted = () => one(".prompt .go-on");
  const sign = () => JSON.stringify([
    one("main.drawn")?.dataset.steps, one(".prompt")?.className, one(".prompt p")?.innerText,
    all("main.drawn .lit").map(name), all("main.drawn .picked").map(name), lines().map(name),
    all(".prompt-buttons .button").map((it) => it.innerText + it.disabled + it.className),
    one(".stepper output")?.innerText, over(),
  ]);
  const ready = () => over() || halted()
    || (one(".prompt.yours") && !one(".cover") && (lines().length || one(LARGE) || lit().length || one(BUTTON) || begun()));

  // Calls back once `test` holds, and goes on holding while the page stands still.
  const once = (test, done, never) => {
    const begin = performance.now();
    let still = null;
    const turn = () => {
      const now = test() ? sign() : null;
      if (now !== null && now === still) return done(now);
      still = now;
      if (performance.now() - begin > 60000) return never();
      requestAnimationFrame(() => setTimeout(turn, 0));
    };
    turn();
  };

  // A place in the window where a hand meets this thing and nothing else.
  const meets = (it, x, y) => {
    const found = document.elementFromPoint(x, y)?.closest("[data-h], button");
    return found === it || (found && it.dataset.h && found.dataset.h === it.dataset.h);
  };
  const spot = (it) => {
    it.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = it.getBoundingClientRect();
    const parts = 12;
    let best = null;
    for (let n = 0; n <= parts * parts; n += 1) {
      // The middle first, then everywhere.
      const across = n ? ((n - 1) % parts + 0.5) / parts : 0.5;
      const along = n ? (Math.floor((n - 1) / parts) + 0.5) / parts : 0.5;
      const [x, y] = [Math.round(box.left + box.width * across), Math.round(box.top + box.height * along)];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !meets(it, x, y)) continue;
      const far = Math.hypot(across - 0.5, along - 0.5);
      if (!best || far < best.far) best = { x, y, far };
      if (!n) break;
    }
    return best;
  };
  // What lies over the middle of a thing.
  const above = (it) => {
    const box = it.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const carrier = found?.closest("[data-h], button, [class]");
    return carrier ? name(carrier) || carrier.getAttribute("class") : null;
  };
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(it).visibility !== "hidden";
  };

  // What kind of thing this is to somebody with keys.
  const kind = (it) => {
    if (!it) return "";
    if (it.matches(".menu .chip-line")) return "line";
    if (lines().length) return "";
    const complete = one(LARGE) && begun();
    if (it.matches("main.drawn .lit")) {
      const picked = it.classList.contains("picked");
      return picked ? (one(LARGE) ? "done" : "") : complete ? "" : "lit";
    }
    if (it.matches(LARGE)) return begun() || !lit().length ? "large" : "small";
    return it.matches(BUTTON) && !complete ? "small" : "";
  };

  return {
    sign,
    spot,
    // What is lit and seen, and where a hand meets it.
    lit: () => all("main.drawn .lit").filter(seen).map((it) => ({ handle: it.dataset.h, key: name(it), over: above(it), ...spot(it) })),
    // Waits until it is one's turn and something looks different than `before`.
    look: (before, done) => {
      const test = () => ready() && sign() !== before;
      const tell = (now) => {
        // Another account may follow the one that is put away.
        if (halted() && !over()) {
          halted().click();
          return once(() => ready() && sign() !== now, tell, never);
        }
        done({ sign: now, over: over(), steps: Number(one("main.drawn")?.dataset.steps || 0) });
      };
      const never = () => done({ never: document.body.innerText.slice(0, 1500) + "\n" + sign() });
      once(test, tell, never);
    },
    // What to touch next: a line of a menu, the large button once something is picked
    // or nothing else is lit, else something that is lit, or another button.
    choose: (roll) => {
      const large = one(LARGE);
      const list = lines().length ? lines()
        : large && (begun() || !lit().length) ? [large]
        : lit().filter(seen).concat(all(BUTTON).filter((it) => it !== large || !begun()));
      const hidden = [];
      for (let n = 0; n < list.length; n += 1) {
        const it = list[(roll + n) % list.length];
        const found = spot(it);
        if (found) return { ...found, lit: it.classList.contains("lit"), handle: it.dataset.h || null, looked: one("main.drawn")?.dataset.looked ?? null, hidden };
        hidden.push(name(it));
      }
      const back = begun();
      return back ? { ...spot(back), lit: false, hidden } : { hidden };
    },
    // After a finger's touch: where this thing is to be touched again, if a finger has
    // looked at something only; nothing once something else looks different.
    again: (before, looked, handle, done) => {
      const now = () => one("main.drawn")?.dataset.looked ?? null;
      const test = () => sign() !== before || now() !== looked;
      const tell = () => {
        const acted = sign() !== before || now() === null;
        const it = all("main.drawn .lit").find((it) => it.dataset.h === handle && seen(it));
        done(acted || !it ? {} : { ...spot(it), looked: now() });
      };
      once(test, tell, () => done({}));
    },
    // How often Tab must be pressed to come to something that can be pressed.
    far: () => {
      const stops = all("a[href], button, input, select, textarea, summary, [tabindex]")
        .filter((it) => it.tabIndex >= 0 && !it.disabled && seen(it));
      const here = document.activeElement;
      // From something that is no stop, from where it stands in the page.
      const after = (it) => here.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING;
      const at = stops.indexOf(here);
      const first = at < 0 ? Math.max(0, here === document.body ? 0 : stops.findIndex(after)) : at + 1;
      for (let n = 0; n < stops.length; n += 1) {
        if (kind(stops[(first + n) % stops.length])) return n + 1;
      }
      return 1;
    },
    focused: () => kind(document.activeElement),
  };
})();
