import type { Span } from "#domain/play/play.ts";
import { odtFile } from "#tests/support/odtFile.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { paragraph, run, table, wordFile } from "#tests/support/wordFile.ts";
import { type PlaceOnPage, type TypedParagraph, typedTextOf } from "./typedParagraph.ts";

const twipsPerPoint = 20;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const styleNames = ["Act Heading", "Scene Heading", "Character", "Dialogue", "Parenthetical", "Stage Directions"];
const idOf = (style: string): string => style.replaceAll(" ", "");

/** Writes typed paragraphs as a Word document. An empty line is an empty paragraph. */
export function toDocx(paragraphs: readonly TypedParagraph[]): Uint8Array {
  const runs = (spans: readonly Span[]): string =>
    spans.map(({ text, bold, italic }) => run(text, `${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}`)).join("");
  const properties = ({ centered, indent, hanging, style }: PlaceOnPage): string =>
    [
      style ? `<w:pStyle w:val="${idOf(style)}"/>` : "",
      indent ? `<w:ind w:left="${indent * twipsPerPoint}"/>` : "",
      hanging ? `<w:ind w:left="${hanging * twipsPerPoint}" w:hanging="${hanging * twipsPerPoint}"/>` : "",
      centered ? '<w:jc w:val="center"/>' : "",
    ].join("");
  const body = paragraphs.map(({ spans, cell, place, isApart }) =>
    cell
      ? table([[paragraph(runs(spans)), paragraph(runs(cell))]])
      : (isApart ? paragraph("") : "") + paragraph(runs(spans), properties(place)),
  );
  const styles = styleNames.map(
    (name) => `<w:style w:type="paragraph" w:styleId="${idOf(name)}"><w:name w:val="${name}"/></w:style>`,
  );
  return wordFile({ body: body.join(""), styles: styles.join("") });
}

/** Writes typed paragraphs as an OpenDocument text. Each has an automatic style for its place. */
export function toOdt(paragraphs: readonly TypedParagraph[]): Uint8Array {
  const places = new Map<string, string>([["", "P0"]]);
  const properties = ({ centered, indent, hanging }: PlaceOnPage): string =>
    [
      centered ? 'fo:text-align="center"' : "",
      indent ? `fo:margin-left="${indent}pt"` : "",
      hanging ? `fo:margin-left="${hanging}pt" fo:text-indent="-${hanging}pt"` : "",
    ].join(" ");
  const styleOf = (place: PlaceOnPage): string => {
    if (place.style) return idOf(place.style);
    const name = places.get(properties(place)) ?? `P${places.size}`;
    places.set(properties(place), name);
    return name;
  };
  const runs = (spans: readonly Span[]): string =>
    spans
      .map(({ text, bold, italic }) => {
        const inner = escaped(text).replaceAll("\n", "<text:line-break/>").replaceAll("\t", "<text:tab/>");
        return `<text:span text:style-name="T${bold ? "b" : ""}${italic ? "i" : ""}">${inner}</text:span>`;
      })
      .join("");
  const odtParagraph = (spans: readonly Span[], place: PlaceOnPage): string =>
    `<text:p text:style-name="${styleOf(place)}">${runs(spans)}</text:p>`;
  const cellOf = (spans: readonly Span[]): string => `<table:table-cell>${odtParagraph(spans, {})}</table:table-cell>`;
  const body = paragraphs.map(({ spans, cell, place, isApart }) =>
    cell
      ? `<table:table><table:table-row>${cellOf(spans)}${cellOf(cell)}</table:table-row></table:table>`
      : (isApart ? "<text:p/>" : "") + odtParagraph(spans, place),
  );
  const styles = styleNames.map(
    (name) => `<style:style style:name="${idOf(name)}" style:display-name="${name}" style:family="paragraph"/>`,
  );
  const automatic = [...places].map(
    ([written, name]) =>
      `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${written}/></style:style>`,
  );
  const faces = ["", "b", "i", "bi"].map(
    (face) =>
      `<style:style style:name="T${face}" style:family="text"><style:text-properties${face.includes("b") ? ' fo:font-weight="bold"' : ""}${face.includes("i") ? ' fo:font-style="italic"' : ""}/></style:style>`,
  );
  return odtFile({ body: body.join(""), styles: styles.join(""), automatic: [...automatic, ...faces].join("") });
}

/** Writes typed paragraphs as rich text. */
export function toRtf(paragraphs: readonly TypedParagraph[]): Uint8Array {
  const plain = (text: string): string =>
    [...text.replace(/[\\{}]/g, "\\$&")]
      .map((sign) => {
        if (sign === "\t") return "\\tab ";
        if (sign === "\n") return "\\line ";
        return sign < "\u0080" ? sign : escapeUnits(sign);
      })
      .join("");
  const runs = (spans: readonly Span[]): string =>
    spans
      .map(({ text, bold, italic }) => `{\\plain${bold ? "\\b" : ""}${italic ? "\\i" : ""} ${plain(text)}}`)
      .join("");
  const properties = ({ centered, indent, hanging, style }: PlaceOnPage): string =>
    [
      style ? `\\s${styleNames.indexOf(style) + 1}` : "",
      indent ? `\\li${indent * twipsPerPoint}` : "",
      hanging ? `\\li${hanging * twipsPerPoint}\\fi-${hanging * twipsPerPoint}` : "",
      centered ? "\\qc" : "",
    ].join("");
  const body = paragraphs.map(({ spans, cell, place, isApart }) =>
    cell
      ? `\\trowd\\cellx2000\\cellx9000\\pard\\intbl ${runs(spans)}\\cell ${runs(cell)}\\cell\\row\n`
      : `${isApart ? "\\pard\\par\n" : ""}\\pard${properties(place)} ${runs(spans)}\\par\n`,
  );
  const sheet = styleNames.map((name, at) => `{\\s${at + 1} ${name};}`).join("");
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\stylesheet{\\s0 Normal;}${sheet}}\n${body.join("")}}`,
  );
}

const escapeUnits = (sign: string): string =>
  Array.from({ length: sign.length }, (_, at) => `\\u${(sign.charCodeAt(at) << 16) >> 16}?`).join("");

/** Writes typed paragraphs as a web page. */
export function toHtml(paragraphs: readonly TypedParagraph[]): string {
  const runs = (spans: readonly Span[]): string =>
    spans
      .map(({ text, bold, italic }) => {
        const inner = escaped(text).replaceAll("\n", "<br>").replaceAll("\t", '<span style="mso-tab-count:1"> </span>');
        const inItalics = italic ? `<i>${inner}</i>` : inner;
        return bold ? `<b>${inItalics}</b>` : inItalics;
      })
      .join("");
  const properties = ({ centered, indent, hanging }: PlaceOnPage): string =>
    [
      "margin:0",
      centered ? "text-align:center" : "",
      indent ? `margin-left:${indent}pt` : "",
      hanging ? `margin-left:${hanging}pt;text-indent:-${hanging}pt` : "",
    ]
      .filter(Boolean)
      .join(";");
  const body = paragraphs.map(({ spans, cell, place, isApart }) =>
    cell
      ? `<table><tr><td>${runs(spans)}</td><td>${runs(cell)}</td></tr></table>`
      : `${isApart ? "<p><br></p>\n" : ""}<p style="${properties(place)}">${runs(spans)}</p>`,
  );
  return `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>\n${body.join("\n")}\n</body></html>`;
}

/** Characters to a line on a typed page. */
const pageWidth = 60;
const pointsPerSpace = 7.2;

/** Writes typed paragraphs as plain text. With `widths`, lines are broken by hand, some earlier than others. */
export function toText(paragraphs: readonly TypedParagraph[], widths?: readonly [number, number]): string {
  const random = seededRandom(1601);
  const lines = paragraphs.flatMap((one) => {
    const text = typedTextOf(one);
    const own = text.split("\n").flatMap((line) => (widths ? wrapped(line, widths, random) : [line]));
    const { centered, indent = 0 } = one.place;
    const placed = own.map((line) => {
      const spaces = centered ? (pageWidth - line.length) / 2 : indent / pointsPerSpace;
      return " ".repeat(Math.max(0, Math.floor(spaces))) + line;
    });
    return one.isApart ? ["", ...placed] : placed;
  });
  return `${lines.join("\n").trim()}\n`;
}

function wrapped(
  text: string,
  [least, most]: readonly [number, number],
  random: (below: number) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let width = least + random(most - least);
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
      width = least + random(most - least);
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
