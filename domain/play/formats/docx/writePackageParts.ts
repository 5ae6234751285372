import type { Layout } from "#domain/play/layout/layout.ts";
import { type FontName, fonts } from "#domain/play/layout/measures/fonts.ts";
import type { FileComment } from "../writing/fileComment.ts";
import { escapeXml } from "../xml/writeXml.ts";
import { ownProperty } from "./playStyles.ts";
import { writeComments } from "./wordComments.ts";

/* The parts of a Word document that don't depend on the play's text. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const packaged = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const contentTypes = (hasComments: boolean): string =>
  [
    `${declaration}<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>`,
    `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/>`,
    `<Override PartName="/word/fontTable.xml" ContentType="${word}.fontTable+xml"/>`,
    `<Override PartName="/word/settings.xml" ContentType="${word}.settings+xml"/>`,
    `<Override PartName="/word/header1.xml" ContentType="${word}.header+xml"/>`,
    `<Override PartName="/word/header2.xml" ContentType="${word}.header+xml"/>`,
    ...(hasComments
      ? [
          `<Override PartName="/word/comments.xml" ContentType="${word}.comments+xml"/>`,
          `<Override PartName="/word/commentsExtended.xml" ContentType="${word}.commentsExtended+xml"/>`,
        ]
      : []),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '<Override PartName="/docProps/custom.xml" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>',
    "</Types>",
  ].join("");

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;

const packageRelations = [
  `${declaration}<Relationships xmlns="${packaged}/relationships">`,
  relation("rId1", `${office}/relationships/officeDocument`, "word/document.xml"),
  relation("rId2", `${packaged}/relationships/metadata/core-properties`, "docProps/core.xml"),
  relation("rId3", `${office}/relationships/custom-properties`, "docProps/custom.xml"),
  "</Relationships>",
].join("");

const documentRelations = (hasComments: boolean): string =>
  [
    `${declaration}<Relationships xmlns="${packaged}/relationships">`,
    relation("rIdStyles", `${office}/relationships/styles`, "styles.xml"),
    relation("rIdFonts", `${office}/relationships/fontTable`, "fontTable.xml"),
    relation("rIdSettings", `${office}/relationships/settings`, "settings.xml"),
    relation("rIdHeader", `${office}/relationships/header`, "header1.xml"),
    relation("rIdNoHeader", `${office}/relationships/header`, "header2.xml"),
    ...(hasComments
      ? [
          relation("rIdComments", `${office}/relationships/comments`, "comments.xml"),
          relation(
            "rIdThreads",
            "http://schemas.microsoft.com/office/2011/relationships/commentsExtended",
            "commentsExtended.xml",
          ),
        ]
      : []),
    "</Relationships>",
  ].join("");

const customProperties = [
  `${declaration}<Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes">`,
  `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${ownProperty}"><vt:i4>1</vt:i4></property>`,
  "</Properties>",
].join("");

interface PackageFacts {
  readonly title: string;
  readonly authors: string;
  readonly layout: Layout;
  readonly createdAt: Date;
  /** A run that is drawn behind every page. */
  readonly watermark?: string;
  readonly comments?: readonly FileComment[];
}

const coreProperties = ({ title, authors, createdAt }: PackageFacts): string => {
  const instant = createdAt.toISOString().replace(/\.\d+/, "");
  return [
    `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(authors)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${instant}</dcterms:created>`,
    "</cp:coreProperties>",
  ].join("");
};

const pageNumber =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
const header = (runs: string): string =>
  `${declaration}<w:hdr ${w} xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${runs}</w:p></w:hdr>`;

const families = { monospace: "modern", "sans-serif": "swiss", serif: "roman" } as const;

/** Names another font that's equally wide, for computers without the first. */
function fontTable(family: FontName): string {
  const { inFiles, sameWidths, generic } = fonts[family];
  const other = inFiles === family ? sameWidths : family;
  const pitch = generic === "monospace" ? "fixed" : "variable";
  return `${declaration}<w:fonts ${w}><w:font w:name="${inFiles}"><w:altName w:val="${other}"/><w:family w:val="${families[generic]}"/><w:pitch w:val="${pitch}"/></w:font></w:fonts>`;
}

/** Writes everything except the document and its styles. */
export const writePackageParts = (facts: PackageFacts): Readonly<Record<string, string>> => ({
  ...(facts.comments && writeComments(facts.comments)),
  "[Content_Types].xml": contentTypes(facts.comments !== undefined),
  "_rels/.rels": packageRelations,
  "docProps/core.xml": coreProperties(facts),
  "docProps/custom.xml": customProperties,
  "word/_rels/document.xml.rels": documentRelations(facts.comments !== undefined),
  "word/settings.xml": `${declaration}<w:settings ${w}>${facts.layout.booklet ? "<w:mirrorMargins/>" : ""}<w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
  "word/fontTable.xml": fontTable(facts.layout.font.family),
  "word/header1.xml": header(pageNumber + (facts.watermark ?? "")),
  "word/header2.xml": header(facts.watermark ?? ""),
});
