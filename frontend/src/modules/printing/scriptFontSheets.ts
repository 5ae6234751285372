import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";

/** Declares the fonts of other scripts. A browser loads a file of them when a page has one of its letters. */
export const scriptFontSheets: Readonly<Record<ScriptFont, () => Promise<unknown>>> = {
  Cousine: () =>
    Promise.all([
      import("@fontsource/cousine/400.css"),
      import("@fontsource/cousine/400-italic.css"),
      import("@fontsource/cousine/700.css"),
      import("@fontsource/cousine/700-italic.css"),
    ]),
  Vazirmatn: () => Promise.all([import("@fontsource/vazirmatn/400.css"), import("@fontsource/vazirmatn/700.css")]),
  "Noto Sans JP": () =>
    Promise.all([import("@fontsource/noto-sans-jp/400.css"), import("@fontsource/noto-sans-jp/700.css")]),
  "Noto Sans SC": () =>
    Promise.all([import("@fontsource/noto-sans-sc/400.css"), import("@fontsource/noto-sans-sc/700.css")]),
  "Noto Sans TC": () =>
    Promise.all([import("@fontsource/noto-sans-tc/400.css"), import("@fontsource/noto-sans-tc/700.css")]),
  "Noto Sans KR": () =>
    Promise.all([import("@fontsource/noto-sans-kr/400.css"), import("@fontsource/noto-sans-kr/700.css")]),
};
