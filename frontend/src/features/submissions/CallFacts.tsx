import { callWords } from "#frontend/messages/calls.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { sendAddress } from "#frontend/modules/submissions/sendAddress.ts";
import { type NamedCall, useCalls } from "#frontend/modules/submissions/useCalls.ts";
import type { SubmissionDraft } from "./submissionDraft.ts";

const { call: words } = submissionLogWords;

interface CallFactsProps {
  readonly callId: string;
  readonly playId: SubmissionDraft["playId"];
}

/** By which call's rules a submission was checked, and a way to check the play again. */
export function CallFacts({ callId, playId }: CallFactsProps) {
  const { calls, isLoading, errorText } = useCalls();
  const call = calls.find(({ id }) => id === callId);
  if (!call) {
    if (isLoading) return null;
    return <p className="submissions-call">{errorText === undefined ? words.deleted : words.unknown({ errorText })}</p>;
  }
  return (
    <div className="submissions-call">
      <p>
        <span>{words.named({ name: call.name })}</span> <span>{originOf(call)}</span>
      </p>
      {playId !== null && (
        <p>
          {/* In another tab, so that what was changed here isn't lost. */}
          <a href={sendAddress(playId, callId)} target="_blank" rel="noreferrer">
            {words.again}
          </a>
        </p>
      )}
    </div>
  );
}

/** Nobody but the caller knows this year's rules. */
function originOf({ call: { year }, isOwn }: NamedCall): string {
  if (year !== undefined) return callWords.rulesOf({ year: String(year) });
  return isOwn ? words.ownWithoutYear : callWords.checkCall;
}
