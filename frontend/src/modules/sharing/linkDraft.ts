import type { ShareLink } from "#domain/api/sharing.ts";
import { cleanLine } from "#domain/feedback/cleanText.ts";
import type { BlockId } from "#domain/play/play.ts";
import { isReaderAddress } from "#domain/sharing/readersInText.ts";
import { maxReaderNameLength, type PersonalReader, type ShareOptions } from "#domain/sharing/share.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";

/** The contents of the form. */
export interface LinkDraft {
  /** Of a personal link; undefined for other links. */
  readonly readerName?: string | undefined;
  /** Empty if there's none. */
  readonly readerEmail?: string | undefined;
  readonly label: string;
  readonly isWhole: boolean;
  readonly headings: readonly BlockId[];
  readonly isLive: boolean;
  readonly isBlind: boolean;
  /** Words that a blind link hides besides full names; undefined until the author changes the suggestion. */
  readonly hiddenWords: readonly string[] | undefined;
  readonly takesFeedback: boolean;
  readonly mayDownload: boolean;
  readonly tellsLastScene: boolean;
  /** If the link has a password, empty leaves it unchanged. */
  readonly password: string;
  readonly hasPassword: boolean;
  /** `YYYY-MM-DD`, the last day; empty means no end. */
  readonly lastDay: string;
}

/** What the form's fields need. */
export interface DraftFieldsProps {
  readonly draft: LinkDraft;
  readonly errors: DraftErrors;
  readonly tier: Tier;
  readonly onChange: (change: Partial<LinkDraft>) => void;
}

export const newDraft = (takesFeedback: boolean): LinkDraft => ({
  label: "",
  isWhole: true,
  headings: [],
  isLive: true,
  isBlind: false,
  hiddenWords: undefined,
  takesFeedback,
  mayDownload: false,
  tellsLastScene: false,
  password: "",
  hasPassword: false,
  lastDay: "",
});

export const draftOf = (link: ShareLink): LinkDraft => ({
  ...link,
  readerName: link.reader?.name,
  readerEmail: link.reader ? (link.reader.email ?? "") : undefined,
  hiddenWords: link.isBlind ? link.hiddenWords : undefined,
  isWhole: link.shows.what === "play",
  headings: link.shows.what === "scenes" ? link.shows.headings : [],
  password: "",
  lastDay: link.endsAt === null ? "" : dayOf(new Date(link.endsAt)),
});

const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Returns the last moment of the day in the author's time zone. */
const endOf = (day: string): string | null => (day === "" ? null : new Date(`${day}T23:59:59.999`).toISOString());

export type DraftErrors = Partial<
  Record<"readerName" | "readerEmail" | "label" | "headings" | "password" | "lastDay", string>
>;

/** Returns what's wrong with the draft, if anything. */
export function draftErrors(draft: LinkDraft, before: LinkDraft, now: Date): DraftErrors {
  const end = endOf(draft.lastDay);
  return {
    ...readerErrors(draft),
    ...(draft.label.trim().length > 80 && { label: sharingWords.labelTooLong }),
    ...(!draft.isWhole && draft.headings.length === 0 && { headings: sharingWords.chooseScene }),
    ...(draft.password !== "" && draft.password.length < 8 && { password: sharingWords.passwordTooShort }),
    ...(end !== null &&
      draft.lastDay !== before.lastDay &&
      Date.parse(end) < now.getTime() && { lastDay: sharingWords.endLiesBack }),
  };
}

function readerErrors({ readerName, readerEmail = "" }: LinkDraft): DraftErrors {
  if (readerName === undefined) return {};
  return {
    ...(cleanLine(readerName) === "" && { readerName: personalLinkWords.noName }),
    ...(cleanLine(readerName).length > maxReaderNameLength && { readerName: personalLinkWords.nameTooLong }),
    ...(readerEmail.trim() !== "" &&
      !isReaderAddress(readerEmail.trim()) && { readerEmail: personalLinkWords.noAddress }),
  };
}

/** Returns whom a personal link is for; undefined for other links. */
function readerIn({ readerName, readerEmail = "" }: LinkDraft): PersonalReader | undefined {
  if (readerName === undefined) return undefined;
  const email = readerEmail.trim();
  return { name: cleanLine(readerName), ...(email !== "" && { email }) };
}

const allowed = ({ label, isBlind, hiddenWords, takesFeedback, mayDownload, tellsLastScene, lastDay }: LinkDraft) => ({
  label: label.trim(),
  isBlind,
  hiddenWords: isBlind ? (hiddenWords ?? []) : [],
  takesFeedback,
  mayDownload,
  tellsLastScene: tellsLastScene && !isBlind,
  endsAt: endOf(lastDay),
});

export const shownBy = ({ isWhole, headings }: Pick<LinkDraft, "isWhole" | "headings">): ShareOptions["shows"] =>
  isWhole ? { what: "play" } : { what: "scenes", headings };

/** Returns what a new link is described by: it's always the latest draft, unless it's frozen now. */
export const describedBy = (draft: LinkDraft) => ({
  ...allowed(draft),
  shows: shownBy(draft),
  frozenAt: null,
  hasPassword: draft.password !== "",
});

/** Returns the request body for a new link. */
export const newLinkBody = (draft: LinkDraft) => ({
  ...allowed(draft),
  shows: shownBy(draft),
  isLive: draft.isWhole && draft.isLive,
  password: draft.password === "" ? null : draft.password,
});

/** Returns only what changed, so that unchanged options aren't checked against the plan again. */
export function changedFields(
  draft: LinkDraft,
  before: LinkDraft,
  { choosesAgain }: { readonly choosesAgain: boolean },
) {
  const former: Readonly<Record<string, unknown>> = allowed(before);
  const fields = Object.entries(allowed(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(former[name]),
  );
  const reader = readerIn(draft);
  const isOtherReader = JSON.stringify(reader) !== JSON.stringify(readerIn(before));
  const isPasswordGone = before.hasPassword && !draft.hasPassword && draft.password === "";
  const resendsScenes =
    !draft.isLive && (choosesAgain || JSON.stringify(shownBy(draft)) !== JSON.stringify(shownBy(before)));
  return {
    ...(Object.fromEntries(fields) as Partial<ReturnType<typeof allowed>>),
    ...(reader && isOtherReader && { reader }),
    ...(draft.password !== "" && { password: draft.password }),
    ...(isPasswordGone && { password: null }),
    ...(resendsScenes && { shows: shownBy(draft) }),
  };
}
