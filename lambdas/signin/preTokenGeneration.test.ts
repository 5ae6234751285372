import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { expect, test, vi } from "vitest";
import { userId } from "#domain/api/shapes.ts";
import { putAccountKey } from "#lambdas/stores/accountKeys.ts";
import { startTestTable } from "#tests/support/table.ts";
import { hashOfSecret, newLinkSecret } from "./linkSecret.ts";

const { table, endpoint } = await startTestTable();
vi.stubEnv("TABLE_NAME", table.name);
vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", endpoint);
vi.stubEnv("AWS_REGION", "eu-west-1");
const { createHandler } = await import("./preTokenGeneration.ts");
let now = new Date("2027-01-10T12:00:00.000Z");

const userName = "2f0b8f6e-58a1-4a53-9d0f-0f60c2b7a111";
const account = {
  userId: userId.parse(userName),
  email: "ada@example.com",
  fullName: "Ada",
  status: "CONFIRMED",
  enabled: true,
  createdAt: new Date(0),
};

const eventFor = (groups: string[] | undefined, clientMetadata?: Record<string, string>) =>
  ({
    userName,
    userPoolId: "eu-west-1_Ab3dEfGhi",
    request: {
      clientMetadata,
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: undefined },
    },
    response: { claimsAndScopeOverrideDetails: null },
  }) as unknown as PreTokenGenerationV2TriggerEvent;

/** Returns the response of the trigger, and how often it asked the pool. */
async function responseFor(groups: string[] | undefined, findAccount: () => Promise<unknown>) {
  const ask = vi.fn(findAccount);
  const { response } = await createHandler(
    table,
    () => ({ findAccount: ask as never }),
    () => now,
  )(eventFor(groups));
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

test("with an app, the tokens name the group", async () => {
  const { response } = await responseFor(["admins"], async () => ({ ...account, hasSecondFactor: true }));
  expect(response.claimsAndScopeOverrideDetails.groupOverrideDetails?.groupsToOverride).toEqual(["admins"]);
});

test("for everybody else, the pool isn't asked, because that would slow down every sign-in", async () => {
  for (const groups of [undefined, [], ["critics"]]) {
    const { response, asked } = await responseFor(groups, async () => account);
    expect(response.claimsAndScopeOverrideDetails.groupOverrideDetails?.groupsToOverride).toEqual(groups ?? []);
    expect(asked).toBe(0);
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

const suppressed = { scopesToSuppress: ["aws.cognito.signin.user.admin"], scopesToAdd: ["ghostlight/api"] };
const scopeFor = async (clientMetadata: Record<string, string> | undefined) => {
  const handler = createHandler(
    table,
    () => ({ findAccount: async () => undefined }),
    () => now,
  );
  const { response } = await handler(eventFor([], clientMetadata));
  return response.claimsAndScopeOverrideDetails.accessTokenGeneration;
};

test("access tokens can't change the account in the user pool, whatever a browser says", async () => {
  const guessed: (Record<string, string> | undefined)[] = [
    undefined,
    {},
    { accountKey: "" },
    { accountKey: "mine" },
    { accountKey: newLinkSecret() },
  ];
  for (const metadata of guessed) expect(await scopeFor(metadata)).toEqual(suppressed);
});

test("only a sign-in of our own function can, for a minute, and to no other account", async () => {
  const key = newLinkSecret();
  const stranger = userId.parse("7f0b8f6e-58a1-4a53-9d0f-0f60c2b7a222");
  await putAccountKey(table, stranger, hashOfSecret(key), now);
  expect(await scopeFor({ accountKey: key })).toEqual(suppressed);
  await putAccountKey(table, account.userId, hashOfSecret(key), now);
  expect(await scopeFor({ accountKey: key })).toBeUndefined();
  now = new Date(now.getTime() + 60_000);
  expect(await scopeFor({ accountKey: key })).toEqual(suppressed);
});
