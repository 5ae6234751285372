import { useId } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { formatList } from "#frontend/messages/format.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { versionSubmissionWords as words } from "#frontend/messages/versionSubmissions.yaml";
import { entryAddress } from "#frontend/modules/submissions/entryAddress.ts";
import { Link } from "#frontend/ui/Link.tsx";

interface VersionSubmissionsProps {
  /** Those of the play. */
  readonly submissions: readonly Submission[];
  /** Without one, nothing is shown. */
  readonly version: PlayVersion | undefined;
}

/** To whom a version was sent, when, and in which files; nothing for versions that weren't sent, or are only going to be. */
export function VersionSubmissions({ submissions, version }: VersionSubmissionsProps) {
  const heading = useId();
  const sent = submissions
    .filter(({ versionId, state }) => versionId === version?.versionId && state !== "planned")
    .toSorted(bySending);
  if (sent.length === 0) return null;
  return (
    <section className="history-submissions" aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <ul>
        {sent.map(({ submissionId, recipient, sentOn, files }) => (
          <li key={submissionId}>
            <Link to={entryAddress(submissionId)}>
              <span dir="auto" translate="no">
                {recipient}
              </span>
            </Link>
            {sentOn && <span>{formatCalendarDay(sentOn)}</span>}
            {files.length > 0 && (
              <small dir="auto" translate="no">
                {formatList(files)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const bySending = (one: Submission, other: Submission): number =>
  (one.sentOn ?? "").localeCompare(other.sentOn ?? "") || one.createdAt.localeCompare(other.createdAt);
