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
  return lines.map((line, at) => trimSpaces(unmark(kind, line, at)));
}

function unmark(kind: BlockKind, line: string, at: number): string {
  if (kind === "act" || kind === "scene") return line.replace(/^#{1,6}|^\./, "");
  if (kind === "lyric") return line.replace(/^~/, "");
  if (kind === "cue") return line.replace(/^@/, "");
  if (kind === "transition") return line.replace(/^>/, "");
  if (kind === "centered") return line.replace(/^>/, "").replace(/<$/, "");
  return kind === "direction" && at === 0 ? line.replace(/^!(?=.)/s, "") : line;
}
