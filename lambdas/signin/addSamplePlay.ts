import { createHash } from "node:crypto";
import { nanoid } from "nanoid";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import type { BlockId, PlayId, UserId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { putSamplePlay } from "#lambdas/stores/samplePlays.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Returns the ID of a person's sample play. It's the same every time, so a repeated attempt adds no second one. */
export const sampleIdOf = (userId: UserId): PlayId =>
  createHash("sha256").update(`sample ${userId}`).digest("base64url").slice(0, 21) as PlayId;

interface NewAccount {
  readonly userId: UserId;
  /** The language of the interface at sign-up. */
  readonly language: InterfaceLanguage;
}

/** Adds the sample play to an account. */
export async function addSamplePlay(table: Table, { userId, language }: NewAccount, now: Date): Promise<void> {
  const play = samplePlay(() => nanoid(10) as BlockId, language);
  await putSamplePlay(table, { owner: userId, playId: sampleIdOf(userId), play }, now);
}
