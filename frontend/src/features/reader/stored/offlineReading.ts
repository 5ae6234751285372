import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { offlineReadingWords } from "#frontend/messages/offlineReading.yaml";
import { registerReaderWorker } from "#frontend/modules/offline/registerReaderWorker.ts";
import { isOfflineWithdrawn, removeServiceWorkers } from "#frontend/modules/offline/withdrawal.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { findPass, type ReaderLink } from "../opening/readerLink.ts";
import { forgetTexts } from "./forgetTexts.ts";
import { openShownStore } from "./textsOfLink.ts";

/** What can be shown of a link without the server. */
export type StoredOpening =
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly errorText: string }
  | { readonly kind: "open"; readonly play: SharedPlayAnswer; readonly offlineText: string };

/**
 * Stores what the link shows, and has the service worker store what this page and the manuscript's pages need, so that both
 * open without a connection. A play with a password isn't stored: it would stay readable without the password.
 */
export async function storeForOffline(link: ReaderLink, play: SharedPlayAnswer, nowMs = Date.now()): Promise<void> {
  if (findPass(link) !== undefined) return;
  if (await isOfflineWithdrawn()) return removeServiceWorkers();
  await openShownStore().put({ name: link.name, play, shownAt: nowMs });
  await registerReaderWorker(() => loadManuscript(play));
}

/** Loads what the manuscript's pages and printing need. Readers often want them first when they're out of the house. */
async function loadManuscript({ front, blocks, pageLayout }: SharedPlayAnswer): Promise<void> {
  const [{ loadPrintFonts }] = await Promise.all([
    import("#frontend/modules/printing/PrintedManuscript.tsx"),
    import("../pages/ManuscriptPages.tsx"),
  ]);
  await loadPrintFonts({ front, blocks, pageLayout });
}

/** Why what's stored is shown: there's no connection, or the server doesn't answer, or only with an error. */
export type WhyStored = "offline" | "unanswered";

/** Returns what this browser stored when the link was last opened, unless the link has ended since. */
export async function openStored(link: ReaderLink, why: WhyStored, nowMs = Date.now()): Promise<StoredOpening> {
  const stored = await openShownStore()
    .find(link.name)
    .catch(() => undefined);
  if (!stored) return { kind: "failed", errorText: offlineReadingWords.notStored[why] };
  const { play, shownAt } = stored;
  if (play.endsAt && Date.parse(play.endsAt) <= nowMs) {
    await forgetTexts(link);
    return { kind: "gone" };
  }
  const moment = formatMoment(new Date(shownAt), new Date(nowMs));
  return { kind: "open", play, offlineText: offlineReadingWords.stored[why]({ moment }) };
}

/** Returns what to show if a file couldn't be made: its code and fonts aren't stored, so it may need a connection. */
export async function whyNotDownloaded(error: unknown): Promise<string> {
  const isExpected = error instanceof Refused && error.reason !== "unavailable";
  return isExpected || (await isSiteThere()) ? messageOf(error) : offlineReadingWords.needsConnection;
}

const isSiteThere = (): Promise<boolean> =>
  fetch("/config.json", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
