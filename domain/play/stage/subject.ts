import {
  acting,
  type Clause,
  endsWith,
  has,
  isOnly,
  listFrom,
  listUpTo,
  namesOf,
  type Part,
  startsWith,
} from "./clause.ts";
import { wordsOf } from "./foldName.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** Who comes or goes: some characters and perhaps the speaker, everyone, or two. */
export type Subject =
  | { readonly names: readonly string[]; readonly speaker: boolean }
  | { readonly except: readonly string[] }
  | "pair";

interface Context {
  readonly language: StageLanguage;
  /** The subject of the sentence before, which "he" and "they" may mean. */
  readonly last: readonly string[];
  /** The subject of the verb before in the same sentence: "Nora goes out and returns". */
  readonly previous: Subject | undefined;
}

/** Returns who does what a verb says; undefined if it's nobody of the cast. */
export function subjectOf(clause: Clause, context: Context): Subject | undefined {
  const { kind, text } = clause.verb;
  if (kind === "enterFirst" || kind === "exitFirst") return subjectAfter(clause, context);
  if (/^manen?t$/i.test(text)) return { except: [...clause.except, ...namesOf(acting(clause.after.mentions))] };
  return subjectBefore(clause, context);
}

/** "Enter Nora and Tom", "Exeunt all but Nora", "Exit", "They exit". */
function subjectAfter(clause: Clause, context: Context): Subject | undefined {
  const { verb, before, after, except, exceptWords } = clause;
  const { language } = context;
  const names = namesOf(acting(after.mentions));
  const isAll = has(after.text, language.all) || has(before.text, language.all);
  if (names.length > 0) return { names: names.filter((name) => !hasWord(name, exceptWords)), speaker: false };
  if (isAll) return { except };
  const own = nearest(before, language);
  if (own.length > 0) return { names: own, speaker: false };
  if (has(before.text, language.both)) return "pair";
  if (has(before.text, language.they)) return subjectOfPronoun(clause, context);
  if (!saysNobody(after)) return undefined;
  return /^exeunt$/i.test(verb.text) ? { except } : { names: [], speaker: true };
}

/** "The Players but the First": who has a word of the exception in the name. */
const hasWord = (name: string, words: readonly string[]): boolean => wordsOf(name).some((word) => words.includes(word));

/** Returns whether what follows "Exit" is only how or where. With a noun, somebody else leaves: "Exeunt Servants". */
function saysNobody({ text, mentions }: Part): boolean {
  const rest = text.trimStart();
  if (rest === "" || /^[.,()[\]]/.test(rest) || mentions.some(({ from }) => text.slice(0, from).trim() === ""))
    return true;
  return howOrWhere.test(rest);
}

const howOrWhere =
  /^(?:\p{Lu}{1,2}(?![\p{L}])|[\p{Ll}]+(?:ly|ing)(?!\p{L})|(?:severally|together|separately|in|with|at|through|by|to|into|left|right|off|up|down|alone|again|after|behind|slowly|l|r|u|d|c)(?![\p{L}]))/u;

/** "Nora goes out with Tom", "All exit", "He goes out". */
function subjectBefore(clause: Clause, context: Context): Subject | undefined {
  const { language } = context;
  const { before, after, except } = clause;
  const names = nearest(before, language);
  if (names.length > 0) return { names: [...names, ...companions(after, language)], speaker: false };
  if (has(before.text, language.both)) return "pair";
  if (has(before.text, language.all) || (language.inverts && startsWith(after.text, language.all))) return { except };
  return subjectOfPronoun(clause, context) ?? subjectLeftOut(clause, context);
}

function subjectOfPronoun({ before, after }: Clause, { language, last }: Context): Subject | undefined {
  const [she, they] = [lastIndex(before.text, language.she), lastIndex(before.text, language.they)];
  if (they >= 0 && they >= she && last.length > 1) return { names: last, speaker: false };
  if (they > she) return "pair";
  if (she < 0) return undefined;
  const names = companions(after, language);
  return last.length === 1 ? { names: [...last, ...names], speaker: false } : { names, speaker: true };
}

const lastIndex = (text: string, pattern: RegExp): number =>
  [...text.toLowerCase().matchAll(pattern)].reduce((_, { index }) => index, -1);

/** "Goes out", "Slowly goes out"; or with the names after the verb: "Es kommt Nora". */
function subjectLeftOut(clause: Clause, { language, previous }: Context): Subject | undefined {
  const { verb, before, after } = clause;
  const isParticiple = verb.kind === "entering" || verb.kind === "exiting";
  const inverted = isParticiple ? [] : namesBehind(after, language);
  if (inverted.length > 0) return { names: inverted, speaker: false };
  const start = before.text.replace(/^[\s([]+/, "").trimEnd();
  if (previous) return isJoined(start, language) ? previous : undefined;
  return isParticiple || isAboutSpeaker(start, after, language)
    ? { names: companions(after, language), speaker: true }
    : undefined;
}

/** Returns whether what comes before a verb has no subject: nothing, "slowly", or "takes his hat and". */
function isAboutSpeaker(start: string, after: Part, language: StageLanguage): boolean {
  if (start === "") return !(language.inverts && startsWith(after.text, language.articles));
  if (startsWith(start, language.leadIns)) return true;
  if (startsWith(start, language.articles)) return false;
  const isVerb = startsWith(start, language.verbs) && (start.includes(",") || has(start, language.and));
  return isVerb || isJoined(start, language);
}

const isJoined = (start: string, { and, next }: StageLanguage): boolean =>
  start.endsWith(",") || endsWith(start, and) || endsWith(start, next);

/** How many words may be between a verb and the names after it. */
const wordsBetween = 3;

function namesBehind(part: Part, language: StageLanguage): readonly string[] {
  const [first] = acting(part.mentions);
  if (!first) return [];
  const gap = part.text.slice(0, first.from);
  const isNear = language.inverts
    ? !gap.includes(",") && wordsOf(gap).length <= wordsBetween && !has(gap, language.with)
    : isOnly(gap, language.articles);
  return isNear ? namesOf(acting(listFrom(part, first, language))) : [];
}

/** Returns who acts before a verb: the last list of names, or, after "and", the first: "Nora kisses Tom and leaves". */
function nearest(before: Part, language: StageLanguage): readonly string[] {
  const anyLast = before.mentions.at(-1);
  if (
    anyLast &&
    !anyLast.isPossessive &&
    startsWith(before.text.slice(anyLast.to).replace(/^[\s,]+/, ""), language.who)
  )
    return anyLast.names;
  const able = acting(before.mentions);
  const [first] = able;
  const last = able.at(-1);
  if (!first || !last) return [];
  const isAfterAnd = endsWith(before.text, language.and) || endsWith(before.text, language.next);
  const list = isAfterAnd ? listFrom(before, first, language) : listUpTo(before, last, language);
  return namesOf(acting(list));
}

/** Returns who comes or goes along: "with Tom", "followed by Tom and the Doctor". */
function companions(after: Part, language: StageLanguage): readonly string[] {
  const [first] = after.mentions;
  if (!first || first.isPossessive) return [];
  const gap = after.text.slice(0, first.from);
  const isNear = [...gap.toLowerCase().matchAll(language.with)].some(({ 0: word, index }) =>
    isOnly(gap.slice(index + word.length), language.articles),
  );
  return isNear && wordsOf(gap).length <= 8 && !/,\s*\p{L}+ing/u.test(gap)
    ? namesOf(listFrom(after, first, language))
    : [];
}
