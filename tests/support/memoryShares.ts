import { createShare, listShares, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** Returns the routes of the share links of one play, in pages of two. Nobody opens them. */
export function memoryShares(now: () => Date = () => new Date()): readonly MemoryRoute[] {
  let shares: readonly ShareLink[] = [];
  return [
    answering(listShares, ({ query: { cursor = "0" } }) => {
      const next = Number(cursor) + 2;
      return {
        shares: shares.slice(Number(cursor), next),
        cursor: next < shares.length ? String(next) : undefined,
      };
    }),
    answering(createShare, ({ body: { password, authorNames: _, reader = null, ...options } }) => {
      const known = shares.find(({ shareId }) => shareId === options.shareId);
      if (known) return known;
      const made: ShareLink = {
        ...options,
        reader,
        token: `${options.shareId}.token`,
        hasPassword: password !== null,
        createdAt: now().toISOString(),
        frozenAt: options.isLive ? null : now().toISOString(),
        opens: 0,
        lastOpenedAt: null,
        lastScene: null,
      };
      shares = [made, ...shares];
      return made;
    }),
    answering(revokeShare, ({ params: { shareId } }) => {
      shares = shares.filter((link) => link.shareId !== shareId);
      return { shareId };
    }),
  ];
}
