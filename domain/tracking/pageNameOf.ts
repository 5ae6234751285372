import { splitAddress } from "../account/localAddress.ts";
import { visitedPath } from "./visitedPath.ts";

/** The specification's page names. */
const named: ReadonlyMap<string, string> = new Map([
  ["/", "Dashboard"],
  ["/dashboard", "Dashboard"],
  ["/editor", "Editor"],
  ["/editor/new", "New Play Editor"],
  ["/submissions", "Submissions"],
  ["/profile", "Profile"],
  ["/subscription", "Subscription"],
  ["/pricing", "Pricing"],
  ["/help", "Help"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/faq", "FAQ"],
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
]);

const namedBelow = [
  ["/editor/", "Play Editor"],
  ["/shared/", "Shared Play"],
  ["/admin/", "Admin Panel"],
  ["/help/", "Help"],
] as const;

/** The page name used for tracking. Letter case, queries, and trailing slashes don't matter. */
export function pageNameOf(pathname: string): string {
  const path = splitAddress(visitedPath(pathname).toLowerCase()).path;
  const below = namedBelow.find(([start]) => path.startsWith(start));
  return named.get(path) ?? below?.[1] ?? "Unknown Page";
}
