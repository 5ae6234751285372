import type { Naming } from "../characters/naming.ts";
import { type Block, type BlockId, type BlockKind, textOf } from "../play.ts";

/** A piece of text that is read aloud in one go. */
export interface ReadPiece {
  readonly blockId: BlockId;
  /** Where it begins in the block's text, in UTF-16 units. */
  readonly from: number;
  readonly text: string;
  /** The key of who says it, the first of several; undefined for the narrator, who reads everything else. */
  readonly speaker: string | undefined;
}

export interface ReadingOptions {
  readonly skipsDirections: boolean;
  /** Reads the names of speakers before their speeches. */
  readonly readsNames: boolean;
}

const spoken = new Set<BlockKind>(["dialogue", "lyric"]);
const directions = new Set<BlockKind>(["setting", "direction", "parenthetical"]);

/** Characters. Some voices stop in the middle of longer texts, so these are cut. */
const longestPiece = 220;

/** Returns what is read from a block on, in order. Notes and page breaks aren't read. */
export function readingOf(
  blocks: readonly Block[],
  start: BlockId,
  { namesIn, ...options }: ReadingOptions & Pick<Naming, "namesIn">,
): readonly ReadPiece[] {
  const speakerOf = (cue: Block): string | undefined => namesIn(textOf(cue))[0]?.key;
  const first = Math.max(
    0,
    blocks.findIndex(({ id }) => id === start),
  );
  const last = lastBefore(blocks, first);
  let speaker = last?.kind === "cue" ? speakerOf(last) : undefined;
  return blocks.slice(first).flatMap((block) => {
    if (block.kind === "cue") speaker = speakerOf(block);
    else if (block.kind === "act" || block.kind === "scene") speaker = undefined;
    if (!isRead(block.kind, options)) return [];
    return piecesOf(block, spoken.has(block.kind) ? speaker : undefined);
  });
}

/** Returns what is left of pieces from a place in their first block on. */
export function piecesFrom(
  pieces: readonly ReadPiece[],
  { blockId, from }: Pick<ReadPiece, "blockId" | "from">,
): readonly ReadPiece[] {
  const [first, ...rest] = pieces.filter((piece) => piece.blockId !== blockId || piece.from + piece.text.length > from);
  if (!first) return [];
  const cut = first.blockId === blockId ? Math.max(0, from - first.from) : 0;
  return [{ ...first, from: first.from + cut, text: first.text.slice(cut) }, ...rest];
}

function isRead(kind: BlockKind, { skipsDirections, readsNames }: ReadingOptions): boolean {
  if (kind === "cue") return readsNames;
  if (kind === "note" || kind === "pageBreak") return false;
  return !(skipsDirections && directions.has(kind));
}

/** Returns the last cue or heading before a block, which decides who is speaking there. */
const lastBefore = (blocks: readonly Block[], index: number): Block | undefined =>
  blocks.slice(0, index).findLast(({ kind }) => kind === "cue" || kind === "act" || kind === "scene");

function piecesOf(block: Block, speaker: string | undefined): readonly ReadPiece[] {
  const text = textOf(block);
  const pieces: ReadPiece[] = [];
  for (let from = 0; from < text.length; ) {
    const length = pieceLength(text.slice(from));
    const piece = text.slice(from, from + length);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ blockId: block.id, from, text: piece, speaker });
    from += length;
  }
  return pieces;
}

/** Where a text may be cut, the best places first: ends of sentences, of lines of verse, of phrases, and of words. */
const cuts = [/[.!?…]+["'”’»)\]]*\s+|[。！？]+[」』”’）]*/gu, /\n/gu, /[,;:—–]["'”’»)\]]*\s+|—|[、，]/gu, /\s+/gu];

/** Returns how much is read in one go, so that a voice pauses only where a speaker would, if possible. */
function pieceLength(rest: string): number {
  if (rest.length <= longestPiece) return rest.length;
  const part = rest.slice(0, longestPiece);
  const ends = cuts.map((cut) => [...part.matchAll(cut)].at(-1)).find((end) => end !== undefined);
  return ends ? ends.index + ends[0].length : longestPiece;
}
