import { maxFullNameLength } from "#domain/account/fullName.ts";
import { type PasswordOwner, weaknessesOf } from "#domain/account/password.ts";
import { weaknesses } from "#domain/account/weaknesses.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { loadCommonPasswords } from "#frontend/modules/account/loadCommonPasswords.ts";
import { faults } from "#frontend/ui/fieldErrors.ts";

const { check } = authWords;

export function emailError(email: string): string | undefined {
  if (email.trim() === "") return check.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : check.emailOdd;
}

/** Returns everything that is weak about the password, one sentence each. */
export async function newPasswordError(password: string, owner?: PasswordOwner): Promise<string | undefined> {
  if (password === "") return check.passwordMissing;
  const found = weaknessesOf(password, await loadCommonPasswords(), owner);
  return found.length > 0 ? found.map((weakness) => translateSentence(weaknesses[weakness])).join(" ") : undefined;
}

/** The password may be empty: then a link is sent. */
export const checkSignIn = ({ email }: { email: string }) => faults({ email: emailError(email) });

export const checkSignUp = async (account: { email: string; password: string; fullName: string }) =>
  faults({
    fullName: fullNameError(account.fullName.trim()),
    email: emailError(account.email),
    password: await newPasswordError(account.password, account),
  });

function fullNameError(name: string): string | undefined {
  if (name === "") return check.nameMissing;
  return name.length > maxFullNameLength ? check.nameTooLong : undefined;
}

export const totpError = (code: string): string | undefined => (/^\d{6}$/.test(code) ? undefined : check.totpOdd);
