// HubSpot's tracking script as far as Ghostlight goes by it: it runs once in a page, works through `window._hsq` and does
// what is pushed later at once; it sends page views (the first by itself) and events, each with the whole address, the
// title and the referrer, to an image's address; it keeps its cookies, and is silent while `__hs_do_not_track` is there.
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
    // biome-ignore lint/suspicious/noDocumentCookie: as the original does.
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
      // An address of its own, or the browser takes the image from its memory.
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
