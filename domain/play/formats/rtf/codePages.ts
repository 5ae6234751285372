import { westernDecoder } from "../reading/encodings/westernDecoder.ts";

/** The encodings of code pages. Windows-1252, which Node 20 decodes as Latin-1, has a decoder of its own. */
const encodings: Readonly<Record<number, string>> = {
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
  1250: "windows-1250",
  1251: "windows-1251",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  10000: "macintosh",
  10007: "x-mac-cyrillic",
  65001: "utf-8",
};

/** Returns the name of a code page's encoding. */
export const encodingOfCodePage = (codePage: number): string => encodings[codePage] ?? "windows-1252";

/** The code pages of the character sets that fonts name (`\fcharset`). 0 and 1 are the file's own. */
const charsets: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Old programs give fonts for other scripts a name that says so. */
const nameEndings: readonly (readonly [RegExp, number])[] = [
  [/ CYR$/i, 1251],
  [/ CE$/i, 1250],
  [/ Greek$/i, 1253],
  [/ Tur$/i, 1254],
  [/ Baltic$/i, 1257],
  [/ ?\(Hebrew\)$/i, 1255],
  [/ ?\(Arabic\)$/i, 1256],
];

export const codePageOfCharset = (charset: number): number | undefined => charsets[charset];

export const codePageOfFontName = (name: string): number | undefined =>
  nameEndings.find(([ending]) => ending.test(name))?.[1];

/** Decodes bytes one after the other. A byte may begin a character that the next one ends. */
export interface ByteDecoder {
  /** Whether the next byte belongs to the same character. */
  readonly isOpen: boolean;
  readonly add: (byte: number) => string;
}

/** Returns a decoder of a code page, or of the encoding that the writer chose. */
export function byteDecoder(codePage: number, chosen?: string): ByteDecoder {
  const name = chosen ?? encodings[codePage];
  if (name === undefined || name === "windows-1252")
    return { isOpen: false, add: (byte) => westernDecoder(Uint8Array.of(byte)) };
  const decoder = new TextDecoder(name);
  let isOpen = false;
  return {
    get isOpen() {
      return isOpen;
    },
    add(byte) {
      const text = decoder.decode(Uint8Array.of(byte), { stream: true });
      isOpen = text === "";
      return text;
    },
  };
}
