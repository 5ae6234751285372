import type { BlockKind } from "#domain/play/play.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";

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
  /** Word writes a tab as spaces with this property. */
  readonly isTab?: boolean;
  readonly kind?: BlockKind;
  /** A paragraph's class. */
  readonly name?: string;
}

const pointsOf: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
  em: 12,
  rem: 12,
};

function readPoints(value: string): number {
  const [, readNumber = "", unit = ""] = /^(-?[\d.]{1,12})([a-z]{2,3})/.exec(value) ?? [];
  return (Number(readNumber) || 0) * (pointsOf[unit] ?? 0);
}

const isBold = (value: string): boolean => value === "bold" || value === "bolder" || Number(value) >= 600;

type Read = (value: string) => Style;

const indentOf: Read = (value) => ({ indent: readPoints(value) });
const underlineOf: Read = (value) => ({ underline: value.includes("underline") });

const properties: Readonly<Record<string, Read>> = {
  "font-weight": (value) => ({ bold: isBold(value) }),
  "font-style": (value) => ({ italic: value === "italic" || value === "oblique" }),
  "text-decoration": underlineOf,
  "text-decoration-line": underlineOf,
  "text-align": (value) => ({ centered: value === "center" }),
  "margin-left": indentOf,
  "padding-left": indentOf,
  "text-indent": indentOf,
  margin: (value) => indentOf(value.split(/\s+/)[3] ?? ""),
  "white-space": (value) => ({ keepsSpaces: value.startsWith("pre") && value !== "pre-line" }),
  display: (value) => ({ hidden: value === "none" }),
  "mso-hide": (value) => ({ hidden: value === "all" }),
  "mso-list": (value) => (value.startsWith("ignore") ? { hidden: true } : {}),
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

/** Reads the rules for single classes in a style sheet as Word writes them, in one pass. */
export function readStyleSheet(text: string): ReadonlyMap<string, Style> {
  const rules = new Map<string, Style>();
  const css = withoutComments(text);
  for (let at = 0; ; ) {
    const open = css.indexOf("{", at);
    const close = css.indexOf("}", open);
    if (open < 0 || close < 0) return rules;
    const style = readDeclarations(css.slice(open + 1, close));
    for (const selector of css.slice(at, open).split(",")) {
      const [, name] = /^\s*[a-z0-9]*\.([\w-]{1,100})\s*$/i.exec(selector.slice(0, 200)) ?? [];
      if (name) rules.set(name, style);
    }
    at = close + 1;
  }
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const open = text.indexOf("/*", at);
    const close = open < 0 ? -1 : text.indexOf("*/", open + 2);
    parts.push(text.slice(at, open < 0 ? undefined : open));
    if (close < 0) return parts.join("");
    at = close + 2;
  }
}
