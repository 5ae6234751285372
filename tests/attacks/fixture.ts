import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { siteConfig } from "#domain/api/config.ts";
import type { SignInChange } from "#domain/api/securityChanges.ts";
import { periodAt } from "#local/cognito/totp.ts";
import { turnOnApp } from "#tests/support/authenticatorApp.ts";
import { type RunningStack, startGhostlight } from "#tests/support/stack.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";

/** Starts a separate stack, because the tests move its clock and use up its limits. */
export function openAttackFixture() {
  let stack: RunningStack | undefined;
  const dataFolder = temporaryFolder();
  beforeAll(async () => {
    stack = await startGhostlight(dataFolder);
  }, 120_000);
  afterAll(() => stack?.stop());
  const running = () => {
    if (!stack) throw new Error("Ghostlight isn't running yet.");
    return stack;
  };
  const fixture = fixtureOf(
    () => running().origin,
    () => running().apiAddress,
  );
  return { ...fixture, dataFolder };
}
export type AttackFixture = ReturnType<typeof openAttackFixture>;

export interface AttackPerson {
  readonly email: string;
  readonly password: string;
}

/** The data in an e-mailed link. */
export interface Link {
  readonly email: string;
  readonly secret: string;
  readonly address: string;
}

export interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
}

/** The result of a sign-in attempt. */
export type AttackOutcome =
  | ({ readonly kind: "in" } & Tokens)
  | { readonly kind: "out"; readonly error: string; readonly message: string }
  | { readonly kind: "asked"; readonly challenge: string; readonly session: string };

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: Json;
}

function fixtureOf(origin: () => string, apiAddress: () => string) {
  const send = async (address: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(address, init);
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Json };
  };
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    send(`${origin()}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const cognito = (operation: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    post("/local/cognito/", body, {
      ...headers,
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    });
  const config = async () => siteConfig.parse(await (await fetch(`${origin()}/config.json`)).json());
  const mails = async (email: string) => {
    const all: readonly { to: string; subject: string; text: string; at: string }[] = await (
      await fetch(`${origin()}/local/outbox.json`)
    ).json();
    return all.filter(({ to }) => to === email).sort((a, b) => a.at.localeCompare(b.at));
  };
  return { origin, apiAddress, send, post, cognito, config, mails };
}

export const unknownPerson = (): AttackPerson => {
  const id = randomUUID().slice(0, 8);
  return { email: `nell.${id}@ghostlight.test`, password: `green room ${id}` };
};

const addressIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "nowhere:");

/** Returns the code in the link of an e-mail; null if there's none. */
export const mailedCode = (text = ""): string | null => new URLSearchParams(addressIn(text).hash.slice(1)).get("code");

/** Signs up a person; confirmed unless the options say otherwise. */
export async function newPerson(
  { cognito, config, mails }: AttackFixture,
  { confirmed = true } = {},
): Promise<AttackPerson> {
  const person = unknownPerson();
  const { userPoolClientId: ClientId } = await config();
  const Username = person.email;
  const UserAttributes = [{ Name: "name", Value: "Nell Harrow" }];
  expect(await cognito("SignUp", { ClientId, Username, Password: person.password, UserAttributes })).toMatchObject({
    status: 200,
  });
  if (!confirmed) return person;
  const ConfirmationCode = mailedCode((await mails(person.email))[0]?.text);
  expect(await cognito("ConfirmSignUp", { ClientId, Username, ConfirmationCode })).toMatchObject({ status: 200 });
  return person;
}

export const requestSignInLink = (
  { post }: AttackFixture,
  email: string,
  headers: Readonly<Record<string, string>> = {},
) => post("/api/sign-in-links", { email }, headers);

/** Requests a link and reads it from the newest e-mail. */
export async function shareLinkTo(fixture: AttackFixture, { email }: AttackPerson): Promise<Link> {
  expect(await requestSignInLink(fixture, email)).toEqual({ status: 200, body: { sent: true } });
  const address = addressIn((await fixture.mails(email)).at(-1)?.text ?? "");
  const fragment = new URLSearchParams(address.hash.slice(1));
  return { email: fragment.get("email") ?? "", secret: fragment.get("secret") ?? "", address: address.href };
}

const outcomeOf = ({ status, body }: Answer): AttackOutcome => {
  if (status !== 200) return { kind: "out", error: String(body.__type), message: String(body.message) };
  if (body.AuthenticationResult) return { kind: "in", ...(body.AuthenticationResult as Tokens) };
  return { kind: "asked", challenge: String(body.ChallengeName), session: String(body.Session) };
};

export async function beginByLink({ cognito, config }: AttackFixture, email: string): Promise<AttackOutcome> {
  const { userPoolClientId: ClientId } = await config();
  return outcomeOf(
    await cognito("InitiateAuth", { ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: email } }),
  );
}

export async function answer({ cognito, config }: AttackFixture, email: string, asked: AttackOutcome, secret: string) {
  if (asked.kind !== "asked") throw new Error(`Nothing is asked: ${JSON.stringify(asked)}`);
  const { userPoolClientId: ClientId } = await config();
  return outcomeOf(
    await cognito("RespondToAuthChallenge", {
      ClientId,
      ChallengeName: asked.challenge,
      Session: asked.session,
      ChallengeResponses: { USERNAME: email, ANSWER: secret },
    }),
  );
}

/** Runs the complete flow of a browser with a link. */
export const redeem = async (
  fixture: AttackFixture,
  { email, secret }: Pick<Link, "email" | "secret">,
): Promise<AttackOutcome> => answer(fixture, email, await beginByLink(fixture, email), secret);

export const passTime = (fixture: AttackFixture, minutes: number) =>
  fixture.post("/local/clock", { advanceSeconds: minutes * 60 });

/** Adds an authenticator app to the account. */
export async function addSecondFactor(fixture: AttackFixture, AccessToken: string): Promise<void> {
  const { now } = (await fixture.send(`${fixture.origin()}/local/clock`, {})).body;
  await turnOnApp(fixture.origin(), AccessToken, () => periodAt(Date.parse(String(now))));
}

/** The stand-in doesn't check an operator's signature. */
export const operator = { authorization: "AWS4-HMAC-SHA256 of nobody" };

/** Asks for a change of how the bearer of the token signs in. */
export const changeSignInOf = (fixture: AttackFixture, token: string, body: SignInChange) =>
  fixture.post("/api/security/changes", body, { authorization: `Bearer ${token}` });

/** Signs in by link, the default sign-in for tests. */
export async function signInByLink(fixture: AttackFixture, person: AttackPerson): Promise<Tokens> {
  const outcome = await redeem(fixture, await shareLinkTo(fixture, person));
  if (outcome.kind !== "in") throw new Error(`The link does not let in: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Calls the API with this token. */
export const askAs = ({ send, origin }: AttackFixture, token: string, path = "/api/plays", method = "GET") =>
  send(`${origin()}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
