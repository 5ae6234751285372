import { guildModern } from "../../layout/designs/guildModern.ts";
import type { Layout, ParagraphStyle } from "../../layout/layout.ts";
import { missingBrackets } from "../../layout/lines/shownText.ts";
import { fonts } from "../../layout/measures/fonts.ts";
import { mirroredStyle, readsRightToLeft } from "../../layout/measures/rightToLeft.ts";
import { type Block, type Span, textOf } from "../../play.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { copiedMark } from "./copiedMark.ts";

/**
 * Writes copied elements with the look of a manuscript as styles of their own, which Word and Google Docs keep, and with
 * their kinds. Their IDs stay in the play. Names beside or in speeches are written above them.
 */
export function writeCopied(blocks: readonly Block[], language: string, layout: Layout): string {
  const shown = layout.cuePlacement === "above" ? layout : { ...guildModern, font: layout.font };
  const paragraphs = blocks.map((block) => writeParagraph(block, shown));
  return `<div ${copiedMark}=""${writeAttributes({ lang: language })}>${paragraphs.join("")}</div>`;
}

/** Writes copied words of one element, for the middle of other text. */
export const writeCopiedWords = (spans: readonly Span[]): string => spans.map(writeSpan).join("");

function writeParagraph(block: Block, layout: Layout): string {
  const { kind } = block;
  if (kind === "pageBreak") return `<p data-kind="${kind}" style="page-break-before:always">\u00a0</p>`;
  const isFromRight = readsRightToLeft(textOf(block));
  const given = kind === "note" ? layout.styles.dialogue : layout.styles[kind];
  const style = isFromRight ? mirroredStyle(given, layout) : given;
  const { open, close } = style.brackets ? missingBrackets(textOf(block)) : { open: "", close: "" };
  const attributes = writeAttributes({
    "data-kind": kind,
    dir: isFromRight ? "rtl" : undefined,
    style: styleOf(style, layout),
  });
  return `<p${attributes}>${open}${writeCopiedWords(block.text)}${close}</p>`;
}

/** Word and LibreOffice don't take the font from what's around a paragraph. */
function styleOf(style: ParagraphStyle, { font, margins, paper, linesPerInch }: Layout): string {
  const { inFiles, sameWidths, generic } = fonts[font.family];
  const families = [...new Set([inFiles, sameWidths])].map((name) => `'${name}'`);
  const above = Math.round((style.linesBefore * 72) / linesPerInch);
  const inches = (value: number): string => `${Math.max(0, Math.round(value * 100) / 100)}in`;
  const sides = [inches(paper.width - margins.right - style.right), inches(style.left - margins.left)];
  return [
    `font:${font.sizePoints}pt ${[...families, generic].join(",")}`,
    `margin:${above}pt ${sides[0]} 0pt ${sides[1]}`,
    style.align !== "left" && `text-align:${style.align}`,
    style.capitals && "text-transform:uppercase",
    style.bold && "font-weight:bold",
    style.italic && "font-style:italic",
    style.underline && "text-decoration:underline",
  ]
    .filter(Boolean)
    .join(";");
}

function writeSpan({ text, bold, italic, underline }: Span): string {
  let html = escapeXml(text).replaceAll("\n", "<br>").replace(/ {2}/g, "\u00a0 ");
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}
