import { type Block, type BlockId, type BlockKind, emptyFront, type FrontMatter, type Play } from "../play.ts";

/** A small language for the plays of tests: `buildPlay(act("ACT I"), speech("NORA", "Torvald?"))`. */
export const buildPlay = (...parts: readonly (Block | readonly Block[])[]): Play => playWith({}, ...parts);

export const playWith = (front: Partial<FrontMatter>, ...parts: readonly (Block | readonly Block[])[]): Play => ({
  front: { ...emptyFront, ...front },
  blocks: parts.flat(),
});

let made = 0;

export function block(kind: BlockKind, text = ""): Block {
  made += 1;
  return { id: String(made).padStart(10, "0") as BlockId, kind, text: text === "" ? [] : [{ text }] };
}

export const act = (text: string) => block("act", text);
export const scene = (text: string) => block("scene", text);
export const direction = (text: string) => block("direction", text);
export const parenthetical = (text: string) => block("parenthetical", text);
export const dialogue = (text: string) => block("dialogue", text);
export const pageBreak = () => block("pageBreak");

/** A cue and what is said; parts that are not plain text are given as blocks. */
export const speech = (name: string, ...parts: readonly (string | Block)[]): readonly Block[] => [
  block("cue", name),
  ...parts.map((part) => (typeof part === "string" ? dialogue(part) : part)),
];

/** Marks a speech as spoken at the same time as the one before. */
export const atOnce = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((part) => (part.kind === "cue" ? { ...part, simultaneous: true } : part));

/** So many verse lines, numbered, none ending in a full stop. */
export const verse = (count: number, word = "line"): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`).join("\n");
