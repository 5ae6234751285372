import { type Layout, linesPerPage, type ParagraphStyle, type StyleName } from "#domain/play/layout/layout.ts";
import { blockKinds } from "#domain/play/play.ts";
import { fontStack } from "#frontend/modules/printing/fontStack.ts";

/**
 * Returns a layout's measures as style rules, for `manuscript.css` and for the title page: custom properties, and how
 * each element is set.
 */
export function layoutRules(layout: Layout): string {
  const styles = shownStyles.map((name) => [selectorOf(name), layout.styles[name]] as const);
  return [
    `:root { ${declarations(sheetProperties(layout))} }`,
    ...styles.map(([selector, style]) => `${selector} { ${declarations(elementProperties(style, layout))} }`),
    `.manuscript .page-gap-continued { ${declarations(continuedProperties(layout))} }`,
    ...styles.flatMap(([selector, { brackets }]) => (brackets ? bracketRules(selector) : [])),
    phoneRules(styles, layout),
  ].join("\n");
}

/** The styles that are seen in the manuscript. A direction within a speech comes last, because it's a direction, too. */
const shownStyles: readonly StyleName[] = [
  ...blockKinds.filter((kind) => kind !== "pageBreak" && kind !== "note"),
  "innerDirection",
];

const selectorOf = (name: StyleName): string =>
  name === "innerDirection" ? ".manuscript .is-inner" : `.manuscript [data-kind="${name}"]:not(.is-inner)`;

const declarations = (properties: Readonly<Record<string, string | number>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");

/** Inches from the last line that fits on a page to the bottom edge of the paper. */
export const footInches = (layout: Layout): number =>
  layout.paper.height - layout.margins.top - linesPerPage(layout) / layout.linesPerInch;

const sheetProperties = (layout: Layout) => ({
  "--paper-width": `${layout.paper.width}in`,
  "--paper-height": `${layout.paper.height}in`,
  "--margin-top": `${layout.margins.top}in`,
  "--margin-right": `${layout.margins.right}in`,
  "--margin-bottom": `${layout.margins.bottom}in`,
  "--margin-left": `${layout.margins.left}in`,
  "--sheet-foot": `${footInches(layout)}in`,
  "--page-number-top": `${layout.pageNumber.top}in`,
  "--page-number-right": `${layout.pageNumber.right}in`,
  "--manuscript-font": fontStack(layout.font),
  "--manuscript-size": `${layout.font.sizePoints}pt`,
  "--manuscript-row": `${1 / layout.linesPerInch}in`,
});

const elementProperties = (style: ParagraphStyle, { paper, margins }: Layout) => ({
  "--indent": `${style.left - margins.left}in`,
  "--outdent": `${paper.width - margins.right - style.right}in`,
  "--hanging": `${style.hanging ?? 0}in`,
  "--rows-before": style.linesBefore,
  "text-align": style.align,
  "text-transform": style.capitals ? "uppercase" : "none",
  "font-weight": style.bold ? 700 : 400,
  "font-style": style.italic ? "italic" : "normal",
  "text-decoration-line": style.underline ? "underline" : "none",
});

/** The name at the top of a page is set like a cue; a gap between two sheets is as wide as the paper. */
const continuedProperties = ({ styles: { cue }, paper }: Layout) => ({
  "padding-inline": `${cue.left}in ${paper.width - cue.right}in`,
  "text-align": cue.align,
});

/** An element without text has only the line break that ProseMirror adds. Brackets around it would be on two lines. */
const withoutBrackets = ".has-brackets, .is-empty, :has(> .ProseMirror-trailingBreak:only-child)";

const bracketRules = (selector: string): readonly string[] =>
  [
    ["before", "("],
    ["after", ")"],
  ].map(
    ([where, bracket]) =>
      `${selector}:not(${withoutBrackets})::${where} { content: "${bracket}"; content: "${bracket}" / ""; }`,
  );

/** A phone's column has about half the characters of a page, so indents are less than half as large, too. */
const phoneScale = 0.44;

/** Returns a length in the text of a page as a fraction of a phone's column. */
export const phoneShare = (inches: number, { paper, margins }: Layout): number =>
  (phoneScale * inches) / (paper.width - margins.left - margins.right);

function phoneRules(styles: readonly (readonly [string, ParagraphStyle])[], layout: Layout): string {
  const { paper, margins } = layout;
  const percent = (inches: number): string => `${100 * phoneShare(inches, layout)}%`;
  const rules = styles.map(([selector, style]) => {
    const indents = {
      "--indent": percent(style.left - margins.left),
      "--outdent": percent(paper.width - margins.right - style.right),
      "--hanging": percent(style.hanging ?? 0),
    };
    return `${selector} { ${declarations(indents)} }`;
  });
  return `@media (max-width: 760px) {\n${rules.join("\n")}\n}`;
}
