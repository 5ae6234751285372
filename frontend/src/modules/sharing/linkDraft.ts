import type { ShareLink } from "#domain/api/sharing.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { ShareOptions } from "#domain/sharing/share.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";

/** What stands in the form. */
export interface LinkDraft {
  readonly label: string;
  readonly isWhole: boolean;
  readonly headings: readonly BlockId[];
  readonly isLive: boolean;
  readonly isBlind: boolean;
  /** Words that a blind link hides besides full names; undefined until the author chose: then the suggested ones. */
  readonly hiddenWords: readonly string[] | undefined;
  readonly takesFeedback: boolean;
  readonly mayDownload: boolean;
  /** Of a link that has one: empty is to stay as it is. */
  readonly password: string;
  readonly hasPassword: boolean;
  /** `YYYY-MM-DD`, the last day; empty is no end. */
  readonly lastDay: string;
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
  password: "",
  hasPassword: false,
  lastDay: "",
});

export const draftOf = (link: ShareLink): LinkDraft => ({
  ...link,
  hiddenWords: link.isBlind ? link.hiddenWords : undefined,
  isWhole: link.shows.what === "play",
  headings: link.shows.what === "scenes" ? link.shows.headings : [],
  password: "",
  lastDay: link.endsAt === null ? "" : dayOf(new Date(link.endsAt)),
});

const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The last moment of the day, where its author lives. */
const endOf = (day: string): string | null => (day === "" ? null : new Date(`${day}T23:59:59.999`).toISOString());

export type DraftErrors = Partial<Record<"label" | "headings" | "password" | "lastDay", string>>;

/** What is wrong with it, if anything. */
export function draftErrors(draft: LinkDraft, before: LinkDraft, now: Date): DraftErrors {
  const end = endOf(draft.lastDay);
  return {
    ...(draft.label.trim().length > 80 && { label: words.labelTooLong }),
    ...(!draft.isWhole && draft.headings.length === 0 && { headings: words.chooseScene }),
    ...(draft.password !== "" && draft.password.length < 8 && { password: words.passwordTooShort }),
    ...(end !== null &&
      draft.lastDay !== before.lastDay &&
      Date.parse(end) < now.getTime() && { lastDay: words.endLiesBack }),
  };
}

const allowed = ({ label, isBlind, hiddenWords, takesFeedback, mayDownload, lastDay }: LinkDraft) => ({
  label: label.trim(),
  isBlind,
  hiddenWords: isBlind ? (hiddenWords ?? []) : [],
  takesFeedback,
  mayDownload,
  endsAt: endOf(lastDay),
});

export const shownBy = ({ isWhole, headings }: Pick<LinkDraft, "isWhole" | "headings">): ShareOptions["shows"] =>
  isWhole ? { what: "play" } : { what: "scenes", headings };

/** What a new link is made of. */
export const newLinkBody = (draft: LinkDraft) => ({
  ...allowed(draft),
  shows: shownBy(draft),
  isLive: draft.isWhole && draft.isLive,
  password: draft.password === "" ? null : draft.password,
});

/** What is different from before: nothing else is sent, so that nothing is asked of a plan that stays as it is. */
export function changedFields(
  draft: LinkDraft,
  before: LinkDraft,
  { choosesAgain }: { readonly choosesAgain: boolean },
) {
  const former: Readonly<Record<string, unknown>> = allowed(before);
  const fields = Object.entries(allowed(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(former[name]),
  );
  const isPasswordGone = before.hasPassword && !draft.hasPassword && draft.password === "";
  const showsAnew =
    !draft.isLive && (choosesAgain || JSON.stringify(shownBy(draft)) !== JSON.stringify(shownBy(before)));
  return {
    ...(Object.fromEntries(fields) as Partial<ReturnType<typeof allowed>>),
    ...(draft.password !== "" && { password: draft.password }),
    ...(isPasswordGone && { password: null }),
    ...(showsAnew && { shows: shownBy(draft) }),
  };
}
