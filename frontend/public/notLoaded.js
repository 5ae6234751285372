// If the page's own code can't be loaded, the page would stay empty. This shows what's in its template then. When the code
// does start, React replaces it. Errors of elements don't bubble, so this listens on the way down.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
    const root = document.getElementById("root");
    if (root?.childElementCount === 0) root.append(document.getElementById("not-loaded").content.cloneNode(true));
  },
  true,
);
