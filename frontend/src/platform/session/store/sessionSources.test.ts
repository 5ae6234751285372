import { expect, test, vi } from "vitest";
import { readSignInMeans } from "#domain/api/securityChanges.ts";
import { Refused } from "#domain/refused.ts";
import { sessionSources } from "./sessionSources.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../call.ts", () => ({ call }));

test("the second factors are those that the API names", async () => {
  call.mockResolvedValueOnce({ secondFactors: ["totp"], offersPassword: false });
  expect(await sessionSources.listFactors()).toEqual([{ factor_type: "totp", status: "verified" }]);
  expect(call).toHaveBeenCalledExactlyOnceWith(readSignInMeans, {});
});

test("a refusal of the API stays what it was", async () => {
  const refusal = new Refused("unavailable", "Offline.");
  call.mockRejectedValueOnce(refusal);
  await expect(sessionSources.listFactors()).rejects.toBe(refusal);
});
