import { countPlay } from "#domain/play/countPlay.ts";
import { type Block, type FrontMatter, type Play, textOf } from "#domain/play/play.ts";
import { compareSpeeches, speechesOf } from "../formats/speeches.ts";
import { type TypedParagraph, typedTextOf } from "./typedParagraph.ts";

/** What an importer must find. */
export interface FormCounts {
  readonly acts: number;
  readonly scenes: number;
  readonly speeches: number;
  /** Different names in cues. */
  readonly names: number;
  readonly spokenWords: number;
}

export interface FormResult {
  readonly expected: FormCounts;
  readonly found: FormCounts;
  /** Words of the file that are neither in the play nor in its front matter, each as often as it's missing. */
  readonly lost: readonly string[];
  /** Words that are there more often than in the file. */
  readonly added: readonly string[];
  /** The share of speeches that have the right name and words, in order. */
  readonly sameSpeeches: number;
  readonly wrongNames: readonly string[];
  readonly missingNames: readonly string[];
  readonly missingSpeeches: readonly string[];
}

const nameOf = (block: Block): string => textOf(block).toUpperCase().replace(/\s+/g, " ").replace(/[.:]$/, "").trim();

const namesIn = ({ blocks }: Pick<Play, "blocks">): ReadonlySet<string> =>
  new Set(blocks.filter(({ kind }) => kind === "cue").map(nameOf));

function countsOf(play: Play): FormCounts {
  const { acts, scenes, speeches, spokenWords } = countPlay(play);
  return { acts, scenes, speeches, names: namesIn(play).size, spokenWords };
}

/** Compares what was read from a file with the play that was typed. */
export function compareForm(
  typed: readonly TypedParagraph[],
  play: Play,
  read: Pick<Play, "blocks"> & { readonly front?: FrontMatter },
): FormResult {
  const readPlay = { ...play, ...read, front: { ...play.front, characters: [] } };
  const [expected, found] = [countsOf({ ...play, front: { ...play.front, characters: [] } }), countsOf(readPlay)];
  const [names, foundNames] = [namesIn(play), namesIn(read)];
  const { share, missing } = compareSpeeches(spokenIn(play), spokenIn(readPlay));
  return {
    expected,
    found,
    ...comparedWords(typed.map(typedTextOf).join("\n"), textIn(read)),
    sameSpeeches: share,
    wrongNames: [...foundNames].filter((name) => !names.has(name)),
    missingNames: [...names].filter((name) => !foundNames.has(name)),
    missingSpeeches: missing,
  };
}

/** Brackets, and whether words are sung, aren't told apart in every form. */
const spokenIn = (play: Play): readonly string[] =>
  speechesOf(play).map((speech) => speech.replace(/\(\)|♪/g, "").replace(/\s+/g, " "));

/** Returns all words of a play: of its elements and of its front matter. */
export const textIn = ({ blocks, front }: Pick<Play, "blocks"> & { readonly front?: FrontMatter }): string =>
  [...blocks.map(textOf), ...(front ? textsIn(front) : [])].join("\n");

/** Returns the texts of a front matter, without the IDs of its characters, and without "by", which is printed anyway. */
const textsIn = ({ characters, credit: _, ...fields }: FrontMatter): readonly string[] => [
  ...Object.values(fields).filter((value) => typeof value === "string"),
  ...characters.flatMap(({ id: _id, ...character }) =>
    Object.values(character).filter((value) => typeof value === "string"),
  ),
];

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Compares the words of two texts as multisets. */
export const comparedWords = (text: string, found: string): Pick<FormResult, "lost" | "added"> => ({
  lost: moreOftenIn(text, found),
  added: moreOftenIn(found, text),
});

/** Returns words that are more often in one text than in another. */
function moreOftenIn(text: string, other: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(other)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wordsOf(text).filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

const share = (found: number, expected: number): number =>
  expected === 0 ? (found === 0 ? 1 : 0) : 1 - Math.abs(found - expected) / expected;

/** The least of the shares of speeches and names that were found. */
export const shareFound = ({ expected, found }: FormResult): number =>
  Math.min(share(found.speeches, expected.speeches), share(found.names, expected.names));
