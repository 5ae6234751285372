import { translated } from "./translation.ts";

/** Settings that are saved under a name. */
export const presetWords = translated("presetWords", {
  unnamed: "Enter a name.",
  tooLong: "Use at most 80 characters.",
});
