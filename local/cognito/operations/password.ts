import * as z from "zod";
import { deliveryTo, mailCode, redeemCode } from "../codes.ts";
import { fields, openOperation } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { assertGoodPassword, guardPassword, hidePassword, isPasswordOf } from "../passwords.ts";
import { codeMismatch, invalidParameter, notAuthorizedError, userDisabled, userNotFound } from "../refusals.ts";
import { getByAccessToken, getClient } from "../tokens.ts";
import { attributesForTriggers, hasTrigger, noTriggerAnswer, runTrigger } from "../triggers.ts";
import type { User } from "../users.ts";

const { ClientId, Username, Password, ConfirmationCode, ClientMetadata, AccessToken } = fields;

/** Returns Cognito's error if this user can't get a reset code. */
const obstacle = (user: User | undefined) => {
  if (!user) return userNotFound();
  if (!user.enabled) return userDisabled();
  if (user.status === "FORCE_CHANGE_PASSWORD")
    return notAuthorizedError("User password cannot be reset in the current state.");
  if (user.attributes.email_verified !== "true")
    return invalidParameter(
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
    );
  return undefined;
};

export const ForgotPassword = openOperation(z.object({ ClientId, Username, ClientMetadata }), async (pool, input) => {
  const hide = getClient(pool, input.ClientId).PreventUserExistenceErrors === "ENABLED";
  const user = pool.users.find(input.Username);
  const refusal = obstacle(user);
  if (refusal && !hide) throw refusal;
  if (!user || refusal) return { CodeDeliveryDetails: deliveryTo(input.Username) };
  const CodeDeliveryDetails = await mailCode(pool, user, {
    purpose: "reset",
    source: "CustomMessage_ForgotPassword",
    clientId: input.ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetails };
});

export const ConfirmForgotPassword = openOperation(
  z.object({ ClientId, Username, Password, ConfirmationCode, ClientMetadata }),
  async (pool, input) => {
    const hide = getClient(pool, input.ClientId).PreventUserExistenceErrors === "ENABLED";
    const user = pool.users.find(input.Username);
    if (!user?.enabled) throw hide ? codeMismatch() : (obstacle(user) ?? userNotFound());
    assertGoodPassword(pool.properties.Policies.PasswordPolicy, input.Password);
    redeemCode(pool, user, "reset", input.ConfirmationCode);
    setPassword(pool, user.username, input.Password);
    await afterReset(pool, user.username, input);
    return {};
  },
);

const setPassword = (pool: LocalUserPool, username: string, password: string) => {
  pool.users.change(username, () => ({ password: hidePassword(pool, username, password), status: "CONFIRMED" }));
  pool.attempts.clearFailures(username);
};

const afterReset = async (
  pool: LocalUserPool,
  userName: string,
  { ClientId: clientId, ClientMetadata: clientMetadata }: { ClientId: string; ClientMetadata?: object | undefined },
) => {
  if (!hasTrigger(pool, "PostConfirmation")) return;
  const userAttributes = attributesForTriggers(pool.users.get(userName));
  const request = { userAttributes, ...(clientMetadata && { clientMetadata }) };
  await runTrigger(pool, "PostConfirmation_ConfirmForgotPassword", { clientId, userName, request }, noTriggerAnswer);
};

export const ChangePassword = openOperation(
  z.object({ AccessToken, PreviousPassword: Password.optional(), ProposedPassword: Password }),
  (pool, input) => {
    const { user } = getByAccessToken(pool, input.AccessToken);
    const previous = input.PreviousPassword;
    // A user who signed in by link only and never had a password may set a first one.
    if (user.password || previous !== undefined)
      guardPassword(pool, user.username, () => isPasswordOf(pool, user, previous ?? ""));
    assertGoodPassword(pool.properties.Policies.PasswordPolicy, input.ProposedPassword);
    setPassword(pool, user.username, input.ProposedPassword);
    return {};
  },
);
