/** Colors of paper on which productions print pages with changes, in the usual order of revisions. All are light. */
export const paperColors = {
  white: "#ffffff",
  blue: "#d5e6f7",
  pink: "#fadbe4",
  yellow: "#fcf6bd",
  green: "#d8efcf",
  goldenrod: "#f8dc98",
} as const;

export type PaperColor = keyof typeof paperColors;
