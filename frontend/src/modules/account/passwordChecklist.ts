import { type PasswordOwner, weaknessesOf } from "#domain/account/password.ts";
import type { Weakness } from "#domain/account/weaknesses.ts";
import { authWords } from "#frontend/messages/auth.ts";

const { checklist } = authWords;

/** The lines of the checklist and what each looks after; the other weaknesses are rare, and said only where they are. */
const lines: readonly (readonly [text: string, weakness: Weakness])[] = [
  [checklist.enough, "too-short"],
  [checklist.uncommon, "common"],
  [checklist.unpatterned, "easy-pattern"],
  [checklist.impersonal, "personal"],
];

export interface ChecklistLine {
  readonly text: string;
  /** Nothing is said of a password that is not begun. */
  readonly state: "open" | "met" | "missing";
}

/** What a new password is and is not yet, while it is typed. */
export function passwordChecklist(password: string, owner?: PasswordOwner): readonly ChecklistLine[] {
  const found = weaknessesOf(password, owner);
  return lines.map(([text, weakness]) => ({ text, state: stateOf(password, found.includes(weakness)) }));
}

const stateOf = (password: string, isWeak: boolean): ChecklistLine["state"] => {
  if (password === "") return "open";
  return isWeak ? "missing" : "met";
};
