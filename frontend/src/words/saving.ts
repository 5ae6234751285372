import { roomyPlan } from "#domain/subscription/plans.ts";

/** How safe the words are, and why something waits. */
export const savingWords = {
  saved: "Saved",
  saving: "Saving…",
  onDevice: (changes: number) => `On this device (${changes === 1 ? "1 change" : `${changes} changes`} waiting)`,
  notSaved: "Not saved",
  overdue: "Not saved yet, kept on this device",
  offline: "Ghostlight cannot be reached just now. Your words are kept on this device and go out by themselves.",
  signedOut: "You are signed out. Your words are kept on this device: sign in again and they go out by themselves.",
  otherPerson: "Somebody else is signed in on this browser. Your words stay on this device until you sign in again.",
  gone: "The server does not have this play any more. Your words are kept on this device: export them to keep a copy.",
  playLimit: `Your plan has no room for another play, so this one is kept on this device only. Move a play to the bin or choose ${roomyPlan}, and it goes out by itself.`,
  planFull: `Your plan is full: ${roomyPlan} has room`,
  storageFull:
    "This device has no room left, so your words are kept only while this tab is open. Free some space, or copy the text or download it.",
  noStorage:
    "This browser lets Ghostlight keep nothing on this device, so your words are kept only while this tab is open. Copy the text or download it before you leave.",
  notHere:
    "This play is not on this device yet, and Ghostlight cannot be reached just now. It opens when you are online.",
  noSuchPlay: "There is no such play among yours. It may have been removed for good, or it belongs to another account.",
  forgotten: "You signed out, and this play was cleared from this device. Sign in again to open it.",
  tooNew: "This play was last written with a newer Ghostlight. Reload the page to go on with it.",
  stillEmpty:
    "The first words of this play are still on the device on which it was made. Open Ghostlight there, and they arrive here.",
  unsentAtSignOut: (plays: number) =>
    `${plays === 1 ? "A play has" : `${plays} plays have`} words that could not be sent to the server. If you sign out now, they stay on this device and go out when you sign in here again.`,
  diverged:
    "This device and the server do not hold the same text of this play, so nothing more is sent from here. Both are kept as they are, and we have been told. Copy the text or download it, then reload the page.",
  leaving: "Some of your words are not saved yet.",
} as const;
