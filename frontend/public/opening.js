// Runs before the page's own script: the play is on its way while that loads, and waits in `openingPlay`.
{
  const [, token = ""] = /^\/shared\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  const passOf = () => {
    try {
      return sessionStorage.getItem(`ghostlight.pass.${token.split(".")[0]}`);
    } catch {
      return null;
    }
  };
  if (token) {
    const pass = passOf();
    const answer = fetch(`/api/shared/${token}`, { headers: pass ? { "reader-pass": pass } : {} });
    // Whoever takes it hears of a failure; nobody else is to be told of it.
    answer.catch(() => undefined);
    window.openingPlay = { token, answer };
  }
}
