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
  const full = lengths.filter((length) => length > width - nearlyFull).length;
  const isUsual = full >= leastFull && full / lengths.length >= fullShare;
  return (lines) => (wraps ? join(lines, width, isUsual) : lines.map((line) => line.trim()));
}

/** A line this many letters short of the width is full: the next word was longer. */
const nearlyFull = 12;
/** Fewer full lines than these, and a small part of all, are only the longest of a short text. */
const leastFull = 4;
const fullShare = 0.1;

/** Unless full lines are usual, only a line that goes on in small letters belongs to the one before. */
function join(lines: readonly string[], width: number, isUsual: boolean): readonly string[] {
  const out: string[] = [];
  let length = Number.NaN;
  for (const line of lines) {
    const text = line.trim();
    const [word = ""] = text.split(" ", 1);
    if (length + 1 + word.length > width && (isUsual || /^\p{Ll}/u.test(word))) out[out.length - 1] += ` ${text}`;
    else out.push(text);
    length = line.trimEnd().length;
  }
  return out;
}
