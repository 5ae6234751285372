import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { strToU8 } from "fflate";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { type PaperColor, paperColors } from "#domain/play/layout/paper/paperColors.ts";
import { drawWatermark } from "./drawWatermark.ts";
import { EmbeddedFonts } from "./embeddedFonts.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { onePerSide, type PlaceOnSheet, saddleOrder } from "./imposition.ts";
import { PagePen, pointsPerInch } from "./pagePen.ts";
import { type ObjectNumber, PdfFile, ref } from "./pdfFile.ts";
import type { PdfOptions } from "./pdfOptions.ts";
import { pdfDate, pdfNumber, pdfString } from "./pdfValues.ts";
import { StructureTree } from "./structureTree.ts";
import { writeOutline } from "./writeOutline.ts";

/**
 * Prints a manuscript: every line where the paginator put it, tagged for screen readers, with acts and scenes as
 * bookmarks.
 */
export function writePdf(manuscript: PagedManuscript, options: PdfOptions): Uint8Array<ArrayBuffer> {
  const file = new PdfFile(options.compress);
  const fonts = new EmbeddedFonts(options.fonts);
  const structure = new StructureTree();
  const coverage = fontCoverage(options.fonts);
  const pen = new PagePen({ manuscript, fonts, coverage, structure });
  const watermark = drawWatermark(options.watermark, { manuscript, fonts, coverage });
  const { width, height } = manuscript.layout.paper;
  const places = (options.imposed ? saddleOrder : onePerSide)(manuscript.pages.length);
  const drawn: string[] = Array(1 + Math.max(...places.map(({ side }) => side))).fill("");
  for (const [index, page] of manuscript.pages.entries()) {
    const { side, half } = places[index] ?? { side: index, half: "whole" };
    const color = drawPageColor(page.color, manuscript.layout);
    drawn[side] += placed(color + watermark + pen.draw(page, side), half, width);
  }
  const contents = drawn.map((operators) => file.addStream("", strToU8(operators, true)));
  const resources = fonts.write(file);
  const tree = file.reserve();
  const size = `[0 0 ${inPoints(options.imposed ? 2 * width : width)} ${inPoints(height)}]`;
  const pages = contents.map((content, index) =>
    file.add(
      `<</Type /Page /Parent ${ref(tree)} /MediaBox ${size} /Contents ${ref(content)} /Resources ${ref(resources)} /StructParents ${index} /Tabs /S>>`,
    ),
  );
  file.set(tree, `<</Type /Pages /Count ${pages.length} /Kids [${pages.map(ref).join(" ")}]>>`);
  const outline = writeOutline(file, pen.bookmarks, pages);
  const metadata = file.addStream(
    "/Type /Metadata /Subtype /XML ",
    strToU8(xmpMetadata(options, isAccessible(structure, options))),
    { compress: false },
  );
  const root = file.add(catalog({ tree, structure: structure.write(file, pages), outline, metadata }, options));
  return file.finish({ root, info: file.add(information(options)), id: idOf(manuscript, options) });
}

/** Moves what's drawn to its half of the sheet. */
function placed(operators: string, half: PlaceOnSheet["half"], width: number): string {
  if (half === "whole") return operators;
  return `q 1 0 0 1 ${half === "left" ? 0 : inPoints(width)} 0 cm\n${operators}\nQ\n`;
}

const inPoints = (inches: number): string => pdfNumber(inches * pointsPerInch);

interface CatalogEntries {
  readonly tree: ObjectNumber;
  readonly structure: ObjectNumber;
  readonly outline: ObjectNumber | undefined;
  readonly metadata: ObjectNumber;
}

function catalog({ tree, structure, outline, metadata }: CatalogEntries, { language = "en" }: PdfOptions): string {
  const outlines = outline === undefined ? "" : ` /Outlines ${ref(outline)} /PageMode /UseOutlines`;
  return `<</Type /Catalog /Pages ${ref(tree)} /StructTreeRoot ${ref(structure)}${outlines} /Metadata ${ref(metadata)} /MarkInfo <</Marked true>> /Lang ${pdfString(language)} /ViewerPreferences <</DisplayDocTitle true>>>>`;
}

function information({ title, author, createdAt }: PdfOptions): string {
  const by = author ? ` /Author ${pdfString(author)}` : "";
  return `<</Title ${pdfString(title)}${by} /Creator (Ghostlight) /Producer (Ghostlight) /CreationDate ${pdfDate(createdAt)}>>`;
}

/** Differs for files that differ in title, date or length; the same play printed twice gives the same bytes. */
const idOf = ({ pages }: PagedManuscript, { title, createdAt }: PdfOptions): string =>
  bytesToHex(sha256(strToU8(`${title}\n${createdAt.toISOString()}\n${pages.length}`))).slice(0, 32);

/** Returns the operators that fill a page with the color of its paper; none for white. */
function drawPageColor(color: PaperColor | undefined, { paper }: Layout): string {
  if (color === undefined || color === "white") return "";
  const box = `0 0 ${pdfNumber(paper.width * pointsPerInch)} ${pdfNumber(paper.height * pointsPerInch)}`;
  const channels = [1, 3, 5].map((at) => pdfNumber(Number.parseInt(paperColors[color].slice(at, at + 2), 16) / 255));
  return `/Artifact <</Type /Background /BBox [${box}]>> BDC q ${channels.join(" ")} rg ${box} re f Q EMC\n`;
}

/**
 * Returns whether a file has all of PDF/UA-1 (ISO 14289-1) that depends on the play: a title, the language of the text,
 * and headings in order. The rest is the same in all files: everything that's drawn is tagged or marked as no part of the
 * text, fonts are embedded with the characters of their glyphs, and there are no pictures, links or forms.
 */
const isAccessible = (structure: StructureTree, { title, language }: PdfOptions): boolean =>
  title.trim() !== "" && language !== undefined && structure.hasOrderedHeadings;

/** Describes the file a second time, in the form that archives and accessibility checkers read (ISO 16684-1). */
const xmpMetadata = ({ title, author, language = "en", createdAt }: PdfOptions, hasPdfUa: boolean): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
${hasPdfUa ? "<pdfuaid:part>1</pdfuaid:part>\n" : ""}<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
${author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>\n` : ""}<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>Ghostlight</pdf:Producer>
<xmp:CreatorTool>Ghostlight</xmp:CreatorTool>
<xmp:CreateDate>${createdAt.toISOString()}</xmp:CreateDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold control characters at all
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeXml = (text: string): string =>
  text.replace(notXml, "").replace(/[&<>]/g, (letter) => entities[letter] ?? letter);
