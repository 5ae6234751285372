import { createHash } from "node:crypto";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { demonstrationOwner, demonstrations } from "#domain/sharing/demonstrations.ts";
import { findDemonstrationDay, putDemonstrationDay } from "#lambdas/stores/demonstrationDays.ts";
import { deleteAllFeedback } from "#lambdas/stores/feedback.ts";
import { forgetReaders } from "#lambdas/stores/feedbackReaders.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { putSamplePlay } from "#lambdas/stores/samplePlays.ts";
import { findShare, replaceShare } from "#lambdas/stores/shares.ts";
import { givePlan } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

type Demonstration = (typeof demonstrations)[number];

/**
 * Makes sure that the public links to the sample play exist, and deletes what strangers said through them. It does so once a
 * day, with the first run after midnight UTC, and reads one item otherwise. What was done stays done if it's cut off.
 */
export async function keepDemonstrations(table: Table, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if ((await findDemonstrationDay(table)) === today) return;
  await givePlan(table, demonstrationOwner, { tier: "writer", end: "2099-12-31T00:00:00.000Z" });
  for (const demonstration of demonstrations) await keep(table, demonstration, now);
  await putDemonstrationDay(table, today);
}

async function keep(table: Table, { language, shareId }: Demonstration, now: Date): Promise<void> {
  let ids = 0;
  const play = samplePlay(() => `sample${String(ids++).padStart(4, "0")}` as BlockId, language);
  // A release with another sample play has another demonstration. The link leads to it.
  const version = createHash("sha256").update(JSON.stringify(play)).digest("hex").slice(0, 12);
  const playId = `demonstration-${version}` as PlayId;
  const isThere = (await findCard(table, demonstrationOwner, playId)) !== undefined;
  if (isThere) await clean(table, playId);
  else await putSamplePlay(table, { owner: demonstrationOwner, playId, play }, now);
  const share = await findShare(table, shareId);
  if (share?.playId === playId) return;
  await replaceShare(table, {
    shareId,
    playId,
    owner: demonstrationOwner,
    createdAt: now.toISOString(),
    label: "",
    shows: { what: "play" },
    isLive: true,
    isBlind: false,
    hiddenWords: [],
    authorNames: [],
    takesFeedback: true,
    mayDownload: true,
    tellsLastScene: false,
    endsAt: null,
    password: null,
  });
  if (share) await clean(table, share.playId);
}

async function clean(table: Table, playId: PlayId): Promise<void> {
  await deleteAllFeedback(table, { owner: demonstrationOwner, playId });
  await forgetReaders(table, playId);
}
