import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  AdminGetUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { type ConformanceRun, clientId, sdkOf, startConformanceRun, userPoolId } from "./conformanceRun.ts";

const email = "will@example.com";
const password = "a rather secret phrase";

type Stage = Pick<ConformanceRun, "endpoint">;

const signIn = async (cognito: Stage) => {
  const { AuthenticationResult = {} } = await sdkOf(cognito).send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  return { AccessToken: AuthenticationResult.AccessToken, RefreshToken: AuthenticationResult.RefreshToken };
};
const refresh = (cognito: Stage, RefreshToken: string | undefined) =>
  sdkOf(cognito).send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));
const signUp = (cognito: Stage, Username: string) =>
  sdkOf(cognito).send(
    new SignUpCommand({
      ClientId: clientId,
      Username,
      Password: password,
      UserAttributes: [{ Name: "name", Value: "Will" }],
    }),
  );

test("accounts, sessions, keys and revocations survive a restart", async () => {
  const before = await startConformanceRun();
  before.ensureAccount({ email, password, name: "Will" });
  const [kept, revoked] = [await signIn(before), await signIn(before)];
  await sdkOf(before).send(new RevokeTokenCommand({ ClientId: clientId, Token: revoked.RefreshToken }));
  const after = await before.restart();
  expect(after.jwks).toEqual(before.jwks);
  await expect(sdkOf(after).send(new GetUserCommand({ AccessToken: kept.AccessToken }))).resolves.toBeTruthy();
  await expect(refresh(after, kept.RefreshToken)).resolves.toBeTruthy();
  await expect(refresh(after, revoked.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await signIn(after);
  await after.stop();
});

test("the data folder contains no readable password or refresh token", async () => {
  const cognito = await startConformanceRun();
  await signUp(cognito, "new@example.com");
  cognito.ensureAccount({ email, password, name: "Will" });
  const { RefreshToken = "" } = await signIn(cognito);
  await cognito.stop();
  const folder = readdirSync(cognito.dataFolder).map((file) => readFileSync(join(cognito.dataFolder, file), "utf8"));
  expect(folder.join()).toContain(email);
  expect(folder.join()).not.toContain(password);
  expect(folder.join()).not.toContain(RefreshToken);
});

test("every acknowledged change survives SIGKILL", async () => {
  const dataFolder = temporaryFolder();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", fileURLToPath(new URL("./untilKilled.ts", import.meta.url)), dataFolder],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [endpoint] = (await once(createInterface(child.stdout), "line")) as [string];
  const answered: string[] = [];
  const registrations = Array.from({ length: 40 }, async (_, count) => {
    const username = `writer${count}@example.com`;
    await signUp({ endpoint }, username);
    answered.push(username);
    if (answered.length === 15) child.kill("SIGKILL");
  });
  await Promise.allSettled(registrations);
  expect(answered.length).toBeGreaterThanOrEqual(15);
  expect(answered.length).toBeLessThan(40);

  const cognito = await startConformanceRun({ dataFolder });
  for (const Username of answered)
    await expect(
      sdkOf(cognito).send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username })),
    ).resolves.toMatchObject({ UserStatus: "UNCONFIRMED" });
  await cognito.stop();
});
