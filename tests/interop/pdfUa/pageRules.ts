import { readContent } from "./pageContent.ts";
import {
  arrayAt,
  bytesAt,
  dictionaryAt,
  objectAt,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  pagesOf,
} from "./pdfObjects.ts";
import type { PdfUaRule } from "./pdfUaRule.ts";
import { elementsOf, treeOf } from "./structure.ts";

export const contentOf = (objects: PdfObjects, page: PdfDictionary) =>
  readContent(bytesAt(objects, page["/Contents"]).toString("latin1"));

const breaksInContent = (id: string) => (objects: PdfObjects) =>
  pagesOf(objects).some((page) => contentOf(objects, page).broken.has(id));

/** Puts operators at the start of the first page. */
export const beginContentWith = (operators: string) => (objects: PdfObjects) => {
  const stream = objectAt(objects, pagesOf(objects)[0]?.["/Contents"])?.stream;
  if (!stream) throw new Error("The first page has no content.");
  const content = Buffer.from(stream.data, "base64").toString("latin1");
  stream.data = Buffer.from(`${operators}\n${content}`, "latin1").toString("base64");
};

/** Returns the numbers of the marked parts that elements refer to, by page. */
function marksInTree(objects: PdfObjects): ReadonlyMap<PdfDictionary, readonly number[]> {
  const marks = new Map<PdfDictionary, number[]>();
  const add = (page: PdfDictionary, id: number) => marks.set(page, [...(marks.get(page) ?? []), id]);
  for (const element of elementsOf(objects)) {
    for (const kid of arrayAt(objects, element["/K"])) {
      if (typeof kid === "number") add(dictionaryAt(objects, element["/Pg"]), kid);
      const { "/MCID": id, "/Pg": page = element["/Pg"] } = dictionaryAt(objects, kid);
      if (typeof id === "number") add(dictionaryAt(objects, page), id);
    }
  }
  return marks;
}

const sorted = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

/** Returns what a page's number leads to in the parent tree. */
function parentsOf(objects: PdfObjects, page: PdfDictionary): readonly PdfValue[] {
  const numbers = arrayAt(objects, dictionaryAt(objects, treeOf(objects)["/ParentTree"])["/Nums"]);
  const at = numbers.findIndex((value, index) => index % 2 === 0 && value === page["/StructParents"]);
  return at < 0 ? [] : arrayAt(objects, numbers[at + 1]);
}

/** Everything on a page is tagged or an artifact, and what's tagged is in the structure. */
export const pageRules: readonly PdfUaRule[] = [
  {
    id: "01-003",
    what: "an artifact within tagged content",
    isBroken: breaksInContent("01-003"),
    breakIt: beginContentWith("/P <</MCID 9999>> BDC /Artifact BMC EMC /Artifact <</Type /Pagination>> BDC EMC EMC"),
  },
  {
    id: "01-004",
    what: "tagged content within an artifact",
    isBroken: breaksInContent("01-004"),
    breakIt: beginContentWith("/Artifact <</Type /Pagination>> BDC /P <</MCID 9999>> BDC EMC EMC"),
  },
  {
    id: "01-005",
    what: "content that's neither tagged nor an artifact",
    isBroken: breaksInContent("01-005"),
    breakIt: beginContentWith("0 0 m 9 9 l S"),
  },
  {
    id: "ISO 32000-1, 14.7.4",
    what: "a marked part that isn't in the structure, or is there twice",
    isBroken: (objects) => {
      const inTree = marksInTree(objects);
      return pagesOf(objects).some((page) => sorted(contentOf(objects, page).marks) !== sorted(inTree.get(page) ?? []));
    },
    breakIt: beginContentWith("/P <</MCID 9999>> BDC EMC"),
  },
  {
    id: "ISO 32000-1, 14.7.4.4",
    what: "a page whose parts don't lead back to their elements",
    isBroken: (objects) =>
      pagesOf(objects).some((page) => parentsOf(objects, page).length !== contentOf(objects, page).marks.length),
    breakIt: (objects) => {
      const [page] = pagesOf(objects);
      if (page) delete page["/StructParents"];
    },
  },
];
