import type * as Y from "yjs";
import { type LayoutChanges, type LayoutValue, type PageLayout, pageLayoutNames } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Each change is an entry of its own, so that changes from two devices merge. */
const changePrefix = "changes.";

/** Returns what the writer has chosen; undefined if that's nothing. */
export function readPageLayout(doc: Y.Doc): PageLayout | undefined {
  const { pageLayout } = playDocumentOf(doc);
  const chosen = pageLayoutNames.flatMap((field) => {
    const name = pageLayout.get(field);
    return typeof name === "string" ? [[field, name] as const] : [];
  });
  const changes = readChanges(pageLayout);
  if (chosen.length === 0 && changes.length === 0) return undefined;
  return { ...Object.fromEntries(chosen), ...(changes.length > 0 && { changes: Object.fromEntries(changes) }) };
}

/** Returns the changes in an order that doesn't depend on which was made first, because it's part of the content. */
const readChanges = (pageLayout: Y.Map<unknown>): readonly (readonly [string, LayoutValue])[] =>
  [...pageLayout.keys()]
    .filter((key) => key.startsWith(changePrefix))
    .sort()
    .flatMap((key) => {
      const value = pageLayout.get(key);
      return isValue(value) ? [[key.slice(changePrefix.length), value] as const] : [];
    });

const isValue = (value: unknown): value is LayoutValue =>
  typeof value === "string" || Number.isFinite(value) || typeof value === "boolean";

/**
 * Sets the given fields. Each merges on its own: the layout from one device, the paper from another. Given changes
 * replace those before, and an empty name removes it.
 */
export function setPageLayout(doc: Y.Doc, change: PageLayout): void {
  const { pageLayout } = playDocumentOf(doc);
  doc.transact(() => {
    for (const field of pageLayoutNames) {
      const name = change[field];
      if (name === "") pageLayout.delete(field);
      else if (name !== undefined && pageLayout.get(field) !== name) pageLayout.set(field, name);
    }
    if (change.changes) setChanges(pageLayout, change.changes);
  });
}

/** Writes only what differs. */
function setChanges(pageLayout: Y.Map<unknown>, changes: LayoutChanges): void {
  for (const [key] of readChanges(pageLayout)) {
    if (!Object.hasOwn(changes, key)) pageLayout.delete(changePrefix + key);
  }
  for (const [key, value] of Object.entries(changes)) {
    if (pageLayout.get(changePrefix + key) !== value) pageLayout.set(changePrefix + key, value);
  }
}
