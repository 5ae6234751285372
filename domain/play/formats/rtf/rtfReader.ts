import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { joinParagraphs, type ListNumber, plainParagraph, type WordParagraph } from "../docx/wordParagraph.ts";
import type { ParagraphFormat } from "../docx/wordStyles.ts";
import { paragraphsOfTable } from "../docx/wordTables.ts";
import { asidesOf } from "../plainText/asides.ts";
import {
  type ByteDecoder,
  byteDecoder,
  codePageOfCharset,
  codePageOfFontName,
  encodingOfCodePage,
} from "./codePages.ts";
import { destinationOf, formatOf, initialState, type RtfState, textChangeOf } from "./rtfState.ts";
import type { RtfToken } from "./rtfTokens.ts";

const signs: Readonly<Record<string, string>> = {
  tab: "\t",
  line: "\n",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  endash: "–",
  emdash: "—",
  bullet: "•",
  nbsp: "\u00a0",
  nbhyphen: "-",
  emspace: " ",
  enspace: " ",
};

const paragraphEnds = new Set(["par", "sect", "nestcell"]);

/** Deeper nesting isn't a document. */
const maxDepth = 1000;
const western = 1252;
const macRoman = 10_000;

const lookOf = ({ isHidden, isStruck }: RtfState): "hidden" | "struck" | "shown" => {
  if (isHidden) return "hidden";
  return isStruck ? "struck" : "shown";
};

const spanOf = (text: string, { bold, italic, underline, caps, smallCaps }: RtfState): Span => ({
  text: caps || smallCaps ? text.toUpperCase() : text,
  ...(bold ? { bold: true } : {}),
  ...(italic ? { italic: true } : {}),
  ...(underline ? { underline: true } : {}),
});

/** Reads the paragraphs of a rich text file. */
export class RtfReader {
  /** How many letters were written as bytes of each code page. */
  readonly #bytes = new Map<number, number>();
  readonly #chosen: string | undefined;
  readonly #paragraphs: WordParagraph[] = [];
  readonly #stack: RtfState[] = [];
  readonly #styleNames = new Map<number, string>();
  readonly #codePages = new Map<number, number>();
  readonly #decoders = new Map<number, ByteDecoder>();
  #state = initialState;
  #spans: Span[] = [];
  #struck: string[] = [];
  #hidden = 0;
  #last: "struck" | "hidden" | "shown" = "shown";
  #format: ParagraphFormat = {};
  #style: number | undefined;
  #label = "";
  #list = "";
  #isInTable = false;
  #cell: WordParagraph[] = [];
  #row: WordParagraph[][] = [];
  #rows: WordParagraph[][][] = [];
  /** A drop cap, which the next paragraph continues. */
  #open: WordParagraph | undefined;
  #codePage = western;
  #defaultFont: number | undefined;
  #fontName = "";
  /** Characters still to skip after a `\u`. */
  #skip = 0;

  /** `chosen` is the encoding of letters outside ASCII, if the writer says so. */
  constructor(chosen?: string) {
    this.#chosen = chosen;
  }

  /** The encoding of most letters that were written as bytes; undefined if there are none. */
  get encoding(): string | undefined {
    const [most] = [...this.#bytes].sort(([, a], [, b]) => b - a);
    return most && (this.#chosen ?? encodingOfCodePage(most[0]));
  }

  read(token: RtfToken): void {
    if (token.type === "open") this.#openGroup();
    else if (token.type === "close") this.#state = this.#stack.pop() ?? initialState;
    else if (token.type === "word") this.#word(token.name, token.value);
    else if (token.type === "byte") this.#addByte(token.code);
    else this.#addText(token.text);
  }

  finish(): readonly WordParagraph[] {
    this.#endParagraph();
    this.#endTable();
    if (this.#open) this.#paragraphs.push(this.#open);
    return this.#paragraphs;
  }

  #openGroup(): void {
    if (this.#stack.length >= maxDepth)
      throw new Refused(
        "invalid",
        "This rich text file is too complex. Save it as a Word document and import that file.",
      );
    this.#stack.push(this.#state);
    this.#skip = 0;
  }

  #word(name: string, value: number | undefined): void {
    const destination = destinationOf(name);
    const sign = Object.hasOwn(signs, name) ? signs[name] : undefined;
    const change = textChangeOf(name, value);
    if (destination) this.#enter(destination);
    else if (name === "u" && value !== undefined) this.#unicode(value);
    else if (sign !== undefined) this.#add(sign, 1);
    else if (change) this.#change(name, change);
    else if (!this.#readEncoding(name, value) && this.#state.destination !== "skipped")
      this.#readParagraph(name, value);
  }

  /** Reads what says how bytes are decoded. Returns whether the word was about that. */
  #readEncoding(name: string, value = 0): boolean {
    if (name === "fcharset" || name === "cpg") this.#setCodePage(name, value);
    else if (name === "ansicpg") this.#codePage = value;
    else if (name === "mac") this.#codePage = macRoman;
    else if (name === "deff") this.#defaultFont = value;
    else return false;
    return true;
  }

  #enter(destination: RtfState["destination"]): void {
    if (this.#state.destination !== "skipped") this.#state = { ...this.#state, destination };
    if (destination === "number") this.#label = "";
  }

  #change(name: string, change: Partial<RtfState>): void {
    this.#state = { ...this.#state, ...change };
    if (name === "f" && this.#state.destination === "fonts") this.#fontName = "";
  }

  #setCodePage(name: string, value: number): void {
    const { destination, font } = this.#state;
    const codePage = name === "cpg" ? value : codePageOfCharset(value);
    if (destination === "fonts" && font !== undefined && codePage) this.#codePages.set(font, codePage);
  }

  #unicode(value: number): void {
    this.#skip = 0;
    this.#add(String.fromCharCode(value & 0xffff), 0);
    this.#skip = this.#state.fallbacks;
  }

  #readParagraph(name: string, value = 0): void {
    if (paragraphEnds.has(name)) this.#endParagraph();
    else if (name === "page" || name === "column") this.#break();
    else if (name === "cell") this.#endCell();
    else if (name === "row") this.#endRow();
    else if (name === "intbl") this.#isInTable = true;
    else if (name === "s") this.#style = value;
    else if (name === "ls") this.#list = String(value);
    else if (name === "pard") {
      this.#format = {};
      this.#style = undefined;
      this.#isInTable = false;
      if (this.#state.destination === "text") this.#list = "";
    } else this.#format = { ...this.#format, ...formatOf(name, value) };
  }

  /** The paragraph goes on in another column or on another page. */
  #break(): void {
    const before = this.#spans.at(-1)?.text ?? "";
    if (/\S$/.test(before)) this.#add(/[.!?…:"”’»)\]]$/.test(before) ? "\n" : " ", 0);
  }

  #addByte(code: number): void {
    if (this.#skip > 0) this.#skip--;
    else this.#add(this.#decode(code), 0);
  }

  #decode(code: number): string {
    const { font = this.#defaultFont } = this.#state;
    const codePage = (font === undefined ? undefined : this.#codePages.get(font)) ?? this.#codePage;
    const decoder = this.#decoders.get(codePage) ?? byteDecoder(codePage, this.#chosen);
    this.#decoders.set(codePage, decoder);
    if (code >= 0x80) this.#bytes.set(codePage, (this.#bytes.get(codePage) ?? 0) + 1);
    this.#pending = decoder;
    return decoder.add(code);
  }

  /** The decoder of the last byte. */
  #pending: ByteDecoder | undefined;

  /** Adds text of the file, of which each character is a byte. The first one may end a character. */
  #addText(given: string): void {
    const skipped = Math.min(this.#skip, given.length);
    this.#skip -= skipped;
    const text = given.slice(skipped);
    const isOpen = this.#pending?.isOpen === true && skipped === 0;
    if (!isOpen && !/[^\0-\x7f]/.test(text)) this.#add(text, 0);
    else this.#add([...text].map((sign, at) => this.#decodeSign(sign, isOpen && at === 0)).join(""), 0);
  }

  #decodeSign(sign: string, endsCharacter: boolean): string {
    return endsCharacter || this.#pending?.isOpen || sign > "\x7f" ? this.#decode(sign.charCodeAt(0)) : sign;
  }

  #add(given: string, length: number): void {
    const skipped = Math.min(this.#skip, length);
    this.#skip -= skipped;
    const text = skipped > 0 ? given.slice(skipped) : given;
    const { destination } = this.#state;
    if (text === "" || destination === "skipped" || this.#state.isDeleted) return;
    if (destination === "fonts") this.#nameFont(text);
    else if (destination === "styles") this.#nameStyle(text);
    else if (destination === "number") this.#label += text;
    else this.#addSpan(text);
  }

  #nameFont(text: string): void {
    const { font } = this.#state;
    this.#fontName = (this.#fontName + text).slice(0, 200);
    const codePage = codePageOfFontName(this.#fontName.replace(/;\s*$/, ""));
    if (font !== undefined && codePage && !this.#codePages.has(font)) this.#codePages.set(font, codePage);
  }

  #nameStyle(text: string): void {
    const name = text.replace(/;.*$/, "").trim();
    if (name !== "") this.#styleNames.set(this.#style ?? 0, name);
  }

  #addSpan(text: string): void {
    const look = lookOf(this.#state);
    const isSame = look === this.#last;
    if (/\S/.test(text)) this.#last = look;
    if (look === "hidden") this.#hidden += isSame || !/\S/.test(text) ? 0 : 1;
    else if (look === "struck") this.#struck.push((isSame ? (this.#struck.pop() ?? "") : "") + text);
    else this.#spans.push(spanOf(this.#isTwoSpaces(text) ? text.slice(1) : text, this.#state));
  }

  /** Both spaces around what's struck out are one. */
  #isTwoSpaces(text: string): boolean {
    return this.#struck.length > 0 && text.startsWith(" ") && /\s$/.test(this.#spans.at(-1)?.text ?? "");
  }

  #takeParagraph(): WordParagraph {
    const paragraph: WordParagraph = {
      ...plainParagraph(normalizeSpans(this.#spans), this.#styleNames.get(this.#style ?? 0) ?? "", this.#format),
      asides: asidesOf({ struck: this.#struck.filter((text) => /\S/.test(text)), hidden: this.#hidden }),
      number: this.#takeNumber(),
    };
    this.#spans = [];
    this.#struck = [];
    this.#hidden = 0;
    this.#last = "shown";
    return paragraph;
  }

  /** Returns the number that a program wrote for those that don't count themselves. A bullet isn't one. */
  #takeNumber(): ListNumber | undefined {
    const label = this.#label.trim();
    this.#label = "";
    return /[\p{L}\p{N}]/u.test(label) && label !== "o" ? { label, list: this.#list } : undefined;
  }

  #endParagraph(): void {
    const paragraph = this.#takeParagraph();
    if (this.#isInTable) this.#cell.push(paragraph);
    else {
      this.#endTable();
      this.#put(paragraph);
    }
  }

  #put(paragraph: WordParagraph): void {
    const joined = this.#open ? joinParagraphs(this.#open, paragraph) : paragraph;
    this.#open = paragraph.format.isDropCap && paragraph.spans.length > 0 ? joined : undefined;
    if (!this.#open) this.#paragraphs.push(joined);
  }

  #endCell(): void {
    this.#row.push([...this.#cell, this.#takeParagraph()]);
    this.#cell = [];
  }

  #endRow(): void {
    this.#rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    if (this.#row.length > 0 || this.#cell.length > 0) this.#rows.push([...this.#row, this.#cell]);
    for (const paragraph of paragraphsOfTable(this.#rows)) this.#put(paragraph);
    this.#rows = [];
    this.#row = [];
    this.#cell = [];
  }
}
