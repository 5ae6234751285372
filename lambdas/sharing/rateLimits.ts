import type { ShareId } from "#domain/sharing/share.ts";
import { hourSeconds } from "#domain/time.ts";
import { networkOf, type RateLimit } from "#lambdas/stores/rateLimits.ts";

const quarterHour = 15 * 60;

/**
 * A class of thirty shares one address, and each student opens the page a few times. A play counts once for each part that's
 * read (300 kB as stored, three times Hamlet).
 */
export const openLimitOfAddress = (viewerAddress: string): RateLimit => ({
  name: "link-opens-from",
  key: networkOf(viewerAddress),
  limit: 600,
  windowSeconds: quarterHour,
});

/** The same class: an open page checks for newer text every two minutes, and when its reader returns to the tab. */
export const checksFrom = (viewerAddress: string): RateLimit => ({
  name: "link-checks-from",
  key: networkOf(viewerAddress),
  limit: 1_800,
  windowSeconds: quarterHour,
});

/** More than a theater's audience. It bounds what a link can cost. */
export const openLimitOfLink = (shareId: ShareId): RateLimit => ({
  name: "link-opens-of",
  key: shareId,
  limit: 3000,
  windowSeconds: hourSeconds,
});

/** The same class: a visit is counted once, and tells every few minutes how far it got. */
export const visitsFrom = (viewerAddress: string): RateLimit => ({
  name: "link-visits-from",
  key: networkOf(viewerAddress),
  limit: 600,
  windowSeconds: quarterHour,
});

export const visitsOfLink = (shareId: ShareId): RateLimit => ({
  name: "link-visits-of",
  key: shareId,
  limit: 3000,
  windowSeconds: hourSeconds,
});

/** The same class, with a few typos each. Counted before anything is read. */
export const guessesFrom = (viewerAddress: string): RateLimit => ({
  name: "link-guesses-from",
  key: networkOf(viewerAddress),
  limit: 90,
  windowSeconds: quarterHour,
});

/** Wrong guesses of everybody at one link. A network has a few more of its own, so that nobody can shut out the others. */
export const guessesOf = (shareId: ShareId): RateLimit => ({
  name: "link-guesses-of",
  key: shareId,
  limit: 500,
  windowSeconds: hourSeconds,
});

export const firstGuessesOf = (shareId: ShareId, viewerAddress: string): RateLimit => ({
  name: "link-first-guesses-of",
  key: `${shareId} ${networkOf(viewerAddress)}`,
  limit: 5,
  windowSeconds: hourSeconds,
});

/** Copies of the play that an author makes for links. */
export const freezeLimit = (userId: string): RateLimit => ({
  name: "link-freezes-by",
  key: userId,
  limit: 200,
  windowSeconds: hourSeconds,
});
