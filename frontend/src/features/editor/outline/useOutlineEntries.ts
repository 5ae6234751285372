import { useCallback, useRef, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readOutline } from "#domain/play/document/outline.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { PlayOutline } from "#domain/play/play.ts";

/** What the writer noted about scenes, and bookmarks. Rerenders when another device changes them, too. */
export function useOutlineEntries(doc: Y.Doc): PlayOutline {
  const last = useRef<{ doc: Y.Doc; entries: PlayOutline }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = (): void => {
        last.current = undefined;
        listener();
      };
      const { outline } = playDocumentOf(doc);
      outline.observe(changed);
      return () => outline.unobserve(changed);
    },
    [doc],
  );
  return useSyncExternalStore(subscribe, () => {
    if (last.current?.doc !== doc) last.current = { doc, entries: readOutline(doc) };
    return last.current.entries;
  });
}
