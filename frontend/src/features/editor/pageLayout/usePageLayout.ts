import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { layoutNameOf, usedPaperNameOf } from "#domain/play/layout/layoutOf.ts";
import type { LayoutName, PaperName } from "#domain/play/layout/layouts.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { openPageLayoutHistory, type PageLayoutHistory } from "./pageLayoutHistory.ts";

interface ChosenPageLayout {
  readonly layout: LayoutName;
  readonly paper: PaperName;
}

interface PageLayoutSetting extends Pick<PageLayoutHistory, "change" | "undo"> {
  readonly chosen: ChosenPageLayout;
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
  return {
    chosen: chosenIn(JSON.parse(stored)),
    change: (change) => history?.change(change),
    undo: () => history?.undo(),
    canUndo: history?.canUndo() ?? false,
  };
}

const chosenIn = (pageLayout: PageLayout): ChosenPageLayout => ({
  layout: layoutNameOf(pageLayout),
  paper: usedPaperNameOf(pageLayout),
});
