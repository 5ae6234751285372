import { frontFields, isOnTitlePage, isUnderHeading } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { fieldsAt } from "#domain/play/front/frontPlaces.ts";
import { titlePageTable } from "#domain/play/front/frontTable.ts";
import { titleTop } from "#domain/play/layout/front/titlePage.ts";
import type { Layout, ParagraphStyle, StyleName } from "#domain/play/layout/layout.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import { measureOf } from "#domain/play/layout/measures/measureOf.ts";
import type { EastAsianFont, ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { writeAttributes } from "../xml/writeXml.ts";
import {
  blockStyleNames,
  castRunStyleNames,
  castStyleName,
  frontHeadingStyleName,
  frontStyleOf,
  layoutMarkStyleName,
  sceneNumberStyleName,
  simultaneousStyleName,
  speechNumberStyleName,
  styleIdOf,
} from "./playStyles.ts";
import { twips } from "./twips.ts";

/* Turns a manuscript layout into Word's styles and page settings. */

const lineTwips = ({ linesPerInch }: Layout, lines: number): string => twips(lines / linesPerInch);
const halfPoints = (points: number): string => String(Math.round(points * 2));

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** What a style adds to its place on the page. */
interface Rules {
  readonly keepNext?: boolean;
  readonly outlineLevel?: number;
  readonly pageBreakBefore?: boolean;
  readonly linesAfter?: number;
  /** The style of the next paragraph, which Word starts with Enter. */
  readonly next?: string;
}

/** The fonts that Word has for East Asian text, and the language by which it chooses letters' variants. */
const eastAsian: Readonly<Record<EastAsianFont, readonly [font: string, language: string]>> = {
  "Noto Sans JP": ["Yu Gothic", "ja-JP"],
  "Noto Sans SC": ["Microsoft YaHei", "zh-CN"],
  "Noto Sans TC": ["Microsoft JhengHei", "zh-TW"],
  "Noto Sans KR": ["Malgun Gothic", "ko-KR"],
};

/** Writes the fonts of each script. Word calls Arabic and Hebrew complex scripts. */
function writeFonts({ font }: Layout, scriptFonts: readonly ScriptFont[]): string {
  const { inFiles, sameWidths } = fonts[font.family];
  const ofEastAsia = scriptFonts.flatMap((one) => (one in eastAsian ? [eastAsian[one as EastAsianFont]] : []))[0];
  const complex = inFiles === font.family ? sameWidths : inFiles;
  const language = ofEastAsia ? `<w:lang w:eastAsia="${ofEastAsia[1]}"/>` : "";
  return `<w:rFonts w:ascii="${inFiles}" w:hAnsi="${inFiles}" w:cs="${complex}" w:eastAsia="${ofEastAsia?.[0] ?? inFiles}"/>${size(font)}${language}`;
}

const size = ({ sizePoints }: Layout["font"]): string =>
  `<w:sz w:val="${halfPoints(sizePoints)}"/><w:szCs w:val="${halfPoints(sizePoints)}"/>`;

/** The front matter decides where the title begins. */
export function writeStyles(layout: Layout, scriptFonts: readonly ScriptFont[], front: FrontMatter): string {
  const { newPage, styles } = layout;
  // In a table, Word would keep each row with the next one, and so begin a new page before every table.
  const isAbove = layout.cuePlacement !== "beside";
  const ofBlock = (name: string, style: StyleName, rules: Rules = {}): string =>
    paragraphStyle(layout, name, speechStyles.has(style) ? inCell(style, layout) : styles[style], rules);
  const names = blockStyleNames;
  return [
    `${declaration}<w:styles ${namespace}>`,
    `<w:docDefaults><w:rPrDefault><w:rPr>${writeFonts(layout, scriptFonts)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="${Math.round(1440 / layout.linesPerInch)}" w:lineRule="exact"/></w:pPr></w:pPrDefault></w:docDefaults>`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>',
    ofBlock(names.act, "act", { keepNext: true, outlineLevel: 0, pageBreakBefore: newPage.act, next: names.scene }),
    ofBlock(names.scene, "scene", {
      keepNext: true,
      outlineLevel: 1,
      pageBreakBefore: newPage.scene,
      next: names.setting,
    }),
    ofBlock(names.setting, "setting", { next: names.cue }),
    ofBlock(names.direction, "direction", { next: names.cue }),
    ofBlock(names.cue, "cue", { keepNext: isAbove, next: names.dialogue }),
    ofBlock(simultaneousStyleName, "cue", { keepNext: isAbove, next: names.dialogue }),
    ofBlock(names.parenthetical, "parenthetical", { keepNext: isAbove, next: names.dialogue }),
    ofBlock(names.dialogue, "dialogue", { next: names.cue }),
    ofBlock(names.lyric, "lyric", { next: names.cue }),
    ofBlock(names.transition, "transition", { next: names.scene }),
    ofBlock(names.centered, "centered"),
    paragraphStyle(layout, names.pageBreak, { ...styles.direction, linesBefore: 0 }, {}),
    noteStyle(layout),
    ofBlock(frontHeadingStyleName, "frontHeading", { keepNext: true, linesAfter: 1 }),
    ofBlock(castStyleName, "castMember"),
    ...frontFields.map((field) => frontStyle(layout, field, front)),
    ...[...Object.values(castRunStyleNames), layoutMarkStyleName].map(characterStyle),
    numberStyle(layout, sceneNumberStyleName, "scene"),
    numberStyle(layout, speechNumberStyleName, "cue"),
    `<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/><w:pPr><w:jc w:val="right"/></w:pPr></w:style>`,
    "</w:styles>",
  ].join("\n");
}

const speechStyles = new Set<StyleName>(["cue", "parenthetical", "dialogue", "lyric"]);

/** Returns the style of a speech. If names are beside it, both are in cells of a table, and indented within them. */
function inCell(name: StyleName, { cuePlacement, styles, margins, paper }: Layout): ParagraphStyle {
  const style = styles[name];
  if (cuePlacement !== "beside") return style;
  const { left, right } = name === "cue" ? { left: style.left, right: styles.dialogue.left } : styles.dialogue;
  const edge = paper.width - margins.right;
  return { ...style, left: margins.left + style.left - left, right: edge + style.right - right };
}

function paragraphStyle(layout: Layout, name: string, style: ParagraphStyle, rules: Rules): string {
  const id = styleIdOf(name);
  return [
    `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>`,
    rules.next ? `<w:next w:val="${styleIdOf(rules.next)}"/>` : "",
    "<w:qFormat/>",
    `<w:pPr>${paragraphProperties(layout, style, rules)}</w:pPr>`,
    `<w:rPr>${runProperties(style)}</w:rPr></w:style>`,
  ].join("");
}

/** The order of these elements is fixed by the format. */
const paragraphProperties = (layout: Layout, style: ParagraphStyle, rules: Rules): string =>
  [
    rules.keepNext ? "<w:keepNext/>" : "",
    "<w:widowControl/>",
    rules.pageBreakBefore ? "<w:pageBreakBefore/>" : "",
    placeOnPage(layout, style, rules.linesAfter),
    rules.outlineLevel === undefined ? "" : `<w:outlineLvl w:val="${rules.outlineLevel}"/>`,
  ].join("");

/** Returns the space around a paragraph, its indents, and its alignment. */
export const placeOnPage = (layout: Layout, style: ParagraphStyle, linesAfter = 0): string =>
  [
    `<w:spacing w:before="${lineTwips(layout, style.linesBefore)}" w:after="${lineTwips(layout, linesAfter)}"/>`,
    `<w:ind${writeAttributes({
      "w:left": twips(style.left - layout.margins.left + (style.hanging ?? 0)),
      "w:right": twips(layout.paper.width - layout.margins.right - style.right),
      "w:hanging": style.hanging === undefined ? undefined : twips(style.hanging),
    })}/>`,
    `<w:jc w:val="${style.align}"/>`,
  ].join("");

const runProperties = ({ bold, italic, capitals, underline }: ParagraphStyle): string =>
  [
    bold ? "<w:b/><w:bCs/>" : "",
    italic ? "<w:i/><w:iCs/>" : "",
    capitals ? "<w:caps/>" : "",
    underline ? '<w:u w:val="single"/>' : "",
  ].join("");

/** A private note is set off so that nobody takes it for a part of the text. */
const noteStyle = (layout: Layout): string =>
  paragraphStyle(layout, blockStyleNames.note, { ...layout.styles.frontText, italic: true }, {}).replace(
    "<w:spacing",
    '<w:pBdr><w:left w:val="single" w:sz="8" w:space="6" w:color="808080"/></w:pBdr><w:spacing',
  );

/** As high as the paragraph that it numbers, so that both have their text on one line. */
const numberStyle = (layout: Layout, name: string, beside: StyleName): string =>
  paragraphStyle(
    layout,
    name,
    { ...layout.styles.frontText, align: "right", linesBefore: layout.styles[beside].linesBefore },
    { keepNext: true },
  );

/** Takes a paragraph out of the text into the left margin, beside the next one. LibreOffice ignores it in a style. */
export const writeMarginFrame = ({ margins }: Layout): string =>
  `<w:framePr${writeAttributes({
    "w:w": twips(margins.left - 0.35),
    "w:hSpace": "0",
    "w:wrap": "around",
    "w:vAnchor": "text",
    "w:hAnchor": "page",
    "w:x": twips(0.2),
    "w:y": "1",
  })}/>`;

/** Puts a paragraph at the foot of the title page. Those of the same side share a frame. LibreOffice ignores it in a style. */
export const writeFootFrame = (side: "left" | "right", width: number): string =>
  `<w:framePr${writeAttributes({
    "w:w": twips(width),
    "w:hSpace": "0",
    "w:wrap": "around",
    "w:vAnchor": "margin",
    "w:hAnchor": "margin",
    "w:xAlign": side,
    "w:yAlign": "bottom",
  })}/>`;

const characterStyle = (name: string): string =>
  `<w:style w:type="character" w:customStyle="1" w:styleId="${styleIdOf(name)}"><w:name w:val="${name}"/>${name === castRunStyleNames.name ? "<w:rPr><w:caps/></w:rPr>" : ""}</w:style>`;

/** Returns how many lines are above a field in the middle of its line, of the title page or another; undefined for others. */
function linesAboveCentered(field: FrontField): number | undefined {
  if (!isOnTitlePage(field)) return isUnderHeading(field) ? undefined : 1;
  return fieldsAt("middle").includes(field) ? titlePageTable[field].linesAbove : undefined;
}

/** The title begins where it does on our own pages. */
const linesAboveTitle = (layout: Layout, front: FrontMatter): number =>
  (titleTop(front, { layout, measure: measureOf(layout.font) }, pageWordsOf("en")) - layout.margins.top) *
  layout.linesPerInch;

function frontStyle(layout: Layout, field: FrontField, front: FrontMatter): string {
  const lines = field === "title" ? linesAboveTitle(layout, front) : linesAboveCentered(field);
  const { centered, frontText } = layout.styles;
  const style: ParagraphStyle = lines === undefined ? frontText : centered;
  const own = paragraphStyle(
    layout,
    frontStyleOf(field),
    { ...style, linesBefore: lines ?? 0, ...(field === "title" ? { bold: true, capitals: true } : {}) },
    {},
  );
  // Lines of the same field follow each other without the space above the first.
  return own
    .replace("<w:jc", "<w:contextualSpacing/><w:jc")
    .replace(/ w:customStyle="1"(?= w:styleId="(Title|Subtitle)")/, "");
}

/** Writes a section: the front matter without page numbers, or the play with them, from one. */
export function writeSection({ paper, margins, pageNumber, booklet }: Layout, part: "front" | "play"): string {
  const page = writeAttributes({ "w:w": twips(paper.width), "w:h": twips(paper.height) });
  const margin = writeAttributes({
    "w:top": twips(margins.top),
    "w:right": twips(margins.right),
    "w:bottom": twips(margins.bottom),
    "w:left": twips(margins.left - (booklet?.gutter ?? 0)),
    "w:header": twips(pageNumber.top),
    "w:footer": twips(0.5),
    "w:gutter": twips(booklet?.gutter ?? 0),
  });
  const header = `<w:headerReference w:type="default" r:id="${part === "play" ? "rIdHeader" : "rIdNoHeader"}"/>`;
  const numbers = part === "play" ? '<w:pgNumType w:start="1"/>' : "";
  return `<w:sectPr>${header}<w:type w:val="nextPage"/><w:pgSz${page}/><w:pgMar${margin}/>${numbers}</w:sectPr>`;
}
