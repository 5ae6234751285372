import { findText, scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import { type Moment, mayBeApart } from "./apart.ts";
import { runsOf } from "./letters.ts";
import type { Manuscript } from "./manuscript.ts";
import { type PlayText, playTextOf, type WordPlace } from "./playText.ts";
import type { Pair, Stretch } from "./stretch.ts";

/** Where words of a block that was taken out once stand now, and when they came to stand there. */
interface Copy extends Stretch {
  readonly at: Moment;
}

/** Words that two devices joined on, or that one joined while another moved their block or brought it back. */
export function findJoinedTwice(manuscript: Manuscript): readonly Pair[] {
  const { removed } = scriptOf(manuscript.doc);
  const play = playTextOf(manuscript);
  const out: Pair[] = [];
  for (const name of [...removed._map.keys()].sort()) {
    const copies = copiesOf(manuscript, play, name as BlockId);
    const [first, second] = firstApart(manuscript, copies);
    if (first && second) out.push({ first, second });
  }
  return out;
}

function firstApart({ doc }: Manuscript, copies: readonly Copy[]): readonly Copy[] {
  for (const [index, first] of copies.entries()) {
    const second = copies.slice(index + 1).find((other) => mayBeApart(doc, first.at, other.at));
    if (second) return [first, second];
  }
  return [];
}

/** Fewer words than these stand twice in any play; they count only where the record says that they were joined. */
const fewestWords = 3;

function copiesOf(manuscript: Manuscript, play: PlayText, id: BlockId): readonly Copy[] {
  const text = manuscript.text(id).trimEnd();
  const found =
    tailsOf(text)
      .map(play.find)
      .find((places) => places.length > 0) ?? [];
  const joined = found.flatMap((place) => (place.id === id ? [] : (joinedCopy(manuscript, id, text, place) ?? [])));
  const own = ownCopy(manuscript, play, id, text, joined);
  return own ? [own, ...joined] : joined;
}

/** Ends of a block by which its words are found again: of the whole, or of what was left of it. */
const tailsOf = (text: string): readonly string[] =>
  [...new Set([/\S*$/.exec(text)?.[0] ?? "", text.slice(-20).trim()])].filter((tail) => tail !== "");

/** The words where they were joined on, as far as they are the source's. */
function joinedCopy(manuscript: Manuscript, source: BlockId, words: string, { id, end }: WordPlace): Copy | undefined {
  const all = manuscript.text(id);
  const reach = commonEnd(all.slice(0, end), words);
  if (!isEnough(manuscript, source, id, all.slice(end - reach, end))) return undefined;
  const letters = findText(manuscript.doc, id);
  const run = letters && runsOf(letters).find((one) => one.start < end && end <= one.start + one.text.length);
  if (!run) return undefined;
  const start = Math.max(run.start, end - reach);
  const isWholeBlock = all.slice(0, start).trim() === "" && letters?.getAttribute("from") === undefined;
  if (isWholeBlock || !isEnough(manuscript, source, id, all.slice(start, end))) return undefined;
  return { id, start, end, at: { client: run.client, clock: run.clock } };
}

const isEnough = (manuscript: Manuscript, source: BlockId, id: BlockId, words: string): boolean =>
  words.trim().split(/\s+/).length >= fewestWords || isJoinedTo(manuscript, source, id);

/** Whether a block's words went to another, or to what was split off that since. A record that was undone cannot say. */
function isJoinedTo({ doc }: Manuscript, source: BlockId, id: BlockId): boolean {
  const record = scriptOf(doc).removed._map.get(source);
  if (record?.deleted) return true;
  const after = scriptOf(doc).removed.get(source)?.after;
  return after !== undefined && (after === id || findText(doc, id)?.getAttribute("from") === after);
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}

/** The block itself, where it was moved or brought back while its words were joined on elsewhere. */
function ownCopy({ places }: Manuscript, play: PlayText, id: BlockId, words: string, copies: readonly Copy[]) {
  const at = places.has(id) ? play.placed(id) : undefined;
  const longest = Math.max(0, ...copies.map(({ start, end }) => end - start));
  return at && longest > 0 ? { id, start: words.length - longest, end: words.length, at } : undefined;
}
