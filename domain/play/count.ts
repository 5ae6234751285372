import { type Block, type BlockKind, type Character, type Play, textOf } from "./play.ts";

/** What one character of the play has to say. */
export interface PartCount {
  /** As in the list of characters, or as in the cue for a character that isn't listed. */
  readonly name: string;
  readonly speeches: number;
  /** Spoken and sung. */
  readonly words: number;
}

export interface PlayCount {
  readonly acts: number;
  readonly scenes: number;
  readonly speeches: number;
  /** Settings and stage directions, including those within speeches. */
  readonly directions: number;
  /** All words of the text except notes. The front matter isn't counted. */
  readonly words: number;
  readonly spokenWords: number;
  /** Largest part first. */
  readonly parts: readonly PartCount[];
}

const spokenKinds = new Set<BlockKind>(["dialogue", "lyric"]);
export const directionKinds: ReadonlySet<BlockKind> = new Set<BlockKind>(["setting", "direction", "parenthetical"]);

export function countPlay({ blocks, front }: Play): PlayCount {
  const printed = blocks
    .filter(({ kind }) => kind !== "note")
    .map((block) => ({ ...block, words: countWords(textOf(block)) }));
  const count = (kinds: ReadonlySet<BlockKind>): number => printed.filter(({ kind }) => kinds.has(kind)).length;
  return {
    acts: count(new Set(["act"])),
    scenes: count(new Set(["scene"])),
    speeches: count(new Set(["cue"])),
    directions: count(directionKinds),
    words: sum(printed),
    spokenWords: sum(printed.filter(({ kind }) => spokenKinds.has(kind))),
    parts: countParts(printed, front.characters),
  };
}

type CountedBlock = Block & { readonly words: number };

const sum = (blocks: readonly CountedBlock[]): number => blocks.reduce((total, { words }) => total + words, 0);

function countParts(blocks: readonly CountedBlock[], characters: readonly Character[]): readonly PartCount[] {
  const names = new Map(
    characters.flatMap(({ name, aliases }) => [name, ...aliases].map((called) => [fold(called), name])),
  );
  const parts = new Map<string, { name: string; speeches: number; words: number }>();
  let speaking: { speeches: number; words: number } | undefined;
  for (const block of blocks) {
    if (block.kind === "cue") {
      const called = speakerOf(textOf(block));
      const name = names.get(fold(called)) ?? called;
      const part = parts.get(fold(name)) ?? { name, speeches: 0, words: 0 };
      part.speeches++;
      parts.set(fold(name), part);
      speaking = part;
    } else if (block.kind === "act" || block.kind === "scene") speaking = undefined;
    else if (speaking && spokenKinds.has(block.kind)) speaking.words += block.words;
  }
  return [...parts.values()].sort((a, b) => b.speeches - a.speeches || b.words - a.words);
}

const fold = (name: string): string => name.normalize("NFC").trim().toLowerCase();

/** Returns the name in a cue without remarks about the voice: `MOTHER (off)` becomes `MOTHER`. */
export function speakerOf(cue: string): string {
  const open = cue.indexOf("(");
  return (open > 0 && cue.trimEnd().endsWith(")") ? cue.slice(0, open) : cue).trim();
}

/**
 * Scripts without spaces between words: each character counts as one word, as in word processors for these languages.
 */
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Everything that may be in those scripts. Most texts have none of it, and testing for it is much quicker. */
const maybeUnspaced = /[\u0e00-\u0e7f\u2e80-\uffff]/;

/** Anything between spaces that contains a letter or a digit. A dash alone isn't a word. */
export function countWords(text: string): number {
  const spaced = maybeUnspaced.test(text) ? text.replace(unspacedScripts, " $& ") : text;
  return spaced.split(/\s+/).filter((word) => /[a-z]|[\p{L}\p{N}]/u.test(word)).length;
}
