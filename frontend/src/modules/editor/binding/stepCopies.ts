import * as Y from "yjs";
import { addRange, type StepCopy, type StepRanges } from "./storedSteps.ts";

/** Returns the copies of what's in these ranges, and the copies of those. */
export function copiesOf({ store }: Y.Doc, ranges: readonly StepRanges[]): readonly StepCopy[] {
  const copies = new Map<Y.Item, StepCopy>();
  const waiting = ranges.flatMap(({ clients }) =>
    [...clients].flatMap(([client, parts]) => parts.map(({ clock, len }) => ({ client, clock, len }))),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const item of structsIn(store, next.client, next.clock, next.len).flatMap(lookedUp)) {
      if (item.redone === null || copies.has(item)) continue;
      copies.set(item, { from: item.id, length: item.length, to: item.redone });
      waiting.push({ ...item.redone, len: item.length });
    }
  }
  return [...copies.values()];
}

/** Returns the items whose copies Yjs looks up for one: itself, the later values of a map, and the same of what it's in. */
function lookedUp(struct: Y.Item | Y.GC): readonly Y.Item[] {
  if (!(struct instanceof Y.Item)) return [];
  const items = [struct];
  if (struct.parentSub !== null) for (let later = struct.right; later !== null; later = later.right) items.push(later);
  const container = struct.parent instanceof Y.AbstractType ? struct.parent._item : null;
  return container === null ? items : [...items, ...lookedUp(container)];
}

/** Makes Yjs remember copies again, as far as the document has them. */
export function rememberCopies(transaction: Y.Transaction, copies: readonly StepCopy[]): void {
  const { store } = transaction.doc;
  for (const { from, length, to } of copies) {
    const here = Math.min(length, Y.getState(store, from.client) - from.clock, Y.getState(store, to.client) - to.clock);
    const copied = here > 0 ? structsIn(store, to.client, to.clock, here) : [];
    if (here <= 0 || copied.some((struct) => struct instanceof Y.GC)) continue;
    for (const struct of copied) keep(struct);
    const range = Y.createDeleteSet();
    addRange(range, from.client, from.clock, here);
    Y.iterateDeletedStructs(transaction, range, (struct) => {
      if (struct instanceof Y.Item && struct.deleted)
        struct.redone ??= Y.createID(to.client, to.clock + struct.id.clock - from.clock);
    });
  }
}

/** Marks an item, and everything that it's in, as what Yjs must not forget: its undo can't do without copies. */
function keep(struct: Y.Item | Y.GC): void {
  let item = struct instanceof Y.Item ? struct : null;
  while (item !== null && !item.keep) {
    item.keep = true;
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null;
  }
}

function structsIn(
  { clients }: Y.Doc["store"],
  client: number,
  clock: number,
  len: number,
): readonly (Y.Item | Y.GC)[] {
  const structs = clients.get(client) ?? [];
  const first = Y.findIndexSS(structs, clock);
  let end = first;
  while (end < structs.length && (structs[end]?.id.clock ?? 0) < clock + len) end++;
  return structs.slice(first, end);
}
