/** Modules that the same users load. */
export interface Chunk {
  readonly ids: readonly string[];
  /** The names of those who load it, such as a screen. */
  readonly users: ReadonlySet<string>;
  readonly bytes: number;
  /** It stays as it is, and doesn't count. */
  readonly isFixed?: boolean;
}

export interface MergeOptions {
  /** Returns the modules that a module imports at once. */
  readonly importsOf: (id: string) => readonly string[];
  /** How many chunks each of these users may load, without the fixed ones. */
  readonly limits: ReadonlyMap<string, number>;
  /** How much a byte counts that this user loads without needing it. 1 for all others. */
  readonly weights: ReadonlyMap<string, number>;
}

/**
 * Merges chunks until no user loads more of them than allowed: again and again the two that add the fewest bytes which a
 * user doesn't need. Two chunks aren't merged if they would then import each other through a third one, because the
 * modules in a cycle of files may run before what they import. Throws an error if no two can be merged any more.
 */
export function mergeChunks(chunks: readonly Chunk[], options: MergeOptions): readonly Chunk[] {
  let merged = chunks;
  for (;;) {
    const crowded = usersOverLimit(merged, options.limits);
    if (crowded.length === 0) return merged;
    const imports = importsBetween(merged, options.importsOf);
    const pair = cheapestPair(merged, imports, crowded, options.weights);
    if (!pair) throw new Error(`Too many chunks, and none can be merged: ${crowded.join(", ")}.`);
    merged = withMerged(merged, imports, pair);
  }
}

type Pair = readonly [Chunk, Chunk];

/** The chunks that each chunk imports, directly or indirectly. */
type Imports = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

function usersOverLimit(chunks: readonly Chunk[], limits: MergeOptions["limits"]): readonly string[] {
  const isOver = ([user, limit]: [string, number]) =>
    chunks.filter(({ users, isFixed }) => users.has(user) && !isFixed).length > limit;
  return [...limits].filter(isOver).map(([user]) => user);
}

function cheapestPair(
  chunks: readonly Chunk[],
  imports: Imports,
  crowded: readonly string[],
  weights: MergeOptions["weights"],
): Pair | undefined {
  const movable = chunks.filter(({ isFixed }) => !isFixed);
  const pairs = movable.flatMap((one, index) => movable.slice(index + 1).map((other): Pair => [one, other]));
  const priced = pairs.flatMap((pair) => {
    const relieved = crowded.filter((user) => pair.every(({ users }) => users.has(user))).length;
    return relieved === 0 ? [] : [{ pair, cost: wasteOf(pair, imports, weights) / relieved }];
  });
  priced.sort((a, b) => a.cost - b.cost);
  return priced.find(({ pair }) => !isCyclic(pair, imports))?.pair;
}

/** Whether one of a pair imports the other through a third one. */
function isCyclic([one, other]: Pair, imports: Imports): boolean {
  const isAcross = (from: Chunk, to: Chunk) =>
    [...(imports.get(from) ?? [])].some((between) => between !== to && imports.get(between)?.has(to));
  return isAcross(one, other) || isAcross(other, one);
}

/** The bytes that somebody would load without needing them: of the two chunks, and of what they import. */
function wasteOf(pair: Pair, imports: Imports, weights: MergeOptions["weights"]): number {
  const users = usersOf(pair);
  const loaded = loadedWith(pair, imports);
  return sum(
    [...loaded].map(
      (chunk) => chunk.bytes * sum(users.map((user) => (chunk.users.has(user) ? 0 : (weights.get(user) ?? 1)))),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const usersOf = (pair: Pair): readonly string[] => [...new Set(pair.flatMap(({ users }) => [...users]))];
const loadedWith = (pair: Pair, imports: Imports): ReadonlySet<Chunk> =>
  new Set([...pair, ...pair.flatMap((chunk) => [...(imports.get(chunk) ?? [])])]);

function withMerged(chunks: readonly Chunk[], imports: Imports, pair: Pair): readonly Chunk[] {
  const users = usersOf(pair);
  const loaded = loadedWith(pair, imports);
  const others = chunks
    .filter((chunk) => !pair.includes(chunk))
    .map((chunk) => (loaded.has(chunk) ? { ...chunk, users: new Set([...chunk.users, ...users]) } : chunk));
  const ids = pair.flatMap((chunk) => chunk.ids);
  return [...others, { ids, users: new Set(users), bytes: sum(pair.map(({ bytes }) => bytes)) }];
}

function importsBetween(chunks: readonly Chunk[], importsOf: MergeOptions["importsOf"]): Imports {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
  const direct = new Map(
    chunks.map((chunk) => {
      const imported = new Set(chunk.ids.flatMap(importsOf).flatMap((id) => chunkOf.get(id) ?? []));
      imported.delete(chunk);
      return [chunk, imported] as const;
    }),
  );
  return new Map(chunks.map((chunk) => [chunk, reachableFrom(chunk, direct)]));
}

function reachableFrom(chunk: Chunk, direct: Imports): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const waiting = [...(direct.get(chunk) ?? [])];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(direct.get(next) ?? []));
  }
  return found;
}
