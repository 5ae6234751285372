import type { FormatId } from "../formats.ts";

interface Signature {
  readonly begins: string;
  /** What the file is, with its article. */
  readonly what: string;
  /** The formats whose files begin like this. */
  readonly of?: readonly FormatId[];
}

/** What a file turns out to be, by its first bytes. */
const signatures: readonly Signature[] = [
  { begins: "%PDF", what: "a PDF", of: ["pdf"] },
  {
    begins: "PK\x03\x04",
    what: "a ZIP archive or a document of a word processor",
    of: ["docx", "odt", "epub", "highland", "fadein", "celtx"],
  },
  { begins: "\x89PNG", what: "a picture" },
  { begins: "\xff\xd8\xff", what: "a picture" },
  { begins: "GIF8", what: "a picture" },
  { begins: "\xd0\xcf\x11\xe0", what: "an old Word document" },
  { begins: "\x1f\x8b", what: "a compressed file" },
  { begins: "{\\rtf", what: "a rich text (RTF) document", of: ["rtf"] },
  { begins: "<?xml", what: "an XML document, as Final Draft makes them", of: ["fdx", "html", "tei", "osf", "odt"] },
  { begins: "<FinalDraft", what: "a Final Draft document", of: ["fdx"] },
  { begins: "<!DOCTYPE", what: "a web page", of: ["html", "tei", "fdx"] },
  { begins: "<html", what: "a web page", of: ["html"] },
];

/** Describes what the file is if its content isn't what its format's files begin with. */
export function findForeignContent(bytes: Uint8Array, format: FormatId): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16)).replace(/^ï»¿/, "");
  const known = signatures.find(({ begins }) => start.startsWith(begins));
  return known?.of?.includes(format) ? undefined : known?.what;
}
