import { diffArrays } from "diff";

/** A run of words that is in both texts, only in the new one, or only in the old one. */
export interface WordChange {
  readonly change: "same" | "added" | "removed";
  readonly text: string;
}

/**
 * Beyond this many changed words, the text counts as replaced: a list of single words that happen to be the same says
 * nothing, and finding it takes long.
 */
const maxChanges = 1000;

/** A word, a run of spaces, or any other sign. Scripts without spaces are compared letter by letter. */
const tokens =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;

const tokensOf = (text: string): string[] => text.match(tokens) ?? [];

/** Returns the new text with the removed words where they were. Both texts can be put together from the result. */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before === after) return joined([{ change: "same", text: after }]);
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: maxChanges });
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

const replaced = (before: string, after: string): readonly WordChange[] => [
  { change: "removed", text: before },
  { change: "added", text: after },
];

/** A space or sign alone between two changes isn't worth reading as unchanged: it's part of both. */
function withoutIslands(changes: readonly WordChange[]): readonly WordChange[] {
  return changes.flatMap((one, index) => {
    const isIsland =
      one.change === "same" && index > 0 && index < changes.length - 1 && !/[\p{L}\p{N}]/u.test(one.text);
    return isIsland ? replaced(one.text, one.text) : [one];
  });
}

/** Joins neighbors of the same kind. Within a run of changes, what was removed comes first. */
function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const out: WordChange[] = [];
  let [removed, added] = ["", ""];
  const flush = (): void => {
    if (removed !== "") out.push({ change: "removed", text: removed });
    if (added !== "") out.push({ change: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const { change, text } of changes) {
    if (text === "") continue;
    if (change === "removed") removed += text;
    else if (change === "added") added += text;
    else {
      flush();
      out.push({ change, text });
    }
  }
  flush();
  return out;
}
