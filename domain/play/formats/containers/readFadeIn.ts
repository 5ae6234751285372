import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, Span } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { typedParagraphs } from "../docx/typedParagraphs.ts";
import { plainParagraph, type WordParagraph } from "../docx/wordParagraph.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findAt, findChild, textIn } from "../xml/tree.ts";
import { openZip } from "../zip/openZip.ts";

const label = "Fade In file";

/** Reads a Fade In file: a container of Open Screenplay Format, whose paragraphs name their styles. */
export function readFadeIn(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const zip = openZip(bytes, label);
  const packed = zip.read("document.xml");
  if (!packed)
    throw new Refused("invalid", "This Fade In file has no script. Export it as Fountain and import that file.");
  const { text, notices } = decodeMarkup(packed);
  const root = parseXml(text, label);
  const paragraphs = elementsIn(findChild(root, "paragraphs") ?? root, "para").map(toParagraph);
  const { typed } = typedParagraphs(paragraphs);
  const read = recognizePlay(typed, { ...emptyFront, ...titlePage(root) }, newId, options);
  return { ...read, notices: [...notices, ...read.notices] };
}

function titlePage(root: XmlElement): { title: string } {
  const info = findChild(root, "info")?.attributes ?? {};
  return { title: info.title ?? "" };
}

function toParagraph(para: XmlElement): WordParagraph {
  const style = findChild(para, "style")?.attributes ?? {};
  const spans = allIn(para, "text").map(toSpan);
  return plainParagraph(
    spans,
    style.basestylename ?? style.basestyle ?? "",
    findAt(para, "style")?.attributes.align === "center" ? { align: "center" } : {},
  );
}

const toSpan = (element: XmlElement): Span => {
  const { bold, italic, underline } = element.attributes;
  return {
    text: textIn(element),
    ...(bold === "1" ? { bold: true } : {}),
    ...(italic === "1" ? { italic: true } : {}),
    ...(underline === "1" ? { underline: true } : {}),
  };
};
