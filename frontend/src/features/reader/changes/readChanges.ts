import { type BlockId, textOf } from "#domain/play/play.ts";
import type { ComparedBlock, ComparedScene, PlayComparison } from "#domain/play/versions/comparePlays.ts";
import type { WordChange } from "#domain/play/versions/wordChanges.ts";
import { changeNames, type TextMark } from "../copy/markedLinesOf.ts";

/** Neighboring elements that aren't as they were count as one change. */
export interface ReadChange {
  /** Where it is; undefined before the text, on the title page and the pages after it. */
  readonly block: BlockId | undefined;
  /** The beginnings of what's new and of what was cut. Both are empty if something was only moved. */
  readonly added: string;
  readonly removed: string;
}

export interface ReadChanges {
  readonly changes: readonly ReadChange[];
  /** The number of scenes with changes. */
  readonly scenes: number;
  readonly marks: ReadonlyMap<BlockId, readonly TextMark[]>;
}

/** Returns what a reader is told about a newer text. */
export function readChangesIn({ fields, scenes }: PlayComparison): ReadChanges {
  const marking = markingOf(scenes);
  const byScene = scenes.map((scene) => runsIn(scene).map((run) => marking.mark(run, scene.isMoved)));
  const front = excerptsOf(fields.flatMap(({ words }) => words));
  return {
    changes: [...(fields.length > 0 ? [{ block: undefined, ...front }] : []), ...byScene.flat()],
    scenes: byScene.filter((changes) => changes.length > 0).length,
    marks: marking.marks,
  };
}

/** Returns whether a reader sees that the element isn't as it was. */
const isSeen = ({ block, change, isMoved, before }: ComparedBlock): boolean => {
  if (block.kind === "pageBreak" || (change === "same" && !isMoved)) return false;
  return textOf(block).trim() !== "" || (before !== undefined && textOf(before).trim() !== "");
};

type Run = readonly ComparedBlock[];

/** Groups neighbors that changed. The heading of a scene that was moved is in the first group. */
function runsIn({ blocks, isMoved }: ComparedScene): readonly Run[] {
  const runs: ComparedBlock[][] = [];
  let open: ComparedBlock[] | undefined;
  for (const [at, row] of blocks.entries()) {
    const isChanged = isSeen(row) || (isMoved && at === 0);
    if (isChanged && open) open.push(row);
    else if (isChanged) {
      open = [row];
      runs.push(open);
    } else if (row.block.kind !== "pageBreak") open = undefined;
  }
  return runs;
}

function markingOf(scenes: readonly ComparedScene[]) {
  const marks = new Map<BlockId, TextMark[]>();
  const places = cutPlaces(scenes.flatMap(({ blocks }) => blocks));
  const placedIn = (row: ComparedBlock): readonly PlacedMark[] =>
    row.change === "removed"
      ? (places.get(row.block.id) ?? [])
      : marksIn(row).map((mark) => ({ at: row.block.id, mark }));
  return {
    marks,
    mark(run: Run, isMoved: boolean): ReadChange {
      const placed = run.flatMap(placedIn);
      for (const { at, mark } of placed) marks.set(at, [...(marks.get(at) ?? []), mark]);
      const block = run.find(({ change }) => change !== "removed")?.block.id ?? placed[0]?.at;
      return { block, ...excerptsOf(isMoved && run.length === 1 ? [] : run.flatMap(wordsOf)) };
    },
  };
}

interface PlacedMark {
  readonly at: BlockId;
  readonly mark: TextMark;
}

/** Returns for each removed element the letter beside which it was: the one before, or at the beginning, the one after. */
function cutPlaces(rows: Run): ReadonlyMap<BlockId, readonly PlacedMark[]> {
  const isShown = ({ change, block }: ComparedBlock) => change !== "removed" && textOf(block) !== "";
  const first = rows.find(isShown);
  let last: ComparedBlock | undefined;
  const places = new Map<BlockId, readonly PlacedMark[]>();
  for (const row of rows) {
    if (isShown(row)) last = row;
    const beside = last ?? first;
    if (row.change !== "removed" || !beside) continue;
    places.set(row.block.id, [{ at: beside.block.id, mark: cutBefore(last ? textOf(last.block).length : 0) }]);
  }
  return places;
}

const cutBefore = (at: number): TextMark => ({
  start: Math.max(0, at - 1),
  end: Math.max(1, at),
  name: changeNames.removed,
});

function marksIn({ block, change, words = [] }: ComparedBlock): readonly TextMark[] {
  const text = textOf(block);
  const whole = { start: 0, end: text.length, name: changeNames.added };
  if (text === "") return [];
  if (change !== "changed" || words.every((word) => word.change === "same")) return [whole];
  let at = 0;
  return words.flatMap((word, index): readonly TextMark[] => {
    const start = at;
    if (word.change !== "removed") at += word.text.length;
    if (word.change === "added") return [{ start, end: at, name: changeNames.added }];
    const isReplaced = words[index + 1]?.change === "added";
    return word.change === "removed" && !isReplaced ? [cutBefore(start)] : [];
  });
}

function wordsOf({ block, change, words }: ComparedBlock): readonly WordChange[] {
  if (change === "same") return [];
  return change === "changed" ? (words ?? []) : [{ change, text: `${textOf(block)} ` }];
}

/** Characters of an excerpt. */
const excerptLength = 80;

const excerptsOf = (words: readonly WordChange[]): Pick<ReadChange, "added" | "removed"> => ({
  added: excerptOf(words, "added"),
  removed: excerptOf(words, "removed"),
});

function excerptOf(words: readonly WordChange[], change: WordChange["change"]): string {
  const text = words
    .filter((word) => word.change === change)
    .map((word) => word.text.trim())
    .join(" … ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > excerptLength
    ? `${text
        .slice(0, excerptLength)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`
    : text;
}
