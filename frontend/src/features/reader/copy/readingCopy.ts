import { charactersIn } from "#domain/play/characters/charactersIn.ts";
import { isUnprinted, runAt } from "#domain/play/layout/passages.ts";
import { type Block, type BlockId, type Play, textOf } from "#domain/play/play.ts";

/** One speech, with the directions in it. Prose before the first cue has no speaker. */
export interface CopySpeech {
  readonly cue?: Block;
  /** Indexes into the list of speakers: several if characters speak together, none without a cue. */
  readonly speakers: readonly number[];
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
  /** Whether it's `ALL` or another group, and not a role. */
  readonly isGroup: boolean;
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
const pieceBlocks = 24;

/** Builds the reading copy, from the same runs as the manuscript's layout. */
export function readingCopyOf({ front, blocks }: Play): ReadingCopy {
  const speakers = speakersIn(blocks, front);
  const passages = passagesOf(blocks, speakersByCue(speakers));
  const pieces = piecesOf(passages);
  return {
    pieces,
    headings: blocks.filter(isHeading).map(({ id, kind, text }) => ({ id, kind, text: textOf({ id, kind, text }) })),
    speakers,
    blocks: pieces.flatMap((piece) => piece.blocks),
  };
}

type HeadingBlock = Block & { readonly kind: "act" | "scene" };
const isHeading = (block: Block): block is HeadingBlock =>
  (block.kind === "act" || block.kind === "scene") && !isUnprinted(block);

function passagesOf(blocks: readonly Block[], spokenBy: SpokenBy): readonly CopyPassage[] {
  const passages: CopyPassage[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const printed = blocks.slice(from, to).filter((block) => !isUnprinted(block) && block.kind !== "pageBreak");
    const [first] = printed;
    if (first) passages.push(isSpoken(first) ? speechesOf(printed, spokenBy) : { kind: "block", block: first });
    at = to;
  }
  return passages;
}

const isSpoken = ({ kind }: Block): boolean =>
  kind === "cue" || kind === "dialogue" || kind === "parenthetical" || kind === "lyric";

function speechesOf(run: readonly Block[], spokenBy: SpokenBy): CopyPassage {
  const speeches: { cue?: Block; speakers: readonly number[]; parts: Block[] }[] = [];
  for (const block of run) {
    if (block.kind === "cue") speeches.push({ cue: block, speakers: spokenBy.get(block.id) ?? [], parts: [] });
    else if (speeches.length === 0) speeches.push({ speakers: [], parts: [block] });
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

/**
 * Returns who speaks, as the editor counts them: `ANN AND TOM` is a speech of both, and former names are the same
 * character's. Roles are in order of their first speech, and groups after them.
 */
function speakersIn(blocks: readonly Block[], { characters }: Play["front"]): readonly Speaker[] {
  const cues = blocks.filter((block) => block.kind === "cue" && !isUnprinted(block));
  const counted = cues.map((block) => ({ id: block.id, kind: block.kind, text: textOf(block), words: 0 }));
  const speaking = charactersIn(counted, characters).filter(({ lines }) => lines > 0);
  return [...speaking.filter(({ isGroup }) => !isGroup), ...speaking.filter(({ isGroup }) => isGroup)].map(
    ({ name, isGroup, cues: speeches }) => ({ name, isGroup, speeches }),
  );
}

/** The speakers of each cue, as indexes into their list. */
type SpokenBy = ReadonlyMap<BlockId, readonly number[]>;

function speakersByCue(speakers: readonly Speaker[]): SpokenBy {
  const spokenBy = new Map<BlockId, number[]>();
  for (const [index, { speeches }] of speakers.entries())
    for (const cue of speeches) spokenBy.set(cue, [...(spokenBy.get(cue) ?? []), index]);
  return spokenBy;
}
