import type { Node } from "prosemirror-model";
import { type Naming, namingOf } from "#domain/play/characters/naming.ts";
import type { BlockId } from "#domain/play/play.ts";
import { plainMatcher } from "#domain/play/search/plainMatcher.ts";
import { hasSameMatches, type Matcher, type SearchQuery, type TextRange } from "#domain/play/search/searchQuery.ts";
import { isInScope, type ScopeState, scopeAtStart, scopeWithin } from "#domain/play/search/searchScope.ts";
import { attributesOf } from "../schema/schema.ts";

/** A match, with positions that count from the start of its group. */
interface HitInGroup {
  readonly id: BlockId;
  /** Offset in the block's text. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

export interface GroupHits {
  /** The position before the group. */
  readonly start: number;
  readonly hits: readonly HitInGroup[];
}

export interface Hits {
  readonly groups: readonly GroupHits[];
  readonly count: number;
  /** Blocks that a pattern hasn't been looked for in yet. */
  readonly missing: readonly Node[];
}

interface SearchedGroup {
  readonly before: ScopeState;
  readonly after: ScopeState;
  readonly hits: readonly HitInGroup[];
  readonly missing: readonly Node[];
}

/**
 * Finds the matches of one query in any version of the manuscript. Nodes are immutable, so each block and each group is
 * searched once: after a key, that's one block.
 */
export class HitFinder {
  readonly query: SearchQuery;
  /** Patterns are matched elsewhere and supplied. */
  readonly #match: Matcher | undefined;
  readonly #ranges: WeakMap<Node, readonly TextRange[]>;
  readonly #naming: Naming;
  #groups = new WeakMap<Node, SearchedGroup>();

  /**
   * `before` supplies what it already found if only the scope changed. `naming` is needed for a character's speeches; it
   * reads cues that are written later, too.
   */
  constructor(query: SearchQuery, before?: HitFinder, naming: Naming = namingOf([], [])) {
    this.query = query;
    this.#naming = naming;
    this.#match = query.isPattern ? undefined : plainMatcher(query);
    this.#ranges = before && hasSameMatches(before.query, query) ? before.#ranges : new WeakMap();
  }

  find(doc: Node): Hits {
    const groups: GroupHits[] = [];
    const missing: Node[] = [];
    let state = scopeAtStart;
    let start = 0;
    let count = 0;
    for (const group of doc.children) {
      const searched = this.#search(group, state);
      groups.push({ start, hits: searched.hits });
      if (searched.missing.length > 0) missing.push(...searched.missing);
      count += searched.hits.length;
      state = searched.after;
      start += group.nodeSize;
    }
    return { groups, count, missing };
  }

  supply(block: Node, ranges: readonly TextRange[]): void {
    this.#ranges.set(block, ranges);
  }

  #search(group: Node, before: ScopeState): SearchedGroup {
    const known = this.#groups.get(group);
    if (known && known.before.speaks === before.speaks && known.before.level === before.level) return known;
    const hits: HitInGroup[] = [];
    const missing: Node[] = [];
    let state = before;
    group.forEach((node, offset) => {
      const { id, kind } = attributesOf(node);
      const block = { id, kind, text: () => node.textContent };
      state = scopeWithin(this.query.scope, state, block, this.#naming.namesIn);
      if (!isInScope(this.query.scope, state, kind)) return;
      const ranges = this.#rangesIn(node);
      if (!ranges) missing.push(node);
      // A group's text starts after its opening token, and a block's after its own.
      for (const { from, to } of ranges ?? [])
        hits.push({ id, offset: from, from: offset + 2 + from, to: offset + 2 + to });
    });
    const searched = { before, after: state, hits, missing };
    if (missing.length === 0) this.#groups.set(group, searched);
    return searched;
  }

  #rangesIn(node: Node): readonly TextRange[] | undefined {
    const known = this.#ranges.get(node);
    if (known || !this.#match) return known;
    const ranges = this.#match(node.textContent);
    this.#ranges.set(node, ranges);
    return ranges;
  }
}

/** A match with its positions in the manuscript. */
export interface Hit {
  readonly id: BlockId;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the match with this index, counting from 0. */
export function hitAt({ groups }: Hits, index: number): Hit | undefined {
  let left = index;
  for (const { start, hits } of groups) {
    const hit = hits[left];
    if (left >= 0 && hit) return { ...hit, from: start + hit.from, to: start + hit.to };
    left -= hits.length;
  }
  return undefined;
}

/** Returns the index of the first match at or after a position; the number of matches if there is none. */
export function indexFrom({ groups, count }: Hits, pos: number): number {
  let before = 0;
  for (const { start, hits } of groups) {
    const last = hits.at(-1);
    if (last && start + last.from >= pos) return before + hits.findIndex(({ from }) => start + from >= pos);
    before += hits.length;
  }
  return count;
}

/** Returns all matches in order. */
export const allHits = ({ groups }: Hits): readonly Hit[] =>
  groups.flatMap(({ start, hits }) => hits.map((hit) => ({ ...hit, from: start + hit.from, to: start + hit.to })));
