import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** What's stored on this device, in the account settings. */
export const deviceStorageWords = translated("deviceStorageWords", {
  title: "This device",
  lead: "Plays that you open are stored in this browser, so that you can write without a connection. Signing out removes them.",
  room: (used: string, available: string) => `Ghostlight uses ${used} here. This browser allows up to ${available}.`,
  kept: "This browser won't delete your plays to free up space.",
  notKept:
    "If this device runs out of space, the browser may delete them. Everything that has synced stays in your account.",
  none: "No plays are stored here.",
  plays: (count: number) => `${counted(count, "play", "plays")} on this device`,
  partial: "Doesn't open without a connection yet",
  waiting: "Can't be removed: some changes haven't synced yet",
  onlyHere: "Can't be removed: it's on this device only",
  remove: "Remove from this device",
  removeNamed: (title: string) => `Remove from this device: ${title}`,
  removed: (title: string) => `“${title}” was removed from this device. It's still in your account.`,
});
