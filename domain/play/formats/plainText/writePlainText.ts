import { type PageWords, pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { type Block, type BlockKind, type Play, textOf } from "#domain/play/play.ts";
import { frontPartsOf } from "../reading/frontPartsOf.ts";
import { titlePageOf } from "../reading/titlePageOf.ts";
import { withoutEmpty } from "../reading/withoutEmpty.ts";
import type { WriteOptions } from "../writing/writeOptions.ts";

/** Characters to a line, as on a typewriter. */
const width = 60;

/** How a kind is set: where its lines begin, and where they end. */
interface Place {
  readonly left: number;
  readonly right: number;
}

const places: Readonly<Record<Exclude<BlockKind, "pageBreak">, Place | "center">> = {
  act: "center",
  scene: "center",
  setting: { left: 22, right: width },
  direction: { left: 22, right: width },
  cue: { left: 24, right: width },
  parenthetical: { left: 14, right: 46 },
  dialogue: { left: 0, right: width },
  lyric: { left: 6, right: width },
  transition: "center",
  centered: "center",
  note: { left: 0, right: width },
};

/** Kinds without an empty line above: the parts of a speech below its name. */
const attached = new Set<BlockKind>(["parenthetical", "dialogue", "lyric"]);

/** Writes a play as a typed page: plain text without any marks, for reading and for mail. */
export function writePlainText({ front, blocks, typing }: Play, { numbers }: WriteOptions): string {
  const words = pageWordsOf(typing?.language);
  const lines = [
    ...centered(front.title.toUpperCase()),
    ...titlePageOf(front, words).flatMap(({ text }) => ["", ...text.split("\n").flatMap(centered)]),
    ...frontPartsOf(front, words).flatMap((part) => [
      "",
      ...centered(part.heading),
      ...part.lines.flatMap((line) => wrap(line, hanging)),
    ]),
  ];
  for (const block of withoutEmpty(blocks)) {
    if (block.kind === "pageBreak") continue;
    if (!attached.has(block.kind) && lines.length > 0) lines.push("");
    const [first = "", ...more] = linesOf(block, words);
    lines.push(withNumber(first, numbers?.get(block.id)), ...more);
  }
  return `${lines.join("\n").trim()}\n`;
}

/** Puts a number at the start of the line, in the space before the text if there's enough. */
function withNumber(line: string, number: string | undefined): string {
  if (number === undefined) return line;
  const isFree = line.slice(0, number.length + 1).trim() === "";
  return isFree ? number + line.slice(number.length) : `${number} ${line}`;
}

const hanging: Place = { left: 0, right: width };

function linesOf(block: Block, words: PageWords): readonly string[] {
  const place = block.kind === "pageBreak" ? hanging : places[block.kind];
  const lines = printedText(block, words).split("\n");
  return lines.flatMap((line) => (place === "center" ? centered(line) : wrap(line, place)));
}

function printedText(block: Block, { note }: PageWords): string {
  const text = textOf(block);
  if (block.kind === "parenthetical") return `(${text})`;
  if (block.kind === "note") return `[${note}: ${text}]`;
  return block.kind === "act" || block.kind === "cue" ? text.toUpperCase() : text;
}

/** Returns how many spaces are before a centered line. */
export const spacesBefore = (line: string): number => Math.max(0, Math.floor((width - line.length) / 2));

const centered = (text: string): readonly string[] =>
  text === "" ? [] : wrap(text, { left: 0, right: width }).map((line) => " ".repeat(spacesBefore(line)) + line);

/** Breaks a line at spaces. A word that is too long stays whole. */
function wrap(text: string, { left, right }: Place): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > right - left) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => (one === "" ? "" : " ".repeat(left) + one));
}
