import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";

/** The layout that the manuscript is shown in; the writer may change it at any time, here or on another device. */
export interface LayoutSource {
  readonly read: () => Layout;
  /** Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const documentLayout = (doc: Y.Doc): LayoutSource => ({
  read: () => layoutOf({ pageLayout: readPageLayout(doc) }),
  subscribe(listener) {
    const { pageLayout } = playDocumentOf(doc);
    pageLayout.observe(listener);
    return () => pageLayout.unobserve(listener);
  },
});
