const numerals: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function romanNumeral(value: number): string {
  let rest = value;
  let out = "";
  for (const [worth, numeral] of numerals) {
    out += numeral.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return out;
}

/** Returns the value of a Roman numeral; undefined for anything that isn't correctly written as one. */
export function readRomanNumeral(text: string): number | undefined {
  if (!/^[MDCLXVI]{1,9}$/i.test(text)) return undefined;
  const upper = text.toUpperCase();
  let rest = upper;
  let value = 0;
  for (const [worth, numeral] of numerals) {
    while (rest.startsWith(numeral)) {
      value += worth;
      rest = rest.slice(numeral.length);
    }
  }
  return romanNumeral(value) === upper ? value : undefined;
}
