const plain = /^[ -~]*$/;

/** Writes text that people read: titles, names, bookmarks. Anything beyond ASCII is written as UTF-16. */
export function pdfString(text: string): string {
  if (plain.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  const units = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at)));
  return `<FEFF${units.join("")}>`;
}

/** Writes a date of the file's information in UTC. */
export const pdfDate = (date: Date): string =>
  `(D:${date
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replace(/\D/g, "")}Z)`;

/** Writes a length with thousandths of a point, which no printer can show. */
export const pdfNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

export const hex4 = (value: number): string => value.toString(16).padStart(4, "0").toUpperCase();

/** Writes the characters of a name that aren't letters or digits as their codes. */
export const pdfName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9-]/g, (letter) => `#${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`)}`;
