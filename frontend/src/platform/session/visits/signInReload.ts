import { arrivedLink } from "../auth/signInLink.ts";

const mark = "hasSignedIn";

/**
 * Loads the page again for the language of the person who has just signed in. The page that loads reports the sign-in. Never
 * resolves, because nothing more should be shown here.
 */
export function reloadAfterSignIn(): Promise<never> {
  history.replaceState({ ...history.state, [mark]: true }, "", nextAddress());
  location.reload();
  return new Promise(() => undefined);
}

/** Returns where the page that loads should be; undefined is where this one is. */
function nextAddress(): string | undefined {
  const link = arrivedLink();
  if (link && link !== "incomplete" && link.destination) return link.destination;
  // The form for a new password would ask for yet another one. The sign-in screen goes on to the list of plays.
  return location.pathname === "/reset-password" ? "/auth" : undefined;
}

/** Returns whether `reloadAfterSignIn` has loaded this page. Only the first call says so. */
export function wasReloadedAfterSignIn(): boolean {
  const { [mark]: isMarked, ...state } = { ...history.state };
  if (isMarked !== true) return false;
  history.replaceState(state, "");
  return true;
}
