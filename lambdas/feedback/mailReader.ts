import type { PlayId } from "#domain/play/play.ts";
import { tokenOf } from "#lambdas/shared/links/tokens.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import type { StoredFeedback } from "#lambdas/stores/feedback.ts";
import { readerIdOf } from "#lambdas/stores/feedbackReaders.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { claimReplyMail, deleteReplyMails, findReplyMails } from "#lambdas/stores/replyMails.ts";
import { findShare } from "#lambdas/stores/shares.ts";
import { choiceAddressOf, choicePageOf } from "./feedbackMail.ts";
import { replyMail } from "./feedbackMailTexts.ts";
import type { MailSources } from "./mailAuthor.ts";
import { mailTokenOf } from "./mailTokens.ts";
import { titleShown } from "./titleShown.ts";

interface PlayOfHead {
  readonly playId: PlayId;
  readonly head: Head;
}

/**
 * E-mails the reader whose comment the author has replied to, if they want that and one is due. The reply is already stored, so a
 * failure is only reported, and the e-mail isn't tried again.
 */
export async function mailReader(
  { table, links, mail }: MailSources,
  { playId, head }: PlayOfHead,
  { keyHash, shareId }: Pick<StoredFeedback, "keyHash" | "shareId">,
  now: Date,
): Promise<void> {
  if (!mail) return;
  try {
    const readerId = readerIdOf(keyHash);
    if (!(await findReplyMails(table, playId, readerId, now))?.confirmedAt) return;
    const share = await findShare(table, shareId);
    if (!share) return await deleteReplyMails(table, playId, readerId);
    const isOpen = share.endsAt === null || Date.parse(share.endsAt) > now.getTime();
    const due = isOpen && (await claimReplyMail(table, playId, readerId, now));
    if (!due) return;
    const [origin, keys, title] = await Promise.all([
      mail.siteOrigin(),
      links.readKeys(),
      titleShown({ table, links }, { share, head }),
    ]);
    const token = mailTokenOf(keys, "stop", { kind: "reader", ...due });
    const to = { fullName: due.name, language: due.language };
    const page = `${origin}/shared/${tokenOf(keys, shareId)}`;
    const written = replyMail(to, { title, page, stopPage: choicePageOf(origin, token, due.language) });
    await mail.send({ to: due.email, ...written, stopAddress: choiceAddressOf(origin, token) });
  } catch (error) {
    onUnexpected(error, { mail: "reply" });
  }
}
