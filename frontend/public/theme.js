// Runs before the first paint, so that a dark page never flashes white. Light is the default. Without functional consent,
// the choice is in session storage.
try {
  document.documentElement.dataset.theme =
    (sessionStorage.getItem("theme") ?? localStorage.getItem("theme")) === "dark" ? "dark" : "light";
} catch {
  // Without storage, the page is light.
}

// Zod tests whether it may create functions from text, and the content security policy would report that with every visit.
// `withoutEval.ts` does the same, but code that both pages share runs before it.
window.__zod_globalConfig = { jitless: true };
