import type { ShareLink } from "#domain/api/sharing.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const keyOf = (shareId: string) => `ghostlight.own.${shareId}` as const;

/** Remembers links that this browser has listed as their author, so that reading them doesn't count as a visit. */
export function rememberOwnLinks(links: readonly Pick<ShareLink, "shareId">[]): void {
  try {
    for (const { shareId } of links) localEntries.setItem(keyOf(shareId), "1");
  } catch {
    // Without storage, the author's own visits count, too.
  }
}

export function isOwnLink(shareId: string): boolean {
  try {
    return localEntries.getItem(keyOf(shareId)) !== null;
  } catch {
    return false;
  }
}
