import type { Submission } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { Link } from "#frontend/ui/Link.tsx";

/** The play's title, which opens the play if it's in Ghostlight. */
export function PlayName({ submission: { playId, playTitle } }: { readonly submission: Submission }) {
  if (playId === null && playTitle === "") return null;
  const title = (
    <span dir="auto" translate="no">
      {playTitle || words.untitled}
    </span>
  );
  return playId === null ? title : <Link to={`/editor/${playId}`}>{title}</Link>;
}
