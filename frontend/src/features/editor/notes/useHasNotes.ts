import { useCallback, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";

/** Returns whether a play has notes. Without any, nothing of them is loaded. */
export function useHasNotes(doc: Y.Doc): boolean {
  const { notes } = playDocumentOf(doc);
  const subscribe = useCallback(
    (listener: () => void) => {
      notes.observe(listener);
      return () => notes.unobserve(listener);
    },
    [notes],
  );
  return useSyncExternalStore(subscribe, () => notes.size > 0);
}
