import { randomBytes } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import type { Contract } from "#domain/api/contract.ts";
import { readMoments } from "#domain/api/moments.ts";
import { createPlay, duplicatePlay, patchPlay } from "#domain/api/plays.ts";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare } from "#domain/api/sharing.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { createVersion, getVersion } from "#domain/api/versions.ts";
import { contentVersion } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { hourMs } from "#domain/time.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { sharingEndpoints } from "#lambdas/sharing/endpoints.ts";
import { openLimitOfAddress } from "#lambdas/sharing/rateLimits.ts";
import { headKey } from "#lambdas/stores/heads.ts";
import { countWithinLimit, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import { versionEndpoints } from "#lambdas/versions/endpoints.ts";
import { momentEndpoints } from "#lambdas/versions/momentEndpoints.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import type { Sent } from "#tests/support/apiEvent.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, updateWith } from "#tests/support/writer.ts";
import { keysIn } from "./links/linkKeys.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const clock = () => now;
const api = apiCaller(
  ...playEndpoints(table, clock),
  ...versionEndpoints(table, clock),
  ...momentEndpoints(table, clock),
  ...sharingEndpoints(table, clock, async () => keysIn("a-key-of-the-tests")),
);

/** What was read of the texts of plays. */
const reads: string[] = [];
table.client.middlewareStack.add(
  (next) => async (args) => {
    const asked = JSON.stringify(args.input);
    if (!asked.includes("UpdateExpression") && /"(SNAPSHOT|UPDATE)#/.test(asked)) reads.push(asked);
    return next(args);
  },
  { step: "initialize", name: "noteReads" },
);

type Log = Awaited<ReturnType<typeof newLog>>;

/** A play of one update, with a link and a version, in an hour of its own. */
async function writtenPlay() {
  now = new Date(now.getTime() + hourMs);
  const log = await newLog(api);
  await log.append(updateWith("a", "1"));
  const link = await api.call(createShare, { ...log.one, body: linkTo({ isLive: true }) });
  await api.call(createVersion, { ...log.one, body: { versionId: 1 } });
  reads.length = 0;
  return { ...log, token: link.token };
}

const linkTo = (options: object) => ({
  ...{ shareId: nanoid(16), label: "For the workshop", shows: { what: "play" }, isLive: false, isBlind: false },
  ...{ takesFeedback: false, mayDownload: false, endsAt: null, password: null, ...options },
});

const useUp = (rate: RateLimit, left = 0) => countWithinLimit(table, { ...rate, amount: rate.limit - left }, now);
const readBy = (key: string): RateLimit => ({ name: "plays-read", key, limit: 1_000_000_000, windowSeconds: 3600 });
const isLeft = async (rate: RateLimit, amount: number): Promise<boolean> =>
  (await countWithinLimit(table, { ...rate, amount }, now)).allowed;

interface WholeRead {
  readonly contract: Contract;
  readonly sent?: Sent;
}

/** Every request of an owner that reads a whole play, or as much. */
const wholeReads: Readonly<Record<string, (log: Log, versionId: number) => WholeRead>> = {
  renaming: ({ one }) => ({ contract: patchPlay, sent: { ...one, body: { rename: "Another title" } } }),
  "checking the text": ({ one }, sequence) => ({
    contract: checkPlay,
    sent: { ...one, body: { sequence, hash: "0".repeat(64), version: contentVersion } },
  }),
  copying: ({ one }) => ({ contract: duplicatePlay, sent: { ...one, body: { playId: nanoid(), title: "Twice" } } }),
  "opening a version": ({ one }, versionId) => ({
    contract: getVersion,
    sent: { ...one, params: { ...one.params, versionId: String(versionId) } },
  }),
  "opening moments": ({ one }) => ({ contract: readMoments, sent: { ...one, query: { after: "0" } } }),
  "making a link to a copy": ({ one }) => ({ contract: createShare, sent: { ...one, body: linkTo({}) } }),
};

test.each(Object.entries(wholeReads))(
  "%s isn't possible after very much was read in an hour, and reads nothing then",
  async (_, read) => {
    const log = await writtenPlay();
    await useUp(readBy(log.caller.sub));
    const { contract, sent } = read(log, 1);
    const detail = expect.stringContaining("very many plays");
    expect(await api.refusal(contract, sent)).toMatchObject({ status: 429, detail });
    expect(reads).toEqual([]);
    now = new Date(now.getTime() + hourMs);
    await api.call(contract, sent);
    expect(reads.length).toBeGreaterThan(0);
  },
);

test.each(Object.entries(wholeReads))("%s counts the updates after the snapshot", async (_, read) => {
  const log = await writtenPlay();
  await log.append(updateWith("b", randomBytes(25_000).toString("hex")), { after: 1 });
  await api.call(createVersion, { ...log.one, body: { versionId: 2 } });
  await useUp(readBy(log.caller.sub), 45_000);
  const { contract, sent } = read(log, 2);
  await api.call(contract, sent);
  expect(await isLeft(readBy(log.caller.sub), 1)).toBe(false);
});

const setParts = (playId: string, parts: number) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: headKey(playId as PlayId),
      UpdateExpression: "SET #snapshot = :snapshot",
      ExpressionAttributeNames: { "#snapshot": "snapshot" },
      ExpressionAttributeValues: {
        ":snapshot": { sequence: 1, id: "s", parts, bytes: parts * 300_000, hash: "", loggedBytes: 0 },
      },
    }),
  );

const address = "203.0.113.7";
const opening = ({ token }: { readonly token: string }) => ({
  params: { token },
  headers: { "x-viewer-address": address },
});

test("opening a link counts once for each part of the play, before it's read", async () => {
  const log = await writtenPlay();
  await useUp(openLimitOfAddress(address), 10);
  await api.call(readSharedPlay, opening(log));
  await setParts(log.playId, 11);
  reads.length = 0;
  expect(await api.refusal(readSharedPlay, opening(log))).toMatchObject({ status: 429 });
  expect(reads).toEqual([]);
});

test("a copy that the plan refuses is refused before the play is read", async () => {
  const log = await writtenPlay();
  for (const title of ["Two", "Three"]) {
    await api.call(createPlay, { caller: log.caller, body: { playId: nanoid(), owner: log.caller.sub, title } });
  }
  const copy = { ...log.one, body: { playId: nanoid(), title: "Twice" } };
  expect(await api.refusal(duplicatePlay, copy)).toMatchObject({ status: 402, code: "play-limit" });
  expect(reads).toEqual([]);
});
