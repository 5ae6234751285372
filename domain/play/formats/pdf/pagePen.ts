import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import { fonts as layoutFonts } from "#domain/play/layout/measures/fonts.ts";
import { hasRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { LineRole, ManuscriptSheet, PagedManuscript, PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import type { EmbeddedFonts } from "./embeddedFonts.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { type GlyphRun, glyphRuns } from "./glyphRuns.ts";
import { paragraphsInOrder } from "./paragraphsInOrder.ts";
import { pdfNumber } from "./pdfValues.ts";
import { continuedMark, inWordMark, lineEndMark, tagOf, wrappedMark } from "./structureTags.ts";
import type { StructureTree } from "./structureTree.ts";
import type { Bookmark } from "./writeOutline.ts";

export const pointsPerInch = 72;
interface PenOptions {
  readonly manuscript: PagedManuscript;
  readonly fonts: EmbeddedFonts;
  readonly coverage: FontCoverage;
  readonly structure: StructureTree;
}

/** Draws pages in order and records the paragraphs and bookmarks on them. */
export class PagePen {
  readonly bookmarks: Bookmark[] = [];
  readonly #options: PenOptions;
  #blockId: string | undefined;
  #page = -1;
  #operators: string[] = [];
  #font = "";

  constructor(options: PenOptions) {
    this.#options = options;
  }

  /** Returns the operators that draw the next page, which is on a page of the file. */
  draw(page: ManuscriptSheet, pageOfFile: number): string {
    this.#page = pageOfFile;
    this.#operators = [];
    this.#font = "";
    for (const lines of paragraphsInOrder(page)) {
      const [first] = lines;
      if (!first) continue;
      this.#operators.push(
        isArtifact(first.role) ? "/Artifact <</Type /Pagination>> BDC" : this.#beginMark(first, page.section),
      );
      this.#drawLines(lines);
      this.#operators.push("EMC");
    }
    return this.#operators.join("\n");
  }

  /** A paragraph that continues on the next page stays one paragraph. */
  #beginMark(line: PlacedLine, section: ManuscriptSheet["section"]): string {
    const { structure } = this.#options;
    const tag = tagOf(line.role, section);
    const isNew = line.blockId === undefined || line.blockId !== this.#blockId;
    if (isNew) {
      structure.begin(tag);
      if (line.from === 0) this.#bookmark(line);
    }
    this.#blockId = line.blockId;
    const mark = `/${tag} <</MCID ${structure.mark(this.#page)}>> BDC`;
    return line.from === 0 ? mark : `${mark}\n${point(continuedMark)}`;
  }

  #bookmark(line: PlacedLine): void {
    if (line.role !== "act" && line.role !== "scene") return;
    this.bookmarks.push({ title: textOfSpans(line.spans), page: this.#page });
  }

  #drawLines(lines: readonly PlacedLine[]): void {
    const { coverage, manuscript } = this.#options;
    const underlines: string[] = [];
    let at = { x: 0, y: 0 };
    this.#operators.push("BT");
    for (const line of lines) {
      const y = this.#baselineOf(line);
      for (const run of spacedFromNext(line, glyphRuns(line, coverage, manuscript.measure))) {
        const x = run.x * pointsPerInch;
        if (run.underline) underlines.push(underline(x, run.width * pointsPerInch, y));
        if (run.text.trim() === "") continue;
        this.#operators.push(`${this.#select(run)}${pdfNumber(x - at.x)} ${pdfNumber(y - at.y)} Td ${this.#show(run)}`);
        at = { x: roundedLike(at.x, x), y: roundedLike(at.y, y) };
      }
      this.#operators.push(...markOfEnd(line));
    }
    this.#operators.push("ET", ...underlines);
  }

  /** Points from the bottom edge of the paper. */
  #baselineOf({ y }: PlacedLine): number {
    const { font, linesPerInch, paper } = this.#options.manuscript.layout;
    const leading = pointsPerInch / linesPerInch - font.sizePoints;
    const { baseline } = layoutFonts[font.family];
    return (paper.height - y) * pointsPerInch - leading / 2 - font.sizePoints * baseline;
  }

  #select(run: GlyphRun): string {
    const { name } = this.#options.fonts.get(run.family, run.face);
    const font = `/${name} ${pdfNumber(this.#sizeOf(run))} Tf `;
    if (font === this.#font) return "";
    this.#font = font;
    return font;
  }

  #sizeOf({ family, face, text, width, isFitted }: GlyphRun): number {
    const { fonts, manuscript } = this.#options;
    const { sizePoints } = manuscript.layout.font;
    if (!isFitted) return sizePoints;
    return Math.min(sizePoints, (width * pointsPerInch) / Math.max(fonts.get(family, face).emsOf(text.trim()), 0.1));
  }

  #show(run: GlyphRun): string {
    return this.#options.fonts.get(run.family, run.face).show(run.text, this.#sizeOf(run));
  }
}

/** Each step is rounded, so the next one starts where the rounded step ended. */
const roundedLike = (from: number, to: number): number => from + Number(pdfNumber(to - from));

const underline = (x: number, width: number, baseline: number): string => {
  const y = pdfNumber(baseline - 1.5);
  return `0.6 w ${pdfNumber(x)} ${y} m ${pdfNumber(x + width)} ${y} l S`;
};

/**
 * Adds an invisible space after a line, which separates its last word from the next line's first word when the text is
 * read aloud.
 */
function spacedFromNext({ end }: PlacedLine, runs: readonly GlyphRun[]): readonly GlyphRun[] {
  const last = runs.at(-1);
  if (!last || end === "inWord" || runs.some(({ text }) => hasRightToLeft(text))) return runs;
  return [...runs.slice(0, -1), { ...last, text: `${last.text} ` }];
}

const artifacts = new Set<LineRole>(["pageNumber", "marginNumber", "revisionMark", "continued", "more"]);
const isArtifact = (role: LineRole): boolean => artifacts.has(role);

function markOfEnd({ end, spans }: PlacedLine): readonly string[] {
  if (end) return [point(end === "written" ? lineEndMark : inWordMark)];
  return hasRightToLeft(textOfSpans(spans)) ? [point(wrappedMark)] : [];
}

/** Marked content that's empty. */
const point = (name: string): string => `/${name} BMC EMC`;
