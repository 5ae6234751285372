import { consent } from "../consent/consent.ts";
import { logger } from "../logger.ts";
import { findClientId } from "../session/sessionKeys.ts";
import { whenIdle } from "../whenIdle.ts";

/**
 * Has the visit to a shared play written into the activity log of who is signed in here and agrees to analytics, as any
 * screen's is. For other readers nothing is loaded.
 */
export const noteReader = (): void =>
  whenIdle(() => {
    if (!consent.get().preferences.analytics || !findClientId(localStorage)) return;
    import("./readerVisit.ts")
      .then(({ noteVisit }) => noteVisit())
      .catch((error: unknown) => logger.warn("A visit cannot be noted", { error }));
  });
