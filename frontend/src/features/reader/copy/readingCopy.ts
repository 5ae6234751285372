import { isUnprinted, runAt } from "#domain/play/layout/passages.ts";
import { type Block, type BlockId, type Play, textOf } from "#domain/play/play.ts";

/** One speech, with the directions in it. Prose before the first cue has no speaker. */
export interface CopySpeech {
  readonly cue?: Block;
  /** Index into the list of speakers; undefined without a cue. */
  readonly speaker?: number;
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
}

export interface CopyHeading {
  readonly id: BlockId;
  readonly kind: "act" | "scene";
  readonly text: string;
}

export interface Speaker {
  readonly name: string;
  /** The first block of each speech. */
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
const pieceBlocks = 24;

/** Builds the reading copy, from the same runs as the manuscript's layout. */
export function readingCopyOf({ front, blocks }: Play): ReadingCopy {
  const cast = createCast(front);
  const passages = passagesOf(blocks, cast);
  const pieces = piecesOf(passages);
  return {
    pieces,
    headings: blocks.filter(isHeading).map(({ id, kind, text }) => ({ id, kind, text: textOf({ id, kind, text }) })),
    speakers: cast.speakers,
    blocks: pieces.flatMap((piece) => piece.blocks),
  };
}

type HeadingBlock = Block & { readonly kind: "act" | "scene" };
const isHeading = (block: Block): block is HeadingBlock =>
  (block.kind === "act" || block.kind === "scene") && !isUnprinted(block);

function passagesOf(blocks: readonly Block[], cast: Cast): readonly CopyPassage[] {
  const passages: CopyPassage[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const printed = blocks.slice(from, to).filter((block) => !isUnprinted(block) && block.kind !== "pageBreak");
    const [first] = printed;
    if (first) passages.push(isSpoken(first) ? speechesOf(printed, cast) : { kind: "block", block: first });
    at = to;
  }
  return passages;
}

const isSpoken = ({ kind }: Block): boolean =>
  kind === "cue" || kind === "dialogue" || kind === "parenthetical" || kind === "lyric";

function speechesOf(run: readonly Block[], cast: Cast): CopyPassage {
  const speeches: { cue?: Block; speaker?: number; parts: Block[] }[] = [];
  for (const block of run) {
    if (block.kind === "cue") speeches.push({ cue: block, speaker: cast.hear(block), parts: [] });
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
  return pieces;
}

/** A scene's heading stays with the act heading above it. */
function beginsPiece(last: { readonly blocks: readonly Block[] }, passage: CopyPassage): boolean {
  if (passage.kind === "block" && isHeading(passage.block)) return last.blocks.at(-1)?.kind !== "act";
  return last.blocks.length >= pieceBlocks;
}

interface Cast {
  readonly speakers: readonly Speaker[];
  /** Returns the speaker of a cue, as an index into the list. */
  readonly hear: (cue: Block) => number;
}

/** Speakers in order of their first speech. A character's former names count as theirs. */
function createCast({ characters }: Play["front"]): Cast {
  const speakers: { name: string; speeches: BlockId[] }[] = [];
  const places = new Map<string, number>();
  const known = new Map(characters.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [keyOf(one), name])));
  const placeOf = (written: string): number => {
    const name = known.get(keyOf(written)) ?? written;
    const place = places.get(keyOf(name)) ?? speakers.push({ name, speeches: [] }) - 1;
    places.set(keyOf(name), place);
    return place;
  };
  const hear = (cue: Block): number => {
    const place = placeOf(textOf(cue).trim());
    speakers[place]?.speeches.push(cue.id);
    return place;
  };
  return { speakers, hear };
}

/** An extension such as `HAMLET (aside)` doesn't make a different person. */
const keyOf = (name: string): string =>
  name
    .replace(/\s*[(（].*$/u, "")
    .trim()
    .toLowerCase();
