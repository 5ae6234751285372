import { type Layout, linesPerPage, type ParagraphStyle, type StyleName } from "#domain/play/layout/layout.ts";
import { charactersPerPoint, hairInches } from "#domain/play/layout/measures/courier.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import { mirroredStyle } from "#domain/play/layout/measures/rightToLeft.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import type { Column } from "#domain/play/layout/passages/layoutSpeech.ts";
import { type BlockKind, blockKinds } from "#domain/play/play.ts";
import { fontStack } from "#frontend/modules/printing/fontStack.ts";

/**
 * Returns a layout's measures as style rules, for `manuscript.css` and for the title page: custom properties, and how
 * each element is set.
 */
export function layoutRules(layout: Layout, scriptFonts: readonly ScriptFont[]): string {
  const styles = shownStyles.map((name) => [selectorOf(name), screenStyle(name, layout)] as const);
  const hair = hairPixels(layout, scriptFonts);
  return [
    `:root { ${declarations({ ...sheetProperties(layout, scriptFonts), "--manuscript-hair": `${hair}px` })} }`,
    ...styles.map(([selector, style]) => `${selector} { ${declarations(elementProperties(style, layout, hair))} }`),
    `.manuscript .page-gap-continued { ${declarations(continuedProperties(layout))} }`,
    ...styles.flatMap(([selector, { brackets }]) => (brackets ? bracketRules(selector) : [])),
    ...(layout.cuePlacement === "beside" ? [besideRule(layout)] : []),
    mirroredRules(layout, hair),
    phoneRules(styles, layout),
  ].join("\n");
}

/** The styles that are seen in the manuscript. A direction within a speech comes last, because it's a direction, too. */
const shownStyles: readonly StyleName[] = [
  ...blockKinds.filter((kind) => kind !== "pageBreak" && kind !== "note"),
  "innerDirection",
];

/**
 * Returns how an element is shown. Names and directions that are in the line of a speech on paper have lines of their
 * own on the screen, so the speech is where the lines after its first are.
 */
export function screenStyle(name: StyleName, { styles, cuePlacement }: Layout): ParagraphStyle {
  const style = styles[name];
  const { hanging } = style;
  const isUnderName = cuePlacement === "runIn" && inSpeech.has(name) && hanging !== undefined;
  return isUnderName ? { ...style, left: style.left + hanging, hanging: undefined } : style;
}

const inSpeech: ReadonlySet<StyleName> = new Set(["dialogue", "parenthetical", "innerDirection"]);

const selectorOf = (name: StyleName): string =>
  name === "innerDirection" ? ".manuscript .is-inner" : `.manuscript [data-kind="${name}"]:not(.is-inner)`;

const declarations = (properties: Readonly<Record<string, string | number>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");

/** Inches from the last line that fits on a page to the bottom edge of the paper. */
export const footInches = (layout: Layout): number =>
  layout.paper.height - layout.margins.top - linesPerPage(layout) / layout.linesPerInch;

/** Browsers lay out in these parts of a pixel. */
const layoutUnits = 64;

/**
 * Returns the space beside text, rounded up. Browsers round down, and then a line may have room for a word that the
 * paper has no room for.
 */
const sideLength = (inches: number): string => `${Math.ceil(inches * 96 * layoutUnits - 1e-6) / layoutUnits}px`;

const hasFixedWidths = ({ font }: Layout): boolean => fonts[font.family].generic === "monospace";

/**
 * Returns how much wider than on paper a line may be. Ten characters of Courier Prime are slightly wider than an inch.
 * Letters of other scripts may be as narrow as that difference.
 */
function hairPixels(layout: Layout, scriptFonts: readonly ScriptFont[]): number {
  if (!hasFixedWidths(layout)) return 1 / layoutUnits;
  return scriptFonts.some((font) => font !== "Cousine") ? 0.25 : 2;
}

const sheetProperties = (layout: Layout, scriptFonts: readonly ScriptFont[]) => ({
  "--paper-width": `${layout.paper.width}in`,
  "--paper-height": `${layout.paper.height}in`,
  "--margin-top": `${layout.margins.top}in`,
  "--margin-right": sideLength(layout.margins.right),
  "--margin-bottom": `${layout.margins.bottom}in`,
  "--margin-left": sideLength(layout.margins.left),
  "--sheet-foot": `${footInches(layout)}in`,
  "--page-number-top": `${layout.pageNumber.top}in`,
  "--page-number-right": `${layout.pageNumber.right}in`,
  "--manuscript-font": fontStack(layout.font.family, scriptFonts),
  "--manuscript-size": `${layout.font.sizePoints}pt`,
  "--manuscript-row": `${1 / layout.linesPerInch}in`,
  "--manuscript-rendering": hasFixedWidths(layout) ? "auto" : "geometricPrecision",
});

function elementProperties(style: ParagraphStyle, layout: Layout, hair: number) {
  const { paper, margins } = layout;
  const { left, right } = wholeCharacters(style, layout, hair);
  return {
    "--indent": sideLength(left - margins.left),
    "--outdent": sideLength(paper.width - margins.right - right),
    "--hanging": `${style.hanging ?? 0}in`,
    "--rows-before": style.linesBefore,
    "text-align": style.align === "left" ? "start" : style.align,
    "text-transform": style.capitals ? "uppercase" : "none",
    // The glyphs of the PDF, and never smaller letters that a browser makes up.
    "font-feature-settings": style.smallCapitals ? '"c2sc"' : "normal",
    ...faceOf(style),
  };
}

type ScreenKind = BlockKind | "innerDirection";

interface SetPages {
  readonly layout: Layout;
  readonly scriptFonts: readonly ScriptFont[];
}

/** Returns the style that an element has in a column beside others, which has no room for the indents of a full page. */
export function columnStyle(kind: ScreenKind, { left, right }: Column, layout: Layout) {
  const name = kind === "note" || kind === "pageBreak" ? "dialogue" : kind;
  const shown = screenStyle(name, layout);
  return { ...shown, left: left + shown.left - layout.styles[name].left, right };
}

/** Returns the properties of such an element. Margins, not padding, so that a click finds the column it's in. */
export function columnProperties(kind: ScreenKind, column: Column, { layout, scriptFonts }: SetPages) {
  const { paper, margins } = layout;
  const style = columnStyle(kind, column, layout);
  const { left, right } = wholeCharacters(style, layout, hairPixels(layout, scriptFonts));
  return {
    "--indent": "0in",
    "--outdent": "0in",
    "--column-left": sideLength(left - margins.left),
    "margin-left": "var(--column-left)",
    "--column-right": sideLength(paper.width - margins.right - right),
    "margin-right": "var(--column-right)",
    "margin-bottom": 0,
    // Margins would collapse with the space above what follows.
    "padding-bottom": "var(--band-below, 0px)",
    width: "auto",
    height: "auto",
  };
}

/**
 * Returns the place of an element. If its lines end with nearly a whole character unused, that's left out, because the
 * extra width that the screen needs for a full line would make room for another one.
 */
function wholeCharacters(
  { left, right, align }: ParagraphStyle,
  layout: Layout,
  hair: number,
): Pick<ParagraphStyle, "left" | "right"> {
  if (!hasFixedWidths(layout)) return { left, right };
  const character = layout.font.sizePoints / charactersPerPoint;
  const spare = right - left - Math.floor((right - left) / character + hairInches) * character;
  if (spare < character - hair / 96) return { left, right };
  const start = { left, center: left + spare / 2, right: left + spare }[align];
  return { left: start, right: start + right - left - spare };
}

/** The name at the top of a page is set like a cue; a gap between two sheets is as wide as the paper. */
const continuedProperties = ({ styles: { cue }, paper }: Layout) => ({
  "padding-inline": `${cue.left}in ${paper.width - cue.right}in`,
  "text-align": cue.align,
  ...faceOf(cue),
});

const faceOf = ({ bold, italic, underline }: ParagraphStyle) => ({
  "font-weight": bold ? 700 : 400,
  "font-style": italic ? "italic" : "normal",
  "text-decoration-line": underline ? "underline" : "none",
});

/** An element without text has only the line break that ProseMirror adds. Brackets around it would be on two lines. */
const withoutBrackets = ".has-brackets, .is-empty, :has(> .ProseMirror-trailingBreak:only-child)";

/**
 * A name in a column beside its speech takes no height, so the speech begins in the same line. It's above the padding of
 * the speech, where it can be clicked. A phone has no room for two columns.
 */
const besideRule = ({ styles: { cue } }: Layout): string => {
  const place = {
    width: `${cue.right - cue.left}in`,
    height: "var(--row)",
    "margin-block-end": "calc(-1 * var(--row))",
    "margin-inline-start": "var(--indent)",
    "padding-inline": 0,
    "z-index": 1,
  };
  return `@media (min-width: 761px) {\n${selectorOf("cue")} { ${declarations(place)} }\n}`;
};

/** Text that reads from right to left, and empty elements in which it will. */
const fromTheRight = ":is(:dir(rtl), .is-rtl)";

/** Where text reads from right to left, it's indented from the right, and a column of names is there. */
function mirroredRules(layout: Layout, hair: number): string {
  const rules = shownStyles.map((name) => {
    const { align, ...style } = mirroredStyle(screenStyle(name, layout), layout);
    const shown = elementProperties({ ...style, align: align === "left" ? "right" : align }, layout, hair);
    const place = {
      "--indent": shown["--indent"],
      "--outdent": shown["--outdent"],
      ...(name === "cue" &&
        layout.cuePlacement === "beside" && { "margin-inline": "0 auto", "margin-left": "var(--indent)" }),
    };
    return `${selectorOf(name)}${fromTheRight} { ${declarations(place)} }`;
  });
  return `@media (min-width: 761px) {\n${rules.join("\n")}\n}`;
}

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
    const fromRight = { "--indent": indents["--outdent"], "--outdent": indents["--indent"] };
    return `${selector} { ${declarations(indents)} } ${selector}${fromTheRight} { ${declarations(fromRight)} }`;
  });
  return `@media (max-width: 760px) {\n${rules.join("\n")}\n}`;
}
