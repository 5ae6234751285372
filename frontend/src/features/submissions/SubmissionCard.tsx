import { memo } from "react";
import { groupOf, isAnswerLate } from "#domain/submissions/deadlines.ts";
import { isOpen, type Submission } from "#domain/submissions/submission.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { ownZone } from "#frontend/modules/submissions/today.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { State } from "#frontend/ui/State.tsx";
import { ownTimeOf } from "./DeadlineText.tsx";
import { formatFee } from "./formatFee.ts";
import { PlayName } from "./PlayName.tsx";
import { SubmissionMenu } from "./SubmissionMenu.tsx";
import type { SubmissionActions } from "./useSubmissionActions.ts";

interface SubmissionCardProps {
  readonly submission: Submission;
  readonly actions: SubmissionActions;
}

/** One submission on the board, or in the list of a narrow window. */
export const SubmissionCard = memo(({ submission, actions }: SubmissionCardProps) => {
  const { recipient, state, fee } = submission;
  const today = { now: new Date(), zone: ownZone() };
  const isPlay = submission.playTitle !== "" || submission.playId !== null;
  return (
    <li className="submissions-card">
      <div className="submissions-card-head">
        <PlainButton className="submissions-name" onClick={() => actions.edit(submission)}>
          <span dir="auto" translate="no">
            {recipient}
          </span>
        </PlainButton>
        <SubmissionMenu {...{ submission, actions }} />
      </div>
      {isPlay && (
        <p>
          <PlayName submission={submission} />
        </p>
      )}
      <ul className="submissions-card-facts">
        <li>
          <span className={`submissions-state submissions-state-${state}`}>{words.states[state]}</span>
        </li>
        {groupOf(submission, today) === "overdue" && (
          <li>
            <State kind="bad">{words.overdue}</State>
          </li>
        )}
        {isAnswerLate(submission, today) && (
          <li>
            <State kind="warn">{words.late}</State>
          </li>
        )}
        {factsOf(submission).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {fee && <li>{formatFee(fee)}</li>}
      </ul>
    </li>
  );
});

function factsOf(submission: Submission): readonly string[] {
  const { deadline, state, sentOn, answeredOn, answerExpectedBy } = submission;
  const facts: string[] = [];
  if (deadline && state === "planned") {
    const { day, time } = ownTimeOf(deadline);
    facts.push(
      time ? words.dueAtTime({ day: formatCalendarDay(day), time }) : words.dueAt({ day: formatCalendarDay(day) }),
    );
  }
  if (sentOn) facts.push(words.sentOn({ day: formatCalendarDay(sentOn) }));
  if (answerExpectedBy && isOpen(submission))
    facts.push(words.expectedBy({ day: formatCalendarDay(answerExpectedBy) }));
  if (answeredOn) facts.push(words.answeredOn({ day: formatCalendarDay(answeredOn) }));
  return facts;
}
