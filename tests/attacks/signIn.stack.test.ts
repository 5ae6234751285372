import { createHmac } from "node:crypto";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { openSigningKeys } from "#local/cognito/signingKeys.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import {
  type AttackPerson,
  askAs,
  changeSignInOf,
  mailedCode,
  newPerson,
  openAttackFixture,
  operator,
  passTime,
  signInByLink,
  type Tokens,
  unknownPerson,
} from "./fixture.ts";

const fixture = openAttackFixture();
let person: AttackPerson;
let tokens: Tokens;
beforeAll(async () => {
  person = await newPerson(fixture);
  tokens = await signInByLink(fixture, person);
});

type Claims = Readonly<Record<string, unknown>>;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part = ""): Claims => JSON.parse(Buffer.from(part, "base64url").toString());
const claimsOf = (token: string): Claims => decode(token.split(".")[1]);

const poolKeys = () => openSigningKeys(join(fixture.dataFolder, "cognito", "keys.json"));
const otherKeys = () => openSigningKeys(join(temporaryFolder(), "keys.json"));
const hour = 3600;

test("the unmodified token gives access to the API", async () => {
  expect((await askAs(fixture, tokens.AccessToken)).status).toBe(200);
  const changed = { ...claimsOf(tokens.AccessToken), exp: Number(claimsOf(tokens.AccessToken).exp) + hour };
  expect((await askAs(fixture, poolKeys().sign("access", changed))).status).toBe(200);
});

/** Each is the valid token with one change. */
const forgeries: Readonly<Record<string, (token: string) => string>> = {
  "with another person's id": (token) => {
    const [header, claims, signature] = token.split(".");
    return `${header}.${encode({ ...decode(claims), sub: "00000000-0000-4000-8000-000000000000" })}.${signature}`;
  },
  "with an added group": (token) => {
    const [header, claims, signature] = token.split(".");
    return `${header}.${encode({ ...decode(claims), "cognito:groups": ["admins"] })}.${signature}`;
  },
  "with no signature, alg none": (token) => `${encode({ alg: "none" })}.${token.split(".")[1]}.`,
  "with no signature at all": (token) => `${token.split(".").slice(0, 2).join(".")}.`,
  "signed with the public key as a password": (token) => {
    const kid = poolKeys().jwks.keys[1]?.kid;
    const content = `${encode({ alg: "HS256", kid })}.${token.split(".")[1]}`;
    const secret = JSON.stringify(poolKeys().jwks.keys[1]);
    return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
  },
  "signed by another pool": (token) => otherKeys().sign("access", claimsOf(token)),
  "of another pool": (token) =>
    poolKeys().sign("access", {
      ...claimsOf(token),
      iss: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Other0000",
    }),
  "of another app": (token) => poolKeys().sign("access", { ...claimsOf(token), client_id: "another" }),
  "that has expired": (token) =>
    poolKeys().sign("access", { ...claimsOf(token), exp: Number(claimsOf(token).iat) - 1 }),
};

test.each(Object.entries(forgeries))("a token %s gives no access", async (_, forge) => {
  expect(await askAs(fixture, forge(tokens.AccessToken))).toMatchObject({ status: 401 });
});

test("an ID token isn't accepted as an access token, and neither is one that only names the scope", async () => {
  expect(await askAs(fixture, tokens.IdToken)).toMatchObject({ status: 403 });
  const forgedClaims = {
    ...claimsOf(tokens.AccessToken),
    token_use: "id",
    exp: Number(claimsOf(tokens.AccessToken).exp) + hour,
  };
  expect(await askAs(fixture, poolKeys().sign("access", forgedClaims))).toMatchObject({ status: 401 });
});

test("the API can't be reached without going through the site, whatever headers a client sends", async () => {
  const ask = (headers: Readonly<Record<string, string>>) =>
    fixture.send(`${fixture.apiAddress()}/api/plays`, {
      headers: { authorization: `Bearer ${tokens.AccessToken}`, ...headers },
    });
  expect(await ask({})).toMatchObject({ status: 403, body: { code: "wrong-origin" } });
  expect(await ask({ "x-origin-secret": "a guess", "x-viewer-address": "192.0.2.1" })).toMatchObject({ status: 403 });
  const body = JSON.stringify({ email: unknownPerson().email });
  const headers = { "content-type": "application/json", "x-viewer-address": "192.0.2.1" };
  expect(
    await fixture.send(`${fixture.apiAddress()}/api/sign-in-links`, { method: "POST", headers, body }),
  ).toMatchObject({
    status: 403,
  });
});

const ownAttributes = [
  { Name: "cognito:groups", Value: "admins" },
  { Name: "custom:subscription_tier", Value: "company" },
  { Name: "email_verified", Value: "true" },
  { Name: "sub", Value: "00000000-0000-4000-8000-000000000000" },
];

test.each(ownAttributes)("people can't set $Name for themselves", async (attribute) => {
  const { email: Username, password: Password } = unknownPerson();
  const { userPoolClientId: ClientId } = await fixture.config();
  const UserAttributes = [{ Name: "name", Value: "Nell" }, attribute];
  expect((await fixture.cognito("SignUp", { ClientId, Username, Password, UserAttributes })).status).toBe(400);
});

const adminRoutes = Object.values(capabilities)
  .flat()
  .filter(({ who, method }) => who === ("admin" as string) && method === "GET");

test.each(adminRoutes)("a name that contains admin doesn't give administrator access at $path", async ({ path }) => {
  expect((await changeSignInOf(fixture, tokens.AccessToken, { change: "name", name: "admins" })).status).toBe(200);
  expect(await askAs(fixture, tokens.AccessToken, `/api${path}`)).toMatchObject({
    status: 403,
    body: { code: "not-allowed" },
  });
});

test.each(adminRoutes)("an administrator without an authenticator app has no access to $path", async ({ path }) => {
  const { email: Username, password } = await newPerson(fixture);
  const { userPoolId: UserPoolId } = await fixture.config();
  const added = await fixture.cognito("AdminAddUserToGroup", { UserPoolId, Username, GroupName: "admins" }, operator);
  expect(added.status).toBe(200);
  const { accessToken } = await signInToApi(fixture.origin(), Username, password);
  expect(await askAs(fixture, accessToken, `/api${path}`)).toMatchObject({
    status: 403,
    body: { code: "not-allowed" },
  });
});

test("people can't write a tier into their profile", async () => {
  const headers = { authorization: `Bearer ${tokens.AccessToken}`, "content-type": "application/json" };
  for (const body of [{ subscription_tier: "company" }, { subscribed: true }, { "cognito:groups": ["admins"] }]) {
    const init = { method: "PATCH", headers, body: JSON.stringify(body) };
    expect(await fixture.send(`${fixture.origin()}/api/profile`, init)).toMatchObject({ status: 400 });
  }
  expect(await askAs(fixture, tokens.AccessToken, "/api/check-subscription", "POST")).toMatchObject({
    body: { subscribed: false, subscription_tier: null },
  });
});

test("an unconfirmed e-mail address that belongs to another person has no effect", async () => {
  const { AccessToken } = await signInByLink(fixture, person);
  const victim = await newPerson(fixture);
  const unproved = unknownPerson().email;
  const ask = (email: string) => changeSignInOf(fixture, AccessToken, { change: "new-address", email });
  // The answer doesn't say that the first one is taken; its owner's mailbox does.
  expect([await ask(victim.email), await ask(unproved)]).toEqual(Array(2).fill({ status: 200, body: {} }));
  expect((await fixture.mails(victim.email)).at(-1)?.text).not.toMatch(/\b\d{6}\b/);
  const { userPoolId: UserPoolId } = await fixture.config();
  const { body } = await fixture.cognito("AdminGetUser", { UserPoolId, Username: person.email }, operator);
  expect(body.UserAttributes).toContainEqual({ Name: "email", Value: person.email });
  await fixture.post("/api/sign-in-links", { email: unproved });
  expect((await fixture.mails(unproved)).filter(({ text }) => text.includes("secret="))).toEqual([]);
});

test("guessing a password locks the account for a while, even for the right password", async () => {
  const { email, password } = await newPerson(fixture);
  const attempt = (given: string) =>
    signInToApi(fixture.origin(), email, given).then(
      () => "in",
      (error: Error) => error.message,
    );
  for (let n = 0; n < 5; n++) expect(await attempt(`guess number ${n}`)).toMatch(/Incorrect/);
  expect(await attempt(password)).toMatch(/attempts exceeded/i);
  await passTime(fixture, 16);
  expect(await attempt(password)).toBe("in");
});

test("guessing a code locks the account, even for the right code", async () => {
  const { email: Username } = await newPerson(fixture, { confirmed: false });
  const { userPoolClientId: ClientId } = await fixture.config();
  const code = mailedCode((await fixture.mails(Username))[0]?.text);
  const confirm = (ConfirmationCode: string | null) =>
    fixture.cognito("ConfirmSignUp", { ClientId, Username, ConfirmationCode });
  const wrong = code === "123456" ? "654321" : "123456";
  for (let n = 0; n < 5; n++)
    expect(await confirm(wrong)).toMatchObject({ body: { __type: expect.stringMatching(/CodeMismatch/) } });
  expect(await confirm(code)).toMatchObject({
    status: 400,
    body: { __type: expect.stringMatching(/Failed|Limit|TooMany/) },
  });
});

test("Cognito's answers don't reveal whether an address has an account; only sign-up does", async () => {
  const { userPoolClientId: ClientId } = await fixture.config();
  const unknownEmail = unknownPerson().email;
  const shape = (answer: { status: number; body: Readonly<Record<string, unknown>> }) => [
    answer.status,
    Object.keys(answer.body),
  ];
  const both = async (operation: string, of: (name: string) => object) => [
    shape(await fixture.cognito(operation, of(person.email))),
    shape(await fixture.cognito(operation, of(unknownEmail))),
  ];
  const asked = [
    await both("ForgotPassword", (Username) => ({ ClientId, Username })),
    await both("InitiateAuth", (USERNAME) => ({
      ClientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME, SRP_A: "abc123" },
    })),
    await both("InitiateAuth", (USERNAME) => ({ ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME } })),
  ];
  for (const [known, unknown] of asked) expect(known).toEqual(unknown);
  const UserAttributes = [{ Name: "name", Value: "Nell" }];
  const signUp = await fixture.cognito("SignUp", {
    ClientId,
    Username: person.email,
    Password: "green room again",
    UserAttributes,
  });
  expect(signUp.body.__type).toMatch(/UsernameExists/);
});

test("an expired token gives no access, and a revoked session issues no new one", async () => {
  const { AccessToken, RefreshToken } = await signInByLink(fixture, person);
  const { userPoolClientId: ClientId } = await fixture.config();
  await passTime(fixture, 16);
  expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 401 });
  expect(await fixture.cognito("RevokeToken", { ClientId, Token: RefreshToken })).toMatchObject({ status: 200 });
  expect(await fixture.cognito("GetTokensFromRefreshToken", { ClientId, RefreshToken })).toMatchObject({ status: 400 });
});

test("a device that was signed out from another one has no access anymore", async () => {
  const lost = await newPerson(fixture);
  const [phone, laptop] = [await signInByLink(fixture, lost), await signInByLink(fixture, lost)];
  const path = "/api/devices/phone-that-was-lost";
  const report = { browser: "Chrome on Android", waiting: [] };
  const headers = { authorization: `Bearer ${phone.AccessToken}`, "content-type": "application/json" };
  const reporting = { method: "PUT", headers, body: JSON.stringify(report) };
  expect(await fixture.send(`${fixture.origin()}${path}`, reporting)).toMatchObject({ body: { canSignOut: true } });
  const signOut = await askAs(fixture, laptop.AccessToken, `${path}/sign-out`, "POST");
  expect(signOut).toMatchObject({ status: 200, body: { signedOutAt: expect.any(String) } });
  expect(await askAs(fixture, phone.AccessToken)).toMatchObject({ status: 401, body: { code: "session-ended" } });
  expect(await askAs(fixture, laptop.AccessToken)).toMatchObject({ status: 200 });
});

test("whoever asks for another address is announced at the old one", async () => {
  const victim = await newPerson(fixture);
  const { AccessToken } = await signInByLink(fixture, victim);
  const { email } = unknownPerson();
  expect(await changeSignInOf(fixture, AccessToken, { change: "new-address", email })).toMatchObject({ status: 200 });
  expect((await fixture.mails(victim.email)).at(-1)).toMatchObject({
    subject: "Your Ghostlight account is about to get another e-mail address",
  });
  expect(await fixture.mails(email)).toMatchObject([{ subject: "Your Ghostlight code" }]);
});

test("whoever replaces a forgotten password is announced to the account's owner, and all sessions end", async () => {
  const owner = await newPerson(fixture);
  const { email: Username } = owner;
  const { RefreshToken } = await signInByLink(fixture, owner);
  const { userPoolClientId: ClientId } = await fixture.config();
  expect(await fixture.cognito("ForgotPassword", { ClientId, Username })).toMatchObject({ status: 200 });
  const ConfirmationCode = mailedCode((await fixture.mails(Username)).at(-1)?.text);
  const replaced = { ClientId, Username, ConfirmationCode, Password: "another green room" };
  expect(await fixture.cognito("ConfirmForgotPassword", replaced)).toMatchObject({ status: 200 });
  expect((await fixture.mails(Username)).at(-1)).toMatchObject({ subject: "Your Ghostlight password was changed" });
  expect(await fixture.cognito("GetTokensFromRefreshToken", { ClientId, RefreshToken })).toMatchObject({ status: 400 });
});
