import { runLoaded } from "#frontend/platform/runLoaded.ts";
import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";

/** Logs every sign-in in this tab. Returns a function that stops it. */
export const startActivityLog = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    const sign_in_time = new Date().toISOString();
    runLoaded(
      () => import("./activity.ts"),
      ({ recordActivity }) => recordActivity("sign_in", { sign_in_time }),
      "Activity could not be logged",
    );
  });
