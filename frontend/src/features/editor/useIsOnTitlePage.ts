import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ["focusin", "focusout"]) document.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}

const isOnTitlePage = (): boolean => document.activeElement?.closest(".editor-title-page textarea") != null;

/** Returns whether the cursor is in a line of the title page, where Enter and Tab don't lead to other elements. */
export const useIsOnTitlePage = (): boolean => useSyncExternalStore(subscribe, isOnTitlePage);
