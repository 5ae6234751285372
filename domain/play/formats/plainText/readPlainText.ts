import { type BlockId, emptyFront, type Play } from "../../play.ts";
import { Collector } from "../fountain/collector.ts";
import { kindOfPlainLine } from "../fountain/plainLines.ts";
import { readFountain } from "../fountain/readFountain.ts";
import type { Notice } from "../notice.ts";
import { findRunInCue, findSpeakers, type RunInCue } from "./speakers.ts";
import { splitSpeech } from "./splitSpeech.ts";
import { unwrapper } from "./unwrap.ts";

/**
 * Reads a play from plain text: as Fountain, or, where more speeches begin with `NAME.` or `NAME:`, in that way.
 * What is not recognised becomes a stage direction, so that no word is lost.
 */
export function readPlainText(text: string, newId: () => BlockId): { play: Play; notices: readonly Notice[] } {
  const paragraphs = splitParagraphs(text).map(unwrapper(text));
  const speakers = findSpeakers(paragraphs);
  const runIn = paragraphs.filter(([first = ""]) => findRunInCue(first, speakers)).length;
  const fountain = readFountain(text, newId);
  if (runIn <= fountain.play.blocks.filter(({ kind }) => kind === "cue").length) return fountain;
  const collector = new Collector(emptyFront, newId);
  readParagraphs(paragraphs, speakers, collector);
  return { play: collector.finish(), notices: [guessed] };
}

const guessed: Notice = {
  code: "plain-text",
  message:
    "Who speaks was told from the names before the speeches. Look the play through; everything else became a stage direction.",
};

const splitParagraphs = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\n[ \t]*(?=\n)/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);

function readParagraphs(
  paragraphs: readonly (readonly string[])[],
  speakers: ReadonlySet<string>,
  collector: Collector,
): void {
  /** A cue has stood alone: what comes next is its speech. */
  let waits = false;
  for (const lines of paragraphs) {
    const [first = "", ...more] = lines;
    const cue = findRunInCue(first, speakers) ?? findCueLine(first, more, collector);
    if (cue) addSpeech(cue, [cue.rest, ...more].filter(Boolean), collector);
    else if (waits && !first.startsWith("[")) addSpoken(lines, collector);
    else addOther(lines, collector);
    waits = cue !== undefined && cue.rest === "" && more.length === 0;
  }
}

/** A name in capitals with lines below it, as Fountain has it. */
const findCueLine = (first: string, more: readonly string[], { before }: Collector): RunInCue | undefined =>
  kindOfPlainLine(first, more.length === 0, before) === "cue" ? { name: first, rest: "", certain: true } : undefined;

function addSpeech({ name, manner }: RunInCue, lines: readonly string[], collector: Collector): void {
  collector.add("cue", [name]);
  if (manner) collector.add("parenthetical", [manner]);
  addSpoken(lines, collector);
}

function addSpoken(lines: readonly string[], collector: Collector): void {
  for (const part of splitSpeech(lines)) collector.add(part.kind, part.lines);
}

function addOther(lines: readonly string[], collector: Collector): void {
  const kind = kindOfPlainLine(lines[0] ?? "", lines.length === 1, collector.before);
  const isAction = kind === "direction" || kind === "setting";
  collector.add(kind, isAction ? withoutBrackets(lines) : lines);
}

/** Directions are printed without brackets of their own. */
function withoutBrackets(lines: readonly string[]): readonly string[] {
  const text = lines.join("\n");
  const [, inner] = /^\[([^[\]]*)\]?$/.exec(text) ?? [];
  return (inner ?? text).split("\n");
}
