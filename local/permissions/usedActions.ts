import { appendFileSync } from "node:fs";

/** Called with each action that a function used. */
export type NoteUse = (caller: string, action: string) => void;

/** One line of the record. */
const lineOf = (caller: string, action: string): string => `${caller} ${action}`;

/**
 * Returns a function that adds uses to the file that `GHOSTLIGHT_USED_ACTIONS` names, each once. Several stacks may add to
 * the same file. Without the setting, it does nothing.
 */
export function openUseRecord(file = process.env.GHOSTLIGHT_USED_ACTIONS): NoteUse {
  if (!file) return () => {};
  const noted = new Set<string>();
  return (caller, action) => {
    const line = lineOf(caller, action);
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** The services whose calls are checked. Others have no stand-in that knows the caller. */
const checked = /^(dynamodb|cognito-idp|secretsmanager|ssm):/;

/** Returns what roles allow and nobody used, one line for each function and action, sorted. */
export function unusedActions(
  permissions: ReadonlyMap<string, ReadonlySet<string>>,
  record: string,
): readonly string[] {
  const used = new Set(record.split("\n"));
  return [...permissions]
    .flatMap(([caller, actions]) =>
      [...actions].filter((action) => checked.test(action)).map((action) => lineOf(caller, action)),
    )
    .filter((line) => !used.has(line))
    .sort();
}
