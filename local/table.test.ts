import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { findItem } from "#lambdas/stores/table.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { findTableServer, startTable } from "./table.ts";

test("acknowledged data survives killing the server, and its orphan is stopped", async () => {
  const dataFolder = temporaryFolder();
  const first = await startTable({ dataFolder });
  const table = connectTable(first.endpoint);
  await createTable(table);
  const Key = { PK: "PLAY#1", SK: "HEAD" };
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...Key, title: "Hamlet" } }));
  process.kill(Number(readFileSync(join(dataFolder, "table.pid"), "utf8")), "SIGKILL");

  const second = await startTable({ dataFolder });
  expect(await findItem(connectTable(second.endpoint), Key, { consistent: true })).toMatchObject({ title: "Hamlet" });

  const third = await startTable({ dataFolder });
  await expect(fetch(second.endpoint)).rejects.toThrow();
  await Promise.all([second.stop(), third.stop()]);
});

test("an item of more than 400 KB is refused, as in DynamoDB, with its keys and names in the count", async () => {
  const { endpoint, stop } = await startTable({ dataFolder: temporaryFolder(), isInMemory: true });
  const table = connectTable(endpoint);
  await createTable(table);
  const write = (bytes: number) => {
    const Item = { PK: "PLAY#1", SK: "UPDATE#1", body: "x".repeat(bytes) };
    return table.client.send(new PutCommand({ TableName: table.name, Item }));
  };
  const besides = "PK".length + "PLAY#1".length + "SK".length + "UPDATE#1".length + "body".length;
  await write(400 * 1024 - besides);
  await expect(write(400 * 1024 - besides + 1)).rejects.toMatchObject({
    name: "ValidationException",
    message: expect.stringContaining("Item size"),
  });
  await stop();
});

test("a server that ends by itself is reported, and one that is stopped isn't", async () => {
  const ended: string[] = [];
  const start = async (name: string) => {
    const dataFolder = temporaryFolder();
    const { stop } = await startTable({ dataFolder, onUnexpectedEnd: () => ended.push(name) });
    return { stop, pid: Number(readFileSync(join(dataFolder, "table.pid"), "utf8")) };
  };
  const [killed, stopped] = [await start("killed"), await start("stopped")];
  await stopped.stop();
  process.kill(killed.pid, "SIGTERM");
  await expect.poll(() => ended).toEqual(["killed"]);
  await killed.stop();
});

test("an occupied port is named", async () => {
  const first = await startTable({ dataFolder: temporaryFolder() });
  const port = Number(new URL(first.endpoint).port);
  await expect(startTable({ dataFolder: temporaryFolder(), port })).rejects.toThrow(
    `EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
  await first.stop();
});

test("the program is DYNOXIDE_BIN if it's set, and it must run", () => {
  const path = join(temporaryFolder(), "dynoxide");
  expect(() => findTableServer({ DYNOXIDE_BIN: path })).toThrow(`DYNOXIDE_BIN names ${path}`);
  writeFileSync(path, "", { mode: 0o755 });
  expect(findTableServer({ DYNOXIDE_BIN: path })).toBe(path);
});
