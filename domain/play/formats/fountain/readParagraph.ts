import { addTaken } from "./addTaken.ts";
import type { BlockCode } from "./codes.ts";
import type { Collector } from "./collector.ts";
import { type Cursor, findLine, takeLines } from "./cursor.ts";
import { undecorate } from "./decoration.ts";
import type { Line } from "./paragraphs.ts";
import { readSpeech } from "./readSpeech.ts";
import { breaksIn, findMark, headingKind, isCastHeading, kindOfPlainLine, sceneNumber } from "./recognise.ts";
import { trimSpaces } from "./spaces.ts";

export function readParagraph(lines: readonly Line[], collector: Collector): void {
  const cursor: Cursor = { lines, at: 0, speaks: false };
  for (let line = lines[0]; line; line = lines[cursor.at]) readElement(line, cursor, collector);
}

/** Reads one element, and goes on by at least one line. */
function readElement(line: Line, cursor: Cursor, collector: Collector): void {
  if (line.is === "note") {
    collector.add("note", line.lines);
    cursor.at++;
  } else if (line.is === "code") readCoded(line.code, cursor, collector);
  else if (cursor.speaks) readSpeech(cursor, collector);
  else if (line.text === "") cursor.at++;
  else readPlain(line.text, line.spaced, cursor, collector);
}

function readCoded({ kind, empty, simultaneous }: BlockCode, cursor: Cursor, collector: Collector): void {
  cursor.at++;
  if (empty) collector.add(kind, [], simultaneous);
  else
    addTaken(
      kind,
      takeLines(cursor, () => true),
      collector,
    );
  if (kind === "cue") cursor.speaks = true;
}

function readPlain(text: string, spaced: boolean, cursor: Cursor, collector: Collector): void {
  const mark = findMark(text);
  if (mark === "heading") return readHeading(text, cursor, collector);
  if (mark === "cue") return readCue(cursor, collector);
  if (mark === "synopsis" || mark === "pageBreak") {
    cursor.at++;
    return mark === "pageBreak" ? collector.add(mark, []) : collector.add("note", [trimSpaces(text.slice(1))]);
  }
  if (mark === "direction") return addTaken("direction", takeLines(cursor, isOfAction), collector);
  if (mark) return addMarked(mark, cursor, collector);
  readUnmarked(text, spaced, cursor, collector);
}

const isOfAction = (line: string): boolean => !breaksIn(line);

function addMarked(mark: "lyric" | "centred" | "transition", cursor: Cursor, collector: Collector): void {
  const taken = takeLines(cursor, (line) => findMark(line) === mark || (mark === "lyric" && line === "~"));
  const [line = ""] = undecorate(mark, taken.texts);
  const repeated = mark === "centred" && taken.texts.length === 1 && collector.repeatsHeading(line);
  if (!repeated) addTaken(mark, taken, collector);
}

function readUnmarked(text: string, spaced: boolean, cursor: Cursor, collector: Collector): void {
  const next = findLine(cursor.lines, cursor.at + 1);
  const alone = next === undefined || (next.is === "text" && next.text === "");
  const kind = kindOfPlainLine(text, alone, collector.before);
  if (kind === "cue") readCue(cursor, collector);
  else if (kind === "act" || kind === "scene") readHeading(text, cursor, collector);
  // Fountain's own way to keep `CUT TO:` from being a transition is a space at its end.
  else addTaken(kind === "transition" && spaced ? "direction" : kind, takeLines(cursor, isOfAction), collector);
}

function readHeading(text: string, cursor: Cursor, collector: Collector): void {
  const { notes } = takeLines(cursor, () => false);
  const level = /^#*/.exec(text)?.[0].length || 2;
  const [line = ""] = undecorate("scene", [text]);
  const kind = headingKind(level, line);
  if (isCastHeading(line)) collector.addCastHeading(kind, line);
  else collector.add(kind, [kind === "scene" ? line.replace(sceneNumber, "") : line]);
  for (const note of notes) collector.add("note", note);
}

function readCue(cursor: Cursor, collector: Collector): void {
  addTaken(
    "cue",
    takeLines(cursor, () => false),
    collector,
  );
  cursor.speaks = true;
}
