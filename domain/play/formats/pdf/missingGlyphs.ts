import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import { faceOf } from "#domain/play/layout/measures/faces.ts";
import type { ManuscriptSheet, PagedManuscript, PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import { type Block, type BlockId, type Span, textOf } from "#domain/play/play.ts";
import { type FontCoverage, fontCoverage } from "./fontCoverage.ts";
import { glyphText } from "./glyphText.ts";
import type { PdfFonts } from "./pdfFonts.ts";
import { printedLetters } from "./printedLetters.ts";

/** A place where a character occurs. */
export interface MissingGlyphPlace {
  readonly section: ManuscriptSheet["section"] | "watermark";
  /** Label of the page; empty on an unnumbered page. */
  readonly page: string;
  /** The headings above it; empty if there are none. */
  readonly act: string;
  readonly scene: string;
  /** The printed line. */
  readonly quote: string;
}

/** A character that neither a font nor a look-alike can print. */
export interface MissingGlyph {
  readonly character: string;
  /** Its Unicode code points, e.g. `U+4E16`; more than one for a character made of several. */
  readonly codePoints: readonly string[];
  /** How often it occurs in the manuscript. */
  readonly count: number;
  /** The first lines that contain it. */
  readonly places: readonly MissingGlyphPlace[];
}

/** Enough to find it by; the writer can search the text for the rest. */
const maxPlaces = 3;

/** Returns the characters of a manuscript that can't be printed, each once, in order of appearance. */
export function missingGlyphs(
  manuscript: PagedManuscript,
  fonts: PdfFonts,
  blocks: readonly Block[],
  watermark?: string,
): readonly MissingGlyph[] {
  const headings = headingsOver(blocks);
  const found = new Map<string, { count: number; readonly places: MissingGlyphPlace[] }>();
  for (const { page, line, character } of unprintedIn(manuscript, fonts, watermark)) {
    const known = found.get(character) ?? { count: 0, places: [] };
    found.set(character, known);
    known.count++;
    const place = {
      section: page.section,
      page: page.label,
      ...((line.blockId && headings.get(line.blockId)) ?? noHeadings),
      quote: textOfSpans(line.spans).trim(),
    };
    if (known.places.length < maxPlaces && !known.places.some((each) => isSame(each, place))) known.places.push(place);
  }
  return [...found].map(([character, { count, places }]) => ({
    character,
    codePoints: Array.from(character, codePointOf),
    count,
    places,
  }));
}

/** Returns whether these fonts can print a whole manuscript and its watermark. */
export function canPrint(manuscript: PagedManuscript, fonts: PdfFonts, watermark?: string): boolean {
  for (const _ of unprintedIn(manuscript, fonts, watermark)) return false;
  return true;
}

/** A page as far as it's searched. */
interface SearchedPage extends Pick<ManuscriptSheet, "label"> {
  readonly section: MissingGlyphPlace["section"];
  readonly lines: readonly Pick<PlacedLine, "blockId" | "spans">[];
}

/** Yields every unprintable letter, as often as it occurs. */
function* unprintedIn({ pages }: PagedManuscript, fonts: PdfFonts, watermark = "") {
  const coverage = fontCoverage(fonts);
  const watermarkLine = { blockId: undefined, spans: [{ text: watermark }] };
  const searched: readonly SearchedPage[] = [...pages, { section: "watermark", label: "", lines: [watermarkLine] }];
  for (const page of searched) {
    for (const line of page.lines) {
      for (const span of line.spans) {
        for (const character of unprinted(span, coverage)) yield { page, line, character };
      }
    }
  }
}

/** Every manuscript font has ASCII. */
const notAscii = /[^ -~]/gu;

function unprinted(span: Span, coverage: FontCoverage): readonly string[] {
  const face = faceOf(span);
  const others = glyphText(span.text).match(notAscii) ?? [];
  if (others.every((character) => coverage.familyOf(character, face) !== undefined)) return [];
  return printedLetters(span.text, face, coverage).flatMap(({ as, source }) => (as === "box" ? [source] : []));
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

type Headings = Pick<MissingGlyphPlace, "act" | "scene">;
const noHeadings: Headings = { act: "", scene: "" };

function headingsOver(blocks: readonly Block[]): ReadonlyMap<BlockId, Headings> {
  let here = noHeadings;
  return new Map(
    blocks.map((block) => {
      if (block.kind === "act") here = { act: textOf(block).trim(), scene: "" };
      if (block.kind === "scene") here = { ...here, scene: textOf(block).trim() };
      return [block.id, here];
    }),
  );
}

const isSame = (a: MissingGlyphPlace, b: MissingGlyphPlace): boolean =>
  a.quote === b.quote && a.page === b.page && a.scene === b.scene && a.act === b.act;
