import { contactBlock } from "#domain/account/contactBlock.ts";
import { browserSessionStore } from "./session/browserSessionStore.ts";

/** The contact block of who is signed in, as far as the profile is known by now. */
export function ownContact(): string {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? contactBlock(state.session.user) : "";
}
