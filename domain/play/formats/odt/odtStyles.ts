import { mergeFormats, type ParagraphFormat, type RunFormat } from "../docx/wordStyles.ts";
import { readLength } from "../words/readLength.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findChild } from "../xml/tree.ts";

/* The styles of OpenDocument (ISO 26300-1, 16 and 20). Programs write direct formatting as automatic styles, whose
   parents are the styles that people see. */

export interface OdtStyle {
  /** As people see it. Of an automatic style, that of its parent. */
  readonly name: string;
  readonly paragraph: ParagraphFormat;
  /** With what it inherits. */
  readonly run: RunFormat;
  /** What automatic styles say: the formatting of this text only. */
  readonly direct: RunFormat;
  readonly listStyle?: string | undefined;
  /** 0 for a top heading. */
  readonly outlineLevel?: number | undefined;
  /** Whether the text begins a page, by direct formatting. */
  readonly breaksPage?: boolean | undefined;
  /** For sections. */
  readonly isHidden?: boolean | undefined;
}

export interface OdtStyles {
  readonly find: (family: string, name: string | undefined) => OdtStyle | undefined;
  /** The format of all paragraphs. */
  readonly normal: OdtStyle;
}

/** Keeps only the properties that have a value. */
const given = <T extends object>(properties: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as T;

const isLine = (style: string | undefined): boolean | undefined => (style === undefined ? undefined : style !== "none");

function readRun(properties: XmlElement | undefined): RunFormat {
  const is = properties?.attributes ?? {};
  const weight = is["font-weight"];
  const slant = is["font-style"];
  const capitals = [is["text-transform"], is["font-variant"]].filter((value) => value !== undefined);
  return given<RunFormat>({
    bold: weight === undefined ? undefined : weight === "bold" || Number(weight) >= 600,
    italic: slant === undefined ? undefined : slant !== "normal",
    underline: isLine(is["text-underline-style"] ?? is["text-underline-type"]),
    caps: capitals.length === 0 ? undefined : capitals.some((value) => /^(uppercase|small-caps)$/.test(value)),
    struck: isLine(is["text-line-through-style"] ?? is["text-line-through-type"]),
    hidden: is.display === undefined ? undefined : is.display === "none",
  });
}

const alignments: Readonly<Record<string, ParagraphFormat["align"]>> = {
  center: "center",
  end: "right",
  right: "right",
  start: "left",
  left: "left",
  justify: "left",
};

function readParagraph(properties: XmlElement | undefined): ParagraphFormat {
  if (!properties) return {};
  const is = properties.attributes;
  const left = readLength(is["margin-left"] ?? is.margin);
  const stops = findChild(properties, "tab-stops");
  return given<ParagraphFormat>({
    align: alignments[is["text-align"] ?? ""],
    left,
    firstLine: readLength(is["text-indent"]),
    before: readLength(is["margin-top"] ?? is.margin),
    after: readLength(is["margin-bottom"] ?? is.margin),
    tabStops: stops && elementsIn(stops).flatMap(({ attributes }) => readLength(attributes.position) ?? []),
  });
}

/** A longer chain of parents is a circle. */
const maxParents = 20;

const keyOf = (family: string, name: string): string => `${family} ${name}`;

/** Style names have `_20_` for a space, and other signs the same way. */
const readableName = (name: string): string =>
  name.replace(/_([0-9a-f]{1,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Reads styles. `common` are the children of `office:styles`, `automatic` those of `office:automatic-styles` of the
 * document.
 */
export function readOdtStyles(common: readonly XmlElement[], automatic: readonly XmlElement[]): OdtStyles {
  const isDirect = new Set(automatic);
  const byKey = new Map(
    [...common, ...automatic]
      .filter(({ name }) => name === "style")
      .map((one) => [keyOf(one.attributes.family ?? "", one.attributes.name ?? ""), one]),
  );
  const defaults = new Map(
    common.filter(({ name }) => name === "default-style").map((one) => [one.attributes.family ?? "", one]),
  );
  const defaultOf = (family: string): OdtStyle => {
    const element = defaults.get(family);
    const paragraph = readParagraph(element && findChild(element, "paragraph-properties"));
    return { name: "", paragraph, run: readRun(element && findChild(element, "text-properties")), direct: {} };
  };
  const resolve = (element: XmlElement, depth: number): OdtStyle => {
    const { family = "", "parent-style-name": parentName = "" } = element.attributes;
    const parent = depth < maxParents ? byKey.get(keyOf(family, parentName)) : undefined;
    const base = parent ? resolve(parent, depth + 1) : defaultOf(family);
    return styleOf(element, base, isDirect.has(element));
  };
  const styles = new Map([...byKey].map(([key, element]) => [key, resolve(element, 0)]));
  return {
    find: (family, name) => (name === undefined ? undefined : styles.get(keyOf(family, name))),
    normal: defaultOf("paragraph"),
  };
}

/** Returns a style with what it inherits. */
function styleOf(element: XmlElement, base: OdtStyle, isDirect: boolean): OdtStyle {
  const is = element.attributes;
  const run = readRun(findChild(element, "text-properties"));
  const paragraph = findChild(element, "paragraph-properties");
  const level = Number(is["default-outline-level"]);
  return {
    name: isDirect ? base.name : (is["display-name"] ?? readableName(is.name ?? "")),
    paragraph: mergeFormats(base.paragraph, readParagraph(paragraph)),
    run: { ...base.run, ...run },
    direct: isDirect ? { ...base.direct, ...run } : {},
    listStyle: is["list-style-name"] ?? base.listStyle,
    outlineLevel: level >= 1 ? level - 1 : base.outlineLevel,
    breaksPage: isDirect && paragraph?.attributes["break-before"] === "page",
    isHidden: findChild(element, "section-properties")?.attributes.display === "none",
  };
}
