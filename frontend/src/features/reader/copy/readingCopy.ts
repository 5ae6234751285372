import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { PlaySpeaker } from "#domain/play/characters/speakersIn.ts";
import { isUnprinted, runAt } from "#domain/play/layout/passages/passages.ts";
import { type Block, type BlockId, type Play, textOf } from "#domain/play/play.ts";

/** One speech, with the directions in it. Prose before the first cue has no speaker. */
export interface CopySpeech {
  readonly cue?: Block;
  readonly parts: readonly Block[];
}

/** What is between two empty lines: a single block, or speeches. Several speeches are spoken at the same time. */
export type CopyPassage =
  | { readonly kind: "block"; readonly block: Block }
  | { readonly kind: "speeches"; readonly speeches: readonly CopySpeech[] };

/** A part of the copy that is drawn at once: short enough for a slow phone, and never across a scene heading. */
export interface CopyPiece {
  readonly id: BlockId;
  readonly passages: readonly CopyPassage[];
  readonly blocks: readonly Block[];
  /** About how many lines it will take, to reserve its height until it's drawn. */
  readonly lines: number;
}

export interface CopyHeading {
  readonly id: BlockId;
  readonly kind: "act" | "scene";
  readonly text: string;
}

export interface Speaker extends PlaySpeaker {
  /** The cue of each speech. */
  readonly speeches: readonly BlockId[];
}

export interface ReadingCopy {
  readonly pieces: readonly CopyPiece[];
  readonly headings: readonly CopyHeading[];
  readonly speakers: readonly Speaker[];
  /** The printed blocks, in order. */
  readonly blocks: readonly Block[];
}

/** Blocks per piece. A speech is never split. */
const pieceBlocks = 16;

type CopiedPlay = Pick<Play, "blocks"> & Pick<SharedPlayAnswer, "speakers">;

/** Builds the reading copy, from the same runs as the manuscript's layout. */
export function readingCopyOf(play: CopiedPlay): ReadingCopy {
  const steps = readingCopySteps(play);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Builds the same in steps, so that none is a long task on a slow phone. */
export function* readingCopySteps({ blocks, speakers = [] }: CopiedPlay): Generator<undefined, ReadingCopy> {
  const passages = passagesOf(blocks);
  yield;
  const pieces = piecesOf(passages);
  yield;
  return {
    pieces,
    headings: blocks.filter(isHeading).map(({ id, kind, text }) => ({ id, kind, text: textOf({ id, kind, text }) })),
    speakers: withSpeeches(speakers, blocks),
    blocks: pieces.flatMap((piece) => piece.blocks),
  };
}

/** Reads the blocks once for all speakers: there can be a hundred of them, and thousands of blocks. */
function withSpeeches(speakers: readonly PlaySpeaker[], blocks: readonly Block[]): readonly Speaker[] {
  const found = speakers.map((speaker) => ({ ...speaker, speeches: [] as BlockId[] }));
  const byCue = new Map<string, BlockId[][]>();
  for (const { cues, speeches } of found)
    for (const cue of new Set(cues)) byCue.set(cue, [...(byCue.get(cue) ?? []), speeches]);
  for (const block of blocks)
    if (block.kind === "cue") for (const speeches of byCue.get(textOf(block)) ?? []) speeches.push(block.id);
  return found;
}

type HeadingBlock = Block & { readonly kind: "act" | "scene" };
const isHeading = (block: Block): block is HeadingBlock =>
  (block.kind === "act" || block.kind === "scene") && !isUnprinted(block);

function passagesOf(blocks: readonly Block[]): readonly CopyPassage[] {
  const passages: CopyPassage[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const printed = blocks.slice(from, to).filter((block) => !isUnprinted(block) && block.kind !== "pageBreak");
    const [first] = printed;
    if (first) passages.push(isSpoken(first) ? speechesOf(printed) : { kind: "block", block: first });
    at = to;
  }
  return passages;
}

const isSpoken = ({ kind }: Block): boolean =>
  kind === "cue" || kind === "dialogue" || kind === "parenthetical" || kind === "lyric";

function speechesOf(run: readonly Block[]): CopyPassage {
  const speeches: { cue?: Block; parts: Block[] }[] = [];
  for (const block of run) {
    if (block.kind === "cue") speeches.push({ cue: block, parts: [] });
    else if (speeches.length === 0) speeches.push({ parts: [block] });
    else speeches.at(-1)?.parts.push(block);
  }
  return { kind: "speeches", speeches };
}

const blocksOf = (passage: CopyPassage): readonly Block[] =>
  passage.kind === "block"
    ? [passage.block]
    : passage.speeches.flatMap(({ cue, parts }) => (cue ? [cue, ...parts] : parts));

function piecesOf(passages: readonly CopyPassage[]): readonly CopyPiece[] {
  const pieces: { id: BlockId; passages: CopyPassage[]; blocks: Block[] }[] = [];
  for (const passage of passages) {
    const blocks = blocksOf(passage);
    const last = pieces.at(-1);
    if (!last || beginsPiece(last, passage)) {
      if (blocks[0]) pieces.push({ id: blocks[0].id, passages: [passage], blocks: [...blocks] });
    } else {
      last.passages.push(passage);
      last.blocks.push(...blocks);
    }
  }
  return pieces.map((piece) => ({ ...piece, lines: linesOf(piece.blocks) }));
}

/** Characters per line, as an average of window widths and text sizes. */
const lineCharacters = 56;
const spaceLines: Partial<Record<Block["kind"], number>> = { act: 6, scene: 4, cue: 1, direction: 1, setting: 1 };

const linesOf = (blocks: readonly Block[]): number =>
  blocks.reduce((lines, block) => lines + linesOfText(textOf(block)) + (spaceLines[block.kind] ?? 0), 0);

const linesOfText = (text: string): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineCharacters)), 0);

/** A scene's heading stays with the act heading above it. */
function beginsPiece(last: { readonly blocks: readonly Block[] }, passage: CopyPassage): boolean {
  if (passage.kind === "block" && isHeading(passage.block)) return last.blocks.at(-1)?.kind !== "act";
  return last.blocks.length >= pieceBlocks;
}
