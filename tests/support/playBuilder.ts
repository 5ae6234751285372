import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, BlockKind, Character, FrontMatter, Play, Span } from "#domain/play/play.ts";

/*
 * A small language for plays, so that tests read like a manuscript:
 *
 *   play(act("I", scene("1", direction("Midnight."), speech("HAMLET", aside("to himself"), "To be, or not to be."))))
 *
 * IDs are `b000000001` and up, in the order of the blocks.
 */

/** A block before it has its ID. */
export type PlayDraft = Omit<Block, "id">;
type Text = string | Span | readonly (string | Span)[];
type Part = PlayDraft | readonly PlayDraft[];

const spansOf = (text: Text): readonly Span[] =>
  (Array.isArray(text) ? text : [text])
    .map((piece) => (typeof piece === "string" ? { text: piece } : piece))
    .filter((span) => span.text !== "");

export const block = (kind: BlockKind, text: Text = ""): PlayDraft => ({ kind, text: spansOf(text) });

const heading =
  (kind: "act" | "scene") =>
  (text: Text, ...parts: readonly Part[]): readonly PlayDraft[] => [block(kind, text), ...parts.flat()];

export const act = heading("act");
export const scene = heading("scene");
export const setting = (text: Text): PlayDraft => block("setting", text);
export const direction = (text: Text): PlayDraft => block("direction", text);
export const cue = (text: Text): PlayDraft => block("cue", text);
export const dialogue = (text: Text): PlayDraft => block("dialogue", text);
export const parenthetical = (text: Text): PlayDraft => block("parenthetical", text);
export const lyric = (text: Text): PlayDraft => block("lyric", text);
export const transition = (text: Text): PlayDraft => block("transition", text);
export const note = (text: Text): PlayDraft => block("note", text);
export const pageBreak = (): PlayDraft => block("pageBreak");

/** Creates a cue and its speech: plain text is dialogue. */
export const speech = (name: Text, ...lines: readonly (string | PlayDraft)[]): readonly PlayDraft[] => [
  cue(name),
  ...lines.map((line) => (typeof line === "string" ? dialogue(line) : line)),
];

/** Like `speech`, spoken at the same time as the speech before it. */
export const together = (name: Text, ...lines: readonly (string | PlayDraft)[]): readonly PlayDraft[] => [
  { ...cue(name), simultaneous: true },
  ...speech(name, ...lines).slice(1),
];

export const front = (fields: Partial<FrontMatter>): FrontMatter => ({ ...emptyFront, ...fields });

export const character = (name: string, fields: Partial<Character> = {}): Character => ({
  id: `character-${name}`,
  name,
  aliases: [],
  age: "",
  gender: "",
  description: "",
  doubling: "",
  ...fields,
});

export const play = (...parts: readonly Part[]): Play => playWith({}, ...parts);

export function playWith(fields: Partial<FrontMatter>, ...parts: readonly Part[]): Play {
  const newId = numberedIds();
  return { front: front(fields), blocks: parts.flat().map((draft) => ({ id: newId(), ...draft })) };
}

/** `b000000001` and up. */
export function numberedIds(): () => BlockId {
  let last = 0;
  return () => `b${String(++last).padStart(9, "0")}` as BlockId;
}

/** Returns a play without its IDs, for comparing. */
export const withoutIds = ({ front: { characters, ...fields }, blocks }: Play) => ({
  front: { ...fields, characters: characters.map(({ id: _, ...person }) => person) },
  blocks: blocks.map(({ id: _, ...draft }) => draft),
});
