import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { TypedLayout } from "../plainText/paragraph.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { openZip, type Zip } from "../zip/openZip.ts";
import { ownProperty } from "./playStyles.ts";
import { type ReadParagraphs, readOwnParagraphs } from "./readOwnParagraphs.ts";
import { typedParagraphs } from "./typedParagraphs.ts";
import { languageOf, NumberCounter } from "./wordNumbering.ts";
import type { Extras, WordParagraph } from "./wordParagraph.ts";
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
  if (!paragraphs.some(({ spans, number }) => number || spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text))))
    throw new Refused("invalid", "This Word document has no text to import.");
  const { blockOf, ...read } = isOurs
    ? readOwnParagraphs(paragraphs, newId)
    : recognizeForeign(zip, paragraphs, newId, options);
  const log = logExtras(paragraphs, blockOf, isOurs ? ourExtras : undefined);
  log.addMany("headers", countHeaders(zip));
  return { ...read, notices: [...document.notices, ...read.notices, ...log.list()] };
}

function recognizeForeign(
  zip: Zip,
  paragraphs: readonly WordParagraph[],
  newId: () => BlockId,
  options?: ReadOptions,
): ReadParagraphs {
  const { typed, layouts } = typedParagraphs(paragraphs);
  const { firstBlocks, ...read } = recognizePlay(typed, emptyFront, newId, options);
  const layoutOf = (paragraph: WordParagraph): TypedLayout | undefined => layouts.get(paragraph);
  return {
    ...withProperties(zip, read),
    blockOf: (paragraph) => firstBlocks.get(layoutOf(paragraph) ?? { centered: false, indent: 0 }),
  };
}

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

/** Takes a missing title and author from the document's properties. */
function withProperties(zip: Zip, read: ReadPlay): ReadPlay {
  const { play, notices } = read;
  const core = readPart(zip, "docProps/core.xml")?.root;
  const title = core && textIn(findChild(core, "title") ?? "").trim();
  if (play.front.title !== "" || !title || title.length > 200) return read;
  const front: FrontMatter = { ...play.front, title };
  const log = new NoticeLog({
    "title-property": { kind: "guessed", message: `The title “${title}” was taken from the document's properties.` },
  });
  log.add("title-property");
  return { ...read, play: { ...play, front }, notices: [...notices, ...log.list()] };
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

const texts = {
  deletions: {
    kind: "dropped",
    message: (count: string) => `Deleted text in tracked changes (${count}) was left out.`,
  },
  insertions: {
    kind: "changed",
    message: (count: string) => `Inserted text in tracked changes (${count}) was accepted.`,
  },
  comments: { kind: "dropped", message: (count: string) => `Comments (${count}) were left out.` },
  footnotes: { kind: "dropped", message: (count: string) => `Footnotes and endnotes (${count}) were left out.` },
  pictures: { kind: "dropped", message: (count: string) => `Pictures and other objects (${count}) were left out.` },
  textBoxes: {
    kind: "changed",
    message: (count: string) => `Text boxes (${count}) were placed after the paragraph that they belong to.`,
  },
  pageBreaks: {
    kind: "dropped",
    message: (count: string) => `Manual page breaks (${count}) were left out, because Ghostlight breaks pages itself.`,
  },
  headers: {
    kind: "dropped",
    message: (count: string) => `Page headers and footers (${count}) were left out. Ghostlight prints its own.`,
  },
} as const;

/** Our own page breaks become blocks. */
const ourExtras: keyof Extras = "pageBreaks";

function logExtras(
  paragraphs: readonly WordParagraph[],
  blockOf: ReadParagraphs["blockOf"],
  except: keyof Extras | undefined,
): NoticeLog<keyof typeof texts> {
  const log = new NoticeLog<keyof typeof texts>(texts);
  for (const paragraph of paragraphs) {
    for (const [name, count] of Object.entries(paragraph.extras) as [keyof Extras, number][]) {
      if (count === 0 || name === except) continue;
      const blockId = blockOf(paragraph);
      log.addMany(name, count, blockId ? [{ blockId }] : []);
    }
  }
  return log;
}
