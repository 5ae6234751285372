import * as Y from "yjs";

/** Neighbouring letters that one client wrote in one go. `start` counts UTF-16 units of the text as it is read. */
export interface Run {
  readonly client: number;
  /** Of the last letter. */
  readonly clock: number;
  readonly start: number;
  readonly text: string;
}

/** Marks take clocks between the letters of one go. */
const widestGap = 8;

/** The letters of a text that are still there, with who wrote them. */
export function runsOf(text: Y.Text): readonly Run[] {
  const out: Run[] = [];
  let start = 0;
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const { str } = item.content;
    const run = { client: item.id.client, clock: item.id.clock + item.length - 1, start, text: str };
    const last = out.at(-1);
    const goesOn = last?.client === run.client && Math.abs(item.id.clock - last.clock) <= widestGap;
    if (goesOn && last) out[out.length - 1] = { ...run, start: last.start, text: last.text + str };
    else out.push(run);
    start += str.length;
  }
  return out;
}

/** A text as it is read, without its marks. */
export function lettersOf(text: Y.Text): string {
  let out = "";
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && item.content instanceof Y.ContentString) out += item.content.str;
  }
  return out;
}
