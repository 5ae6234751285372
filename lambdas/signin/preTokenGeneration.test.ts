import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { expect, test, vi } from "vitest";
import { userId } from "#domain/api/shapes.ts";
import { createHandler } from "./preTokenGeneration.ts";

const userName = "2f0b8f6e-58a1-4a53-9d0f-0f60c2b7a111";
const account = {
  userId: userId.parse(userName),
  email: "ada@example.com",
  fullName: "Ada",
  status: "CONFIRMED",
  enabled: true,
  createdAt: new Date(0),
};

const eventFor = (groups: string[] | undefined) =>
  ({
    userName,
    userPoolId: "eu-west-1_Ab3dEfGhi",
    request: { groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: undefined } },
    response: { claimsAndScopeOverrideDetails: null },
  }) as unknown as PreTokenGenerationV2TriggerEvent;

/** Returns the response of the trigger, and how often it asked the pool. */
async function responseFor(groups: string[] | undefined, findAccount: () => Promise<unknown>) {
  const ask = vi.fn(findAccount);
  const { response } = await createHandler(() => ({ findAccount: ask as never }))(eventFor(groups));
  return { response, asked: ask.mock.calls.length };
}

test("an administrator without an authenticator app gets tokens without the group", async () => {
  const { response } = await responseFor(["admins", "critics"], async () => ({ ...account, hasSecondFactor: false }));
  expect(response.claimsAndScopeOverrideDetails.groupOverrideDetails).toEqual({
    groupsToOverride: ["critics"],
    iamRolesToOverride: [],
    preferredRole: undefined,
  });
});

test("with an app, the tokens stay as they are", async () => {
  const { response } = await responseFor(["admins"], async () => ({ ...account, hasSecondFactor: true }));
  expect(response).toEqual({ claimsAndScopeOverrideDetails: null });
});

test("for everybody else, the pool isn't asked, because that would slow down every sign-in", async () => {
  for (const groups of [undefined, [], ["critics"]]) {
    const { response, asked } = await responseFor(groups, async () => account);
    expect({ response, asked }).toEqual({ response: { claimsAndScopeOverrideDetails: null }, asked: 0 });
  }
});

test("if the pool doesn't answer or doesn't have the account, an administrator signs in without the group", async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  for (const findAccount of [() => Promise.reject(new Error("too late")), async () => undefined]) {
    const { response } = await responseFor(["admins"], findAccount);
    expect(response.claimsAndScopeOverrideDetails.groupOverrideDetails?.groupsToOverride).toEqual([]);
  }
  vi.unstubAllEnvs();
});
