// Runs before the page's own script: the play is on its way while that loads, and waits in `openingPlay`.
{
  const [, token = ""] = /^\/shared\/([^/.]+\.[^/]+)\/?$/.exec(location.pathname) ?? [];
  const [name] = token.split(".");
  const kept = (place, key) => {
    try {
      return window[place].getItem(key);
    } catch {
      return null;
    }
  };
  if (token) {
    const pass = kept("sessionStorage", `ghostlight.pass.${name}`);
    const asAuthor = kept("localStorage", `ghostlight.own.${name}`) ? "?by=author" : "";
    const answer = fetch(`/api/shared/${token}${asAuthor}`, { headers: pass ? { "reader-pass": pass } : {} });
    // Whoever takes it hears of a failure; nobody else is to be told of it.
    answer.catch(() => undefined);
    window.openingPlay = { token, answer };
  }
}
