import { type FontName, fonts } from "#domain/play/layout/fonts.ts";

/** Returns a layout's font for style sheets, with what is used for letters that it doesn't have. */
export function fontStack(name: FontName): string {
  const { sameWidths, generic } = fonts[name];
  return generic === "monospace" ? `"${name}", var(--font-manuscript)` : `"${name}", "${sameWidths}", ${generic}`;
}
