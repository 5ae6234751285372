import { removalOf } from "../document/blocks.ts";
import type { Letters } from "../document/letters.ts";
import type { Removal } from "../document/playDocument.ts";
import { type Ranges, rangesOf } from "../document/ranges.ts";
import { isInSpeech } from "../flow.ts";
import type { BlockId } from "../play.ts";
import { copiesIn } from "./copiesIn.ts";
import { type KeptManuscript, type KeptPlace, lazyValue, neighborOf, placeAt } from "./keptManuscript.ts";
import { hasWords, type LetterRange, withoutRanges } from "./letterRange.ts";

/** Text that was written into a block deleted, joined, or undone on this device. */
export interface WrittenIntoRemoved {
  readonly kind: "written-into-removed";
  readonly key: string;
  readonly id: BlockId;
  /** The block of the play after which it goes when it's put back; undefined for the start of the play. */
  readonly after: BlockId | undefined;
  /** The parts of the block that are already in the play and aren't put back. */
  readonly elsewhere: readonly LetterRange[];
  /** The rest. */
  readonly text: string;
  readonly place: KeptPlace;
  /** The name of the speech that it was in, which is put back with it if it isn't in the play anymore. */
  readonly cue: BlockId | undefined;
}

export function findWrittenIntoRemoved(manuscript: KeptManuscript): readonly WrittenIntoRemoved[] {
  const { entries, places, removed } = manuscript;
  const out: WrittenIntoRemoved[] = [];
  const rangesOfPlay = lazyValue(() => rangesOf(manuscript.copies().map(({ root, length }) => ({ ...root, length }))));
  for (const id of entries.keys()) {
    if (places.has(id)) continue;
    const text = manuscript.text(id);
    if (text.trim() === "" || isUnchanged(text, removed.get(id))) continue;
    const elsewhere = rangesInPlay(manuscript, rangesOfPlay(), id);
    const left = withoutRanges(text, elsewhere);
    if (hasWords(left)) out.push(found(manuscript, id, left, elsewhere));
  }
  return out;
}

/** Returns whether a text is unchanged since it was taken out. */
const isUnchanged = (text: string, record: Removal | undefined): boolean =>
  record !== undefined && record.length === text.length && record.hash === hashOfText(text);

/**
 * Returns the parts of a removed block that are in the play anyway: where it was joined on, or split from it and taken
 * back.
 */
function rangesInPlay(
  { entries, lineage }: KeptManuscript,
  rangesOfPlay: Ranges<Letters>,
  id: BlockId,
): readonly LetterRange[] {
  return copiesIn(entries.get(id), lineage, { id, place: -1 }).flatMap(({ root, length, start }) => {
    const out: LetterRange[] = [];
    for (let at = 0; at < length; ) {
      const one = rangesOfPlay.firstAfter(root.client, root.clock + at);
      if (!one || one.clock >= root.clock + length) break;
      const from = Math.max(at, one.clock - root.clock);
      at = Math.min(length, one.clock + one.length - root.clock);
      out.push({ start: start + from, end: start + at });
    }
    return out;
  });
}

const hashes = new Map<string, string>();

/** Most removed text is never restored, so it's hashed only once. */
function hashOfText(text: string): string {
  const hash = hashes.get(text) ?? removalOf({ id: "" as BlockId, kind: "dialogue", text: [{ text }] }).hash;
  if (hashes.size >= maxHashes) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

const maxHashes = 20_000;

function found(
  manuscript: KeptManuscript,
  id: BlockId,
  text: string,
  elsewhere: readonly LetterRange[],
): WrittenIntoRemoved {
  const cue = speakerOf(manuscript, id);
  const after = placeInSpeech(manuscript, id, cue) ?? neighborOf(manuscript, id);
  const place = placeAt(manuscript, after);
  return {
    kind: "written-into-removed",
    key: `written-${id}`,
    id,
    after,
    elsewhere,
    text,
    place: cue === undefined ? place : { ...place, cue: manuscript.text(cue).trim() },
    cue,
  };
}

/** Returns the name above a block when it was taken out. */
function speakerOf({ removed, entries, text }: KeptManuscript, id: BlockId): BlockId | undefined {
  const cue = removed.get(id)?.cue;
  return cue !== undefined && entries.has(cue) && text(cue).trim() !== "" ? cue : undefined;
}

/** Returns after which block of its speech a block goes; undefined if the speech isn't in the play. */
function placeInSpeech(manuscript: KeptManuscript, id: BlockId, cue: BlockId | undefined): BlockId | undefined {
  const { order, places, kind, cueOf } = manuscript;
  const start = cue && places.get(cue);
  if (start === undefined) return undefined;
  const before = neighborOf(manuscript, id);
  if (before !== undefined && cueOf(before) === cue) return before;
  const end = order.findIndex((each, index) => index > start && !isInSpeech(kind(each)));
  return order.at(end < 0 ? -1 : end - 1);
}
