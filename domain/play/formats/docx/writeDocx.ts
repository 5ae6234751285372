import type { HeadedPart } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { fieldsAt, type TitlePageField } from "#domain/play/front/frontPlaces.ts";
import { isActLine } from "#domain/play/layout/front/actLine.ts";
import { frontHeadingOf, frontSheets } from "#domain/play/layout/front/frontFlow.ts";
import { introductionOf } from "#domain/play/layout/front/introductions.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { widthOfSpans } from "#domain/play/layout/lines/spans.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import { measureOf } from "#domain/play/layout/measures/measureOf.ts";
import { readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { scriptFontsOf } from "#domain/play/layout/measures/scriptFonts.ts";
import { type PageWords, pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { Character, FrontMatter, Play } from "#domain/play/play.ts";
import { watermarkShape } from "../export/watermarkShape.ts";
import type { WriteOptions } from "../writing/writeOptions.ts";
import { escapeXml } from "../xml/writeXml.ts";
import { writeZip } from "../zip/writeZip.ts";
import { castRunStyleNames, castStyleName, frontHeadingStyleName, frontStyleOf } from "./playStyles.ts";
import { commentMarksOf } from "./wordComments.ts";
import { writeFootFrame, writeSection, writeStyles } from "./wordSettings.ts";
import { writeBlocks } from "./writeBlocks.ts";
import { writePackageParts } from "./writePackageParts.ts";
import { type ParagraphExtras, paragraph, styled, writeMark, writeRun } from "./writeRuns.ts";

/**
 * Writes a play as a Word document with a named style for each element. `readDocx` reads it back except for aliases
 * of characters, IDs, and characters that XML can't contain.
 */
export function writeDocx(play: Play, options: WriteOptions): Uint8Array {
  const { layout, createdAt, numbers, watermark, comments = [] } = options;
  const marks = comments.length > 0 ? commentMarksOf(comments, play.blocks) : undefined;
  const front = writeFront(play, layout);
  const body = [
    ...front,
    ...(front.length > 0 && play.blocks.length > 0
      ? [`<w:p><w:pPr>${writeSection(layout, "front")}</w:pPr></w:p>`]
      : []),
    ...writeBlocks(play.blocks, layout, { numbers, comments: marks?.inBlocks }),
    // Without a play, Word would add an empty page after the front matter.
    writeSection(layout, front.length > 0 && play.blocks.length === 0 ? "front" : "play"),
  ];
  return writeZip({
    ...writePackageParts({
      title: options.title ?? play.front.title,
      authors: play.front.authors,
      layout,
      createdAt,
      ...(watermark && { watermark: writeWatermark(watermark, layout) }),
      ...(marks && { comments }),
    }),
    "word/styles.xml": writeStyles(layout, scriptFontsOf(play), play.front),
    "word/document.xml": documentXml(marks ? beginWith(marks.atStart, body) : body),
  });
}

/** Writes marks at the start of the first paragraph that has properties. */
function beginWith(xml: string, body: readonly string[]): readonly string[] {
  const first = body.findIndex((part) => part.includes("</w:pPr>"));
  return body.map((part, index) =>
    index === first ? part.replace("</w:pPr>", `$&${xml.replaceAll("$", "$$$$")}`) : part,
  );
}

export const documentXml = (body: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body.join("\n")}</w:body></w:document>`;

/** Writes the title page, and the rest of the front matter in the order, on the pages and with the headings of the PDF. */
function writeFront({ front, typing }: Play, layout: Layout): readonly string[] {
  const words = pageWordsOf(typing?.language);
  return [
    ...writeTitlePage(front, layout, words),
    ...frontSheets.flatMap((sheet) =>
      onNewPage(sheet.flatMap((part) => writePart(front, part, frontHeadingOf(part, words)))),
    ),
  ];
}

function writePart(front: FrontMatter, part: HeadedPart, heading: string): readonly string[] {
  const text = writeTextOf(front, part);
  return heading === "" || text.length === 0 ? text : [styled(frontHeadingStyleName, [{ text: heading }]), ...text];
}

function writeTextOf(front: FrontMatter, part: HeadedPart): readonly string[] {
  if (part === "characters") return front.characters.map(writeCharacter);
  return part === "musicalNumbers" ? writeSongs(front[part]) : writeField(front, part);
}

const onNewPage = ([first, ...more]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [first.replace(/(?<=<w:pStyle [^>]*>)/, "<w:pageBreakBefore/>"), ...more];

/** Acts are headings in the middle of the list. */
const writeSongs = (list: string): readonly string[] =>
  list === ""
    ? []
    : list
        .split("\n")
        .map((line) =>
          isActLine(line)
            ? paragraph(frontStyleOf("musicalNumbers"), writeRun({ text: line }), actInList)
            : styled(frontStyleOf("musicalNumbers"), [{ text: line }]),
        );

const actInList: ParagraphExtras = {
  place: "<w:keepNext/>",
  properties: '<w:spacing w:before="240" w:after="240"/><w:contextualSpacing w:val="0"/><w:jc w:val="center"/>',
};

const writeField = (front: FrontMatter, field: FrontField, { place = "", mark = "" } = {}): readonly string[] =>
  front[field] === ""
    ? []
    : front[field]
        .split("\n")
        .map((line, at) => styled(frontStyleOf(field), [{ text: line }], { place, mark: at === 0 ? mark : "" }));

/** Writes a field of the title page after what introduces it, which isn't part of the play. */
function writeIntroduced(front: FrontMatter, field: TitlePageField, { language }: PageWords): readonly string[] {
  const introduction = introductionOf(field, language);
  return writeField(front, field, { mark: introduction === "" ? "" : `${introduction} ` });
}

function writeTitlePage(front: FrontMatter, layout: Layout, words: PageWords): readonly string[] {
  const { margins, paper } = layout;
  const half = (paper.width - margins.left - margins.right) / 2 - 0.125;
  const [left, right] = [fieldsAt("left"), fieldsAt("right")];
  const widest = widestLine(right.map((field) => front[field]).join("\n"), layout);
  const foot = [
    ...left.flatMap((field) => writeField(front, field, { place: writeFootFrame("left", half) })),
    ...right.flatMap((field) => writeField(front, field, { place: writeFootFrame("right", Math.min(half, widest)) })),
  ];
  return [
    ...fieldsAt("middle").flatMap((field) =>
      field === "credit" ? writeCredit(front, words) : writeIntroduced(front, field, words),
    ),
    ...foot,
    // Word puts a frame on the page of the next paragraph, which may be the page of the characters.
    ...(foot.length > 0 ? ["<w:p/>"] : []),
  ];
}

/** In inches, with a little more for programs that measure differently. */
function widestLine(text: string, { font }: Layout): number {
  const measure = measureOf(font);
  return Math.max(...text.split("\n").map((line) => widthOfSpans([{ text: line }], measure))) + 0.05;
}

/** An author without a credit line is printed with "by", which isn't part of the play. */
const writeCredit = (front: FrontMatter, { by }: PageWords): readonly string[] =>
  front.credit === "" && front.authors !== ""
    ? [paragraph(frontStyleOf("credit"), writeMark(by))]
    : writeField(front, "credit");

function writeCharacter({ name, age, gender, description, doubling }: Character): string {
  const shown = (["age", "gender", "description"] as const).flatMap((part) => {
    const text = { age, gender, description }[part];
    return text === ""
      ? []
      : [writeRun({ text: part === "description" ? ": " : ", " }), writeRun({ text }, castRunStyleNames[part])];
  });
  const also = [
    writeRun({ text: " (" }),
    writeRun({ text: doubling }, castRunStyleNames.doubling),
    writeRun({ text: ")" }),
  ];
  const runs = [writeRun({ text: name }, castRunStyleNames.name), ...shown, ...(doubling === "" ? [] : also)];
  return paragraph(castStyleName, runs.join(""), { isRightToLeft: readsRightToLeft(name) });
}

/** Word's own shape for text along a line, without the formulas, which only its handles need. */
const shapeType =
  '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype>';

/** Returns the run of a page header that draws a text behind the page. Its name is how Word finds its watermarks. */
function writeWatermark(text: string, layout: Layout): string {
  const { sizePoints, degrees, width } = watermarkShape(text, { layout, measure: measureOf(layout.font) });
  const style = [
    "position:absolute;margin-left:0;margin-top:0",
    `width:${Math.round(width * 72)}pt;height:${Math.round(sizePoints)}pt`,
    `rotation:${Math.round(360 - degrees)};z-index:-251658752`,
    "mso-position-horizontal:center;mso-position-horizontal-relative:page",
    "mso-position-vertical:center;mso-position-vertical-relative:page",
  ].join(";");
  return `<w:r><w:pict>${shapeType}<v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s1025" type="#_x0000_t136" style="${style}" o:allowincell="f" fillcolor="silver" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;${fonts[layout.font.family].inFiles}&quot;;font-size:1pt" string="${escapeXml(text)}"/></v:shape></w:pict></w:r>`;
}
