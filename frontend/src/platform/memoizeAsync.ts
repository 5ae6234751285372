/** Runs once and keeps the promise; one that failed is forgotten, so that the next caller tries again. */
export function memoizeAsync<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
