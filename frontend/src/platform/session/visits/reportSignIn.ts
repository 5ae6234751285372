import { lastLogin } from "./lastLogin.ts";
import { emitSignIn, type RecordedSignIn } from "./visits.ts";

/** Records a sign-in in this tab, and tells what follows from it. */
export async function reportSignIn(userId: string): Promise<void> {
  emitSignIn((await lastLogin.note()) ?? unknown(userId));
}

/** A sign-in about which nothing else is known. */
const unknown = (userId: string): RecordedSignIn => ({
  userId,
  isFirst: false,
  lastTouched: undefined,
  createdAt: undefined,
});
