import { withoutSecrets } from "../activity/withoutSecrets.ts";
import { sharedPath, visitedPath } from "./visitedPath.ts";

/**
 * Whether another company's script may be at work at an address. Such scripts read the whole of it by themselves, so
 * not at a shared play, nor where a query or a fragment may hold a code; the marks of a campaign are there to be read.
 */
export function mayBeSeen(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, searchParams, hash, username, password } = new URL(address);
  const isPublic = withoutSecrets(address) === `${origin}${pathname}` && visitedPath(pathname) !== sharedPath;
  const isBare = `${hash}${username}${password}` === "";
  return isPublic && isBare && [...searchParams.keys()].every((key) => /^utm_[a-z]+$/.test(key));
}
