import { logger } from "../logger.ts";
import { onAuthChange } from "./authChanges.ts";
import { emitSignIn, type RecordedSignIn } from "./visits.ts";

/** Notes every sign-in that is made in this tab, and tells of it. Answers how to stop. */
export const startLastLogin = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    import("./lastLogin.ts")
      .then(({ lastLogin }) => lastLogin.note())
      .then((visit = unknown(change.session.user.id)) => emitSignIn(visit))
      .catch((error: unknown) => logger.warn("The last login could not be noted", { error }));
  });

/** Somebody came, and nobody knows more. */
const unknown = (userId: string): RecordedSignIn => ({
  userId,
  isFirst: false,
  lastTouched: undefined,
  createdAt: undefined,
});
