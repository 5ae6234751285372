import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { siteConfig } from "#domain/api/config.ts";
import { canaryAddress, signInCanary } from "#lambdas/canary/canaryAccount.ts";
import { runCanary } from "#lambdas/canary/runCanary.ts";
import { checkFunctions, probesOfFunctions } from "#lambdas/services/site/checkFunctions.ts";
import { Answered, type SiteCaller, siteCaller } from "#lambdas/services/site/siteCaller.ts";
import { type RunningStack, startGhostlight } from "./support/stack.ts";

let stack: RunningStack;
let run: (password?: string) => Promise<void>;
let runAfterRelease: () => Promise<void>;
let writer: SiteCaller;
beforeAll(async () => {
  stack = await startGhostlight();
  const config = siteConfig.parse(await (await fetch(`${stack.origin}/config.json`)).json());
  const client = new CognitoIdentityProviderClient({
    endpoint: `${stack.origin}/local/cognito`,
    region: "eu-west-1",
    credentials: { accessKeyId: "canary", secretAccessKey: "local" },
  });
  const { userPoolId: poolId, userPoolClientId: clientId } = config;
  const ownPassword = "a password of the canary";
  const signIn = (password: string) => signInCanary({ client, poolId, clientId, password });
  const site = stack.origin;
  run = (password = ownPassword) => runCanary({ site, signIn: () => signIn(password) });
  runAfterRelease = () => runCanary({ site, signIn: () => signIn(ownPassword), isRelease: true });
  writer = siteCaller(site, { accessToken: await signIn(ownPassword) });
});
afterAll(() => stack.stop());

const order = (path: string, body: object) =>
  fetch(`${stack.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const breakService = (service: string, times = 1000) => order("/local/faults", { service, kind: "500", times });

test("the canary signs up once, and then does in each run what a person does", async () => {
  for (let time = 0; time < 5; time++) await run();
  const mails: readonly { to: string }[] = await (await fetch(`${stack.origin}/local/outbox.json`)).json();
  expect(mails.filter(({ to }) => to === canaryAddress)).toHaveLength(1);
});

test("runs at the same time, after a release, leave each other's plays alone", async () => {
  await Promise.all([run(), run(), run()]);
});

test("after a release, it calls each function of the API, and names the one that answers anything else", async () => {
  await runAfterRelease();
  for (const [name, contracts] of Object.entries(capabilities)) {
    const { contract } = probesOfFunctions[name as keyof typeof capabilities]();
    expect(contracts, name).toContainEqual(contract);
  }
});

test.each(Object.keys(probesOfFunctions))("a release with which %s doesn't load is taken back", async (name) => {
  const { contract } = probesOfFunctions[name as keyof typeof capabilities]();
  const broken: SiteCaller = (called, sent) =>
    Object.is(called, contract) ? Promise.reject(new Answered(contract.path, 500, "unexpected")) : writer(called, sent);
  await expect(checkFunctions(broken)).rejects.toThrow(new RegExp(`^${name}: .* was answered 500`));
});

test("it fails while the API does, and names the step", async () => {
  await breakService("api");
  await expect(run()).rejects.toThrow(/^Canary: can't list plays.*GET \/plays was answered 500/);
  await breakService("api", 0);
  await run();
});

test("it fails while the table does", async () => {
  await breakService("table");
  await expect(run()).rejects.toThrow(/^Canary: can't .* was answered 500 unexpected/);
  await breakService("table", 0);
  await run();
});

test("it fails if nobody can sign in, or its password isn't the account's", async () => {
  await breakService("cognito");
  await expect(run()).rejects.toThrow(/^Canary: can't sign in/);
  await breakService("cognito", 0);
  await expect(run("another password")).rejects.toThrow(/^Canary: can't sign in.*exists/);
});

test("what an operator has turned off isn't broken", async () => {
  await order("/local/switches", { switch: "sharing", position: "off" });
  await order("/local/clock", { advanceSeconds: 61 });
  await run();
  await order("/local/switches", { switch: "sharing", position: "on" });
  await order("/local/clock", { advanceSeconds: 61 });
  await run();
});
