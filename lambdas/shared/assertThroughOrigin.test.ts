import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { apiEvent } from "#tests/support/apiEvent.ts";
import { assertThroughOrigin } from "./assertThroughOrigin.ts";
import { previousFromStore, secretFromStore } from "./secretStore.ts";

const store = mockClient(SecretsManagerClient);
afterAll(() => store.restore());
const client = new SecretsManagerClient({ region: "eu-west-1" });
beforeEach(() => {
  store.reset();
  vi.stubEnv("ORIGIN_SECRET_ID", "ghostlight/origin");
});

test("reads the secret from the store once", async () => {
  store.on(GetSecretValueCommand, { SecretId: "ghostlight/origin" }).resolves({ SecretString: "s3cret" });
  const read = secretFromStore({ idSetting: "ORIGIN_SECRET_ID", client });
  expect(await Promise.all([read(), read()])).toEqual(["s3cret", "s3cret"]);
  expect(store.calls()).toHaveLength(1);
});

test("doesn't cache a failed read", async () => {
  store.on(GetSecretValueCommand).rejectsOnce(new Error("down")).resolves({ SecretString: "s3cret" });
  const read = secretFromStore({ idSetting: "ORIGIN_SECRET_ID", client });
  await expect(read()).rejects.toThrow("down");
  expect(await read()).toBe("s3cret");
});

test("refuses every request if the secret's name isn't set", async () => {
  vi.stubEnv("ORIGIN_SECRET_ID", undefined);
  const read = secretFromStore({ idSetting: "ORIGIN_SECRET_ID", client });
  await expect(read()).rejects.toThrow("ORIGIN_SECRET_ID is missing");
});

test("picks up a changed secret within a minute, and wrong guesses don't cause extra reads", async () => {
  let nowMs = 0;
  store.on(GetSecretValueCommand).resolvesOnce({ SecretString: "old" }).resolves({ SecretString: "new" });
  const read = secretFromStore({ idSetting: "ORIGIN_SECRET_ID", client, nowMs: () => nowMs });
  const asked = (secret: string) =>
    assertThroughOrigin(apiEvent({ method: "GET", path: "/x" }, { headers: { "x-origin-secret": secret } }), read);
  await asked("old");
  for (let guess = 0; guess < 5; guess++) await expect(asked("new")).rejects.toMatchObject({ code: "wrong-origin" });
  expect(store.calls()).toHaveLength(1);
  nowMs = 61_000;
  await asked("new");
  await expect(asked("old")).rejects.toMatchObject({ code: "wrong-origin" });
  expect(store.calls()).toHaveLength(2);
});

test("for an hour after a change, the previous secret is accepted, so that CloudFront can be changed after the store", async () => {
  let nowMs = 10 * 3_600_000;
  const CreatedDate = new Date(nowMs);
  store.on(GetSecretValueCommand).resolves({ SecretString: "new", CreatedDate });
  store.on(GetSecretValueCommand, { VersionStage: "AWSPREVIOUS" }).resolves({ SecretString: "old" });
  const source = { idSetting: "ORIGIN_SECRET_ID", client, nowMs: () => nowMs } as const;
  const [read, readPrevious] = [secretFromStore(source), previousFromStore(source)];
  const asked = (secret: string) => {
    const event = apiEvent({ method: "GET", path: "/x" }, { headers: { "x-origin-secret": secret } });
    return assertThroughOrigin(event, read, readPrevious);
  };
  await asked("new");
  await asked("old");
  const reads = store.calls().length;
  for (let guess = 0; guess < 5; guess++)
    await expect(asked("a guess")).rejects.toMatchObject({ code: "wrong-origin" });
  expect(store.calls()).toHaveLength(reads);
  nowMs += 3_600_001;
  await expect(asked("old")).rejects.toMatchObject({ code: "wrong-origin" });
  await asked("new");
});

test("a secret that was never changed has no previous value", async () => {
  store.on(GetSecretValueCommand).resolves({ SecretString: "new", CreatedDate: new Date() });
  const missing = new ResourceNotFoundException({ message: "none", $metadata: {} });
  store.on(GetSecretValueCommand, { VersionStage: "AWSPREVIOUS" }).rejects(missing);
  expect(await previousFromStore({ idSetting: "ORIGIN_SECRET_ID", client })()).toBeUndefined();
});
