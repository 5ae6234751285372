import { Refused } from "#domain/refused.ts";
import type { WordParagraph } from "../docx/wordParagraph.ts";
import { RtfBytes } from "./rtfBytes.ts";
import { RtfParagraphs } from "./rtfParagraphs.ts";
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

/** Reads the paragraphs of a rich text file. */
export class RtfReader {
  readonly #bytes: RtfBytes;
  readonly #paragraphs = new RtfParagraphs();
  readonly #stack: RtfState[] = [];
  readonly #styleNames = new Map<number, string>();
  #state = initialState;
  #style: number | undefined;
  /** Characters still to skip after a `\u`. */
  #skip = 0;

  /** `chosen` is the encoding of letters outside ASCII, if the writer says so. */
  constructor(chosen?: string) {
    this.#bytes = new RtfBytes(chosen);
  }

  /** The encoding of most letters that were written as bytes; undefined if there are none. */
  get encoding(): string | undefined {
    return this.#bytes.encoding;
  }

  read(token: RtfToken): void {
    if (token.type === "open") this.#openGroup();
    else if (token.type === "close") this.#state = this.#stack.pop() ?? initialState;
    else if (token.type === "word") this.#word(token.name, token.value);
    else if (token.type === "byte") this.#addByte(token.code);
    else this.#addText(token.text);
  }

  finish(): readonly WordParagraph[] {
    this.#nameParagraph();
    return this.#paragraphs.finish();
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
    else if (!this.#bytes.readWord(name, value ?? 0, this.#state) && this.#state.destination !== "skipped")
      this.#readParagraph(name, value);
  }

  #enter(destination: RtfState["destination"]): void {
    if (this.#state.destination !== "skipped") this.#state = { ...this.#state, destination };
    if (destination === "number") this.#paragraphs.beginLabel();
  }

  #change(name: string, change: Partial<RtfState>): void {
    this.#state = { ...this.#state, ...change };
    if (name === "f" && this.#state.destination === "fonts") this.#bytes.beginFont();
  }

  #unicode(value: number): void {
    this.#skip = 0;
    this.#add(String.fromCharCode(value & 0xffff), 0);
    this.#skip = this.#state.fallbacks;
  }

  #readParagraph(name: string, value = 0): void {
    const paragraphs = this.#paragraphs;
    this.#nameParagraph();
    if (paragraphEnds.has(name)) paragraphs.endParagraph();
    else if (name === "page" || name === "column") paragraphs.break();
    else if (name === "cell") paragraphs.endCell();
    else if (name === "row") paragraphs.endRow();
    else if (name === "intbl") paragraphs.isInTable = true;
    else if (name === "s") this.#style = value;
    else if (name === "ls") paragraphs.list = String(value);
    else if (name === "pard") this.#resetParagraph();
    else paragraphs.format = { ...paragraphs.format, ...formatOf(name, value) };
  }

  #resetParagraph(): void {
    this.#paragraphs.format = {};
    this.#paragraphs.isInTable = false;
    this.#style = undefined;
    if (this.#state.destination === "text") this.#paragraphs.list = "";
  }

  #nameParagraph(): void {
    this.#paragraphs.styleName = this.#styleNames.get(this.#style ?? 0) ?? "";
  }

  #addByte(code: number): void {
    if (this.#skip > 0) this.#skip--;
    else this.#add(this.#bytes.decode(code, this.#state.font), 0);
  }

  /** Adds text of the file, of which each character is a byte. */
  #addText(given: string): void {
    const skipped = Math.min(this.#skip, given.length);
    this.#skip -= skipped;
    this.#add(this.#bytes.decodeText(given.slice(skipped), this.#state.font, skipped === 0), 0);
  }

  #add(given: string, length: number): void {
    const skipped = Math.min(this.#skip, length);
    this.#skip -= skipped;
    const text = skipped > 0 ? given.slice(skipped) : given;
    const { destination, font } = this.#state;
    if (text === "" || destination === "skipped" || this.#state.isDeleted) return;
    if (destination === "fonts") this.#bytes.nameFont(text, font);
    else if (destination === "styles") this.#nameStyle(text);
    else if (destination === "number") this.#paragraphs.addLabel(text);
    else this.#paragraphs.addText(text, this.#state);
  }

  #nameStyle(text: string): void {
    const name = text.replace(/;.*$/, "").trim();
    if (name !== "") this.#styleNames.set(this.#style ?? 0, name);
  }
}
