import { nanoid } from "nanoid";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, PlayId, UserId } from "#domain/play/play.ts";
import { createPlayOnDevice } from "#frontend/modules/creating/createPlayOnDevice.ts";
import { findStagePage, type StageLine, saveStagePage } from "#frontend/modules/creating/stagePage.ts";
import { browserLocks } from "#frontend/platform/locks.ts";
import { ownAuthor, ownContact } from "#frontend/platform/ownAuthor.ts";

/**
 * Returns the play that continues what was written on the home page; undefined if nothing was. Two tabs may arrive here,
 * the one that waited for the e-mail and the one that the e-mail opened. Both get the same play.
 */
export const findFirstPlay = (userId: UserId): Promise<PlayId | undefined> =>
  browserLocks()("ghostlight-first-play", async () => {
    const page = findStagePage(Date.now());
    if (!page) return undefined;
    if ("playId" in page) return page.userId === userId ? page.playId : undefined;
    const blocks = blocksOf(page.lines);
    if (blocks.length === 0) return undefined;
    const front = { ...emptyFront, authors: ownAuthor(), contact: ownContact() };
    const playId = await createPlayOnDevice(userId, { front, blocks });
    saveStagePage({ playId, userId }, Date.now());
    return playId;
  });

/** Leaves out empty lines. */
const blocksOf = (lines: readonly StageLine[]): readonly Block[] =>
  lines
    .filter(({ text }) => text.trim() !== "")
    .map(({ kind, text }) => ({ id: nanoid(10) as BlockId, kind, text: [{ text }] }));
