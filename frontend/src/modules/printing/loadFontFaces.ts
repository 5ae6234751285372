import type { FontName } from "#domain/play/layout/fonts.ts";

/** Courier Prime, the font of the editor, is always declared. */
const styleSheets: Readonly<Partial<Record<FontName, () => Promise<unknown>>>> = {
  Arimo: () => import("./arimo.css"),
  Tinos: () => import("./tinos.css"),
};

/** Declares a layout's font, so that screens and printing can use it. Its files load with the first text that needs them. */
export async function loadFontFaces(family: FontName): Promise<void> {
  await styleSheets[family]?.();
}
