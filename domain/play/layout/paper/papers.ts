interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Paper sizes in inches. A4 is 210 by 297 mm (ISO 216). */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const satisfies Readonly<Record<string, PaperSize>>;

export type PaperName = keyof typeof papers;

/** Returns the size of a sheet that is folded once. Half of A4 is A5, which ISO 216 rounds down by half a millimeter. */
export const halfOf = ({ width, height }: PaperSize): PaperSize => ({ width: height / 2, height: width });
