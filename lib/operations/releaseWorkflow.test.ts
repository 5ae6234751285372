import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const workflow = read(".github/workflows/release.yml");

test("the release workflow runs commands that exist", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const commands = [...workflow.matchAll(/run: npm (?:run )?([a-z:]+)/g)].map(([, name = ""]) => name);
  expect(commands.sort()).toEqual(["ci", "ci", "ci", "deploy", "diff", "smoke", "synth", "test", "test:all"]);
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

test("it names actions by the hashes of their commits, because tags can be moved", () => {
  const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(5);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource?: string | readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The policies of the guide, in order: trust and permissions of deployments, then of pull requests. */
const [deploymentTrust, deployment, pullRequestTrust, pullRequest] = [
  ...read("docs/deploying.md").matchAll(/```json\n( +\{\n +"Version"[\s\S]*?)```/g),
].map(([, text = ""]) => JSON.parse(text).Statement as readonly Statement[]);

const subjectsIn = (statements: readonly Statement[] = []): readonly unknown[] =>
  statements.flatMap(({ Condition = {} }) =>
    Object.values(Condition).flatMap((each) => each["token.actions.githubusercontent.com:sub"] ?? []),
  );
const actionsIn = (statements: readonly Statement[] = []) => statements.flatMap(({ Action }) => Action);
const resourcesOf = (statements: readonly Statement[] = []) => statements.flatMap(({ Resource = [] }) => Resource);

test("in the guide, each role for deployments trusts one environment, and only what is on main", () => {
  expect(subjectsIn(deploymentTrust)).toEqual(["repo:OWNER/REPOSITORY:environment:live:ref:refs/heads/main"]);
  expect(deploymentTrust?.[0]?.Condition).toHaveProperty("StringEquals");
  expect(resourcesOf(deployment).filter((each) => each.endsWith("*") && each.includes(":role/"))).toEqual([
    "arn:aws:iam::ACCOUNT:role/cdk-*-deploy-role-*",
    "arn:aws:iam::ACCOUNT:role/cdk-*-file-publishing-role-*",
  ]);
});

test("in the guide, the role of pull requests reads templates and no data", () => {
  expect(subjectsIn(pullRequestTrust)).toEqual(["repo:OWNER/REPOSITORY:pull_request:ref:refs/pull/*/merge"]);
  expect(actionsIn(pullRequest)).toEqual(["cloudformation:DescribeStacks", "cloudformation:GetTemplate"]);
  for (const resource of resourcesOf(pullRequest)) expect(resource).toMatch(/^arn:aws:cloudformation:/);
});
