/** Characters that XML 1.0 can't contain, even escaped: controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
const impossible = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** Returns text without characters that XML can't contain. */
export const withoutImpossible = (text: string): string => text.replace(impossible, "");

/** Escapes text for XML and HTML, in elements and in quoted attributes, without characters that XML can't contain. */
export const escapeXml = (text: string): string =>
  withoutImpossible(text).replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign);

/** Writes attributes; those without a value are left out. */
export const writeAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(value)}"`]))
    .join("");
