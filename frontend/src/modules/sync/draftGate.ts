import type { CardFields } from "./journal.ts";
import type { LocalReplica } from "./localReplica.ts";

/** Keeps what a new play's editor sets up out of the journal until the writer's first word. */
export interface DraftGate {
  /** What is to be journalled now that this was written; nothing before the first word. */
  readonly after: (update: Uint8Array) => readonly Uint8Array[];
}

export function createDraftGate(copy: LocalReplica, describe: () => CardFields): DraftGate {
  let setUp: readonly Uint8Array[] = [];
  return {
    after(update) {
      setUp = [...setUp, update];
      if (copy.known().blank && !hasWords(describe())) return [];
      copy.adopt({ ...copy.known(), blank: false });
      const due = setUp;
      setUp = [];
      return due;
    },
  };
}

const hasWords = ({ title, subtitle, authors, words }: CardFields): boolean =>
  words > 0 || [title, subtitle, authors].some((line) => line.trim() !== "");
