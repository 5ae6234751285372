import type { ShareLink } from "#domain/api/sharing.ts";

const place = "ghostlight-own-links";
const mostLinks = 500;

/** This browser has seen these links as their author: what it opens by them is not counted as a reader's. */
export function rememberOwnLinks(links: readonly Pick<ShareLink, "shareId">[]): void {
  const known = new Set([...links.map(({ shareId }): string => shareId), ...readOwn()]);
  try {
    localStorage.setItem(place, JSON.stringify([...known].slice(0, mostLinks)));
  } catch {
    // A browser that keeps nothing counts its author too.
  }
}

export const isOwnLink = (token: string): boolean => readOwn().includes(token.split(".", 1)[0] ?? "");

function readOwn(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
