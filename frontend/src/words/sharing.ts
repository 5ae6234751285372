import type { ShareLink } from "#domain/api/sharing.ts";
import { counted, formatDay, formatRecentDay } from "./format.ts";

export const sharingWords = {
  share: "Share",
  shareItem: "Share…",
  title: (play: string) => `Share “${play}”`,
  lead: "Whoever has a link reads the play in the browser, without an account. Your address and phone number are never shown.",
  loading: "Looking for links",
  tryAgain: "Try again",
  close: "Close",
  newLink: "New link",
  links: "Links to this play",

  make: "Make the link",
  making: "Making …",
  keep: "Keep the changes",
  keeping: "Keeping …",
  cancel: "Cancel",
  label: "For whom",
  labelHint: "For your own list; readers do not see it.",
  labelTooLong: "At most 80 characters.",
  shows: "What it shows",
  whole: "The whole play",
  scenes: "Chosen scenes",
  noScenes: "There are no headings to choose from yet.",
  chooseScene: "Choose a scene at least.",
  when: "As it is when",
  live: "Always as it is now",
  frozen: "As it is today, until you refresh it",
  partIsFrozen: "Chosen scenes stay as they are today until you refresh them.",
  feedback: "Readers may leave feedback",
  feedbackText: "By name or without, on any passage.",
  mayDownload: "Readers may download and print it",
  mayDownloadText:
    "As PDF, as plain text (Fountain) or on paper. When this is off, the page offers none of these and printing it gives one sentence. That can't stop a reader who copies the text or takes screenshots.",
  isBlind: "Blind reading",
  isBlindText:
    "Your full name is blacked out everywhere, also with initials or last name first. You decide about single words.",
  names: {
    title: "Words that may give you away",
    lead: "Checked words are blacked out too.",
    none: "No surname, nickname or address of yours stands alone in this text.",
    unknown: "We don't know which name to look for. Enter the author on the title page, or your name in your profile.",
    live: "This link also shows later changes. Check this list again when you add a name to the play.",
    loading: "Looking for your name",
    count: (count: number) => (count === 0 ? "not in the play now" : counted(count, "time", "times")),
    copyTitle: "Blind copy",
    copyLead: "Your full name is blacked out everywhere, also with initials or last name first.",
    cancel: "Cancel",
    exportCopy: "Export",
  },
  password: "Password",
  passwordHint: "At least 8 characters. Readers are asked for it; tell it them by another way than the link.",
  newPasswordHint: "Leave it empty to keep the one it has.",
  passwordTooShort: "At least 8 characters.",
  noPassword: "Take the password off",
  endsAt: "Ends after",
  endsAtHint: "Leave it empty for a link without an end.",
  endLiesBack: "That day is over.",
  locked: (plan: string) => `Comes with ${plan}.`,
  seePlans: "See the plans",

  copy: "Copy link",
  copied: "The link is copied.",
  copiedSign: "Copied ✓",
  send: "Send",
  address: "The link's address",
  qr: "QR code of the link",
  mail: "Write an e-mail",
  mailSubject: (play: string) => `${play}: a play to read`,
  mailBody: (play: string, address: string) => `You can read “${play}” here:\n\n${address}\n`,
  open: "Look",
  change: "Change",
  refresh: "Refresh",
  refreshed: "The link shows the play as it is now.",
  chooseAgain: "Choose scenes again",
  revoke: "Revoke",
  revokeQuestion: "Whoever has this link will find nothing there, at once and for good. Other links stay.",
  revokeNow: "Revoke the link",
  revoked: "The link is off.",
  made: "The link is ready. Copy it and send it to your readers.",
  kept: "The link is changed.",
  nameless: "Link",
  problem: "That did not work",
} as const;

/** What a link shows and allows, in a line. */
export function describeLink(link: ShareLink, now: Date): string {
  const scenes = link.shows.what === "scenes" ? counted(link.shows.headings.length, "scene", "scenes") : "Whole play";
  return [
    scenes,
    link.frozenAt === null ? "always as it is now" : `as of ${formatRecentDay(link.frozenAt, now)}`,
    link.isBlind && "blind",
    link.takesFeedback && "takes feedback",
    link.mayDownload && "can be downloaded",
    link.hasPassword && "with a password",
    link.endsAt !== null && endWords(link.endsAt, now),
  ]
    .filter((fact) => fact !== false)
    .join(" · ");
}

const endWords = (endsAt: string, now: Date): string =>
  Date.parse(endsAt) > now.getTime() ? `until ${formatDay(endsAt, now)}` : `ended on ${formatDay(endsAt, now)}`;

/** How often it was opened, and when last. */
export const describeOpens = ({ opens, lastOpenedAt }: ShareLink, now: Date): string =>
  lastOpenedAt === null
    ? "Not opened yet"
    : `Opened ${counted(opens, "time", "times")}, last ${formatRecentDay(lastOpenedAt, now)}`;
