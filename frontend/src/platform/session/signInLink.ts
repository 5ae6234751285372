import { isDestination } from "../destination.ts";

/** What a mail's link brings along in its fragment, which no server sees. */
export interface SignInLink {
  readonly email: string;
  readonly secret: string;
  readonly destination: string | undefined;
}

/** `incomplete` where the address says that it is such a link and its fragment is not all there. */
type Arrived = SignInLink | "incomplete";

let arrived: Arrived | undefined;

/** Takes such a link out of the address bar and the history, before anything else sees it. */
export function takeSignInLink(location: Location, history: History): void {
  const link = readSignInLink(location);
  if (!link) return;
  arrived = link;
  history.replaceState(history.state, "", "/auth");
}

/** The link that this page was opened with. */
export const arrivedLink = (): Arrived | undefined => arrived;

/** It has been answered or put aside. */
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
