import { randomUUID } from "node:crypto";
import * as z from "zod";
import { assertEmail, assertRequired, assertWritable, toRecord } from "../attributes.ts";
import { deliveryTo, mailCode, redeemCode } from "../codes.ts";
import { fields, openOperation } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { assertGoodPassword, hidePassword } from "../passwords.ts";
import {
  emailTaken,
  expiredCode,
  invalidParameter,
  notAuthorizedError,
  userDisabled,
  userNotFound,
} from "../refusals.ts";
import { getClient } from "../tokens.ts";
import { attributesForTriggers, hasTrigger, noTriggerAnswer, runTrigger } from "../triggers.ts";
import type { User } from "../users.ts";

const { ClientId, Username, Password, ConfirmationCode, ClientMetadata, UserAttributes } = fields;

const signUpInput = z.object({
  ClientId,
  Username,
  Password,
  UserAttributes,
  ValidationData: UserAttributes,
  ClientMetadata,
});
type SignUpInput = z.output<typeof signUpInput>;

/** Reveals that an address is taken, as Cognito does whatever `PreventUserExistenceErrors` says. */
export const SignUp = openOperation(signUpInput, async (pool, input) => {
  const client = getClient(pool, input.ClientId);
  if (pool.properties.AdminCreateUserConfig.AllowAdminCreateUserOnly)
    throw notAuthorizedError("SignUp is not permitted for this user pool");
  assertEmail(input.Username);
  assertWritable(pool.properties, client, input.UserAttributes);
  const user = newUser(pool, input);
  assertRequired(pool.properties, user.attributes);
  assertGoodPassword(pool.properties.Policies.PasswordPolicy, input.Password);
  assertFree(pool, input.Username);
  const { autoConfirmUser, autoVerifyEmail } = await askPreSignUp(pool, user, input);
  // Another sign-up may have taken the name while the trigger ran.
  assertFree(pool, input.Username);
  const attributes = { ...user.attributes, email_verified: String(autoVerifyEmail) };
  pool.users.add({ ...user, attributes, status: autoConfirmUser ? "CONFIRMED" : "UNCONFIRMED" });
  if (autoConfirmUser) {
    await afterConfirmation(pool, user.username, input);
    return { UserConfirmed: true, UserSub: user.username };
  }
  const CodeDeliveryDetails = await mailCode(pool, pool.users.get(user.username), {
    purpose: "signUp",
    source: "CustomMessage_SignUp",
    clientId: input.ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return { UserConfirmed: false, UserSub: user.username, CodeDeliveryDetails };
});

const newUser = (pool: LocalUserPool, input: SignUpInput): User => {
  const username = randomUUID();
  return {
    username,
    attributes: { sub: username, ...toRecord(input.UserAttributes), email: input.Username },
    status: "UNCONFIRMED",
    enabled: true,
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    password: hidePassword(pool, username, input.Password),
    groups: [],
    codes: {},
  };
};

const assertFree = (pool: LocalUserPool, email: string) => {
  if (pool.users.find(email)) throw emailTaken("UsernameExistsException");
};

const preSignUpAnswer = z.object({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});

const askPreSignUp = async (pool: LocalUserPool, user: User, input: SignUpInput) => {
  if (!hasTrigger(pool, "PreSignUp")) return { autoConfirmUser: false, autoVerifyEmail: false };
  const request = {
    userAttributes: user.attributes,
    validationData: toRecord(input.ValidationData),
    ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
  };
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const call = { clientId: input.ClientId, userName: user.username, request, response };
  return runTrigger(pool, "PreSignUp_SignUp", call, preSignUpAnswer);
};

const afterConfirmation = async (
  pool: LocalUserPool,
  username: string,
  { ClientId: clientId, ClientMetadata: clientMetadata }: Pick<SignUpInput, "ClientId" | "ClientMetadata">,
) => {
  if (!hasTrigger(pool, "PostConfirmation")) return;
  const userAttributes = attributesForTriggers(pool.users.get(username));
  const request = { userAttributes, ...(clientMetadata && { clientMetadata }) };
  await runTrigger(pool, "PostConfirmation_ConfirmSignUp", { clientId, userName: username, request }, noTriggerAnswer);
};

/** Returns the user. If there is none, it throws an error, or returns undefined if the client must not learn that. */
const findToConfirm = (pool: LocalUserPool, name: string, clientId: string): User | undefined => {
  const hide = getClient(pool, clientId).PreventUserExistenceErrors === "ENABLED";
  const user = pool.users.find(name);
  if (!user && !hide) throw userNotFound();
  if (user && !user.enabled && !hide) throw userDisabled();
  return user?.enabled ? user : undefined;
};

export const ConfirmSignUp = openOperation(
  z.object({ ClientId, Username, ConfirmationCode, ClientMetadata }),
  async (pool, input) => {
    const user = findToConfirm(pool, input.Username, input.ClientId);
    if (!user) throw expiredCode();
    if (user.status !== "UNCONFIRMED")
      throw notAuthorizedError(`User cannot be confirmed. Current status is ${user.status}`);
    redeemCode(pool, user, "signUp", input.ConfirmationCode);
    const verifies = pool.properties.AutoVerifiedAttributes.includes("email");
    pool.users.change(user.username, ({ attributes }) => ({
      status: "CONFIRMED",
      attributes: verifies ? { ...attributes, email_verified: "true" } : attributes,
    }));
    await afterConfirmation(pool, user.username, input);
    return {};
  },
);

export const ResendConfirmationCode = openOperation(
  z.object({ ClientId, Username, ClientMetadata }),
  async (pool, input) => {
    const user = findToConfirm(pool, input.Username, input.ClientId);
    if (!user) return { CodeDeliveryDetails: deliveryTo(input.Username) };
    if (user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");
    const CodeDeliveryDetails = await mailCode(pool, user, {
      purpose: "signUp",
      source: "CustomMessage_ResendCode",
      clientId: input.ClientId,
      clientMetadata: input.ClientMetadata,
    });
    return { CodeDeliveryDetails };
  },
);
