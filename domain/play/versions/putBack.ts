import { slice } from "../document/spans.ts";
import { type Block, type BlockId, normalizeSpans, type Span, textOf } from "../play.ts";
import type { DeletedPassage } from "./deletedPassages.ts";
import type { RemovedPiece } from "./textChange.ts";

interface PutBackTools {
  /** The play when the passage was still in it. */
  readonly then: readonly Block[];
  readonly newId: () => BlockId;
}

/**
 * Returns the play's blocks with a passage where it was: after the element that stood before it, or after the nearest one
 * before that which is still there. A part of an element goes back into the element, beside what was written there since.
 */
export const putBack = (
  current: readonly Block[],
  passage: PlacedPassage & Pick<DeletedPassage, "replacedBy">,
  tools: PutBackTools,
): readonly Block[] =>
  isWhole(passage, tools.then) && isOnlySlip(current, passage) ? tools.then : withPassage(current, passage, tools);

type PlacedPassage = Pick<DeletedPassage, "pieces" | "after" | "heading">;

function withPassage(
  current: readonly Block[],
  passage: PlacedPassage,
  { then, newId }: PutBackTools,
): readonly Block[] {
  const thenById = new Map(then.map((block) => [block.id, block]));
  const { blocks: result, pieces } = splitJoined(current, passage.pieces, thenById);
  let place = placeAfter(current, passage, then);
  for (const piece of pieces) {
    const own = result.findIndex(({ id }) => id === piece.id);
    const block = result[own];
    if (block && !piece.isWhole && !isWrittenOver(block, piece, thenById.get(piece.id))) {
      result[own] = withPart(block, piece, thenById.get(piece.id));
      place = own + 1;
    } else {
      if (block && !piece.isWhole) place = own;
      const id = block ? newId() : piece.id;
      result.splice(place, 0, { ...elementOf(piece, thenById.get(piece.id)), id });
      place += 1;
    }
  }
  return result;
}

/** The passage is all of the play. */
function isWhole({ pieces }: Pick<DeletedPassage, "pieces">, then: readonly Block[]): boolean {
  const texts = new Map(pieces.map(({ id, text }) => [id, text]));
  return then.every((block) => textOf(block) === (texts.get(block.id) ?? ""));
}

/** The play has no more than a slip of the fingers may leave: a letter, or a word that was typed over the passage. */
function isOnlySlip(current: readonly Block[], { replacedBy = "" }: Pick<DeletedPassage, "replacedBy">): boolean {
  const left = current.map(textOf).join("\n").trim();
  return [...left].length <= 1 || (left === replacedBy.trim() && !/\s/.test(left));
}

/**
 * A deletion from the middle of one element to the start of another joins them: the second one's text is at the end of the
 * first one then. It goes back, too.
 */
function splitJoined(
  current: readonly Block[],
  pieces: readonly RemovedPiece[],
  thenById: ReadonlyMap<BlockId, Block>,
): { blocks: Block[]; pieces: readonly RemovedPiece[] } {
  const blocks = [...current];
  const rest = pieces.filter((piece) => piece.text !== "" || !piece.isWhole);
  const [first, last] = [pieces[0], pieces.at(-1)];
  const moved = last?.isWhole && last.text === "" ? thenById.get(last.id) : undefined;
  const own = blocks.findIndex(({ id }) => id === first?.id);
  const block = blocks[own];
  const text = moved ? textOf(moved) : "";
  if (!last || !block || text === "" || first?.isWhole || !textOf(block).endsWith(text))
    return { blocks, pieces: rest };
  blocks[own] = { ...block, text: slice(block.text, 0, textOf(block).length - text.length) };
  return { blocks, pieces: [...rest, { ...last, text }] };
}

/** All of the element's text was removed, and something else was written in its place. */
const isWrittenOver = (block: Block, { text }: RemovedPiece, then: Block | undefined): boolean =>
  then !== undefined && text === textOf(then) && textOf(block) !== "";

/** Returns the passage as elements of their own, for another place. */
export function elementsOf(
  { pieces }: Pick<DeletedPassage, "pieces">,
  { then, newId }: PutBackTools,
): readonly Block[] {
  const thenById = new Map(then.map((block) => [block.id, block]));
  return pieces.map((piece) => ({ ...elementOf(piece, thenById.get(piece.id)), id: newId() }));
}

function placeAfter(
  current: readonly Block[],
  { after, heading }: Pick<DeletedPassage, "after" | "heading">,
  then: readonly Block[],
): number {
  if (after === undefined) return 0;
  const places = new Map(current.map(({ id }, index) => [id, index]));
  const before = then.slice(0, then.findIndex(({ id }) => id === after) + 1);
  const nearest = [...before, { id: after }].findLast(({ id }) => places.has(id))?.id ?? heading?.id;
  const place = nearest === undefined ? undefined : places.get(nearest);
  return place === undefined ? current.length : place + 1;
}

/** The play then has the text with its marks. */
function elementOf(piece: RemovedPiece, then: Block | undefined): Block {
  const block: Block = { id: piece.id, kind: piece.kind, text: spansOf(piece, then) };
  return then?.simultaneous && then.kind === piece.kind ? { ...block, simultaneous: true } : block;
}

function spansOf({ text, start }: RemovedPiece, then: Block | undefined): readonly Span[] {
  const spans = then ? slice(then.text, start, start + text.length) : [];
  return spans.map((span) => span.text).join("") === text ? spans : normalizeSpans([{ text }]);
}

function withPart(block: Block, piece: RemovedPiece, then: Block | undefined): Block {
  const length = textOf(block).length;
  const at = then ? placeIn(textOf(block), textOf(then), piece) : Math.min(piece.start, length);
  const text = [...slice(block.text, 0, at), ...spansOf(piece, then), ...slice(block.text, at, length)];
  return { ...block, text: normalizeSpans(text) };
}

/** Returns where the part was, in the text as it is now. */
function placeIn(now: string, then: string, { start, text }: RemovedPiece): number {
  const left = then.slice(0, start) + then.slice(start + text.length);
  let same = 0;
  while (same < start && same < now.length && now[same] === left[same]) same++;
  if (same === start) return start;
  const afterwards = left.length - start;
  const end = now.length - afterwards;
  return end >= same && now.endsWith(left.slice(start)) ? end : same;
}
