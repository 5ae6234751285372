import type { Span } from "#domain/play/play.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { type Asides, addAsides, asidesOf } from "../plainText/asides.ts";
import { type Line, type Paragraph, textOfSpans } from "../plainText/paragraph.ts";
import { withReadings } from "../reading/rubyText.ts";
import { BesideText } from "./besideText.ts";
import { linesOfTable, type Written } from "./htmlTables.ts";
import { layoutOf, lineFrom, lineSigns, spanOf, withLabel } from "./shownLines.ts";
import type { PageZone, Style } from "./styles.ts";

/** Collects text as lines and paragraphs, with spaces collapsed as browsers do. */
export class ParagraphBuilder {
  readonly paragraphs: Paragraph[] = [];
  /** Where each paragraph is on a web page. */
  readonly zones: (PageZone | undefined)[] = [];
  #lines: Span[][] = [[]];
  #style: Style | undefined;
  #hasSpace = true;
  /** Whether an empty paragraph or line came before. */
  #isApart = false;
  readonly #beside = new BesideText();
  /** The paragraphs in each cell of the table row that's being read, and the rows before. */
  #row: Written[][] | undefined;
  #rows: Written[][][] = [];
  /** What was beside the text before the first paragraph. */
  #asidesBefore: Asides | undefined;
  readonly #showsCapitals: boolean;

  /** With `showsCapitals`, text that's shown in capitals is read as capitals. */
  constructor(showsCapitals: boolean) {
    this.#showsCapitals = showsCapitals;
  }

  addText(text: string, style: Style): void {
    if (this.#beside.take(text, style)) return;
    const cased = this.#showsCapitals && (style.uppercase || style.smallCaps) ? text.toUpperCase() : text;
    const shown = style.keepsSpaces ? cased : this.#collapsed(cased);
    if (shown === "") return;
    if (/\S/.test(shown)) this.#style ??= style;
    const [first = "", ...more] = shown.split(style.keepsSpaces ? /\r\n|[\r\n\v\u0085\u2028\u2029]/ : lineSigns);
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

  /** Adds text that isn't shown. */
  addHidden(text: string): void {
    this.#beside.hide(text);
  }

  /** Adds the number that Word put before the paragraph. It's text if it's worded like a heading. */
  addLabel(text: string, style: Style): void {
    this.#beside.label += text.replace(/[\s\u00a0]+/g, " ");
    this.#beside.labelStyle ??= style;
  }

  /** Counts a note that's left out. */
  addFootnote(): void {
    this.#beside.footnotes++;
  }

  beginRuby(): void {
    this.#beside.rubyStart = this.#length();
  }

  beginReading(): void {
    this.#beside.beginReading(this.#lines.length - 1, this.#length());
  }

  endReading(): void {
    this.#beside.endReading(this.#length());
  }

  /** Starts a table row. Its cells become one line with tabs between them, if they are a line each. */
  beginRow(): void {
    this.endRow();
    this.#row = [];
  }

  beginCell(): void {
    this.endParagraph();
    this.#row?.push([]);
  }

  endRow(): void {
    this.endParagraph();
    if (this.#row) this.#rows.push(this.#row);
    this.#row = undefined;
  }

  endTable(): void {
    this.endRow();
    const rows = this.#rows;
    this.#rows = [];
    for (const one of linesOfTable(rows)) this.#addLines(one);
  }

  endLine(): void {
    this.#lines.push([]);
    this.#hasSpace = true;
  }

  /** Ends a paragraph. With `isOwn`, an empty one counts as an empty line. */
  endParagraph(isOwn = false): void {
    const { asides, rubies, label, labelStyle } = this.#beside.end();
    const readings = this.#lines.map((line, at) => withReadings(line, rubies.get(at) ?? []));
    const counts = readings.map((one) => asidesOf({ readings: one.readings, nameReadings: one.nameReadings }));
    const allAsides = [asides, ...counts].reduce(addAsides);
    const lines = readings.map(({ spans }) => spans);
    const style = this.#style ?? (label === "" ? undefined : labelStyle);
    this.#lines = [[]];
    this.#style = undefined;
    this.#hasSpace = true;
    if (!style) {
      this.#addAsides(allAsides);
      this.#isApart ||= !asides?.struck && (isOwn || lines.length > 1);
      return;
    }
    const kind = findStageHeading(label, true);
    this.#place({ lines: withLabel(label, lines), style, asides: allAsides, ...(kind && { spoken: { kind } }) });
  }

  /** Puts a paragraph into the cell that's being read, if there's one. */
  #place(written: Written): void {
    const cell = this.#row?.at(-1);
    if (cell) cell.push(written);
    else {
      if (!this.#row && this.#rows.length > 0) this.endTable();
      this.#addLines(written);
    }
  }

  /** Without other text, what's beside it belongs to the paragraph before. */
  #addAsides(asides: Asides | undefined): void {
    const last = this.paragraphs.at(-1);
    if (!asides) return;
    if (last) this.paragraphs[this.paragraphs.length - 1] = { ...last, asides: addAsides(last.asides, asides) };
    else this.#asidesBefore = addAsides(this.#asidesBefore, asides);
  }

  /** Adds lines as paragraphs; empty lines within them end a paragraph, too. */
  #addLines({ lines, style, asides, spoken }: Written): void {
    const layout = { ...layoutOf(style), ...spoken };
    let group: Line[] = [];
    const before = this.paragraphs.length;
    for (const line of [...lines.map(lineFrom), undefined]) {
      if (line && line.text !== "") {
        group.push(line);
        continue;
      }
      // Groups of paragraphs are found by the identity of their layouts.
      if (group.length > 0) {
        this.paragraphs.push({ lines: group, apart: this.#isApart, layout: { ...layout } });
        this.zones.push(style.zone);
      }
      this.#isApart = line !== undefined && (group.length > 0 || this.#isApart);
      group = [];
    }
    const first = this.paragraphs[before];
    const all = addAsides(this.#asidesBefore, asides);
    if (!first || !all) return;
    this.paragraphs[before] = { ...first, asides: all };
    this.#asidesBefore = undefined;
  }

  #length(): number {
    return textOfSpans(this.#lines.at(-1) ?? []).length;
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
