import { dictionaryAt, type PdfDictionary, type PdfObjects } from "./pdfObjects.ts";
import type { PdfUaRule } from "./pdfUaRule.ts";
import { elementsOf, nameIn, treeOf } from "./structure.ts";

const standardTypes = new Set([
  ...[
    "Document",
    "Part",
    "Art",
    "Sect",
    "Div",
    "BlockQuote",
    "Caption",
    "TOC",
    "TOCI",
    "Index",
    "NonStruct",
    "Private",
  ],
  ...["P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "THead"],
  ...["TBody", "TFoot", "Span", "Quote", "Note", "Reference", "BibEntry", "Code", "Link", "Annot", "Ruby", "RB", "RT"],
  ...["RP", "Warichu", "WT", "WP", "Figure", "Formula", "Form"],
]);

/** Types with rules of their own, about tables, lists, pictures, formulas and notes. Our files have none of them. */
const typesWithRules =
  /^(Table|TR|TH|TD|THead|TBody|TFoot|L|LI|Lbl|LBody|TOC|TOCI|Ruby|RB|RT|RP|Warichu|WT|WP|Figure|Formula|Note|H|Form|Link|Annot)$/;

const roleMapOf = (objects: PdfObjects): PdfDictionary => dictionaryAt(objects, treeOf(objects)["/RoleMap"]);

/** Returns the standard type of an element; undefined if there's none or its mapping is a circle. */
function standardTypeOf(objects: PdfObjects, type: string, seen = new Set<string>()): string | undefined {
  if (standardTypes.has(type)) return type;
  const mapped = nameIn(roleMapOf(objects)[`/${type}`]);
  if (mapped === "" || seen.has(type)) return undefined;
  return standardTypeOf(objects, mapped, seen.add(type));
}

const typesOf = (objects: PdfObjects): readonly string[] =>
  elementsOf(objects).map((element) => standardTypeOf(objects, nameIn(element["/S"])) ?? "");

const headingLevels = (objects: PdfObjects): readonly number[] =>
  typesOf(objects).flatMap((type) => (/^H\d$/.test(type) ? [Number(type[1])] : []));

const firstElement = (objects: PdfObjects): PdfDictionary => {
  const element = elementsOf(objects).find((one) => nameIn(one["/S"]) !== "Document");
  if (!element) throw new Error("The file has no structure.");
  return element;
};

const renameElement = (type: string) => (objects: PdfObjects) => {
  firstElement(objects)["/S"] = `/${type}`;
};

/** What the elements of a file are called, and in which order they come. */
export const structureRules: readonly PdfUaRule[] = [
  {
    id: "02-001",
    what: "an element whose type leads to no standard one",
    isBroken: (objects) => typesOf(objects).includes(""),
    breakIt: renameElement("Monologue"),
  },
  {
    id: "02-003",
    what: "types that are mapped in a circle",
    isBroken: (objects) =>
      Object.keys(roleMapOf(objects)).some((type) => standardTypeOf(objects, nameIn(type)) === undefined),
    breakIt: (objects) => {
      Object.assign(roleMapOf(objects), { "/One": "/Other", "/Other": "/One" });
    },
  },
  {
    id: "02-004",
    what: "a standard type that's mapped to another one",
    isBroken: (objects) => Object.keys(roleMapOf(objects)).some((type) => standardTypes.has(nameIn(type))),
    breakIt: (objects) => {
      roleMapOf(objects)["/P"] = "/H1";
    },
  },
  {
    id: "14-002",
    what: "a first heading that isn't at the first level",
    isBroken: (objects) => (headingLevels(objects)[0] ?? 1) !== 1,
    breakIt: renameElement("H2"),
  },
  {
    id: "14-003",
    what: "a level of headings that's left out",
    isBroken: (objects) => headingLevels(objects).some((level, at, all) => level > (all[at - 1] ?? level) + 1),
    breakIt: (objects) => {
      const [first, second] = elementsOf(objects).filter(({ "/S": type }) => nameIn(type) !== "Document");
      if (first && second) [first["/S"], second["/S"]] = ["/H1", "/H3"];
    },
  },
  {
    id: "09-004 to 09-008, 13-004, 14-006, 14-007, 15-003, 17-002, 19-003, 19-004",
    what: "elements with rules of their own: tables, lists, pictures, formulas, notes, headings without a level",
    isBroken: (objects) => typesOf(objects).some((type) => typesWithRules.test(type)),
    breakIt: renameElement("Figure"),
  },
];
