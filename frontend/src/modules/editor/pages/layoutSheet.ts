import type { Layout } from "#domain/play/layout/layout.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import { loadFontFaces } from "#frontend/modules/printing/loadFontFaces.ts";
import { layoutRules } from "./layoutRules.ts";

/** The style sheet with the measures of the layout that is shown. */
export interface LayoutSheet {
  /** Resolves once the layout's fonts are declared, or can't be. Until then, a font with the same widths is used. */
  readonly show: (layout: Layout, scriptFonts: readonly ScriptFont[]) => Promise<void>;
  readonly remove: () => void;
}

export function openLayoutSheet(): LayoutSheet {
  // jsdom has none.
  if (!("adoptedStyleSheets" in document)) return { show: async () => undefined, remove: () => undefined };
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    show(layout, scriptFonts) {
      sheet.replaceSync(layoutRules(layout, scriptFonts));
      return loadFontFaces(layout.font.family, scriptFonts).catch(() => undefined);
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
