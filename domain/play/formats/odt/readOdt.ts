import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { noticesOfExtras } from "../docx/extraNotices.ts";
import { ownProperty } from "../docx/playStyles.ts";
import { readOwnParagraphs } from "../docx/readOwnParagraphs.ts";
import { haveText, recognizeWordParagraphs } from "../docx/recognizeWordParagraphs.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import { isZip } from "../reading/formatOfContent.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findAt, findChild, textIn } from "../xml/tree.ts";
import { openZip } from "../zip/openZip.ts";
import { OdtNumbers } from "./odtNumbering.ts";
import { readOdtParagraphs } from "./odtParagraphs.ts";
import { readOdtStyles } from "./odtStyles.ts";

const label = "OpenDocument file";

/**
 * Reads an OpenDocument text, as LibreOffice writes it: a container of XML, or all of it in one XML file (`.fodt`). Its
 * paragraphs are recognized as those of a Word document.
 */
export function readOdt(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const { content, styles, meta } = isZip(bytes) ? partsIn(bytes) : oneFile(bytes);
  const body = content && findAt(content, "body", "text");
  if (!body) throw new Refused("invalid", "This file isn't an OpenDocument text. Save it as .odt or .docx.");
  const common = childrenAt(styles, "styles");
  const automatic = childrenAt(content, "automatic-styles");
  const isOurs = isOwn(meta);
  const numbers = new OdtNumbers([...common, ...automatic], languageOf(common));
  const paragraphs = readOdtParagraphs(body, {
    styles: readOdtStyles(common, automatic),
    numbers,
    showsCapitals: !isOurs,
  });
  if (!haveText(paragraphs)) throw new Refused("invalid", "This OpenDocument file has no text to import.");
  const title = textIn((meta && findAt(meta, "meta", "title")) ?? "");
  const { blockOf, ...read } = isOurs
    ? readOwnParagraphs(paragraphs, newId)
    : recognizeWordParagraphs(paragraphs, { title, newId, options });
  const extras = noticesOfExtras(paragraphs, blockOf, countHeaders(styles));
  return { ...read, notices: [...read.notices, ...extras] };
}

/** Returns whether another program saved a Word document of ours. */
const isOwn = (meta: XmlElement | undefined): boolean =>
  childrenAt(meta, "meta").some(({ name, attributes }) => name === "user-defined" && attributes.name === ownProperty);

interface Parts {
  readonly content: XmlElement | undefined;
  readonly styles: XmlElement | undefined;
  readonly meta: XmlElement | undefined;
}

const parse = (bytes: Uint8Array): XmlElement => parseXml(decodeMarkup(bytes).text, label);

function oneFile(bytes: Uint8Array): Parts {
  const root = parse(bytes);
  return { content: root, styles: root, meta: root };
}

function partsIn(bytes: Uint8Array): Parts {
  const zip = openZip(bytes, label);
  const read = (name: string): XmlElement | undefined => {
    const part = zip.read(name);
    return part && parse(part);
  };
  const manifest = read("META-INF/manifest.xml");
  if (manifest && allIn(manifest, "encryption-data").length > 0)
    throw new Refused("invalid", "This OpenDocument file has a password. Save it without one and import that file.");
  return { content: read("content.xml"), styles: read("styles.xml"), meta: read("meta.xml") };
}

const childrenAt = (root: XmlElement | undefined, name: string): readonly XmlElement[] => {
  const parent = root && findChild(root, name);
  return parent ? elementsIn(parent) : [];
};

function languageOf(common: readonly XmlElement[]): string {
  const normal = common.find(({ name, attributes }) => name === "default-style" && attributes.family === "paragraph");
  return (normal && findChild(normal, "text-properties")?.attributes.language) ?? "";
}

/** Counts page headers and footers that have words. */
const countHeaders = (styles: XmlElement | undefined): number =>
  childrenAt(styles, "master-styles")
    .flatMap((page) => elementsIn(page).filter(({ name }) => /^(header|footer)/.test(name)))
    .filter((part) => allIn(part, "p").some((text) => /\p{L}/u.test(textIn(text)))).length;
