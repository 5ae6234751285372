import { contactBlock } from "#domain/account/contactBlock.ts";
import { browserSessionStore } from "./session/store/browserSessionStore.ts";

/** Returns the signed-in person's contact block, as far as the profile has loaded. */
export function ownContact(): string {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? contactBlock(state.session.user) : "";
}
