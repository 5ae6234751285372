import {
  type Block,
  type Character,
  type FrontField,
  type FrontMatter,
  normaliseSpans,
  type Play,
  textOf,
} from "../play/play.ts";
import { type BlackedOut, blackOut, type Piece } from "./blackOut.ts";
import { authorNamesIn, patternOf } from "./names.ts";

/** Fields that say who wrote it, and nothing else that a blind reader needs. */
const sayWho = ["credit", "authors", "contact", "copyright", "dedication"] as const satisfies readonly FrontField[];

/** Fields in words of the author's own about the play: a surname alone gives them away there. */
const ownWords = [
  "subtitle",
  "source",
  "epigraph",
  "synopsis",
  "productionNotes",
] as const satisfies readonly FrontField[];

export interface BlindOptions {
  /** What the author is called besides what the title page says. */
  readonly alsoNames?: readonly string[];
  /** Single words, such as a surname, that the author chose to black out as well. */
  readonly words?: readonly string[];
}

/**
 * The play for blind reading. Fields that only say whose it is are left out. Everywhere else, in the speeches too, the
 * author's full names are blacked out.
 */
export function withoutNames(play: Play, options: BlindOptions = {}): Play {
  const { alsoNames, words = [] } = options;
  const hide = blackOutOf(play, options);
  const partsPattern = patternOf(authorNames(play, alsoNames), { partsToo: true, words });
  return {
    front: frontWithout(
      play.front,
      (text) => hide(text).text,
      (text) => blackOut(text, partsPattern).text,
    ),
    blocks: play.blocks.map((block) => blockWithout(block, hide)),
  };
}

type BlackOut = (text: string) => BlackedOut;

/** How a block's text is blacked out: full names, and the chosen words. */
export function blackOutOf(play: Pick<Play, "front">, { alsoNames, words = [] }: BlindOptions): BlackOut {
  const pattern = patternOf(authorNames(play, alsoNames), { partsToo: false, words });
  return (text) => blackOut(text, pattern);
}

/** The author's names, a list of words each. */
export const authorNames = ({ front }: Pick<Play, "front">, alsoNames: readonly string[] = []) =>
  [front.authors, ...alsoNames].flatMap(authorNamesIn);

type Censor = (text: string) => string;

function frontWithout({ characters, ...fields }: FrontMatter, whole: Censor, parts: Censor): FrontMatter {
  const censored = Object.entries(fields).map(([field, text]) => [field, censorOf(field, whole, parts)(text)] as const);
  return {
    ...(Object.fromEntries(censored) as Omit<FrontMatter, "characters">),
    characters: characters.map((character) => characterWithout(character, whole, parts)),
  };
}

function censorOf(field: string, whole: Censor, parts: Censor): Censor {
  if (sayWho.some((each) => each === field)) return () => "";
  return ownWords.some((each) => each === field) ? parts : whole;
}

/** The name as a cue would have it. */
const characterWithout = (character: Character, whole: Censor, parts: Censor): Character => ({
  ...character,
  name: whole(character.name),
  aliases: character.aliases.map(whole),
  description: parts(character.description),
});

/** A name may run through several marks: its bar has those of its first letter. */
function blockWithout(block: Block, hide: BlackOut): Block {
  const { pieces } = hide(textOf(block));
  if (!pieces.some(({ isBar }) => isBar)) return block;
  let start = 0;
  const spans = block.text.flatMap((span) => {
    const from = start;
    start += span.text.length;
    return pieces.map((piece) => ({ ...span, text: partOf(piece, from, start) }));
  });
  return { ...block, text: normaliseSpans(spans) };
}

/** What of it stands between two offsets of the source. A bar stands where it starts. */
function partOf({ text, start, isBar }: Piece, from: number, to: number): string {
  if (isBar) return start >= from && start < to ? text : "";
  return text.slice(Math.max(0, from - start), Math.max(0, to - start));
}
