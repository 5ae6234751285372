import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

const ExportDialog = lazyComponent(async () => (await import("../export/ExportDialog.tsx")).ExportDialog);

interface VersionActionsProps {
  readonly session: PlaySession;
  readonly playId: PlayId;
  readonly history: Versions;
  /** Without one, the current text. */
  readonly version: PlayVersion | undefined;
  /** Undefined while it's loading. */
  readonly play: Play | undefined;
  readonly onRemoved: () => void;
}

/** What can be done with a version, besides restoring it. */
export function VersionActions({ session, playId, history, version, play, onRemoved }: VersionActionsProps) {
  const [open, setOpen] = useState<"name" | "export" | "remove">();
  const nameButton = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(undefined);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && open === undefined) nameButton.current?.focus();
    wasNaming.current = open === "name";
  }, [open]);
  const remove = async (one: PlayVersion): Promise<void> => {
    if (await history.remove.run(one)) onRemoved();
  };
  if (open === "name") return <NameForm history={history} version={version} onClose={close} />;
  return (
    <div className="history-actions">
      <Button ref={nameButton} size="small" onClick={() => setOpen("name")}>
        {nameLabel(version)}
      </Button>
      {version && (
        <>
          <Button size="small" isDisabled={!play} onClick={() => setOpen("export")}>
            {historyWords.exportVersion}
          </Button>
          <Button size="small" onClick={() => setOpen("remove")}>
            {historyWords.remove}
          </Button>
        </>
      )}
      {open === "remove" && version && (
        <RemoveDialog history={history} onRemove={() => void remove(version)} onClose={close} />
      )}
      {open === "export" && play && version && (
        <ExportDialog {...{ session, playId }} version={{ versionId: version.versionId, play }} onClose={close} />
      )}
    </div>
  );
}

interface RemoveDialogProps extends Pick<VersionActionsProps, "history"> {
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A deleted version can't be brought back, so this takes two clicks. */
const RemoveDialog = ({ history: { remove }, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog
    isOpen
    title={historyWords.removeTitle}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{historyWords.cancel}</Button>
        <Button variant="danger" isBusy={remove.isBusy} busyText={historyWords.remove} onClick={onRemove}>
          {historyWords.remove}
        </Button>
      </>
    }
  >
    <p>{historyWords.removeWhy}</p>
    {remove.errorText && <Alert kind="bad">{remove.errorText}</Alert>}
  </Dialog>
);

function nameLabel(version: PlayVersion | undefined): string {
  if (!version) return historyWords.nameNow;
  return version.name === undefined ? historyWords.name : historyWords.rename;
}

interface NameFormProps {
  readonly history: Versions;
  /** Without one, the current text is named. */
  readonly version: PlayVersion | undefined;
  readonly onClose: () => void;
}

function NameForm({ history: { name: action }, version, onClose }: NameFormProps) {
  const [name, setName] = useState(version?.name ?? "");
  const [error, setError] = useState<string>();
  const save = async (text: string): Promise<void> => {
    if (await action.run(version, text)) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = name.trim();
    setError(text === "" ? historyWords.missingName : undefined);
    if (text !== "") void save(text);
  };
  return (
    <form className="history-name" noValidate onSubmit={submit}>
      <TextField
        label={historyWords.nameLabel}
        hint={historyWords.nameHint}
        value={name}
        onValue={setName}
        maxLength={100}
        autoFocus
        error={error ?? action.errorText}
      />
      <div className="history-actions">
        <Button size="small" onClick={onClose}>
          {historyWords.cancel}
        </Button>
        {version?.name !== undefined && (
          <Button size="small" onClick={() => void save("")}>
            {historyWords.removeName}
          </Button>
        )}
        <Button size="small" variant="primary" type="submit" isBusy={action.isBusy} busyText={historyWords.saveName}>
          {historyWords.saveName}
        </Button>
      </div>
    </form>
  );
}
