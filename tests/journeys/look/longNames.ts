import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { origin } from "../harness/browserDevice.ts";
import { apiOf } from "../harness/checkout.ts";
import { newWriter, type TestPerson } from "../harness/people.ts";

/** The maximum length of a full name, with one word of 40 letters. */
export const longName = "Wolfeschlegelsteinhausenbergerdorffbrown Theophilus Bartholomew Fitzgerald-Amery";
/** The same length without any place to break it. */
export const unbrokenName = "Wolfeschlegelsteinhausenbergerdorff".padEnd(longName.length, "wolfeschlegel");

/** Creates a person with the longest name, a plan that includes everything, and administrator rights. */
export async function newLongNamedPerson(): Promise<TestPerson> {
  const person = await newWriter(longName);
  await Promise.all([addToAdmins(person), subscribe(person)]);
  return person;
}

async function addToAdmins({ email }: TestPerson): Promise<void> {
  const { userPoolId } = await (await fetch(`${origin}/config.json`)).json();
  const cognito = new CognitoIdentityProviderClient({
    endpoint: `${origin}/local/cognito/`,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId: userPoolId, Username: email, GroupName: "admins" }));
}

/** Opens a checkout and pays on the local Stripe page. */
async function subscribe(person: TestPerson): Promise<void> {
  const { ask } = await apiOf(person);
  const { body } = await ask("POST", "/billing/checkout", { tier: "company", interval: "monthly" });
  const paid = await fetch(body.url, {
    method: "POST",
    body: new URLSearchParams({ card: "works" }),
    redirect: "manual",
  });
  if (paid.status >= 400) throw new Error(`The checkout was answered ${paid.status}.`);
}
