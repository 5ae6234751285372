import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { changeSignIn, readSignInMeans } from "#domain/api/securityChanges.ts";
import type { UserId } from "#domain/play/play.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount } from "#lambdas/services/userPoolClient.ts";
import { readClosings } from "#lambdas/stores/closings.ts";
import { putSignIn } from "#lambdas/stores/signIns.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { codeOfAll, failure, passwordOfAll, poolOf } from "#tests/support/userPool.ts";
import { signInEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = new Date("2027-01-10T12:00:00.000Z");
const secondsAgo = (seconds: number) => String(Math.floor(now.getTime() / 1000) - seconds);

/** An account, and what it and the owner of another address are sent after a change. */
function openAccount(account: Partial<PoolAccount> = {}, hasSender = true) {
  const userId = randomUUID() as UserId;
  const other = { userId: randomUUID() as UserId, email: `${userId}@other.example` };
  const { pool, asked, owner } = poolOf({ userId, email: "will@example.com", ...account }, other);
  const mails: MailMessage[] = [];
  const sendMail = hasSender ? async (mail: MailMessage) => void mails.push(mail) : undefined;
  const post = sendMail && { table, pool, sendMail, siteOrigin: async () => "https://ghostlight.example" };
  const api = apiCaller(...signInEndpoints(table, () => now, post, { table, pool, sendMail }));
  const asking = (secondsSince: number) => ({ caller: { sub: userId, auth_time: secondsAgo(secondsSince) } });
  return {
    ...{ userId, asked, owner, mails, other },
    change: (body: object, secondsSince = 60) => api.send(changeSignIn, { ...asking(secondsSince), body }),
    means: () => api.call(readSignInMeans, asking(60)),
  };
}

const stale = { status: 403, body: { code: "stale-sign-in" } };
const old = 301;
const fresh = "a password of my own";

test.each([
  [{ change: "password", oldPassword: passwordOfAll, password: fresh }, {}, "Your Ghostlight password was changed"],
  [{ change: "password", password: fresh }, {}, "Your Ghostlight password was changed"],
  [{ change: "password", password: fresh }, { language: "es" }, "La contraseña de tu cuenta de Ghostlight cambió"],
  [{ change: "app-on", code: codeOfAll }, {}, "Your Ghostlight account has an authenticator app"],
  [{ change: "app-off" }, { hasSecondFactor: true }, "Your authenticator app was removed from Ghostlight"],
] as const)("after %j (%j), the account's owner gets an e-mail", async (body, account, subject) => {
  const { mails, change } = openAccount(account);
  expect(await change(body)).toMatchObject({ status: 200 });
  expect(mails).toMatchObject([{ to: "will@example.com", subject }]);
});

test.each([
  { change: "new-address", email: "new@example.com" },
  { change: "password", password: fresh },
  { change: "new-app" },
  { change: "app-off" },
])("%j needs a sign-in of the last five minutes", async (body) => {
  const { asked, mails, change, owner } = openAccount();
  expect(await change(body, old)).toMatchObject(stale);
  expect([asked, mails, owner.answers]).toEqual([[], [], []]);
  expect(await change(body, old - 2)).toMatchObject({ status: 200 });
});

test.each([
  ["password", "This password is too common."],
  ["seven77", "Use at least 8 characters."],
  ["mnbvcxzlkj", "This is a simple pattern or repetition."],
  ["Wilma Shake", "Don't use your name or address, or the name of this site."],
])("a new password is refused for the same reasons as in the browser: %j", async (weak, detail) => {
  const { owner, asked, mails, change } = openAccount({ fullName: "Wilma Shake" });
  const refused = { status: 400, body: { code: "weak-password", detail } };
  expect(await change({ change: "password", password: weak })).toMatchObject(refused);
  expect(await change({ change: "password", oldPassword: passwordOfAll, password: weak })).toMatchObject(refused);
  expect([asked, mails, owner.answers]).toEqual([[], [], []]);
});

test("the current password or code is enough where nothing else is at hand, and a wrong one isn't", async () => {
  const { asked, mails, change } = openAccount({ hasSecondFactor: true });
  const wrong = { status: 400, body: { code: "invalid-credentials" } };
  expect(await change({ change: "password", oldPassword: "guessed", password: fresh }, old)).toMatchObject(wrong);
  expect(await change({ change: "app-off", password: "guessed" }, old)).toMatchObject(wrong);
  expect(await change({ change: "app-on", code: "000000" }, old)).toMatchObject({
    status: 400,
    body: { code: "wrong-code" },
  });
  expect(mails).toEqual([]);
  expect(asked.filter((what) => !what.startsWith("password"))).toEqual([]);
  expect(await change({ change: "app-off", password: passwordOfAll }, old)).toMatchObject({ status: 200 });
  expect(asked.at(-1)).toMatch(/^remove factor/);
});

test.each([
  ["NotAuthorizedException", "Password attempts exceeded", 429],
  ["LimitExceededException", "", 429],
  ["InvalidPasswordException", "", 400],
  ["InternalErrorException", "", 500],
])("the user pool's %s (%s) is answered with %i", async (name, message, status) => {
  const { owner, change } = openAccount();
  owner.account = { changePassword: () => Promise.reject(failure(name, message)) };
  expect(await change({ change: "password", oldPassword: "x", password: fresh })).toMatchObject({ status });
});

test("for an address that has an account, the answer is the same, and only its owner is told", async () => {
  const { owner, change, mails, other } = openAccount();
  const free = await change({ change: "new-address", email: "free@example.com" });
  owner.account = { askNewAddress: () => Promise.reject(failure("AliasExistsException")) };
  const taken = await change({ change: "new-address", email: other.email });
  expect(taken).toEqual(free);
  expect(mails.map(({ to }) => to)).toEqual([other.email]);
});

test("every change signs in with a key of its own, which is gone afterward, also after a failure", async () => {
  const { owner, change } = openAccount();
  await change({ change: "app-on", code: codeOfAll });
  await change({ change: "app-on", code: "000000" });
  const [one, two] = owner.answers;
  expect(one?.answer).toBe(`account-key:${one?.metadata.accountKey}`);
  expect(one?.answer).not.toBe(two?.answer);
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  expect(Items.filter(({ PK }) => String(PK).startsWith("ACCOUNT-KEY#"))).toEqual([]);
});

test("name and language change, and everything is signed out, after a sign-in of any age", async () => {
  const { asked, userId, change } = openAccount();
  for (const body of [
    { change: "name", name: "Will" },
    { change: "language", language: "es" },
    { change: "sign-out-everywhere" },
  ])
    expect(await change(body, 86_400)).toMatchObject({ status: 200 });
  expect(asked).toEqual([`change name of ${userId}`, `change locale of ${userId}`, `end sessions ${userId}`]);
});

test("a new password is offered after a sign-in by link, until the person has answered", async () => {
  for (const answer of [
    { change: "keep-password" },
    { change: "password", password: fresh, endsSessions: true },
    { change: "password", oldPassword: passwordOfAll, password: fresh },
  ]) {
    const { userId, asked, change, means } = openAccount();
    expect(await means()).toEqual({ secondFactors: [], offersPassword: false });
    await putSignIn(table, userId, { at: new Date(now.getTime() - 2000).toISOString(), how: "link" });
    expect(await means()).toEqual({ secondFactors: [], offersPassword: true });
    expect(await change(answer)).toMatchObject({ status: 200 });
    expect(await means()).toEqual({ secondFactors: [], offersPassword: false });
    expect(asked.includes(`end sessions ${userId}`)).toBe("endsSessions" in answer);
  }
});

test("no password is offered after a sign-in with one, or to an account with an authenticator app", async () => {
  const [byPassword, withApp] = [openAccount(), openAccount({ hasSecondFactor: true })];
  await putSignIn(table, byPassword.userId, { at: now.toISOString(), how: "password" });
  await putSignIn(table, withApp.userId, { at: now.toISOString(), how: "link" });
  expect(await byPassword.means()).toMatchObject({ offersPassword: false });
  expect(await withApp.means()).toEqual({ secondFactors: ["totp"], offersPassword: false });
});

test("nobody can fill a mailbox with these e-mails, or try codes", async () => {
  const { mails, change } = openAccount();
  for (let time = 0; time < 20; time++) await change({ change: "password", password: fresh });
  expect(await change({ change: "password", password: fresh })).toMatchObject({ status: 429 });
  expect(mails).toHaveLength(20);
});

test("whoever uses up the limit of changes can't keep the owner from signing out everywhere", async () => {
  const { asked, userId, change } = openAccount();
  for (let time = 0; time < 20; time++) await change({ change: "language", language: "es" });
  expect(await change({ change: "language", language: "es" })).toMatchObject({ status: 429 });
  expect(await change({ change: "sign-out-everywhere" })).toMatchObject({ status: 200 });
  expect(asked.at(-1)).toBe(`end sessions ${userId}`);
  expect((await readClosings(table, userId)).endedBefore).toEqual(new Date(now.getTime() - 5000));
});

test("a change of anything else is refused, and a stage without a sender sends nothing", async () => {
  expect(await openAccount().change({ change: "sub" })).toMatchObject({ status: 400 });
  const { mails, change } = openAccount({}, false);
  expect(await change({ change: "password", password: fresh })).toMatchObject({ status: 200 });
  expect(mails).toEqual([]);
});
