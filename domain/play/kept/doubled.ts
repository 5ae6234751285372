import type * as Y from "yjs";
import { findText } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import { findJoinedTwice } from "./joinedTwice.ts";
import { type Manuscript, type Place, placeAt } from "./manuscript.ts";
import { findSplitTwice } from "./splitTwice.ts";
import type { Pair, Stretch } from "./stretch.ts";

/** Two devices split, joined or brought back the same words, and now they stand twice. */
export interface Doubled extends Pair {
  readonly kind: "doubled";
  readonly key: string;
  readonly text: string;
  readonly place: Place;
}

/** The attribute by which a block says that its words may stand in another too, because the author said so. */
export const keptBeside = (id: BlockId): string => `beside-${id}`;

export function findDoubled(manuscript: Manuscript): readonly Doubled[] {
  const out: Doubled[] = [];
  for (const pair of [...findSplitTwice(manuscript), ...findJoinedTwice(manuscript)]) {
    const ordered = inOrder(manuscript, pair);
    if (!mayStandTwice(manuscript.doc, ordered) && !out.some((one) => overlap(one, ordered))) {
      out.push(found(manuscript, ordered));
    }
  }
  return out;
}

function inOrder({ places }: Manuscript, { first, second }: Pair): Pair {
  const step = (places.get(first.id) ?? 0) - (places.get(second.id) ?? 0) || first.start - second.start;
  return step <= 0 ? { first, second } : { first: second, second: first };
}

const mayStandTwice = (doc: Y.Doc, { first, second }: Pair): boolean =>
  Boolean(findText(doc, second.id)?.getAttribute(keptBeside(first.id)));

const overlap = (one: Pair, other: Pair): boolean =>
  meet(one.second, other.second) || (meet(one.first, other.second) && meet(one.second, other.first));

const meet = (a: Stretch, b: Stretch): boolean => a.id === b.id && a.start < b.end && b.start < a.end;

function found(manuscript: Manuscript, { first, second }: Pair): Doubled {
  const text = manuscript.text(second.id).slice(second.start, second.end);
  const key = `doubled-${first.id}-${second.id}-${second.start}`;
  return { kind: "doubled", key, first, second, text, place: placeAt(manuscript, second.id) };
}
