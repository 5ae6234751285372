import type { PlayVersion } from "#domain/api/versions.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { nameOfSession } from "./momentNames.ts";
import type { Moments } from "./useMoments.ts";

interface SessionFieldProps {
  readonly moments: Pick<Moments, "sessions" | "session" | "chooseSession">;
  readonly versions: readonly PlayVersion[];
}

/** Chooses the session whose moments the slider has. */
export function SessionField({ moments: { sessions, session, chooseSession }, versions }: SessionFieldProps) {
  const now = new Date();
  const choices = sessions.map((one, at) => ({
    value: String(at),
    label: nameOfSession(one, sessions.length === 1 && versions.length === 0, now),
  }));
  const older = { value: "-1", label: historyWords.sessionOlder };
  return (
    <SelectField
      label={historyWords.writtenAt}
      size="small"
      value={String(session)}
      choices={session < 0 ? [older, ...choices] : choices}
      onValue={(value) => Number(value) >= 0 && chooseSession(Number(value))}
    />
  );
}
