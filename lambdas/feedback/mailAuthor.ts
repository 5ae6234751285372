import { askForLanguage } from "#domain/account/localAddress.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { claimCommentMail, type PlayOfOwner } from "#lambdas/stores/feedbackCounts.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import type { PlaceSources } from "./commentPlace.ts";
import { choiceAddressOf, choicePageOf, type FeedbackMail } from "./feedbackMail.ts";
import { commentsMail } from "./feedbackMailTexts.ts";
import { mailTokenOf } from "./mailTokens.ts";

export interface MailSources extends PlaceSources {
  /** Undefined if this stage sends no e-mail. */
  readonly mail: FeedbackMail | undefined;
}

/**
 * E-mails the author that a reader has commented or answered, if they want that and one is due. The comment is already stored, so
 * a failure is only reported, and the e-mail isn't tried again.
 */
export async function mailAuthor(
  { table, links, mail }: MailSources,
  { owner, playId }: PlayOfOwner,
  latestBy: string,
  now: Date,
): Promise<void> {
  if (!mail) return;
  try {
    if (!(await findProfile(table, owner))?.comment_mails) return;
    const due = await claimCommentMail(table, { owner, playId }, now);
    const author = due && (await mail.pool.findAccount(owner));
    if (!due || !author?.isEmailVerified || !author.enabled) return;
    const [origin, keys] = await Promise.all([mail.siteOrigin(), links.readKeys()]);
    const token = mailTokenOf(keys, "stop", { kind: "author", userId: owner });
    const written = commentsMail(author, {
      count: due.newFeedback,
      title: due.title,
      latestBy,
      page: `${origin}/feedback/${playId}?${askForLanguage(author.language)}`,
      stopPage: choicePageOf(origin, token, author.language),
    });
    await mail.send({ to: author.email, ...written, stopAddress: choiceAddressOf(origin, token) });
  } catch (error) {
    onUnexpected(error, { mail: "comments" });
  }
}
