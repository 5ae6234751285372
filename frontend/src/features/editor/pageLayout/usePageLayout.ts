import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { layoutNameOf, layoutOf, paperNameOf } from "#domain/play/layout/layoutOf.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "#domain/play/layout/layouts.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { openPageLayoutHistory, type PageLayoutHistory } from "./pageLayoutHistory.ts";

interface ChosenPageLayout {
  readonly layout: LayoutName;
  readonly paper: PaperName | undefined;
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

/** If no paper is chosen, it's the layout's own. The pages of a booklet are half as large as its paper. */
function chosenIn(pageLayout: PageLayout): ChosenPageLayout {
  const layout = layoutNameOf(pageLayout);
  const { width, height } = layoutOf({ pageLayout }).paper;
  const isOn = (name: PaperName): boolean => {
    const { paper } = onPaper(layouts[layout], name);
    return paper.width === width && paper.height === height;
  };
  return { layout, paper: paperNameOf(pageLayout) ?? (Object.keys(papers) as PaperName[]).find(isOn) };
}
