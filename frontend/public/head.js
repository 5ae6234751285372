// Runs before the first paint, so that a dark page never flashes white. Light is the default. Without functional consent,
// the choice is in session storage.
try {
  document.documentElement.dataset.theme =
    (sessionStorage.getItem("theme") ?? localStorage.getItem("theme")) === "dark" ? "dark" : "light";
} catch {
  // Without storage, the page is light.
}

// Requests the code of the screen that a signed-in person opens together with the app's own, which would have to run
// first otherwise. The build puts the files of some screens into the app's page: `vite/screenPreloads.ts`.
try {
  const screens = Object.entries(JSON.parse(document.currentScript.dataset.screens ?? "{}"));
  const [, files] = screens.find(([path]) => location.pathname.startsWith(path)) ?? ["", []];
  const isSignedIn = Object.keys(localStorage).some((key) => /^Cognito.*\.LastAuthUser$/.test(key));
  for (const file of isSignedIn ? files : []) {
    const link = document.createElement("link");
    const kind = file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    document.head.append(Object.assign(link, { ...kind, crossOrigin: "", href: `/assets/${file}` }));
  }
} catch {
  // Without storage, nobody is signed in.
}

// Zod tests whether it may create functions from text, and the content security policy would report that with every visit.
// `withoutEval.ts` does the same, but code that both pages share runs before it.
window.__zod_globalConfig = { jitless: true };

// If the page's own code can't be loaded, the page would stay empty. This shows what's in its template then. When the code
// does start, React replaces it. Errors of elements don't bubble, so this listens on the way down.
addEventListener(
  "error",
  ({ target }) => {
    const message = document.getElementById("not-loaded")?.content;
    const root = document.getElementById("root");
    if (target.type === "module" && message && root?.childElementCount === 0) root.append(message.cloneNode(true));
  },
  true,
);
