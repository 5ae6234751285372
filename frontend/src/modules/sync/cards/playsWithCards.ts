import type { UserId } from "#domain/play/play.ts";
import { type DevicePlay, needsCard, playsOnDevice } from "../devices/devicePlays.ts";

/** Returns one person's plays on this device, with cards made from the texts where none is stored or the text has changed. */
export async function playsWithCards(userId: UserId): Promise<readonly DevicePlay[]> {
  const plays = await playsOnDevice(userId);
  if (!plays.some(needsCard)) return plays;
  // The code that reads texts loads on demand.
  const code = await import("./describeCopy.ts").catch(() => undefined);
  return code ? code.describePlays(userId, plays) : plays;
}
