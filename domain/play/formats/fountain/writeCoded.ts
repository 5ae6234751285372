import type { Block } from "#domain/play/play.ts";
import { continuedAt } from "../../continuedMark.ts";
import { blockCode, emptyBlockCode, nothingCode } from "./codes.ts";
import { decorate } from "./decoration.ts";
import { writeInline } from "./inlineWriter.ts";
import { splitLines } from "./lines.ts";

/** Returns the lines of a block without the markers of its kind; none of them is empty. */
export const writeLines = (block: Block): readonly string[] =>
  splitLines(block.text).map((line) => writeInline(line, block.kind === "note") || nothingCode);

/** Writes any block after a code that names its kind. */
export function writeCoded(block: Block): readonly string[] {
  if (block.text.length === 0) return [emptyBlockCode(block)];
  const lines = block.kind === "cue" ? protectCue(writeLines(block)) : writeLines(block);
  return [blockCode(block.kind), ...decorate(block.kind, lines, block.simultaneous)];
}

/**
 * Protects the last line of a cue, which may end like the marker for simultaneous speech or like a `(CONT'D)` that
 * would be removed.
 */
export function protectCue(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => (at === lines.length - 1 ? protectCueEnd(line) : line));
}

function protectCueEnd(line: string): string {
  if (line.endsWith("^")) return `${line.slice(0, -1)}\\^`;
  const continued = continuedAt(line);
  return continued < 0 ? line : `${line.slice(0, continued)}\\${line.slice(continued)}`;
}
