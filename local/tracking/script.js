// HubSpot's tracking script, as far as Ghostlight depends on it. It runs once per page, works through `window._hsq` and
// handles later pushes at once. It sends page views (the first one automatically) and events to an image address, each
// with the full page address, the title and the referrer. It sets its cookies, and does nothing while
// `__hs_do_not_track` is set.
(() => {
  if (window._hstc_ran) return;
  window._hstc_ran = true;
  const queue = window._hsq || [];
  window._hsq = queue;
  queue.push(["trackPageView"]);

  const first = ["setPath", "identify"];
  let path = "";
  let identity = {};

  const setCookie = (name, value, seconds) => {
    // biome-ignore lint/suspicious/noDocumentCookie: same as the original.
    document.cookie = `${name}=${value}; path=/; SameSite=Lax; max-age=${seconds}`;
  };
  const hasOptedOut = () => /(^|; )__hs_do_not_track=yes/.test(document.cookie);

  const keepCookies = () => {
    for (const name of ["hubspotutk", "__hstc"]) setCookie(name, "local", 15552000);
    for (const name of ["__hssc", "__hssrc"]) setCookie(name, "1", 1800);
  };

  const send = (call, name) => {
    if (hasOptedOut()) return;
    keepCookies();
    const told = {
      call,
      name,
      path,
      address: location.href,
      title: document.title,
      referrer: document.referrer,
      identity: JSON.stringify(identity),
      // Makes the address unique, so the browser doesn't use a cached image.
      cts: Date.now(),
    };
    new Image(1, 1).src = `/local/tracking/pixel.gif?${new URLSearchParams(told)}`;
  };

  const commands = {
    setPath: (next) => {
      path = next;
    },
    identify: (properties) => {
      identity = { ...identity, ...properties };
    },
    resetVisitor: () => {
      identity = {};
    },
    trackPageView: () => send("trackPageView", ""),
    trackEvent: ({ id }) => send("trackEvent", id),
    doNotTrack: (options) => setCookie("__hs_do_not_track", "yes", options?.track ? 0 : 15552000),
  };

  const run = (entry) => {
    if (typeof entry === "function") entry();
    else commands[entry[0]]?.(...entry.slice(1));
  };

  const isFirst = (entry) => first.includes(entry[0]);
  const waiting = [...queue.filter(isFirst), ...queue.filter((entry) => !isFirst(entry))];
  queue.length = 0;
  queue.push = run;
  waiting.forEach(run);
})();
