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
  /** The block with which its heading, direction or speech begins. The listener goes back and forth by these. */
  readonly step: BlockId;
}

/** A place in the play's text. */
export type ReadPlace = Pick<ReadPiece, "blockId" | "from">;

/** All of a play that is read, and the piece where reading begins, after the last one if nothing is left. */
export interface Reading {
  readonly pieces: readonly ReadPiece[];
  readonly first: number;
}

export interface ReadingOptions {
  readonly skipsDirections: boolean;
  /** Reads the names of speakers before their speeches. */
  readonly readsNames: boolean;
}

const spoken = new Set<BlockKind>(["dialogue", "lyric"]);
const inSpeech = new Set<BlockKind>([...spoken, "parenthetical"]);
const unread = new Set<BlockKind>(["note", "pageBreak"]);
const headings = new Set<BlockKind>(["act", "scene"]);
const directions = new Set<BlockKind>(["setting", "direction", "parenthetical"]);

/** Characters. Some voices stop in the middle of longer texts, so these are cut. */
const longestPiece = 220;

type ReadOptions = ReadingOptions & Pick<Naming, "namesIn">;

/** Returns what is read of a play, and where it begins, within a piece cut in two if need be. */
export function readingFrom(blocks: readonly Block[], place: ReadPlace, options: ReadOptions): Reading {
  const start = blocks.findIndex(({ id }) => id === place.blockId);
  const passed = new Set(blocks.slice(0, Math.max(0, start)).map(({ id }) => id));
  const isInBlock = ({ blockId }: ReadPiece): boolean => blockId === place.blockId;
  const pieces = piecesOfPlay(blocks, options).flatMap((piece) =>
    isInBlock(piece) ? cutAt(piece, place.from - piece.from) : [piece],
  );
  const isBefore = (piece: ReadPiece): boolean =>
    passed.has(piece.blockId) || (isInBlock(piece) && piece.from < place.from);
  const first = pieces.findIndex((piece) => !isBefore(piece));
  return { pieces, first: first < 0 ? pieces.length : first };
}

/** Returns the index of the piece with which the step of another piece begins. */
export const stepStart = (pieces: readonly ReadPiece[], index: number): number =>
  pieces.slice(0, index).findLastIndex(({ step }) => step !== pieces[index]?.step) + 1;

/** Returns the index of the piece with which the next step begins, or the one before. */
export function stepFrom(pieces: readonly ReadPiece[], index: number, by: 1 | -1): number {
  if (by < 0) return stepStart(pieces, Math.max(0, stepStart(pieces, index) - 1));
  const next = pieces.findIndex(({ step }, other) => other > index && step !== pieces[index]?.step);
  return next < 0 ? pieces.length : next;
}

function cutAt(piece: ReadPiece, offset: number): readonly ReadPiece[] {
  if (offset <= 0 || offset >= piece.text.length) return [piece];
  const rest = { ...piece, from: piece.from + offset, text: piece.text.slice(offset) };
  return [{ ...piece, text: piece.text.slice(0, offset) }, rest];
}

/** Returns the pieces of everything that is read, in order. Notes and page breaks aren't read. */
function piecesOfPlay(blocks: readonly Block[], { namesIn, ...options }: ReadOptions): readonly ReadPiece[] {
  const shown = blocks.filter(({ kind }) => !unread.has(kind));
  let speaker: string | undefined;
  let step = "" as BlockId;
  return shown.flatMap((block, index) => {
    if (block.kind === "cue") speaker = namesIn(textOf(block))[0]?.key;
    else if (headings.has(block.kind)) speaker = undefined;
    if (!continuesSpeech(block, shown[index - 1])) step = block.id;
    if (!isRead(block.kind, options)) return [];
    return piecesOf(block, { speaker: spoken.has(block.kind) ? speaker : undefined, step });
  });
}

const continuesSpeech = ({ kind }: Block, last: Block | undefined): boolean =>
  inSpeech.has(kind) && last !== undefined && (last.kind === "cue" || inSpeech.has(last.kind));

function isRead(kind: BlockKind, { skipsDirections, readsNames }: ReadingOptions): boolean {
  if (kind === "cue") return readsNames;
  return !(skipsDirections && directions.has(kind));
}

function piecesOf(block: Block, of: Pick<ReadPiece, "speaker" | "step">): readonly ReadPiece[] {
  const text = textOf(block);
  const pieces: ReadPiece[] = [];
  for (let from = 0; from < text.length; ) {
    const length = pieceLength(text.slice(from));
    const piece = text.slice(from, from + length);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ blockId: block.id, from, text: piece, ...of });
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
