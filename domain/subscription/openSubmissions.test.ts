import { expect, test } from "vitest";
import { assertMayHaveOpen, openSubmissionLimits } from "./openSubmissions.ts";
import { plans } from "./plans.ts";

test("more open submissions than a plan includes are refused with the name of the plan that has no limit", () => {
  const limit = openSubmissionLimits.free ?? 0;
  expect(() => assertMayHaveOpen("free", limit)).not.toThrow();
  expect(() => assertMayHaveOpen("writer", 1000)).not.toThrow();
  expect(() => assertMayHaveOpen("free", limit + 1)).toThrow(
    expect.objectContaining({
      reason: "needs-subscription",
      code: "needs-writer",
      message: expect.stringContaining(plans.writer.name),
    }),
  );
});
