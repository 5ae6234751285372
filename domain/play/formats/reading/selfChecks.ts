import { isSpeech } from "../../countPlay.ts";
import { headingNumbers } from "../../layout/headings/headingNumbers.ts";
import { type Block, type BlockKind, type Play, textOf } from "../../play.ts";
import { wordsIn } from "../../wordsIn.ts";
import { foldName } from "../plainText/cueForm.ts";
import { type ImportNotice, NoticeLog, type NoticePlace } from "./importNotice.ts";

/*
 * What a play that was read by its looks must satisfy. Each check that fails says where, because a reader that takes
 * lines for the wrong elements doesn't know it.
 */

const texts = {
  "few-spoken": {
    kind: "guessed",
    message:
      "Less than half of the words are spoken. In a play, most words are, so speeches may have become stage directions.",
  },
  "no-speech": {
    kind: "guessed",
    message: (count: string) => `Names without a speech (${count}) may be something else. Check them.`,
  },
  "one-speech": {
    kind: "guessed",
    message: (count: string) => `Names with only one speech (${count}) may not be characters. Check them.`,
  },
  "heading-order": {
    kind: "guessed",
    message: (count: string) =>
      `Headings whose number doesn't follow the one before (${count}) may be something else. Check them.`,
  },
} as const;

const beginsPlay: ReadonlySet<BlockKind> = new Set(["act", "scene", "cue"]);
const spoken: ReadonlySet<BlockKind> = new Set(["dialogue", "lyric"]);
const ofSpeech: ReadonlySet<BlockKind> = new Set([...spoken, "parenthetical"]);

/** In a shorter text, a long setting may outweigh the speeches. */
const minWords = 300;
const minShareSpoken = 0.5;

/** Checks a play whose elements were guessed, and says what looks wrong. */
export function selfChecksOf({ blocks }: Pick<Play, "blocks">): readonly ImportNotice[] {
  const log = new NoticeLog<keyof typeof texts>(texts);
  if (hasFewSpoken(blocks)) log.add("few-spoken");
  for (const place of namesWithoutSpeech(blocks)) log.add("no-speech", place);
  for (const place of namesWithOneSpeech(blocks)) log.add("one-speech", place);
  for (const place of headingsOutOfOrder(blocks)) log.add("heading-order", place);
  return log.list();
}

/** What's before the first heading or name, such as a list of characters, is never spoken. */
function hasFewSpoken(all: readonly Block[]): boolean {
  const blocks = all.slice(
    Math.max(
      0,
      all.findIndex(({ kind }) => beginsPlay.has(kind)),
    ),
  );
  const words = (list: readonly Block[]): number => list.reduce((sum, block) => sum + wordsIn(block), 0);
  const count = words(blocks);
  return count >= minWords && words(blocks.filter(({ kind }) => spoken.has(kind))) < count * minShareSpoken;
}

const placeOf = ({ id }: Block): NoticePlace => ({ blockId: id });

/** Returns the names below which something is said. */
export const spokenNames = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block, at) => isSpeech(block) && ofSpeech.has(blocks[at + 1]?.kind ?? "direction"));

const namesWithoutSpeech = (blocks: readonly Block[]): readonly NoticePlace[] =>
  blocks.filter(({ kind }, at) => kind === "cue" && !ofSpeech.has(blocks[at + 1]?.kind ?? "direction")).map(placeOf);

/** In a short text, many speak once. */
const minSpeeches = 20;

function namesWithOneSpeech(blocks: readonly Block[]): readonly NoticePlace[] {
  const cues = blocks.filter(({ kind }) => kind === "cue");
  if (cues.length < minSpeeches) return [];
  const counts = new Map<string, number>();
  for (const cue of cues) counts.set(foldName(textOf(cue)), (counts.get(foldName(textOf(cue))) ?? 0) + 1);
  return cues.filter((cue) => counts.get(foldName(textOf(cue))) === 1).map(placeOf);
}

/** Acts count up through the play, and scenes from one in each act or through the play. */
function headingsOutOfOrder(blocks: readonly Block[]): readonly NoticePlace[] {
  const headings = blocks.filter(({ kind }) => kind === "act" || kind === "scene");
  const numbers = headingNumbers(headings);
  const last: { act?: number | undefined; scene?: number | undefined } = {};
  return headings.flatMap((heading) => {
    const kind = heading.kind === "act" ? "act" : "scene";
    const number = numbers.get(heading);
    if (number === undefined) return [];
    const expected = last[kind] === undefined ? number : (last[kind] ?? 0) + 1;
    last[kind] = number;
    return number === expected || (kind === "scene" && number === 1) ? [] : [placeOf(heading)];
  });
}
