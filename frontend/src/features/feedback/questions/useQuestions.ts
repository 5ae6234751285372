import { useEffect, useState } from "react";
import { getQuestions, putQuestions } from "#domain/api/feedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { type Call, call as callHere } from "#frontend/app/call.ts";

interface QuestionsHere {
  /** Undefined until they are read, and where they cannot be read now. */
  readonly questions: readonly GuidedQuestion[] | undefined;
  /** Rejects with `Refused`. */
  readonly save: (questions: readonly GuidedQuestion[]) => Promise<void>;
}

/** The guided questions of a play. */
export function useQuestions(playId: PlayId, call: Call = callHere): QuestionsHere {
  const [questions, setQuestions] = useState<readonly GuidedQuestion[]>();
  useEffect(() => {
    let isHere = true;
    call(getQuestions, { params: { playId } }).then(
      (answer) => isHere && setQuestions(answer.questions),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [playId, call]);
  const save = async (next: readonly GuidedQuestion[]): Promise<void> => {
    const answer = await call(putQuestions, { params: { playId }, body: { questions: [...next] } });
    setQuestions(answer.questions);
  };
  return { questions, save };
}
