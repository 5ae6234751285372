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
  const { doc, text } = manuscript;
  const letters = findText(doc, id);
  const run = letters && runsOf(letters).find((one) => one.start < end && end <= one.start + one.text.length);
  if (!run) return undefined;
  const before = text(id).slice(run.start, end);
  const start = end - commonEnd(before, words);
  const isLong = text(id).slice(start, end).trim().split(/\s+/).length >= fewestWords;
  const isSplitOff = findText(doc, id)?.getAttribute("from") !== undefined;
  if (text(id).slice(0, start).trim() === "" && !isSplitOff) return undefined;
  if (!isLong && !isJoinedTo(manuscript, source, id)) return undefined;
  return { id, start, end, at: { client: run.client, clock: run.clock } };
}

/** Whether the words of a block went to another when it was taken out, or were split off that since. */
function isJoinedTo({ doc }: Manuscript, source: BlockId, id: BlockId): boolean {
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
