/** Text whose lines are longer was not wrapped by hand. */
const widestWrap = 90;
/** The share of lines that may be longer than the width: headings, tables. */
const outliers = 0.02;

/**
 * Joins the lines of a paragraph that were broken only because they were full: where the first word of the next
 * line would not have fitted any more. Verse keeps its lines.
 */
export function unwrapper(text: string): (lines: readonly string[]) => readonly string[] {
  const lengths = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.trimEnd().length)
    .sort((a, b) => a - b);
  const width = lengths[Math.ceil((lengths.length - 1) * (1 - outliers))] ?? 0;
  const wraps = width <= widestWrap && width >= 40;
  return (lines) => (wraps ? join(lines, width) : lines.map((line) => line.trim()));
}

function join(lines: readonly string[], width: number): readonly string[] {
  const out: string[] = [];
  let length = Number.NaN;
  for (const line of lines) {
    const text = line.trim();
    const [word = ""] = text.split(" ", 1);
    if (length + 1 + word.length > width) out[out.length - 1] += ` ${text}`;
    else out.push(text);
    length = line.trimEnd().length;
  }
  return out;
}
