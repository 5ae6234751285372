import { blocksUnder } from "../play/blocksUnder.ts";
import { forEachField } from "../play/front/frontFields.ts";
import type { FrontField } from "../play/front/frontPlaces.ts";
import { frontTable } from "../play/front/frontTable.ts";
import type { Block, Character, FrontMatter, PageLayout, Play } from "../play/play.ts";
import type { Shown } from "./share.ts";

/** Returns what a link shows: no notes, no address, and with chosen scenes nothing about the others. */
export function projectionOf({ front, blocks, pageLayout, typing }: Play, shows: Shown): Play {
  const shown = chosen(blocks, shows).filter(({ kind }) => kind !== "note");
  const isPart = shows.what === "scenes";
  return {
    front: {
      ...forEachField((field) => (isShown(field, isPart) ? front[field] : "")),
      characters: charactersIn(shown, front, isPart),
    },
    blocks: shown,
    ...(pageLayout && { pageLayout: withoutName(pageLayout) }),
    ...(typing?.language && { typing: { language: typing.language } }),
  };
}

/** What the writer calls a layout is nobody else's business. */
const withoutName = ({ name: _, ...pageLayout }: PageLayout): PageLayout => pageLayout;

function isShown(field: FrontField, isPart: boolean): boolean {
  const { shownBy } = frontTable[field];
  return shownBy === "allLinks" || (shownBy === "linksToWholePlay" && !isPart);
}

const chosen = (blocks: readonly Block[], shows: Shown): readonly Block[] =>
  shows.what === "play" ? blocks : blocksUnder(blocks, shows.headings);

/**
 * Returns the characters, with former names only if a cue still uses them. Of a part, they're only those who speak in it,
 * without doubling notes, which name others.
 */
function charactersIn(shown: readonly Block[], { characters }: FrontMatter, isPart: boolean): readonly Character[] {
  const cues = shown
    .filter(({ kind }) => kind === "cue")
    .map(({ text }) => folded(text.map((span) => span.text).join("")));
  const isHeard = (name: string) => name.trim() !== "" && cues.some((cue) => hasWord(cue, folded(name)));
  return characters
    .map((character) => ({ ...character, aliases: character.aliases.filter(isHeard) }))
    .filter(({ name, aliases }) => !isPart || isHeard(name) || aliases.length > 0)
    .map((character) => (isPart ? { ...character, doubling: "" } : character));
}

const folded = (text: string) => text.normalize("NFC").toLocaleUpperCase("en").trim();

/** Matches whole words, because a cue may name several characters or say how a line is spoken. */
function hasWord(cue: string, name: string): boolean {
  for (let at = cue.indexOf(name); at !== -1; at = cue.indexOf(name, at + 1)) {
    if (!isLetter(cue[at - 1]) && !isLetter(cue[at + name.length])) return true;
  }
  return false;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
