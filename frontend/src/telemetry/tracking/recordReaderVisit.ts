import { consent } from "#frontend/platform/consent/consent.ts";
import { logger } from "#frontend/platform/logger.ts";
import { findClientId } from "#frontend/platform/session/sessionKeys.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/**
 * Has the visit to a shared play written into the activity log of who is signed in here and agrees to analytics, as any
 * screen's is. For other readers nothing is loaded.
 */
export const recordReaderVisit = (): void =>
  whenIdle(() => {
    if (!consent.get().preferences.analytics || !findClientId(localStorage)) return;
    import("./readerVisit.ts")
      .then(({ recordSharedPlayVisit: noteVisit }) => noteVisit())
      .catch((error: unknown) => logger.warn("A visit cannot be noted", { error }));
  });
