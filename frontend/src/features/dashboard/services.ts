import type { PlayCard } from "#domain/api/plays.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { keepCards } from "#frontend/modules/sync/cards/keepCards.ts";
import { playsWithCards } from "#frontend/modules/sync/cards/playsWithCards.ts";
import { setTags } from "#frontend/modules/sync/cards/playTags.ts";
import { type DevicePlay, playsOnDevice } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { loadOrRefuse } from "#frontend/modules/sync/exchange/loadOrRefuse.ts";
import { forgetPlay } from "#frontend/modules/sync/journal/forgetPlays.ts";
import { newPlayId } from "#frontend/modules/sync/newPlayId.ts";
import { type Call, call } from "#frontend/platform/call.ts";
import { ownAuthor, ownContact } from "#frontend/platform/ownAuthor.ts";
import { browserSessionStore, signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { tierIn } from "#frontend/platform/session/useTier.ts";
import { recordActivity } from "#frontend/telemetry/activity/activity.ts";
import type { RecordActivity } from "#frontend/telemetry/activity/activityLog.ts";
import type { ReadImport } from "./importing/importReading.ts";

/** What the play list needs from its environment. */
export interface Services {
  readonly call: Call;
  readonly playsOnDevice: () => Promise<readonly DevicePlay[]>;
  /** The same, with cards made from the texts where they're missing. */
  readonly playsWithCards: () => Promise<readonly DevicePlay[]>;
  /** Sends the unsent changes on this device, tags included. Returns why some weren't sent. */
  readonly sendEverything: () => Promise<SendRefusals>;
  readonly forgetPlay: (playId: PlayId) => Promise<void>;
  /** Replaces a play's tags, at least on this device. Rejects with `Refused`. */
  readonly setTags: (playId: PlayId, tags: readonly string[]) => Promise<void>;
  /** Stores what the server says about plays for the time without a connection. */
  readonly keepCards: (cards: readonly PlayCard[]) => Promise<void>;
  /**
   * Saves a new play on this device, from where it's sent to the server. Rejects with `Refused` if neither takes it.
   */
  readonly keepNewPlay: (play: Play) => Promise<PlayId>;
  /** Reads all that this device has of a play, with unsent changes and private notes. */
  readonly readDeviceCopy: (playId: PlayId) => Promise<Play>;
  readonly newPlayId: () => PlayId;
  /** Copies a link to a play. Returns whether it was copied. Rejects with `Refused`. */
  readonly copyLink: (playId: PlayId) => Promise<boolean>;
  /** Downloads a play as PDF. Rejects with `Refused`. */
  readonly exportPdf: (playId: PlayId) => Promise<void>;
  readonly readImport: ReadImport;
  /** The author's name and the contact block of new title pages. */
  readonly author: () => string;
  readonly contact: () => string;
  readonly record: RecordActivity;
  readonly now: () => Date;
}

/** The code that reads and writes texts loads on demand, because the list doesn't need it. */
const openSending = () => loadOrRefuse(() => import("#frontend/modules/sync/devices/sendEverything.ts"));
const openCreating = () => loadOrRefuse(() => import("#frontend/modules/creating/createPlayOnDevice.ts"));

const sendAllOf = async (userId: UserId): Promise<SendRefusals> =>
  (await openSending()).sendEverything({ userId, call, signedInUser });

export const servicesOf = (userId: UserId): Services => ({
  call,
  playsOnDevice: () => playsOnDevice(userId),
  playsWithCards: () => playsWithCards(userId),
  sendEverything: () => sendAllOf(userId),
  forgetPlay: (playId) => forgetPlay(userId, playId),
  setTags: (playId, tags) => setTags({ userId, call }, playId, tags),
  keepCards: (cards) => keepCards(userId, cards),
  keepNewPlay: async (play) => (await openCreating()).createPlayOnDevice(userId, play),
  readDeviceCopy: async (playId) =>
    (await import("#frontend/modules/creating/readDeviceCopy.ts")).readDeviceCopy(userId, playId),
  newPlayId,
  copyLink: async (playId) => {
    const takesFeedback = mayUse(tierIn(browserSessionStore.get()) ?? "free", "feedback");
    const saveNow = async () => void (await sendAllOf(userId));
    return (await import("#frontend/modules/sharing/copyPlayLink.ts")).copyPlayLink(playId, { takesFeedback, saveNow });
  },
  exportPdf: async (playId) =>
    (await import("#frontend/modules/exporting/exportPlayPdf.ts")).exportPlayPdf(userId, playId),
  readImport: async (...work) => (await import("./importing/readInWorker.ts")).readInWorker(...work),
  author: ownAuthor,
  contact: ownContact,
  record: recordActivity,
  now: () => new Date(),
});
