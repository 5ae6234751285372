import { decodedSegment, withoutSecrets } from "../activity/withoutSecrets.ts";

/** The path recorded for visits to a shared play, because its token is never stored. */
export const sharedPath = "/shared/";

/** The path that identifies a visit: without query, fragment, trailing slash, and share link token. */
export function visitedPath(pathname: string): string {
  const path = new URL(withoutSecrets(`https://stage.invalid${pathname}`)).pathname.replace(/\/+/g, "/");
  const [, first = ""] = path.split("/");
  if (decodedSegment(first).toLowerCase() === "shared") return sharedPath;
  return path === "/" ? path : path.replace(/\/$/, "");
}
