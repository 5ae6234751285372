import type { OwnFeedback } from "#domain/api/feedback.ts";
import { listOwnFeedback, patchOwnFeedback, type ReplyMails } from "#domain/api/readerFeedback.ts";
import { checkSharedPlay, noteVisit, readSharedPlay, type SharedPlayAnswer } from "#domain/api/shared.ts";
import { speakersIn } from "#domain/play/characters/speakersIn.ts";
import { coverCreditOf } from "#domain/play/layout/pageWords.ts";
import type { Play } from "#domain/play/play.ts";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

export interface MemoryLink {
  readonly play: Play;
  readonly mayDownload: boolean;
  /** What the reader said earlier. */
  readonly own?: readonly OwnFeedback[] | undefined;
  /** Whether replies are e-mailed to the reader. They're off without it. */
  readonly replyMails?: ReplyMails | undefined;
  /** What else is special about it. */
  readonly answer?: Partial<SharedPlayAnswer> | undefined;
}

/** Returns the routes of a live link to a whole play, which takes feedback. New comments aren't sent. */
export function memoryLink(
  { play, mayDownload, own = [], replyMails, answer }: MemoryLink,
  now: () => Date = () => new Date(),
): readonly MemoryRoute[] {
  const { front, blocks, pageLayout, typing } = projectionOf(play, { what: "play" });
  const language = typing?.language;
  const asOf = now().toISOString();
  let mails = replyMails ?? null;
  const given = new Map(own.map((comment) => [comment.feedbackId, comment]));
  return [
    answering(readSharedPlay, () => ({
      front: { ...front, credit: front.credit || (language ? coverCreditOf(language) : "") },
      blocks,
      speakers: speakersIn({ blocks, front }),
      pageLayout,
      language,
      sequence: 1,
      asOf,
      isPart: false,
      isBlind: false,
      isLive: true,
      mayDownload,
      feedback: "open" as const,
      questions: [],
      ...answer,
    })),
    answering(noteVisit, () => ({})),
    answering(checkSharedPlay, () => ({ isNewer: false })),
    answering(listOwnFeedback, () => ({ feedback: [...given.values()], replyMails: mails })),
    answering(patchOwnFeedback, ({ params: { feedbackId }, body }) => {
      const before = given.get(feedbackId);
      if (before && "replyMails" in body) {
        mails = body.replyMails && { email: body.replyMails.email, isConfirmed: false };
        return { ...before, replyMails: mails };
      }
      if (!before || !("reply" in body)) throw new Error("Comments in memory can only be answered.");
      const reply = { ...body.reply, by: "reader" as const, at: now().toISOString() };
      const after = { ...before, replies: [...before.replies, reply] };
      given.set(feedbackId, after);
      return after;
    }),
  ];
}
