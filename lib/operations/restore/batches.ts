/** How many items are compared, or changed, at the same time. */
const batchSize = 25;

export async function* batches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
