import type { FontName } from "#domain/play/layout/measures/fonts.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";

/** Courier Prime, the font of the editor, is always declared. */
const styleSheets: Readonly<Partial<Record<FontName, () => Promise<unknown>>>> = {
  Arimo: () => import("./arimo.css"),
  Tinos: () => import("./tinos.css"),
  "EB Garamond": () => import("./ebGaramond.css"),
};

/**
 * Declares a layout's font and those of other scripts, so that screens and printing can use them. Their files load with
 * the first text that needs them.
 */
export async function loadFontFaces(family: FontName, scriptFonts: readonly ScriptFont[]): Promise<void> {
  const ofScripts = async () => {
    const { scriptFontSheets } = await import("./scriptFontSheets.ts");
    return Promise.all(scriptFonts.map((font) => scriptFontSheets[font]()));
  };
  await Promise.all([styleSheets[family]?.(), scriptFonts.length > 0 && ofScripts()]);
}
