import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const workflow = read(".github/workflows/release.yml");

test("the release workflow runs commands that exist", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const commands = [...workflow.matchAll(/run: npm (?:run )?([a-z]+)/g)].map(([, name = ""]) => name);
  expect(commands.sort()).toEqual(["ci", "ci", "ci", "deploy", "diff", "smoke", "synth", "test"]);
  for (const name of commands.filter((each) => each !== "ci")) expect(scripts).toHaveProperty(name);
});

test("after each deployment, it checks the new release with the stage's own account", () => {
  const [deploy, smoke] = [...workflow.matchAll(/run: npm run (?:deploy|smoke) -- (.*)/g)].map(
    ([, options]) => options,
  );
  expect(deploy).toMatch(/--stage \$\{\{ github\.job \}\}/);
  expect(smoke).toMatch(/--stage \$\{\{ github\.job \}\} --release \$\(git rev-parse --short HEAD\)$/);
});

test("it deploys to the live stage only after staging, and with an identity instead of stored keys", () => {
  expect(workflow).toMatch(/\n {2}live:\n {4}needs: staging\n {4}environment: live\n/);
  expect(workflow).toContain("id-token: write");
  expect(workflow).not.toMatch(/secrets\.|ACCESS_KEY/);
});
