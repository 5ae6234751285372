import { type Block, type BlockKind, textOf } from "#domain/play/play.ts";
import { isContinuedMark } from "../../continuedMark.ts";
import { opensParenthetical, parentheticalLength } from "./brackets.ts";
import { isCastHeading } from "./castHeading.ts";
import { nothingCode } from "./codes.ts";
import { endsSpeech } from "./cues.ts";
import { decorate, undecorate } from "./decoration.ts";
import { headingKind } from "./headings.ts";
import { findMark, interruptsParagraph } from "./marks.ts";
import { repeatsText, sceneNumber } from "./plainHeading.ts";
import { isKeyAndColon, type KindBefore, kindOfPlainLine } from "./plainLines.ts";
import { protectCue, writeLines } from "./writeCoded.ts";

/** What the reader knows at the beginning of a block. */
export interface WritePlace {
  /** The paragraph has a cue, so spoken text continues it. */
  readonly speaks: boolean;
  /** The block above was written with a code: lines below would belong to it. */
  readonly coded: boolean;
  readonly last: Block | undefined;
  readonly before: KindBefore;
}

type Lines = readonly string[] | undefined;

/** Writes a block as ordinary Fountain. Returns undefined if the reader wouldn't read the same block from it. */
export function writePlainly(block: Block, place: WritePlace, inSpeech: boolean, next: BlockKind | undefined): Lines {
  if (block.kind === "pageBreak") return ["==="];
  if (block.text.length === 0) return undefined;
  const lines = writeLines(block);
  if (block.kind === "note") return bracketedNote(lines);
  if (inSpeech) return place.coded ? undefined : spokenLines(block.kind, lines, place.last?.kind);
  switch (block.kind) {
    case "act":
    case "scene":
      return headingLines(block.kind, lines);
    case "cue":
      return cueLines(block, lines, place.before, next);
    case "setting":
    case "direction":
      return actionLines(block.kind, lines, place.before);
    case "centered":
      return repeatsHeading(lines, place.last) ? undefined : decorate("centered", lines);
    case "transition":
      return decorate(
        "transition",
        lines.map((line) => line.replace(/<$/, "\\<")),
      );
    case "lyric":
      return decorate("lyric", lines);
    default:
      return undefined;
  }
}

/** Protects a note that starts like one of our codes from being read as one. */
function bracketedNote(lines: readonly string[]): Lines {
  const text = lines.join("\n");
  return `[[${text.startsWith("ghostlight") ? nothingCode : ""}${text}]]`.split("\n");
}

function headingLines(kind: "act" | "scene", lines: readonly string[]): Lines {
  const [line = "", ...more] = lines;
  if (more.length > 0 || headingKind(kind === "act" ? 1 : 2, line) !== kind || isCastHeading(line)) return undefined;
  return decorate(kind, [kind === "scene" && sceneNumber.test(line) ? `${line.slice(0, -1)}\\#` : line]);
}

function repeatsHeading(lines: readonly string[], last: Block | undefined): boolean {
  const isBelowHeading = last?.kind === "act" || last?.kind === "scene";
  return isBelowHeading && lines.length === 1 && repeatsText(textOf(last), lines[0] ?? "");
}

const mayFollowCue = new Set<BlockKind | undefined>(["parenthetical", "dialogue", "lyric", "note"]);

function cueLines(block: Block, written: readonly string[], before: KindBefore, next: BlockKind | undefined): Lines {
  if (written.length > 1) return undefined;
  const [name = ""] = protectCue(written);
  const line = block.simultaneous ? `${name} ^` : name;
  const isPlain =
    mayFollowCue.has(next) && findMark(line) === undefined && kindOfPlainLine(line, false, before) === "cue";
  return [isPlain ? line : `@${line}`];
}

function actionLines(kind: "setting" | "direction", lines: readonly string[], before: KindBefore): Lines {
  const [first = ""] = lines;
  const safe = lines.map((line, at) => (at > 0 && interruptsParagraph(line) ? `\\${line}` : line));
  const isPlain = findMark(first) === undefined && !(before === undefined && isKeyAndColon(first));
  if (isPlain && kindOfPlainLine(first, lines.length === 1, before) === kind) return safe;
  return kind === "direction" ? decorate("direction", safe) : undefined;
}

function spokenLines(kind: BlockKind, lines: readonly string[], above: BlockKind | undefined): Lines {
  if (kind === "parenthetical") return parentheticalLines(lines);
  if (kind === above) return undefined;
  return kind === "lyric" ? decorate("lyric", lines) : dialogueLines(lines);
}

function parentheticalLines(lines: readonly string[]): Lines {
  const bracketed = decorate("parenthetical", lines);
  if (isContinuedMark(undecorate("parenthetical", bracketed).join("\n"))) return undefined;
  return parentheticalLength((offset) => bracketed[offset]) === bracketed.length ? bracketed : undefined;
}

/** Fountain represents an empty line in a speech as two spaces. */
const spacesForEmptyLine = "  ";

function dialogueLines(lines: readonly string[]): readonly string[] {
  const out = lines.map((line) => (line.startsWith("~") || opensParenthetical(line) ? `\\${line}` : line));
  let below: string | undefined;
  for (let at = out.length - 1; at > 0; at--) {
    if (out[at] !== nothingCode) below = out[at];
    else if (below !== undefined && !endsSpeech(below)) out[at] = spacesForEmptyLine;
  }
  return out;
}
