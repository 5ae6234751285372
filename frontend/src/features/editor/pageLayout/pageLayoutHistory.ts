import type * as Y from "yjs";
import { setPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { UndoManager } from "#frontend/modules/editor/binding/undoManager.ts";

/** Changes of the page layout that can be undone. It's separate from the text, so undoing text never changes pages. */
export interface PageLayoutHistory {
  readonly change: (change: PageLayout) => void;
  /** Undoes the last change made here. What another device has changed since stays. */
  readonly undo: () => void;
  readonly canUndo: () => boolean;
  readonly close: () => void;
}

export function openPageLayoutHistory(doc: Y.Doc): PageLayoutHistory {
  const here = { name: "the page layout" };
  const options = { trackedOrigins: new Set([here]), captureTimeout: 0 };
  const manager = new UndoManager(playDocumentOf(doc).pageLayout, options);
  return {
    change: (change) => doc.transact(() => setPageLayout(doc, change), here),
    undo: () => void manager.undo(),
    canUndo: () => manager.canUndo(),
    close: () => manager.destroy(),
  };
}
