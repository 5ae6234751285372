import { type Block, textOf } from "#domain/play/play.ts";
import type { CopyPiece } from "./readingCopy.ts";

/** Characters per line, as an average of window widths and text sizes. */
const lineCharacters = 56;
const spaceLines: Partial<Record<Block["kind"], number>> = { act: 6, scene: 4, cue: 1, direction: 1, setting: 1 };

/** Returns about how many lines a piece will take, to reserve its height until it's drawn. */
export const linesHigh = ({ blocks }: CopyPiece): number =>
  blocks.reduce((lines, block) => lines + linesOfText(textOf(block)) + (spaceLines[block.kind] ?? 0), 0);

const linesOfText = (text: string): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineCharacters)), 0);
