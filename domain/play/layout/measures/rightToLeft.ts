import { type Block, textOf } from "../../play.ts";
import type { Layout, ParagraphStyle } from "../layout.ts";

const letters = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc";
const anyLetter = new RegExp(`[${letters}\\u202b\\u202e\\u2067]`);
const firstLetter = /\p{L}/u;

/** Returns whether a text contains right-to-left script (Hebrew, Arabic, …). */
export const hasRightToLeft = (text: string): boolean => anyLetter.test(text);

/** Returns whether a paragraph starts at the right; its first letter decides. */
export const readsRightToLeft = (text: string): boolean =>
  hasRightToLeft(text) && anyLetter.test(firstLetter.exec(text)?.[0] ?? "");

/** Returns the direction of a language's script. */
export const directionOf = (language: string): "ltr" | "rtl" => (/^(?:ar|fa|he|yi)\b/.test(language) ? "rtl" : "ltr");

/** Returns a style with its place as in a mirror: text that begins at the right is indented from there. */
export const mirroredStyle = (
  style: ParagraphStyle,
  { margins, paper }: Pick<Layout, "margins" | "paper">,
): ParagraphStyle => {
  const edges = margins.left + paper.width - margins.right;
  return { ...style, left: edges - style.right, right: edges - style.left };
};

/** Returns whether what is spoken is read from the right, whatever the script of the names. */
export const readsFromRight = (speech: readonly Block[] = []): boolean =>
  readsRightToLeft(
    speech
      .filter(({ kind }) => kind === "dialogue" || kind === "lyric")
      .map(textOf)
      .join(" "),
  );
