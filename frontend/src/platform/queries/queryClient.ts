import { focusManager, notifyManager, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { logUnexpected } from "../messageOf.ts";
import { onAuthChange } from "../session/store/authChanges.ts";

/** Screens render as soon as an answer is there, and not with the next timer. */
notifyManager.setScheduler(queueMicrotask);

/** People come back by tab, by window, or with Back from a page that the browser kept. */
focusManager.setEventListener((onChange) => {
  if (typeof document === "undefined") return;
  const stop = new AbortController();
  const onReturn = () => onChange();
  document.addEventListener("visibilitychange", onReturn, stop);
  window.addEventListener("focus", onReturn, stop);
  window.addEventListener("pageshow", ({ persisted }) => persisted && onReturn(), stop);
  return () => stop.abort();
});

// The library assumes a connection, and would miss that it came back to a page that was opened without one.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/**
 * What screens have loaded from the server. Each option is what all screens do unless they say otherwise:
 *
 * - A failure is shown at once, with a button to try again. Nothing is retried automatically.
 * - Without a connection, a request fails and the screen says so, rather than waiting for the connection.
 * - Nothing is loaded again just because people come back.
 * - A screen that is opened again loads again: it never shows what may be out of date.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logUnexpected }),
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
  },
});

// Without the library's provider, nothing else starts these listeners. Screens get the client as an argument instead,
// so that pages without server data don't load the library.
queryClient.mount();

/** Nothing that one person loaded stays for the next. Keys name the person, too. */
onAuthChange(({ kind }) => {
  if (kind === "signed-out" || kind === "signed-in") queryClient.clear();
});
