import { onAuthChange } from "#frontend/platform/session/authChanges.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/**
 * Makes the app work offline once somebody is signed in and the page is idle, so that neither visitors nor the first
 * screen load anything for it. Returns a function that stops it.
 */
export function startOffline(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => undefined;
  let cancel: (() => void) | undefined;
  const stop = onAuthChange((change) => {
    if (!("session" in change) || !change.session) return;
    cancel ??= whenLoaded(() => whenIdle(() => void prepare()));
  });
  return () => {
    stop();
    cancel?.();
  };
}

async function prepare(): Promise<void> {
  // Without a connection, there is nothing to prepare.
  const code = await import("./registerServiceWorker.ts").catch(() => undefined);
  await code?.registerServiceWorker().catch(() => undefined);
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
