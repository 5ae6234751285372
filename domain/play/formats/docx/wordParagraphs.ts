import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findAt, findChild, textIn } from "../xml/tree.ts";
import { layoutMarkStyleName } from "./playStyles.ts";
import {
  type ParagraphFormat,
  type RunFormat,
  readParagraphFormat,
  readRunFormat,
  type WordStyle,
} from "./wordStyles.ts";

/** What was in a paragraph besides its text. */
export interface Extras {
  deletions: number;
  insertions: number;
  comments: number;
  footnotes: number;
  pictures: number;
  textBoxes: number;
  pageBreaks: number;
}

export interface WordParagraph {
  readonly styleName: string;
  readonly format: ParagraphFormat;
  /** Whether its style prints capitals. */
  readonly caps: boolean;
  /** Line breaks are "\n". */
  readonly spans: readonly Span[];
  /** Each run with the name of its character style, in the same order as the text. */
  readonly named: readonly { readonly styleName: string; readonly text: string }[];
  readonly extras: Extras;
}

type Styles = ReadonlyMap<string, WordStyle>;

/** Reads the paragraphs of a document's body, tables and text boxes in order. */
export function readWordParagraphs(body: XmlElement, styles: Styles): readonly WordParagraph[] {
  const reader = new BodyReader(styles);
  reader.readBlocks(body);
  return reader.finish();
}

/** Elements around paragraphs that only group them. */
const groups = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo", "body", "AlternateContent", "Choice"]);

class BodyReader {
  readonly #styles: Styles;
  readonly #paragraphs: WordParagraph[] = [];
  /** A paragraph whose end was deleted: the next one continues it. */
  #open: WordParagraph | undefined;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  readBlocks(parent: XmlElement): void {
    for (const child of elementsIn(parent)) {
      if (child.name === "p") this.#addParagraph(child);
      else if (child.name === "tbl") for (const row of allIn(child, "tr")) this.#addRow(row);
      else if (groups.has(child.name)) this.readBlocks(child);
    }
  }

  finish(): readonly WordParagraph[] {
    if (this.#open) this.#paragraphs.push(this.#open);
    this.#open = undefined;
    return this.#paragraphs;
  }

  #addParagraph(element: XmlElement): void {
    const paragraph = readParagraph(element, this.#styles);
    const joined = this.#open ? joinParagraphs(this.#open, paragraph) : paragraph;
    const isEndDeleted = findAt(element, "pPr", "rPr", "del") !== undefined;
    this.#open = isEndDeleted ? joined : undefined;
    if (!isEndDeleted) this.#paragraphs.push(joined);
    for (const box of textBoxesIn(element)) this.readBlocks(box);
  }

  /** Adds a table row. Unless styles say what its paragraphs are, cells are joined with a tab, as in a play typed with tabs. */
  #addRow(row: XmlElement): void {
    const cells = elementsIn(row, "tc").map((cell) => {
      const reader = new BodyReader(this.#styles);
      reader.readBlocks(cell);
      return reader.finish();
    });
    const all = cells.flat();
    if (all.some(({ styleName }) => kindOfStyleName(styleName) !== undefined)) this.#paragraphs.push(...all);
    else this.#addUnstyledRow(cells.map((cell) => cell.filter(({ spans }) => spans.length > 0)));
  }

  #addUnstyledRow(cells: readonly (readonly WordParagraph[])[]): void {
    const filled = cells.filter((cell) => cell.length > 0);
    const [name, speech] = filled;
    const [only] = name ?? [];
    if (filled.length !== 2 || name?.length !== 1 || !only || !speech) this.#paragraphs.push(...filled.flat());
    else this.#paragraphs.push(joinCells(only, speech));
  }
}

const joinParagraphs = (first: WordParagraph, next: WordParagraph): WordParagraph => ({
  ...next,
  spans: normalizeSpans([...first.spans, ...next.spans]),
  named: [...first.named, ...next.named],
  extras: addExtras(first.extras, next.extras),
});

function joinCells(name: WordParagraph, speech: readonly WordParagraph[]): WordParagraph {
  const spans = speech.flatMap((one, at) => [{ text: at === 0 ? "\t" : "\n" }, ...one.spans]);
  return {
    ...name,
    styleName: "",
    format: {},
    spans: normalizeSpans([...name.spans, ...spans]),
    extras: speech.reduce((sum, { extras }) => addExtras(sum, extras), name.extras),
  };
}

/** Returns the counts of a paragraph of text only. */
export const noExtras = (): Extras => ({
  deletions: 0,
  insertions: 0,
  comments: 0,
  footnotes: 0,
  pictures: 0,
  textBoxes: 0,
  pageBreaks: 0,
});

function addExtras(a: Extras, b: Extras): Extras {
  const sum = { ...a };
  for (const name of Object.keys(b) as (keyof Extras)[]) sum[name] += b[name];
  return sum;
}

/** Returns the contents of text boxes in a paragraph. Word writes each of them twice, for old versions, too. */
const textBoxesIn = (paragraph: XmlElement): readonly XmlElement[] =>
  allIn(paragraph, "r").flatMap((run) => {
    const choices = allIn(run, "Choice");
    return (choices.length > 0 ? choices : [run]).flatMap((one) => allIn(one, "txbxContent"));
  });

function readParagraph(element: XmlElement, styles: Styles): WordParagraph {
  const properties = findChild(element, "pPr");
  const style = styles.get((properties && findChild(properties, "pStyle")?.attributes.val) ?? "") ?? styles.get("");
  const runs = new RunReader(styles);
  runs.readAll(element);
  return {
    styleName: style?.name ?? "",
    format: { ...style?.paragraph, ...readParagraphFormat(properties) },
    caps: style?.run.caps === true,
    spans: normalizeSpans(runs.spans),
    named: runs.named,
    extras: runs.extras,
  };
}

/** Elements around runs whose content is text of the document. */
const inlineGroups = new Set([
  ...["smartTag", "hyperlink", "sdt", "sdtContent", "customXml", "fldSimple", "bdo", "dir", "moveTo"],
  ...["AlternateContent", "Choice"],
]);

/** What stands for a character. */
const signs: Readonly<Record<string, string>> = { tab: "\t", ptab: "\t", cr: "\n", noBreakHyphen: "-" };

class RunReader {
  readonly spans: Span[] = [];
  readonly named: { styleName: string; text: string }[] = [];
  readonly extras = noExtras();
  readonly #styles: Styles;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  readAll(parent: XmlElement): void {
    for (const child of elementsIn(parent)) {
      if (child.name === "r") this.#readRun(child);
      else if (child.name === "ins") this.#readInserted(child);
      else if (child.name === "del" || child.name === "moveFrom") this.extras.deletions++;
      else if (inlineGroups.has(child.name)) this.readAll(child);
    }
  }

  #readInserted(inserted: XmlElement): void {
    this.extras.insertions++;
    this.readAll(inserted);
  }

  #readRun(run: XmlElement): void {
    const properties = findChild(run, "rPr");
    const style = this.#styles.get((properties && findChild(properties, "rStyle")?.attributes.val) || "-");
    const format = { ...style?.run, ...readRunFormat(properties) };
    if (format.hidden || style?.name === layoutMarkStyleName) return;
    const before = this.spans.length;
    for (const child of elementsIn(run)) this.#readRunChild(child, format);
    const text = this.spans
      .slice(before)
      .map((span) => span.text)
      .join("");
    this.named.push({ styleName: style?.name ?? "", text });
  }

  #readRunChild(child: XmlElement, format: RunFormat): void {
    const { name, attributes } = child;
    const sign = signs[name];
    if (name === "t") this.#add(textIn(child), format);
    else if (sign !== undefined) this.#add(sign, format);
    else if (name === "sym") this.#add(symbolOf(attributes.char), format);
    else if (name !== "br") this.#countExtra(child);
    else if (attributes.type === "page") this.extras.pageBreaks++;
    else if (attributes.type !== "column") this.#add("\n", format);
  }

  #countExtra({ name, ...element }: XmlElement): void {
    if (name === "commentReference") this.extras.comments++;
    else if (name === "footnoteReference" || name === "endnoteReference") this.extras.footnotes++;
    else if (name === "drawing" || name === "pict" || name === "object" || name === "AlternateContent") {
      const isBox = allIn({ name, ...element }, "txbxContent").length > 0;
      this.extras[isBox ? "textBoxes" : "pictures"]++;
    }
  }

  #add(text: string, { bold, italic, underline }: RunFormat): void {
    if (text === "") return;
    this.spans.push({
      text,
      ...(bold ? { bold: true } : {}),
      ...(italic ? { italic: true } : {}),
      ...(underline ? { underline: true } : {}),
    });
  }
}

/** Symbol fonts put their characters into a private range; others give a plain code. */
function symbolOf(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? "", 16);
  return Number.isFinite(code) && code >= 0x20 && code < 0xd800 ? String.fromCharCode(code) : "";
}
