import { commonPasswords } from "#domain/account/commonPasswords.ts";
import { weaknessesOf } from "#domain/account/password.ts";
import { weaknesses } from "#domain/account/weaknesses.ts";
import { signInChangeRefusals as codes, type SignInChange } from "#domain/api/securityChanges.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { OwnAccount } from "#lambdas/services/asOwner.ts";
import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { assertFreshSignIn } from "#lambdas/shared/assertFreshSignIn.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { deleteAccountKey, putAccountKey } from "#lambdas/stores/accountKeys.ts";
import { markPasswordChosen } from "#lambdas/stores/chosenPasswords.ts";
import { deleteRecoveryCodes } from "#lambdas/stores/recoveryCodes.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { accountKeyMetadata, answerWithKey } from "./accountKey.ts";
import { endAllSessions } from "./endAllSessions.ts";
import { inConstantTime } from "./inConstantTime.ts";
import { hashOfSecret, newLinkSecret } from "./linkSecret.ts";
import { notifyOwner } from "./notifyOwner.ts";
import type { OwnerNotice } from "./securityMails.ts";

export interface SignInChangeDeps {
  readonly table: Table;
  readonly pool: Pick<
    UserPoolClient,
    | "findAccount"
    | "needsOnlyCode"
    | "removeSecondFactor"
    | "requireSecondFactor"
    | "changeAttributes"
    | "setPassword"
    | "endSessions"
    | "asOwner"
  >;
  /** Undefined on a stage without a sender. */
  readonly sendMail: SendMail | undefined;
  /** Tells the owner of an address that somebody wanted it for another account. Undefined on a stage without a sender. */
  readonly tellOwnerOf: ((email: string) => Promise<void>) | undefined;
}

/** Longer than a sign-in of our own and an e-mail usually take. */
const stepMs = 2000;

interface Asking {
  readonly userId: UserId;
  readonly signedInAt: Date;
}

/** Makes the change, and e-mails the account's owner if it could take the account from them. */
export async function makeSignInChange(
  deps: SignInChangeDeps,
  asking: Asking,
  wanted: SignInChange,
  now: Date,
): Promise<{ secret?: string }> {
  const { table, pool } = deps;
  const { userId } = asking;
  const own = <T>(run: (account: OwnAccount) => Promise<T>) => asOwnerOf(deps, userId, now, run);
  const fresh = () =>
    assertFreshSignIn(asking.signedInAt, now, "Before you change this, sign in again to confirm it's you.");
  switch (wanted.change) {
    case "name":
      await pool.changeAttributes(userId, { name: wanted.name });
      return {};
    case "language":
      await pool.changeAttributes(userId, { locale: wanted.language });
      return {};
    case "new-address":
      fresh();
      // How long it takes must not tell whether the address has an account either.
      await inConstantTime(stepMs, () =>
        own((account) => account.askNewAddress(wanted.email)).catch((error) => {
          if (!isNamed(error, "AliasExistsException")) throw error;
          return deps.tellOwnerOf?.(wanted.email).catch((failure) => onUnexpected(failure));
        }),
      );
      return {};
    case "confirm-address":
      await own((account) => account.confirmAddress(wanted.code));
      return {};
    case "password":
      await changePassword(deps, asking, wanted, { now, own, fresh });
      return {};
    case "keep-password":
      await markPasswordChosen(table, userId, now);
      return {};
    case "new-app":
      fresh();
      await assertWithoutApp(pool, userId);
      await deleteRecoveryCodes(table, userId);
      return { secret: await own((account) => account.beginApp()) };
    case "app-on":
      await own((account) => account.confirmApp(wanted.code));
      await pool.requireSecondFactor(userId);
      await tell(deps, userId, "appOn");
      return {};
    case "app-off":
      await removeApp(deps, userId, wanted.password, fresh);
      return {};
    case "sign-out-everywhere":
      await endAllSessions(deps, userId, now);
      return {};
  }
}

interface Ways {
  readonly now: Date;
  readonly own: <T>(run: (account: OwnAccount) => Promise<T>) => Promise<T>;
  readonly fresh: () => void;
}

async function changePassword(
  deps: SignInChangeDeps,
  { userId }: Asking,
  { password, oldPassword, endsSessions = false }: Extract<SignInChange, { change: "password" }>,
  { now, own, fresh }: Ways,
): Promise<void> {
  if (oldPassword === undefined) fresh();
  await assertStrong(deps.pool, userId, password);
  if (oldPassword === undefined) await deps.pool.setPassword(userId, password);
  else await own((account) => account.changePassword(oldPassword, password).catch(refuseOldPassword));
  await markPasswordChosen(deps.table, userId, now);
  if (endsSessions) await endAllSessions(deps, userId, now);
  await tell(deps, userId, "newPassword");
}

/** By the rules of the screens. The user pool knows only the length. */
async function assertStrong(pool: SignInChangeDeps["pool"], userId: UserId, password: string): Promise<void> {
  const owner = await pool.findAccount(userId);
  const [weakness] = weaknessesOf(password, commonPasswords(), owner);
  if (weakness) throw new Refused("invalid", weaknesses[weakness], { code: codes.weakPassword });
}

/** The user pool has one error for a wrong password and for too many of them. */
function refuseOldPassword(error: unknown): never {
  if (!isNamed(error, "NotAuthorizedException")) throw error;
  throw /exceeded/i.test(String(error)) ? tooMany() : wrongPassword();
}

/** An app is replaced by removing it first, which needs the password. */
async function assertWithoutApp(pool: SignInChangeDeps["pool"], userId: UserId): Promise<void> {
  if ((await pool.findAccount(userId))?.hasSecondFactor)
    throw new Refused("conflict", "This account already has an authenticator app. Reload this page.");
}

/** People who have lost their phone have no code, so the password is enough. Without an app, there's nothing to do. */
async function removeApp(
  deps: SignInChangeDeps,
  userId: UserId,
  password: string | undefined,
  fresh: () => void,
): Promise<void> {
  const { pool } = deps;
  if (password === undefined) fresh();
  if (!(await pool.findAccount(userId))?.hasSecondFactor) return;
  if (password !== undefined && !(await pool.needsOnlyCode(userId, password))) throw wrongPassword();
  await pool.removeSecondFactor(userId);
  await tell(deps, userId, "appOff");
}

/** Signs in to the account with a key that only this call knows. */
async function asOwnerOf<T>(
  { table, pool }: SignInChangeDeps,
  userId: UserId,
  now: Date,
  run: (account: OwnAccount) => Promise<T>,
): Promise<T> {
  const key = newLinkSecret();
  const hash = hashOfSecret(key);
  await putAccountKey(table, userId, hash, now);
  try {
    return await pool.asOwner(userId, { answer: answerWithKey(key), metadata: { [accountKeyMetadata]: key } }, run);
  } finally {
    await deleteAccountKey(table, userId, hash).catch((error) => onUnexpected(error));
  }
}

/** The change has been made, so an e-mail that can't be sent is reported to us. */
const tell = (deps: SignInChangeDeps, userId: UserId, notice: OwnerNotice): Promise<void> =>
  notifyOwner(deps, userId, notice).catch((error) => onUnexpected(error));

/** The user pool's errors that a person can do something about. */
const refusals: Readonly<Record<string, () => Refused>> = {
  CodeMismatchException: () => wrongCode(),
  EnableSoftwareTokenMFAException: () => wrongCode(),
  ExpiredCodeException: () => wrongCode(),
  InvalidPasswordException: () => new Refused("invalid", "This password is too weak.", { code: codes.weakPassword }),
  // Somebody else confirmed the address first. A code that doesn't work looks the same.
  AliasExistsException: () => wrongCode(),
  LimitExceededException: () => tooMany(),
  TooManyRequestsException: () => tooMany(),
  TooManyFailedAttemptsException: () => tooMany(),
};

const wrongPassword = () => new Refused("invalid", "The current password is wrong.", { code: codes.wrongPassword });
const wrongCode = () => new Refused("invalid", "The code is wrong or has expired.", { code: codes.wrongCode });
const tooMany = () => new Refused("too-many", "Too many attempts. Try again in a few minutes.");

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Turns the user pool's errors into refusals. */
export function refusalOf(error: unknown): unknown {
  const refusal = error instanceof Error && Object.hasOwn(refusals, error.name) ? refusals[error.name]?.() : undefined;
  return refusal ?? error;
}
