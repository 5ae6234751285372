import type { Location } from "react-router-dom";

/**
 * Returns the account and the code from the link of an e-mail; empty if there's none. They're in the fragment, which no server
 * sees. Links that were sent before have them in the query.
 */
export function codeIn({ hash, search }: Pick<Location, "hash" | "search">): { username: string; code: string } {
  const [fragment, query] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string): string => fragment.get(name) ?? query.get(name) ?? "";
  return { username: read("username"), code: read("code") };
}
