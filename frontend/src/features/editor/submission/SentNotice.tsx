import { useEffect, useRef } from "react";
import { callWords } from "#frontend/messages/calls.yaml";
import { entryAddress } from "#frontend/modules/submissions/entryAddress.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Link } from "#frontend/ui/Link.tsx";
import type { SendingAction, SentPlay } from "./useSending.ts";

interface SentNoticeProps extends Pick<SendingAction, "addAgain"> {
  readonly sent: SentPlay;
  readonly onClose: () => void;
}

/** What was done, and what wasn't and why. */
export function SentNotice({ sent, addAgain, onClose }: SentNoticeProps) {
  const { recipient, zipName, files, version, log } = sent;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <div ref={content} tabIndex={-1} className="export-fields call-sent">
      <p className="submission-file">{callWords.sent({ files, name: zipName })}</p>
      {version.kind === "kept" ? (
        <p>
          {version.name === ""
            ? callWords.keptUnnamed({ number: version.versionId })
            : callWords.keptNamed({ name: version.name })}
        </p>
      ) : (
        <Alert kind="warn">{callWords.notKept({ errorText: version.errorText })}</Alert>
      )}
      {log.kind === "logged" ? (
        <p>
          <span>{callWords.logged({ recipient })}</span>{" "}
          <Link to={entryAddress(log.submissionId)}>{callWords.openEntry}</Link>
        </p>
      ) : (
        <Alert kind="warn">{callWords.notLogged({ recipient, errorText: log.errorText })}</Alert>
      )}
      <div className="dialog-actions">
        {log.kind === "failed" && (
          <Button isBusy={addAgain.isBusy} busyText={callWords.adding} onClick={() => void addAgain.run()}>
            {callWords.addAgain}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {callWords.close}
        </Button>
      </div>
    </div>
  );
}
