export type FontName = "Courier Prime" | "Arimo" | "Tinos" | "EB Garamond";

interface FontFacts {
  /** A font with the same character widths that comes with most computers. After EB Garamond, the font that has the letters it lacks. */
  readonly sameWidths: string;
  readonly generic: "monospace" | "sans-serif" | "serif";
  /** The name in files for other programs. */
  readonly inFiles: string;
  /**
   * Distance from the top of a line to its baseline, as a fraction of the type size, if lines are exactly that far
   * apart. CSS places it there, too.
   */
  readonly baseline: number;
}

/** The fonts of layouts. All are free (SIL Open Font License), so that every writer gets the same pages. */
export const fonts: Readonly<Record<FontName, FontFacts>> = {
  "Courier Prime": {
    sameWidths: "Courier New",
    generic: "monospace",
    inFiles: "Courier Prime",
    baseline: 0.78,
  },
  Arimo: { sameWidths: "Arial", generic: "sans-serif", inFiles: "Arial", baseline: 0.8467 },
  Tinos: { sameWidths: "Times New Roman", generic: "serif", inFiles: "Times New Roman", baseline: 0.8374 },
  "EB Garamond": { sameWidths: "Tinos", generic: "serif", inFiles: "Garamond", baseline: 0.8545 },
};
