import { authorName } from "#domain/account/authorName.ts";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { browserSessionStore } from "./session/store/browserSessionStore.ts";

/** Returns the name under which the signed-in person writes, as far as the profile has loaded. */
export function ownAuthor(): string {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? authorName(state.session.user) : "";
}

/** Returns the signed-in person's contact block, as far as the profile has loaded. */
export function ownContact(): string {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? contactBlock(state.session.user) : "";
}
