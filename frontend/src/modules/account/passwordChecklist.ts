import { type PasswordOwner, weaknessesOf } from "#domain/account/password.ts";
import type { Weakness } from "#domain/account/weaknesses.ts";
import { authWords } from "#frontend/messages/auth.yaml";

const { checklist } = authWords;

/**
 * The lines of the checklist and the weakness that each covers. Other weaknesses are rare and shown only when they
 * occur.
 */
const lines: readonly (readonly [text: string, weakness: Weakness])[] = [
  [checklist.enough, "too-short"],
  [checklist.uncommon, "common"],
  [checklist.unpatterned, "easy-pattern"],
  [checklist.impersonal, "personal"],
];

export interface ChecklistLine {
  readonly text: string;
  /** `open` until it can be checked. */
  readonly state: "open" | "met" | "missing";
}

/** Returns which rules a new password meets so far. Until the list of common passwords has loaded, that rule is open. */
export function passwordChecklist(
  password: string,
  common: ReadonlySet<string> | undefined,
  owner?: PasswordOwner,
): readonly ChecklistLine[] {
  const found = weaknessesOf(password, common ?? new Set(), owner);
  return lines.map(([text, weakness]) => {
    const isUnknown = weakness === "common" && common === undefined;
    return { text, state: isUnknown ? "open" : stateOf(password, found.includes(weakness)) };
  });
}

const stateOf = (password: string, isWeak: boolean): ChecklistLine["state"] => {
  if (password === "") return "open";
  return isWeak ? "missing" : "met";
};
