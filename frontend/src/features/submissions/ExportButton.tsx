import type { Submission } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { today } from "#frontend/modules/submissions/today.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";

/** Downloads all submissions as a CSV file. */
export function ExportButton({ submissions }: { readonly submissions: readonly Submission[] }) {
  const { run, isBusy } = useAction(async () => {
    const { submissionsFile } = await import("#domain/submissions/csv/submissionsFile.ts");
    const text = submissionsFile(submissions, words);
    download(new Blob([text], { type: "text/csv;charset=utf-8" }), words.fileName({ day: today() }));
  }, showToast);
  return (
    <Button isDisabled={isBusy} onClick={() => void run()}>
      {words.export}
    </Button>
  );
}
