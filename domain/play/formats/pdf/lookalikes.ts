/*
 * Characters that look the same, or nearly the same, as one that the manuscript fonts have. Word processors and PDF
 * readers insert them automatically.
 */

const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "-": "\u2010\u2011\u2043\ufe63\u02d7",
    "–": "\u2012\u2212",
    "—": "\u2015\u2e3a\u2e3b\ufe58",
    " ": "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000",
    "’": "\u02bc\u055a",
    "‘": "\u201b\u02bb",
    "“": "\u201f",
    "'": "\u02b9\u2032",
    '"': "\u02ba\u2033\u3003",
    ".": "\u2024",
    "·": "\u2027\u2219\u22c5",
    "•": "\u2023\u25cf\u25e6",
    ":": "\u2236\ua789",
    "|": "\u2223",
    "/": "\u2044\u2215",
    "*": "\u2055\u2217",
    "~": "\u223c\u301c",
    ff: "\ufb00",
    fi: "\ufb01",
    fl: "\ufb02",
    ffi: "\ufb03",
    ffl: "\ufb04",
    st: "\ufb06",
    "°C": "\u2103",
    "°F": "\u2109",
    "?!": "\u203d\u2048",
    "!?": "\u2049",
    "!!": "\u203c",
    "??": "\u2047",
  }).flatMap(([lookalike, characters]) => Array.from(characters, (character) => [character, lookalike] as const)),
);

/** ASCII in the width of East Asian letters. */
const firstWide = 0xff01;
const lastWide = 0xff5e;
const wideToAscii = firstWide - 0x21;

/** Returns what may be printed for a character that no font has; undefined if nothing looks like it. */
export function lookalikeOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= firstWide && code <= lastWide) return String.fromCodePoint(code - wideToAscii);
  return lookalikes.get(character);
}
