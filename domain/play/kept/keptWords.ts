import type * as Y from "yjs";
import { type Doubled, findDoubled } from "./doubled.ts";
import { findLeftBehind, type LeftBehind } from "./leftBehind.ts";
import { manuscriptOf } from "./manuscript.ts";
import { findWrittenIntoRemoved, type WrittenIntoRemoved } from "./writtenIntoRemoved.ts";

/** Words that a merge of two devices' work put out of sight, in the wrong place, or twice into the play. */
export type KeptWords = WrittenIntoRemoved | LeftBehind | Doubled;

/** What the author should look at. It asks only what the document says, so that all devices find the same. */
export function findKeptWords(doc: Y.Doc): readonly KeptWords[] {
  const manuscript = manuscriptOf(doc);
  return [...findWrittenIntoRemoved(manuscript), ...findLeftBehind(manuscript), ...findDoubled(manuscript)];
}
