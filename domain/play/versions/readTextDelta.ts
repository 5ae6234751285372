import type * as Y from "yjs";

/** A part of a text that's gone. */
export interface GoneText {
  readonly start: number;
  readonly text: string;
  /** What came in its place. */
  by: string;
}

/** Returns what went and came in a text. Places are those in the text before. */
export function readTextDelta(
  delta: Y.YEvent<Y.XmlText>["delta"],
  before: string,
): { readonly gone: readonly GoneText[]; readonly come: readonly string[] } {
  const gone: GoneText[] = [];
  const come: string[] = [];
  let at = 0;
  let here = "";
  for (const { retain = 0, delete: count = 0, insert } of delta) {
    if (retain > 0) here = "";
    at += retain;
    if (count > 0) gone.push({ start: at, text: before.slice(at, at + count), by: here });
    at += count;
    if (typeof insert !== "string") continue;
    come.push(insert);
    here += insert;
    const last = gone.at(-1);
    if (last && last.start + last.text.length === at) last.by = here;
  }
  return { gone, come };
}
