import { isContinuedMark } from "../../continuedMark.ts";
import { addTaken } from "./addTaken.ts";
import { parentheticalLength } from "./brackets.ts";
import type { Collector } from "./collector.ts";
import { endsSpeech } from "./cues.ts";
import { undecorate } from "./decoration.ts";
import { type LineCursor, skipEmpty, type Taken, takeLines, takeNotes, textAt } from "./lineCursor.ts";
import type { FountainLine } from "./paragraphs.ts";

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

/** Spoken lines. Empty lines count if there are spoken lines on both sides. */
function takeSpoken(cursor: LineCursor): Taken {
  const take = (): Taken => takeLines(cursor, () => isSpoken(cursor.lines, cursor.at));
  const passages = [take()];
  for (let below = findBelowGap(cursor); below; below = findBelowGap(cursor)) {
    passages.push({ texts: Array<string>(below - cursor.at).fill(""), notes: [] });
    cursor.at = below;
    passages.push(take());
  }
  return { texts: passages.flatMap(({ texts }) => texts), notes: passages.flatMap(({ notes }) => notes) };
}

function isSpoken(lines: readonly FountainLine[], at: number): boolean {
  const text = textAt(lines, at);
  return text !== undefined && !isSung(text) && bracketedLines(lines, at) === 0;
}

/** Returns where the block continues below the empty lines that begin here, if it does. */
function findBelowGap(cursor: LineCursor): number | undefined {
  if (textAt(cursor.lines, cursor.at) !== "") return undefined;
  const below = skipEmpty(cursor.lines, cursor.at);
  const text = textAt(cursor.lines, below);
  return text !== undefined && !endsSpeech(text) && isSpoken(cursor.lines, below) ? below : undefined;
}
