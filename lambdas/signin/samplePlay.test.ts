import { randomUUID } from "node:crypto";
import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { nanoid } from "nanoid";
import { expect, test, vi } from "vitest";
import { binPlay, createPlay, duplicatePlay, listPlays, restorePlay } from "#domain/api/plays.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";

vi.stubEnv("TABLE_NAME", "not this one");
const forgetful = randomUUID() as UserId;
const { createHandler } = await import("./postConfirmation.ts");

const { table } = await startTestTable();
const now = () => new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, now));
const mails: MailMessage[] = [];
const { pool } = poolOf({ userId: forgetful, email: "forgetful@example.com" });
const confirmed = createHandler(table, now, () => ({ pool, sendMail: async (mail) => void mails.push(mail) }));

const eventOf = (userName: string, triggerSource = "PostConfirmation_ConfirmSignUp", locale?: string) =>
  ({
    userName,
    triggerSource,
    request: { userAttributes: { ...(locale && { locale }) } },
  }) as PostConfirmationTriggerEvent;

async function newAccount(locale?: string) {
  const caller = { sub: randomUUID() };
  await confirmed(eventOf(caller.sub, undefined, locale));
  const list = () => api.call(listPlays, { caller });
  const [sample] = (await list()).plays;
  return { caller, list, sampleId: sample?.playId as PlayId };
}

test("a new account has the sample play, which doesn't count against the plan's limit", async () => {
  const { caller, list, sampleId } = await newAccount();
  const { plays, count, limit } = await list();
  expect({ count, limit }).toEqual({ count: 0, limit: 3 });
  expect(plays).toMatchObject([{ title: "The Last Bulb", isSample: true }]);
  expect(plays[0]?.words).toBeGreaterThan(1000);
  expect(plays[0]?.pages).toBeGreaterThan(5);
  const head = await findHead(table, sampleId);
  const { doc } = await loadDocument(table, sampleId, head ?? expect.fail());
  expect(readPlay(doc).front.title).toBe("The Last Bulb");
  for (let made = 0; made < 3; made++) {
    const body = { playId: nanoid(), owner: caller.sub, title: "Mine" };
    expect(await api.send(createPlay, { caller, body })).toMatchObject({ status: 200 });
  }
  const body = { playId: nanoid(), owner: caller.sub, title: "A fourth" };
  expect(await api.send(createPlay, { caller, body })).toMatchObject({ status: 402 });
});

test("somebody who signed up in Spanish has the sample play in Spanish", async () => {
  const { list, sampleId } = await newAccount("es");
  expect((await list()).plays).toMatchObject([{ title: "La última bombilla", isSample: true }]);
  const { doc } = await loadDocument(table, sampleId, (await findHead(table, sampleId)) ?? expect.fail());
  expect(readPlay(doc).typing).toEqual({ language: "es" });
});

test("the sample can go to the bin and come back at the limit, and a copy of it counts", async () => {
  const { caller, list, sampleId } = await newAccount();
  const params = { playId: sampleId };
  const body = { playId: nanoid(), title: "My bulb" };
  expect(await api.call(duplicatePlay, { caller, params, body })).not.toHaveProperty("isSample");
  expect(await list()).toMatchObject({ count: 1 });
  await api.call(binPlay, { caller, params });
  expect(await list()).toMatchObject({ count: 1, plays: [{ title: "My bulb" }] });
  for (const title of ["Two", "Three"]) {
    await api.call(createPlay, { caller, body: { playId: nanoid(), owner: caller.sub, title } });
  }
  expect(await api.call(restorePlay, { caller, params })).toMatchObject({ isSample: true });
  expect(await list()).toMatchObject({ count: 3 });
});

test("a repeated confirmation adds no second sample, and a new password none at all", async () => {
  const { caller, list } = await newAccount();
  await confirmed(eventOf(caller.sub));
  expect((await list()).plays).toHaveLength(1);
  const other = { sub: randomUUID() };
  await confirmed(eventOf(other.sub, "PostConfirmation_ConfirmForgotPassword"));
  expect((await api.call(listPlays, { caller: other })).plays).toEqual([]);
});

test("the owner of an account gets an e-mail when a forgotten password was replaced", async () => {
  await confirmed(eventOf(forgetful, "PostConfirmation_ConfirmForgotPassword"));
  expect(mails).toMatchObject([{ to: "forgetful@example.com", subject: "Your Ghostlight password was changed" }]);
});

test("a failure doesn't fail the confirmation", async () => {
  const event = eventOf("not an id");
  expect(await confirmed(event)).toBe(event);
});
