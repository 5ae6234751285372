import { daysAway, isMilestone, isNewUser, isReturning, maySuggestFeatures } from "./occasions.ts";

/** A mail, or a sequence of mails, that would be sent automatically. */
export type AutomatedMail =
  | { readonly kind: "welcome_sequence" }
  | { readonly kind: "welcome" }
  | { readonly kind: "milestone"; readonly plays: number }
  | { readonly kind: "feature_discovery" }
  | { readonly kind: "re_engagement"; readonly days: number };

export interface SignInVisit {
  /** Unknown until the profile is first updated. */
  readonly createdAt: Date | undefined;
  /** The value before this visit's update; undefined on the first visit. */
  readonly lastTouched: Date | undefined;
  readonly plays: number;
  readonly signedInAt: Date;
}

/** Returns the e-mails that this visit would trigger. Each is sent only once: see `onceKeyOf`. */
export function automatedMails({ createdAt, lastTouched, plays, signedInAt }: SignInVisit, now: Date): AutomatedMail[] {
  const due: AutomatedMail[] = [];
  if (createdAt && isNewUser(createdAt, now)) due.push({ kind: "welcome_sequence" }, { kind: "welcome" });
  if (isMilestone(plays)) due.push({ kind: "milestone", plays });
  if (maySuggestFeatures(plays, signedInAt, now)) due.push({ kind: "feature_discovery" });
  if (lastTouched && isReturning(lastTouched, now)) {
    due.push({ kind: "re_engagement", days: daysAway(lastTouched, now) });
  }
  return due;
}

/**
 * What a browser session remembers so that nothing is sent twice in it: the welcome and its sequence once a day, a milestone once a
 * number, the re-engagement once a count of days.
 */
export const onceKeyOf = (mail: AutomatedMail, userId: string, now: Date) =>
  `automated-mail:${[userId, mail.kind, ...occasionOf(mail, now)].join(":")}` as const;

function occasionOf(mail: AutomatedMail, now: Date): readonly (string | number)[] {
  if (mail.kind === "welcome" || mail.kind === "welcome_sequence") return [now.toISOString().slice(0, 10)];
  if (mail.kind === "milestone") return [mail.plays];
  return mail.kind === "re_engagement" ? [mail.days] : [];
}

export interface MailResult {
  readonly sent: false;
  readonly reason: "disabled" | "no-email";
}

/**
 * Sends nothing: automated e-mail is switched off, and every result says so. Without an address nothing could be sent
 * even if it were on. Callers log a warning in that case, unless they gave the recipient themselves.
 */
export const sendAutomatedMail = (_mail: AutomatedMail, to: string | undefined): MailResult => ({
  sent: false,
  reason: to ? "disabled" : "no-email",
});
