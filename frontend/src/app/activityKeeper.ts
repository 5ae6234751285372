import { authEvents } from "./authEvents.ts";
import { logger } from "./logger.ts";
import { sessionKeeper } from "./sessionKeeper.ts";

/** Logs every sign-in that is made in this tab, once it is known whose. Answers how to stop. */
export function keepActivity(): () => void {
  let signedInAt: string | undefined;
  const onSignedIn = () => {
    signedInAt = new Date().toISOString();
  };
  const look = () => {
    if (signedInAt === undefined || sessionKeeper.get().kind !== "signed-in") return;
    const sign_in_time = signedInAt;
    signedInAt = undefined;
    import("./activity.ts")
      .then(({ recordActivity }) => recordActivity("sign_in", { sign_in_time }))
      .catch((error: unknown) => logger.warn("Activity could not be logged", { error }));
  };
  authEvents.addEventListener("signed-in", onSignedIn);
  const stop = sessionKeeper.subscribe(look);
  return () => {
    authEvents.removeEventListener("signed-in", onSignedIn);
    stop();
  };
}
