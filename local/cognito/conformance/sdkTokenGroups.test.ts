import {
  AdminAddUserToGroupCommand,
  AssociateSoftwareTokenCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import type { InvokeTrigger } from "../LocalUserPool.ts";
import { clientId } from "./conformanceRun.ts";
import { openForSdk, who } from "./sdkFixture.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("the AWS SDK (groups in tokens)");

const properties = { LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: "arn", LambdaVersion: "V2_0" } } };

const groupsIn = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())["cognito:groups"];

test("the trigger before token generation decides which groups the tokens name", async () => {
  const events: { triggerSource: string; version: string; request: object }[] = [];
  let details: object | null = null;
  const invokeTrigger: InvokeTrigger = async (_trigger, event) => {
    events.push(event as (typeof events)[number]);
    return { ...event, response: { claimsAndScopeOverrideDetails: details } };
  };
  const { sdk, account, signIn, refresh } = await openForSdk({ invokeTrigger, properties });
  account();
  await sdk.send(new AdminAddUserToGroupCommand({ ...who, GroupName: "admins" }));

  await step("it gets the groups, and a response without details keeps them in both tokens", async () => {
    const { AccessToken, IdToken, RefreshToken } = await signIn();
    expect([groupsIn(AccessToken), groupsIn(IdToken)]).toEqual([["admins"], ["admins"]]);
    await refresh(RefreshToken);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      "TokenGeneration_Authentication",
      "TokenGeneration_RefreshTokens",
    ]);
    expect(events[0]).toMatchObject({
      version: "2",
      request: { groupConfiguration: { groupsToOverride: ["admins"] }, scopes: ["aws.cognito.signin.user.admin"] },
    });
  });
  await step("groups are replaced by those in the response, and suppressed without any", async () => {
    details = { groupOverrideDetails: { groupsToOverride: ["critics"] } };
    expect(groupsIn((await signIn()).AccessToken)).toEqual(["critics"]);
    for (const none of [{}, { groupOverrideDetails: null }, { groupOverrideDetails: { groupsToOverride: [] } }]) {
      details = none;
      expect(groupsIn((await signIn()).AccessToken)).toBeUndefined();
    }
  });
  await step("without its scope, an access token changes nothing, and a refresh decides again", async () => {
    const groupOverrideDetails = { groupsToOverride: ["critics"] };
    const scopesToSuppress = ["aws.cognito.signin.user.admin"];
    details = { groupOverrideDetails, accessTokenGeneration: { scopesToSuppress, scopesToAdd: ["theater/lamp"] } };
    const { AccessToken, RefreshToken } = await signIn();
    expect(groupsIn(AccessToken)).toEqual(["critics"]);
    expect(Buffer.from(AccessToken.split(".")[1] ?? "", "base64url").toString()).toContain('"scope":"theater/lamp"');
    const missing = { name: "NotAuthorizedException", message: "Access Token does not have required scopes" };
    for (const command of [
      new GetUserCommand({ AccessToken }),
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "name", Value: "Thief" }] }),
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
      new AssociateSoftwareTokenCommand({ AccessToken }),
      new GlobalSignOutCommand({ AccessToken }),
      new DeleteUserCommand({ AccessToken }),
    ])
      await expect(sdk.send(command as GetUserCommand)).rejects.toMatchObject(missing);
    details = { groupOverrideDetails };
    const input = { ClientId: clientId, RefreshToken };
    const { AuthenticationResult } = await sdk.send(new GetTokensFromRefreshTokenCommand(input));
    const renewed = AuthenticationResult?.AccessToken ?? "";
    expect(await sdk.send(new GetUserCommand({ AccessToken: renewed }))).toMatchObject({
      Username: expect.any(String),
    });
  });
  await step("a response with what the stand-in can't do is refused", async () => {
    details = { accessTokenGeneration: { claimsToSuppress: ["sub"] } };
    await expect(signIn()).rejects.toMatchObject({ name: "InvalidLambdaResponseException" });
  });
});
