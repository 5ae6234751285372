import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { startSecrets } from "./startSecrets.ts";

const arn = "arn:aws:secretsmanager:eu-west-1:000000000000:secret:OriginSecret";
const wanted = {
  [arn]: { Name: "origin", GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } },
  given: { SecretString: "said in the template" },
  pair: { GenerateSecretString: { SecretStringTemplate: '{"user":"stage"}', GenerateStringKey: "key" } },
};

const start = async (dataFolder = temporaryFolder()) => {
  const server = await startSecrets({ dataFolder, secrets: wanted, parameters: { "/site": "http://localhost:4000" } });
  onTestFinished(server.stop);
  const options = {
    endpoint: server.endpoint,
    region: "eu-west-1",
    credentials: { accessKeyId: "a", secretAccessKey: "b" },
  };
  const manager = new SecretsManagerClient(options);
  const read = async (SecretId: string) => (await manager.send(new GetSecretValueCommand({ SecretId }))).SecretString;
  return { dataFolder, server, read, parameters: new SSMClient(options) };
};

test("the SDK reads secrets by ARN and by name", async () => {
  const { read, server } = await start();
  expect(await read(arn)).toMatch(/^[A-Za-z0-9]{48}$/);
  expect(await read("origin")).toBe(await read(arn));
  expect(server.valueOf(arn)).toBe(await read(arn));
  expect(await read("given")).toBe("said in the template");
  expect(JSON.parse((await read("pair")) ?? "")).toMatchObject({
    user: "stage",
    key: expect.stringMatching(/^\w{32}$/),
  });
});

test("generated values are created once", async () => {
  const first = await start();
  const again = await start(first.dataFolder);
  expect(await again.read(arn)).toBe(await first.read(arn));
});

test("a missing secret is refused with AWS's error", async () => {
  const { read, parameters } = await start();
  await expect(read("toString")).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  await expect(parameters.send(new GetParameterCommand({ Name: "/nowhere" }))).rejects.toMatchObject({
    name: "ParameterNotFound",
  });
});

test("the SDK reads parameters", async () => {
  const { parameters } = await start();
  const { Parameter } = await parameters.send(new GetParameterCommand({ Name: "/site" }));
  expect(Parameter?.Value).toBe("http://localhost:4000");
});
