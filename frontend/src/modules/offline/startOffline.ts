import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/**
 * Makes the app work offline once somebody is signed in and the page is idle, so that neither visitors nor the first
 * screen load anything for it. Offers new releases. Returns a function that stops it.
 */
export function startOffline(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => undefined;
  // The service worker that delivered this page, if one did.
  const { controller } = navigator.serviceWorker;
  let current = controller;
  const onChange = () => {
    // The first one takes over a page that needs no other release.
    if (current) void import("./offerRelease.ts").then(({ offerRelease }) => offerRelease()).catch(() => undefined);
    current = navigator.serviceWorker.controller;
  };
  navigator.serviceWorker.addEventListener("controllerchange", onChange);
  let cancel: (() => void) | undefined;
  const stop = onAuthChange((change) => {
    if ("session" in change && change.session) cancel ??= whenLoaded(() => whenIdle(() => void prepare(controller)));
  });
  return () => {
    stop();
    cancel?.();
    navigator.serviceWorker.removeEventListener("controllerchange", onChange);
  };
}

/** Without a connection, there is nothing to prepare. */
async function prepare(controller: ServiceWorker | null): Promise<void> {
  const code = await import("./registerServiceWorker.ts").catch(() => undefined);
  await code?.registerServiceWorker(controller).catch(() => undefined);
}

function whenLoaded(run: () => () => void): () => void {
  if (document.readyState === "complete") return run();
  let cancel: (() => void) | undefined;
  const start = () => {
    cancel = run();
  };
  window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    cancel?.();
  };
}
