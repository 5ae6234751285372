import { expect, test, vi } from "vitest";
import { createMetrics } from "./metrics.ts";

const metricsAt = (memoryUse: () => number | undefined = () => undefined) => {
  let now = 0;
  const warn = vi.fn();
  const metrics = createMetrics({ now: () => now, warn, memoryUse });
  const take = (name: string, ms: number) =>
    metrics.time(name, async () => {
      now += ms;
    });
  return { metrics, warn, take };
};

test("the last hundred measurements are kept", async () => {
  const { metrics, take } = metricsAt();
  for (let count = 0; count < 130; count++) await take(`op ${count}`, 1);
  expect(metrics.list().length).toBe(100);
  expect(metrics.list()[0]?.name).toBe("op 30");
});

test("an operation over a second is reported, one of a second isn't", async () => {
  const { warn, take } = metricsAt();
  await take("GET /plays", 1000);
  expect(warn).not.toHaveBeenCalled();
  await take("GET /plays", 1001);
  expect(warn).toHaveBeenCalledExactlyOnceWith("An operation took more than a second", {
    operation: "GET /plays",
    ms: 1001,
  });
});

test("what stays slow is reported once per minute", async () => {
  const { metrics, warn, take } = metricsAt();
  await take("a", 2000);
  await take("a", 2000);
  await take("b", 2000);
  expect(warn).toHaveBeenCalledTimes(2);
  metrics.runHousekeeping();
  await take("a", 2000);
  expect(warn).toHaveBeenCalledTimes(3);
});

test("failures are measured, too, and rethrown", async () => {
  const { metrics } = metricsAt();
  await expect(metrics.time("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(metrics.list().map(({ name }) => name)).toEqual(["a"]);
});

test.each([
  [0.8, 0],
  [0.81, 1],
  [undefined, 0],
])("memory use of %s is reported %s times", (share, times) => {
  const { metrics, warn } = metricsAt(() => share);
  metrics.runHousekeeping();
  expect(warn).toHaveBeenCalledTimes(times);
});

test("listeners get every measurement until they unsubscribe", () => {
  const { metrics } = metricsAt();
  const heard = vi.fn();
  const stop = metrics.subscribe(heard);
  metrics.record({ name: "LCP", value: 900, unit: "ms" });
  stop();
  metrics.record({ name: "CLS", value: 0.1, unit: "score" });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ name: "LCP", value: 900, unit: "ms", at: 0 });
});
