import { withoutSecrets } from "../activity/withoutSecrets.ts";
import { sharedPath, visitedPath } from "./visitedPath.ts";

/**
 * Whether a third-party script may run at an address. Such scripts read the whole address, so they aren't allowed on a
 * shared play, or where a query or fragment may contain a code. Campaign parameters are meant to be read.
 */
export function mayBeSeen(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, searchParams, hash, username, password } = new URL(address);
  const isPublic = withoutSecrets(address) === `${origin}${pathname}` && visitedPath(pathname) !== sharedPath;
  const isBare = `${hash}${username}${password}` === "";
  return isPublic && isBare && [...searchParams.keys()].every((key) => /^utm_[a-z]+$/.test(key));
}
