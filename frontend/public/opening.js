// Requests the play while the page's own script still loads. The request is in `openingPlay`.
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
    const answer = fetch(`/api/shared/${token}`, { headers: pass ? { "reader-pass": pass } : {} });
    // The code that takes the request handles a failure. This only prevents an unhandled rejection.
    answer.catch(() => undefined);
    window.openingPlay = { token, answer };
    // A phone needs 100 ms for its first formatters of dates and numbers, in any language. Nothing can be shown yet, so it
    // makes them now: later, it would have to make them when the play is there.
    setTimeout(() => [new Intl.DateTimeFormat(), new Intl.NumberFormat()]);
  }
}
