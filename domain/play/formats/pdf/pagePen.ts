import type { LineRole, ManuscriptSheet, PagedManuscript, PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import { hasRightToLeft } from "#domain/play/layout/rightToLeft.ts";
import { textOfSpans } from "#domain/play/layout/spans.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { type GlyphRun, glyphRuns } from "./glyphRuns.ts";
import { fontName } from "./pdfFonts.ts";

const pointsPerInch = 72;
/** The position of Courier Prime's baseline within the line, as a fraction of the type size. */
const ascent = 0.78;

/** Draws pages in order and builds the paragraph structure that screen readers use. */
export class PagePen {
  readonly #document: PDFKit.PDFDocument;
  readonly #manuscript: PagedManuscript;
  readonly #coverage: FontCoverage;
  readonly #play: PDFKit.PDFStructureElement;
  #paragraph: PDFKit.PDFStructureElement | undefined;
  #blockId: string | undefined;

  constructor(document: PDFKit.PDFDocument, manuscript: PagedManuscript, coverage: FontCoverage) {
    this.#document = document;
    this.#manuscript = manuscript;
    this.#coverage = coverage;
    this.#play = document.struct("Document");
    document.addStructure(this.#play);
  }

  draw(page: ManuscriptSheet): void {
    for (const lines of paragraphsOn(page)) {
      const [first] = lines;
      if (!first) continue;
      if (isArtifact(first.role)) this.#document.markContent("Artifact", { type: "Pagination" });
      else this.#markParagraph(first);
      for (const line of lines) this.#drawLine(line);
      this.#document.endMarkedContent();
    }
  }

  finish(): void {
    this.#paragraph?.end();
    this.#play.end();
  }

  /** A paragraph that continues on the next page stays one paragraph. */
  #markParagraph(line: PlacedLine): void {
    const tag = tagOf(line.role);
    if (!this.#paragraph || line.blockId === undefined || line.blockId !== this.#blockId) {
      this.#paragraph?.end();
      this.#paragraph = this.#document.struct(tag);
      this.#play.add(this.#paragraph);
      if (line.from === 0) this.#bookmark(line);
    }
    this.#blockId = line.blockId;
    this.#paragraph.add(this.#document.markStructureContent(tag));
  }

  #bookmark(line: PlacedLine): void {
    if (line.role !== "act" && line.role !== "scene") return;
    this.#document.outline.addItem(textOfSpans(line.spans));
  }

  #drawLine(line: PlacedLine): void {
    const { font, linesPerInch } = this.#manuscript.layout;
    const leading = pointsPerInch / linesPerInch - font.sizePoints;
    const baseline = line.y * pointsPerInch + leading / 2 + font.sizePoints * ascent;
    this.#document.fontSize(font.sizePoints);
    for (const run of spacedFromNext(glyphRuns(line, this.#coverage, this.#manuscript.measure))) {
      this.#drawRun(run, baseline);
    }
  }

  #drawRun(run: GlyphRun, baseline: number): void {
    const x = run.x * pointsPerInch;
    if (run.text.trim() !== "") {
      this.#document.font(fontName(run.family, run.face));
      this.#document.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
    }
    if (run.underline) this.#underline(x, run.width * pointsPerInch, baseline);
  }

  #underline(x: number, width: number, baseline: number): void {
    const y = baseline + 1.5;
    this.#document
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }
}

/**
 * Adds an invisible space after each line, which separates its last word from the next line's first word when the text
 * is read aloud.
 */
function spacedFromNext(runs: readonly GlyphRun[]): readonly GlyphRun[] {
  const last = runs.at(-1);
  if (!last || runs.some(({ text }) => hasRightToLeft(text))) return runs;
  return [...runs.slice(0, -1), { ...last, text: `${last.text} ` }];
}

/** Groups the lines of one block, so that side-by-side speeches are read one after the other. */
function paragraphsOn(page: ManuscriptSheet): Iterable<readonly PlacedLine[]> {
  const paragraphs = new Map<unknown, PlacedLine[]>();
  for (const line of page.lines) {
    const key = line.blockId ?? (line.from === 0 ? line : [...paragraphs.keys()].at(-1));
    const known = paragraphs.get(key);
    if (known) known.push(line);
    else paragraphs.set(key, [line]);
  }
  return paragraphs.values();
}

const isArtifact = (role: LineRole): boolean => role === "pageNumber" || role === "continued" || role === "more";

const tags: Partial<Record<LineRole, string>> = { title: "H1", frontHeading: "H2", act: "H2", scene: "H3" };
const tagOf = (role: LineRole): string => tags[role] ?? "P";
