import { faults } from "#frontend/ui/fieldErrors.ts";
import { authWords } from "#frontend/words/auth.ts";

/** Cognito's bounds: the pool asks for 8, the service takes 256. */
const shortestPassword = 8;
const longestPassword = 256;

const { check, hints } = authWords;

export function emailError(email: string): string | undefined {
  if (email.trim() === "") return check.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : check.emailOdd;
}

export function newPasswordError(password: string): string | undefined {
  if (password === "") return check.passwordMissing;
  if (password.length < shortestPassword) return check.passwordShort;
  return password.length > longestPassword ? check.passwordLong : undefined;
}

/** What to say below the field of a new password while it is typed. */
export function passwordHint(password: string): string {
  if (password === "") return hints.rule;
  const missing = shortestPassword - password.length;
  return missing > 0 ? hints.missing(missing) : hints.enough;
}

export const checkSignIn = ({ email, password }: { email: string; password: string }) =>
  faults({ email: emailError(email), password: password === "" ? check.passwordNeeded : undefined });

export const checkSignUp = ({ email, password, fullName }: { email: string; password: string; fullName: string }) =>
  faults({
    fullName: fullName.trim() === "" ? check.nameMissing : undefined,
    email: emailError(email),
    password: newPasswordError(password),
  });
