import type { CalledBy } from "./calledBy.ts";
import { plain } from "./foldName.ts";
import type { StageCast } from "./stageCast.ts";
import type { StageLanguage } from "./stageLanguage.ts";

/** Where a direction names one or more characters. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
  /** "Nora's": not about Nora. */
  readonly isPossessive: boolean;
  /** "to Nora", "at Nora": Nora isn't who acts. */
  readonly isObject: boolean;
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Finds names in a text that `plain` returned. Characters whose names have no spaces around them are found anywhere. */
export function mentionsIn(text: string, cast: StageCast): readonly Mention[] {
  if (!cast.language.isSpaced) return unspacedMentions(text, cast);
  const words: readonly Word[] = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
  const out: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = calledAt(words, at, cast);
    const [first, last] = [words[at], words[at + (found?.words.length ?? 1) - 1]];
    if (!found || !first || !last || isOrdinaryWord(text, first, last)) continue;
    const after = text.slice(last.to, last.to + 3);
    out.push({
      from: first.from,
      to: last.to,
      names: found.names,
      isPossessive: /^'(?:s(?![\p{L}])|[\s.,;]|$)/u.test(after),
      isObject: isAfterPreposition(text.slice(0, first.from), cast.language),
    });
    at += found.words.length - 1;
  }
  return out;
}

const calledAt = (words: readonly Word[], at: number, { calledBy }: StageCast): CalledBy | undefined =>
  calledBy.get(words[at]?.text ?? "")?.find((one) => one.words.every((word, next) => words[at + next]?.text === word));

/** Names that are ordinary words if they're in lower case: "Will" and "will". */
const ordinaryWords = new Set(
  "will may can mark bill rose art hope grace joy sue pat rob nick frank dawn rich drew gene guy miles skip grant chuck summer autumn faith".split(
    " ",
  ),
);

const isOrdinaryWord = (text: string, first: Word, last: Word): boolean =>
  first === last && ordinaryWords.has(first.text) && text[first.from] === first.text[0];

/** Returns whether the last word is a preposition, which articles and titles may follow: "to the", "at Mr.". */
function isAfterPreposition(text: string, { toward, articles }: StageLanguage): boolean {
  const words = text.slice(-40).match(/[\p{L}\p{N}']+\.?/gu) ?? [];
  if (!/[\p{L}\p{N}'.]\s*$/u.test(text)) return false;
  for (const word of [...words].reverse()) {
    const bare = word.replace(/\.$/, "");
    if (isAll(bare, toward)) return !word.endsWith(".");
    if (!isAll(bare, articles) && !honorific.test(word)) return false;
  }
  return false;
}

const isAll = (word: string, pattern: RegExp): boolean => word.toLowerCase().replace(pattern, "") === "";

const honorific = /^(?:Mr|Mrs|Ms|Dr|Miss|Lord|Lady|Sir|Rev|Canon|Herrn?|Frau|Mme|Mlle|M|King|Queen|Prince|l|d)\.?$/i;

function unspacedMentions(text: string, { calledBy }: StageCast): readonly Mention[] {
  const out: Mention[] = [];
  const called = [...calledBy.values()].flat().sort((a, b) => b.words.join("").length - a.words.join("").length);
  for (const { words, names } of called) {
    const name = plain(words.join(""));
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + name.length)) {
      const to = from + name.length;
      if (out.some((one) => from < one.to && to > one.from)) continue;
      const next = text[to] ?? "";
      out.push({ from, to, names, isPossessive: next === "の", isObject: /^[にをへ]/.test(next) });
    }
  }
  return out.sort((a, b) => a.from - b.from);
}
