import type * as Y from "yjs";
import type { BlockId } from "../play.ts";
import { type Doubled, findDoubled } from "./doubled.ts";
import { findLeftBehind, type LeftBehind } from "./leftBehind.ts";
import { manuscriptOf } from "./manuscript.ts";
import { findWrittenIntoRemoved, type WrittenIntoRemoved } from "./writtenIntoRemoved.ts";

/** Words that a merge of two devices' work put out of sight, in the wrong place, or twice into the play. */
export type KeptWords = WrittenIntoRemoved | LeftBehind | Doubled;

/** What the author should look at. It asks only what the document says, so that all devices find the same. */
export function findKeptWords(doc: Y.Doc): readonly KeptWords[] {
  const manuscript = manuscriptOf(doc);
  const place = (id: BlockId | undefined): number => (id === undefined ? -1 : (manuscript.places.get(id) ?? -1));
  return [
    ...findWrittenIntoRemoved(manuscript).toSorted((a, b) => place(a.after) - place(b.after) || (a.id < b.id ? -1 : 1)),
    ...findLeftBehind(manuscript),
    ...findDoubled(manuscript).toSorted((a, b) => place(a.first) - place(b.first) || place(a.second) - place(b.second)),
  ];
}
