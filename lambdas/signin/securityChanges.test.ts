import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { reportSecurityChange } from "#domain/api/securityChanges.ts";
import type { UserId } from "#domain/play/play.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount } from "#lambdas/services/userPoolClient.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { signInEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = () => new Date("2027-01-10T12:00:00.000Z");

/** An account, and what it's sent after a change. */
function openAccount(account: Partial<PoolAccount> = {}, hasSender = true) {
  const userId = randomUUID() as UserId;
  const { pool } = poolOf({ userId, email: "will@example.com", ...account });
  const mails: MailMessage[] = [];
  const sendMail = hasSender ? async (mail: MailMessage) => void mails.push(mail) : undefined;
  const api = apiCaller(...signInEndpoints(table, now, undefined, { table, pool, sendMail }));
  const report = (changed: string) => api.send(reportSecurityChange, { caller: { sub: userId }, body: { changed } });
  return { mails, report };
}

test.each([
  ["password", {}, "Your Ghostlight password was changed"],
  ["password", { language: "es" }, "La contraseña de tu cuenta de Ghostlight cambió"],
  ["second-factor", { hasSecondFactor: true }, "Your Ghostlight account has an authenticator app"],
  ["second-factor", { hasSecondFactor: false }, "Your authenticator app was removed from Ghostlight"],
] as const)("after a change of the %s (%j), the account's owner gets an e-mail", async (changed, account, subject) => {
  const { mails, report } = openAccount(account);
  expect(await report(changed)).toMatchObject({ status: 200, body: { reported: true } });
  expect(mails).toMatchObject([{ to: "will@example.com", subject }]);
});

test("nobody can fill a mailbox with these e-mails", async () => {
  const { mails, report } = openAccount();
  for (let time = 0; time < 10; time++) await report("password");
  expect(await report("password")).toMatchObject({ status: 429 });
  expect(mails).toHaveLength(10);
});

test("a change of anything else is refused, and a stage without a sender sends nothing", async () => {
  expect(await openAccount().report("name")).toMatchObject({ status: 400 });
  const { mails, report } = openAccount({}, false);
  expect(await report("password")).toMatchObject({ status: 200 });
  expect(mails).toEqual([]);
});
