import type * as Y from "yjs";
import { lettersOf } from "../document/letters.ts";
import type { Lineage, Rooted } from "../document/lineage.ts";
import type { BlockId } from "../play.ts";

/** Letters of a block, with the letters that they are copies of. */
export interface Copy extends Rooted {
  readonly id: BlockId;
  /** The block's position in the play; -1 outside it. */
  readonly place: number;
  /** UTF-16 units of the block's text. */
  readonly start: number;
}

/** Returns the letters of a block that are copies of others, or that may have copies. Most blocks have none. */
export function copiesIn(
  text: Y.Text | undefined,
  { isKnown, rootsOf }: Lineage,
  where: Pick<Copy, "id" | "place">,
): readonly Copy[] {
  const out: Copy[] = [];
  let at = 0;
  for (const letters of text ? lettersOf(text) : []) {
    const from = at - letters.clock;
    if (isKnown(letters)) out.push(...rootsOf(letters).map((one) => ({ ...one, ...where, start: from + one.clock })));
    at += letters.length;
  }
  return out;
}
