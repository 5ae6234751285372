import { readerId } from "#domain/api/authorFeedback.ts";
import { shareId, userId } from "#domain/api/shapes.ts";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import { type MailChoice, type MailToken, mailChoiceIn } from "#domain/feedback/mailChoice.ts";
import type { UserId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import type { LinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import { isAnyOf, macOf } from "#lambdas/shared/links/mac.ts";

/** Whose e-mails a token is about: all comment mails of an author, or the reply mails that a reader turned on once. */
export type MailSubject =
  | { readonly kind: "author"; readonly userId: UserId }
  | { readonly kind: "reader"; readonly shareId: ShareId; readonly readerId: ReaderId; readonly choiceId: string };

/** Returns a token that makes this choice. It's computed each time, because it isn't stored. */
export const mailTokenOf = ([key]: LinkKeys, choice: MailChoice, subject: MailSubject): MailToken =>
  signedBy(key, [choice, ...partsOf(subject)].join(".")) as MailToken;

const partsOf = (subject: MailSubject): readonly string[] =>
  subject.kind === "author" ? [subject.userId] : [subject.shareId, subject.readerId, subject.choiceId];

/** Neither IDs of links nor what passes sign begin like this, so none of them is a valid token. */
const signedBy = (key: string, named: string): string => `${named}.${macOf(key, `mail ${named}`)}`;

/** Returns what a token says; undefined if it isn't genuine. */
export function readMailToken(keys: LinkKeys, token: string) {
  const named = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const isOurs = isAnyOf(
    token,
    keys.map((key) => signedBy(key, named)),
  );
  const choice = mailChoiceIn(token);
  const subject = subjectIn(named.split(".").slice(1));
  return isOurs && choice && subject ? { choice, subject } : undefined;
}

function subjectIn([first, second, choiceId]: readonly string[]): MailSubject | undefined {
  if (second === undefined) {
    const author = userId.safeParse(first).data;
    return author && { kind: "author", userId: author };
  }
  const [share, reader] = [shareId.safeParse(first).data, readerId.safeParse(second).data];
  return share && reader && choiceId ? { kind: "reader", shareId: share, readerId: reader, choiceId } : undefined;
}
