import { dayMs } from "#domain/time.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const askedKey = "ghostlight.storage-asked";

/** Firefox shows the question to the writer. Other browsers may agree later without one. */
const askAgainMs = 30 * dayMs;

/** Asks the browser not to delete plays when the device runs out of space. It's asked once in a while, until it agrees. */
export async function requestPersistentStorage(now = Date.now()): Promise<void> {
  try {
    if (await navigator.storage.persisted()) return;
    const askedAt = Number(localEntries.getItem(askedKey) ?? 0);
    if (now - askedAt < askAgainMs) return;
    localEntries.setItem(askedKey, String(now));
    await navigator.storage.persist();
  } catch {
    // This browser doesn't offer it or stores nothing.
  }
}

/** Runs once something has been written and stored. Returns a function that stops it. */
export function whenFirstStored(
  { saving, subscribe }: Pick<PlaySession, "saving" | "subscribe">,
  run: () => void,
): () => void {
  let isWritten = false;
  const stop = subscribe(() => {
    const { kind } = saving();
    if (kind === "saving") isWritten = true;
    if (!isWritten || kind === "saving" || kind === "not-saved") return;
    stop();
    run();
  });
  return stop;
}
