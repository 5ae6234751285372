import type { PlayId, UserId } from "#domain/play/play.ts";
import { recordActivity } from "#frontend/app/activity/activity.ts";
import type { RecordActivity } from "#frontend/app/activity/activityLog.ts";
import { type Call, call } from "#frontend/app/call.ts";
import { ownContact } from "#frontend/app/ownContact.ts";
import { signedInUser } from "#frontend/app/session/sessionKeeper.ts";
import { type DevicePlay, forgetPlay, playsOnDevice, sendEverything } from "#frontend/sync/devicePlays.ts";
import { newPlayId } from "#frontend/sync/openScript.ts";
import { keepNewPlay, type NewPlay } from "./keepNewPlay.ts";

/** What the shelf asks of the world. */
export interface Services {
  readonly call: Call;
  readonly playsOnDevice: () => Promise<readonly DevicePlay[]>;
  /** Sends what waits on this device; rejects with `Refused`. */
  readonly sendEverything: () => Promise<void>;
  readonly forgetPlay: (playId: PlayId) => Promise<void>;
  /** Keeps a new play on this device, from where it goes to the server; rejects with `Refused` where neither takes it. */
  readonly keepNewPlay: (play: NewPlay) => Promise<PlayId>;
  readonly newPlayId: () => PlayId;
  /** The contact block with which a new title page begins. */
  readonly contact: () => string;
  readonly record: RecordActivity;
  readonly now: () => Date;
}

export const servicesOf = (userId: UserId): Services => ({
  call,
  playsOnDevice: () => playsOnDevice(userId),
  sendEverything: () => sendEverything({ userId, call, signedInUser }),
  forgetPlay: (playId) => forgetPlay(userId, playId),
  keepNewPlay: (play) => keepNewPlay(userId, play),
  newPlayId,
  contact: ownContact,
  record: recordActivity,
  now: () => new Date(),
});
