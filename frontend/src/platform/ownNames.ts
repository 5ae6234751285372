import { browserSessionStore } from "./session/browserSessionStore.ts";

/** What the person who is signed in is called, as far as it is known by now. */
export function ownNames(): readonly string[] {
  const state = browserSessionStore.get();
  if (state.kind !== "signed-in") return [];
  const { full_name, pen_name, user_metadata } = state.session.user;
  return [full_name, pen_name, user_metadata.full_name].filter((name) => name !== undefined);
}
