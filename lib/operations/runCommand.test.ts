import { afterEach, expect, test, vi } from "vitest";
import { CannotProceed } from "./cannotProceed.ts";
import { runCommand } from "./runCommand.ts";

afterEach(() => {
  process.exitCode = undefined;
});

/** Returns what a command that throws this prints, and its exit code. */
async function outcomeOf(error: Error) {
  const print = vi.spyOn(console, "error").mockReturnValue();
  await runCommand(() => Promise.reject(error));
  const printed = print.mock.calls.flat().join("");
  print.mockRestore();
  return { printed, exitCode: process.exitCode };
}
const named = (name: string, message = "m") => Object.assign(new Error(message), { name });

test("what an operator must do is printed without a stack trace", async () => {
  expect(await outcomeOf(new CannotProceed("Commit them."))).toEqual({ printed: "Commit them.", exitCode: 2 });
});

test.each([
  [named("CredentialsProviderError"), /^There are no AWS credentials here/],
  [named("ExpiredTokenException"), /^AWS doesn't accept these credentials/],
  [named("AccessDeniedException", "not authorized to perform: ssm:GetParameter"), /may not do that.*ssm:GetParameter/],
  [Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }), /^AWS can't be reached/],
])("%s is a sentence", async (error, sentence) => {
  const { printed, exitCode } = await outcomeOf(error);
  expect(printed).toMatch(sentence);
  expect(exitCode).toBe(2);
});

test("any other error is thrown, because it's ours", async () => {
  await expect(runCommand(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow("x is undefined");
});
