import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nanoid } from "nanoid";
import { expect, onTestFinished, test } from "vitest";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { startStack } from "#local/stack.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";

const root = new URL("../..", import.meta.url).pathname;

/** Returns the folder of the same stage, where no role may do this. */
function withoutPermission(action: string): string {
  const [given, changed] = [join(root, "cdk.out"), temporaryFolder()];
  for (const name of readdirSync(given)) {
    if (!name.endsWith("-app.template.json")) symlinkSync(join(given, name), join(changed, name));
    else writeFileSync(join(changed, name), readFileSync(join(given, name), "utf8").replaceAll(action, "none:Nothing"));
  }
  return changed;
}

test("a function fails if its role doesn't allow what it does, and the log names the missing permission", async () => {
  const dataFolder = temporaryFolder();
  const stack = await startStack({ root, dataFolder, port: 0, assembly: withoutPermission("dynamodb:PutItem") });
  onTestFinished(stack.stop);
  const account = { email: "nell@ghostlight.test", password: "green room", name: "Nell Harrow" };
  const owner = stack.standIns.cognito.ensureAccount(account);
  const { accessToken } = await signInToApi(stack.origin, account.email, account.password);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const address = `${stack.origin}/api/plays`;
  expect((await fetch(address, { headers })).status).toBe(200);
  const body = JSON.stringify({ playId: nanoid(), owner, title: "The Lamp" });
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(500);
  expect(readFileSync(join(dataFolder, "functions.log"), "utf8")).toMatch(
    /FunctionsPlaysApi\w+ is not authorized to perform: dynamodb:PutItem/,
  );
});
