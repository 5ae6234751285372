import type { ShareId } from "#domain/sharing/share.ts";
import { networkOf, type RateLimit } from "#lambdas/stores/rateLimits.ts";

const quarterHour = 15 * 60;
const hour = 3600;

/** A class of thirty sits behind one address, and each of them opens the page a few times. */
export const opensFrom = (viewerAddress: string): RateLimit => ({
  name: "link-opens-from",
  key: networkOf(viewerAddress),
  limit: 600,
  windowSeconds: quarterHour,
});

/** The class again: an open page asks for newer text every two minutes, and when its reader comes back to it. */
export const checksFrom = (viewerAddress: string): RateLimit => ({
  name: "link-checks-from",
  key: networkOf(viewerAddress),
  limit: 1_800,
  windowSeconds: quarterHour,
});

/** More than a theater has seats; what a link costs its author's service stays bounded. */
export const opensOf = (shareId: ShareId): RateLimit => ({
  name: "link-opens-of",
  key: shareId,
  limit: 3000,
  windowSeconds: hour,
});

/** The class again, each with some slips. Counted before anything is looked at. */
export const guessesFrom = (viewerAddress: string): RateLimit => ({
  name: "link-guesses-from",
  key: networkOf(viewerAddress),
  limit: 90,
  windowSeconds: quarterHour,
});

/** Higher than what one address has in an hour, so that no single visitor shuts the others out. */
export const guessesOf = (shareId: ShareId): RateLimit => ({
  name: "link-guesses-of",
  key: shareId,
  limit: 500,
  windowSeconds: hour,
});

/** Copies of the play that its author has made for links. */
export const freezesBy = (userId: string): RateLimit => ({
  name: "link-freezes-by",
  key: userId,
  limit: 200,
  windowSeconds: hour,
});
