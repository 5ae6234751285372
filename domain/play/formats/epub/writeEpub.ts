import { type PageWords, pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { styleSheet, writeBody, writeTitlePage } from "../html/writeHtml.ts";
import type { WriteOptions } from "../writing/writeOptions.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { writeZip } from "../zip/writeZip.ts";
import { bookSummaryOf } from "./bookSummary.ts";

/** Writes a play as an EPUB 3 book: a title page, the play, and a table of its acts and scenes. */
export function writeEpub(
  play: Play,
  { createdAt, numbers, title = play.front.title, language = play.typing?.language }: WriteOptions,
): Uint8Array {
  const words = pageWordsOf(play.typing?.language);
  const titlePage = writeTitlePage(play).join("\n");
  const book: Book = { play, words, language, title: title.trim() || words.untitled, titlePage };
  return writeZip(
    {
      "META-INF/container.xml":
        '<?xml version="1.0"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      "EPUB/package.opf": writePackage(book, createdAt),
      "EPUB/nav.xhtml": writeContents(book),
      ...(book.titlePage && { "EPUB/title.xhtml": page(book, book.titlePage) }),
      "EPUB/play.xhtml": page(book, writeBody(play.blocks, numbers).join("\n") || "<p></p>"),
      "EPUB/style.css": styleSheet,
    },
    { mimetype: "application/epub+zip" },
  );
}

interface Book {
  readonly play: Play;
  readonly words: PageWords;
  /** BCP 47; undefined if it isn't known. */
  readonly language: string | undefined;
  readonly title: string;
  /** Empty if it's left out. */
  readonly titlePage: string;
}

/** What EPUB has for a language that isn't known. */
const unknownLanguage = "und";

/**
 * What readers are told about accessibility before they open the book (EPUB Accessibility 1.1). It doesn't say that the
 * book conforms to that standard, because nobody has evaluated it.
 */
const accessibility: readonly string[] = [
  ["accessMode", "textual"],
  ["accessModeSufficient", "textual"],
  ...["tableOfContents", "readingOrder", "structuralNavigation", "displayTransformability"].map((feature) => [
    "accessibilityFeature",
    feature,
  ]),
  ["accessibilityHazard", "none"],
].map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`);

function writePackage({ play, title, language, titlePage }: Book, createdAt: Date): string {
  const summary = bookSummaryOf(play.typing?.language);
  const authors = play.front.authors.split("\n").filter((name) => name.trim() !== "");
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"${writeAttributes({ "xml:lang": language })}>
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:ghostlight:${hashOf(play)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${escapeXml(language ?? unknownLanguage)}</dc:language>
${authors.map((name) => `<dc:creator>${escapeXml(name.trim())}</dc:creator>`).join("\n")}
<meta property="dcterms:modified">${createdAt.toISOString().replace(/\.\d+/, "")}</meta>
${accessibility.join("\n")}
<meta property="schema:accessibilitySummary" xml:lang="${summary.language}">${escapeXml(summary.text)}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${titlePage && '<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>\n'}<item id="play" href="play.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
</manifest>
<spine>${titlePage && '<itemref idref="title"/>'}<itemref idref="nav"/><itemref idref="play"/></spine>
</package>
`;
}

/** Returns a number that differs between plays, for a book's identifier (FNV-1a). */
function hashOf({ front, blocks }: Play): string {
  let hash = 0x811c9dc5;
  for (const text of [front.title, front.authors, ...blocks.map(({ id }) => id)])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

/** Screen readers choose a voice by its language. */
const page = ({ title, language }: Book, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${writeAttributes({ lang: language, "xml:lang": language })}>
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

/** Lists the headings under the same IDs as `writeBody` gives them. */
function writeContents(book: Book): string {
  const { play, titlePage, words } = book;
  const headings = play.blocks.filter(({ kind }) => kind === "act" || kind === "scene");
  const items = headings.map(
    (block, at) => `<li><a href="play.xhtml#heading-${at + 1}">${escapeXml(textOf(block).trim()) || "…"}</a></li>`,
  );
  const all = [
    ...(titlePage ? [`<li><a href="title.xhtml">${words.titlePage}</a></li>`] : []),
    ...(items.length > 0 ? items : [`<li><a href="play.xhtml">${words.play}</a></li>`]),
  ];
  return page(
    book,
    `<nav epub:type="toc" role="doc-toc" id="toc"><h2>${words.contents}</h2><ol>${all.join("\n")}</ol></nav>`,
  );
}
