import { nanoid } from "nanoid";
import type { PlayId } from "#domain/play/play.ts";
import type { Refused } from "#domain/refused.ts";
import { describeCopy } from "../cards/describeCopy.ts";
import { sendOwedTags } from "../cards/playTags.ts";
import { exchange } from "../exchange/exchange.ts";
import { type LogOptions, serverLog } from "../exchange/log.ts";
import { refusalOf } from "../exchange/sendingState.ts";
import { noCard } from "../journal/journal.ts";
import { type Device, thisDevice } from "./device.ts";
import { type DevicePlay, isTextUnsent, playsOnDevice } from "./devicePlays.ts";

export interface SendEverythingOptions extends Omit<LogOptions, "playId" | "device"> {
  readonly device?: Device;
}

/** Why changes of plays weren't sent. */
export type SendRefusals = ReadonlyMap<PlayId, Refused>;

/**
 * Sends all changes that wait on this device, tags included, and all cards that are out of date on the server. Tries all
 * plays, and returns why those weren't sent that still wait. What's wrong with tags isn't returned.
 */
export async function sendEverything({
  device = thisDevice,
  ...options
}: SendEverythingOptions): Promise<SendRefusals> {
  const { userId, call, signedInUser } = options;
  const refusals = new Map<PlayId, Refused>();
  const plays = await playsOnDevice(userId, device);
  // If the plan doesn't have space for all of them, it's the newest that stay here.
  for (const play of [...plays].sort((a, b) => a.createdAt - b.createdAt)) {
    if (!isTextUnsent(play) && !play.cardOwed) continue;
    const sending = { ...options, play, device };
    const send = device.withLock(userId, play.playId, () => sendPlay(sending));
    await send.catch(async (error) => {
      if (!isTextUnsent(play)) return;
      refusals.set(play.playId, refusalOf(error));
      await describeCopy(device.journal(userId, play.playId), play.changedAt);
    });
  }
  // The server may have got a play with its first tags only now.
  await sendOwedTags({ userId, call, signedInUser, device });
  return refusals;
}

interface Sending extends Omit<SendEverythingOptions, "device"> {
  readonly play: DevicePlay;
  readonly device: Device;
}

/** The card is made from the text. The page that wrote it may have been closed before it was counted. */
async function sendPlay({ play, device, ...options }: Sending): Promise<void> {
  const { playId, changedAt } = play;
  const journal = device.journal(options.userId, playId);
  const log = serverLog({ ...options, playId, device: device.name });
  const describe = () => describeCopy(journal, changedAt);
  const card = async () => (await describe())?.card ?? play.card ?? noCard;
  await exchange({ outbox: journal, log, newId: nanoid, card, ask: play.cardOwed });
  const described = await describe();
  if (!described) return;
  // It's only a copy for lists. If this fails, no word is lost, and it's sent again later.
  await log.refreshCard(described.card, Math.max(0, Date.now() - changedAt)).then(
    () => journal.cardSent(described),
    () => undefined,
  );
}
