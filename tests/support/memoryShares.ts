import { createShare, listShares, patchShare, readerTaken, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import { Refused } from "#domain/refused.ts";
import { foldedReaderName } from "#domain/sharing/readersInText.ts";
import type { PersonalReader } from "#domain/sharing/share.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** Returns the routes of the share links of one play, in pages of two. Nobody opens them. */
export function memoryShares(now: () => Date = () => new Date()): readonly MemoryRoute[] {
  let shares: readonly ShareLink[] = [];
  const assertReaderIsNew = (reader: PersonalReader | null | undefined, own: string): void => {
    const others = shares.filter(({ shareId }) => shareId !== own);
    const isTaken = reader && others.some((one) => one.reader && isSame(one.reader, reader));
    if (isTaken) throw new Refused("conflict", `${reader.name} already has a link.`, { code: readerTaken });
  };
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
      assertReaderIsNew(reader, options.shareId);
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
    answering(patchShare, ({ params: { shareId }, body: { password, authorNames: _, refresh: __, ...changes } }) => {
      const before = shares.find((link) => link.shareId === shareId);
      if (!before) throw new Refused("not-found", "This link doesn't exist.");
      if (changes.reader && !before.reader) throw new Refused("invalid", "Only a personal link has a reader.");
      assertReaderIsNew(changes.reader, shareId);
      const hasPassword = password === undefined ? before.hasPassword : password !== null;
      const after: ShareLink = { ...before, ...changes, hasPassword };
      shares = shares.map((link) => (link.shareId === shareId ? after : link));
      return after;
    }),
    answering(revokeShare, ({ params: { shareId } }) => {
      shares = shares.filter((link) => link.shareId !== shareId);
      return { shareId };
    }),
  ];
}

const isSame = (one: PersonalReader, other: PersonalReader): boolean =>
  foldedReaderName(one.name) === foldedReaderName(other.name);
