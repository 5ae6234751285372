import type * as english from "../pasting.ts";
import type { Translation } from "../translation.ts";

export const pasteWords: Translation<typeof english.pasteWords> = {
  pastedAs: "Pegado como",
  ways: { recognized: "Según lo reconocido", dialogue: "Como diálogo", plain: "Como texto simple" },
  status: (way: string, key: string) =>
    `Pegado ${way.toLowerCase()}.${key && ` Para pegar de otra manera, presiona ${key}.`}`,
  another: "Pegar de otra manera",
};
