import type { BlockKind } from "#domain/play/play.ts";
import { trimSpaces } from "./spaces.ts";

/** Adds the line markers of a kind; `undecorate` removes what `decorate` adds. */
export function decorate(kind: BlockKind, lines: readonly string[], simultaneous = false): readonly string[] {
  if (kind === "parenthetical") return bracketed(lines);
  const marked = lines.map((line, at) => mark(kind, line, at));
  return simultaneous ? [...marked.slice(0, -1), `${marked.at(-1)} ^`] : marked;
}

function mark(kind: BlockKind, line: string, at: number): string {
  if (kind === "act") return `# ${line}`;
  if (kind === "scene") return `## ${line}`;
  if (kind === "lyric") return `~${line}`;
  if (kind === "cue") return `@${line}`;
  if (kind === "transition") return `> ${line}`;
  if (kind === "centered") return `> ${line} <`;
  return kind === "direction" && at === 0 ? `!${line}` : line;
}

const bracketed = (lines: readonly string[]): readonly string[] => `(${lines.join("\n")})`.split("\n");

export function undecorate(kind: BlockKind, lines: readonly string[]): readonly string[] {
  if (kind === "parenthetical")
    return lines.join("\n").replace(/^\(/, "").replace(/\)$/, "").split("\n").map(trimSpaces);
  if (!markedKinds.has(kind)) return lines;
  return lines.map((line, at) => trimSpaces(unmark(kind, line, at)));
}

/** The kinds whose lines may have a mark. */
const markedKinds = new Set<BlockKind>(["act", "scene", "lyric", "cue", "transition", "centered", "direction"]);

function unmark(kind: BlockKind, line: string, at: number): string {
  if (kind === "act" || kind === "scene") return line.replace(/^#{1,6}|^\./, "");
  if (kind === "lyric") return withoutStart("~", line);
  if (kind === "cue") return withoutStart("@", line);
  if (kind === "transition") return withoutStart(">", line);
  if (kind === "centered") return withoutStart(">", line).replace(/<$/, "");
  return kind === "direction" && at === 0 && line !== "!" ? withoutStart("!", line) : line;
}

const withoutStart = (mark: string, line: string): string => (line.startsWith(mark) ? line.slice(mark.length) : line);
