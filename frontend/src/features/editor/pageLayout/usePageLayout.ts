import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { usedPaperNameOf } from "#domain/play/layout/chosenLayout.ts";
import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { openPageLayoutHistory, type PageLayoutHistory } from "./pageLayoutHistory.ts";

interface PageLayoutSetting extends Pick<PageLayoutHistory, "change" | "undo"> {
  /** As it's stored. */
  readonly pageLayout: PageLayout;
  readonly paper: PaperName;
  readonly canUndo: boolean;
}

/** Returns the page layout of a play and how to change it. Only changes made since this was mounted can be undone. */
export function usePageLayout(doc: Y.Doc): PageLayoutSetting {
  const [history, setHistory] = useState<PageLayoutHistory>();
  useEffect(() => {
    const opened = openPageLayoutHistory(doc);
    setHistory(opened);
    return opened.close;
  }, [doc]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { pageLayout } = playDocumentOf(doc);
      pageLayout.observe(listener);
      return () => pageLayout.unobserve(listener);
    },
    [doc],
  );
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(readPageLayout(doc) ?? {}));
  const pageLayout = useMemo((): PageLayout => JSON.parse(stored), [stored]);
  return {
    pageLayout,
    paper: usedPaperNameOf(pageLayout),
    change: (change) => history?.change(change),
    undo: () => history?.undo(),
    canUndo: history?.canUndo() ?? false,
  };
}
