import { visitedPath } from "./visitedPath.ts";

/** The specification's names of pages. */
const named: ReadonlyMap<string, string> = new Map([
  ["/", "Dashboard"],
  ["/dashboard", "Dashboard"],
  ["/editor", "Editor"],
  ["/editor/new", "New Play Editor"],
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
] as const;

/** What a page is called where visits are tracked. Letter case, queries and closing slashes make no other page. */
export function pageNameOf(pathname: string): string {
  const path = visitedPath(pathname).toLowerCase();
  const below = namedBelow.find(([start]) => path.startsWith(start));
  return named.get(path) ?? below?.[1] ?? "Unknown Page";
}
