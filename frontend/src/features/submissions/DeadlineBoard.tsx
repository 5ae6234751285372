import { useId, useMemo } from "react";
import { sortSubmissions } from "#domain/submissions/arrangeSubmissions.ts";
import { type DeadlineGroup, deadlineGroups, groupOf } from "#domain/submissions/deadlines.ts";
import { isOpen, type Submission } from "#domain/submissions/submission.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { ownZone } from "#frontend/modules/submissions/today.ts";
import { SubmissionCard } from "./SubmissionCard.tsx";
import type { SubmissionActions } from "./useSubmissionActions.ts";

interface DeadlineBoardProps {
  readonly submissions: readonly Submission[];
  readonly actions: SubmissionActions;
}

/** What's still to be sent, by its deadline, and the answers that are late. */
export function DeadlineBoard({ submissions, actions }: DeadlineBoardProps) {
  const { groups, waiting } = useMemo(() => groupsOf(submissions), [submissions]);
  return (
    <>
      <div className="submissions-board">
        {deadlineGroups.map((group) => (
          <Group key={group} {...{ group, actions }} submissions={groups.get(group) ?? []} />
        ))}
      </div>
      {waiting > 0 && <p className="submissions-quiet">{words.alsoWaiting({ count: waiting })}</p>}
    </>
  );
}

function groupsOf(submissions: readonly Submission[]) {
  const today = { now: new Date(), zone: ownZone() };
  const groups = new Map<DeadlineGroup, Submission[]>(deadlineGroups.map((group) => [group, []]));
  let waiting = 0;
  for (const one of sortSubmissions(submissions, { by: "deadline", isDescending: false }, today.zone)) {
    const group = groupOf(one, today);
    if (group) groups.get(group)?.push(one);
    else if (isOpen(one)) waiting++;
  }
  groups.get("answerLate")?.sort((a, b) => (a.answerExpectedBy ?? "").localeCompare(b.answerExpectedBy ?? ""));
  return { groups, waiting };
}

interface GroupProps extends DeadlineBoardProps {
  readonly group: DeadlineGroup;
}

function Group({ group, submissions, actions }: GroupProps) {
  const heading = useId();
  const { shown, end } = useGrowingList(submissions);
  return (
    <section aria-labelledby={heading} className="submissions-group">
      <h2 id={heading}>
        <span>{words.groups[group]}</span>
        <span className="submissions-count">{formatNumber(submissions.length)}</span>
      </h2>
      {submissions.length === 0 ? (
        <p className="submissions-quiet">{words.groupEmpty}</p>
      ) : (
        <ul className="submissions-cards">
          {shown.map((submission) => (
            <SubmissionCard key={submission.submissionId} {...{ submission, actions }} />
          ))}
          {end && <li ref={end} className="submissions-end" aria-hidden="true" />}
        </ul>
      )}
    </section>
  );
}
