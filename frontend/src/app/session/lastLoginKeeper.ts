import { logger } from "../logger.ts";
import { onAuthChange } from "./authChanges.ts";

/** Notes every sign-in that is made in this tab. Answers how to stop. */
export const keepLastLogin = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    import("./lastLogin.ts")
      .then(({ lastLogin }) => lastLogin.note())
      .catch((error: unknown) => logger.warn("The last login could not be noted", { error }));
  });
