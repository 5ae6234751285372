import { diffArrays } from "diff";

/** A run of words that is in both texts, only in the new one, or only in the old one. */
export interface WordChange {
  readonly change: "same" | "added" | "removed";
  readonly text: string;
}

/**
 * Beyond this share of changed words, the text counts as replaced: a few words that happen to be the same say nothing, and
 * finding them takes long.
 */
const maxShare = 0.6;
/** Beyond this many changed words, too. */
const maxChanges = 1000;

/**
 * A word or any other sign, with the spaces after it; or spaces at the start. Scripts without spaces are compared letter by
 * letter.
 */
const unspaced = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const spaced = `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`;
const tokens = new RegExp(`(?:[${unspaced}]|${spaced}(?:['’-]${spaced})*|\\S)\\s*|\\s+`, "gu");

const tokensOf = (text: string): string[] => text.match(tokens) ?? [];

/** Returns the new text with the removed words where they were. Both texts can be put together from the result. */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before === after) return joined([{ change: "same", text: after }]);
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const maxEditLength = Math.min(maxChanges, Math.max(20, Math.ceil(maxShare * (old.length + now.length))));
  const changes = haveCommonWords(old, now) ? diffArrays(old, now, { maxEditLength }) : undefined;
  if (!changes) return joined(replaced(before, after));
  return joined(
    withoutIslands(
      changes.map(({ added, removed, value }) => ({
        change: added ? "added" : removed ? "removed" : "same",
        text: value.join(""),
      })),
    ),
  );
}

/** Returns whether enough words of one text are in the other for a comparison to succeed. It's much quicker. */
function haveCommonWords(old: readonly string[], now: readonly string[]): boolean {
  if (old.length + now.length < 20) return true;
  const counts = new Map<string, number>();
  for (const token of old) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of now) {
    const count = counts.get(token) ?? 0;
    if (count > 0) common += 1;
    counts.set(token, count - 1);
  }
  return 2 * common >= (1 - maxShare) * (old.length + now.length);
}

const replaced = (before: string, after: string): readonly WordChange[] => [
  { change: "removed", text: before },
  { change: "added", text: after },
];

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A sign alone between two changes isn't worth reading as unchanged: it's part of both. */
function withoutIslands(changes: readonly WordChange[]): readonly WordChange[] {
  return changes.flatMap((one, index) => {
    const isIsland = one.change === "same" && index > 0 && index < changes.length - 1 && !hasWords(one.text);
    return isIsland ? replaced(one.text, one.text) : [one];
  });
}

/** Joins neighbors of the same kind. Within a run of changes, what was removed comes first. */
function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const out: WordChange[] = [];
  let [same, removed, added] = ["", "", ""];
  const flush = (): void => {
    const start = commonStart(removed, added);
    [removed, added] = [removed.slice(start.length), added.slice(start.length)];
    const end = commonSpaces(removed, added);
    out.push({ change: "same", text: same + start });
    out.push({ change: "removed", text: removed.slice(0, removed.length - end.length) });
    out.push({ change: "added", text: added.slice(0, added.length - end.length) });
    [same, removed, added] = [end, "", ""];
  };
  for (const { change, text } of changes) {
    if (change === "removed") removed += text;
    else if (change === "added") added += text;
    else {
      if (removed !== "" || added !== "") flush();
      same += text;
    }
  }
  flush();
  return [...out, { change: "same" as const, text: same }].filter(({ text }) => text !== "");
}

/** Returns the words of one that the other only continues after a space. That space made the last word look changed. */
function commonStart(one: string, other: string): string {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const isContinued = longer.startsWith(shorter) && /\s/.test(longer.charAt(shorter.length));
  return isContinued && hasWords(shorter) ? shorter : "";
}

/** Returns the spaces with which both end: they didn't change. */
function commonSpaces(one: string, other: string): string {
  const [spaces = ""] = one.match(/\s*$/) ?? [];
  return one !== "" && other !== "" && other.endsWith(spaces) ? spaces : "";
}
