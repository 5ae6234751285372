import type * as english from "../presets.ts";
import type { Translation } from "../translation.ts";

export const presetWords: Translation<typeof english.presetWords> = {
  unnamed: "Escribe un nombre.",
  tooLong: "Usa como máximo 80 caracteres.",
};
