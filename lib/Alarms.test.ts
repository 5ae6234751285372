import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { bareStage, nameOfId, resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";
import { apiFunctions, scheduledFunctions, userPoolTriggers } from "./functionSpecs.ts";

const { app, edgeAlarms, monitoring } = wholeStage();
const { app: bareApp } = bareStage();
const all = resourcesIn(app);
const ours = () => all("AWS::Lambda::Function").filter(([id]) => id.startsWith("Functions"));
const root = fileURLToPath(new URL("..", import.meta.url));

test("every alarm of a function says what users lose", () => {
  const alarms = all("AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties.AlarmDescription);
  expect(alarms.length).toBeGreaterThan(ours().length);
  for (const description of alarms) expect(description).toMatch(/^What users lose: .{20,}/);
});

test("every alarm names its runbook, which names the alarm, and there's no runbook without an alarm", () => {
  const alarms = [app, edgeAlarms, monitoring].flatMap((template) =>
    Object.entries(template.findResources("AWS::CloudWatch::Alarm")),
  );
  const named = alarms.map(([id, { Properties }]) => {
    expect(Properties.AlarmDescription.length, id).toBeLessThan(1024);
    const [, runbook] = / What to do: docs\/runbooks\/([a-z-]+\.md)$/.exec(Properties.AlarmDescription) ?? [];
    return { name: nameOfId(id), runbook: runbook ?? `${id} names none` };
  });
  const written = readdirSync(join(root, "docs/runbooks")).filter((file) => file !== "README.md");
  expect([...new Set(named.map(({ runbook }) => runbook))].sort()).toEqual(written.sort());
  for (const { name, runbook } of named) {
    const [beginning = ""] = readFileSync(join(root, "docs/runbooks", runbook), "utf8").split("\n## ");
    const names = [...beginning.matchAll(/`(\w*…?\w+)`/g)].map(([, pattern = ""]) => pattern.replace("…", "\\w*"));
    expect(
      names.some((pattern) => new RegExp(`^${pattern}$`).test(name)),
      `${name} in ${runbook}`,
    ).toBe(true);
  }
});

test("every runbook has the same four parts, is in the list, and its links lead to a file and a heading", () => {
  const folder = join(root, "docs/runbooks");
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const headingsIn = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z -]/g, "")
      .replaceAll(" ", "-");
  for (const file of readdirSync(folder)) {
    if (file !== "README.md") {
      expect(headingsIn(read(file)), file).toEqual([
        "What users notice",
        "How to check",
        "What to do",
        "When it's over",
      ]);
      expect(read("README.md")).toContain(`](${file})`);
    }
    for (const [, path, anchor] of read(file).matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)) {
      const anchors = headingsIn(read(path ?? "")).map(anchorOf);
      if (anchor) expect(anchors, `${file}: ${path}`).toContain(anchor);
    }
  }
});

test("the runbook of a function's alarm says what to do for that function", () => {
  const read = (runbook: string) => readFileSync(join(root, `docs/runbooks/${runbook}.md`), "utf8");
  const rowsOf = (runbook: string) => [...read(runbook).matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).sort();
  expect(rowsOf("api-function-failing")).toEqual(Object.keys(apiFunctions).sort());
  expect(rowsOf("sign-in-trigger-failing")).toEqual(Object.keys(userPoolTriggers).sort());
  expect(rowsOf("scheduled-run-failed")).toEqual(Object.keys(scheduledFunctions).sort());
});

test("CloudWatch may publish to the topic that every alarm names", () => {
  const [[topic] = []] = all("AWS::SNS::Topic");
  for (const [id, { Properties }] of all("AWS::CloudWatch::Alarm")) {
    expect(Properties.AlarmActions, id).toEqual([{ Ref: topic }]);
    // Whoever was called reads when it's over.
    expect(Properties.OKActions, id).toEqual([{ Ref: topic }]);
  }
  app.hasResourceProperties("AWS::SNS::TopicPolicy", {
    Topics: [{ Ref: topic }],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: "Allow",
          Action: "sns:Publish",
          Principal: { Service: "cloudwatch.amazonaws.com" },
          Resource: { Ref: topic },
          Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
        }),
      ]),
    },
  });
});

test("an alarm goes off before the account's quota of concurrent functions is reached", () => {
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 400 });
  bareApp.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 800 });
});
