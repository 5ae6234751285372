import type { Span } from "#domain/play/play.ts";
import { normalizeSpans } from "#domain/play/play.ts";
import { type Line, lineOf, type Paragraph, type TypedLayout, trimSpans } from "../plainText/paragraph.ts";
import type { Style } from "./styles.ts";

/** Collects text as lines and paragraphs, with spaces collapsed as browsers do. */
export class ParagraphBuilder {
  readonly paragraphs: Paragraph[] = [];
  #lines: Span[][] = [[]];
  #style: Style | undefined;
  #hasSpace = true;
  /** Whether an empty paragraph or line came before. */
  #isApart = false;
  /** The paragraphs in each cell of the table row that's being read. */
  #row: Written[][] | undefined;

  addText(text: string, style: Style): void {
    const shown = style.keepsSpaces ? text : this.#collapsed(text);
    if (shown === "") return;
    if (/\S/.test(shown)) this.#style ??= style;
    const [first = "", ...more] = style.keepsSpaces ? shown.split(/\r\n|\r|\n/) : [shown];
    this.#push(first, style);
    for (const line of more) {
      this.endLine();
      this.#push(line, style);
    }
  }

  addTab(style: Style): void {
    this.#push("\t", style);
    this.#hasSpace = true;
  }

  /** Starts a table row. Its cells become one line with tabs between them, if they are a line each. */
  beginRow(): void {
    this.#endRow(false);
    this.#row = [];
  }

  beginCell(): void {
    this.endParagraph();
    this.#row?.push([]);
  }

  endRow(): void {
    this.endParagraph();
    this.#endRow(true);
  }

  #endRow(mayJoin: boolean): void {
    const cells = (this.#row ?? []).filter((cell) => cell.length > 0);
    this.#row = undefined;
    const last = cells.at(-1) ?? [];
    const before = cells.slice(0, -1);
    const isLine = mayJoin && before.every((cell) => cell.length === 1 && cell.every(isShortLine));
    for (const one of isLine ? joinCells(before.flat(), last) : cells.flat()) this.#addLines(one.lines, one.style);
  }

  endLine(): void {
    this.#lines.push([]);
    this.#hasSpace = true;
  }

  /** Ends a paragraph. With `isOwn`, an empty one counts as an empty line. */
  endParagraph(isOwn = false): void {
    const lines = this.#lines;
    const style = this.#style;
    this.#lines = [[]];
    this.#style = undefined;
    this.#hasSpace = true;
    if (!style) {
      this.#isApart ||= isOwn || lines.length > 1;
      return;
    }
    const cell = this.#row?.at(-1);
    if (cell) cell.push({ lines, style });
    else this.#addLines(lines, style);
  }

  /** Adds lines as paragraphs; empty lines within them end a paragraph, too. */
  #addLines(lines: readonly (readonly Span[])[], style: Style): void {
    const layout = layoutOf(style);
    let group: Line[] = [];
    for (const line of [...lines.map(lineFrom), undefined]) {
      if (line && line.text !== "") {
        group.push(line);
        continue;
      }
      // Groups of paragraphs are found by the identity of their layouts.
      if (group.length > 0) this.paragraphs.push({ lines: group, apart: this.#isApart, layout: { ...layout } });
      this.#isApart = line !== undefined && (group.length > 0 || this.#isApart);
      group = [];
    }
  }

  #push(text: string, style: Style): void {
    if (text !== "") this.#lines.at(-1)?.push(spanOf(text, style));
  }

  /** Collapses runs of spaces and line ends into one space, or none at the start of a line. */
  #collapsed(text: string): string {
    const joined = text.replace(/[ \t\r\n\f]+/g, " ");
    const shown = this.#hasSpace && joined.startsWith(" ") ? joined.slice(1) : joined;
    if (shown !== "") this.#hasSpace = shown.endsWith(" ");
    return shown;
  }
}

/** What an element of HTML has: its lines, and the style of its first word. */
interface Written {
  readonly lines: readonly (readonly Span[])[];
  readonly style: Style;
}

/** A longer cell isn't a name before a speech. */
const maxShortLength = 80;

const isShortLine = ({ lines }: Written): boolean =>
  lines.length === 1 && lines.every((line) => lineOf(line).text.length <= maxShortLength);

/** Puts the lines of cells before the first line of the last cell. */
function joinCells(before: readonly Written[], [first, ...more]: readonly Written[]): readonly Written[] {
  if (!first) return before;
  const start = before.flatMap(({ lines: [line = []] }) => [...line, { text: "\t" }]);
  const [line = [], ...lines] = first.lines;
  return [{ lines: [[...start, ...line], ...lines], style: before[0]?.style ?? first.style }, ...more];
}

const spanOf = (text: string, { bold, italic, underline }: Style): Span => ({
  text,
  ...(bold ? { bold: true } : {}),
  ...(italic ? { italic: true } : {}),
  ...(underline ? { underline: true } : {}),
});

/** Several non-breaking spaces in a row are layout; a single one is the writer's. */
const lineFrom = (spans: readonly Span[]): Line => {
  const plain = normalizeSpans(spans).map((span) => ({
    ...span,
    text: span.text.replace(/[ \u00a0]{2,}/g, (run) => " ".repeat(run.length)).replace(/[\u200b\ufeff]/g, ""),
  }));
  return lineOf(normalizeSpans(trimSpans(plain)));
};

const layoutOf = ({ centered = false, indent = 0, kind, name }: Style): TypedLayout => ({
  centered,
  indent: Math.max(0, Math.round(indent)),
  ...(kind ? { kind } : {}),
  ...(name ? { style: name } : {}),
});
