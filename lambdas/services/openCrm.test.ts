import { afterEach, expect, test, vi } from "vitest";
import { startTestSecrets } from "#tests/support/secrets.ts";

const id = "arn:hubspot-token";

const keep = (value: string) => startTestSecrets({ [id]: value });

async function openModule() {
  vi.stubEnv("HUBSPOT_SECRET_ID", id);
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.resetModules();
  return import("./openCrm.ts");
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a stage without a token has no CRM, and gets one within a minute of adding the token", async () => {
  const { openCrm } = await openModule();
  await keep('{"accessToken": "none"}');
  expect(await openCrm()).toBeUndefined();
  await keep('{"accessToken": " pat-eu1-12345678 "}');
  expect(await openCrm()).toBeUndefined();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await openCrm()).toBeDefined();
});

test("retries an unreadable secret the next time", async () => {
  const { openCrm } = await openModule();
  await keep("not JSON");
  await expect(openCrm()).rejects.toThrow();
  await keep('{"accessToken": "pat-eu1-12345678"}');
  expect(await openCrm()).toBeDefined();
});
