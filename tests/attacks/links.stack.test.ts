import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SignInChange } from "#domain/api/securityChanges.ts";
import {
  addSecondFactor,
  answer,
  askAs,
  beginByLink,
  changeSignInOf,
  newPerson,
  openAttackFixture,
  passTime,
  redeem,
  requestSignInLink,
  shareLinkTo,
  signInByLink,
  unknownPerson,
} from "./fixture.ts";

const fixture = openAttackFixture();
const quarterHourMinutes = 15;

test("when fifty clients use a link at once, one gets in, and nobody afterwards", async () => {
  const link = await shareLinkTo(fixture, await newPerson(fixture));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => redeem(fixture, link)));
  expect(outcomes.filter(({ kind }) => kind === "in")).toHaveLength(1);
  for (const outcome of [...outcomes.filter(({ kind }) => kind !== "in"), await redeem(fixture, link)]) {
    expect(outcome).toMatchObject({ kind: "out", message: expect.stringContaining("link-used") });
  }
});

test("a link gives access to the API, and opening its page doesn't use it up", async () => {
  const link = await shareLinkTo(fixture, await newPerson(fixture));
  for (let scanner = 0; scanner < 3; scanner++) expect((await fetch(link.address)).status).toBe(200);
  const outcome = await redeem(fixture, link);
  expect(await askAs(fixture, outcome.kind === "in" ? outcome.AccessToken : "")).toMatchObject({ status: 200 });
});

test("a link expires after ten minutes", async () => {
  const link = await shareLinkTo(fixture, await newPerson(fixture));
  await passTime(fixture, 10.1);
  expect(await redeem(fixture, link)).toMatchObject({ kind: "out", message: expect.stringContaining("link-late") });
});

test("a newer link makes the older one useless", async () => {
  const person = await newPerson(fixture);
  const [older, newer] = [await shareLinkTo(fixture, person), await shareLinkTo(fixture, person)];
  expect(await redeem(fixture, older)).toMatchObject({ kind: "asked" });
  expect(await redeem(fixture, newer)).toMatchObject({ kind: "in" });
});

test("a link to one account doesn't open another", async () => {
  await passTime(fixture, quarterHourMinutes);
  const [ann, ben] = [await newPerson(fixture), await newPerson(fixture)];
  const link = await shareLinkTo(fixture, ann);
  await shareLinkTo(fixture, ben);
  expect(await redeem(fixture, { ...link, email: ben.email })).toMatchObject({ kind: "asked" });
  expect(await redeem(fixture, link)).toMatchObject({ kind: "in" });
});

test("three wrong answers end the challenge, and the right one is too late then", async () => {
  const { email, secret } = await shareLinkTo(fixture, await newPerson(fixture));
  const guess = "A".repeat(43);
  let asked = await beginByLink(fixture, email);
  for (const wrong of [guess, ""]) asked = await answer(fixture, email, asked, wrong || "no secret at all");
  expect(asked).toMatchObject({ kind: "asked" });
  expect(await answer(fixture, email, asked, guess)).toMatchObject({
    kind: "out",
    error: expect.stringContaining("NotAuthorized"),
  });
  expect(await answer(fixture, email, asked, secret)).toMatchObject({ kind: "out" });
  expect(await redeem(fixture, { email, secret })).toMatchObject({ kind: "in" });
});

test("an address without an account gets the same challenge, and no answer lets anyone in", async () => {
  const stranger = unknownPerson();
  const person = await newPerson(fixture);
  expect((await beginByLink(fixture, stranger.email)).kind).toBe((await beginByLink(fixture, person.email)).kind);
  expect(await redeem(fixture, { email: stranger.email, secret: "A".repeat(43) })).toMatchObject({ kind: "asked" });
});

test("a password within the link's flow isn't accepted, because it would bypass the second factor", async () => {
  const { email } = await newPerson(fixture);
  const { userPoolClientId: ClientId } = await fixture.config();
  const AuthParameters = { USERNAME: email, CHALLENGE_NAME: "SRP_A", SRP_A: "abc123" };
  const begun = await fixture.cognito("InitiateAuth", { ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters });
  expect(begun).toMatchObject({ status: 400, body: { __type: expect.stringContaining("NotAuthorized") } });
});

test("with an authenticator app, the e-mail asks for password and code, and an older link is refused with a reason", async () => {
  await passTime(fixture, quarterHourMinutes);
  const person = await newPerson(fixture);
  const { AccessToken } = await signInByLink(fixture, person);
  const link = await shareLinkTo(fixture, person);
  await addSecondFactor(fixture, AccessToken);
  expect(await redeem(fixture, link)).toMatchObject({
    kind: "out",
    message: expect.stringContaining("second-factor-on"),
  });
  expect(await requestSignInLink(fixture, person.email)).toEqual({ status: 200, body: { sent: true } });
  const mail = (await fixture.mails(person.email)).at(-1);
  expect(mail?.text).toContain("sign in with your password and the code from the app");
  expect(mail?.text).not.toContain("secret=");
});

test("changing the address makes the link to the old one useless", async () => {
  const person = await newPerson(fixture);
  const { AccessToken } = await signInByLink(fixture, person);
  const link = await shareLinkTo(fixture, person);
  const { email } = unknownPerson();
  const change = (body: SignInChange) => changeSignInOf(fixture, AccessToken, body);
  expect(await change({ change: "new-address", email })).toMatchObject({ status: 200 });
  const [code = ""] = /\b\d{6}\b/.exec((await fixture.mails(email)).at(-1)?.text ?? "") ?? [];
  expect(await change({ change: "confirm-address", code })).toMatchObject({ status: 200 });
  expect(await redeem(fixture, { email, secret: link.secret })).toMatchObject({ kind: "asked" });
});

test("the secret is in the e-mail and nowhere else", async () => {
  const { secret } = await shareLinkTo(fixture, await newPerson(fixture));
  const files = readdirSync(fixture.dataFolder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const telling = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(secret));
  expect(files.length).toBeGreaterThan(4);
  expect(telling.map(({ name }) => name)).toEqual(["outbox.jsonl"]);
});

test("an unconfirmed address gets its confirmation again and no link, and its account stays locked", async () => {
  await passTime(fixture, quarterHourMinutes);
  const { email } = await newPerson(fixture, { confirmed: false });
  expect(await requestSignInLink(fixture, email)).toEqual({ status: 200, body: { sent: true } });
  const mails = await fixture.mails(email);
  expect(mails.map(({ text }) => /type=(\w+)/.exec(text)?.[1])).toEqual(["signup", "signup"]);
  expect(await redeem(fixture, { email, secret: "A".repeat(43) })).not.toMatchObject({ kind: "in" });
});
