import { type InterfaceLanguage, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import { patchOwnFeedback, type ReplyMails } from "#domain/api/readerFeedback.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { call } from "#frontend/platform/call.ts";
import { findPass, type ReaderLink } from "../opening/readerLink.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

interface WantedReplyMails {
  readonly email: string;
  /** The play's language, as a BCP 47 tag. */
  readonly language: string | undefined;
}

/**
 * Asks for e-mails when the author replies, of which the first asks to confirm the address; undefined turns them off. It's about all
 * comments of the reader who left this one. Throws `Refused`.
 */
export async function chooseReplyMails(
  link: ReaderLink,
  { feedbackId }: Pick<OwnFeedback, "feedbackId">,
  wanted: WantedReplyMails | undefined,
): Promise<ReplyMails | null> {
  const changed = await call(patchOwnFeedback, {
    params: { token: link.token, feedbackId },
    reader: { key: openLocalFeedbackStore(link).read().key, pass: findPass(link) },
    body: { replyMails: wanted ? { email: wanted.email, language: mailLanguageOf(wanted.language) } : null },
  });
  return changed.replyMails ?? null;
}

/** The reader can read the play, so its language is a safer choice than the page's, which the browser chose. */
const mailLanguageOf = (language = ""): InterfaceLanguage =>
  interfaceLanguages.find((known) => known === language.split("-")[0]) ?? currentLanguage();
