import type { GroupKind, GroupKinds } from "./groupKinds.ts";
import { partId, type Split, type Splits } from "./splits.ts";

/** All that a writer corrects about how a file is read, as one value that can be stored as JSON. */
export interface Corrections {
  /** What the writer says the file's encoding is: a label of `TextDecoder`. */
  readonly encoding?: string | undefined;
  /** Whether the writer says that every line is a paragraph. */
  readonly linesAreParagraphs?: boolean | undefined;
  /** What the writer says the groups of an earlier reading are. */
  readonly kinds?: GroupKinds | undefined;
  /** The groups that the writer split, by their IDs. */
  readonly splits?: Splits | undefined;
  /** What the writer says about passages, whatever their groups are. The last one about a paragraph counts. */
  readonly passages?: readonly Passage[] | undefined;
}

/** Paragraphs of a file from one to another, counted from zero as in `ReadPlay.paragraphs`. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly kind: GroupKind;
}

/** More passages than anybody corrects one by one. The oldest are dropped. */
export const maxPassages = 500;

/** Says whether every line is a paragraph. What was said about passages was about other paragraphs. */
export const withLines = (corrections: Corrections, linesAreParagraphs: boolean): Corrections => ({
  ...corrections,
  linesAreParagraphs,
  passages: [],
});

/** Returns whether passages of both are about the same paragraphs of a file. */
export const haveSameParagraphs = (one: Corrections, other: Corrections): boolean =>
  (one.linesAreParagraphs ?? false) === (other.linesAreParagraphs ?? false);

/** Says what a group of paragraphs is; without a kind, it's recognized automatically again. */
export function withGroupKind(corrections: Corrections, group: string, kind: GroupKind | undefined): Corrections {
  const { [group]: _, ...others } = corrections.kinds ?? {};
  return { ...corrections, kinds: kind ? { ...others, [group]: kind } : others };
}

/** Splits a group, and says what its parts are if that's known. Until the writer says more, they stay what the group was. */
export function withSplit(
  corrections: Corrections,
  group: string,
  split: Split,
  [passing, others]: readonly (GroupKind | undefined)[] = [],
): Corrections {
  const before = corrections.kinds?.[group];
  const parts = [true, false].map((passes) => partId(group, split, passes));
  const divided = { ...corrections, splits: { ...corrections.splits, [group]: split } };
  const first = withGroupKind(divided, parts[0] ?? "", passing ?? before);
  return withGroupKind(first, parts[1] ?? "", others ?? before);
}

/** Makes the parts of a group one group again. */
export function withoutSplit(corrections: Corrections, group: string): Corrections {
  const { [group]: _, ...splits } = corrections.splits ?? {};
  return { ...corrections, splits };
}

/** Says what paragraphs are, each passage apart. Passages about which nothing else is left are dropped. */
export function withPassages(corrections: Corrections, added: readonly Passage[]): Corrections {
  const isCovered = ({ from, to }: Passage): boolean => added.some((one) => one.from <= from && one.to >= to);
  const others = (corrections.passages ?? []).filter((one) => !isCovered(one));
  return { ...corrections, passages: [...others, ...added].slice(-maxPassages) };
}

/** Says nothing about a passage any more. */
export const withoutPassage = (corrections: Corrections, removed: Passage): Corrections => ({
  ...corrections,
  passages: (corrections.passages ?? []).filter((one) => one !== removed),
});

/** Makes the corrections that were proposed. */
export const withProposal = (
  corrections: Corrections,
  { passages, kinds }: Pick<Corrections, "passages" | "kinds">,
) => ({
  ...withPassages(corrections, passages ?? []),
  kinds: { ...corrections.kinds, ...kinds },
});

/** Returns the corrections for one of a file's plays, whose paragraphs begin at `from` and end before `end`. */
export function forPlay({ passages = [], ...corrections }: Corrections, from: number, end = Number.POSITIVE_INFINITY) {
  const own = passages
    .filter((passage) => passage.to >= from && passage.from < end)
    .map((passage) => ({
      ...passage,
      from: Math.max(passage.from, from) - from,
      to: Math.min(passage.to, end - 1) - from,
    }));
  return own.length === 0 ? corrections : { ...corrections, passages: own };
}

/** Returns whether corrections say nothing, so that all is recognized automatically. */
export const isWithoutCorrections = ({
  encoding,
  linesAreParagraphs = false,
  kinds = {},
  splits = {},
  passages = [],
}: Corrections): boolean =>
  encoding === undefined &&
  !linesAreParagraphs &&
  [kinds, splits, passages].every((some) => Object.keys(some).length === 0);

/** Returns the corrections that can be used for other files that look alike. Passages are those of one text. */
export const forSimilarFiles = ({ passages: _, ...corrections }: Corrections): Corrections => corrections;
