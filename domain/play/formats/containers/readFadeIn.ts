import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter, Span } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { typedParagraphs } from "../docx/typedParagraphs.ts";
import { plainParagraph, type WordParagraph } from "../docx/wordParagraph.ts";
import { readFdxTitlePage } from "../fdx/readFdxTitlePage.ts";
import { asidesOf } from "../plainText/asides.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { mergeFronts } from "../typed/mergeFronts.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { openZip } from "../zip/openZip.ts";

const label = "Fade In file";

/** Reads a Fade In file: a container of Open Screenplay Format. */
export function readFadeIn(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const zip = openZip(bytes, label);
  const packed = zip.read("document.xml");
  if (!packed)
    throw new Refused("invalid", "This Fade In file has no script. Export it as Fountain and import that file.");
  return readOsf(packed, newId, options);
}

/** Reads Open Screenplay Format: XML whose paragraphs name their styles. */
export function readOsf(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const { text, notices, encoding } = decodeMarkup(bytes, { encoding: options?.encoding, syntax: "xml" });
  const root = parseXml(text, label);
  const paragraphs = parasIn(root, "paragraphs").flatMap(toParagraphs);
  const { typed } = typedParagraphs(withDual(paragraphs));
  const read = recognizePlay(typed, titlePageOf(root, newId), newId, options);
  return { ...read, notices: [...notices, ...read.notices], encoding };
}

const parasIn = (root: XmlElement, name: string): readonly XmlElement[] =>
  elementsIn(findChild(root, name) ?? (name === "paragraphs" ? root : { ...root, children: [] }), "para");

/** Returns the title page: what its paragraphs say, and what the file knows about the script. */
function titlePageOf(root: XmlElement, newId: () => BlockId): FrontMatter {
  const {
    title = "",
    written_by: authors = "",
    copyright = "",
    drafts = "",
  } = findChild(root, "info")?.attributes ?? {};
  const known = { ...emptyFront, title, authors, copyright, draftDate: drafts };
  const paras = parasIn(root, "titlepage");
  if (paras.length === 0) return known;
  const paragraphs = paras.map((para) => ({
    name: "Paragraph",
    line: para.line,
    attributes: { Alignment: styleOf(para).align === "center" ? "Center" : "Left" },
    children: [{ name: "Text", line: para.line, attributes: {}, children: [allIn(para, "text").map(textIn).join("")] }],
  }));
  const content = { name: "Content", line: 1, attributes: {}, children: paragraphs };
  const printed = readFdxTitlePage({ name: "TitlePage", line: 1, attributes: {}, children: [content] }, newId);
  return mergeFronts(printed, known);
}

const styleOf = (para: XmlElement): Readonly<Record<string, string>> => findChild(para, "style")?.attributes ?? {};

interface FadeInParagraph extends WordParagraph {
  /** Whether the speech is beside the next one. */
  readonly isDual: boolean;
}

function toParagraphs(para: XmlElement): readonly FadeInParagraph[] {
  const { basestylename, basestyle, align, dualdialogue, pagebreakbefore } = styleOf(para);
  const format = align === "center" ? ({ align: "center" } as const) : {};
  const one = plainParagraph(allIn(para, "text").flatMap(toSpan), basestylename ?? basestyle ?? "", format);
  const asides = asidesOf({
    struck: allIn(para, "text").filter(isStruck).map(textIn),
    pageBreaks: pagebreakbefore === "1" ? 1 : 0,
  });
  return [{ ...one, asides, isDual: dualdialogue === "1" }];
}

/** A speech beside another: the name after the one that's marked. */
function withDual(paragraphs: readonly FadeInParagraph[]): readonly WordParagraph[] {
  let isBeside = false;
  return paragraphs.map(({ isDual, ...one }) => {
    if (kindOfStyleName(one.styleName) !== "cue") return one;
    const isSecond = isBeside;
    isBeside = isDual && !isSecond;
    return isSecond ? { ...one, spoken: "simultaneousCue" } : one;
  });
}

const isStruck = ({ attributes }: XmlElement): boolean => attributes.strikeout === "1";

const toSpan = (element: XmlElement): readonly Span[] => {
  const { bold, italic, underline } = element.attributes;
  if (isStruck(element)) return [];
  return [
    {
      text: textIn(element),
      ...(bold === "1" ? { bold: true } : {}),
      ...(italic === "1" ? { italic: true } : {}),
      ...(underline === "1" ? { underline: true } : {}),
    },
  ];
};
