import { confirmSignIn, signIn, signOut } from "aws-amplify/auth";
import { expect, test, vi } from "vitest";
import type { UserId } from "#domain/play/play.ts";
import { createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { hashOfSecret, newLinkSecret } from "#lambdas/signin/linkSecret.ts";
import { putSignInLink } from "#lambdas/stores/signInLinks.ts";
import { listStoredSignIns } from "#lambdas/stores/signIns.ts";
import { lambdaContext } from "#tests/support/apiEvent.ts";
import { startTestTable } from "#tests/support/table.ts";
import type { InvokeTrigger } from "../LocalUserPool.ts";
import { done, next, openForAmplify, refused } from "./amplifyFixture.ts";
import { countSteps } from "./steps.ts";

vi.stubEnv("TABLE_NAME", "not this one");
vi.stubEnv("AWS_REGION", "eu-west-1");
const { handler: define } = await import("#lambdas/signin/defineAuthChallenge.ts");
const { handler: create } = await import("#lambdas/signin/createAuthChallenge.ts");
const { createHandler: createVerify } = await import("#lambdas/signin/verifyAuthChallenge.ts");
const { createHandler: createRemember } = await import("#lambdas/signin/postAuthentication.ts");

const step = countSteps("aws-amplify (links, with our own triggers)");
const { table } = await startTestTable();
const email = "will@example.com";
const asked = next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE");

/** Opens a stand-in that calls our own functions. */
async function openWithOwnTriggers() {
  const triggers: Record<string, (event: never) => Promise<unknown>> = {
    DefineAuthChallenge: define,
    CreateAuthChallenge: create,
  };
  const invokeTrigger: InvokeTrigger = async (trigger, event) => triggers[trigger]?.(event as never);
  const names = ["DefineAuthChallenge", "CreateAuthChallenge", "VerifyAuthChallengeResponse", "PostAuthentication"];
  const properties = { LambdaConfig: Object.fromEntries(names.map((name) => [name, name])) };
  const { cognito, sdk, account } = await openForAmplify({ invokeTrigger, properties });
  const now = () => new Date(cognito.now());
  const verify = createVerify(table, (poolId) => createUserPoolClient(sdk, { poolId }), now);
  triggers.VerifyAuthChallengeResponse = (event) => verify(event, lambdaContext);
  triggers.PostAuthentication = createRemember(table, now);
  const person = account(email);
  const userId = cognito.ensureAccount({ email, password: person.password, name: "Will" }) as UserId;
  const mailedSecret = async () => {
    const secret = newLinkSecret();
    await putSignInLink(table, userId, { secretHash: hashOfSecret(secret), email }, now());
    return secret;
  };
  return { cognito, person, userId, now, mailedSecret };
}

const begin = () => signIn({ username: email, options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });
const show = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const refusedFor = (why: string) => ({
  name: "UserLambdaValidationException",
  message: `VerifyAuthChallengeResponse failed with error ${why}.`,
});

test("a sign-in link from its e-mail to its expiry", async () => {
  const { cognito, person, userId, now, mailedSecret } = await openWithOwnTriggers();
  const secret = await mailedSecret();
  await step("the challenge is sent", () => expect(begin()).resolves.toMatchObject(asked));
  await step("a wrong secret repeats the challenge", () => expect(show(newLinkSecret())).resolves.toMatchObject(asked));
  await step("the correct secret signs in", () =>
    expect(
      confirmSignIn({ challengeResponse: secret, options: { clientMetadata: { device: "Firefox\n on Linux" } } }),
    ).resolves.toMatchObject(done),
  );
  await step("the sign-in is recorded with the browser's description", async () => {
    expect(await listStoredSignIns(table, userId, now())).toMatchObject([{ how: "link", device: "Firefox on Linux" }]);
  });
  await step("a later sign-in by password is recorded as such", async () => {
    await signOut();
    cognito.pass({ seconds: 1 });
    await signIn(person);
    expect(await listStoredSignIns(table, userId, now())).toMatchObject([{ how: "password" }, { how: "link" }]);
    await signOut();
  });
  await step("a used link says so", async () => {
    await begin();
    await expect(show(secret)).rejects.toMatchObject(refusedFor("link-used"));
  });
  await step("an expired link says so", async () => {
    const late = await mailedSecret();
    cognito.pass({ minutes: 10, seconds: 1 });
    await begin();
    await expect(show(late)).rejects.toMatchObject(refusedFor("link-late"));
  });
  await step("three wrong answers end the challenge", async () => {
    await begin();
    for (const answer of [newLinkSecret(), "no secret"]) await expect(show(answer)).resolves.toMatchObject(asked);
    await expect(show(newLinkSecret())).rejects.toMatchObject(refused("NotAuthorizedException"));
  });
  await step("a password within the link's flow ends the flow", () =>
    expect(signIn({ ...person, options: { authFlowType: "CUSTOM_WITH_SRP" } })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("a missing account gets the same challenge, and no secret signs in", async () => {
    await expect(
      signIn({ username: "nobody@example.com", options: { authFlowType: "CUSTOM_WITHOUT_SRP" } }),
    ).resolves.toMatchObject(asked);
    await expect(show(await mailedSecret())).resolves.toMatchObject(asked);
  });
});

test("an unconfirmed account", async () => {
  const { cognito } = await openWithOwnTriggers();
  const { SignUpCommand, AdminGetUserCommand } = await import("@aws-sdk/client-cognito-identity-provider");
  const { sdkOf, clientId: ClientId, userPoolId: UserPoolId } = await import("./conformanceRun.ts");
  const sdk = sdkOf(cognito);
  const Username = "new@example.com";
  await sdk.send(
    new SignUpCommand({
      ClientId,
      Username,
      Password: "words long enough",
      UserAttributes: [{ Name: "name", Value: "New" }],
    }),
  );
  await step("even the correct secret doesn't sign in and confirms nothing", async () => {
    const found = await sdk.send(new AdminGetUserCommand({ UserPoolId, Username }));
    const secret = newLinkSecret();
    const shown = { secretHash: hashOfSecret(secret), email: Username };
    await putSignInLink(table, found.Username as UserId, shown, new Date(cognito.now()));
    await signIn({ username: Username, options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });
    await expect(show(secret)).resolves.toMatchObject(next("CONFIRM_SIGN_UP"));
    const after = await sdk.send(new AdminGetUserCommand({ UserPoolId, Username }));
    expect(after.UserStatus).toBe("UNCONFIRMED");
  });
});
