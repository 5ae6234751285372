import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { resourcesIn, stageAtOnce, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);

interface AliasUpdate {
  readonly CodeDeployLambdaAliasUpdate: { readonly DeploymentGroupName: { readonly Ref: string } };
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
        Alarms: [{ Name: { Ref: expect.stringContaining(id.replace(/Live\w{8}$/, "Failing")) } }],
      },
    });
  }
});

test("an alarm that is on doesn't stop a deployment that repairs what it's about", () => {
  for (const [id, { Properties }] of resourcesIn(stageAtOnce().app)("AWS::CodeDeploy::DeploymentGroup")) {
    const { DeploymentConfigName, AlarmConfiguration = { Enabled: false } } = Properties;
    expect(DeploymentConfigName, id).toBe("CodeDeployDefault.LambdaAllAtOnce");
    expect(AlarmConfiguration, id).toMatchObject({ Enabled: false });
  }
});
