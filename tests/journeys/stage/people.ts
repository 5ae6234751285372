import { randomUUID } from "node:crypto";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { origin } from "./device.ts";
import { linkIn, newestMail } from "./outbox.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom Ghostlight does not know yet. */
export const stranger = (name = "Nell Harrow"): Person => {
  const id = randomUUID().slice(0, 8);
  return { name, email: `nell.${id}@ghostlight.test`, password: `green room ${id}` };
};

/** Somebody with an account on the free plan and no plays; made behind the stage, where signing up is not the matter. */
export async function newWriter(name?: string): Promise<Person> {
  const person = stranger(name);
  const { email: Username, password: Password } = person;
  const { userPoolClientId: ClientId } = await (await fetch(`${origin}/config.json`)).json();
  const UserAttributes = [
    { Name: "email", Value: person.email },
    { Name: "name", Value: person.name },
  ];
  await askCognito("SignUp", { ClientId, Username, Password, UserAttributes });
  const { searchParams } = new URL(linkIn(await newestMail(person)));
  await askCognito("ConfirmSignUp", { ClientId, Username, ConfirmationCode: searchParams.get("code") });
  return person;
}

/** Asks the sign-in service behind the stage. */
export async function askCognito(operation: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/local/cognito/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  return response.json();
}

/** Somebody of the demonstration, who is there from the start. Shared by all journeys: only for looking around. */
export function demonstration(role: (typeof demonstrationAccounts)[number]["role"]): Person {
  const account = demonstrationAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no ${role} in the demonstration.`);
  return account;
}
