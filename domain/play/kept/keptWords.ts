import type * as Y from "yjs";
import type { BlockId } from "../play.ts";
import { type Doubled, findDoubled } from "./doubled.ts";
import { manuscriptOf } from "./keptManuscript.ts";
import { findLeftBehind, type LeftBehind } from "./leftBehind.ts";
import { findWrittenIntoRemoved, type WrittenIntoRemoved } from "./writtenIntoRemoved.ts";

/** Text that a merge of two devices' work hid, put in the wrong place, or put into the play twice. */
export type KeptWords = WrittenIntoRemoved | LeftBehind | Doubled;

/** Returns what the author should look at. It reads only the document, so that all devices find the same. */
export function findKeptWords(doc: Y.Doc): readonly KeptWords[] {
  const manuscript = manuscriptOf(doc);
  const place = (id: BlockId | undefined): number => (id === undefined ? -1 : (manuscript.places.get(id) ?? -1));
  return [
    ...findWrittenIntoRemoved(manuscript).toSorted((a, b) => place(a.after) - place(b.after) || (a.id < b.id ? -1 : 1)),
    ...findLeftBehind(manuscript),
    ...findDoubled(manuscript).toSorted((a, b) => place(a.first) - place(b.first) || place(a.second) - place(b.second)),
  ];
}
