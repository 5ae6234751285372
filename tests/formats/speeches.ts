import { isUnprinted } from "#domain/play/layout/passages/passages.ts";
import { type Block, type BlockKind, type Play, textOf } from "#domain/play/play.ts";

/** A speech as a reader sees it: who says what, with the directions in it. Words are in capitals, as names are printed. */
export type Speech = string;

const kindNames: Partial<Record<BlockKind, string>> = {
  parenthetical: "()",
  direction: "()",
  lyric: "♪",
  dialogue: "",
};

const fold = (text: string): string =>
  (
    text
      .normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");

/** Returns the speeches of a play in order, each as one line. Directions count if the speech continues after them. */
export function speechesOf({ blocks }: Play): readonly Speech[] {
  const speeches = new Speeches();
  for (const block of blocks) if (block.kind !== "note" && !isUnprinted(block)) speeches.add(block);
  return speeches.list();
}

const isSpoken = (kind: BlockKind): boolean => kind === "parenthetical" || kind === "dialogue" || kind === "lyric";

class Speeches {
  readonly #speeches: string[][] = [];
  #isSpeaking = false;
  /** Directions since the last words that were spoken. */
  #directions: string[] = [];

  add(block: Block): void {
    const { kind } = block;
    const text = fold(textOf(block));
    const part = `${kindNames[kind] ?? ""}${text}`;
    if (kind === "direction") this.#directions.push(part);
    else if (kind === "cue") this.#speeches.push([`${text}:`]);
    else if (isSpoken(kind) && this.#isSpeaking) this.#speeches.at(-1)?.push(...this.#directions, part);
    if (kind === "direction") return;
    this.#directions = [];
    this.#isSpeaking = kind === "cue" || (isSpoken(kind) && this.#isSpeaking);
  }

  list(): readonly Speech[] {
    return this.#speeches.map((parts) => parts.join(" "));
  }
}

export interface SpeechDifference {
  readonly missing: readonly Speech[];
  readonly added: readonly Speech[];
  /** The share of the speeches that are the same, in order. */
  readonly share: number;
}

/** Compares speeches in order: what's missing and what's added, found line by line as in a diff. */
export function compareSpeeches(expected: readonly Speech[], found: readonly Speech[]): SpeechDifference {
  const missing: Speech[] = [];
  const added: Speech[] = [];
  let at = 0;
  let same = 0;
  for (const speech of expected) {
    const next = found.slice(at, at + reach).indexOf(speech);
    if (next < 0) {
      missing.push(speech);
      continue;
    }
    added.push(...found.slice(at, at + next));
    at += next + 1;
    same++;
  }
  added.push(...found.slice(at));
  return { missing, added, share: same / Math.max(expected.length, found.length, 1) };
}

/** How far ahead the same speech is looked for. */
const reach = 20;
