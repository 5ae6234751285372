import * as z from "zod";
import { invalidParameter, notAuthorizedError } from "./refusals.ts";
import type { ClientProperties, UserPoolProperties } from "./template.ts";
import type { User } from "./users.ts";

export interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

/** OpenID Connect's claims that Cognito supports. A client may write them unless the template says otherwise. */
const standard = [
  "address",
  "birthdate",
  "email",
  "family_name",
  "gender",
  "given_name",
  "locale",
  "middle_name",
  "name",
  "nickname",
  "phone_number",
  "picture",
  "preferred_username",
  "profile",
  "updated_at",
  "website",
  "zoneinfo",
];

/** Refuses attributes that the app client may not write or that the pool's schema doesn't have. */
export const assertWritable = (
  pool: UserPoolProperties,
  { WriteAttributes = standard }: ClientProperties,
  attributes: readonly Attribute[],
) => {
  for (const attribute of attributes) {
    assertKnown(pool, attribute);
    if (!WriteAttributes.includes(attribute.Name))
      throw notAuthorizedError("A client attempted to write unauthorized attribute");
  }
};

/** Refuses attributes and lengths that the pool's schema doesn't allow, for operators too. */
export const assertKnown = ({ Schema }: UserPoolProperties, { Name, Value }: Attribute) => {
  const own = Schema.find((attribute) => attribute.Name === Name || `custom:${attribute.Name}` === Name);
  if (Name === "sub") throw invalidParameter("Cannot modify the non-mutable attribute sub");
  if (!own && !standard.includes(Name) && !["email_verified", "phone_number_verified"].includes(Name))
    throw invalidParameter(`user.${Name}: Attribute does not exist in the schema.`);
  const { MaxLength = 2048 } = own?.StringAttributeConstraints ?? {};
  if (Value.length > MaxLength) throw invalidParameter(`user.${Name}: String cannot be longer than ${MaxLength}`);
  if (Name === "email") assertEmail(Value);
};

export const assertEmail = (email: string) => {
  if (!z.email().safeParse(email).success) throw invalidParameter("Invalid email address format.");
};

export const assertRequired = ({ Schema }: UserPoolProperties, attributes: Readonly<Record<string, string>>) => {
  for (const { Name, Required } of Schema)
    if (Required && !attributes[Name])
      throw invalidParameter(`Attributes did not conform to the schema: ${Name}: The attribute is required`);
};

export const toRecord = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

/** Lists attributes as in a response. `readable` are those that the app client may see. */
export const toList = ({ attributes }: User, readable?: readonly string[]): Attribute[] =>
  Object.entries(attributes)
    .filter(([name]) => !readable || name === "sub" || readable.includes(name))
    .map(([Name, Value]) => ({ Name, Value }));

/** Returns a user's second factor as in a response. */
export const mfaOf = ({ totp }: User) => ({
  ...(totp?.enabled && { UserMFASettingList: ["SOFTWARE_TOKEN_MFA"] }),
  ...(totp?.enabled && totp.preferred && { PreferredMfaSetting: "SOFTWARE_TOKEN_MFA" }),
});
