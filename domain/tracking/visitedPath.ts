import { decodedSegment, withoutSecrets } from "../activity/withoutSecrets.ts";

/** Where a visit to a shared play is said to have been: its token is written nowhere. */
export const sharedPath = "/shared/";

/** A path as visits are told apart by it: without query, fragment and closing slash, and without a share link's token. */
export function visitedPath(pathname: string): string {
  const path = new URL(withoutSecrets(`https://stage.invalid${pathname}`)).pathname.replace(/\/+/g, "/");
  const [, first = ""] = path.split("/");
  if (decodedSegment(first).toLowerCase() === "shared") return sharedPath;
  return path === "/" ? path : path.replace(/\/$/, "");
}
