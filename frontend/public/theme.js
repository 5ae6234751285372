// Runs before the first paint, so that a dark page never flashes white. Light unless "dark" was chosen here. Without the
// visitor's agreement to functional entries the choice is kept for the visit.
try {
  document.documentElement.dataset.theme =
    (sessionStorage.getItem("theme") ?? localStorage.getItem("theme")) === "dark" ? "dark" : "light";
} catch {
  // Storage is closed to us: the page stays light.
}

// Before any code of ours: Zod would try whether it may make functions out of text, and the content policy would report
// it with every visit. `withoutEval.ts` says the same, but what several pages share runs before it.
window.__zod_globalConfig = { jitless: true };
