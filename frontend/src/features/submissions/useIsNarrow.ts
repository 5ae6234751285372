import { useSyncExternalStore } from "react";

const query = "(max-width: 760px)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/**
 * Returns whether the window is too narrow for a table. It isn't `useMedia`, because the editor's history would then load
 * this screen's file for that.
 */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
