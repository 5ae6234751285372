import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
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

test("the canary decides, after the change, on each function of the API, and may be called and may answer", () => {
  const asking = all("AWS::Lambda::Alias").filter(
    ([, alias]) => updateOf(alias).CodeDeployLambdaAliasUpdate.AfterAllowTrafficHook === "Ghostlight-main-canary",
  );
  const named = asking.map(([id]) => /^Functions(\w+)ApiLive/.exec(id)?.[1]?.toLowerCase());
  expect(named.sort()).toEqual(Object.keys(apiFunctions).sort());
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
  for (const name of Object.keys(apiFunctions)) {
    expect(answers).toContain(`${name[0]?.toUpperCase()}${name.slice(1)}ApiRelease`);
  }
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
