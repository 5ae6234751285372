import { authorName } from "#domain/account/authorName.ts";
import { browserSessionStore } from "./session/store/browserSessionStore.ts";

/** Returns the name under which the signed-in person writes, as far as the profile has loaded. */
export function ownAuthor(): string {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? authorName(state.session.user) : "";
}
