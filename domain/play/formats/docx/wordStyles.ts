import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findAt, findChild } from "../xml/tree.ts";

/** Formatting of a run. Missing ones are inherited. */
export interface RunFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  /** All capitals or small capitals. */
  readonly caps?: boolean;
  readonly struck?: boolean;
  readonly hidden?: boolean;
}

/** Formatting of a paragraph. Lengths are points. Missing ones are inherited. */
export interface ParagraphFormat {
  readonly align?: "left" | "center" | "right";
  readonly left?: number;
  /** Negative for a hanging indent. */
  readonly firstLine?: number;
  readonly before?: number;
  readonly after?: number;
  /** 0 for a top heading. */
  readonly outlineLevel?: number;
  /** The positions of tab stops, ascending. */
  readonly tabStops?: readonly number[];
  readonly number?: NumberPlace;
  /** Whether it's the large first letter of the next paragraph. */
  readonly isDropCap?: boolean;
}

/** Where a paragraph's automatic number comes from. */
export interface NumberPlace {
  /** "0" for none. */
  readonly list?: string;
  readonly level?: number;
}

export interface WordStyle {
  readonly name: string;
  readonly paragraph: ParagraphFormat;
  /** Without the document's defaults. */
  readonly run: RunFormat;
  /** Of a table style: the formats of its first row, its first column, and others, by their names in the file. */
  readonly parts: ReadonlyMap<string, RunFormat>;
}

export interface WordStyles {
  readonly find: (id: string | undefined) => WordStyle | undefined;
  /** The style of paragraphs that name none. */
  readonly normal: WordStyle;
  /** What all text of the document has. */
  readonly run: RunFormat;
}

const twipsPerPoint = 20;

const propertyOf = (parent: XmlElement | undefined, name: string): string | undefined =>
  parent && findChild(parent, name)?.attributes.val;

const pointsOf = (twips: string | undefined): number | undefined => {
  const points = Number(twips) / twipsPerPoint;
  return twips === undefined || !Number.isFinite(points) ? undefined : points;
};

/** Reads a property that's on if it's there, unless its value says otherwise. */
function readToggle(parent: XmlElement, name: string): boolean | undefined {
  const element = findChild(parent, name);
  return element && !/^(0|false|off|none)$/.test(element.attributes.val ?? "");
}

/** Keeps only the properties that have a value. */
const given = <T extends object>(properties: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as T;

/** Reads `rPr`. */
export function readRunFormat(properties: XmlElement | undefined): RunFormat {
  if (!properties) return {};
  return given<RunFormat>({
    bold: readToggle(properties, "b"),
    italic: readToggle(properties, "i"),
    underline: readToggle(properties, "u"),
    caps: readToggles(properties, ["caps", "smallCaps"]),
    struck: readToggles(properties, ["strike", "dstrike"]),
    hidden: readToggle(properties, "vanish"),
  });
}

/** Reads properties of which one is enough. */
function readToggles(parent: XmlElement, names: readonly string[]): boolean | undefined {
  const given = names.map((name) => readToggle(parent, name)).filter((toggle) => toggle !== undefined);
  return given.length === 0 ? undefined : given.includes(true);
}

/**
 * Returns whether text has a property that Word toggles: what the text itself says, or else whether an odd number of its
 * styles (of the table, the paragraph and the characters) have it, or the document's defaults do (ISO 29500-1, 17.7.3).
 */
export const isToggled = (
  name: "caps" | "struck" | "hidden",
  direct: RunFormat,
  styles: readonly (RunFormat | undefined)[],
  defaults: RunFormat,
): boolean => direct[name] ?? (styles.filter((style) => style?.[name]).length % 2 === 1 || defaults[name] === true);

const alignments: Readonly<Record<string, ParagraphFormat["align"]>> = {
  center: "center",
  right: "right",
  end: "right",
  left: "left",
  start: "left",
  both: "left",
};

/** Reads `pPr`. */
export function readParagraphFormat(properties: XmlElement | undefined): ParagraphFormat {
  if (!properties) return {};
  const indent = findChild(properties, "ind")?.attributes ?? {};
  const spacing = findChild(properties, "spacing")?.attributes ?? {};
  const hanging = pointsOf(indent.hanging);
  const tabs = findChild(properties, "tabs");
  return given<ParagraphFormat>({
    align: alignments[propertyOf(properties, "jc") ?? ""],
    left: pointsOf(indent.left ?? indent.start),
    firstLine: hanging === undefined ? pointsOf(indent.firstLine) : -hanging,
    before: pointsOf(spacing.before),
    after: pointsOf(spacing.after),
    outlineLevel: outlineLevel(propertyOf(properties, "outlineLvl")),
    tabStops: tabs && elementsIn(tabs, "tab").flatMap(({ attributes }) => pointsOf(attributes.pos) ?? []),
    number: numberPlaceOf(findChild(properties, "numPr")),
    isDropCap: /^(drop|margin)$/.test(findChild(properties, "framePr")?.attributes.dropCap ?? "") || undefined,
  });
}

function numberPlaceOf(properties: XmlElement | undefined): NumberPlace | undefined {
  if (!properties) return undefined;
  const level = outlineLevel(propertyOf(properties, "ilvl"));
  return given<NumberPlace>({ list: propertyOf(properties, "numId"), level });
}

/** Adds a paragraph's own format to that of its style. */
export const mergeFormats = (style: ParagraphFormat, own: ParagraphFormat): ParagraphFormat => ({
  ...style,
  ...own,
  ...((style.number || own.number) && { number: { ...style.number, ...own.number } }),
});

const outlineLevel = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-8]$/.test(text) ? Number(text) : undefined;

/** A longer chain of styles that are based on each other is a circle. */
const maxBasedOn = 20;

/** Reads the styles, each with what it inherits. */
export function readStyles(root: XmlElement | undefined): WordStyles {
  const all = root ? elementsIn(root, "style") : [];
  const byId = new Map(all.map((style) => [style.attributes.styleId ?? "", style]));
  const defaults: WordStyle = {
    name: "",
    paragraph: readParagraphFormat(root && findAt(root, "docDefaults", "pPrDefault", "pPr")),
    run: {},
    parts: new Map(),
  };
  const resolve = (style: XmlElement, depth: number): WordStyle => {
    const parent = byId.get(propertyOf(style, "basedOn") ?? "");
    const base = parent && depth < maxBasedOn ? resolve(parent, depth + 1) : defaults;
    return {
      name: propertyOf(style, "name") ?? "",
      paragraph: mergeFormats(base.paragraph, readParagraphFormat(findChild(style, "pPr"))),
      run: { ...base.run, ...readRunFormat(findChild(style, "rPr")) },
      parts: new Map([...base.parts, ...partsOf(style)]),
    };
  };
  const styles = new Map(all.map((style) => [style.attributes.styleId ?? "", withLinked(resolve(style, 0), style)]));
  function withLinked(resolved: WordStyle, style: XmlElement): WordStyle {
    const linked = style.attributes.type === "character" ? byId.get(propertyOf(style, "link") ?? "") : undefined;
    return linked ? { ...resolved, run: { ...resolve(linked, 0).run, ...resolved.run } } : resolved;
  }
  const normal = all.find(
    ({ attributes }) => attributes.type === "paragraph" && /^(1|true|on)$/.test(attributes.default ?? ""),
  );
  return {
    find: (id) => (id === undefined ? undefined : styles.get(id)),
    normal: normal ? resolve(normal, 0) : defaults,
    run: readRunFormat(root && findAt(root, "docDefaults", "rPrDefault", "rPr")),
  };
}

const partsOf = (style: XmlElement): readonly (readonly [string, RunFormat])[] =>
  elementsIn(style, "tblStylePr").map((part) => [part.attributes.type ?? "", readRunFormat(findChild(part, "rPr"))]);
