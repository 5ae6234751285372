import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import type { InvokeTrigger } from "../LocalUserPool.ts";
import { clientId as ClientId } from "./conformanceRun.ts";
import { magicLambdaConfig, magicTriggers } from "./magicTriggers.ts";
import { openForSdk, password, Username } from "./sdkFixture.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("the AWS SDK (ClientMetadata)");

const everyTrigger = {
  LambdaConfig: {
    ...magicLambdaConfig.LambdaConfig,
    PreSignUp: "before signing up",
    PostConfirmation: "after confirming",
    CustomMessage: "the mails",
  },
};

type TriggerRecord = readonly [source: string, metadata: unknown, validation: unknown];

/** Opens a stand-in whose triggers record their events. */
async function openRecording() {
  const recorded: TriggerRecord[] = [];
  const { invokeTrigger: answer } = magicTriggers("open sesame");
  const invokeTrigger: InvokeTrigger = (trigger, raw) => {
    const { triggerSource, request } = raw as { triggerSource: string; request: Record<string, unknown> };
    recorded.push([triggerSource, request.clientMetadata, request.validationData]);
    return answer(trigger, raw);
  };
  const opened = await openForSdk({ invokeTrigger, properties: everyTrigger });
  return { ...opened, takeRecords: () => recorded.splice(0) };
}

const metadataFrom = (from: string) => ({ ClientMetadata: { from } });
const recordOf = (source: string, from: string | undefined): TriggerRecord => [source, from && { from }, undefined];

test("each call's ClientMetadata reaches the triggers that Cognito's reference names, and no others", async () => {
  const { sdk, cognito, takeRecords, signIn } = await openRecording();
  await step("SignUp: PreSignUp and CustomMessage", async () => {
    const UserAttributes = [{ Name: "name", Value: "Will" }];
    await sdk.send(new SignUpCommand({ ClientId, Username, Password: password, UserAttributes, ...metadataFrom("a") }));
    expect(takeRecords()).toEqual([["PreSignUp_SignUp", { from: "a" }, {}], recordOf("CustomMessage_SignUp", "a")]);
  });
  await step("ResendConfirmationCode: CustomMessage", async () => {
    await sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username, ...metadataFrom("b") }));
    expect(takeRecords()).toEqual([recordOf("CustomMessage_ResendCode", "b")]);
  });
  await step("ConfirmSignUp: PostConfirmation", async () => {
    const ConfirmationCode = cognito.codeFor(Username);
    await sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode, ...metadataFrom("c") }));
    expect(takeRecords()).toEqual([recordOf("PostConfirmation_ConfirmSignUp", "c")]);
  });
  await step("ForgotPassword: CustomMessage", async () => {
    await sdk.send(new ForgotPasswordCommand({ ClientId, Username, ...metadataFrom("d") }));
    expect(takeRecords()).toEqual([recordOf("CustomMessage_ForgotPassword", "d")]);
  });
  await step("ConfirmForgotPassword: PostConfirmation", async () => {
    const ConfirmationCode = cognito.codeFor(Username);
    const input = { ClientId, Username, ConfirmationCode, Password: password, ...metadataFrom("e") };
    await sdk.send(new ConfirmForgotPasswordCommand(input));
    expect(takeRecords()).toEqual([recordOf("PostConfirmation_ConfirmForgotPassword", "e")]);
  });
  await step("InitiateAuth: only PreAuthentication, as validationData; Define and Create receive nothing", async () => {
    const begin = { ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: Username } } as const;
    const { Session } = await sdk.send(new InitiateAuthCommand({ ...begin, ...metadataFrom("f") }));
    expect(takeRecords()).toEqual([
      ["PreAuthentication_Authentication", undefined, { from: "f" }],
      recordOf("DefineAuthChallenge_Authentication", undefined),
      recordOf("CreateAuthChallenge_Authentication", undefined),
    ]);
    const ChallengeResponses = { USERNAME: Username, ANSWER: "wrong" };
    const answer = { ClientId, ChallengeName: "CUSTOM_CHALLENGE", Session, ChallengeResponses } as const;
    await sdk.send(new RespondToAuthChallengeCommand({ ...answer, ...metadataFrom("g") }));
  });
  await step("RespondToAuthChallenge: Verify, Define and Create", () => {
    expect(takeRecords()).toEqual([
      recordOf("VerifyAuthChallengeResponse_Authentication", "g"),
      recordOf("DefineAuthChallenge_Authentication", "g"),
      recordOf("CreateAuthChallenge_Authentication", "g"),
    ]);
  });
  const { AccessToken } = await signIn();
  takeRecords();
  await step("UpdateUserAttributes: CustomMessage", async () => {
    const UserAttributes = [{ Name: "email", Value: "new@example.com" }];
    await sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes, ...metadataFrom("h") }));
    expect(takeRecords()).toEqual([recordOf("CustomMessage_UpdateUserAttribute", "h")]);
  });
  await step("GetUserAttributeVerificationCode: CustomMessage", async () => {
    const input = { AccessToken, AttributeName: "email", ...metadataFrom("i") };
    await sdk.send(new GetUserAttributeVerificationCodeCommand(input));
    expect(takeRecords()).toEqual([recordOf("CustomMessage_VerifyUserAttribute", "i")]);
  });
});
