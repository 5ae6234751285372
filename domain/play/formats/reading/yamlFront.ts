/** More lines, or longer ones, aren't the front matter of a text. */
const maxLines = 200;
const maxLineLength = 2000;

/**
 * Rewrites YAML front matter at the beginning of a text (`---`, then `title: …`) as a title page of Fountain. Text that
 * begins in any other way stays as it is.
 */
export function withoutYaml(text: string): string {
  const [opening = "", ...lines] = text.replace(/^\uFEFF/, "").split("\n", maxLines);
  if (!/^---[ \t]*$/.test(opening)) return text;
  const end = lines.findIndex((line) => /^(---|\.\.\.)[ \t]*$/.test(line));
  const entries = end < 1 ? [] : entriesOf(lines.slice(0, end));
  if (entries.length === 0) return text;
  const body = text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .slice(end + 2);
  return [...entries, "", ...body].join("\n");
}

/** Returns the lines of a title page; none if a line isn't YAML as people write it. */
function entriesOf(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    const [, key, value = ""] =
      /^([\p{L}][\p{L}\p{N} _-]{0,60}):(?:[ \t]+(.*))?$/u.exec(line.slice(0, maxLineLength)) ?? [];
    const [, more] = /^[ \t]*(?:-[ \t]+|[ \t])(.*)$/.exec(line) ?? [];
    if (key !== undefined) out.push(`${key}: ${readYamlValue(value)}`.trimEnd());
    else if (more !== undefined && out.length > 0) out.push(`    ${readYamlValue(more)}`);
    else if (line.trim() !== "" && !line.startsWith("#")) return [];
  }
  return out;
}

/** Reads a value: quoted, a list in brackets, or the mark of a text on the lines below. */
function readYamlValue(text: string): string {
  const value = text.trim();
  if (/^[|>][+-]?$/.test(value)) return "";
  const [, quoted] = /^"(.*)"$|^'(.*)'$/.exec(value) ? [value, value.slice(1, -1)] : [];
  if (quoted !== undefined) return quoted.replace(/\\"/g, '"').replace(/''/g, "'");
  return /^\[.*\]$/.test(value) ? value.slice(1, -1).split(",").map(readYamlValue).join(", ") : value;
}
