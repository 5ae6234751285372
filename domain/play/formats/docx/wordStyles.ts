import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findAt, findChild } from "../xml/tree.ts";

/** Formatting of a run. Missing ones are inherited. */
export interface RunFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly caps?: boolean;
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
}

export interface WordStyle {
  readonly name: string;
  readonly paragraph: ParagraphFormat;
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
    caps: readToggle(properties, "caps") ?? readToggle(properties, "smallCaps"),
    hidden: readToggle(properties, "vanish"),
  });
}

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
  });
}

const outlineLevel = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-8]$/.test(text) ? Number(text) : undefined;

/** A longer chain of styles that are based on each other is a circle. */
const maxBasedOn = 20;

/** Returns the styles by their ID, each with what it inherits. The default paragraph style is also under "". */
export function readStyles(root: XmlElement | undefined): ReadonlyMap<string, WordStyle> {
  const all = root ? elementsIn(root, "style") : [];
  const byId = new Map(all.map((style) => [style.attributes.styleId ?? "", style]));
  const defaults: WordStyle = {
    name: "",
    paragraph: readParagraphFormat(root && findAt(root, "docDefaults", "pPrDefault", "pPr")),
    run: {},
  };
  const resolve = (style: XmlElement, depth: number): WordStyle => {
    const parent = byId.get(propertyOf(style, "basedOn") ?? "");
    const base = parent && depth < maxBasedOn ? resolve(parent, depth + 1) : defaults;
    return {
      name: propertyOf(style, "name") ?? "",
      paragraph: { ...base.paragraph, ...readParagraphFormat(findChild(style, "pPr")) },
      run: { ...base.run, ...readRunFormat(findChild(style, "rPr")) },
    };
  };
  const styles = new Map(all.map((style) => [style.attributes.styleId ?? "", resolve(style, 0)]));
  const normal = all.find(
    ({ attributes }) => attributes.type === "paragraph" && /^(1|true|on)$/.test(attributes.default ?? ""),
  );
  styles.set("", normal ? resolve(normal, 0) : defaults);
  return styles;
}
