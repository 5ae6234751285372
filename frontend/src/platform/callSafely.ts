/** Rethrows a listener's error later, so that a broken panel can't keep the others from what they do. */
export function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
