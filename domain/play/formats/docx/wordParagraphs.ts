import { normalizeSpans } from "#domain/play/play.ts";
import { asidesOf } from "../plainText/asides.ts";
import { withReadings } from "../reading/rubyText.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findAt, findChild } from "../xml/tree.ts";
import type { NumberCounter } from "./wordNumbering.ts";
import { joinParagraphs, type WordParagraph } from "./wordParagraph.ts";
import { RunReader } from "./wordRuns.ts";
import { mergeFormats, type RunFormat, readParagraphFormat, type WordStyle, type WordStyles } from "./wordStyles.ts";
import { paragraphsOfTable } from "./wordTables.ts";

interface WordContext {
  readonly styles: WordStyles;
  readonly numbers: NumberCounter;
  /** Whether text that's shown in capitals is read as capitals. */
  readonly showsCapitals: boolean;
}

/** Reads the paragraphs of a document's body, tables and text boxes in order. */
export function readWordParagraphs(body: XmlElement, context: WordContext): readonly WordParagraph[] {
  const reader = new BodyReader(context, []);
  reader.readBlocks(body);
  return reader.finish();
}

/** Elements around paragraphs that only group them. */
const groups = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo", "body", "AlternateContent", "Choice"]);

class BodyReader {
  readonly #context: WordContext;
  /** The formats of the styles of the table around the paragraphs. */
  readonly #around: readonly RunFormat[];
  readonly #paragraphs: WordParagraph[] = [];
  /** A paragraph that the next one continues: its end was deleted, or it's a drop cap. */
  #open: WordParagraph | undefined;

  constructor(context: WordContext, around: readonly RunFormat[]) {
    this.#context = context;
    this.#around = around;
  }

  readBlocks(parent: XmlElement): void {
    for (const child of elementsIn(parent)) {
      if (child.name === "p") this.#addParagraph(child);
      else if (child.name === "tbl") this.#addTable(child);
      else if (groups.has(child.name)) this.readBlocks(child);
    }
  }

  finish(): readonly WordParagraph[] {
    if (this.#open) this.#paragraphs.push(this.#open);
    this.#open = undefined;
    return this.#paragraphs;
  }

  #addParagraph(element: XmlElement): void {
    const paragraph = this.#read(element);
    const joined = this.#open ? joinParagraphs(this.#open, paragraph) : paragraph;
    const isEndDeleted = findAt(element, "pPr", "rPr", "del") !== undefined;
    const isOpen = isEndDeleted || (paragraph.format.isDropCap === true && paragraph.spans.length > 0);
    this.#open = isOpen ? joined : undefined;
    if (!isOpen) this.#paragraphs.push(joined);
    for (const box of textBoxesIn(element)) this.readBlocks(box);
  }

  #addTable(table: XmlElement): void {
    const style = this.#context.styles.find(findAt(table, "tblPr", "tblStyle")?.attributes.val);
    const look = findAt(table, "tblPr", "tblLook")?.attributes ?? {};
    const rows = allIn(table, "tr").map((row, rowAt) =>
      elementsIn(row, "tc").map((cell, column) => {
        const formats = style ? formatsOfCell(style, look, rowAt, column) : [];
        const reader = new BodyReader(this.#context, [...this.#around, ...formats]);
        reader.readBlocks(cell);
        return reader.finish();
      }),
    );
    this.#paragraphs.push(...paragraphsOfTable(rows));
  }

  #read(element: XmlElement): WordParagraph {
    const { styles, numbers, showsCapitals } = this.#context;
    const properties = findChild(element, "pPr");
    const styleId = (properties && findChild(properties, "pStyle")?.attributes.val) ?? "";
    const style = styles.find(styleId) ?? styles.normal;
    const format = mergeFormats(style.paragraph, readParagraphFormat(properties));
    const runs = new RunReader({ styles, around: [...this.#around, style.run], showsCapitals });
    runs.readAll(element);
    const { spans, readings, nameReadings } = withReadings(runs.text.spans, runs.rubies);
    const { symbols } = runs;
    const { struck, hidden } = runs.text;
    return {
      styleName: style.name,
      format,
      spans: normalizeSpans(spans),
      named: runs.named,
      extras: runs.extras,
      asides: asidesOf({ struck: struck.filter((text) => /\S/.test(text)), hidden, symbols, readings, nameReadings }),
      number: format.number && numbers.next(format.number, styleId),
    };
  }
}

/** Returns the formats that a table's style has for a cell. Its look says which parts are used (ISO 29500-1, 17.4.56). */
function formatsOfCell(
  { run, parts }: WordStyle,
  { firstRow, firstColumn, val = "0" }: Readonly<Record<string, string>>,
  row: number,
  column: number,
): readonly RunFormat[] {
  const flags = Number.parseInt(val, 16);
  const isOn = (flag: string | undefined, bit: number) => (flag === undefined ? (flags & bit) > 0 : flag !== "0");
  const used = [
    column === 0 && isOn(firstColumn, 0x80) ? parts.get("firstCol") : undefined,
    row === 0 && isOn(firstRow, 0x20) ? parts.get("firstRow") : undefined,
  ];
  return [Object.assign({}, run, ...used)];
}

/** Returns the contents of text boxes in a paragraph. Word writes each of them twice, for old versions, too. */
const textBoxesIn = (paragraph: XmlElement): readonly XmlElement[] =>
  allIn(paragraph, "r").flatMap((run) => {
    const choices = allIn(run, "Choice");
    return (choices.length > 0 ? choices : [run]).flatMap((one) => allIn(one, "txbxContent"));
  });
