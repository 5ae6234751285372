import { speakerOf } from "../count.ts";
import type { BlockId, BlockKind } from "../play.ts";
import type { SearchScope } from "./searchQuery.ts";

/** What the scope of a block depends on besides the block: who speaks, and whether the chosen heading covers it. */
export interface ScopeState {
  readonly speaker: string;
  /** The level of the chosen heading while it applies: 1 in an act, 2 in a scene; otherwise 0. */
  readonly level: number;
}

export const scopeAtStart: ScopeState = { speaker: "", level: 0 };

/** A block as far as scopes are concerned. `text` is only read for cues. */
export interface ScopedBlock {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly text: () => string;
}

const levels: Partial<Record<BlockKind, number>> = { act: 1, scene: 2 };
const speechKinds: ReadonlySet<BlockKind> = new Set(["cue", "parenthetical", "dialogue", "lyric"]);

/** Returns the state within a block, which the next block continues from. */
export function scopeWithin(scope: SearchScope, before: ScopeState, { id, kind, text }: ScopedBlock): ScopeState {
  if (kind === "cue") return { ...before, speaker: keyOf(speakerOf(text())) };
  const level = levels[kind];
  if (level === undefined) return before;
  if (id === scope.heading) return { speaker: "", level };
  return { speaker: "", level: level <= before.level ? 0 : before.level };
}

/** Returns whether a block is searched. */
export const isInScope = (scope: SearchScope, { speaker, level }: ScopeState, kind: BlockKind): boolean =>
  (scope.kind === undefined || kind === scope.kind) &&
  (scope.heading === undefined || level > 0) &&
  (scope.character === undefined || (speechKinds.has(kind) && speaker === keyOf(scope.character)));

/** As names are compared in counts and in the list of characters. */
const keyOf = (name: string): string => name.normalize("NFC").trim().toLowerCase();
