import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { documentLayout } from "#frontend/modules/editor/pages/documentLayout.ts";
import { usePlayTyping } from "#frontend/modules/editor/playLanguage.ts";
import { useFront } from "../titlePage/useFront.ts";

/** Returns the title page and the pages of the front matter as they're printed, in the play's own layout. */
export function useFrontManuscript(doc: Y.Doc): PagedManuscript {
  const front = useDeferredValue(useFront(doc));
  const source = useMemo(() => documentLayout(doc), [doc]);
  const layout = useSyncExternalStore(source.subscribe, source.read);
  const typing = usePlayTyping(doc);
  return useMemo(() => {
    const manuscript = paginate({ front, typing, blocks: [] }, layout);
    return { ...manuscript, pages: manuscript.pages.filter(({ section }) => section !== "play") };
  }, [front, typing, layout]);
}
