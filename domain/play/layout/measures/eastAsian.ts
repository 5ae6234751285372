/** The ranges of Unicode's East Asian Width properties W and F that occur in plays, including emoji. */
const wideRanges = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
] as const;

export const isWide = (codePoint: number): boolean =>
  codePoint >= 0x1100 && wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Letters and marks that only the East Asian fonts have, except for rare ideographs. */
const lettersAndMarks =
  /[\u1100-\u11ff\u203b\u2460-\u2473\u25b3\u25bd\u25c6\u25c7\u25ce\u2e80-\u303e\u3041-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uffe6]/;
const highSurrogatesOfIdeographs = /[\ud840-\ud8bf]/;

/** Returns whether a text needs a Japanese, Chinese, or Korean font. */
export const hasEastAsian = (text: string): boolean =>
  lettersAndMarks.test(text) || highSurrogatesOfIdeographs.test(text);

const hangul = /[\u1100-\u115f\u3131-\u318e\uac00-\ud7a3]/;
const hangulEms = 0.92;
const halfwidth = /[\uff61-\uffdc]/;

/** Returns the width of a character in the East Asian fonts, in ems; undefined if it's set in another font. */
export function eastAsianEms(codePoint: number): number | undefined {
  const character = String.fromCodePoint(codePoint);
  if (hangul.test(character)) return hangulEms;
  if (halfwidth.test(character)) return 0.5;
  if (isCombining.test(character)) return 0;
  return isWide(codePoint) || lettersAndMarks.test(character) ? 1 : undefined;
}

const isCombining = /[\u3099\u309a\u302a-\u302f]/;
