import { beforeEach, expect, test, vi } from "vitest";
import { answerMessage, listMessages, messageLimit, removeMessage, sendMessage } from "#domain/api/messages.ts";
import { daySeconds } from "#domain/time.ts";
import { adminEndpoints } from "#lambdas/admin/endpoints.ts";
import type { MailMessage, SendMail } from "#lambdas/services/mailMessage.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { listAllItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { messageEndpoints } from "./endpoints.ts";

const onUnexpected = vi.hoisted(() => vi.fn());
vi.mock("#lambdas/shared/onUnexpected.ts", () => ({ onUnexpected }));
beforeEach(() => void onUnexpected.mockClear());

const { endpoint } = await startTestTable();
const noon = new Date("2027-01-10T12:00:00.000Z");
const admin = { sub: "2f0b8f6e-58a1-4a53-9d0f-0f60c2b7a111", "cognito:groups": "[admins]" };

let stages = 0;
async function stage(sendMail?: SendMail) {
  const table = connectTable(endpoint, `messages-${stages++}`);
  await createTable(table);
  const clock = { now: noon };
  const now = () => clock.now;
  const siteOrigin = async () => "https://ghostlight.example";
  const notice = sendMail && { sendMail, siteOrigin, to: "hello@example.org" };
  const api = apiCaller(
    ...messageEndpoints(table, now, notice),
    ...adminEndpoints({ table, pool: poolOf().pool, now }),
  );
  const from = (address: string) => ({ headers: { "x-viewer-address": address } });
  return {
    table,
    clock,
    api,
    send: (body: object, address = "198.51.100.7") => api.send(sendMessage, { body, ...from(address) }),
    list: async (next?: string) =>
      (await api.call(listMessages, { caller: admin, query: next === undefined ? {} : { next } })) as {
        messages: { messageId: string; message: string; answeredAt: string | null }[];
        next?: string;
      },
  };
}

const written = { name: "Nell", email: "nell@example.org", topic: "question", message: "Is anybody there?" };

test("a message is stored for thirteen months, and an administrator can read it", async () => {
  const { send, list, table } = await stage();
  expect(await send(written)).toMatchObject({ status: 200, body: { sent: true } });
  expect((await list()).messages).toEqual([
    { ...written, messageId: expect.any(String), sentAt: noon.toISOString(), answeredAt: null },
  ]);
  const [item] = await listAllItems(table, {
    KeyConditionExpression: "PK = :messages",
    ExpressionAttributeValues: { ":messages": "MESSAGES" },
  });
  expect(new Date(Number(item?.expiresAt) * 1000).toISOString()).toBe("2028-02-10T12:00:00.000Z");
});

test("the operators get a message by e-mail and can reply to its sender", async () => {
  const mails: MailMessage[] = [];
  const { send } = await stage(async (mail) => void mails.push(mail));
  await send({ ...written, name: "<b>Nell</b>", message: "Is anybody there?\n<script>" });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: "hello@example.org", replyTo: written.email });
  expect(mails[0]?.subject).toContain("<b>Nell</b>");
  expect(mails[0]?.text).toContain("Is anybody there?\n<script>");
  expect(mails[0]?.text).toContain("https://ghostlight.example/admin/messages");
  expect(mails[0]?.html).toContain("&lt;script&gt;");
  expect(mails[0]?.html).not.toMatch(/<script|<b>/);
});

test("if the e-mail can't be sent, the message is stored and the failure is reported", async () => {
  const { send, list } = await stage(() => Promise.reject(new Error("SES is away")));
  expect(await send(written)).toMatchObject({ status: 200, body: { sent: true } });
  expect((await list()).messages).toHaveLength(1);
  expect(onUnexpected).toHaveBeenCalledOnce();
});

test("an expired message isn't shown, even before the table has deleted it", async () => {
  const { send, list, clock } = await stage();
  await send(written);
  clock.now = new Date("2028-02-10T12:00:00.000Z");
  expect((await list()).messages).toEqual([]);
});

test("messages are listed latest first, and pages skip none", async () => {
  const { send, list, clock } = await stage();
  for (let n = 0; n < 60; n++) {
    clock.now = new Date(noon.getTime() + n * 1000);
    await send({ ...written, message: `Number ${n}` }, `198.51.100.${n}`);
  }
  const all = [];
  let next: string | undefined;
  do {
    const page = await list(next);
    all.push(...page.messages);
    next = page.next;
  } while (next !== undefined);
  expect(all.map(({ message }) => message)).toEqual(Array.from({ length: 60 }, (_, n) => `Number ${59 - n}`));
});

test("a message can be marked as answered, unmarked, and deleted", async () => {
  const { send, list, api } = await stage();
  await send(written);
  const [{ messageId = "" } = {}] = (await list()).messages;
  const mark = (answered: boolean) =>
    api.call(answerMessage, { caller: admin, params: { messageId }, body: { answered } });
  expect(await mark(true)).toMatchObject({ messageId, answeredAt: noon.toISOString() });
  expect(await mark(false)).toMatchObject({ answeredAt: null });
  const removing = { caller: admin, params: { messageId } };
  expect(await api.call(removeMessage, removing)).toEqual({ removed: true });
  expect(await api.call(removeMessage, removing)).toEqual({ removed: true });
  expect(await api.refusal(answerMessage, { ...removing, body: { answered: true } })).toMatchObject({ status: 404 });
  expect((await list()).messages).toEqual([]);
});

test("one address may send ten an hour, an IPv6 household counts as one, and others aren't affected", async () => {
  const { send, list, clock } = await stage();
  for (let n = 0; n < 10; n++) expect(await send(written, `2001:db8::${n}`)).toMatchObject({ status: 200 });
  expect(await send(written, "2001:db8::77")).toMatchObject({
    status: 429,
    body: { code: messageLimit, detail: expect.stringContaining("60 minutes") },
  });
  expect(await send(written, "2001:db8:0:1::1")).toMatchObject({ status: 200 });
  clock.now = new Date(noon.getTime() + 3_600_000);
  expect(await send(written, "2001:db8::77")).toMatchObject({ status: 200 });
  expect((await list()).messages).toHaveLength(12);
});

test("everybody together may send five hundred a day, and the operators are told once that it's full", async () => {
  const mails: MailMessage[] = [];
  const { send, table, clock } = await stage(async (mail) => void mails.push(mail));
  const others = { name: "messages-all", limit: 500, windowSeconds: daySeconds, key: "" };
  await assertWithinRate(table, { ...others, amount: 499 }, noon);
  expect(await send(written, "203.0.113.8")).toMatchObject({ status: 200 });
  mails.length = 0;
  for (let n = 9; n < 12; n++)
    expect(await send(written, `203.0.113.${n}`)).toMatchObject({
      status: 429,
      body: { code: messageLimit, detail: expect.stringMatching(/wasn't sent.*tomorrow/) },
    });
  expect(mails).toMatchObject([{ to: "hello@example.org", text: expect.stringContaining("500 messages today") }]);
  clock.now = new Date(noon.getTime() + daySeconds * 1000);
  expect(await send(written, "203.0.113.9")).toMatchObject({ status: 200 });
});

test("without a contact address, a day that is full is reported as an error, once", async () => {
  const { send, table } = await stage();
  const others = { name: "messages-all", limit: 500, windowSeconds: daySeconds, key: "" };
  await assertWithinRate(table, { ...others, amount: 500 }, noon);
  for (let n = 0; n < 3; n++) expect(await send(written, `203.0.113.${n}`)).toMatchObject({ status: 429 });
  expect(onUnexpected).toHaveBeenCalledOnce();
});

test.each([
  ["name", ""],
  ["name", "x".repeat(201)],
  ["email", "nobody"],
  ["topic", "weather"],
  ["message", " \n\u0000 "],
  ["message", "x".repeat(5001)],
  ["extra", "https://buy.example"],
])("a message with %s %j is refused, with a sentence for the field, and not counted", async (field, value) => {
  const { send, list } = await stage();
  for (let n = 0; n < 12; n++) {
    expect(await send({ ...written, [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.stringMatching(/\.$/) } },
    });
  }
  expect((await list()).messages).toEqual([]);
  expect(await send(written)).toMatchObject({ status: 200 });
});
