import { useId } from "react";
import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { callCheckWords, callWords } from "#frontend/messages/calls.yaml";
import { describeCheck } from "#frontend/messages/describeCheck.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { Button } from "#frontend/ui/Button.tsx";

interface CallChecksProps {
  readonly checks: readonly CallCheck[];
  readonly onFrontMatter: () => void;
}

/** Rules that may be met by what's written in the front matter. */
const inFrontMatter: readonly CallCheck["rule"][] = [
  "details",
  "titlePage",
  "coverHasAddress",
  "synopsisSentences",
  "synopsisWords",
];

/** The rules of the call, each with its result in words. */
export function CallChecks({ checks, onFrontMatter }: CallChecksProps) {
  const label = useId();
  if (checks.length === 0) return null;
  const met = checks.filter(({ state }) => state === "passed").length;
  return (
    <section className="submission-files" aria-labelledby={label}>
      <h3 id={label} className="submission-heading">
        {callWords.checks}
      </h3>
      <p className="export-hint" role="status">
        {callWords.met({ met, all: checks.length })}
      </p>
      <ul>
        {checks.map((check) => (
          <li key={"wanted" in check ? `${check.rule} ${check.wanted}` : check.rule} className="call-check">
            <span className={`call-check-state call-check-${check.state}`}>{callCheckWords.states[check.state]}</span>{" "}
            <span>{describeCheck(check)}</span>
          </li>
        ))}
      </ul>
      {checks.some(({ rule, state }) => state === "failed" && inFrontMatter.includes(rule)) && (
        <div>
          <Button size="small" onClick={onFrontMatter}>
            {submissionWords.addToFront}
          </Button>
        </div>
      )}
      {checks.some(({ rule }) => rule === "mostActors") && <p className="export-hint">{callWords.actorsHint}</p>}
    </section>
  );
}
