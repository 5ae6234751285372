import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { Problem } from "../Problem.tsx";
import type { Storing } from "./useStoring.ts";

/** How many rows are stored, and why it stopped. */
export function StoringState({ state: { kind, stored, all, problem } }: { readonly state: Storing }) {
  return (
    <>
      <progress aria-label={words.progressLabel} value={stored} max={all} />
      <p role="status">{kind === "done" ? words.done({ count: stored }) : words.progress({ stored, all })}</p>
      {kind === "stopped" && (
        <>
          <Problem problem={problem} />
          <p>{words.stopped}</p>
        </>
      )}
    </>
  );
}
