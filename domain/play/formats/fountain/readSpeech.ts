import { isContinuedMark } from "../../continuedMark.ts";
import { addTaken } from "./addTaken.ts";
import { parentheticalLength } from "./brackets.ts";
import type { Collector } from "./collector.ts";
import { endsSpeech } from "./cues.ts";
import { undecorate } from "./decoration.ts";
import type { FountainLine } from "./fountainLines.ts";
import {
  isBeside,
  type LineCursor,
  skipEmpty,
  type Taken,
  takeLines,
  takeNotes,
  takeUntil,
  textAt,
} from "./lineCursor.ts";

/** Reads one element of a speech: a parenthetical, sung lines, or spoken lines. The speech may also end here. */
export function readSpeech(cursor: LineCursor, collector: Collector): void {
  const text = textAt(cursor.lines, cursor.at) ?? "";
  const bracketed = bracketedLines(cursor.lines, cursor.at);
  if (text === "") skipGap(cursor);
  else if (bracketed > 0) readParenthetical(cursor, bracketed, collector);
  else if (isSung(text)) addTaken("lyric", takeLines(cursor, isSung), collector);
  else addTaken("dialogue", takeSpoken(cursor), collector);
}

/** Skips a line of spaces, which continues the speech unless the following text can't be spoken. */
function skipGap(cursor: LineCursor): void {
  cursor.at = skipEmpty(cursor.lines, cursor.at);
  const next = textAt(cursor.lines, cursor.at);
  if (next === undefined || endsSpeech(next)) cursor.speaks = false;
}

const isSung = (text: string): boolean => text.startsWith("~");

const bracketedLines = (lines: readonly FountainLine[], at: number): number =>
  parentheticalLength((offset) => textAt(lines, at + offset));

function readParenthetical(cursor: LineCursor, length: number, collector: Collector): void {
  const texts = Array.from({ length }, (_, offset) => textAt(cursor.lines, cursor.at + offset) ?? "");
  cursor.at += length;
  const notes = takeNotes(cursor);
  const isComputed = length === 1 && isContinuedMark(undecorate("parenthetical", texts)[0] ?? "");
  addTaken("parenthetical", { texts: isComputed ? [] : texts, notes }, collector);
}

/** Takes spoken lines. Empty lines count if there are spoken lines on both sides. */
function takeSpoken(cursor: LineCursor): Taken {
  const { lines } = cursor;
  let end = cursor.at + 1;
  for (let next = findSpoken(lines, end); next !== undefined; next = findSpoken(lines, end)) end = next + 1;
  return takeUntil(cursor, end);
}

/** Returns where the block continues from `at` on, if it does: at a note next to it, or below empty lines. */
function findSpoken(lines: readonly FountainLine[], at: number): number | undefined {
  if (isBeside(lines[at])) return at;
  const below = skipEmpty(lines, at);
  const text = textAt(lines, below);
  if (text === undefined || !isSpoken(text, lines, below)) return undefined;
  return below === at || !endsSpeech(text) ? below : undefined;
}

const isSpoken = (text: string, lines: readonly FountainLine[], at: number): boolean =>
  !isSung(text) && bracketedLines(lines, at) === 0;
