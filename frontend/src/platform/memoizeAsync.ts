/** Runs once and caches the promise. A failure isn't cached, so the next caller tries again. */
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
