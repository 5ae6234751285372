import { getQuestions, putQuestions } from "#domain/api/authorFeedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackKeys } from "#frontend/modules/feedback/feedbackKeys.ts";
import { useRetry } from "#frontend/modules/feedback/useRetry.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

export interface QuestionsHere {
  /** Undefined until they have loaded, and if they can't be loaded: unknown questions must not be overwritten. */
  readonly questions: readonly GuidedQuestion[] | undefined;
  /** Why they couldn't be loaded. */
  readonly errorText: string | undefined;
  readonly load: () => Promise<void>;
  /** Rejects with `Refused`. */
  readonly save: (questions: readonly GuidedQuestion[]) => Promise<void>;
}

/** The guided questions of a play. */
export function useQuestions(playId: PlayId): QuestionsHere {
  const { state, data, reload, update } = useServerData<readonly GuidedQuestion[]>({
    key: feedbackKeys.questions(playId),
    load: async (signal) => (await call(getQuestions, { params: { playId }, signal })).questions,
  });
  const { shown, retryNow } = useRetry(state, reload);
  const save = async (next: readonly GuidedQuestion[]): Promise<void> => {
    const { questions } = await call(putQuestions, { params: { playId }, body: { questions: [...next] } });
    update(() => questions);
  };
  return { questions: data, errorText: shown.kind === "failed" ? shown.errorText : undefined, load: retryNow, save };
}
