import type { ShareLink } from "#domain/api/sharing.ts";
import { counted, formatDay, formatList, formatRecentDay } from "./format.ts";
import { menuLabels } from "./menuLabels.ts";
import { translated } from "./translation.ts";

/** Begins a sentence with a capital. */
const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sharingWords = translated("sharingWords", {
  share: menuLabels.share,
  shareItem: menuLabels.shareItem,
  title: (play: string) => `Share “${play}”`,
  lead: "Anyone with the link can read the play in a browser, without an account. Readers never see your address or phone number.",
  loading: "Loading links…",
  tryAgain: "Try again",
  close: "Close",
  newLink: "New link",
  links: "Links to this play",

  options: "Options",
  make: "Create link",
  making: "Creating…",
  keep: "Save changes",
  keeping: "Saving…",
  cancel: "Cancel",
  label: "Name of this link",
  labelHint: "For your own reference. Readers don't see it.",
  labelTooLong: "Use at most 80 characters.",
  shows: "What it shows",
  whole: "The whole play",
  scenes: "Selected scenes",
  noScenes: "This play doesn't have any scenes to choose from yet.",
  chooseScene: "Choose at least one scene.",
  when: "Version",
  live: "Always the latest draft",
  frozen: "Today's draft only",
  partIsFrozen: "Selected scenes show today's draft until you refresh the link.",
  feedback: "Readers can comment",
  feedbackText: "On any passage, with or without a name.",
  mayDownload: "Readers can download and print",
  mayDownloadText:
    "As a PDF, as plain text (Fountain), or on paper. When this is off, the page offers no downloads, and printing it gives only a short notice. Readers can still copy text or take screenshots.",
  isBlind: "Blind reading",
  isBlindText:
    "Blacks out your full name everywhere, including with initials or last name first. If a part of your name appears on its own, you decide.",
  names: {
    title: "Words that could reveal who you are",
    lead: "Checked words are blacked out too.",
    none: "Your last name, nicknames, and addresses don't appear on their own in this text.",
    unknown: "We don't know which name to look for. Enter the author on the title page, or your name in your profile.",
    live: "This link also shows later changes. Check this list again when you add a name to the play.",
    loading: "Looking for your name…",
    count: (count: number) => (count === 0 ? "not in the play now" : counted(count, "time", "times")),
  },
  password: "Password",
  passwordHint: "At least 8 characters. Readers need it to open the link. Send it separately from the link.",
  newPasswordHint: "Leave it empty to keep the current password.",
  passwordTooShort: "Use at least 8 characters.",
  noPassword: "Remove password",
  endsAt: "Last day",
  endsAtHint: "Leave it empty if the link shouldn't expire.",
  endLiesBack: "That date is in the past.",
  /** What plans differ in, as parts of a sentence. */
  gated: {
    feedback: "readers' comments",
    blindReading: "blind reading",
    linkPasswords: "passwords",
    linkEndDates: "end dates",
  },
  locked: (features: readonly string[], plan: string) =>
    `${sentenceStart(formatList(features))} come with the ${plan} plan.`,
  seePlans: "See plans",

  copy: "Copy link",
  copied: "Link copied.",
  copiedSign: "Copied ✓",
  send: "Send",
  address: "Link address",
  qr: "QR code for the link",
  mail: "Send by e-mail",
  mailSubject: (play: string) => `${play}: a play to read`,
  mailBody: (play: string, address: string) => `You can read “${play}” here:\n\n${address}\n`,
  open: "Open",
  change: "Edit",
  refresh: "Refresh",
  refreshed: "The link now shows the latest draft.",
  chooseAgain: "Choose scenes",
  revoke: "Turn off link",
  revokeQuestion:
    "This link will stop working right away, and you can't turn it back on. Your other links aren't affected.",
  revokeNow: "Turn off now",
  revoked: "The link is off.",
  noLinks: "This play has no links now.",
  made: "The link is ready. Send it to your readers.",
  kept: "Link updated.",
  nameless: "Unnamed link",
  problem: "That didn't work",
  nothingToRead: "There's nothing to read yet. Write the title or the first line, and then share the play.",

  /** What a link shows and allows, on one line, and how often it was opened. */
  facts: {
    scenes: (count: number) => counted(count, "scene", "scenes"),
    whole: "Whole play",
    live: "always the latest draft",
    asOf: (day: string) => `as of ${day}`,
    blind: "blind",
    feedback: "comments allowed",
    downloads: "downloads allowed",
    password: "password",
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended on ${day}`,
    notOpened: "Not opened yet",
    opened: (times: number, day: string) => `Opened ${counted(times, "time", "times")}, last ${day}`,
  },
});

type DescribedLink = Pick<
  ShareLink,
  "shows" | "frozenAt" | "isBlind" | "takesFeedback" | "mayDownload" | "hasPassword" | "endsAt"
>;

/** Describes what a link shows and allows, on one line. */
export function describeLink(link: DescribedLink, now: Date): string {
  const { facts } = sharingWords;
  return [
    link.shows.what === "scenes" ? facts.scenes(link.shows.headings.length) : facts.whole,
    link.frozenAt === null ? facts.live : facts.asOf(formatRecentDay(link.frozenAt, now)),
    link.isBlind && facts.blind,
    link.takesFeedback && facts.feedback,
    link.mayDownload && facts.downloads,
    link.hasPassword && facts.password,
    link.endsAt !== null && endWords(link.endsAt, now),
  ]
    .filter((fact) => fact !== false)
    .join(" · ");
}

const endWords = (endsAt: string, now: Date): string =>
  sharingWords.facts[Date.parse(endsAt) > now.getTime() ? "until" : "ended"](formatDay(endsAt, now));

/** Describes how often a link was opened, and when last. */
export const describeOpens = ({ opens, lastOpenedAt }: ShareLink, now: Date): string =>
  lastOpenedAt === null
    ? sharingWords.facts.notOpened
    : sharingWords.facts.opened(opens, formatRecentDay(lastOpenedAt, now));
