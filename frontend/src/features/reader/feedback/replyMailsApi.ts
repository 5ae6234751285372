import { type InterfaceLanguage, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import { putReplyMails, type ReplyMails } from "#domain/api/readerFeedback.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { call } from "#frontend/platform/call.ts";
import { findPass, type ReaderLink } from "../opening/readerLink.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

const reading = (link: ReaderLink) => ({
  params: { token: link.token },
  reader: { key: openLocalFeedbackStore(link).read().key, pass: findPass(link) },
});

interface WantedReplyMails {
  readonly email: string;
  /** A comment of the reader's. */
  readonly about: Pick<OwnFeedback, "feedbackId">;
  /** The play's language, as a BCP 47 tag. */
  readonly language: string | undefined;
}

/** Asks for e-mails when the author replies. The server sends one to confirm the address. Throws `Refused`. */
export async function turnOnReplyMails(
  link: ReaderLink,
  { email, about: { feedbackId }, language }: WantedReplyMails,
): Promise<ReplyMails | null> {
  const body = { email, language: mailLanguageOf(language), feedbackId };
  return (await call(putReplyMails, { ...reading(link), body })).replyMails;
}

export const turnOffReplyMails = async (link: ReaderLink): Promise<ReplyMails | null> =>
  (await call(putReplyMails, { ...reading(link), body: { email: null } })).replyMails;

/** The reader can read the play, so its language is a safer choice than the page's, which the browser chose. */
const mailLanguageOf = (language = ""): InterfaceLanguage =>
  interfaceLanguages.find((known) => known === language.split("-")[0]) ?? currentLanguage();
