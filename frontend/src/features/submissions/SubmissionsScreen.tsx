import { type ReactNode, useMemo, useState } from "react";
import { everySubmission, filterSubmissions, type SubmissionFilter } from "#domain/submissions/arrangeSubmissions.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { HelpLink } from "#frontend/ui/HelpLink.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { DeadlineBoard } from "./DeadlineBoard.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { helpOnSubmissions } from "./helpOnSubmissions.ts";
import { Problem } from "./Problem.tsx";
import { type LogView, SubmissionControls } from "./SubmissionControls.tsx";
import { SubmissionTable } from "./SubmissionTable.tsx";
import { TotalsLine } from "./TotalsLine.tsx";
import { useEntryAsked } from "./useEntryAsked.ts";
import { useSubmissionActions } from "./useSubmissionActions.ts";
import { type SubmissionLog, useSubmissions } from "./useSubmissions.ts";
import "./submissions.css";

const SubmissionDialog = lazyComponent(async () => (await import("./SubmissionDialog.tsx")).SubmissionDialog);
const ImportDialog = lazyComponent(async () => (await import("./importing/ImportDialog.tsx")).ImportDialog);

/** What's open over the log: a submission, a new one, or the import. */
type Over = { readonly edited: Submission | undefined } | "import";

/** The log of where plays were sent: a table, or a board by deadline. */
export function SubmissionsScreen() {
  const log = useSubmissions();
  const [over, setOver] = useState<Over>();
  const close = () => setOver(undefined);
  const add = () => setOver({ edited: undefined });
  const { submissions } = log;
  useEntryAsked(submissions, (edited) => setOver({ edited }));
  return (
    <Page
      title={words.title}
      help={<HelpLink {...helpOnSubmissions(words.title, "log")} />}
      actions={
        submissions && submissions.length > 0 ? (
          <>
            <Button onClick={() => setOver("import")}>{words.import}</Button>
            <ExportButton submissions={submissions} />
            <Button variant="primary" onClick={add}>
              {words.add}
            </Button>
          </>
        ) : undefined
      }
    >
      <Problem problem={over === undefined ? log.problem : undefined} />
      <LogState log={log} />
      {submissions?.length === 0 && <EmptyLog onAdd={add} onImport={() => setOver("import")} />}
      {submissions && submissions.length > 0 && (
        <Log {...{ log, submissions }} onEdit={(edited) => setOver({ edited })} />
      )}
      {over === "import" && (
        <DialogBoundary title={words.import} onClose={close}>
          <ImportDialog onStored={log.keep} onClose={close} />
        </DialogBoundary>
      )}
      {over !== undefined && over !== "import" && (
        <DialogBoundary title={over.edited ? words.editTitle : words.addTitle} onClose={close}>
          <SubmissionDialog log={log} edited={over.edited} onClose={close} />
        </DialogBoundary>
      )}
    </Page>
  );
}

function LogState({ log: { state, reload } }: { readonly log: SubmissionLog }): ReactNode {
  if (state.kind === "ready") return null;
  if (state.kind === "loading") return <p role="status">{words.loading}</p>;
  return (
    <Alert kind="bad" heading={words.failedTitle}>
      <span className="submissions-notice">
        <span>{state.errorText}</span>
        <Button size="small" onClick={() => void reload()}>
          {words.retry}
        </Button>
      </span>
    </Alert>
  );
}

interface EmptyLogProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

const EmptyLog = ({ onAdd, onImport }: EmptyLogProps) => (
  <section className="submissions-empty">
    <h2>{words.emptyTitle}</h2>
    <p>{words.emptyText}</p>
    <Button variant="primary" onClick={onAdd}>
      {words.emptyStart}
    </Button>
    <Button variant="bare" onClick={onImport}>
      {words.emptyImport}
    </Button>
  </section>
);

interface LogProps {
  readonly log: SubmissionLog;
  readonly submissions: readonly Submission[];
  readonly onEdit: (submission: Submission) => void;
}

function Log({ log, submissions, onEdit }: LogProps) {
  const [filter, setFilter] = useState<SubmissionFilter>(everySubmission);
  const [view, setView] = useState<LogView>("table");
  const actions = useSubmissionActions(log, onEdit);
  const found = useMemo(() => filterSubmissions(submissions, filter), [submissions, filter]);
  return (
    <>
      <SubmissionControls {...{ submissions, filter, view }} onFilter={setFilter} onView={setView} />
      <TotalsLine {...{ submissions, found }} />
      {found.length === 0 && (
        <div className="submissions-quiet">
          <p role="status">{words.noMatch}</p>
          <Button onClick={() => setFilter(everySubmission)}>{words.clearFilters}</Button>
        </div>
      )}
      {found.length > 0 && view === "table" && <SubmissionTable submissions={found} actions={actions} />}
      {found.length > 0 && view === "board" && <DeadlineBoard submissions={found} actions={actions} />}
    </>
  );
}
