import { afterEach, expect, test, vi } from "vitest";
import { startTestSecrets } from "#tests/support/secrets.ts";

const id = "arn:stripe-keys";
const keep = (webhookSecret: string) =>
  startTestSecrets({ [id]: JSON.stringify({ apiKey: "sk_test_1", webhookSecret }) });

async function openModule() {
  vi.stubEnv("STRIPE_SECRET_ID", id);
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.resetModules();
  return import("./openPayments.ts");
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("uses keys that an operator enters within a minute, without a deployment", async () => {
  const { openPayments } = await openModule();
  await keep("whsec_old");
  const before = await openPayments();
  expect(before.webhookSecret).toBe("whsec_old");
  await keep("whsec_new");
  vi.setSystemTime(Date.now() + 59_000);
  expect(await openPayments()).toBe(before);
  vi.setSystemTime(Date.now() + 2_000);
  expect((await openPayments()).webhookSecret).toBe("whsec_new");
});

test("retries unreadable keys the next time", async () => {
  const { openPayments } = await openModule();
  await startTestSecrets({ [id]: "not JSON" });
  await expect(openPayments()).rejects.toThrow();
  await keep("whsec_new");
  vi.setSystemTime(Date.now() + 61_000);
  expect((await openPayments()).webhookSecret).toBe("whsec_new");
});
