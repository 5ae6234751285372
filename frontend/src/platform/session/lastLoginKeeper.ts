import { logger } from "../logger.ts";
import { onAuthChange } from "./authChanges.ts";
import { emitSignIn, type RecordedSignIn } from "./visits.ts";

/** Records every sign-in in this tab and reports it. Returns a function that stops it. */
export const startLastLogin = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    import("./lastLogin.ts")
      .then(({ lastLogin }) => lastLogin.note())
      .then((visit = unknown(change.session.user.id)) => emitSignIn(visit))
      .catch((error: unknown) => logger.warn("The last sign-in could not be recorded", { error }));
  });

/** A sign-in about which nothing else is known. */
const unknown = (userId: string): RecordedSignIn => ({
  userId,
  isFirst: false,
  lastTouched: undefined,
  createdAt: undefined,
});
