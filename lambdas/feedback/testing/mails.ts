import { patchProfile } from "#domain/api/account.ts";
import { replyToFeedback } from "#domain/api/authorFeedback.ts";
import { makeMailChoice } from "#domain/api/mailChoices.ts";
import { listOwnFeedback, patchOwnFeedback } from "#domain/api/readerFeedback.ts";
import type { MailChoice } from "#domain/feedback/mailChoice.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { accountEndpoints } from "#lambdas/account/endpoints.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { listAllItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { poolOf } from "#tests/support/userPool.ts";
import type { Somebody } from "#tests/support/writer.ts";
import { openReaderFixture } from "./readers.ts";

const origin = "https://ghostlight.example";

/** Readers and authors who get e-mails about each other's comments, and the e-mails that were sent. */
export function openMailFixture(table: Table, clock: { now: Date }) {
  const mails: MailMessage[] = [];
  /** What goes wrong, if anything. */
  const faults: { send?: Error; isUnverified?: boolean } = {};
  const pool = {
    findAccount: (name: string) => {
      const account = { userId: name as UserId, email: addressOf(name), fullName: "Nell Harrow" };
      return poolOf({ ...account, isEmailVerified: !faults.isUnverified }).pool.findAccount(name);
    },
  };
  const fixture = openReaderFixture(table, clock, {
    send: async (mail) => {
      if (faults.send) throw faults.send;
      mails.push(mail);
    },
    siteOrigin: async () => origin,
    pool,
  });
  const account = apiCaller(...accountEndpoints(table, () => clock.now, poolOf().pool));
  const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

  /** A reader who has commented, with an address of their own. */
  const commenting = (token: string, more: object = {}) => commentingReader({ ...fixture, mailsTo }, token, more);

  const choose = (token: string, sent: object = {}) => fixture.api.send(makeMailChoice, { params: { token }, ...sent });

  async function confirmed(token: string, more: object = {}) {
    const reader = await commenting(token, more);
    await reader.ask();
    const [mail] = reader.mails();
    const { status } = await choose(tokenIn(mail, "confirm"));
    if (status !== 200) throw new Error("The address wasn't confirmed.");
    mails.splice(mails.indexOf(mail as MailMessage), 1);
    return reader;
  }

  return {
    ...fixture,
    mails,
    faults,
    mailsTo,
    mailsOf: ({ caller }: { readonly caller: Somebody }) => mailsTo(addressOf(caller.sub)),
    wantCommentMails: (caller: Somebody, comment_mails = true) =>
      account.call(patchProfile, { caller, body: { comment_mails } }),
    commenting,
    confirmed,
    choose,
    reply: ({ one }: { readonly one: PlayOfCaller }, feedbackId: string, text = "Thank you.") =>
      fixture.api.call(replyToFeedback, { ...one, params: { ...one.params, feedbackId }, body: { text } }),
    /** What's stored about e-mails to readers of a play. */
    stored: ({ playId }: { readonly playId: string }) =>
      listAllItems(table, {
        KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
        ExpressionAttributeValues: { ":play": `PLAY#${playId as PlayId}`, ":prefix": "REPLY-MAILS#" },
      }),
  };
}

type ReaderFixture = ReturnType<typeof openReaderFixture>;
interface WithMails extends Pick<ReaderFixture, "api" | "readerAt"> {
  readonly mailsTo: (address: string) => readonly MailMessage[];
}

async function commentingReader({ api, readerAt, mailsTo }: WithMails, token: string, more: object) {
  const reader = readerAt(token);
  const { feedbackId } = await reader.leave(more);
  const email = `reader-${feedbackId}@example.org`;
  const wanted = { email, language: "en" as const };
  const send = (
    replyMails: object | null,
    headers: Readonly<Record<string, string>> = {},
    ofComment: string = feedbackId,
  ) => {
    const one = reader.ofOne(ofComment);
    return api.send(patchOwnFeedback, { ...one, headers: { ...one.headers, ...headers }, body: { replyMails } });
  };
  return {
    ...reader,
    feedbackId,
    email,
    wanted,
    send,
    ask: () => send(wanted),
    turnOff: () => send(null),
    mails: () => mailsTo(email),
    /** Looks at the replies, as the page does when it opens. */
    list: () => api.call(listOwnFeedback, reader.ofLink),
  };
}

interface PlayOfCaller {
  readonly caller: Somebody;
  readonly params: { readonly playId: string };
}

const addressOf = (sub: string): string => `author-${sub}@example.org`;

/** Returns the token of the page that an e-mail leads to. */
export function tokenIn(mail: MailMessage | undefined, choice: MailChoice): string {
  const [, token = ""] =
    new RegExp(`^${origin}/mail\\?lang=\\w\\w#(${choice}\\.\\S+)$`, "m").exec(mail?.text ?? "") ?? [];
  return token;
}
