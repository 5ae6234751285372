import { readFileSync } from "node:fs";
import { put, qpdf, run } from "../programs.ts";

/** A value as qpdf writes it: names with a slash, strings with `u:` or `b:`, references like `12 0 R`. */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = { [name: string]: PdfValue };

interface PdfStream {
  readonly dict: PdfDictionary;
  /** Unpacked, in base64. */
  data: string;
}

/** An object of a file, or its trailer. */
interface PdfObject {
  value?: PdfValue;
  stream?: PdfStream;
}

/** All objects of a file, by the keys that qpdf gives them. */
export type PdfObjects = Record<string, PdfObject>;

/** Reads a file's objects with qpdf, streams included. */
export function readPdfObjects(name: string, bytes: Uint8Array): PdfObjects {
  const path = put(name, bytes);
  const target = `${path}.json`;
  const options = ["--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized"];
  const { ok, output } = run(qpdf, ...options, path, target);
  if (!ok) throw new Error(output.slice(0, 600));
  return JSON.parse(readFileSync(target, "utf8")).qpdf[1];
}

const reference = /^\d+ \d+ R$/;

export const objectAt = (objects: PdfObjects, value: PdfValue | undefined): PdfObject | undefined =>
  typeof value === "string" && reference.test(value) ? objects[`obj:${value}`] : undefined;

/** Follows a reference. Of a stream, it's the dictionary. */
export function resolved(objects: PdfObjects, value: PdfValue | undefined): PdfValue | undefined {
  const object = objectAt(objects, value);
  return object ? (object.stream?.dict ?? object.value) : value;
}

export function dictionaryAt(objects: PdfObjects, value: PdfValue | undefined): PdfDictionary {
  const found = resolved(objects, value);
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as PdfDictionary) : {};
}

export function arrayAt(objects: PdfObjects, value: PdfValue | undefined): readonly PdfValue[] {
  const found = resolved(objects, value);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? found : [found as PdfValue];
}

export const bytesAt = (objects: PdfObjects, value: PdfValue | undefined): Buffer =>
  Buffer.from(objectAt(objects, value)?.stream?.data ?? "", "base64");

export const trailerOf = (objects: PdfObjects): PdfDictionary => (objects.trailer?.value ?? {}) as PdfDictionary;

export const catalogOf = (objects: PdfObjects): PdfDictionary => dictionaryAt(objects, trailerOf(objects)["/Root"]);

/** Returns the pages in order. Our files have all of them in one list. */
export function pagesOf(objects: PdfObjects): readonly PdfDictionary[] {
  const tree = dictionaryAt(objects, catalogOf(objects)["/Pages"]);
  return arrayAt(objects, tree["/Kids"]).map((page) => dictionaryAt(objects, page));
}
