import type { BlockKind } from "#domain/play/play.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { readLength } from "../words/readLength.ts";

/** An article of a web page, its main part outside of articles, or what's in either that doesn't belong to it. */
export type PageZone = "article" | "main" | "aside";

/** CSS properties of a piece of text; missing ones are inherited. */
export interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly centered?: boolean;
  /** In points, added to the inherited indent. */
  readonly indent?: number;
  readonly keepsSpaces?: boolean;
  readonly hidden?: boolean;
  readonly struck?: boolean;
  /** Letters are shown as capitals. */
  readonly uppercase?: boolean;
  readonly smallCaps?: boolean;
  /** A number that Word put before the paragraph. */
  readonly isLabel?: boolean;
  /** Word writes a tab as spaces with this property. */
  readonly isTab?: boolean;
  readonly kind?: BlockKind;
  /** Where it is on a web page, if that's marked. */
  readonly zone?: PageZone;
  /** A paragraph's class. */
  readonly name?: string;
}

const readPoints = (value: string): number => readLength(value) ?? 0;

const isBold = (value: string): boolean => value === "bold" || value === "bolder" || Number(value) >= 600;

type Read = (value: string) => Style;

const indentOf: Read = (value) => ({ indent: readPoints(value) });
/** A line through text goes through all elements in it. */
const decorationOf: Read = (value) => ({
  underline: value.includes("underline"),
  ...(value.includes("line-through") ? { struck: true } : {}),
});
const variantOf: Read = (value) => ({ smallCaps: /small-caps|petite-caps|unicase/.test(value) });

const properties: Readonly<Record<string, Read>> = {
  "font-weight": (value) => ({ bold: isBold(value) }),
  "font-style": (value) => ({ italic: value === "italic" || value === "oblique" }),
  font: variantOf,
  "font-variant": variantOf,
  "font-variant-caps": variantOf,
  "text-transform": (value) => ({ uppercase: value.startsWith("uppercase") }),
  "text-decoration": decorationOf,
  "text-decoration-line": decorationOf,
  "text-align": (value) => ({ centered: value === "center" }),
  "margin-left": indentOf,
  "padding-left": indentOf,
  "text-indent": indentOf,
  margin: (value) => indentOf(value.split(/\s+/)[3] ?? ""),
  "white-space": (value) => ({ keepsSpaces: value.startsWith("pre") && value !== "pre-line" }),
  display: (value) => ({ hidden: value === "none" }),
  "mso-hide": (value) => ({ hidden: value === "all" }),
  "mso-list": (value) => (value.startsWith("ignore") ? { isLabel: true } : {}),
  "mso-tab-count": () => ({ isTab: true }),
  "mso-style-name": (value) => kindStyle(value),
};

/**
 * Returns a style for a paragraph class, because playwriting templates name their paragraph styles after the elements.
 */
export function kindStyle(name: string): Style {
  const kind = kindOfStyleName(name);
  return kind ? { kind } : {};
}

/** Reads CSS declarations. Later ones win; indents add up. */
export function readDeclarations(text: string): Style {
  let style: Style = {};
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    const read = colon < 0 ? undefined : properties[declaration.slice(0, colon).trim().toLowerCase()];
    if (read)
      style = merge(
        style,
        read(
          declaration
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ),
      );
  }
  return style;
}

export const merge = (style: Style, more: Style): Style =>
  more.indent === undefined ? { ...style, ...more } : { ...style, ...more, indent: (style.indent ?? 0) + more.indent };
