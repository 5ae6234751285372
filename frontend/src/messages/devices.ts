import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The devices of an account, and what waits on others than this one. */
export const deviceWords = translated("deviceWords", {
  title: "Your devices",
  lead: "The browsers in which you've used Ghostlight, and which changes hadn't synced when each was last connected. Changes made without a connection since then aren't included.",
  loading: "Loading your devices…",
  tryAgain: "Try again",
  none: "A device is listed here once it has been connected for a moment.",
  thisDevice: "This device",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: "Browser",
  seen: (moment: string) => `Last connected ${moment}`,
  unsynced: (title: string) => `“${title}”: changes hadn't synced`,
  openThere: "Open Ghostlight on that device to sync.",
  rename: "Rename",
  renameNamed: (name: string) => `Rename ${name}`,
  nameLabel: "Name of the device",
  nameHint: (browser: string) => `Leave it empty to call it “${browser}”.`,
  nameTooLong: (most: number) => `Use at most ${formatNumber(most)} characters.`,
  save: "Save name",
  saving: "Saving…",
  cancel: "Cancel",
  signOut: "Sign out",
  signOutNamed: (name: string) => `Sign out ${name}`,
  signedOut: (name: string) =>
    `“${name}” is signed out and can't read or change your plays anymore. Changes that hadn't synced stay there until you sign in on it again.`,
  wasSignedOut: (moment: string) => `Signed out ${moment}`,
  forget: "Remove",
  forgetNamed: (name: string) => `Remove ${name} from the list`,
  forgotten: (name: string) =>
    `“${name}” was removed from the list. Nothing was deleted there, and it's listed again when it's used.`,

  elsewhere: "Unsynced elsewhere",
  elsewhereTitle: "Changes on another device",
  elsewhereOf: (name: string, moment: string) =>
    `${name}: changes of this play hadn't synced when it was last connected (${moment}).`,
  elsewhereWhy: "They aren't in the text that you see here. Open Ghostlight on that device to sync.",
  toDevices: "Your devices",
  close: "Close",
});
