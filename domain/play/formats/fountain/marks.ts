/** What the first character of a line forces. */
export type FountainMark =
  | "heading"
  | "pageBreak"
  | "synopsis"
  | "cue"
  | "lyric"
  | "direction"
  | "centered"
  | "transition";

const finders: Readonly<Record<string, (line: string) => FountainMark | undefined>> = {
  "#": (line) => (isHeadingMark(line) ? "heading" : undefined),
  ".": (line) => (line[1] === "." || line[1] === " " ? undefined : "heading"),
  "=": (line) => (line[1] !== "=" ? "synopsis" : isPageBreak(line) ? "pageBreak" : undefined),
  ">": (line) => (line.endsWith("<") && !line.endsWith("\\<") ? "centered" : "transition"),
  "@": () => "cue",
  "~": () => "lyric",
  "!": () => "direction",
};

export const findMark = (line: string): FountainMark | undefined =>
  line.length > 1 ? finders[line[0] ?? ""]?.(line) : undefined;

export const isHeadingMark = (line: string): boolean => /^#{1,6}([ \t]+[^ \t]|[^# \t])/.test(line);

export const isPageBreak = (line: string): boolean => /^={3,}$/.test(line);

/** Returns whether a line interrupts a paragraph of directions without an empty line before it. */
export const interruptsParagraph = (line: string): boolean =>
  isHeadingMark(line) || isPageBreak(line) || findMark(line) === "lyric";
