import type * as Y from "yjs";
import { type PageLayout, pageLayoutFields } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Returns what the writer has chosen; undefined if that's nothing. */
export function readPageLayout(doc: Y.Doc): PageLayout | undefined {
  const { pageLayout } = playDocumentOf(doc);
  const chosen = pageLayoutFields.flatMap((field) => {
    const name = pageLayout.get(field);
    return typeof name === "string" ? [[field, name] as const] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** Sets the given fields. Each merges on its own: the layout from one device, the paper from another. */
export function setPageLayout(doc: Y.Doc, change: PageLayout): void {
  const { pageLayout } = playDocumentOf(doc);
  doc.transact(() => {
    for (const field of pageLayoutFields) {
      const name = change[field];
      if (name !== undefined && pageLayout.get(field) !== name) pageLayout.set(field, name);
    }
  });
}
