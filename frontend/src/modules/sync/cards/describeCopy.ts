import * as Y from "yjs";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import type { UserId } from "#domain/play/play.ts";
import { type Device, thisDevice } from "../devices/device.ts";
import { type DevicePlay, needsCard } from "../devices/devicePlays.ts";
import type { CardBasis, CardFields, DeviceCopy, Journal } from "../journal/journal.ts";
import { normalizeCard } from "./normalizeCard.ts";
import { playCardOf } from "./playCardOf.ts";

/** Returns the plays with the cards that their texts on this device make. */
export async function describePlays(
  userId: UserId,
  plays: readonly DevicePlay[],
  device: Device = thisDevice,
): Promise<readonly DevicePlay[]> {
  const described: DevicePlay[] = [];
  for (const play of plays) {
    const copy = needsCard(play)
      ? await describeCopy(device.journal(userId, play.playId), play.changedAt).catch(() => undefined)
      : undefined;
    described.push(copy ? { ...play, card: copy.card, isCardOld: false } : play);
  }
  return described;
}

/** Counts the play on this device and stores the card there. Undefined if this version can't read the play. */
export async function describeCopy(
  journal: Journal,
  at: number,
): Promise<(CardBasis & { card: CardFields }) | undefined> {
  const card = cardOf(await journal.load());
  return card && { ...(await journal.describe(card, at)), card };
}

function cardOf(copy: DeviceCopy | undefined): CardFields | undefined {
  const doc = new Y.Doc();
  try {
    for (const update of copy?.updates ?? []) Y.applyUpdate(doc, update);
    return versionOf(doc) > schemaVersion ? undefined : normalizeCard(playCardOf(doc));
  } catch (error) {
    console.error("The play could not be described.", error);
    return undefined;
  }
}
