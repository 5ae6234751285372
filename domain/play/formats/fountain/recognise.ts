import type { BlockKind } from "../../play.ts";

/*
 * What a line is taken for when nothing forces it. Reader and writer share these, so that the writer
 * forces exactly what the reader would mistake.
 */

/** What a paragraph stands behind, notes not counted; undefined at the beginning. */
export type KindBefore = BlockKind | undefined;

/** Level 1 is an act and all below are scenes, unless the words say otherwise. */
export function headingKind(level: number, text: string): "act" | "scene" {
  if (/^act\b/i.test(text)) return "act";
  if (/^scene\b/i.test(text)) return "scene";
  return level === 1 ? "act" : "scene";
}

const castWords =
  /^(dramatis person(ae|æ|a)|(list of |the )?characters?( of the play| in order of (appearance|speaking))?|(the )?cast( of characters| list)?|persons? (of|in) the play|the persons|personen( ?\/.*)?|personnages|personajes|personaggi|personer(na)?|действующие лица|登場人物)[.:]?$/i;

/** A heading under which the people of the play stand. */
export const isCastHeading = (text: string): boolean => text.length < 60 && castWords.test(text);

/** Scene numbers as screenplay programs write them after a heading: `#12A#`. */
export const sceneNumber = /[ \t]#[^#\s][^#]*(?<!\\)#$/;

const screenHeading = /^(int|ext|est|int\.?\/ext|ext\.?\/int|i\.?\/e)[. ]/i;
const plainHeading = /^(act|scene) ([ivxlc]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)([.:,;–—-].*)?$/i;
const bareHeading = /^((the )?(prologue|epilogue)|(first|second|third|fourth|fifth) act)[.:]?$/i;
const closing =
  /^(\p{Lu}[\p{Lu} ]* TO:|(BLACK ?OUT|(SLOW |QUICK )?CURTAIN|FADE (IN|OUT|TO BLACK)|LIGHTS (DOWN|OUT|FADE)|INTERMISSION|INTERVAL|END OF (THE )?(PLAY|ACT|SCENE)( [\p{Lu}\d]+)?|THE END|FINIS)[.:!]?)$/u;
const opening = /^(setting|at rise|at curtain|scene|place|time)[ \t]*:/i;
const coming = /^\W*(re-?)?(enter|exit|exeunt)\b/i;
/** As in `Title: Hamlet`; the writer keeps these out of the first line of the text. */
const keyAndColon = /^[^\s:][^:]{0,40}:/;
export const isKeyAndColon = (line: string): boolean => keyAndColon.test(line);

export type Mark = "heading" | "pageBreak" | "synopsis" | "cue" | "lyric" | "direction" | "centred" | "transition";

/** What the first character of a line forces. */
export function findMark(line: string): Mark | undefined {
  switch (line.length > 1 ? line[0] : "") {
    case "#":
      return isHeadingMark(line) ? "heading" : undefined;
    case ".":
      return line[1] === "." || line[1] === " " ? undefined : "heading";
    case "=":
      if (line[1] !== "=") return "synopsis";
      return isPageBreak(line) ? "pageBreak" : undefined;
    case ">":
      return line.endsWith("<") && !line.endsWith("\\<") ? "centred" : "transition";
    case "@":
      return "cue";
    case "~":
      return "lyric";
    case "!":
      return "direction";
    default:
      return undefined;
  }
}

/** What begins with `line`; `alone` when its paragraph has no other line. */
export function kindOfPlainLine(line: string, alone: boolean, before: KindBefore): BlockKind {
  const headed = plainHeadingKind(line, alone);
  if (headed) return headed;
  if (alone && closing.test(line)) return "transition";
  if (!alone && looksLikeCue(line)) return "cue";
  return actionKind(line, before);
}

function plainHeadingKind(line: string, alone: boolean): "act" | "scene" | undefined {
  if (screenHeading.test(line)) return "scene";
  if (line.length > (alone ? 80 : 12)) return undefined;
  if (plainHeading.test(line)) return headingKind(2, line);
  if (alone && bareHeading.test(line)) return headingKind(1, line);
  return undefined;
}

/** The paragraph under a heading sets the scene, unless somebody comes or goes in it. */
function actionKind(line: string, before: KindBefore): "setting" | "direction" {
  const opens = before === "act" || before === "scene" || before === "setting";
  if (!opens) return "direction";
  if (opening.test(line)) return "setting";
  return before !== "setting" && !coming.test(line) && !isKeyAndColon(line) ? "setting" : "direction";
}

/** Longer lines in capitals are directions. */
const cueAtMost = 60;
const extension = /[ \t]*\([^()]*\)[ \t]*\^?$/;

/** A name in capitals. Scripts without capitals have no such line: there a cue is forced with `@`. */
export function looksLikeCue(line: string): boolean {
  if (line.length > cueAtMost || /^[*_(["'“‘.!?…—-]|[:;,!?…—]$/.test(line)) return false;
  const name = line.replace(/[ \t]*\^$/, "").replace(extension, "");
  return /\p{Lu}/u.test(name) && !/[\p{Ll}:[\\]/u.test(name);
}

/** A line that ends the speech before it although only a line of spaces stands between. */
export const beginsAnew = (line: string): boolean => /^([@#!>]|\.(?!\.))/.test(line) || looksLikeCue(line);

/** What breaks into a paragraph of directions without an empty line before it. */
export const breaksIn = (line: string): boolean => isHeadingMark(line) || isPageBreak(line);

export const isHeadingMark = (line: string): boolean => /^#{1,6}([ \t]+[^ \t]|[^# \t])/.test(line);
export const isPageBreak = (line: string): boolean => /^={3,}$/.test(line);

const parentheticalLinesAtMost = 12;

/** How many lines one pair of brackets holds, from the first character to the last; 0 for none. */
export function parentheticalLength(lineAt: (offset: number) => string | undefined): number {
  let depth = 0;
  for (let offset = 0; offset < parentheticalLinesAtMost; offset++) {
    const line = lineAt(offset);
    if (line === undefined || (offset === 0 && !line.startsWith("("))) return 0;
    const end = bracketDepth(line, depth);
    if (end === undefined) return 0;
    if (end === 0) return offset + 1;
    depth = end;
  }
  return 0;
}

/** The depth at the end of the line; undefined when the outermost bracket closes before that. */
export function bracketDepth(line: string, from: number): number | undefined {
  let depth = from;
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === "\\") at++;
    else if (character === "(") depth++;
    else if (character === ")" && --depth <= 0 && at < line.length - 1) return undefined;
  }
  return depth;
}

const continuedWords = /^(cont[’']?d?\.?|continued|continuing|more)$/i;

/** `CONT'D`, `CONTINUED` and `MORE` are computed when pages are made, so they are taken off when read. */
export const saysContinued = (words: string): boolean => continuedWords.test(words);

/** Where `(CONT'D)` and its like begin at the end of a cue; -1 for none. */
export function continuedAt(cue: string): number {
  const open = cue.lastIndexOf("(");
  const stands = open >= 0 && cue.endsWith(")") && cue[open - 1] !== "\\";
  return stands && saysContinued(cue.slice(open + 1, -1)) ? open : -1;
}

const bare = (text: string): string =>
  text
    .replace(/[*_\\.:]/g, "")
    .trim()
    .toLowerCase();

/** Whether a line says a heading again and no more, as in `# ACT I` with `> ACT I <` below for programs that skip sections. */
export const repeats = (heading: string, line: string): boolean => bare(heading) === bare(line);
