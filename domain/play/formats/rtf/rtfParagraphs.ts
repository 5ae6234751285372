import { RunCollector } from "../docx/runCollector.ts";
import { joinParagraphs, type ListNumber, plainParagraph, type WordParagraph } from "../docx/wordParagraph.ts";
import type { ParagraphFormat } from "../docx/wordStyles.ts";
import { paragraphsOfTable } from "../docx/wordTables.ts";
import { asidesOf } from "../plainText/asides.ts";
import type { RtfState } from "./rtfState.ts";

/** Collects the paragraphs of a rich text file and the rows of its tables. */
export class RtfParagraphs {
  format: ParagraphFormat = {};
  styleName = "";
  /** The list that the paragraph is in; empty if there's none. */
  list = "";
  isInTable = false;
  #label = "";
  #text = new RunCollector(true);
  readonly #paragraphs: WordParagraph[] = [];
  #cell: WordParagraph[] = [];
  #row: WordParagraph[][] = [];
  #rows: WordParagraph[][][] = [];
  /** A drop cap, which the next paragraph continues. */
  #open: WordParagraph | undefined;

  addText(text: string, { bold, italic, underline, caps, smallCaps, isHidden, isStruck }: RtfState): void {
    const isCapitals = caps === true || smallCaps === true;
    this.#text.add(text, { bold, italic, underline, caps: isCapitals, hidden: isHidden, struck: isStruck });
  }

  /** The paragraph goes on in another column or on another page. */
  break(): void {
    this.#text.break();
  }

  /** Begins the number that a program wrote for those that don't count themselves. */
  beginLabel(): void {
    this.#label = "";
  }

  addLabel(text: string): void {
    this.#label += text;
  }

  endParagraph(): void {
    const paragraph = this.#takeParagraph();
    if (this.isInTable) this.#cell.push(paragraph);
    else {
      this.#endTable();
      this.#put(paragraph);
    }
  }

  endCell(): void {
    this.#row.push([...this.#cell, this.#takeParagraph()]);
    this.#cell = [];
  }

  endRow(): void {
    this.#rows.push(this.#row);
    this.#row = [];
  }

  finish(): readonly WordParagraph[] {
    this.endParagraph();
    this.#endTable();
    if (this.#open) this.#paragraphs.push(this.#open);
    return this.#paragraphs;
  }

  #takeParagraph(): WordParagraph {
    const { spans, struck, hidden } = this.#text;
    this.#text = new RunCollector(true);
    return {
      ...plainParagraph(spans, this.styleName, this.format),
      asides: asidesOf({ struck: struck.filter((text) => /\S/.test(text)), hidden }),
      number: this.#takeNumber(),
    };
  }

  /** Returns the number before the paragraph. A bullet isn't one. */
  #takeNumber(): ListNumber | undefined {
    const label = this.#label.trim();
    this.#label = "";
    return /[\p{L}\p{N}]/u.test(label) && label !== "o" ? { label, list: this.list } : undefined;
  }

  #put(paragraph: WordParagraph): void {
    const joined = this.#open ? joinParagraphs(this.#open, paragraph) : paragraph;
    this.#open = paragraph.format.isDropCap && paragraph.spans.length > 0 ? joined : undefined;
    if (!this.#open) this.#paragraphs.push(joined);
  }

  #endTable(): void {
    if (this.#row.length > 0 || this.#cell.length > 0) this.#rows.push([...this.#row, this.#cell]);
    for (const paragraph of paragraphsOfTable(this.#rows)) this.#put(paragraph);
    this.#rows = [];
    this.#row = [];
    this.#cell = [];
  }
}
