import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { Stack } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { expect, test } from "vitest";
import * as z from "zod";
import {
  bareStage,
  nameOfId,
  newAccountStage,
  resourcesIn,
  type TemplateResource,
  wholeStage,
} from "#tests/support/synthesizedStage.ts";
import { Alarms } from "./Alarms.ts";
import { alarmTexts, type Severity } from "./alarmTexts.ts";
import { apiFunctions, canary, type FunctionSpec, scheduledFunctions, userPoolTriggers } from "./functionSpecs.ts";
import type { Stage } from "./stage.ts";

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

/** What no alarm can notice, or what alarms notice only by their silence. */
const runbooksWithoutAlarm = ["costs-running-away.md", "region-gone.md", "stolen-tokens.md", "webhook-secret.md"];

test("every alarm names its runbook, which names the alarm, and few runbooks have no alarm", () => {
  const alarms = [app, edgeAlarms, monitoring].flatMap((template) =>
    Object.entries(template.findResources("AWS::CloudWatch::Alarm")),
  );
  const named = alarms.map(([id, { Properties }]) => {
    expect(Properties.AlarmDescription.length, id).toBeLessThan(1024);
    const [, runbook] = / What to do: docs\/runbooks\/([a-z-]+\.md)$/.exec(Properties.AlarmDescription) ?? [];
    return { name: nameOfId(id), runbook: runbook ?? `${id} names none` };
  });
  const written = readdirSync(join(root, "docs/runbooks")).filter(
    (file) => file !== "README.md" && !runbooksWithoutAlarm.includes(file),
  );
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
    for (const [, path, anchor] of read(file).matchAll(/\]\((?!https:)([^)#]+)(?:#([^)]+))?\)/g)) {
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

const topicsOf = (template: Template): Readonly<Record<Severity, string>> => {
  const ids = resourcesIn(template)("AWS::SNS::Topic").map(([id]) => id);
  const named = (part: string) => ids.find((id) => nameOfId(id) === part) ?? expect.fail();
  expect(ids).toHaveLength(2);
  return { page: named("AlarmsPages"), mail: named("AlarmsTopic") };
};

/** The topic's logical ID, also if it's in another stack. */
const severityIn = (template: Template, { Properties }: TemplateResource): Severity => {
  const topics = topicsOf(template === monitoring ? app : template);
  const { AlarmActions, OKActions } = Properties;
  // Whoever was called reads when it's over.
  expect(OKActions).toEqual(AlarmActions);
  const [action = expect.fail()] = z.tuple([z.unknown()]).parse(AlarmActions);
  const severities = (["page", "mail"] as const).filter((each) => JSON.stringify(action).includes(topics[each]));
  expect(severities).toHaveLength(1);
  return severities[0] ?? expect.fail();
};

test("every alarm tells the people of its severity that it's on and that it's over, and the runbooks' list says whom", () => {
  const severitiesOf = new Map<string, Set<Severity>>();
  for (const template of [app, edgeAlarms, monitoring]) {
    for (const [, alarm] of resourcesIn(template)("AWS::CloudWatch::Alarm")) {
      const [runbook = ""] = /[a-z-]+\.md$/.exec(String(alarm.Properties.AlarmDescription)) ?? [];
      severitiesOf.set(runbook, (severitiesOf.get(runbook) ?? new Set()).add(severityIn(template, alarm)));
    }
  }
  const list = readFileSync(join(root, "docs/runbooks/README.md"), "utf8");
  const listed = [...list.matchAll(/^\| \[[a-z-]+\]\(([a-z-]+\.md)\).* \| ((?:mail|page)(?:, page)?) \|$/gm)];
  expect(listed.length).toBeGreaterThan(20);
  expect(Object.fromEntries(listed.map(([, runbook, severities]) => [runbook, severities]))).toEqual(
    Object.fromEntries(
      [...severitiesOf].map(([runbook, severities]) => [runbook, [...severities].toSorted().join(", ")]),
    ),
  );
});

test("what wakes somebody isn't one failure of one request, and saving, sharing and signing in do", () => {
  const specs: Readonly<Record<string, FunctionSpec>> = { ...userPoolTriggers, ...scheduledFunctions };
  for (const [name, { severity, failuresBeforeAlarm = 1 }] of Object.entries(specs)) {
    if (severity === "page") expect(failuresBeforeAlarm, name).toBeGreaterThan(1);
  }
  for (const { severity } of [apiFunctions.plays, apiFunctions.sharing, userPoolTriggers.preTokenGeneration, canary]) {
    expect(severity).toBe("page");
  }
});

test("CloudWatch may publish to both topics", () => {
  for (const template of [app, edgeAlarms]) {
    for (const topic of Object.values(topicsOf(template))) {
      template.hasResourceProperties("AWS::SNS::TopicPolicy", {
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
    }
  }
});

test("urgent alarms have an address of their own; without it, one address gets all of them", () => {
  const addressesIn = (template: Template) => {
    const { page, mail } = topicsOf(template);
    const subscribed = resourcesIn(template)("AWS::SNS::Subscription").map(([, { Properties }]) => Properties);
    const to = (topic: string) =>
      subscribed.filter(({ TopicArn }) => isDeepStrictEqual(TopicArn, { Ref: topic })).map(({ Endpoint }) => Endpoint);
    return { page: to(page), mail: to(mail) };
  };
  expect(addressesIn(app)).toEqual({ page: ["pager@theater.example"], mail: ["ops@theater.example"] });
  expect(addressesIn(edgeAlarms)).toEqual(addressesIn(app));
  const before = new Stack();
  new Alarms(before, "Alarms", { alarmEmail: "ops@theater.example" });
  expect(addressesIn(Template.fromStack(before))).toEqual({
    page: ["ops@theater.example"],
    mail: ["ops@theater.example"],
  });
  expect(addressesIn(bareApp)).toEqual({ page: [], mail: [] });
});

test("while a stage is created, its alarms tell nobody", () => {
  const areHeard = (stage: Partial<Stage>) => {
    const stack = new Stack();
    const alarms = new Alarms(stack, "Alarms", stage);
    const metric = new Metric({ namespace: "AWS/CloudFront", metricName: "5xxErrorRate" });
    alarms.alarm(stack, "Failing", { metric, threshold: 1, ...alarmTexts.siteFailing });
    const [[, { Properties }] = expect.fail()] = resourcesIn(Template.fromStack(stack))("AWS::CloudWatch::Alarm");
    return Properties.ActionsEnabled;
  };
  expect(areHeard({ isNew: true })).toBe(false);
  expect(areHeard({})).toBe(true);
});

test("an alarm goes off before the account's quota of concurrent functions is reached", () => {
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 400 });
  bareApp.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 800 });
});

test("a new account's quota of ten functions has no alarm, because one person who opens the app nearly reaches it", () => {
  const watched = resourcesIn(newAccountStage().app)("AWS::CloudWatch::Alarm").map(
    ([, { Properties }]) => Properties.MetricName,
  );
  expect(watched.length).toBeGreaterThan(0);
  expect(watched).not.toContain("ClaimedAccountConcurrency");
});
