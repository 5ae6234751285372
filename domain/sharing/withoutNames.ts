import type { Block, Character, FrontField, FrontMatter, Play, Span } from "../play/play.ts";
import { namesIn, patternOf } from "./names.ts";

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

/**
 * The play for blind reading: nothing says whose it is. What says only that is left out; elsewhere, in the speeches too,
 * the author's names are blacked out letter by letter, so that every other letter keeps its place.
 */
export function withoutNames(play: Play, alsoNames: readonly string[] = []): Play {
  const names = [play.front.authors, ...alsoNames].flatMap(namesIn);
  const whole = blackingOut(patternOf(names, { partsToo: false }));
  const parts = blackingOut(patternOf(names, { partsToo: true }));
  return {
    front: frontWithout(play.front, whole, parts),
    blocks: play.blocks.map((block) => blockWithout(block, whole)),
  };
}

type Censor = (text: string) => string;

const blackingOut =
  (pattern: RegExp | undefined): Censor =>
  (text) =>
    pattern ? text.replace(pattern, (name) => "█".repeat(name.length)) : text;

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

/** A name may run through several marks. */
function blockWithout(block: Block, whole: Censor): Block {
  const before = block.text.map(({ text }) => text).join("");
  const after = whole(before);
  if (after === before) return block;
  let at = 0;
  const text = block.text.map((span): Span => {
    at += span.text.length;
    return { ...span, text: after.slice(at - span.text.length, at) };
  });
  return { ...block, text };
}
