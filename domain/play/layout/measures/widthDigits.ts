/** The digits of the tables of widths. They need no escape in a string. */
export const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** Reads a list of widths that have two digits each. */
export function readDigits(widths: string): readonly number[] {
  const digitAt = (at: number) => digits.indexOf(widths.charAt(at));
  return Array.from({ length: widths.length / 2 }, (_, at) => digitAt(2 * at) * digits.length + digitAt(2 * at + 1));
}

export const writeDigits = (width: number): string =>
  `${digits[Math.floor(width / digits.length)]}${digits[width % digits.length]}`;
