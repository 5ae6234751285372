import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import { chosenLayoutOf } from "#domain/play/layout/chosenLayout.ts";
import type { Layout } from "#domain/play/layout/layout.ts";

/** The layout that the manuscript is shown in; the writer may change it, or its language, at any time, here or on another device. */
export interface LayoutSource {
  readonly read: () => Layout;
  /** Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const documentLayout = (doc: Y.Doc): LayoutSource => ({
  read() {
    const pageLayout = readPageLayout(doc) ?? {};
    const typing = readTyping(doc) ?? {};
    return adjusting?.layoutOf({ pageLayout, typing }) ?? chosenLayoutOf(pageLayout, typing.language);
  },
  subscribe(listener) {
    const { pageLayout, typing } = playDocumentOf(doc);
    const onChange = () => {
      if (isLayoutReady(doc)) listener();
      else void loadLayout().then(listener);
    };
    pageLayout.observe(onChange);
    typing.observe(onChange);
    return () => {
      pageLayout.unobserve(onChange);
      typing.unobserve(onChange);
    };
  },
});

/** Few plays have a layout with the writer's own changes, and others open without the code that makes it. */
let adjusting: typeof import("#domain/play/layout/layoutOf.ts") | undefined;

export const isLayoutReady = (doc: Y.Doc): boolean => adjusting !== undefined || !readPageLayout(doc)?.changes;

/** Loads what makes layouts with changes. Without a connection, the layout is shown without them. */
export async function loadLayout(): Promise<void> {
  adjusting ??= await import("#domain/play/layout/layoutOf.ts").catch(() => undefined);
}
