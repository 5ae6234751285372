import { translated } from "./translation.ts";

/** Working without a connection, and new releases. */
export const offlineWords = translated("offlineWords", {
  newRelease: "A new version of Ghostlight is ready. Your words are safe: reload when it suits you.",
  reload: "Reload",
  notYet: "Some changes aren't stored yet. Try again in a moment.",
});
