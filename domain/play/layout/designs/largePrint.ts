import type { Layout } from "../layout.ts";
import { usManuscript } from "./usManuscript.ts";

const { styles } = usManuscript;

/**
 * The US manuscript for people with low vision: 18 points, sans serif. RNIB recommends 16 to 22 points for large print;
 * many American organizations start at 18. RNIB's clear print guidelines also ask for space between lines, for text
 * that's aligned left, and for no underlines, italics or long passages in capitals. So lines are a quarter farther
 * apart than the size of the type, headings are bold, and lyrics are printed as written.
 */
export const largePrint: Layout = {
  ...usManuscript,
  name: "Large print",
  font: { family: "Arimo", sizePoints: 18 },
  linesPerInch: 72 / 22.5,
  styles: {
    ...styles,
    act: { ...styles.act, bold: true },
    scene: { ...styles.scene, bold: true },
    lyric: { ...styles.lyric, capitals: undefined },
    frontHeading: { ...styles.frontHeading, underline: undefined, bold: true },
  },
  columns: { gap: 0.25, narrowest: 2.5 },
  sentenceReach: 2,
};
