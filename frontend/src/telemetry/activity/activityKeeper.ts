import { logger } from "#frontend/platform/logger.ts";
import { onAuthChange } from "#frontend/platform/session/authChanges.ts";

/** Logs every sign-in in this tab. Returns a function that stops it. */
export const startActivityLog = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    const sign_in_time = new Date().toISOString();
    import("./activity.ts")
      .then(({ recordActivity }) => recordActivity("sign_in", { sign_in_time }))
      .catch((error: unknown) => logger.warn("Activity could not be logged", { error }));
  });
