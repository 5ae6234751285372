import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, expect, test } from "vitest";
import { codeIn } from "./confirmations.ts";
import { readSmokeAccount } from "./readSmokeAccount.ts";

const parameters = mockClient(SSMClient);
afterAll(() => parameters.restore());
beforeEach(() => parameters.reset());

const stored = (Value: string) => parameters.on(GetParameterCommand).resolves({ Parameter: { Value } });

test("the account of a stage is read from its own parameter, decrypted", async () => {
  stored('{"email": "smoke@theater.example", "password": "a long one"}');
  expect(await readSmokeAccount("live")).toEqual({ email: "smoke@theater.example", password: "a long one" });
  const [call] = parameters.commandCalls(GetParameterCommand);
  expect(call?.args[0].input).toEqual({ Name: "/ghostlight/live/smoke-account", WithDecryption: true });
});

test("without an account, or with one that can't be read, the operator is told what to do", async () => {
  parameters.on(GetParameterCommand).rejects(new ParameterNotFound({ message: "none", $metadata: {} }));
  await expect(readSmokeAccount("live")).rejects.toThrow(/no parameter \/ghostlight\/live\/smoke-account.*deploying/);
  stored('{"email": "smoke@theater.example"}');
  await expect(readSmokeAccount("live")).rejects.toThrow(/isn't \{"email".*deploying/);
  stored("smoke@theater.example");
  await expect(readSmokeAccount("live")).rejects.toThrow(/isn't \{"email"/);
});

test("the code is found in the e-mail's text, in its link, and alone", () => {
  const link = "https://ghostlight.example/auth?type=signup&lang=en#username=4f1c&code=123456";
  expect(codeIn(`Confirm your address\n${link}\nThe link works for a day.`)).toBe("123456");
  expect(codeIn(link)).toBe("123456");
  expect(codeIn(" 123456 ")).toBe("123456");
  expect(() => codeIn("https://ghostlight.example/auth")).toThrow("no confirmation link");
});
