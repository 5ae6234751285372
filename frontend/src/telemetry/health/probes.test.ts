// @vitest-environment page
import { expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { probes } from "./probes.ts";

test("a failing check is logged with its name", () => {
  const message = vi.fn();
  setMonitor({ message, exception: vi.fn() });
  const error = new Error("down");
  probes.onError("security", error);
  expect(message).toHaveBeenCalledExactlyOnceWith("warning", "A health check failed", { check: "security", error });
});
