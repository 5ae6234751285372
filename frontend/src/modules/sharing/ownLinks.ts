import type { ShareLink } from "#domain/api/sharing.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

// `public/opening.js` reads it too, before this page's code is there.
const keyOf = (shareId: string) => `ghostlight.own.${shareId}` as const;

/** What this browser opens by links that it has seen as their author is not counted as a reader's. */
export function rememberOwnLinks(links: readonly Pick<ShareLink, "shareId">[]): void {
  try {
    for (const { shareId } of links) localEntries.setItem(keyOf(shareId), "1");
  } catch {
    // A browser that keeps nothing counts its author too.
  }
}

export function isOwnLink(shareId: string): boolean {
  try {
    return localEntries.getItem(keyOf(shareId)) !== null;
  } catch {
    return false;
  }
}
