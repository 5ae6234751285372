import type { GroupKind, GroupKinds } from "./groupKinds.ts";

/** All that a writer corrects about how a file is read, as one value that can be stored as JSON. */
export interface Corrections {
  /** What the writer says the groups of an earlier reading are. */
  readonly kinds?: GroupKinds;
  /** What the writer says the file's encoding is: a label of `TextDecoder`. */
  readonly encoding?: string | undefined;
}

/** Says what a group of paragraphs is; without a kind, it's recognized automatically again. */
export function withGroupKind(corrections: Corrections, group: string, kind: GroupKind | undefined): Corrections {
  const { [group]: _, ...others } = corrections.kinds ?? {};
  return { ...corrections, kinds: kind ? { ...others, [group]: kind } : others };
}

/** Returns whether corrections say nothing, so that all is recognized automatically. */
export const isWithoutCorrections = ({ kinds = {}, encoding }: Corrections): boolean =>
  encoding === undefined && Object.keys(kinds).length === 0;

/** Returns the corrections that can be used for other files that look alike. */
export const forSimilarFiles = (corrections: Corrections): Corrections => corrections;
