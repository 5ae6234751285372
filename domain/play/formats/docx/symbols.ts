/** Signs of symbol fonts that have a letter of their own, by the last two digits of their code. */
const byFont: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbol: {
    ...{ a2: "′", a3: "≤", a5: "∞", a7: "♣", a8: "♦", a9: "♥", aa: "♠", ab: "↔", ac: "←", ad: "↑", ae: "→", af: "↓" },
    ...{ b0: "°", b1: "±", b2: "″", b3: "≥", b4: "×", b7: "•", b8: "÷", b9: "≠", bb: "≈", bc: "…", bd: "|", be: "—" },
    ...{ d2: "®", d3: "©", d4: "™", d6: "√", d7: "·", e2: "®", e3: "©", e4: "™" },
  },
  wingdings: {
    ...{ "4a": "☺", "4c": "☹", "6c": "●", "6e": "■", "6f": "□", "71": "❑", "76": "❖", "9f": "•", a7: "▪", a8: "◻" },
    ...{ d8: "➢", df: "←", e0: "→", e1: "↑", e2: "↓", e8: "➔", f0: "⇨", fb: "✗", fc: "✓", fd: "☒", fe: "☑" },
  },
};

/**
 * Returns the letter of a symbol that Word writes as a code and a font. Symbol fonts have theirs from U+F020 to U+F0FF;
 * others give a plain code. Undefined if there's no letter for it.
 */
export function symbolOf(hex: string | undefined, font = ""): string | undefined {
  const code = Number.parseInt(hex ?? "", 16);
  if (!Number.isFinite(code) || code < 0x20 || code > 0xffff) return undefined;
  const inFont = byFont[font.toLowerCase()];
  if (code >= 0xf020 && code <= 0xf0ff) return signOf(code - 0xf000, inFont);
  if (inFont && code < 0x100) return signOf(code, inFont);
  return code < 0xd800 ? String.fromCharCode(code) : undefined;
}

/** In a font of letters, the code is that of the letter. */
function signOf(code: number, inFont: Readonly<Record<string, string>> | undefined): string | undefined {
  const sign = inFont?.[code.toString(16)];
  if (sign !== undefined) return sign;
  const isPlain = code < 0x7f && /[\p{P}\d ]/u.test(String.fromCharCode(code));
  return inFont === undefined || isPlain ? String.fromCharCode(code) : undefined;
}
