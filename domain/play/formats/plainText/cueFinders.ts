import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isSound } from "../reading/newName.ts";
import type { Line } from "./paragraph.ts";
import { hasCapitalsOnly, isNumberedSong, maxCapitalWords, maxNameLength, maxNameWords } from "./textShape.ts";

/**
 * How a name is placed before its speech: `HAMLET. To be`, `HAMLET, bas. – Être` (marked), `HAMLET — To be` (dashed),
 * `[HAMLET] To be` (bracketed), `HAMLET<tab>To be` (tabbed), in bold (bold), `HAMLET To be` (spaced), or in a paragraph
 * of its own (alone).
 */
export type CueWay = "marked" | "dashed" | "bracketed" | "tabbed" | "bold" | "spaced" | "alone";

export interface Cue {
  readonly name: string;
  /** The text in brackets after the name. */
  readonly manner?: string;
  /** Where the speech begins in the line. */
  readonly restAt: number;
  readonly form: CueWay;
  /** `HAMLET:` is recognized without a second speech. */
  readonly certain: boolean;
}

/** A name after a title continues past the period: `Mrs. Peachum.` */
const marked =
  /^[ \t]*_?((?:\d{1,2}\. ?)?[^\s_([.:][^_([:\n\t]{0,39}?)_?[ \t]*(?:[([]([^()[\]]{1,200})[)\]][ \t\u00a0\u202f]*)?(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|M|Mme|Mlle|Rev|Hon|Lt|Capt))([.:])_?(?:[ \t\u00a0]+|$)/iu;
/** In French and in Spanish, a dash follows the period: `NORA. – Non.`, `NORA, bas. — Non.`, `INÉS.- No.` */
const stopAndDash =
  /^\s*((?:(?:Mr|Mrs|Ms|Dr|St|Mme|Mlle|Sra|Srta|D|Dña|\p{L}{1,2})\. )?\p{Lu}[^.,:;()[\]\n\t–—]{0,39}?)(?:,\s+(\p{Ll}[^.()[\]\n]{0,80})|\s*[([]([^()[\]]{1,200})[)\]])?\s*\.\s?[-–—]+\s*/u;
const tabbed =
  /^[ \t]*([^\s([][^\t([]{0,39}?)(?:[ ]?[([]([^()[\]\t]{1,200})[)\]])?[.:]?(?:\t| {3,}| {2,}(?=\P{Ll}))[ \t]*(?=\S)/u;
const spaced = /^((?:[\p{Lu}\d][\p{Lu}\p{M}\d.'’-]*[ ]){1,5})(?:\(([^()]{1,200})\) ?)?(?=[\p{Lu}\p{Lo}“"‘'([—–…¿¡])/u;
const dashed =
  /^[ \t]*((?:\d{1,2}\. ?)?[^\s([.:–—][^([:;!?\n\t–—]{0,39}?)(?:[ ]*[([]([^()[\]]{1,200})[)\]])?[ \u00a0]*[–—-]{1,2}[ \u00a0]+(?=\S)/u;
/** A name in capitals may have a period before its colon: `1. KIND:`, `ALTER MANN. KIND:` */
const withColon =
  /^[ \t]*([^\s_([.:][^_([:\n\t]{0,39}?)[ \t]*(?:[([]([^()[\]]{1,200})[)\]][ \t]*)?:(?:[ \t\u00a0]+|$)/u;
const bracketed = /^[ \t]*\[([^[\]\n]{1,40})\][.:]?[ \t\u00a0]*(?:\(([^()]{1,200})\)[.:]?[ \t\u00a0]+)?(?=\S)/u;

/** Words before a colon that describe the stage. */
const openingWords = /^(time|place|scene|setting|at rise|at curtain|zeit|ort|temps|lieu|время|место)$/iu;

/**
 * Returns whether a text can be a name: a few words that begin with capitals, or with letters of a script without
 * capitals.
 */
export function isName(text: string): boolean {
  if (!/^(?:\d{1,2}\.? ?)?[\p{Lu}\p{Lo}]/u.test(text)) return false;
  const words = text.split(/[ \t]+/);
  return (
    words.length <= (hasCapitalsOnly(text) ? maxCapitalWords : maxNameWords) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2 &&
    !openingWords.test(text) &&
    !isNumberedSong(text) &&
    !beginsWithEntrance(text)
  );
}

/** Longer names count only if they recur. */
export const isShort = (name: string): boolean => name.split(/\s+/).length <= maxNameWords;

/** `SONG: The Ferry` names nobody, unless it recurs. */
const isCertain = (name: string): boolean => hasCapitalsOnly(name) && isShort(name) && !isSound(name.trim());

const cueOf = (name: string, manner: string | undefined, rest: Pick<Cue, "restAt" | "form" | "certain">): Cue => ({
  ...rest,
  name: name.trim(),
  ...(manner === undefined ? {} : { manner: manner.trim() }),
});

export function findMarkedCue(text: string): Cue | undefined {
  const withDash = /[–—-]/.test(text) ? findStopAndDash(text) : undefined;
  if (withDash) return withDash;
  const [all = "", name = "", manner, mark] = marked.exec(text) ?? [];
  if (name === "" || !isName(name)) return undefined;
  const certain = mark === ":" && isCertain(name);
  return cueOf(name, manner, { restAt: all.length, form: "marked", certain });
}

function findStopAndDash(text: string): Cue | undefined {
  const [all = "", name = "", afterComma, inBrackets] = stopAndDash.exec(text) ?? [];
  if (name === "" || !isName(name)) return undefined;
  const certain = isCertain(name) && afterComma === undefined;
  return cueOf(name, afterComma ?? inBrackets, { restAt: all.length, form: "marked", certain });
}

/**
 * Finds a name that is separated by a gap. If it isn't in capitals, the gap must be a tab, because two spaces follow
 * many periods.
 */
export function findTabbedCue(text: string): Cue | undefined {
  const [all = "", name = "", manner] = tabbed.exec(text) ?? [];
  if (name === "" || !isName(name) || /[.!?,;]$/.test(name)) return undefined;
  if (!all.includes("\t") && !hasCapitalsOnly(name)) return undefined;
  return cueOf(name, manner, { restAt: all.length, form: "tabbed", certain: false });
}

/** Finds a name in capitals before its speech. In `NORA I won't.`, the last single letter begins the speech. */
export function findSpacedCue(text: string): Cue | undefined {
  const [all = "", run = "", manner] = spaced.exec(text) ?? [];
  const name = run.trim().replace(/ \p{Lu}$/u, "");
  if (!/\p{Lu}\p{M}*\p{Lu}/u.test(name) || /[.]$/.test(name)) return undefined;
  const restAt = name === run.trim() ? all.length : name.length + 1;
  return cueOf(name, restAt === all.length ? manner : undefined, { restAt, form: "spaced", certain: false });
}

const findBy =
  (pattern: RegExp, form: CueWay) =>
  (text: string): Cue | undefined => {
    const [all = "", name = "", manner] = pattern.exec(text) ?? [];
    if (name.trim() === "" || !isName(name.trim())) return undefined;
    return cueOf(name, manner, { restAt: all.length, form, certain: false });
  };
const findDashedCue = findBy(dashed, "dashed");
const findColonCue = (text: string): Cue | undefined => {
  const cue = findBy(withColon, "marked")(text);
  return cue?.name.includes(".") && hasCapitalsOnly(cue.name) ? { ...cue, certain: isCertain(cue.name) } : undefined;
};
const findBracketedCue = findBy(bracketed, "bracketed");

/** Finds a name in bold before words that aren't. */
function findBoldCue({ text, spans }: Line): Cue | undefined {
  const end = spans.findIndex(({ bold }) => !bold);
  if (end < 1) return undefined;
  const name = spans
    .slice(0, end)
    .map((span) => span.text)
    .join("");
  const bare = name.trim().replace(/[.:,]$/, "");
  if (bare === "" || bare.length > maxNameLength || !isName(bare) || /[.!?…]$/.test(bare)) return undefined;
  const gap = /^[.:,]?\s*/.exec(text.slice(name.length))?.[0].length ?? 0;
  return cueOf(bare, undefined, { restAt: name.length + gap, form: "bold", certain: false });
}

/** Finds the names with which a line may begin, the clearest way first. Most lines don't have the signs of most ways. */
export function findRunInCues(line: Line): readonly Cue[] {
  const { text } = line;
  const hasDash = /[–—-]/.test(text);
  const found: Cue[] = [];
  const add = (cue: Cue | undefined): void => {
    if (cue) found.push(cue);
  };
  if (/[.:]/.test(text)) add(findMarkedCue(text));
  if (text.includes(":")) add(findColonCue(text));
  if (/\t| {2}/.test(text)) add(findTabbedCue(text));
  if (text.includes("]")) add(findBracketedCue(text));
  if (hasDash) add(findDashedCue(text));
  if (line.spans[0]?.bold) add(findBoldCue(line));
  add(findSpacedCue(text));
  return found;
}
