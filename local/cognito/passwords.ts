import { randomBytes } from "node:crypto";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { wrongPassword } from "./refusals.ts";
import { passwordVerifier } from "./srp.ts";
import type { PasswordPolicy } from "./template.ts";
import type { User } from "./users.ts";

const rules: readonly [(policy: PasswordPolicy) => boolean, RegExp, string][] = [
  [(policy) => policy.RequireUppercase, /[A-Z]/, "Password must have uppercase characters"],
  [(policy) => policy.RequireLowercase, /[a-z]/, "Password must have lowercase characters"],
  [(policy) => policy.RequireNumbers, /[0-9]/, "Password must have numeric characters"],
  [
    (policy) => policy.RequireSymbols,
    /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/,
    "Password must have symbol characters",
  ],
];

/** Refuses with the first broken rule, as Cognito does. */
export const assertGoodPassword = (policy: PasswordPolicy, password: string) => {
  const broken =
    password.length < policy.MinimumLength
      ? "Password not long enough"
      : rules.find(([required, pattern]) => required(policy) && !pattern.test(password))?.[2];
  if (broken) throw new AwsError("InvalidPasswordException", `Password did not conform with policy: ${broken}`);
};

export const poolNameOf = ({ id }: Pick<LocalUserPool, "id">) => id.split("_")[1] ?? "";

/**
 * Returns what is stored instead of a password. The salt always has 32 hexadecimal digits, including leading zeros,
 * because its length must not distinguish accounts.
 */
export const hidePassword = (
  pool: Pick<LocalUserPool, "id">,
  username: string,
  password: string,
  saltBytes: Buffer = randomBytes(16),
) => {
  const salt = saltBytes.toString("hex");
  const verifier = passwordVerifier({ poolName: poolNameOf(pool), username }, password, BigInt(`0x${salt}`));
  return { salt, verifier: verifier.toString(16) };
};

/** Checks a password with the lockout: refuses while locked, and counts failures. */
export const guardPassword = (pool: LocalUserPool, name: string, isRight: () => boolean) => {
  pool.attempts.assertUnlocked(name);
  if (!isRight()) {
    pool.attempts.countFailure(name);
    throw wrongPassword();
  }
  pool.attempts.clearFailures(name);
};

/** Returns whether this is the user's password. A missing account takes as long and never matches. */
export const isPasswordOf = (pool: LocalUserPool, user: User | undefined, password: string): boolean => {
  const kept = user?.password ?? { salt: "1", verifier: "0" };
  const identity = { poolName: poolNameOf(pool), username: user?.username ?? "" };
  const verifier = passwordVerifier(identity, password, BigInt(`0x${kept.salt}`));
  return verifier.toString(16) === kept.verifier && !hasExpired(pool, kept);
};

/** Temporary passwords expire; those that users chose don't. */
export const hasExpired = ({ now }: Pick<LocalUserPool, "now">, kept: { readonly expiresAt?: number | undefined }) =>
  kept.expiresAt !== undefined && kept.expiresAt <= now();
