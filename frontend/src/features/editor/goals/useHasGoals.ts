import { useCallback, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";

/** Returns whether the play has goals. What shows them loads only then. */
export function useHasGoals(doc: Y.Doc): boolean {
  const { goals } = playDocumentOf(doc);
  const subscribe = useCallback(
    (listener: () => void) => {
      goals.observe(listener);
      return () => goals.unobserve(listener);
    },
    [goals],
  );
  return useSyncExternalStore(subscribe, () => goals.has("daily") || goals.has("draft"));
}
