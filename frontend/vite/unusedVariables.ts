import type { Plugin } from "vite";

const definition = /(--amplify-[\w-]+):[^;}]*;?/g;
const reference = /var\(\s*--amplify-[\w-]+/g;

/**
 * Removes those of Amplify's variables that nothing reads: it defines 1,500 of them, in more than half of the text of our
 * style sheets.
 */
export const unusedVariables = (): Plugin => ({
  name: "unused-variables",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const sheets = Object.values(bundle).filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
      const code = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : ""));
      const texts = withoutUnused(
        sheets.map((sheet) => (sheet.type === "asset" ? String(sheet.source) : "")),
        code,
      );
      sheets.forEach((sheet, index) => {
        if (sheet.type === "asset") sheet.source = texts[index] ?? "";
      });
    },
  },
});

/** Returns a style sheet that is used without others and without code. */
export const withoutUnusedVariables = (sheet: string): string => withoutUnused([sheet], []).join();

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Removes variables until none is left that only another removed one has read. */
function withoutUnused(sheets: readonly string[], code: readonly string[]): readonly string[] {
  const found = [...sheets, ...code].flatMap((text) => text.match(reference) ?? []);
  const read = new Set(found.map((text) => text.slice(text.indexOf("--"))));
  const kept = sheets.map((sheet) => sheet.replaceAll(definition, (whole, name) => (read.has(name) ? whole : "")));
  return lengthOf(kept) < lengthOf(sheets) ? withoutUnused(kept, code) : kept;
}
