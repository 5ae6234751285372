import type { BlockKind } from "./play.ts";

/** What Enter starts after a block with text. */
const afterEnter: Record<BlockKind, BlockKind> = {
  act: "scene",
  scene: "setting",
  setting: "direction",
  direction: "cue",
  cue: "dialogue",
  parenthetical: "dialogue",
  dialogue: "cue",
  lyric: "cue",
  transition: "scene",
  centered: "direction",
  pageBreak: "scene",
  note: "direction",
};

/** What an empty block becomes on Enter: a second Enter leaves the speech, a third the scene. */
const emptyOnEnter: Record<BlockKind, BlockKind> = {
  act: "direction",
  scene: "act",
  setting: "direction",
  direction: "scene",
  cue: "direction",
  parenthetical: "dialogue",
  dialogue: "direction",
  lyric: "dialogue",
  transition: "scene",
  centered: "direction",
  pageBreak: "scene",
  note: "direction",
};

/** The elements that Tab cycles through, one cycle for each position in the script. */
const tabCycles: readonly (readonly BlockKind[])[] = [
  ["dialogue", "parenthetical", "lyric"],
  ["cue", "direction"],
  ["scene", "act", "setting"],
  ["transition", "centered"],
  ["note", "direction"],
];

/** What Tab starts after a block with text; for other kinds it does the same as Enter. */
const afterTab: Partial<Record<BlockKind, BlockKind>> = {
  cue: "parenthetical",
  dialogue: "parenthetical",
  setting: "cue",
  scene: "direction",
  direction: "transition",
};

/** Returns the kind that Enter leads to: a new block after this one, or, in an empty block, what the block becomes. */
export const enterLeadsTo = (kind: BlockKind, { empty }: { empty: boolean }): BlockKind =>
  (empty ? emptyOnEnter : afterEnter)[kind];

/** Returns the kind that Tab leads to: a new block after this one, or, in an empty block, what the block becomes. */
export const tabLeadsTo = (kind: BlockKind, { empty }: { empty: boolean }): BlockKind =>
  empty ? cycleFrom(kind, 1) : (afterTab[kind] ?? afterEnter[kind]);

/** Returns the kind that a block becomes on Shift+Tab: the reverse of Tab in an empty block. */
export const shiftTabLeadsTo = (kind: BlockKind): BlockKind => cycleFrom(kind, -1);

function cycleFrom(kind: BlockKind, step: 1 | -1): BlockKind {
  const cycle = tabCycles.find((one) => one.includes(kind)) ?? [];
  return cycle.at((cycle.indexOf(kind) + step) % cycle.length) ?? "direction";
}

/** Returns the kind of the text after the cursor when Enter splits a block. */
export const splitLeadsTo = (kind: BlockKind): BlockKind =>
  kind === "cue" || kind === "parenthetical" ? "dialogue" : kind;

/** Returns whether a block belongs to the name above it. */
export const isInSpeech = (kind: unknown): boolean =>
  kind === "dialogue" || kind === "parenthetical" || kind === "lyric";

/** Returns whether a block appears in the outline. */
export const isHeading = (kind: BlockKind): boolean => kind === "act" || kind === "scene";
