import { Refused } from "#domain/refused.ts";
import type { ReadableId } from "../formats.ts";
import { openZip, type Zip } from "../zip/openZip.ts";

/* Files are renamed, and several formats may have one ending, such as `.xml`. What archives and XML files are is certain
   from what's in them. */

const beginningOf = (bytes: Uint8Array, length: number): string =>
  String.fromCharCode(...bytes.subarray(0, length)).replace(/^ï»¿/, "");

/** A root element is within so many bytes, after comments and declarations. */
const maxBeginning = 4000;

const roots: Readonly<Record<string, ReadableId>> = {
  FinalDraft: "fdx",
  TEI: "tei",
  "TEI.2": "tei",
  teiCorpus: "tei",
  html: "html",
};

/** Returns the format of an archive or an XML file by its content; undefined for others. */
export function formatOfContent(bytes: Uint8Array): ReadableId | undefined {
  const beginning = beginningOf(bytes, maxBeginning);
  if (isZip(bytes)) return formatOfZip(bytes);
  if (beginning.startsWith("{\\rtf")) return "rtf";
  if (!beginning.trimStart().startsWith("<")) return undefined;
  const markup = beginning.replace(/<\?[^>]*>|<!--[\s\S]*?-->|<![^>]*>/g, "");
  const [, root = "", attributes = ""] = /^\s*<(?:[\w-]+:)?([\w.-]+)([^>]*)/.exec(markup) ?? [];
  if (root !== "document") return roots[root];
  return formatOfDocument(attributes);
}

/** Open Screenplay Format and OpenDocument in one file have the same root. */
function formatOfDocument(attributes: string): ReadableId | undefined {
  if (/opendocument/.test(attributes)) return "odt";
  return /Open Screenplay Format/i.test(attributes) ? "osf" : undefined;
}

export const isZip = (bytes: Uint8Array): boolean => beginningOf(bytes, 4) === "PK\x03\x04";

function formatOfZip(bytes: Uint8Array): ReadableId | undefined {
  try {
    return formatOfEntries(openZip(bytes, "ZIP archive"));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The files that only one format has, besides the type that some archives name. */
const entries: readonly (readonly [ReadableId, RegExp])[] = [
  ["docx", /^word\/document\d*\.xml$/],
  ["epub", /^META-INF\/container\.xml$/],
  ["fadein", /^document\.xml$/],
  ["highland", /(^|\/)[^/]+\.textbundle\/text\.(md|fountain|txt|markdown)$/i],
  ["celtx", /^project\.rdf$/],
];

const maxMimeType = 200;

function formatOfEntries({ names, read }: Zip): ReadableId | undefined {
  const mimeType = names.includes("mimetype") ? beginningOf(read("mimetype") ?? new Uint8Array(), maxMimeType) : "";
  if (/^application\/vnd\.oasis\.opendocument\.text(-template)?\s*$/.test(mimeType)) return "odt";
  if (/^application\/epub\+zip/.test(mimeType)) return "epub";
  return entries.find(([, name]) => names.some((one) => name.test(one)))?.[0];
}
