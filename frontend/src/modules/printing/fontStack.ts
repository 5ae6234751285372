import { type FontName, fonts } from "#domain/play/layout/measures/fonts.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";

/** Returns a layout's font for style sheets, with what is used for letters that it doesn't have. */
export function fontStack(name: FontName, scriptFonts: readonly ScriptFont[]): string {
  const { sameWidths, generic } = fonts[name];
  const own = [name, ...scriptFonts].map((font) => `"${font}"`).join(", ");
  return generic === "monospace" ? `${own}, var(--font-manuscript)` : `${own}, "${sameWidths}", ${generic}`;
}
