import { addTaken } from "./addTaken.ts";
import type { Collector } from "./collector.ts";
import { type Cursor, skipEmpty, type Taken, takeLines, takeNotes, textAt } from "./cursor.ts";
import { undecorate } from "./decoration.ts";
import type { Line } from "./paragraphs.ts";
import { beginsAnew, parentheticalLength, saysContinued } from "./recognise.ts";

/** Reads one element of a speech: a parenthetical, sung lines or spoken lines. The speech may end here instead. */
export function readSpeech(cursor: Cursor, collector: Collector): void {
  const text = textAt(cursor.lines, cursor.at) ?? "";
  if (text === "") return skipGap(cursor);
  const bracketed = bracketedLines(cursor.lines, cursor.at);
  if (bracketed > 0) readParenthetical(cursor, bracketed, collector);
  else if (isSung(text)) addTaken("lyric", takeLines(cursor, isSung), collector);
  else addTaken("dialogue", takeSpoken(cursor), collector);
}

/** A line of spaces goes on with the speech, unless what follows could not be spoken. */
function skipGap(cursor: Cursor): void {
  cursor.at = skipEmpty(cursor.lines, cursor.at);
  const next = textAt(cursor.lines, cursor.at);
  if (next === undefined || beginsAnew(next)) cursor.speaks = false;
}

const isSung = (text: string): boolean => text.startsWith("~");

function bracketedLines(lines: readonly Line[], at: number): number {
  const first = textAt(lines, at);
  if (!first?.startsWith("(")) return 0;
  return parentheticalLength((offset) => textAt(lines, at + offset));
}

function readParenthetical(cursor: Cursor, length: number, collector: Collector): void {
  const texts = Array.from({ length }, (_, offset) => textAt(cursor.lines, cursor.at + offset) ?? "");
  cursor.at += length;
  const notes = takeNotes(cursor);
  const isComputed = length === 1 && saysContinued(undecorate("parenthetical", texts)[0] ?? "");
  addTaken("parenthetical", { texts: isComputed ? [] : texts, notes }, collector);
}

/** Spoken lines; empty ones count where spoken lines stand on either side. */
function takeSpoken(cursor: Cursor): Taken {
  const texts: string[] = [];
  const notes: (readonly string[])[] = [];
  for (let line = cursor.lines[cursor.at]; line; line = cursor.lines[cursor.at]) {
    if (line.is === "note" && line.beside) notes.push(line.lines);
    else if (line.is !== "text") break;
    else if (line.text === "") {
      const next = skipEmpty(cursor.lines, cursor.at);
      if (!goesOn(cursor.lines, next)) break;
      texts.push(...Array<string>(next - cursor.at).fill(""));
      cursor.at = next;
      continue;
    } else if (texts.length > 0 && !isSpoken(cursor.lines, cursor.at)) break;
    else texts.push(line.text);
    cursor.at++;
  }
  return { texts, notes };
}

function isSpoken(lines: readonly Line[], at: number): boolean {
  const text = textAt(lines, at);
  return text !== undefined && !isSung(text) && bracketedLines(lines, at) === 0;
}

function goesOn(lines: readonly Line[], at: number): boolean {
  const text = textAt(lines, at);
  return text !== undefined && !beginsAnew(text) && isSpoken(lines, at);
}
