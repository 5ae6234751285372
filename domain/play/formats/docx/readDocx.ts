import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ImportNotice } from "../reading/importNotice.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { openZip, type Zip } from "../zip/openZip.ts";
import { noticesOfExtras } from "./extraNotices.ts";
import { ownProperty } from "./playStyles.ts";
import { readOwnParagraphs } from "./readOwnParagraphs.ts";
import { haveText, recognizeWordParagraphs } from "./recognizeWordParagraphs.ts";
import { languageOf, NumberCounter } from "./wordNumbering.ts";
import { readWordParagraphs } from "./wordParagraphs.ts";
import { readStyles } from "./wordStyles.ts";

const label = "Word document";

/**
 * Reads a Word document: one that we wrote exactly, any other by the names of its styles, then by indents and
 * alignment, then by what names and headings look like.
 */
export function readDocx(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const zip = openZip(bytes, label);
  const document = readPart(zip, findDocument(zip));
  const body = document && findChild(document.root, "body");
  if (!body) throw new Refused("invalid", "This file isn't a Word document. Save it as .docx in Word.");
  const isOurs = isOwn(zip);
  const styles = readPart(zip, "word/styles.xml")?.root;
  const paragraphs = readWordParagraphs(body, {
    styles: readStyles(styles),
    numbers: new NumberCounter(readPart(zip, "word/numbering.xml")?.root, languageOf(styles)),
    showsCapitals: !isOurs,
  });
  if (!haveText(paragraphs)) throw new Refused("invalid", "This Word document has no text to import.");
  const { blockOf, ...read } = isOurs
    ? readOwnParagraphs(paragraphs, newId)
    : recognizeWordParagraphs(paragraphs, { title: titleOf(zip), newId, options });
  const extras = noticesOfExtras(paragraphs, blockOf, countHeaders(zip), isOurs ? ourExtras : undefined);
  return { ...read, notices: [...document.notices, ...read.notices, ...extras] };
}

/** Our own page breaks become blocks. */
const ourExtras = "pageBreaks";

function readPart(zip: Zip, name: string): { root: XmlElement; notices: readonly ImportNotice[] } | undefined {
  const bytes = zip.read(name);
  if (!bytes) return undefined;
  const { text, notices } = decodeMarkup(bytes);
  return { root: parseXml(text, label), notices };
}

/** Returns the part that the package names as its document. */
function findDocument(zip: Zip): string {
  const relations = readPart(zip, "_rels/.rels");
  const main =
    relations && elementsIn(relations.root).find(({ attributes }) => /\/officeDocument$/.test(attributes.Type ?? ""));
  return (main?.attributes.Target ?? "word/document.xml").replace(/^\//, "");
}

function isOwn(zip: Zip): boolean {
  const custom = readPart(zip, "docProps/custom.xml");
  return custom !== undefined && elementsIn(custom.root).some(({ attributes }) => attributes.name === ownProperty);
}

/** Returns the title in the document's properties. */
function titleOf(zip: Zip): string {
  const core = readPart(zip, "docProps/core.xml")?.root;
  return core ? textIn(findChild(core, "title") ?? "") : "";
}

/** Counts page headers and footers that have words. */
function countHeaders(zip: Zip): number {
  return zip.names
    .filter((name) => /^word\/(header|footer)\d*\.xml$/.test(name))
    .slice(0, 20)
    .filter((name) => {
      const part = readPart(zip, name);
      return part !== undefined && allIn(part.root, "t").some((text) => /\p{L}/u.test(textIn(text)));
    }).length;
}
