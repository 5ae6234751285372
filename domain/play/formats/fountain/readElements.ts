import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { addTaken } from "./addTaken.ts";
import { isCastHeading } from "./castHeading.ts";
import type { BlockCode } from "./codes.ts";
import type { Collector } from "./collector.ts";
import { endsSpeech } from "./cues.ts";
import { undecorate } from "./decoration.ts";
import type { FountainLine, FountainLines } from "./fountainLines.ts";
import { headingKind } from "./headings.ts";
import { findLine, isText, type LineCursor, takeLine, takeLines, textAt } from "./lineCursor.ts";
import { type FountainMark, findMark, interruptsParagraph } from "./marks.ts";
import { sceneNumber } from "./plainHeading.ts";
import { isKeyAndColon, kindOfPlainLine } from "./plainLines.ts";
import { readSpeech } from "./readSpeech.ts";
import { trimSpaces } from "./spaces.ts";

export function readElements({ lines, spaced }: FountainLines, collector: Collector): void {
  const cursor: LineCursor = { lines, spaced, at: 0, speaks: false };
  for (let line = lines[0]; line !== undefined; line = lines[cursor.at]) readElement(line, cursor, collector);
}

/** Reads one element and advances by at least one line. */
function readElement(line: FountainLine, cursor: LineCursor, collector: Collector): void {
  if (isText(line)) readText(line, cursor, collector);
  else if (line.is === "code") readCoded(line.code, cursor, collector);
  else {
    if (line.is === "note") collector.add("note", line.lines);
    else cursor.speaks = false;
    cursor.at++;
  }
}

function readText(text: string, cursor: LineCursor, collector: Collector): void {
  if (cursor.speaks) readSpeech(cursor, collector);
  else if (text === "") cursor.at++;
  else readPlain(text, cursor, collector);
}

function readCoded({ kind, empty, simultaneous }: BlockCode, cursor: LineCursor, collector: Collector): void {
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

type Read = (text: string, cursor: LineCursor, collector: Collector) => void;

const readMarked: Readonly<Record<FountainMark, Read>> = {
  heading: readHeading,
  cue: readCue,
  synopsis: (text, cursor, collector) => {
    const { notes } = takeLine(cursor);
    for (const note of [[trimSpaces(text.slice(1))], ...notes]) collector.add("note", note);
  },
  pageBreak: (_, cursor, collector) => {
    collector.add("pageBreak", []);
    cursor.at++;
  },
  direction: (_, cursor, collector) => addTaken("direction", takeLines(cursor, isOfAction), collector),
  lyric: (_, cursor, collector) => addTaken("lyric", takeLines(cursor, isLyric), collector),
  transition: (_, cursor, collector) => addTaken("transition", takeLines(cursor, isMarked("transition")), collector),
  centered: readCentered,
};

const isOfAction = (text: string): boolean => !interruptsParagraph(text);
const isLyric = (text: string): boolean => text.startsWith("~");
const isMarked =
  (mark: FountainMark) =>
  (text: string): boolean =>
    findMark(text) === mark;

function readPlain(text: string, cursor: LineCursor, collector: Collector): void {
  const mark = findMark(text);
  if (mark) readMarked[mark](text, cursor, collector);
  else readUnmarked(text, cursor, collector);
}

function readUnmarked(text: string, cursor: LineCursor, collector: Collector): void {
  const next = findLine(cursor.lines, cursor.at + 1);
  const alone = next === undefined || next === "" || (!isText(next) && next.is === "gap");
  const kind = kindOfPlainLine(text, alone, collector.before);
  if (kind === "cue" && alone) readNewName(text, cursor, collector);
  else if (kind === "cue") readCue(text, cursor, collector);
  else if (kind === "act" || kind === "scene") addHeading(kind, text, cursor, collector);
  // Fountain's own way to keep `CUT TO:` from being a transition is a space at its end.
  else {
    const isDirection = kind === "transition" && cursor.spaced.has(cursor.at);
    addTaken(isDirection ? "direction" : kind, takeLines(cursor, isOfAction), collector);
  }
}

/** Reads a name in capitals below a setting, apart from its speech. If nothing below can be one, it's a direction. */
function readNewName(text: string, cursor: LineCursor, collector: Collector): void {
  const { lines } = cursor;
  const speechAt = lines.findIndex((line, at) => at > cursor.at && (isText(line) ? line !== "" : line.is !== "gap"));
  if (collector.isOnScreen || !canBeSpeech(lines, speechAt)) addTaken("direction", takeLine(cursor), collector);
  else {
    readCue(text, cursor, collector);
    cursor.at = speechAt;
  }
}

function canBeSpeech(lines: readonly FountainLine[], at: number): boolean {
  const first = textAt(lines, at);
  if (first === undefined || endsSpeech(first) || findMark(first) || beginsWithEntrance(first)) return false;
  const kind = kindOfPlainLine(first, textAt(lines, at + 1) === undefined, "cue");
  return kind === "direction" && !isKeyAndColon(first);
}

function readHeading(text: string, cursor: LineCursor, collector: Collector): void {
  const level = /^#*/.exec(text)?.[0].length || 2;
  const [line = ""] = undecorate("scene", [text]);
  addHeading(headingKind(level, line), line, cursor, collector);
}

function addHeading(kind: "act" | "scene", line: string, cursor: LineCursor, collector: Collector): void {
  const { notes } = takeLine(cursor);
  const isNumbered = kind === "scene" && sceneNumber.test(line);
  if (isNumbered) collector.sceneNumbers++;
  if (isCastHeading(line)) collector.addCastHeading(kind, line);
  else collector.add(kind, [isNumbered ? line.replace(sceneNumber, "") : line]);
  for (const note of notes) collector.add("note", note);
}

function readCue(_: string, cursor: LineCursor, collector: Collector): void {
  addTaken("cue", takeLine(cursor), collector);
  cursor.speaks = true;
}

/**
 * Reads a centered line. One that only repeats the heading above it is meant for programs that don't print sections.
 */
function readCentered(_: string, cursor: LineCursor, collector: Collector): void {
  const taken = takeLines(cursor, isMarked("centered"));
  const [line = "", ...more] = undecorate("centered", taken.texts);
  const isRepeated = more.length === 0 && collector.repeatsHeading(line);
  addTaken("centered", isRepeated ? { ...taken, texts: [] } : taken, collector);
}
