import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { userDisabled } from "../refusals.ts";
import { openSession } from "../tokens.ts";
import { attributesForTriggers, hasTrigger, noTriggerAnswer, runTrigger } from "../triggers.ts";
import type { User } from "../users.ts";
import { type AuthAnswer, type AuthCall, challenge, tokensAnswer } from "./answers.ts";

/** After the correct password: what the account's state still requires, its second factor, then the tokens. */
export const afterPassword = (pool: LocalUserPool, user: User, call: AuthCall): Promise<AuthAnswer> | AuthAnswer => {
  assertMaySignIn(user);
  const pending = { name: user.username, clientId: call.clientId };
  if (user.status === "FORCE_CHANGE_PASSWORD")
    return challenge(
      pool,
      { ...pending, challenge: "NEW_PASSWORD_REQUIRED" },
      {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: "[]",
        userAttributes: JSON.stringify(user.attributes),
      },
    );
  if (user.totp?.enabled && pool.properties.MfaConfiguration !== "OFF")
    return challenge(pool, { ...pending, challenge: "SOFTWARE_TOKEN_MFA" }, { USER_ID_FOR_SRP: user.username });
  return finishSignIn(pool, user, call);
};

/** Opens the session and returns its tokens. */
export const finishSignIn = async (pool: LocalUserPool, user: User, { clientId, clientMetadata }: AuthCall) => {
  assertMaySignIn(user);
  if (hasTrigger(pool, "PostAuthentication")) {
    const userAttributes = attributesForTriggers(user);
    const request = { userAttributes, newDeviceUsed: false, ...(clientMetadata && { clientMetadata }) };
    const call = { clientId, userName: user.username, request };
    await runTrigger(pool, "PostAuthentication_Authentication", call, noTriggerAnswer);
  }
  return tokensAnswer(await openSession(pool, pool.users.get(user.username), { clientId, clientMetadata }));
};

/** These errors are shown only to somebody who has proved to be the user. */
const assertMaySignIn = ({ enabled, status }: User) => {
  if (!enabled) throw userDisabled();
  if (status === "UNCONFIRMED") throw new AwsError("UserNotConfirmedException", "User is not confirmed.");
};
