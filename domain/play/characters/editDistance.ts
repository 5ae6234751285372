/**
 * Returns how many letters must be changed, added, removed, or swapped with their neighbor to turn one word into the
 * other, or more than `atMost`, which bounds the work.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let rows: Rows = { beforeLast: [], last: Array.from({ length: b.length + 1 }, (_, index) => index) };
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      here[column] = Math.min(at(here, column - 1) + 1, cheapest(a, b, { row, column }, rows));
    }
    if (Math.min(...here) > atMost) return atMost + 1;
    rows = { beforeLast: rows.last, last: here };
  }
  return at(rows.last, b.length);
}

interface Rows {
  readonly beforeLast: readonly number[];
  readonly last: readonly number[];
}

/** Returns the fewest edits up to a letter of both words if the last edit wasn't to add a letter. */
function cheapest(a: string, b: string, { row, column }: { row: number; column: number }, rows: Rows): number {
  const isSame = a[row - 1] === b[column - 1];
  const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  const changed = at(rows.last, column - 1) + (isSame ? 0 : 1);
  const swapped = isSwap ? at(rows.beforeLast, column - 2) + 1 : changed;
  return Math.min(at(rows.last, column) + 1, changed, swapped);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
