import { diffArrays } from "diff";
import { isHeading } from "../flow.ts";
import { frontFields } from "../front/frontFields.ts";
import type { FrontField } from "../front/frontPlaces.ts";
import { orderChanges } from "../orderChanges.ts";
import { type Block, type BlockId, type BlockKind, type Play, textOf } from "../play.ts";
import { type WordChange, wordChanges } from "./wordChanges.ts";

/** One element of two versions of a play. */
export interface ComparedBlock {
  /** As in the new version; as in the old one if it was removed. */
  readonly block: Block;
  readonly change: "same" | "added" | "removed" | "changed";
  /** It's somewhere else than before, and its scene didn't move with it. */
  readonly isMoved: boolean;
  /** For a changed element: what it was. */
  readonly before?: Block;
  /** For a changed element: its words. */
  readonly words?: readonly WordChange[];
  /** The kind that a changed element had before, if it's another one now. */
  readonly kindBefore?: BlockKind;
}

/** A heading with what follows it, or what comes before the first heading. */
export interface ComparedScene {
  readonly heading: Block | undefined;
  readonly blocks: readonly ComparedBlock[];
  /** It's somewhere else than before, as a whole. */
  readonly isMoved: boolean;
  readonly hasChanges: boolean;
}

/** A field of the front matter that isn't as it was. */
export interface ComparedField {
  readonly field: FrontField | "characters";
  readonly words: readonly WordChange[];
}

export interface PlayComparison {
  readonly fields: readonly ComparedField[];
  /** In the order of the new version. What was removed is where it was. */
  readonly scenes: readonly ComparedScene[];
}

type Texts = Pick<Play, "front" | "blocks">;

/** Compares two versions of a play. Elements are recognized by their IDs, and by their text if their IDs differ. */
export function comparePlays(before: Texts, after: Texts): PlayComparison {
  const matches = matchBlocks(before.blocks, after.blocks);
  const idBefore = (id: BlockId): BlockId => matches.get(id)?.id ?? id;
  const order = orderChanges(
    before.blocks.map(({ id }) => id),
    after.blocks.map(({ id }) => idBefore(id)),
  );
  const staying = after.blocks.map((block): ComparedBlock => {
    const old = matches.get(block.id);
    if (!old) return { block, change: "added", isMoved: false };
    return { ...compareBlocks(old, block), isMoved: !order.kept.has(old.id) };
  });
  const found = new Set([...matches.values()].map(({ id }) => id));
  const rows = withRemoved(staying, before.blocks, found, idBefore);
  return { fields: compareFronts(before, after), scenes: scenesOf(rows) };
}

function compareBlocks(old: Block, block: Block): Omit<ComparedBlock, "isMoved"> {
  const hasSameText = JSON.stringify(old.text) === JSON.stringify(block.text);
  if (isSameKind(old, block) && hasSameText) return { block, change: "same" };
  const words = wordChanges(textOf(old), textOf(block));
  return { block, change: "changed", before: old, words, ...(old.kind !== block.kind && { kindBefore: old.kind }) };
}

/** Returns whether two versions of an element differ in nothing but their text. */
export const isSameKind = (one: Block, other: Block): boolean =>
  one.kind === other.kind && Boolean(one.simultaneous) === Boolean(other.simultaneous);

/** Puts each removed element behind the element that it came after. */
function withRemoved(
  staying: readonly ComparedBlock[],
  before: readonly Block[],
  found: ReadonlySet<BlockId>,
  idBefore: (id: BlockId) => BlockId,
): readonly ComparedBlock[] {
  const removed = new Map<BlockId | undefined, ComparedBlock[]>();
  let last: BlockId | undefined;
  for (const block of before) {
    if (found.has(block.id)) last = block.id;
    else {
      const row = { block, change: "removed", isMoved: false } as const;
      const rows = removed.get(last);
      if (rows) rows.push(row);
      else removed.set(last, [row]);
    }
  }
  return [
    ...(removed.get(undefined) ?? []),
    ...staying.flatMap((row) => [row, ...(removed.get(idBefore(row.block.id)) ?? [])]),
  ];
}

function scenesOf(rows: readonly ComparedBlock[]): readonly ComparedScene[] {
  const groups: ComparedBlock[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && !isHeading(row.block.kind)) group.push(row);
    else groups.push([row]);
  }
  return groups.map(sceneOf);
}

function sceneOf(rows: readonly ComparedBlock[]): ComparedScene {
  const [first] = rows;
  const heading = first && isHeading(first.block.kind) ? first.block : undefined;
  const isMoved = heading !== undefined && first?.isMoved === true;
  const blocks = isMoved ? rows.map((row) => (row.isMoved ? { ...row, isMoved: false } : row)) : rows;
  return { heading, blocks, isMoved, hasChanges: isMoved || blocks.some(isChange) };
}

/** Returns whether an element isn't as it was, or where it was. */
export const isChange = ({ change, isMoved }: Pick<ComparedBlock, "change" | "isMoved">): boolean =>
  change !== "same" || isMoved;

function compareFronts({ front: before }: Texts, { front: after }: Texts): readonly ComparedField[] {
  const fields = frontFields.map((field) => ({ field, words: wordChanges(before[field], after[field]) }));
  const characters = { field: "characters" as const, words: wordChanges(listOf(before), listOf(after)) };
  return [...fields, characters].filter(({ words }) => words.some(({ change }) => change !== "same"));
}

const listOf = ({ characters }: Play["front"]): string =>
  characters
    .map(({ name, age, gender, description, doubling }) =>
      [name, age, gender, description, doubling].filter((text) => text !== "").join(", "),
    )
    .join("\n");

/** Beyond this many differences, elements without a common ID count as different. */
const maxChanges = 4000;

/**
 * Returns the old block for each new block's ID. Blocks with the same ID are the same; of the others, those with the same
 * kind and text in the same order, for example after a scene was pasted from a file.
 */
function matchBlocks(before: readonly Block[], after: readonly Block[]): ReadonlyMap<BlockId, Block> {
  const old = new Map(before.map((block) => [block.id, block]));
  const matches = new Map<BlockId, Block>();
  for (const { id } of after) {
    const same = old.get(id);
    if (same) matches.set(id, same);
  }
  const isOpen = ({ id, text }: Block): boolean => !matches.has(id) && text.length > 0;
  for (const [block, match] of sameTexts(before.filter(isOpen), after.filter(isOpen))) matches.set(block.id, match);
  return matches;
}

/** Pairs new blocks with old ones. */
function sameTexts(gone: readonly Block[], added: readonly Block[]): readonly (readonly [Block, Block])[] {
  if (gone.length === 0 || added.length === 0) return [];
  const changes = diffArrays(gone.map(keyOf), added.map(keyOf), { maxEditLength: maxChanges }) ?? [];
  const pairs: (readonly [Block, Block])[] = [];
  let [old, now] = [0, 0];
  for (const { added: isAdded, removed: isRemoved, count } of changes) {
    if (!isAdded && !isRemoved) pairs.push(...zip(added.slice(now, now + count), gone.slice(old, old + count)));
    if (!isRemoved) now += count;
    if (!isAdded) old += count;
  }
  return pairs;
}

const zip = (blocks: readonly Block[], matches: readonly Block[]): (readonly [Block, Block])[] =>
  blocks.flatMap((block, index) => {
    const match = matches[index];
    return match ? [[block, match] as const] : [];
  });

const keyOf = (block: Block): string => `${block.kind} ${textOf(block)}`;
