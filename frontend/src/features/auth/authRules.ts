import { type PasswordOwner, type Weakness, weaknesses, weaknessesOf } from "#domain/account/password.ts";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { authWords } from "#frontend/words/auth.ts";

const { check, checklist } = authWords;

export function emailError(email: string): string | undefined {
  if (email.trim() === "") return check.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : check.emailOdd;
}

/** Everything that is weak about it, in as many sentences. */
export function newPasswordError(password: string, owner?: PasswordOwner): string | undefined {
  if (password === "") return check.passwordMissing;
  const found = weaknessesOf(password, owner);
  return found.length > 0 ? found.map((weakness) => weaknesses[weakness]).join(" ") : undefined;
}

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

export function checklistOf(password: string, owner?: PasswordOwner): readonly ChecklistLine[] {
  const found = weaknessesOf(password, owner);
  return lines.map(([text, weakness]) => ({ text, state: stateOf(password, found.includes(weakness)) }));
}

const stateOf = (password: string, isWeak: boolean): ChecklistLine["state"] => {
  if (password === "") return "open";
  return isWeak ? "missing" : "met";
};

/** The password may be left empty: then a link is sent. */
export const checkSignIn = ({ email }: { email: string }) => faults({ email: emailError(email) });

export const checkSignUp = ({ email, password, fullName }: { email: string; password: string; fullName: string }) =>
  faults({
    fullName: fullName.trim() === "" ? check.nameMissing : undefined,
    email: emailError(email),
    password: newPasswordError(password, { email, fullName }),
  });

/** The code without the gaps that apps show it with. */
export const totpOf = (written: string): string => written.replaceAll(/\s/g, "");

export const totpError = (written: string): string | undefined =>
  /^\d{6}$/.test(totpOf(written)) ? undefined : check.totpOdd;
