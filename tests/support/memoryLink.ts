import { listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { checkSharedPlay, noteVisit, readSharedPlay, type SharedPlayAnswer } from "#domain/api/shared.ts";
import { speakersIn } from "#domain/play/characters/speakersIn.ts";
import { coverCreditOf } from "#domain/play/layout/pageWords.ts";
import type { Play } from "#domain/play/play.ts";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

export interface MemoryLink {
  readonly play: Play;
  readonly mayDownload: boolean;
  /** What else is special about it. */
  readonly answer?: Partial<SharedPlayAnswer> | undefined;
}

/** Returns the routes of a live link to a whole play, which takes feedback and has none yet. */
export function memoryLink(
  { play, mayDownload, answer }: MemoryLink,
  now: () => Date = () => new Date(),
): readonly MemoryRoute[] {
  const { front, blocks, pageLayout, typing } = projectionOf(play, { what: "play" });
  const language = typing?.language;
  const asOf = now().toISOString();
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
    answering(listOwnFeedback, () => ({ feedback: [] })),
  ];
}
