import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { Block, Play, Span } from "#domain/play/play.ts";
import { isMarkedThroughout } from "../plainText/paragraph.ts";
import { frontPartsOf } from "../reading/frontPartsOf.ts";
import { titlePageOf } from "../reading/titlePageOf.ts";
import { withoutEmpty } from "../reading/withoutEmpty.ts";

/** Writes a play as Markdown that reads well as it is: headings, bold names, directions in italics. */
export function writeMarkdown({ front, blocks, typing }: Play): string {
  const words = pageWordsOf(typing?.language);
  const paragraphs = [
    ...(front.title === "" ? [] : [`# ${inline(front.title)}`]),
    ...titlePageOf(front, words).map(({ text }) => withBreaks(inline(text))),
    ...frontPartsOf(front, words).flatMap(({ heading, lines }) => [
      `## ${heading}`,
      withBreaks(lines.map(inline).join("\n")),
    ]),
  ];
  for (const block of withoutEmpty(blocks)) {
    const text = writeBlock(block);
    if (isSpoken(block) && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()}  \n${text}`);
    else paragraphs.push(text);
  }
  return `${paragraphs.filter((text) => text !== "").join("\n\n")}\n`;
}

/** The parts of a speech are lines below the name. */
const isSpoken = ({ kind }: Block): boolean => kind === "dialogue" || kind === "lyric" || kind === "parenthetical";

function writeBlock({ kind, text }: Block): string {
  const marked = writeSpans(text);
  switch (kind) {
    case "act":
      return `## ${oneLine(marked)}`;
    case "scene":
      return `### ${oneLine(marked)}`;
    case "cue":
      return `**${oneLine(inline(plain(text))).toUpperCase()}**`;
    case "setting":
    case "direction":
    case "transition":
      return withBreaks(`*${inline(plain(text))}*`);
    case "parenthetical":
      return withBreaks(isPartlyMarked(text) ? `(${marked})` : `*(${inline(plain(text))})*`);
    case "pageBreak":
      return "---";
    case "note":
      return withBreaks(`> ${marked}`);
    default:
      return withBreaks(marked);
  }
}

/** Words that stand out in a parenthetical wouldn't if all of it were in italics. */
const isPartlyMarked = (spans: readonly Span[]): boolean =>
  spans.some(({ bold, italic }) => bold || italic) && !isMarkedThroughout(spans, "italic");

const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");
const oneLine = (text: string): string => text.replaceAll("\n", " ");
/** Two spaces before a line's end keep the break. An empty line would end the paragraph, so it's a `\`, which is a break, too. */
const withBreaks = (text: string): string =>
  text
    .trimEnd()
    .split(/ *\n/)
    .map((line) => (line === "" ? "\\\n" : `${line}  \n`))
    .join("")
    .trimEnd();

const writeSpans = (spans: readonly Span[]): string =>
  spans
    .map(({ text, bold, italic }) => {
      const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      const mark = `${bold ? "**" : ""}${italic ? "*" : ""}`;
      return words === "" ? text : `${before}${mark}${inline(words)}${[...mark].reverse().join("")}${after}`;
    })
    .join("");

/** Escapes what Markdown would read as a mark, also at the start of a line. */
const inline = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>]|(?<=~)~|~(?=~)/g, "\\$&")
    .replace(/^(\s*)([#+-])(?=\s|$)/gm, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
