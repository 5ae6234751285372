/** Returns the text of HTML, with a line for each paragraph, until the code that reads HTML properly has loaded. */
export const roughText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<br\b[^>]*>|<\/(?:p|div|h[1-6]|li|tr|pre)\s*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, decoded)
    .replace(/ *\n */g, "\n")
    .trim();

const names: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decoded(entity: string, name: string): string {
  if (!name.startsWith("#")) return names[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
