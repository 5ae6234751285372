import { randomBytes } from "node:crypto";
import type * as z from "zod";
import type { ReplyMails, replyMailsWanted } from "#domain/api/readerFeedback.ts";
import { feedbackClosed } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { demonstrationOwner } from "#domain/sharing/demonstrations.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import type { StoredFeedback } from "#lambdas/stores/feedback.ts";
import {
  confirmDays,
  deleteReplyMails,
  findReplyMails,
  noteRepliesLoaded,
  type StoredReplyMails,
  storeReplyMails,
} from "#lambdas/stores/replyMails.ts";
import { choiceAddressOf, choicePageOf, type FeedbackMail } from "./feedbackMail.ts";
import { confirmRepliesMail } from "./feedbackMailTexts.ts";
import { assertMayConfirm } from "./limits.ts";
import type { LinkVisitor } from "./linkVisitor.ts";
import type { MailSources } from "./mailAuthor.ts";
import { mailTokenOf } from "./mailTokens.ts";
import { titleShown } from "./titleShown.ts";

type Wanted = NonNullable<z.output<typeof replyMailsWanted>["replyMails"]>;

/** Returns whether e-mails about replies are on for this reader; undefined where they aren't offered. */
export async function readReplyMails(
  { table, mail }: MailSources,
  { share, readerId, now }: LinkVisitor,
): Promise<ReplyMails | null | undefined> {
  if (!mail || share.owner === demonstrationOwner) return undefined;
  const found = await findReplyMails(table, share.playId, readerId, now);
  const { mailedAt, lookedAt = "" } = found ?? {};
  if (mailedAt && mailedAt > lookedAt) await noteRepliesLoaded(table, share.playId, readerId, now);
  return found ? shownOf(found) : null;
}

/** Sends an e-mail to the address that asks to confirm it, unless it's confirmed already. */
export async function turnOnReplyMails(
  sources: MailSources,
  visitor: LinkVisitor,
  wanted: Wanted,
  { name }: Pick<StoredFeedback, "name">,
): Promise<ReplyMails> {
  const { table, mail } = sources;
  const { share, readerId, keyHash, viewerAddress, now } = visitor;
  if (!mail || share.owner === demonstrationOwner) throw notOffered();
  const before = await findReplyMails(table, share.playId, readerId, now);
  if (before?.confirmedAt && before.email === wanted.email) return shownOf(before);
  await assertMayConfirm(table, { keyHash, viewerAddress, shareId: share.shareId, email: wanted.email }, now);
  const replyMails: StoredReplyMails = {
    readerId,
    shareId: share.shareId,
    choiceId: randomBytes(9).toString("base64url"),
    email: wanted.email,
    name,
    language: wanted.language,
    expiresAt: epochSeconds(now) + confirmDays * daySeconds,
  };
  // Before they're stored: if the e-mail can't be sent, nothing has changed.
  await askToConfirm(sources, mail, visitor, replyMails);
  await storeReplyMails(table, share.playId, replyMails);
  return shownOf(replyMails);
}

async function askToConfirm(
  { table, links }: MailSources,
  mail: FeedbackMail,
  link: LinkVisitor,
  replyMails: StoredReplyMails,
): Promise<void> {
  const { email, name, language } = replyMails;
  const [origin, keys, title] = await Promise.all([
    mail.siteOrigin(),
    links.readKeys(),
    titleShown({ table, links }, link),
  ]);
  const subject = { kind: "reader", ...replyMails } as const;
  const stop = mailTokenOf(keys, "stop", subject);
  const written = confirmRepliesMail(
    { fullName: name, language },
    {
      title,
      confirmPage: choicePageOf(origin, mailTokenOf(keys, "confirm", subject), language),
      stopPage: choicePageOf(origin, stop, language),
    },
  );
  await mail.send({ to: email, ...written, stopAddress: choiceAddressOf(origin, stop) });
}

export const turnOffReplyMails = ({ table }: MailSources, { share, readerId }: LinkVisitor): Promise<void> =>
  deleteReplyMails(table, share.playId, readerId);

const shownOf = ({ email, confirmedAt }: StoredReplyMails): ReplyMails => ({
  email,
  isConfirmed: confirmedAt !== undefined,
});

const notOffered = () =>
  new Refused(
    "not-allowed",
    "E-mails about replies aren't available here. You see replies when you open the link again.",
    {
      code: feedbackClosed,
    },
  );
