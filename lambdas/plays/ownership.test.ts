import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { duplicatePlay, patchPlay } from "#domain/api/plays.ts";
import { appendUpdate, checkPlay } from "#domain/api/updates.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog, somebody, updateWith } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const api = apiCaller(...playEndpoints(table, () => new Date("2027-01-10T12:00:00.000Z")));

const log = await newLog(api);
await log.append(updateWith("a", "1"));
const bodies = new Map<object, unknown>([
  [patchPlay, { rename: "Mine" }],
  [duplicatePlay, { playId: nanoid(), title: "Mine" }],
  [checkPlay, { sequence: 1, hash: "0".repeat(64), version: 1 }],
  [appendUpdate, log.body(updateWith("b", "2"))],
]);

for (const contract of capabilities.plays.filter(({ who }) => who === "owner")) {
  test(`${contract.method} ${contract.path}: only the owner can find the play`, async () => {
    const sent = { ...log.one, body: bodies.get(contract) };
    expect(await api.refusal(contract, { ...sent, caller: somebody() })).toMatchObject({
      status: 404,
      code: "not-found",
    });
    expect((await api.send(contract, sent)).status).toBeLessThan(500);
  });
}
