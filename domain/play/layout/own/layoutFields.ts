import type { LayoutValue } from "../../play.ts";
import type { Align, Layout, PageNumberScheme, ParagraphStyle, StyleName } from "../layout.ts";
import { type FontName, fonts } from "../measures/fonts.ts";

/** Which values a field may have, and in which unit a number is. */
export type FieldRule =
  | { readonly kind: "number"; readonly unit: Unit; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "switch" }
  /** Text that the layout adds. Empty: none. */
  | { readonly kind: "mark" };

export type Unit = "inches" | "points" | "lines" | "times the type size";

/** Something about a layout that a writer can change. */
interface FieldOfLayout {
  readonly rule: FieldRule;
  readonly read: (layout: Layout) => LayoutValue;
  readonly write: (layout: Layout, value: LayoutValue) => Layout;
}

export type PageField =
  | "margins.left"
  | "margins.right"
  | "margins.top"
  | "margins.bottom"
  | "font.family"
  | "font.size"
  | "lineSpacing"
  | "pageNumber.scheme"
  | "pageNumber.top"
  | "frontNumbers"
  | "newPage.act"
  | "newPage.scene";
export type MarkField = `marks.${keyof Layout["marks"]}`;
export type StyleKey = "left" | "right" | "align" | "linesBefore" | Look;
type Look = "capitals" | "bold" | "italic" | "underline" | "brackets";
export type StyleField = `${StyleName}.${StyleKey}`;
export type LayoutField = PageField | MarkField | StyleField;

/** The paragraphs whose brackets are a matter of taste. A parenthetical always has them, in files of every format. */
export const mayHaveBrackets: ReadonlySet<StyleName> = new Set(["setting", "direction", "innerDirection"]);

export const maxMarkLength = 24;

const inches = (least: number, most: number): FieldRule => ({ kind: "number", unit: "inches", least, most });
const choiceOf = (...choices: readonly string[]): FieldRule => ({ kind: "choice", choices });
const onOrOff: FieldRule = { kind: "switch" };

type Side = keyof Layout["margins"];

/** Names beside speeches are in a column at the left margin, so both edges of it are counted from there. */
export const isNameColumn = ({ cuePlacement }: Layout, name: string): boolean =>
  cuePlacement === "beside" && name === "cue";

/** Indents are counted from the margins, so text moves with them. */
function withMargin(layout: Layout, side: Side, value: number): Layout {
  const { margins, pageNumber, styles } = layout;
  const farther = value - margins[side];
  const moved = (name: string, style: ParagraphStyle): ParagraphStyle => {
    const isColumn = isNameColumn(layout, name);
    if (side === "left")
      return { ...style, left: style.left + farther, right: isColumn ? style.right + farther : style.right };
    return side === "right" && !isColumn ? { ...style, right: style.right - farther } : style;
  };
  const follows = side === "right" && Math.abs(pageNumber.right - margins.right) < 1e-6;
  return {
    ...layout,
    margins: { ...margins, [side]: value },
    styles: Object.fromEntries(
      Object.entries(styles).map(([name, style]) => [name, moved(name, style)]),
    ) as Layout["styles"],
    pageNumber: follows ? { ...pageNumber, right: value } : pageNumber,
  };
}

const margin = (side: Side): FieldOfLayout => ({
  rule: inches(0.5, 3),
  read: ({ margins }) => margins[side],
  write: (layout, value) => withMargin(layout, side, Number(value)),
});

/** Larger type has lines and columns that are farther apart in proportion. */
function withFontSize(layout: Layout, sizePoints: number): Layout {
  const { font, linesPerInch, columns } = layout;
  const larger = sizePoints / font.sizePoints;
  return {
    ...layout,
    font: { ...font, sizePoints },
    linesPerInch: linesPerInch / larger,
    columns: { ...columns, narrowest: columns.narrowest * larger },
  };
}

/** In the order in which they're applied: indents depend on margins, and the line spacing on the size of the type. */
const pageFields: Readonly<Record<PageField, FieldOfLayout>> = {
  "margins.left": margin("left"),
  "margins.right": margin("right"),
  "margins.top": margin("top"),
  "margins.bottom": margin("bottom"),
  "font.family": {
    rule: choiceOf(...Object.keys(fonts)),
    read: ({ font }) => font.family,
    write: (layout, value) => ({ ...layout, font: { ...layout.font, family: value as FontName } }),
  },
  "font.size": {
    rule: { kind: "number", unit: "points", least: 6, most: 36 },
    read: ({ font }) => font.sizePoints,
    write: (layout, value) => withFontSize(layout, Number(value)),
  },
  lineSpacing: {
    rule: { kind: "number", unit: "times the type size", least: 1, most: 3 },
    read: ({ font, linesPerInch }) => 72 / linesPerInch / font.sizePoints,
    write: (layout, value) => ({ ...layout, linesPerInch: 72 / (Number(value) * layout.font.sizePoints) }),
  },
  "pageNumber.scheme": {
    rule: choiceOf("act-scene-page", "act-page", "page", "page-of-act"),
    read: ({ pageNumber }) => pageNumber.scheme,
    write: (layout, value) => ({
      ...layout,
      pageNumber: { ...layout.pageNumber, scheme: value as PageNumberScheme },
    }),
  },
  "pageNumber.top": {
    rule: inches(0.25, 2),
    read: ({ pageNumber }) => pageNumber.top,
    write: (layout, value) => ({ ...layout, pageNumber: { ...layout.pageNumber, top: Number(value) } }),
  },
  frontNumbers: {
    rule: choiceOf("none", "roman"),
    read: ({ frontNumbers }) => frontNumbers,
    write: (layout, value) => ({ ...layout, frontNumbers: value as Layout["frontNumbers"] }),
  },
  "newPage.act": {
    rule: onOrOff,
    read: ({ newPage }) => newPage.act,
    write: (layout, value) => ({ ...layout, newPage: { ...layout.newPage, act: value === true } }),
  },
  "newPage.scene": {
    rule: onOrOff,
    read: ({ newPage }) => newPage.scene,
    write: (layout, value) => ({ ...layout, newPage: { ...layout.newPage, scene: value === true } }),
  },
};

/** What follows a name is a word apart from it, unless it's a punctuation mark. */
const markFields: Readonly<Record<MarkField, FieldOfLayout>> = {
  "marks.continued": mark("continued", " "),
  "marks.speaksOn": mark("speaksOn", " "),
  "marks.more": mark("more", ""),
  "marks.afterName": mark("afterName", ""),
};

function mark(name: keyof Layout["marks"], space: string): FieldOfLayout {
  return {
    rule: { kind: "mark" },
    read: ({ marks }) => marks[name].trim(),
    write: (layout, value) => {
      const text = String(value).trim();
      return { ...layout, marks: { ...layout.marks, [name]: text === "" ? "" : space + text } };
    },
  };
}

const withStyle = (layout: Layout, name: StyleName, change: Partial<ParagraphStyle>): Layout => ({
  ...layout,
  styles: { ...layout.styles, [name]: { ...layout.styles[name], ...change } },
});

/** An element whose look a writer changes has no small capitals: they'd be neither bold nor slanted. */
const look = (name: StyleName, key: Look): FieldOfLayout => ({
  rule: onOrOff,
  read: ({ styles }) => styles[name][key] === true,
  write: (layout, value) =>
    value === (layout.styles[name][key] === true)
      ? layout
      : withStyle(layout, name, { [key]: value === true ? true : undefined, smallCapitals: undefined }),
});

/** Where the right edge of a paragraph is counted from. */
const rightOrigin = (layout: Layout, name: StyleName): number =>
  isNameColumn(layout, name) ? layout.margins.left : layout.paper.width - layout.margins.right;

function styleFields(name: StyleName): Readonly<Partial<Record<StyleKey, FieldOfLayout>>> {
  return {
    left: {
      rule: inches(0, 6),
      read: ({ styles, margins }) => styles[name].left - margins.left,
      write: (layout, value) => withStyle(layout, name, { left: layout.margins.left + Number(value) }),
    },
    right: {
      rule: inches(0, 6),
      read: (layout) => Math.abs(rightOrigin(layout, name) - layout.styles[name].right),
      write: (layout, value) => {
        const origin = rightOrigin(layout, name);
        return withStyle(layout, name, { right: origin + (isNameColumn(layout, name) ? 1 : -1) * Number(value) });
      },
    },
    align: {
      rule: choiceOf("left", "center", "right"),
      read: ({ styles }) => styles[name].align,
      write: (layout, value) => withStyle(layout, name, { align: value as Align }),
    },
    linesBefore: {
      rule: { kind: "number", unit: "lines", least: 0, most: 6 },
      read: ({ styles }) => styles[name].linesBefore,
      write: (layout, value) => withStyle(layout, name, { linesBefore: Number(value) }),
    },
    capitals: look(name, "capitals"),
    bold: look(name, "bold"),
    italic: look(name, "italic"),
    underline: look(name, "underline"),
    ...(mayHaveBrackets.has(name) && { brackets: look(name, "brackets") }),
  };
}

const styleNames = [
  "act",
  "scene",
  "setting",
  "direction",
  "innerDirection",
  "cue",
  "parenthetical",
  "dialogue",
  "lyric",
  "transition",
  "centered",
  "frontHeading",
  "frontText",
  "castMember",
] as const satisfies readonly StyleName[];

const fields: ReadonlyMap<string, FieldOfLayout> = new Map([
  ...Object.entries(pageFields),
  ...Object.entries(markFields),
  ...styleNames.flatMap((name) =>
    Object.entries(styleFields(name)).map(([key, field]) => [`${name}.${key}`, field] as const),
  ),
]);

/** Every field, in the order in which they're applied. */
export const layoutFields: readonly LayoutField[] = [...fields.keys()] as LayoutField[];

/** Returns a field; undefined for a name that this version doesn't know. */
export const findField = (name: string): FieldOfLayout | undefined => fields.get(name);

/** Returns whether a value is one that the rule allows. */
export function isAllowed(rule: FieldRule, value: unknown): value is LayoutValue {
  if (rule.kind === "number") return typeof value === "number" && value >= rule.least && value <= rule.most;
  if (rule.kind === "choice") return typeof value === "string" && rule.choices.includes(value);
  if (rule.kind === "switch") return typeof value === "boolean";
  return typeof value === "string" && value.length <= maxMarkLength && onOneLine.test(value);
}

/** No control characters and no line ends. */
const onOneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
