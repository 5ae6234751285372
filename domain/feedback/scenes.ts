import { isHeading } from "../play/flow.ts";
import { type Block, type BlockId, textOf } from "../play/play.ts";

/** A part of the play under one heading. The part before the first heading has none. */
export interface SceneStretch {
  readonly heading: BlockId | undefined;
  readonly kind: "act" | "scene" | undefined;
  /** The heading's text; may be empty. */
  readonly title: string;
  /** Positions in the play, from 0 to 1. */
  readonly start: number;
  readonly end: number;
}

/** A place's position in the play. */
export interface AlongThePlay {
  /** From 0 to 1, measured in letters. */
  readonly at: number;
  readonly scene: SceneStretch | undefined;
}

/** Divides the play by its headings. Parts without text, such as an act before its first scene, are included. */
export interface PlayLine {
  readonly scenes: readonly SceneStretch[];
  /** Returns undefined for a block that isn't in the play. */
  readonly find: (place: { readonly blockId: BlockId; readonly start: number }) => AlongThePlay | undefined;
}

export function lineOf(blocks: readonly Block[]): PlayLine {
  const lengths = blocks.map((block) => textOf(block).length);
  const total = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const scenes: SceneStretch[] = [];
  const found = new Map<BlockId, { readonly before: number; readonly scene: number }>();
  let before = 0;
  for (const [index, block] of blocks.entries()) {
    if (isHeading(block.kind) || scenes.length === 0) scenes.push(openStretch(block, before / total));
    const length = lengths[index] ?? 0;
    found.set(block.id, { before, scene: scenes.length - 1 });
    before += length;
    const open = scenes.at(-1);
    if (open) scenes[scenes.length - 1] = { ...open, end: before / total };
  }
  return {
    scenes,
    find({ blockId, start }) {
      const block = found.get(blockId);
      return block && { at: Math.min(1, (block.before + start) / total), scene: scenes[block.scene] };
    },
  };
}

function openStretch(block: Block, start: number): SceneStretch {
  const title = textOf(block).replace(/\s+/g, " ").trim();
  if (block.kind === "act" || block.kind === "scene") {
    return { heading: block.id, kind: block.kind, title, start, end: start };
  }
  return { heading: undefined, kind: undefined, title: "", start, end: start };
}

/** Counts how many of these positions, from 0 to 1, are in each of that many equal parts of the play. */
export function densityOfParts(places: readonly number[], parts: number): readonly number[] {
  const heat = Array.from({ length: parts }, () => 0);
  for (const at of places) {
    const part = Math.min(parts - 1, Math.max(0, Math.floor(at * parts)));
    heat[part] = (heat[part] ?? 0) + 1;
  }
  return heat;
}
