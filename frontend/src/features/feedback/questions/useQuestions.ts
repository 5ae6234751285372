import { useCallback, useEffect, useState } from "react";
import { getQuestions, putQuestions } from "#domain/api/feedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { type Call, call as callHere } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";

export interface QuestionsHere {
  /** Undefined until they have loaded, and if they can't be loaded: unknown questions must not be overwritten. */
  readonly questions: readonly GuidedQuestion[] | undefined;
  /** Why they couldn't be loaded. */
  readonly why: string | undefined;
  readonly load: () => Promise<void>;
  /** Rejects with `Refused`. */
  readonly save: (questions: readonly GuidedQuestion[]) => Promise<void>;
}

/** The guided questions of a play. */
export function useQuestions(playId: PlayId, call: Call = callHere): QuestionsHere {
  const [questions, setQuestions] = useState<readonly GuidedQuestion[]>();
  const [why, setWhy] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    setWhy(undefined);
    try {
      setQuestions((await call(getQuestions, { params: { playId } })).questions);
    } catch (error) {
      if (!(error instanceof Refused)) logger.error(error);
      setWhy(error instanceof Refused ? error.message : failureWords.ours);
    }
  }, [playId, call]);
  useEffect(() => void load(), [load]);
  const save = async (next: readonly GuidedQuestion[]): Promise<void> => {
    const answer = await call(putQuestions, { params: { playId }, body: { questions: [...next] } });
    setQuestions(answer.questions);
  };
  return { questions, why, load, save };
}
