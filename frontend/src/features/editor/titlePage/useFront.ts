import { useCallback, useRef, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readFront } from "#domain/play/document/front.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { FrontMatter } from "#domain/play/play.ts";

export function useFront(doc: Y.Doc): FrontMatter {
  const last = useRef<{ doc: Y.Doc; front: FrontMatter }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = (): void => {
        last.current = undefined;
        listener();
      };
      const { front } = playDocumentOf(doc);
      front.observeDeep(changed);
      return () => front.unobserveDeep(changed);
    },
    [doc],
  );
  return useSyncExternalStore(subscribe, () => {
    if (last.current?.doc !== doc) last.current = { doc, front: readFront(doc) };
    return last.current.front;
  });
}
