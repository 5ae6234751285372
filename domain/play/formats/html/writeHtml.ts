import type { HeadedPart } from "#domain/play/front/frontFields.ts";
import { readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { type PageWords, pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { type Block, type BlockKind, type Play, type Span, textOf } from "#domain/play/play.ts";
import { frontPartsOf } from "../reading/frontPartsOf.ts";
import { titlePageOf } from "../reading/titlePageOf.ts";
import { withPrintedBrackets } from "../words/outerBrackets.ts";
import type { WriteOptions } from "../writing/writeOptions.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { ownCapitalsRule } from "./ownCapitals.ts";
import { frontClass, frontHeadingClass } from "./readFront.ts";

/**
 * Writes a play as one web page without scripts. Acts and scenes are headings with a table of contents, so that screen
 * readers and browsers can move between them. Each element is a paragraph with the class of its kind.
 */
export function writeHtml(
  play: Play,
  { numbers, watermark, title = play.front.title, language = play.typing?.language }: WriteOptions,
): string {
  const words = pageWordsOf(play.typing?.language);
  return `<!DOCTYPE html>
<html${writeAttributes({ lang: language })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title || words.untitled)}</title>
<style>${styleSheet}${watermark ? watermarkStyle(watermark) : ""}</style>
</head>
<body>
${writeHeader(play).join("\n")}
${writeContents(play.blocks, words).join("\n")}
<main>
${writeBody(play.blocks, numbers).join("\n")}
</main>
</body>
</html>
`;
}

function writeHeader(play: Play): readonly string[] {
  const lines = writeTitlePage(play);
  return lines.length === 0 ? [] : ["<header>", ...lines, "</header>"];
}

export const styleSheet = `
:root { color-scheme: light dark; }
body { max-width: 38rem; margin: 2rem auto; padding: 0 1rem; font-family: "Courier Prime", "Courier New", monospace; font-size: 112%; line-height: 1.5; }
header, h2, h3, .cue, .transition, .centered { text-align: center; }
${ownCapitalsRule}
h1, h2, h3 { font-size: 1em; margin: 2em 0 1em; }
header p, .cue, .parenthetical, .dialogue, .lyric { margin: 0; }
header section { text-align: start; margin-block-start: 2em; }
header section h2 { text-transform: none; }
.cue { margin-block-start: 1em; break-after: avoid; }
.parenthetical { margin-inline: 25%; text-align: center; }
.lyric { margin-inline-start: 2.5em; text-transform: uppercase; }
.setting { margin-inline-start: 35%; }
.direction { margin-inline-start: 50%; }
.note { border-inline-start: 3px solid; padding-inline-start: 1em; }
.page-break { break-before: page; border: 0; }
p { overflow-wrap: break-word; white-space: pre-line; }
h2 { break-before: page; }
[data-number] { position: relative; }
[data-number]::before { content: attr(data-number); position: absolute; inset-inline-start: 0; font-weight: normal; opacity: 0.7; }
@media (max-width: 30rem) { .setting, .direction { margin-inline-start: 15%; } .parenthetical { margin-inline: 10%; } }
@media print { nav { display: none; } body { max-width: none; } }
`;

/** A style rule, because text that isn't part of the play has no place in the body. Browsers print it on each page. */
const watermarkStyle = (text: string): string =>
  `body::before { content: "${cssText(text)}"; position: fixed; inset: 0; z-index: -1; display: grid; place-content: center; font-size: min(12vw, 6rem); rotate: -50deg; white-space: nowrap; opacity: 0.15; pointer-events: none; }
`;

/** Escapes everything that could end the string or the style element. */
const cssText = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `);

export function writeTitlePage({ front, typing }: Play): readonly string[] {
  const words = pageWordsOf(typing?.language);
  return [
    ...(front.title === ""
      ? []
      : [`<h1 class="${frontClass("title")}"${direction(front.title)}>${escapeXml(front.title)}</h1>`]),
    ...titlePageOf(front, words).map(
      ({ field, text }) => `<p class="${frontClass(field)}"${direction(text)}>${withBreaks(text)}</p>`,
    ),
    ...frontPartsOf(front, words).map(
      ({ part, heading, lines }) =>
        `<section><h2 class="${frontHeadingClass}">${heading}</h2>${paragraphsOf(part, lines)
          .map((text) => `<p class="${frontClass(part)}"${direction(text)}>${withBreaks(text)}</p>`)
          .join("")}</section>`,
    ),
  ];
}

/** Each character is a paragraph. In other parts, empty lines separate paragraphs. */
const paragraphsOf = (part: HeadedPart, lines: readonly string[]): readonly string[] =>
  part === "characters" ? lines : lines.join("\n").split(/\n{2,}/);

const withBreaks = (text: string): string => text.split("\n").map(escapeXml).join("<br/>");

/** An attribute, because EPUB doesn't allow style rules about the direction of text. */
const direction = (text: string): string => (readsRightToLeft(text) ? ' dir="rtl"' : "");

const isHeading = ({ kind }: Block): boolean => kind === "act" || kind === "scene";

/** Returns the element ID of each heading, by block. */
const headingIds = (blocks: readonly Block[]): ReadonlyMap<Block, string> =>
  new Map(blocks.filter(isHeading).map((block, at) => [block, `heading-${at + 1}`]));

function writeContents(blocks: readonly Block[], { contents }: PageWords): readonly string[] {
  const ids = headingIds(blocks);
  if (ids.size === 0) return [];
  const items = [...ids].map(
    ([block, id]) => `<li${direction(textOf(block))}><a href="#${id}">${escapeXml(textOf(block))}</a></li>`,
  );
  return [`<nav aria-label="${contents}">`, "<ol>", ...items, "</ol>", "</nav>"];
}

const headingTags: Readonly<Partial<Record<BlockKind, string>>> = { act: "h2", scene: "h3" };

export function writeBody(blocks: readonly Block[], numbers: WriteOptions["numbers"]): readonly string[] {
  const ids = headingIds(blocks);
  return blocks.flatMap((block) => {
    if (block.kind === "pageBreak") return ['<hr class="page-break"/>'];
    const tag = headingTags[block.kind] ?? "p";
    const attributes = writeAttributes({
      class: block.kind,
      id: ids.get(block),
      "data-number": numbers?.get(block.id),
    });
    return [`<${tag}${attributes}${direction(textOf(block))}>${writeSpans(withPrintedBrackets(block))}</${tag}>`];
  });
}

const writeSpans = (spans: readonly Span[]): string =>
  spans
    .map(({ text, bold, italic, underline }) => {
      let html = escapeXml(text).replaceAll("\n", "<br/>");
      if (underline) html = `<u>${html}</u>`;
      if (italic) html = `<em>${html}</em>`;
      return bold ? `<strong>${html}</strong>` : html;
    })
    .join("");
