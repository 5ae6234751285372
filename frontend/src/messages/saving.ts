import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The saving state of a play, and why changes wait. */
export const savingWords = translated("savingWords", {
  saved: "Saved",
  saving: "Saving…",
  onDevice: "On this device · changes will sync",
  onDeviceShort: "On this device",
  inBin: "In the bin",
  notSaved: "Not saved",
  overdue: "On this device, still saving…",
  overdueShort: "Still saving…",
  offline: "Ghostlight can't be reached right now. Your changes are saved on this device and will sync automatically.",
  signedOut: "You're signed out. Your changes are saved on this device. Sign in again to sync them.",
  sessionOver:
    "You've been signed out. You can keep writing: this play is saved on this device and syncs once you sign in again.",
  signIn: "Sign in",
  later: "Later",
  binNotice: "This play was moved to the bin. Your changes are saved on this device and sync once you restore it.",
  restore: "Restore",
  restoring: "Restoring…",
  signInToSync: "Sign in to sync",
  otherPerson:
    "Someone else is signed in on this browser. Your changes are saved on this device and will sync when you sign in again.",
  cannotSync: "Can't sync",
  details: "Details",
  cannotSyncTitle: "This play can't sync",
  close: "Close",
  gone: "This play is no longer on the server. Your text is saved on this device. Copy it into a new play to keep syncing, or download it.",
  tooLarge:
    "One of your changes is too large for the server. Your text is saved on this device. Copy it into a new play to keep syncing, or download it.",
  notAccepted:
    "The server didn't accept one of your changes. Your text is saved on this device. Copy it into a new play to keep syncing, or download it.",
  copyPlay: "Copy into a new play",
  copying: "Copying…",
  copied: (title: string) => `“${title}” is a new play with the same text. The other one stays on this device.`,
  playLimit: `Your plan is full, so this play is saved on this device only. To sync it, move another play to the bin or upgrade to ${unlimitedPlanName}.`,
  planFull: `Your plan is full. See ${unlimitedPlanName}`,
  onHold: "Your plan is on hold. Update your card",
  storageFull:
    "This device is out of storage, so your changes last only while this tab is open. Free up some space, or copy or download your text.",
  noStorage:
    "This browser doesn't let Ghostlight store anything on this device, so your changes last only while this tab is open. Copy or download your text before you leave.",
  notHere:
    "This play isn't on this device yet, and Ghostlight can't be reached right now. It will open once you're back online.",
  noSuchPlay:
    "We couldn't find this play in your account. It may have been permanently deleted, or it may belong to another account.",
  forgotten: "This play was removed from this device when you signed out. Sign in again to open it.",
  openInTab: "This play is open in another tab or window. Close it there, then remove it from this device.",
  notRemoved: "This play has changes that haven't synced yet. It can be removed from this device once they have.",
  tooNew: "This play was last edited in a newer version of Ghostlight. Reload the page to continue.",
  stillEmpty:
    "This play hasn't synced yet from the device where it was created. Open Ghostlight on that device to sync it.",
  unsentAtSignOut: (plays: number) =>
    `${plays === 1 ? "A play has" : `${formatNumber(plays)} plays have`} changes that haven't synced. If you sign out now, they stay on this device and sync when you sign in here again.`,
  diverged:
    "The text on this device doesn't match the text on the server, so this device has stopped syncing. Both versions are safe, and we've been notified. Copy or download your text, then reload the page.",
  leaving: "Some of your changes aren't saved yet.",
});
