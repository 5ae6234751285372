import { type FormEvent, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

interface NameFormProps {
  readonly history: Versions;
  /** Without one, the current text is named. */
  readonly version: PlayVersion | undefined;
  readonly onClose: () => void;
}

export function NameForm({ history: { name: action }, version, onClose }: NameFormProps) {
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
        error={error ?? action.why}
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
