import { signIn } from "aws-amplify/auth";
import { expect, test } from "vitest";
import { useAmplifyDevice } from "#local/cognito/conformance/amplifyDevice.ts";
import { openForAmplify } from "#local/cognito/conformance/amplifyFixture.ts";
import { clientId, userPoolId } from "#local/cognito/conformance/conformanceRun.ts";
import { startServer } from "#tests/support/startServer.ts";
import { signInToApi } from "./signInToApi.ts";

/** Serves the settings of a site whose sign-in service is at this address. */
const startSite = (userPoolEndpoint: string): Promise<string> =>
  startServer((_, response) => {
    const ids = { userPoolId, userPoolClientId: clientId, userPoolEndpoint };
    const settings = { ...ids, region: "eu-west-1", apiBase: "/api", stage: "test", release: "1", sells: false };
    response.end(JSON.stringify(settings));
  });

/** What differs between two sign-ins, even of one client. */
const secrets = /\.(accessToken|idToken|refreshToken|clockDrift)$/;
const compared = (stored: ReadonlyMap<string, string>) =>
  new Map([...stored].map(([key, value]) => [key, secrets.test(key) ? "" : value]));

test("a session is stored like Amplify's, and its access token is the account's", async () => {
  const { cognito, account } = await openForAmplify();
  const { username, password } = account();
  const device = useAmplifyDevice(cognito.endpoint);
  await signIn({ username, password });
  const { userId, accessToken, idToken, stored } = await signInToApi(
    await startSite(cognito.endpoint),
    username,
    password,
  );
  expect(compared(stored)).toEqual(compared(device));
  expect([...stored.values()]).toEqual(expect.arrayContaining([userId, accessToken, idToken]));
  expect(Math.abs(Number([...stored].find(([key]) => key.endsWith(".clockDrift"))?.[1]))).toBeLessThan(60_000);
});

test("a wrong password is refused with the service's words", async () => {
  const { cognito, account } = await openForAmplify();
  const site = await startSite(cognito.endpoint);
  const { username } = account();
  await expect(signInToApi(site, username, "not these words")).rejects.toThrow("Incorrect username or password.");
});
