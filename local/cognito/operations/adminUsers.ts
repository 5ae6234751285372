import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import { dayMs } from "#domain/time.ts";
import { assertEmail, assertKnown, assertRequired, mfaOf, toList, toRecord } from "../attributes.ts";
import { adminOperation, fields } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { assertGoodPassword, hidePassword } from "../passwords.ts";
import { emailTaken, notAuthorizedError } from "../refusals.ts";
import { emailKey, type User } from "../users.ts";

const { UserPoolId, Username, Password, UserAttributes } = fields;
const named = z.object({ UserPoolId, Username });

/** Returns a user as operators see them. */
export const describe = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
});

export const AdminGetUser = adminOperation(named, (pool, input) => {
  const user = pool.users.get(input.Username);
  return { ...describe(user), UserAttributes: toList(user), ...mfaOf(user) };
});

export const AdminCreateUser = adminOperation(
  z.object({
    ...named.shape,
    UserAttributes,
    TemporaryPassword: Password.optional(),
    MessageAction: z.enum(["SUPPRESS", "RESEND"]).optional(),
  }),
  async (pool, input) => {
    const temporary = input.TemporaryPassword ?? `${randomBytes(12).toString("base64url")}aA1!`;
    assertGoodPassword(pool.properties.Policies.PasswordPolicy, temporary);
    for (const attribute of input.UserAttributes) assertKnown(pool.properties, attribute);
    assertEmail(input.Username);
    if (pool.users.find(input.Username)) throw emailTaken("UsernameExistsException");
    const user = invited(pool, input.Username, toRecord(input.UserAttributes), temporary);
    assertRequired(pool.properties, user.attributes);
    pool.users.add(user);
    if (input.MessageAction !== "SUPPRESS")
      await pool.sendMail({
        to: input.Username,
        subject: "Your temporary password",
        html: `Your username is ${input.Username} and temporary password is ${temporary}.`,
      });
    return { User: { ...describe(user), Attributes: toList(user) } };
  },
);

const invited = (pool: LocalUserPool, email: string, attributes: Record<string, string>, temporary: string): User => {
  const username = randomUUID();
  const days = pool.properties.Policies.PasswordPolicy.TemporaryPasswordValidityDays;
  return {
    username,
    attributes: { sub: username, ...attributes, email },
    status: "FORCE_CHANGE_PASSWORD",
    enabled: true,
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    password: { ...hidePassword(pool, username, temporary), expiresAt: pool.now() + days * dayMs },
    groups: [],
    codes: {},
  };
};

export const AdminSetUserPassword = adminOperation(
  z.object({ ...named.shape, Password, Permanent: z.boolean().default(false) }),
  (pool, input) => {
    const { username } = pool.users.get(input.Username);
    assertGoodPassword(pool.properties.Policies.PasswordPolicy, input.Password);
    pool.users.change(username, () => ({
      password: hidePassword(pool, username, input.Password),
      status: input.Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD",
    }));
    return {};
  },
);

/** Confirms the account. As in AWS, its address stays unverified. */
export const AdminConfirmSignUp = adminOperation(named, (pool, input) => {
  const { username, status } = pool.users.get(input.Username);
  if (status !== "UNCONFIRMED") throw notAuthorizedError(`User cannot be confirmed. Current status is ${status}`);
  pool.users.change(username, () => ({ status: "CONFIRMED" }));
  return {};
});

export const AdminUpdateUserAttributes = adminOperation(z.object({ ...named.shape, UserAttributes }), (pool, input) => {
  const user = pool.users.get(input.Username);
  for (const attribute of input.UserAttributes) assertKnown(pool.properties, attribute);
  const changes = toRecord(input.UserAttributes);
  const owner = changes.email === undefined ? undefined : pool.users.find(emailKey(changes.email));
  if (owner && owner.username !== user.username) throw emailTaken("AliasExistsException");
  const moved = changes.email !== undefined && changes.email !== user.attributes.email;
  pool.users.change(user.username, ({ attributes }) => ({
    attributes: { ...attributes, ...(moved && { email_verified: "false" }), ...changes },
  }));
  return {};
});

/** Also ends every session: a disabled user's refresh tokens stop working. */
export const AdminDisableUser = adminOperation(named, (pool, input) => {
  const { username } = pool.users.get(input.Username);
  pool.users.change(username, () => ({ enabled: false }));
  pool.sessions.revokeAllOf(username);
  return {};
});

export const AdminEnableUser = adminOperation(named, (pool, input) => {
  pool.users.change(pool.users.get(input.Username).username, () => ({ enabled: true }));
  return {};
});

export const AdminDeleteUser = adminOperation(named, (pool, input) => {
  const { username } = pool.users.get(input.Username);
  pool.sessions.revokeAllOf(username);
  pool.users.remove(username);
  return {};
});

export const AdminUserGlobalSignOut = adminOperation(named, (pool, input) => {
  pool.sessions.revokeAllOf(pool.users.get(input.Username).username);
  return {};
});
