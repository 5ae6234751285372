/** Settings that are saved under a name. */
export const presetWords = {
  unnamed: "Enter a name.",
  tooLong: "Use at most 80 characters.",
} as const;
