import {
  type ByteDecoder,
  byteDecoder,
  codePageOfCharset,
  codePageOfFontName,
  encodingOfCodePage,
} from "./codePages.ts";
import type { RtfState } from "./rtfState.ts";

const western = 1252;
const macRoman = 10_000;
const maxFontName = 200;

/** Decodes the letters of a rich text file that are written as bytes. Each font may have a code page of its own. */
export class RtfBytes {
  /** How many letters were written as bytes of each code page. */
  readonly #counts = new Map<number, number>();
  readonly #chosen: string | undefined;
  readonly #codePages = new Map<number, number>();
  readonly #decoders = new Map<number, ByteDecoder>();
  #codePage = western;
  #defaultFont: number | undefined;
  #fontName = "";
  /** The decoder of the last byte. */
  #pending: ByteDecoder | undefined;

  /** `chosen` is the encoding of letters outside ASCII, if the writer says so. */
  constructor(chosen: string | undefined) {
    this.#chosen = chosen;
  }

  /** The encoding of most letters that were written as bytes; undefined if there are none. */
  get encoding(): string | undefined {
    const [most] = [...this.#counts].sort(([, a], [, b]) => b - a);
    return most && (this.#chosen ?? encodingOfCodePage(most[0]));
  }

  /** Reads what says how bytes are decoded. Returns whether the word was about that. */
  readWord(name: string, value: number, state: RtfState): boolean {
    if (name === "fcharset" || name === "cpg") this.#setCodePage(name, value, state);
    else if (name === "ansicpg") this.#codePage = value;
    else if (name === "mac") this.#codePage = macRoman;
    else if (name === "deff") this.#defaultFont = value;
    else return false;
    return true;
  }

  #setCodePage(name: string, value: number, { destination, font }: RtfState): void {
    const codePage = name === "cpg" ? value : codePageOfCharset(value);
    if (destination === "fonts" && font !== undefined && codePage) this.#codePages.set(font, codePage);
  }

  /** Begins a font in the table of fonts. */
  beginFont(): void {
    this.#fontName = "";
  }

  /** Adds to the name of a font, which may say what letters it has. */
  nameFont(text: string, font: number | undefined): void {
    this.#fontName = (this.#fontName + text).slice(0, maxFontName);
    const codePage = codePageOfFontName(this.#fontName.replace(/;\s*$/, ""));
    if (font !== undefined && codePage && !this.#codePages.has(font)) this.#codePages.set(font, codePage);
  }

  decode(code: number, font = this.#defaultFont): string {
    const codePage = (font === undefined ? undefined : this.#codePages.get(font)) ?? this.#codePage;
    const decoder = this.#decoders.get(codePage) ?? byteDecoder(codePage, this.#chosen);
    this.#decoders.set(codePage, decoder);
    if (code >= 0x80) this.#counts.set(codePage, (this.#counts.get(codePage) ?? 0) + 1);
    this.#pending = decoder;
    return decoder.add(code);
  }

  /** Decodes text of which each character is a byte. The first one may end a character, unless others were skipped. */
  decodeText(text: string, font: number | undefined, isFirst: boolean): string {
    const isOpen = this.#pending?.isOpen === true && isFirst;
    if (!isOpen && !/[^\0-\x7f]/.test(text)) return text;
    return [...text].map((sign, at) => this.#decodeSign(sign, font, isOpen && at === 0)).join("");
  }

  #decodeSign(sign: string, font: number | undefined, endsCharacter: boolean): string {
    return endsCharacter || this.#pending?.isOpen || sign > "\x7f" ? this.decode(sign.charCodeAt(0), font) : sign;
  }
}
