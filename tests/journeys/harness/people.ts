import { randomUUID } from "node:crypto";
import { periodAt } from "#local/cognito/totp.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { turnOnApp } from "#tests/support/authenticatorApp.ts";
import { origin } from "./browserDevice.ts";

export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** In base32, of an authenticator app that is on. */
  readonly totpSecret?: string | undefined;
}

/** Creates the details of a person without an account. */
export const newStranger = (name = "Nell Harrow"): TestPerson => {
  const id = randomUUID().slice(0, 8);
  return { name, email: `nell.${id}@ghostlight.test`, password: `green room ${id}` };
};

/**
 * Creates a person with an account on the free plan and no plays, directly in the sign-in service, for tests that
 * aren't about signing up. An operator confirms the account, so it doesn't get the sample play.
 */
export async function newWriter(name?: string): Promise<TestPerson> {
  const person = newStranger(name);
  const { email: Username, password: Password } = person;
  const { userPoolId: UserPoolId, userPoolClientId: ClientId } = await (await fetch(`${origin}/config.json`)).json();
  const UserAttributes = [
    { Name: "email", Value: person.email },
    { Name: "name", Value: person.name },
  ];
  await askCognito("SignUp", { ClientId, Username, Password, UserAttributes });
  const user = { UserPoolId, Username };
  await askCognito("AdminConfirmSignUp", user);
  await askCognito("AdminUpdateUserAttributes", {
    ...user,
    UserAttributes: [{ Name: "email_verified", Value: "true" }],
  });
  return person;
}

/** Creates an administrator: a member of the group, with an authenticator app. */
export const newAdministrator = async (): Promise<TestPerson> => makeAdministrator(await newWriter());

/** Adds a person to the group of administrators, and turns on an authenticator app for them. */
export async function makeAdministrator(person: TestPerson): Promise<TestPerson> {
  await addToAdministrators(person);
  const { accessToken } = await signInToApi(origin, person.email, person.password);
  // The code before the current one is accepted, too. The current one remains for signing in.
  const totpSecret = await turnOnApp(origin, accessToken, () => periodAt(Date.now()) - 1);
  return { ...person, totpSecret };
}

/** Adds a person to the group of administrators. */
export async function addToAdministrators({ email: Username }: TestPerson): Promise<void> {
  const { userPoolId: UserPoolId } = await (await fetch(`${origin}/config.json`)).json();
  await askCognito("AdminAddUserToGroup", { UserPoolId, Username, GroupName: "admins" });
}

/** Calls the sign-in service directly. An operator's request is signed, and the stand-in doesn't check the signature. */
export async function askCognito(operation: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/local/cognito/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      ...(operation.startsWith("Admin") && { authorization: "AWS4-HMAC-SHA256 of nobody" }),
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  return response.json();
}

/** Returns a person of the demo data. All journeys share them, so they must not change anything. */
export function demonstrationPerson(role: (typeof demonstrationAccounts)[number]["role"]): TestPerson {
  const account = demonstrationAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no ${role} in the demonstration.`);
  return account;
}
