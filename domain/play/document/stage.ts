import type * as Y from "yjs";
import type { BlockId, StageMark, StageMarks } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Each field of each block is an entry of its own, so that changes from two devices merge. */
const keyOf = (id: string, field: keyof StageMark): string => `${id}.${field}`;

/** In the order in which they're read, which is part of the content. */
const fields = ["enters", "exits", "offstage"] as const satisfies readonly (keyof StageMark)[];

/** Returns what the writer says, including about blocks that aren't in the play now: they may come back. */
export function readStageMarks(doc: Y.Doc): StageMarks {
  const { stage } = playDocumentOf(doc);
  const ids = new Set([...stage.keys()].map((key) => key.slice(0, Math.max(0, key.indexOf(".")))));
  return Object.fromEntries(
    [...ids].sort().flatMap((id) => {
      const own = fields.flatMap((field) => {
        const value = stage.get(keyOf(id, field));
        return isValue(field, value) ? [[field, value] as const] : [];
      });
      return own.length > 0 ? [[id, Object.fromEntries(own)] as const] : [];
    }),
  );
}

const isValue = (field: keyof StageMark, value: unknown): boolean =>
  field === "offstage" ? value === true : Array.isArray(value) && value.every((name) => typeof name === "string");

/** Says exactly this about a block. A field that isn't given is recognized from the text again. */
export function setStageMark(doc: Y.Doc, id: BlockId, mark: StageMark): void {
  const { stage } = playDocumentOf(doc);
  doc.transact(() => {
    for (const field of fields) {
      const value = mark[field];
      const key = keyOf(id, field);
      if (value === undefined) stage.delete(key);
      else if (JSON.stringify(stage.get(key)) !== JSON.stringify(value)) stage.set(key, value);
    }
  });
}

export function writeStageMarks(doc: Y.Doc, marks: StageMarks): void {
  for (const [id, mark] of Object.entries(marks)) setStageMark(doc, id as BlockId, mark);
}
