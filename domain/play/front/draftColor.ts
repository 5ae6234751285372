import type { PaperColor } from "../layout/paper/paperColors.ts";

/** How drafts are called after their paper, in the languages of the interface. White is the paper of every first draft. */
const colorWords: Readonly<Record<Exclude<PaperColor, "white">, readonly string[]>> = {
  blue: ["blue", "azul"],
  pink: ["pink", "rosa"],
  yellow: ["yellow", "amarillo", "amarilla"],
  green: ["green", "verde"],
  goldenrod: ["goldenrod", "dorado", "dorada"],
};

/** Returns the color after which a draft is called, as in "Blue draft, May 2026"; undefined if it's none. */
export function draftColorIn(draft: string): PaperColor | undefined {
  const words = new Set(draft.toLowerCase().split(/[^\p{L}]+/u));
  const found = Object.entries(colorWords).find(([, names]) => names.some((name) => words.has(name)));
  return found && (found[0] as PaperColor);
}
