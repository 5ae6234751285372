import { headingNumbers } from "#domain/play/layout/headingNumbers.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";

/**
 * Returns what headings are called by the numbers in page labels, such as "act 3 scene 2", whatever the writer calls
 * them. A prologue has no number.
 */
export function numberedNames(headings: readonly OutlineHeading[]): ReadonlyMap<BlockId, string> {
  const blocks = headings.map(({ id, kind, text }) => ({ id, kind, text: [{ text }] }));
  const numbers = headingNumbers(blocks);
  let act = "";
  return new Map(
    blocks.map((heading) => {
      const number = numbers.get(heading);
      const own = number === undefined ? "" : `${heading.kind} ${number}`;
      if (heading.kind === "act") act = own;
      return [heading.id, heading.kind === "act" || own === "" ? own : `${act} ${own}`];
    }),
  );
}
