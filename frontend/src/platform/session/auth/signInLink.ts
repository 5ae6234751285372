import { isDestination } from "../../destination.ts";

/** What an e-mailed link has in its fragment, which no server sees. */
export interface SignInLink {
  readonly email: string;
  readonly secret: string;
  readonly destination: string | undefined;
}

/** `incomplete` if the address is a sign-in link with parts missing. */
type Arrived = SignInLink | "incomplete";

let arrived: Arrived | undefined;

/** Removes a sign-in link from the address bar and the history, before any other code can read it. */
export function takeSignInLink(location: Location, history: History): void {
  const link = readSignInLink(location);
  if (!link) return;
  arrived = link;
  history.replaceState(history.state, "", "/auth");
}

/** Returns the link that this page was opened with. */
export const arrivedLink = (): Arrived | undefined => arrived;

/** Call it when the link was used or discarded. */
export function forgetLink(): void {
  arrived = undefined;
}

function readSignInLink({ pathname, search, hash }: Location): Arrived | undefined {
  if (pathname !== "/auth" || new URLSearchParams(search).get("type") !== "magiclink") return undefined;
  const fragment = new URLSearchParams(hash.slice(1));
  const email = fragment.get("email");
  const secret = fragment.get("secret");
  const destination = fragment.get("destination") ?? undefined;
  if (!email || !secret) return "incomplete";
  return { email, secret, destination: isDestination(destination) ? destination : undefined };
}
