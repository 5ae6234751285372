import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  recoveryRefused,
  removeSecondFactor,
} from "#domain/api/recoveryCodes.ts";
import { changeSignIn } from "#domain/api/securityChanges.ts";
import { listSignIns } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount } from "#lambdas/services/userPoolClient.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { passwordOfAll, poolOf } from "#tests/support/userPool.ts";
import { signInEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** An account with an authenticator app, and what it's sent. */
function openAccount(account: Partial<PoolAccount> = {}) {
  // The attempts of the test before don't count anymore.
  later(15);
  const userId = randomUUID() as UserId;
  const email = `${userId}@example.com`;
  const { pool, asked, change } = poolOf({ userId, email, hasSecondFactor: true, ...account });
  const mails: MailMessage[] = [];
  const sendMail = async (mail: MailMessage) => void mails.push(mail);
  const api = apiCaller(...signInEndpoints(table, () => now, undefined, { table, pool, sendMail }));
  const caller = { sub: userId, auth_time: String(Math.floor(now.getTime() / 1000)) };
  return {
    ...{ userId, email, asked, change, mails, api, caller },
    make: async () => (await api.call(makeRecoveryCodes, { caller })).codes,
    left: async () => (await api.call(countRecoveryCodes, { caller })).left,
    recover: (code = "", password = passwordOfAll) => api.send(removeSecondFactor, { body: { email, password, code } }),
  };
}

const removed = { status: 200, body: { removed: true } };
const refused = { status: 400, body: { code: recoveryRefused } };

test("a recovery code and the password remove the app, and the account's owner is told", async () => {
  const { userId, make, left, recover, asked, mails, api, caller } = openAccount();
  const codes = await make();
  expect([new Set(codes).size, await left()]).toEqual([10, 10]);
  expect(mails.map(({ subject }) => subject)).toEqual(["New recovery codes for your Ghostlight account"]);
  later(1);
  expect(await recover(codes[3]?.toUpperCase().replaceAll("-", " "))).toMatchObject(removed);
  expect(asked).toEqual([`password ${userId}`, `remove factor ${userId}`]);
  expect(mails.at(-1)).toMatchObject({ subject: "Your authenticator app was removed from Ghostlight" });
  expect(await api.call(listSignIns, { caller })).toEqual({
    signIns: [{ at: now.toISOString(), how: "recovery-code" }],
  });
});

test("after one code was used, none works anymore, even if an app is set up again", async () => {
  const { userId, make, left, recover, change } = openAccount();
  const codes = await make();
  expect(await recover(codes[0])).toMatchObject(removed);
  expect(await left()).toBe(0);
  change(userId, { hasSecondFactor: true });
  for (const code of codes.slice(0, 3)) expect(await recover(code)).toMatchObject(refused);
});

test("a wrong password is refused in the same words and uses up no code", async () => {
  const { make, left, recover } = openAccount();
  const [code] = await make();
  const wrongPassword = await recover(code, "guessed");
  expect(wrongPassword).toMatchObject(refused);
  expect((await recover("0000-0000-0000-0000")).body).toEqual(wrongPassword.body);
  expect(await left()).toBe(10);
  expect(await recover(code)).toMatchObject(removed);
});

test.each([
  ["that has no app", { hasSecondFactor: false }],
  ["that is locked", { enabled: false }],
  ["whose address isn't confirmed", { status: "UNCONFIRMED" }],
] as const)("for an account %s, the password isn't even tried", async (_, account) => {
  const { userId, recover, change, make, asked } = openAccount();
  const [code] = await make();
  change(userId, account);
  expect(await recover(code)).toMatchObject(refused);
  expect(asked).toEqual([]);
});

test("another person's code is refused", async () => {
  const [code] = await openAccount().make();
  const other = openAccount();
  await other.make();
  expect(await other.recover(code)).toMatchObject(refused);
});

test("of five attempts with one code at the same time, one removes the app", async () => {
  const { make, recover, asked } = openAccount();
  const [code] = await make();
  const answers = await Promise.all(Array.from({ length: 5 }, () => recover(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith("remove"))).toHaveLength(1);
});

test("after five attempts for an address, the right code has to wait", async () => {
  const { make, recover } = openAccount();
  const [code] = await make();
  for (let attempt = 0; attempt < 5; attempt++) expect(await recover("0000-0000-0000-0000")).toMatchObject(refused);
  expect(await recover(code)).toMatchObject({ status: 429 });
  later(15);
  expect(await recover(code)).toMatchObject(removed);
});

test("codes need an app, and replacing them needs a fresh sign-in", async () => {
  const { userId, make, api, caller, change, recover } = openAccount();
  const [old] = await make();
  later(6);
  expect(await api.refusal(makeRecoveryCodes, { caller })).toMatchObject({ status: 403, code: "stale-sign-in" });
  const fresh = { ...caller, auth_time: String(Math.floor(now.getTime() / 1000)) };
  await api.call(makeRecoveryCodes, { caller: fresh });
  expect(await recover(old)).toMatchObject(refused);
  change(userId, { hasSecondFactor: false });
  expect(await api.refusal(makeRecoveryCodes, { caller: fresh })).toMatchObject({ status: 409 });
});

test("codes of a removed app don't work with the next one, and those of an app that's on stay", async () => {
  const { userId, make, left, api, caller, change, recover } = openAccount();
  const [old] = await make();
  const beginning = { caller, body: { change: "new-app" } };
  expect(await api.refusal(changeSignIn, beginning)).toMatchObject({ status: 409 });
  expect(await left()).toBe(10);
  change(userId, { hasSecondFactor: false });
  expect(await api.call(changeSignIn, beginning)).toEqual({ secret: expect.any(String) });
  change(userId, { hasSecondFactor: true });
  expect(await recover(old)).toMatchObject(refused);
});
