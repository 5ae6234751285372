import { readFileSync } from "node:fs";
import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import * as plays from "#domain/api/plays.ts";
import * as shared from "#domain/api/shared.ts";
import * as sharing from "#domain/api/sharing.ts";
import * as updates from "#domain/api/updates.ts";
import { policiesIn, resourcesIn, stageAtOnce, wholeStage } from "#tests/support/synthesizedStage.ts";
import { apiFunctions } from "./functionSpecs.ts";

const { app, monitoring } = wholeStage();
const all = resourcesIn(app);

interface AliasUpdate {
  readonly CodeDeployLambdaAliasUpdate: {
    readonly DeploymentGroupName: { readonly Ref: string };
    readonly AfterAllowTrafficHook?: unknown;
  };
}
const updateOf = (alias: object): AliasUpdate => (alias as { UpdatePolicy: AliasUpdate }).UpdatePolicy;

test("requests go to an alias of each function, which gets a new version gradually", () => {
  const aliases = all("AWS::Lambda::Alias");
  expect(aliases).toHaveLength(Object.keys(capabilities).length);
  const targets = all("AWS::ApiGatewayV2::Integration").map(([, { Properties }]) => Properties.IntegrationUri);
  expect(new Set(targets)).toEqual(new Set(aliases.map(([id]) => ({ Ref: id }))));
  const groups = new Map(all("AWS::CodeDeploy::DeploymentGroup"));
  for (const [id, alias] of aliases) {
    const { DeploymentGroupName } = updateOf(alias).CodeDeployLambdaAliasUpdate;
    const group = groups.get(DeploymentGroupName.Ref);
    expect(group?.Properties, id).toMatchObject({
      AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(["DEPLOYMENT_STOP_ON_ALARM"]) },
      DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [{ Name: { Ref: expect.stringContaining(id.replace(/Live\w{8}$/, "ReleaseFailing")) } }],
      },
    });
  }
});

/** The capabilities whose routes the code of the canary calls. */
function calledByCanary(): readonly string[] {
  const code = ["lambdas/canary/runCanary.ts", "lambdas/services/site/exerciseSite.ts"]
    .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8"))
    .join("\n");
  const contracts = new Map<unknown, string>(
    Object.entries({ ...plays, ...shared, ...sharing, ...updates }).map(([name, contract]) => [contract, name]),
  );
  const isCalled = (contract: unknown) => new RegExp(`\\b(writer|reader)\\(${contracts.get(contract)}\\b`).test(code);
  return Object.entries(capabilities)
    .filter(([, routes]) => routes.some(isCalled))
    .map(([name]) => name);
}

test("the canary decides, after the change, on each function that it uses, and may be called and may answer", () => {
  const asking = all("AWS::Lambda::Alias").filter(
    ([, alias]) => updateOf(alias).CodeDeployLambdaAliasUpdate.AfterAllowTrafficHook === "Ghostlight-main-canary",
  );
  const named = asking.map(([id]) => /^Functions(\w+)ApiLive/.exec(id)?.[1]?.toLowerCase());
  expect(named.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual([...calledByCanary()].sort());
  const declared = Object.entries(apiFunctions).filter(([, { isUsedByCanary }]) => isUsedByCanary);
  expect(declared.map(([name]) => name).sort()).toEqual(named);
  const [[canaryId] = expect.fail()] = resourcesIn(monitoring)("AWS::Lambda::Function").filter(
    ([, { Properties }]) => Properties.FunctionName === "Ghostlight-main-canary",
  );
  expect(canaryId).toMatch(/^CanaryJobFunction/);
  const allowed = (template: Template, action: string) =>
    policiesIn(template).flatMap(([, { Statement }]) =>
      Statement.filter(({ Action }) => Action === action).flatMap(({ Resource }) => Resource),
    );
  expect(JSON.stringify(allowed(app, "lambda:InvokeFunction"))).toContain(":function:Ghostlight-main-canary");
  const answers = JSON.stringify(allowed(monitoring, "codedeploy:PutLifecycleEventHookExecutionStatus"));
  for (const name of ["PlaysApiRelease", "SharingApiRelease"]) expect(answers).toContain(name);
});

test("neither an alarm nor the canary stops a deployment that repairs what it's about, if it's asked to be at once", () => {
  const atOnce = resourcesIn(stageAtOnce().app);
  for (const [id, alias] of atOnce("AWS::Lambda::Alias")) {
    expect(updateOf(alias).CodeDeployLambdaAliasUpdate.AfterAllowTrafficHook, id).toBeUndefined();
  }
  for (const [id, { Properties }] of atOnce("AWS::CodeDeploy::DeploymentGroup")) {
    const { DeploymentConfigName, AlarmConfiguration = { Enabled: false } } = Properties;
    expect(DeploymentConfigName, id).toBe("CodeDeployDefault.LambdaAllAtOnce");
    expect(AlarmConfiguration, id).toMatchObject({ Enabled: false });
  }
});
