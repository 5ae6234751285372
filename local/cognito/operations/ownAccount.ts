import * as z from "zod";
import { type Attribute, assertWritable, mfaOf, toList, toRecord } from "../attributes.ts";
import { mailCode, redeemCode } from "../codes.ts";
import { fields, openOperation } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { emailTaken, invalidParameter } from "../refusals.ts";
import { getByAccessToken } from "../tokens.ts";
import { emailKey, type User } from "../users.ts";

const { AccessToken, ClientMetadata, UserAttributes } = fields;
const AttributeName = z.literal("email", "Only the e-mail address can be verified.");

export const GetUser = openOperation(z.object({ AccessToken }), (pool, input) => {
  const { user, client } = getByAccessToken(pool, input.AccessToken);
  return { Username: user.username, UserAttributes: toList(user, client.ReadAttributes), ...mfaOf(user) };
});

export const UpdateUserAttributes = openOperation(
  z.object({ AccessToken, UserAttributes, ClientMetadata }),
  async (pool, input) => {
    const { user, client, clientId } = getByAccessToken(pool, input.AccessToken);
    assertWritable(pool.properties, client, input.UserAttributes);
    const { email, ...others } = toRecord(input.UserAttributes);
    pool.users.change(user.username, ({ attributes }) => ({ attributes: { ...attributes, ...others } }));
    if (email === undefined || email === user.attributes.email) return { CodeDeliveryDetailsList: [] };
    const delivery = await changeEmail(pool, user, email, clientId, input.ClientMetadata);
    return { CodeDeliveryDetailsList: [delivery] };
  },
);

/**
 * If the pool says so, the new address takes effect after its code is entered. Otherwise it takes effect at once,
 * unverified.
 */
const changeEmail = (
  pool: LocalUserPool,
  user: User,
  email: string,
  clientId: string,
  clientMetadata: Readonly<Record<string, string>> | undefined,
) => {
  assertFreeFor(pool, user, email);
  const waits = pool.properties.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes("email");
  if (!waits)
    pool.users.change(user.username, ({ attributes }) => ({
      attributes: { ...attributes, email, email_verified: "false" },
    }));
  return mailCode(pool, pool.users.get(user.username), {
    purpose: "email",
    source: "CustomMessage_UpdateUserAttribute",
    clientId,
    clientMetadata,
    email,
  });
};

const assertFreeFor = (pool: LocalUserPool, { username }: User, email: string) => {
  const owner = pool.users.find(emailKey(email));
  if (owner && owner.username !== username) throw emailTaken("AliasExistsException");
};

export const DeleteUserAttributes = openOperation(
  z.object({ AccessToken, UserAttributeNames: z.array(z.string()).min(1) }),
  (pool, input) => {
    const { user, client } = getByAccessToken(pool, input.AccessToken);
    const named: Attribute[] = input.UserAttributeNames.map((Name) => ({ Name, Value: "" }));
    if (input.UserAttributeNames.includes("email"))
      throw invalidParameter("Cannot delete the required attribute email");
    assertWritable(pool.properties, client, named);
    pool.users.change(user.username, ({ attributes }) => ({
      attributes: Object.fromEntries(
        Object.entries(attributes).filter(([name]) => !input.UserAttributeNames.includes(name)),
      ),
    }));
    return {};
  },
);

export const GetUserAttributeVerificationCode = openOperation(
  z.object({ AccessToken, AttributeName, ClientMetadata }),
  async (pool, input) => {
    const { user, clientId } = getByAccessToken(pool, input.AccessToken);
    const waiting = user.codes.email?.email;
    const CodeDeliveryDetails = await mailCode(pool, user, {
      purpose: "email",
      source: "CustomMessage_VerifyUserAttribute",
      clientId,
      clientMetadata: input.ClientMetadata,
      ...(waiting !== undefined && { email: waiting }),
    });
    return { CodeDeliveryDetails };
  },
);

export const VerifyUserAttribute = openOperation(
  z.object({ AccessToken, AttributeName, Code: fields.ConfirmationCode }),
  (pool, input) => {
    const { user } = getByAccessToken(pool, input.AccessToken);
    const { email = user.attributes.email ?? "" } = redeemCode(pool, user, "email", input.Code);
    // Another user may have taken the address while the code was on its way.
    assertFreeFor(pool, user, email);
    pool.users.change(user.username, ({ attributes }) => ({
      attributes: { ...attributes, email, email_verified: "true" },
    }));
    return {};
  },
);

export const DeleteUser = openOperation(z.object({ AccessToken }), (pool, input) => {
  const { user } = getByAccessToken(pool, input.AccessToken);
  pool.sessions.revokeAllOf(user.username);
  pool.users.remove(user.username);
  return {};
});
