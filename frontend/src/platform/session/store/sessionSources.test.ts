import { expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { sessionSources } from "./sessionSources.ts";

const fetchMFAPreference = vi.hoisted(() => vi.fn());
vi.mock("../auth/openAuth.ts", () => ({ openAuth: async () => ({ fetchMFAPreference }) }));

/** An error as Amplify throws it. */
const errorNamed = (name: string, more: object = {}) => Object.assign(new Error("Amplify's words"), { name }, more);

test.each([
  ["without a connection", errorNamed("NetworkError"), failureWords.offline],
  [
    "while the sign-in service is down",
    errorNamed("Unknown", { metadata: { httpStatusCode: 503 } }),
    failureWords.ours,
  ],
])("%s, reading the second factors fails with a reason and isn't a bug", async (_, error, sentence) => {
  fetchMFAPreference.mockRejectedValueOnce(error);
  const failure = await sessionSources.listFactors().catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Refused);
  expect(failure).toMatchObject({ reason: "unavailable", message: sentence });
});

test("any other error of reading them stays what it was", async () => {
  const error = errorNamed("InternalErrorException");
  fetchMFAPreference.mockRejectedValueOnce(error);
  await expect(sessionSources.listFactors()).rejects.toBe(error);
});
