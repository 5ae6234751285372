import type * as Y from "yjs";
import { type BlockId, type OutlineEntry, type OutlineField, outlineFields, type PlayOutline } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Each field of each block is an entry of its own, so that changes from two devices merge. */
const keyOf = (id: BlockId, field: OutlineField): string => `${id}.${field}`;

/**
 * Returns what the writer noted, including about blocks that aren't in the play now: they may come back. The fields of an
 * entry are always in the same order, because they're part of the content.
 */
export function readOutline(doc: Y.Doc): PlayOutline {
  const { outline } = playDocumentOf(doc);
  const ids = new Set([...outline.keys()].map((key) => key.slice(0, Math.max(0, key.indexOf(".")))));
  return Object.fromEntries(
    [...ids].sort().flatMap((id) => {
      const fields = outlineFields.flatMap((field) => {
        const value = outline.get(keyOf(id as BlockId, field));
        return typeof value === "string" && value !== "" ? [[field, value] as const] : [];
      });
      return fields.length > 0 ? [[id, Object.fromEntries(fields)] as const] : [];
    }),
  );
}

/** Sets the given fields of a block's entry. An empty text removes a field. Writes only what differs. */
export function setOutlineEntry(doc: Y.Doc, id: BlockId, change: OutlineEntry): void {
  const { outline } = playDocumentOf(doc);
  doc.transact(() => {
    for (const field of outlineFields) {
      const value = change[field];
      const key = keyOf(id, field);
      if (value === undefined || (outline.get(key) ?? "") === value) continue;
      if (value === "") outline.delete(key);
      else outline.set(key, value);
    }
  });
}
