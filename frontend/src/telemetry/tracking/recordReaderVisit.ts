import { consent } from "#frontend/platform/consent/consent.ts";
import { logger } from "#frontend/platform/logger.ts";
import { findClientId } from "#frontend/platform/session/store/sessionKeys.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/**
 * Writes the visit to a shared play to the activity log of the person who is signed in here, if they have consented to
 * analytics. Loads nothing for other readers.
 */
export const recordReaderVisit = (): void => {
  whenIdle(() => {
    if (!consent.get().preferences.analytics || !findClientId(localStorage)) return;
    import("./recordSharedPlayVisit.ts")
      .then(({ recordSharedPlayVisit: noteVisit }) => noteVisit())
      .catch((error: unknown) => logger.warn("The visit could not be recorded", { error }));
  });
};
