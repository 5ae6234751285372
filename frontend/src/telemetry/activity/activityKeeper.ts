import { logger } from "#frontend/platform/logger.ts";
import { onAuthChange } from "#frontend/platform/session/authChanges.ts";

/** Logs every sign-in that is made in this tab. Answers how to stop. */
export const startActivityLog = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    const sign_in_time = new Date().toISOString();
    import("./activity.ts")
      .then(({ recordActivity }) => recordActivity("sign_in", { sign_in_time }))
      .catch((error: unknown) => logger.warn("Activity could not be logged", { error }));
  });
