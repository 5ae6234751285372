import {
  bytesAt,
  catalogOf,
  dictionaryAt,
  objectAt,
  type PdfDictionary,
  type PdfObjects,
  pagesOf,
  trailerOf,
} from "./pdfObjects.ts";
import type { PdfUaRule } from "./pdfUaRule.ts";

const xmpOf = (objects: PdfObjects): string => bytesAt(objects, catalogOf(objects)["/Metadata"]).toString("utf8");

const changeXmp = (from: RegExp) => (objects: PdfObjects) => {
  const stream = objectAt(objects, catalogOf(objects)["/Metadata"])?.stream;
  if (stream) stream.data = Buffer.from(xmpOf(objects).replace(from, "")).toString("base64");
};

/** Changes the catalog. */
const changeCatalog = (change: (catalog: PdfDictionary) => void) => (objects: PdfObjects) => change(catalogOf(objects));

/** What a file says about itself, and what it mustn't have. */
export const documentRules: readonly PdfUaRule[] = [
  {
    id: "01-007",
    what: "tags that the file itself suspects",
    isBroken: (objects) => dictionaryAt(objects, catalogOf(objects)["/MarkInfo"])["/Suspects"] === true,
    breakIt: (objects) => {
      dictionaryAt(objects, catalogOf(objects)["/MarkInfo"])["/Suspects"] = true;
    },
  },
  {
    id: "06-001",
    what: "no metadata in XMP",
    isBroken: (objects) => !xmpOf(objects).includes("<x:xmpmeta"),
    breakIt: changeCatalog((catalog) => delete catalog["/Metadata"]),
  },
  {
    id: "06-002",
    what: "metadata that doesn't say that it's PDF/UA-1",
    isBroken: (objects) => !xmpOf(objects).includes("<pdfuaid:part>1</pdfuaid:part>"),
    breakIt: changeXmp(/<pdfuaid:part>.*\n/),
  },
  {
    id: "06-003",
    what: "metadata without a title",
    isBroken: (objects) => !/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]*\S/.test(xmpOf(objects)),
    breakIt: changeXmp(/<dc:title>.*\n/),
  },
  {
    id: "07-001, 07-002",
    what: "a window that shows the file's name in place of the title",
    isBroken: (objects) => dictionaryAt(objects, catalogOf(objects)["/ViewerPreferences"])["/DisplayDocTitle"] !== true,
    breakIt: changeCatalog((catalog) => delete catalog["/ViewerPreferences"]),
  },
  {
    id: "11-001, 11-003, 11-006",
    what: "text, bookmarks or metadata in no known language",
    isBroken: (objects) => !/^u:[A-Za-z]{2,3}\b/.test(String(catalogOf(objects)["/Lang"])),
    breakIt: changeCatalog((catalog) => delete catalog["/Lang"]),
  },
  {
    id: "20-001 to 20-003, 21-001, 25-001, 28-002 to 28-018",
    what: "layers, attachments, forms or annotations, which have rules of their own",
    isBroken: (objects) =>
      ["/OCProperties", "/AF", "/Names", "/AcroForm"].some((key) => catalogOf(objects)[key] !== undefined) ||
      pagesOf(objects).some((page) => page["/Annots"] !== undefined),
    breakIt: changeCatalog((catalog) => {
      catalog["/AcroForm"] = {};
    }),
  },
  {
    id: "26-001, 26-002",
    what: "encryption, which may keep screen readers out",
    isBroken: (objects) => trailerOf(objects)["/Encrypt"] !== undefined,
    breakIt: (objects) => {
      trailerOf(objects)["/Encrypt"] = {};
    },
  },
  {
    id: "30-001, 30-002",
    what: "embedded pages and pictures",
    isBroken: (objects) =>
      pagesOf(objects).some((page) => dictionaryAt(objects, page["/Resources"])["/XObject"] !== undefined),
    breakIt: (objects) => {
      dictionaryAt(objects, pagesOf(objects)[0]?.["/Resources"])["/XObject"] = {};
    },
  },
];
