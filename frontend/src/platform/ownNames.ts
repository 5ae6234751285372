import { browserSessionStore } from "./session/store/browserSessionStore.ts";

/** Returns the signed-in person's names, as far as the profile has loaded. */
export function ownNames(): readonly string[] {
  const state = browserSessionStore.get();
  if (state.kind !== "signed-in") return [];
  const { full_name, pen_name, user_metadata } = state.session.user;
  return [full_name, pen_name, user_metadata.full_name].filter((name) => name !== undefined);
}
