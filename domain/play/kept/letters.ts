import * as Y from "yjs";

/** Neighbouring letters that one client wrote in one go. `start` counts UTF-16 units of the text as it is read. */
export interface Run {
  readonly client: number;
  /** Of the last letter. */
  readonly clock: number;
  readonly start: number;
  readonly text: string;
}

/** The letters of a text that are still there, with who wrote them. Marks between them do not part them. */
export function runsOf(text: Y.Text): readonly Run[] {
  const out: Run[] = [];
  let start = 0;
  let before: Y.Item | undefined;
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted) continue;
    const goesOn = before !== undefined && follows(before, item);
    before = item;
    if (!(item.content instanceof Y.ContentString)) continue;
    const { str } = item.content;
    const last = out.at(-1);
    const clock = item.id.clock + item.length - 1;
    if (goesOn && last) out[out.length - 1] = { ...last, clock, text: last.text + str };
    else out.push({ client: item.id.client, clock, start, text: str });
    start += str.length;
  }
  return out;
}

const follows = (before: Y.Item, { id }: Y.Item): boolean =>
  before.id.client === id.client && before.id.clock + before.length === id.clock;

/** A text as it is read, without its marks. */
export function lettersOf(text: Y.Text): string {
  let out = "";
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && item.content instanceof Y.ContentString) out += item.content.str;
  }
  return out;
}
