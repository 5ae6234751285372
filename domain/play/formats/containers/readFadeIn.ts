import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { typedParagraphs } from "../docx/typedParagraphs.ts";
import { readFdxTitlePage } from "../fdx/readFdxTitlePage.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { mergeFronts } from "../typed/mergeFronts.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, findChild, textIn } from "../xml/tree.ts";
import { openZip } from "../zip/openZip.ts";
import { osfAttributes, parasIn, readOsfParagraphs, styleOfPara } from "./osfParagraphs.ts";

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
  const { typed } = typedParagraphs(readOsfParagraphs(root));
  const read = recognizePlay(typed, titlePageOf(root, newId), newId, options);
  return { ...read, notices: [...notices, ...read.notices], encoding };
}

/** Returns the title page: what its paragraphs say, and what the file knows about the script. */
function titlePageOf(root: XmlElement, newId: () => BlockId): FrontMatter {
  const info = findChild(root, "info");
  const {
    title = "",
    written_by: authors = "",
    copyright = "",
    contact = "",
    drafts = "",
  } = info ? osfAttributes(info) : {};
  const known = { ...emptyFront, title, authors, copyright, contact, draftDate: drafts };
  const paras = parasIn(root, "titlepage");
  if (paras.length === 0) return known;
  const named = mergeFronts(namedFields(paras), known);
  const others = paras.filter((para) => fieldOf(para) === undefined);
  const paragraphs = others.map((para) => ({
    name: "Paragraph",
    line: para.line,
    attributes: { Alignment: styleOfPara(para).align === "center" ? "Center" : "Left" },
    children: [{ name: "Text", line: para.line, attributes: {}, children: [textOfPara(para)] }],
  }));
  const content = { name: "Content", line: 1, attributes: {}, children: paragraphs };
  const printed = readFdxTitlePage({ name: "TitlePage", line: 1, attributes: {}, children: [content] }, newId);
  return others.length === paras.length ? mergeFronts(printed, named) : mergeFronts(named, printed);
}

const textOfPara = (para: XmlElement): string => allIn(para, "text").map(textIn).join("");

/** What Fade In's bookmarks on the title page name. */
const bookmarks = {
  title: "title",
  author: "authors",
  contact: "contact",
  copyright: "copyright",
  draft: "draftDate",
} as const;

const fieldOf = (para: XmlElement) =>
  bookmarks[(osfAttributes(para).bookmark ?? "").toLowerCase() as keyof typeof bookmarks];

function namedFields(paras: readonly XmlElement[]): FrontMatter {
  const front = { ...emptyFront };
  for (const para of paras) {
    const field = fieldOf(para);
    if (field) front[field] = [front[field], textOfPara(para).trim()].filter(Boolean).join("\n");
  }
  return front;
}
