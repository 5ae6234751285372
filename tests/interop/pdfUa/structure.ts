import { arrayAt, catalogOf, dictionaryAt, type PdfDictionary, type PdfObjects, type PdfValue } from "./pdfObjects.ts";

export const treeOf = (objects: PdfObjects): PdfDictionary =>
  dictionaryAt(objects, catalogOf(objects)["/StructTreeRoot"]);

/** Returns the elements of the structure in reading order. */
export function elementsOf(objects: PdfObjects): readonly PdfDictionary[] {
  const found: PdfDictionary[] = [];
  const visit = (value: PdfValue): void => {
    const element = dictionaryAt(objects, value);
    if (element["/S"] === undefined) return;
    found.push(element);
    for (const kid of arrayAt(objects, element["/K"])) visit(kid);
  };
  for (const kid of arrayAt(objects, treeOf(objects)["/K"])) visit(kid);
  return found;
}

export const nameIn = (value: PdfValue | undefined): string =>
  typeof value === "string" ? value.replace(/^\//, "") : "";
