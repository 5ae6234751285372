import type { Naming } from "../characters/naming.ts";
import type { BlockId, BlockKind } from "../play.ts";
import type { SearchScope } from "./searchQuery.ts";

/** What the scope of a block depends on besides the block. */
export interface ScopeState {
  /** Whether the chosen character speaks. */
  readonly speaks: boolean;
  /** The level of the chosen heading while it applies: 1 in an act, 2 in a scene; otherwise 0. */
  readonly level: number;
}

export const scopeAtStart: ScopeState = { speaks: false, level: 0 };

/** A block as far as scopes are concerned. `text` is only read for cues. */
export interface ScopedBlock {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly text: () => string;
}

const levels: Partial<Record<BlockKind, number>> = { act: 1, scene: 2 };
const speechKinds: ReadonlySet<BlockKind> = new Set(["cue", "parenthetical", "dialogue", "lyric"]);

/** Returns the state within a block, which the next block continues from. */
export function scopeWithin(
  scope: SearchScope,
  before: ScopeState,
  { id, kind, text }: ScopedBlock,
  namesIn: Naming["namesIn"],
): ScopeState {
  if (kind === "cue") {
    const { character } = scope;
    return { ...before, speaks: character !== undefined && namesIn(text()).some(({ key }) => key === character) };
  }
  const level = levels[kind];
  if (level === undefined) return before;
  if (id === scope.heading) return { speaks: false, level };
  return { speaks: false, level: level <= before.level ? 0 : before.level };
}

/** Returns whether a block is searched. */
export const isInScope = (scope: SearchScope, { speaks, level }: ScopeState, kind: BlockKind): boolean =>
  (scope.kind === undefined || kind === scope.kind) &&
  (scope.heading === undefined || level > 0) &&
  (scope.character === undefined || (speechKinds.has(kind) && speaks));
