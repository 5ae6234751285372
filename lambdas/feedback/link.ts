import { Refused } from "#domain/refused.ts";
import type { Frozen } from "#domain/sharing/frozen.ts";
import type { LinkReader } from "#lambdas/shared/linkReader.ts";
import { findFrozen } from "#lambdas/shared/links/findFrozen.ts";
import type { ReadLinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import { type OpenedLink, openLink } from "#lambdas/shared/links/openLink.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface Visit {
  readonly token: string;
  readonly reader: LinkReader;
}

/** Opens links for readers. */
export interface LinkAccess {
  /** Returns the link of this token. Refuses unknown tokens, and readers without the link's password. */
  readonly open: (visit: Visit, now: Date) => Promise<OpenedLink>;
  /** Returns what a link shows that isn't live, including names. */
  readonly readFrozen: (link: OpenedLink) => Promise<Pick<Frozen, "play" | "sequence">>;
  /** Returns what tokens are signed with. */
  readonly readKeys: ReadLinkKeys;
}

export const linkAccessOf = (table: Table, readKeys: ReadLinkKeys): LinkAccess => ({
  open: async ({ token, reader }, now) => openLink(table, await readKeys(), { token, pass: reader.pass }, now),
  readFrozen: async ({ share }) => {
    const frozen = await findFrozen(table, share);
    if (frozen) return frozen;
    throw new Refused("unavailable", "The play is being refreshed. Your text is saved here. Try again in a moment.");
  },
  readKeys,
});
