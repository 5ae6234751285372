/**
 * Runs a task for each item, a few at a time and beginning in order. If one fails, no further one begins; rejects with its error
 * once those that had begun are over.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failure: { readonly error: unknown } | undefined;
  const work = async (): Promise<void> => {
    while (!failure) {
      const item = items[next++];
      if (item === undefined) return;
      await run(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failure) throw failure.error;
}
