import { emptyFront } from "#domain/play/front/frontFields.ts";
import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { takeFront } from "../html/readFront.ts";
import { readHtml } from "../html/readHtml.ts";
import { type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { mergeFronts } from "../typed/mergeFronts.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { openZip, type Zip } from "../zip/openZip.ts";

/** How the identifiers of the books that we write begin. */
export const ownIdentifier = "urn:ghostlight:";

const label = "EPUB book";

/** Reads a play from an EPUB book: its chapters in their order, each as a web page, and the title and author of the book. */
export function readEpub(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const zip = openZip(bytes, label);
  const path = findPackage(zip);
  const book = path === undefined ? undefined : parsePart(zip, path);
  if (path === undefined || !book)
    throw new Refused(
      "invalid",
      "This EPUB book has no list of its chapters. Save the play as .docx and import that file.",
    );
  const chapters = [...new Set(chaptersOf(book).map((href) => pathOf(path, href)))];
  const locked = protectedIn(zip);
  if (chapters.some((chapter) => locked.has(chapter)))
    throw new Refused(
      "invalid",
      "This EPUB book is protected against copying. Import the file in which you wrote the play.",
    );
  const sheets = new Sheets(zip);
  const paragraphs = chapters.flatMap((chapter) => paragraphsIn(zip, chapter, sheets));
  if (paragraphs.length === 0) throw new Refused("invalid", "This EPUB book has no text that can be read.");
  const { front, rest } = takeFront(paragraphs, newId);
  const known = frontOf(book);
  const body = isOwn(book) ? rest : withoutTitlePage(rest, known);
  return recognizePlay(body, mergeFronts(front, known), newId, options);
}

/** The title page says again what the book says about itself. It's before the first heading, as a half title may be. */
function withoutTitlePage(paragraphs: readonly Paragraph[], { title, authors }: FrontMatter): readonly Paragraph[] {
  const fold = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const known = [title, ...authors.split("\n"), authors].map(fold).filter(Boolean);
  const texts = new Set([...known, ...known.map((name) => `by ${name}`)]);
  const begin = paragraphs.findIndex((one) => findStageHeading(textOfParagraph(one).trim(), true));
  return paragraphs.filter((one, at) => at >= begin || !texts.has(fold(textOfParagraph(one))));
}

function parsePart(zip: Zip, path: string): XmlElement | undefined {
  const part = zip.read(path);
  return part && parseXml(decodeMarkup(part).text.replace(/<!DOCTYPE[^>[]*>/, ""), label);
}

function findPackage(zip: Zip): string | undefined {
  const container = parsePart(zip, "META-INF/container.xml");
  const [root] = container ? allIn(container, "rootfile") : [];
  return root?.attributes["full-path"] ?? zip.names.find((name) => name.endsWith(".opf"));
}

/** Resolves a link in one of the book's files. */
function pathOf(from: string, href: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of decoded(href.replace(/[#?].*$/s, "")).split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** Returns the links to the chapters in reading order, without the table of contents. */
function chaptersOf(book: XmlElement): readonly string[] {
  const manifest = findChild(book, "manifest");
  const spine = findChild(book, "spine");
  const items = new Map((manifest ? elementsIn(manifest) : []).map(({ attributes }) => [attributes.id, attributes]));
  const guide = findChild(book, "guide");
  const contents = new Set(
    (guide ? elementsIn(guide) : []).flatMap(({ attributes: is }) => (is.type === "toc" ? is.href : [])),
  );
  return (spine ? elementsIn(spine, "itemref") : []).flatMap(({ attributes }) => {
    const { href, properties = "", "media-type": type = "" } = items.get(attributes.idref) ?? {};
    const isText = href !== undefined && /html|xml/.test(type) && !/svg/.test(type);
    return isText && !/\bnav\b/.test(properties) && !contents.has(href) ? [href] : [];
  });
}

/** Returns the files that can't be read without a key. */
function protectedIn(zip: Zip): ReadonlySet<string> {
  const list = parsePart(zip, "META-INF/encryption.xml");
  return new Set(
    (list ? allIn(list, "CipherReference") : []).flatMap(({ attributes }) => decoded(attributes.URI ?? "")),
  );
}

function paragraphsIn(zip: Zip, path: string, sheets: Sheets): readonly Paragraph[] {
  const part = zip.read(path);
  if (!part) return [];
  const html = decodeMarkup(part, { syntax: "html" }).text;
  const links = [...html.slice(0, maxHead).matchAll(/<link\b[^>]*>/gi)].flatMap(([link]) => {
    const [, , href] = /\bhref\s*=\s*(["'])(.*?)\1/i.exec(link) ?? [];
    return href !== undefined && /stylesheet/i.test(link) ? [pathOf(path, href)] : [];
  });
  return readHtml(withStyles(html, links.slice(0, maxSheets).map(sheets.read))) ?? [];
}

/** Links to style sheets are within so many characters, and a chapter has no more of them. */
const maxHead = 20_000;
const maxSheets = 10;
/** The style sheets of all chapters have at most so many characters. Each chapter reads them again. */
const maxStyles = 20_000_000;

/** Reads a book's style sheets. */
class Sheets {
  readonly #zip: Zip;
  readonly #known = new Map<string, string>();
  #length = 0;

  constructor(zip: Zip) {
    this.#zip = zip;
  }

  readonly read = (path: string): string => {
    const css = this.#known.get(path) ?? this.#unpack(path);
    this.#known.set(path, css);
    this.#length += css.length;
    return this.#length > maxStyles ? "" : css;
  };

  #unpack(path: string): string {
    const part = this.#zip.read(path);
    return part ? decodeMarkup(part, { syntax: "text" }).text.replace(/<\/style/gi, "") : "";
  }
}

/** Puts style sheets into a page, before what it has itself. */
function withStyles(html: string, css: readonly string[]): string {
  const style = `<style>${css.join("\n")}</style>`;
  const head = /<head\b[^>/]*>/i.exec(html.slice(0, maxHead));
  if (!head) return html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + style + html.slice(end);
}

/** Returns the elements of a name in what the book says about itself. */
function metadataOf(book: XmlElement, name: string): readonly XmlElement[] {
  const metadata = findChild(book, "metadata");
  return metadata ? allIn(metadata, name) : [];
}

const isOwn = (book: XmlElement): boolean =>
  textIn(metadataOf(book, "identifier")[0] ?? "")
    .trim()
    .startsWith(ownIdentifier);

function frontOf(book: XmlElement): FrontMatter {
  const all = (name: string): readonly XmlElement[] => metadataOf(book, name);
  const [title = "", language = ""] = ["title", "language"].map((name) => textIn(all(name)[0] ?? "").trim());
  const isUntitled = isOwn(book) && title === pageWordsOf(language).untitled;
  const authors = all("creator")
    .map((one) => textIn(one).trim())
    .filter(Boolean);
  return { ...emptyFront, title: isUntitled ? "" : title, authors: authors.join("\n") };
}
