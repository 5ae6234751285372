import { beforeAll, expect, test } from "vitest";
import type { SignInChange } from "#domain/api/securityChanges.ts";
import { periodAt, totpCode } from "#local/cognito/totp.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import {
  type AttackPerson,
  answer,
  askAs,
  beginByLink,
  changeSignInOf,
  newPerson,
  openAttackFixture,
  passTime,
  shareLinkTo,
  signInByLink,
  type Tokens,
  unknownPerson,
} from "./fixture.ts";

const fixture = openAttackFixture();
let ClientId: string;
beforeAll(async () => {
  ClientId = (await fixture.config()).userPoolClientId;
});

const change = ({ AccessToken }: Pick<Tokens, "AccessToken">, body: SignInChange) =>
  changeSignInOf(fixture, AccessToken, body);
const refresh = async (RefreshToken: string) => {
  const { status, body } = await fixture.cognito("GetTokensFromRefreshToken", { ClientId, RefreshToken });
  return { status, AccessToken: String((body.AuthenticationResult as Partial<Tokens> | undefined)?.AccessToken) };
};
const missingScope = { status: 400, body: { message: "Access Token does not have required scopes" } };

/** Every operation of the user pool that takes an access token. */
const selfService = (AccessToken: string) =>
  Object.entries({
    GetUser: {},
    UpdateUserAttributes: { UserAttributes: [{ Name: "email", Value: unknownPerson().email }] },
    DeleteUserAttributes: { UserAttributeNames: ["name"] },
    GetUserAttributeVerificationCode: { AttributeName: "email" },
    VerifyUserAttribute: { AttributeName: "email", Code: "123456" },
    ChangePassword: { PreviousPassword: "an old password", ProposedPassword: "a new password" },
    AssociateSoftwareToken: {},
    VerifySoftwareToken: { UserCode: "123456" },
    SetUserMFAPreference: { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } },
    GlobalSignOut: {},
    DeleteUser: {},
  }).map(([operation, input]) => [operation, { AccessToken, ...input }] as const);

async function assertChangesNothing(AccessToken: string): Promise<void> {
  for (const [operation, input] of selfService(AccessToken))
    expect(await fixture.cognito(operation, input), operation).toMatchObject(missingScope);
}

/** A phone that was signed out from a laptop of the same person. */
async function loseDevice(person: AttackPerson) {
  const [phone, laptop] = [await signInByLink(fixture, person), await signInByLink(fixture, person)];
  const path = "/api/devices/phone-that-was-stolen";
  const headers = { authorization: `Bearer ${phone.AccessToken}`, "content-type": "application/json" };
  const report = { method: "PUT", headers, body: JSON.stringify({ browser: "Chrome on Android", waiting: [] }) };
  expect(await fixture.send(`${fixture.origin()}${path}`, report)).toMatchObject({ status: 200 });
  expect(await askAs(fixture, laptop.AccessToken, `${path}/sign-out`, "POST")).toMatchObject({ status: 200 });
  return { phone, laptop };
}

test("a browser's tokens change nothing in the user pool, however the person signed in, also after a refresh", async () => {
  const person = await newPerson(fixture);
  const byLink = await signInByLink(fixture, person);
  await assertChangesNothing(byLink.AccessToken);
  await assertChangesNothing((await refresh(byLink.RefreshToken)).AccessToken);
  await assertChangesNothing((await signInToApi(fixture.origin(), person.email, person.password)).accessToken);
});

test("metadata that only our function may send gives a browser's tokens no power", async () => {
  const { email, secret } = await shareLinkTo(fixture, await newPerson(fixture));
  const begun = await beginByLink(fixture, email);
  if (begun.kind !== "asked") throw new Error("Nothing is asked.");
  const { body } = await fixture.cognito("RespondToAuthChallenge", {
    ClientId,
    ChallengeName: begun.challenge,
    Session: begun.session,
    ChallengeResponses: { USERNAME: email, ANSWER: secret },
    ClientMetadata: { accountKey: secret },
  });
  const { AccessToken } = body.AuthenticationResult as Tokens;
  await assertChangesNothing(AccessToken);
  // The sign-in is listed, too.
  expect(await askAs(fixture, AccessToken, "/api/security/sign-ins")).toMatchObject({
    body: { signIns: [{ how: "link" }] },
  });
  expect(await answer(fixture, email, await beginByLink(fixture, email), `account-key:${secret}`)).toMatchObject({
    kind: "asked",
  });
});

test("a stolen device that was signed out changes nothing, deletes nothing, and reads nothing", async () => {
  const { phone, laptop } = await loseDevice(await newPerson(fixture));
  // Cognito doesn't know that it was signed out, and renews its tokens.
  const renewed = await refresh(phone.RefreshToken);
  expect(renewed.status).toBe(200);
  for (const { AccessToken } of [phone, renewed]) {
    await assertChangesNothing(AccessToken);
    for (const body of [
      { change: "name", name: "Thief" },
      { change: "new-address", email: unknownPerson().email },
      { change: "password", password: "of the thief" },
      { change: "app-off" },
      { change: "sign-out-everywhere" },
    ] as const)
      expect(await change({ AccessToken }, body)).toMatchObject({ status: 401, body: { code: "session-ended" } });
    expect(await askAs(fixture, AccessToken, "/api/account", "DELETE")).toMatchObject({ status: 401 });
  }
  expect(await askAs(fixture, laptop.AccessToken)).toMatchObject({ status: 200 });
});

test("after signing out everywhere, a stolen device has no access at once, and gets no new tokens", async () => {
  const person = await newPerson(fixture);
  const [phone, laptop] = [await signInByLink(fixture, person), await signInByLink(fixture, person)];
  await passTime(fixture, 1);
  expect(await change(laptop, { change: "sign-out-everywhere" })).toEqual({ status: 200, body: {} });
  for (const { AccessToken, RefreshToken } of [phone, laptop]) {
    expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 401, body: { code: "session-ended" } });
    expect(await refresh(RefreshToken)).toMatchObject({ status: 400 });
  }
  const { AccessToken } = await signInByLink(fixture, person);
  expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 200 });
});

test("a person changes name, language and password, and none of that is listed as a sign-in", async () => {
  await passTime(fixture, 15);
  const person = await newPerson(fixture);
  const tokens = await signInByLink(fixture, person);
  const { email } = person;
  const next = "another green room";
  for (const body of [
    { change: "name", name: "Nell Gwyn" },
    { change: "language", language: "es" },
    { change: "password", oldPassword: person.password, password: next },
  ] as const)
    expect(await change(tokens, body)).toEqual({ status: 200, body: {} });
  const wrong = { change: "password", oldPassword: "guessed", password: "of the thief" } as const;
  expect(await change(tokens, wrong)).toMatchObject({ status: 400, body: { code: "invalid-credentials" } });
  const { idToken } = await signInToApi(fixture.origin(), email, next);
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ name: "Nell Gwyn", locale: "es" });
  expect((await fixture.mails(email)).at(-1)?.subject).toBe("La contraseña de tu cuenta de Ghostlight cambió");
  const { body } = await askAs(fixture, tokens.AccessToken, "/api/security/sign-ins");
  expect((body.signIns as { how: string }[]).map(({ how }) => how)).toEqual(["password", "link"]);
});

test("a person turns an authenticator app on, and off with the password alone", async () => {
  await passTime(fixture, 15);
  const person = await newPerson(fixture);
  const tokens = await signInByLink(fixture, person);
  const begun = await change(tokens, { change: "new-app" });
  const secret = String(begun.body.secret);
  expect(await change(tokens, { change: "app-on", code: "000000" })).toMatchObject({
    status: 400,
    body: { code: "wrong-code" },
  });
  const { now } = (await fixture.send(`${fixture.origin()}/local/clock`, {})).body;
  const code = totpCode(secret, periodAt(Date.parse(String(now))));
  expect(await change(tokens, { change: "app-on", code })).toEqual({ status: 200, body: {} });
  const means = () => askAs(fixture, tokens.AccessToken, "/api/security/means");
  expect(await means()).toMatchObject({ body: { secondFactors: ["totp"] } });
  await expect(signInToApi(fixture.origin(), person.email, person.password)).rejects.toThrow();
  expect(await change(tokens, { change: "app-off", password: "guessed" })).toMatchObject({ status: 400 });
  expect(await change(tokens, { change: "app-off", password: person.password })).toEqual({ status: 200, body: {} });
  expect(await means()).toMatchObject({ body: { secondFactors: [] } });
});

test("a stranger who signed up with a person's address loses the account when its owner chooses a password", async () => {
  await passTime(fixture, 15);
  const person = await newPerson(fixture);
  const stranger = await signInToApi(fixture.origin(), person.email, person.password);
  const owner = await signInByLink(fixture, person);
  expect(await askAs(fixture, owner.AccessToken, "/api/security/means")).toMatchObject({
    body: { offersPassword: true },
  });
  const password = "chosen by the owner";
  expect(await change(owner, { change: "password", password, endsSessions: true })).toMatchObject({ status: 200 });
  const refreshToken = [...stranger.stored].find(([key]) => key.endsWith("refreshToken"))?.[1] ?? "";
  expect(await refresh(refreshToken)).toMatchObject({ status: 400 });
  await expect(signInToApi(fixture.origin(), person.email, person.password)).rejects.toThrow(/Incorrect/);
  await signInToApi(fixture.origin(), person.email, password);
});
