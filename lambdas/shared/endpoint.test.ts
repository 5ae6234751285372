import { randomUUID } from "node:crypto";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as z from "zod";
import { contract } from "#domain/api/contract.ts";
import { noBody, nothing, playId } from "#domain/api/shapes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { headKey } from "#lambdas/stores/heads.ts";
import { putItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { endpoint, ownerEndpoint } from "./endpoint.ts";

const at = "2027-01-10T12:00:00.000Z";
const { table } = await startTestTable();
const access = { table, now: () => new Date(at) };

const owned = {
  method: "GET",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: nothing,
  body: noBody,
  response: z.object({ owner: z.string() }),
} as const;
const readPlay = contract({ ...owned, path: "/open/{playId}" });
const restorePlay = contract({ ...owned, path: "/any/{playId}", play: "any" });
const readComments = contract({ ...owned, path: "/comments/{playId}", requires: "feedback" });

const api = apiCaller(
  ...[readPlay, restorePlay, readComments].map((route) =>
    ownerEndpoint(route, access, async ({ head }) => ({ owner: head.owner })),
  ),
);

/** A play whose head has these marks, and a request of its owner. */
async function requestFor(marks: { readonly binnedAt?: string; readonly purgedAt?: string } = {}) {
  const caller = { sub: randomUUID() };
  const id = nanoid() as PlayId;
  await putItems(table, [{ ...headKey(id), owner: caller.sub, ...marks }]);
  return { caller, params: { playId: id } };
}

const subscribe = (userId: string) =>
  putItems(table, [
    { PK: `USER#${userId}`, SK: "SUBSCRIPTION", given: { tier: "writer", end: "2037-01-01T00:00:00.000Z" } },
  ]);

test("the handler gets the head of the caller's own play", async () => {
  const request = await requestFor();
  expect(await api.call(readPlay, request)).toEqual({ owner: request.caller.sub });
});

test("another person's play, a deleted one and one that never existed look the same", async () => {
  const request = await requestFor();
  const problems = [
    await api.refusal(readPlay, { ...request, caller: { sub: randomUUID() } }),
    await api.refusal(restorePlay, await requestFor({ purgedAt: at })),
    await api.refusal(readPlay, { ...request, params: { playId: nanoid() } }),
  ];
  expect(problems[0]).toMatchObject({ status: 404, code: "not-found" });
  expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
});

test("a play in the bin is refused unless the contract says otherwise", async () => {
  const request = await requestFor({ binnedAt: at });
  expect(await api.refusal(readPlay, request)).toMatchObject({ status: 409, code: "in-bin" });
  expect(await api.call(restorePlay, request)).toEqual({ owner: request.caller.sub });
});

test("a feature that the contract requires is refused on a plan without it", async () => {
  const request = await requestFor();
  expect(await api.refusal(readComments, request)).toMatchObject({ status: 402, code: "needs-writer" });
  await subscribe(request.caller.sub);
  expect(await api.call(readComments, request)).toEqual({ owner: request.caller.sub });
});

test("a plan isn't mentioned to a person who doesn't own the play, or whose play is in the bin", async () => {
  const request = await requestFor({ binnedAt: at });
  expect(await api.refusal(readComments, request)).toMatchObject({ code: "in-bin" });
  const stranger = { sub: randomUUID() };
  expect(await api.refusal(readComments, { ...request, caller: stranger })).toMatchObject({ code: "not-found" });
});

test("an owner's route can't be written without its conditions and their check", () => {
  const { play: _, ...withoutPlay } = owned;
  // @ts-expect-error An owner's contract says which plays it accepts.
  contract({ ...withoutPlay, path: "/open/{playId}" });
  // @ts-expect-error `endpoint` doesn't check ownership, so it doesn't take an owner's contract.
  expect(endpoint(readPlay, async () => ({ owner: "" })).routeKey).toBe("GET /api/open/{playId}");
  // @ts-expect-error A misspelled condition would be no condition.
  expect(contract({ ...owned, path: "/open/{playId}", require: "feedback" })).toMatchObject(owned);
});

const listLines = contract({
  method: "GET",
  path: "/lines",
  who: "user",
  params: nothing,
  query: z.strictObject({ length: z.coerce.number() }),
  body: noBody,
  response: z.object({ line: z.string() }),
});
const lines = apiCaller(endpoint(listLines, async ({ query: { length } }) => ({ line: "y".repeat(length) })));

test("an answer that Lambda wouldn't take is refused with a sentence", async () => {
  const caller = { sub: randomUUID() };
  expect((await lines.call(listLines, { caller, query: { length: "5900000" } })).line).toHaveLength(5_900_000);
  expect(await lines.refusal(listLines, { caller, query: { length: "6300000" } })).toMatchObject({
    status: 413,
    code: "too-large",
  });
});
