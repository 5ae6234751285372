import type { Span } from "#domain/play/play.ts";
import { normaliseSpans } from "#domain/play/play.ts";
import { type Line, lineOf, type Paragraph, type TypedLayout, trimSpans } from "../plainText/paragraph.ts";
import type { Style } from "./styles.ts";

/** Collects text into lines and paragraphs, with spaces as a browser would show them. */
export class ParagraphBuilder {
  readonly paragraphs: Paragraph[] = [];
  #lines: Span[][] = [[]];
  #style: Style | undefined;
  #hasSpace = true;
  /** An empty paragraph or line stood here. */
  #isApart = false;

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

  /** A table's row is a line: its cells are set apart by tabs. */
  beginCell(style: Style): void {
    if (this.#lines.some((line) => line.length > 0)) this.addTab(style);
  }

  endLine(): void {
    this.#lines.push([]);
    this.#hasSpace = true;
  }

  /** `isOwn`: an empty one is an empty line. */
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
    this.#addLines(lines.map(lineFrom), layoutOf(style));
  }

  /** Empty lines within a paragraph end it, too. */
  #addLines(lines: readonly Line[], layout: TypedLayout): void {
    let group: Line[] = [];
    for (const line of [...lines, undefined]) {
      if (line && line.text !== "") {
        group.push(line);
        continue;
      }
      if (group.length > 0) this.paragraphs.push({ lines: group, apart: this.#isApart, layout });
      this.#isApart = line !== undefined && (group.length > 0 || this.#isApart);
      group = [];
    }
  }

  #push(text: string, style: Style): void {
    if (text !== "") this.#lines.at(-1)?.push(spanOf(text, style));
  }

  /** Runs of spaces and line ends are one space, and none where a line begins. */
  #collapsed(text: string): string {
    const joined = text.replace(/[ \t\r\n\f]+/g, " ");
    const shown = this.#hasSpace && joined.startsWith(" ") ? joined.slice(1) : joined;
    if (shown !== "") this.#hasSpace = shown.endsWith(" ");
    return shown;
  }
}

const spanOf = (text: string, { bold, italic, underline }: Style): Span => ({
  text,
  ...(bold ? { bold: true } : {}),
  ...(italic ? { italic: true } : {}),
  ...(underline ? { underline: true } : {}),
});

/** Spaces that do not break are layout where there are several; one alone is the writer's. */
const lineFrom = (spans: readonly Span[]): Line => {
  const plain = normaliseSpans(spans).map((span) => ({
    ...span,
    text: span.text.replace(/[ \u00a0]{2,}/g, (run) => " ".repeat(run.length)).replace(/[\u200b\ufeff]/g, ""),
  }));
  return lineOf(normaliseSpans(trimSpans(plain)));
};

const layoutOf = ({ centered = false, indent = 0, kind }: Style): TypedLayout => ({
  centered,
  indent: Math.max(0, Math.round(indent)),
  ...(kind ? { kind } : {}),
});
