import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteAccount, getProfile, patchProfile } from "#domain/api/account.ts";
import { createPlay } from "#domain/api/plays.ts";
import type { UserId } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount } from "#lambdas/services/userPoolClient.ts";
import { changeProfile } from "#lambdas/stores/profiles.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { accountEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const born = randomUUID() as UserId;
const { pool } = poolOf({ userId: born });
const api = apiCaller(...accountEndpoints(table, () => now, pool), ...playEndpoints(table, () => now));
const somebody = () => ({ sub: randomUUID() });

test("there is no profile before the first change, even if its item already counts plays", async () => {
  const caller = somebody();
  const body = { playId: "play-of-hers-1", owner: caller.sub, title: "" };
  expect(await api.refusal(getProfile, { caller })).toMatchObject({ status: 404, code: "not-found" });
  await api.call(createPlay, { caller, body: { ...body } });
  expect(await api.refusal(getProfile, { caller })).toMatchObject({ status: 404, code: "not-found" });
});

test("the first change creates the profile, and later ones keep fields that they don't name", async () => {
  const caller = somebody();
  await api.call(patchProfile, { caller, body: { full_name: "Ann Author", bio: "Writes.\nAt night." } });
  now = new Date(now.getTime() + 1000);
  const touched = await api.call(patchProfile, { caller, body: {} });
  const expected = {
    id: caller.sub,
    full_name: "Ann Author",
    bio: "Writes.\nAt night.",
    updated_at: now.toISOString(),
  };
  expect(touched).toEqual(expected);
  expect(await api.call(getProfile, { caller })).toEqual(expected);
});

test("the first update adds when the account was created, and every later answer includes it", async () => {
  const caller = { sub: born };
  const touched = await api.call(patchProfile, { caller, body: {} });
  expect(touched.created_at).toBe("2026-12-24T18:00:00.000Z");
  expect(await api.call(getProfile, { caller })).toEqual(touched);
  expect(await api.call(patchProfile, { caller, body: { bio: "Old." } })).toMatchObject({
    created_at: "2026-12-24T18:00:00.000Z",
  });
});

test("a change is refused if the field has another value by now, and other fields aren't affected", async () => {
  const caller = somebody();
  const change = (body: object) => ({ caller, body });
  await api.call(patchProfile, change({ full_name: "Ann", expected: { full_name: "" } }));
  await api.call(
    patchProfile,
    change({ full_name: "Anna", pen_name: "A.", expected: { full_name: "Ann", pen_name: "" } }),
  );
  expect(await api.refusal(patchProfile, change({ full_name: "Annie", expected: { full_name: "Ann" } }))).toMatchObject(
    {
      status: 409,
      code: "profile-changed",
    },
  );
  expect(await api.refusal(patchProfile, change({ pen_name: "B.", expected: { pen_name: "" } }))).toMatchObject({
    status: 409,
  });
  await api.call(patchProfile, change({ bio: "Writes.", expected: { bio: "" } }));
  expect(await api.call(getProfile, { caller })).toMatchObject({ full_name: "Anna", pen_name: "A.", bio: "Writes." });
});

test("a full name can't be removed", async () => {
  for (const full_name of ["", "  "])
    expect(await api.refusal(patchProfile, { caller: somebody(), body: { full_name } })).toMatchObject({
      status: 400,
      fields: { full_name: expect.any(String) },
    });
});

test("a full name has at most 80 characters; a longer one from before the limit can be read and shortened", async () => {
  const caller = somebody();
  expect(await api.refusal(patchProfile, { caller, body: { full_name: "x".repeat(81) } })).toMatchObject({
    status: 400,
    code: "invalid",
    fields: { full_name: "Use at most 80 characters." },
  });
  const longer = "x".repeat(200);
  await changeProfile(table, caller.sub as UserId, { full_name: longer }, now);
  expect(await api.call(getProfile, { caller })).toMatchObject({ full_name: longer });
  expect(await api.call(patchProfile, { caller, body: { bio: "Old." } })).toMatchObject({ full_name: longer });
  const full_name = "x".repeat(80);
  const body = { full_name, expected: { full_name: longer } };
  expect(await api.call(patchProfile, { caller, body })).toMatchObject({ full_name });
});

test("unknown fields are refused", async () => {
  const caller = somebody();
  for (const body of [
    { playCount: 0 },
    { id: "x" },
    { created_at: now.toISOString() },
    { website: "javascript:alert(1)" },
    { bio: "x".repeat(4001) },
  ]) {
    expect(await api.refusal(patchProfile, { caller, body })).toMatchObject({ status: 400, code: "invalid" });
  }
});

/** Deletes an account, and returns what its owner is sent. */
async function mailsAboutDeletion(account: Partial<PoolAccount>, send?: () => Promise<void>) {
  const userId = randomUUID() as UserId;
  const mails: MailMessage[] = [];
  const mail = {
    send: send ?? (async (sent: MailMessage) => void mails.push(sent)),
    siteOrigin: async () => "https://ghostlight.example",
  };
  const leaving = poolOf({ userId, ...account });
  const caller = { sub: userId, auth_time: String(Math.floor(now.getTime() / 1000)) };
  const own = apiCaller(...accountEndpoints(table, () => now, leaving.pool, mail));
  expect(await own.call(deleteAccount, { caller })).toEqual({ closedAt: now.toISOString() });
  expect(leaving.asked).toEqual([`remove ${userId}`]);
  return mails;
}

test.each([
  ["en", "Your Ghostlight account was deleted", "can't be undone", "https://ghostlight.example/contact"],
  ["es", "Tu cuenta de Ghostlight se eliminó", "No se puede deshacer", "https://ghostlight.example/es/contact"],
] as const)(
  "after a deletion, the account's owner gets an e-mail in their language (%s)",
  async (language, ...said) => {
    const [subject, final, contactPage] = said;
    const [mail, ...others] = await mailsAboutDeletion({ email: "ann@example.com", language });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ann@example.com", subject });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(final);
      expect(part).toContain(contactPage);
    }
  },
);

test("an e-mail that can't be sent doesn't stop a deletion", async () => {
  expect(await mailsAboutDeletion({}, () => Promise.reject(new Error("SES is down")))).toEqual([]);
});
