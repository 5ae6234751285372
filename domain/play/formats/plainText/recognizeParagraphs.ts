import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import type { Collector } from "../fountain/collector.ts";
import type { Guesses } from "./guesses.ts";
import { type GuessedTitlePage, guessBelowTitle, guessTitlePage } from "./guessTitlePage.ts";
import { findNumeralHeadings } from "./numerals.ts";
import type { Paragraph, TypedLayout } from "./paragraph.ts";
import { castIn, findListings } from "./preamble.ts";
import { Recognizer } from "./recognizer.ts";
import { findSpeakers } from "./speakers.ts";

export interface Recognized {
  readonly guesses: Guesses;
  /** The title page that came before the play. */
  readonly front: FrontMatter | undefined;
  /** The first block that came from a paragraph, by the paragraph's layout. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  /** The layouts of the title page's paragraphs. */
  readonly titlePage: ReadonlySet<TypedLayout>;
}

interface Options {
  /** Whether the first lines may be a title page; otherwise they're centered lines. */
  readonly hasTitlePage: boolean;
  /** The title if a style of the file names it. Then only what's below it may be on the title page. */
  readonly title?: string | undefined;
  /** The title page as it was found in the whole file, before the writer said of other paragraphs what they are. */
  readonly titlePage?: KnownTitlePage | undefined;
}

interface KnownTitlePage {
  readonly front: FrontMatter;
  readonly layouts: ReadonlySet<TypedLayout>;
}

/** Classifies each paragraph and adds it to the collector. Every word goes there or to the title page. */
export function recognizeParagraphs(
  parts: readonly Paragraph[],
  collector: Collector,
  { hasTitlePage, title, titlePage: known }: Options,
): Recognized {
  const guessed =
    title === undefined
      ? (asKnown(parts, known) ?? guessTitlePage(parts, findSpeakers(parts).has))
      : guessBelowTitle(title, parts);
  const listed = new Set([...findListings(parts, guessed.length).keys()].filter(({ layout }) => !layout.isChosen));
  const titlePage = parts.slice(0, guessed.length);
  const played = parts.slice(guessed.length);
  const spoken = played.filter((one) => !listed.has(one));
  const evidence = {
    speakers: findSpeakers(spoken, castIn(listed)),
    numerals: findNumeralHeadings(spoken),
    hasSquareBrackets: hasSquareBrackets(spoken),
  };
  const reader = new Recognizer(collector, evidence);
  if (!hasTitlePage) for (const one of titlePage) reader.addCentered(one);
  for (const [index, one] of played.entries()) {
    if (listed.has(one)) reader.addListed(one);
    else reader.add(one, played[index + 1]);
  }
  const { guesses, firstBlocks } = reader;
  if (!hasTitlePage || guessed.length === 0) return { guesses, front: undefined, firstBlocks, titlePage: new Set() };
  return { guesses, front: guessed.front, firstBlocks, titlePage: new Set(titlePage.map(({ layout }) => layout)) };
}

/** Returns the title page if the text begins with all of it. */
function asKnown(parts: readonly Paragraph[], known: KnownTitlePage | undefined): GuessedTitlePage | undefined {
  const length = parts.findIndex(({ layout }) => !known?.layouts.has(layout));
  return known && length > 0 && length === known.layouts.size ? { front: known.front, length } : undefined;
}

/** Fewer may be a typist's own remarks. */
const minSquareBrackets = 3;

const hasSquareBrackets = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.filter(({ lines }) => lines.some(({ text }) => text.includes("["))).length >= minSquareBrackets;
