import { continuedAt, isContinuedMark } from "../../continuedMark.ts";

/** A page number and a running head. */
const maxHeads = 2;
const maxHeadLength = 60;

/**
 * Removes what a page's end adds within a speech: `(MORE)`, the page number, a running head, and the name again with `(CONT'D)`. PDF
 * viewers copy it. Nothing else is removed, because a number alone may be the writer's.
 */
export function withoutPageEnds(lines: readonly string[], { joinsSentences = false } = {}): readonly string[] {
  const kept: string[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next) continue;
    const end = isMoreMark(line) ? endOfPageEnd(lines, at) : undefined;
    if (end === undefined) kept.push(line);
    else {
      dropEmptyEnd(kept);
      next = end;
      const before = kept.at(-1);
      const after = lines[end]?.trim();
      // A sentence that goes on is in one line, so that nobody takes the end of the page for the writer's.
      if (joinsSentences && before && after && /[\p{L}\p{N},;]$/u.test(before) && /^\p{Ll}/u.test(after)) {
        kept[kept.length - 1] = `${before} ${after}`;
        next = end + 1;
      }
    }
  }
  return kept;
}

function dropEmptyEnd(lines: string[]): void {
  while (lines.at(-1)?.trim() === "") lines.pop();
}

function isMoreMark(line: string): boolean {
  const [, words = ""] = /^\(([^()]+)\)$/.exec(line.trim()) ?? [];
  return isContinuedMark(words);
}

/** Returns where the speech goes on, after the repeated name; undefined if there is none. */
function endOfPageEnd(lines: readonly string[], more: number): number | undefined {
  let heads = 0;
  for (let at = more + 1; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    if (line === "") continue;
    if (continuedAt(line) > 0) return firstLineFrom(lines, at + 1);
    if (++heads > maxHeads || line.length > maxHeadLength) return undefined;
  }
  return undefined;
}

function firstLineFrom(lines: readonly string[], from: number): number {
  const after = lines.slice(from).findIndex((line) => line.trim() !== "");
  return after < 0 ? lines.length : from + after;
}
