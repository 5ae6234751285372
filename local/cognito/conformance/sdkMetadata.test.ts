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

type Told = readonly [source: string, metadata: unknown, validation: unknown];

/** Opens a stage whose triggers record their events. */
async function openListening() {
  const told: Told[] = [];
  const { invokeTrigger: answer } = magicTriggers("open sesame");
  const invokeTrigger: InvokeTrigger = (trigger, raw) => {
    const { triggerSource, request } = raw as { triggerSource: string; request: Record<string, unknown> };
    told.push([triggerSource, request.clientMetadata, request.validationData]);
    return answer(trigger, raw);
  };
  const opened = await openForSdk({ invokeTrigger, properties: everyTrigger });
  return { ...opened, heard: () => told.splice(0) };
}

const said = (from: string) => ({ ClientMetadata: { from } });
const of = (source: string, from: string | undefined): Told => [source, from && { from }, undefined];

test("each call's ClientMetadata reaches the triggers that Cognito's reference names, and no others", async () => {
  const { sdk, stage, heard, signIn } = await openListening();
  await step("SignUp: PreSignUp and CustomMessage", async () => {
    const UserAttributes = [{ Name: "name", Value: "Will" }];
    await sdk.send(new SignUpCommand({ ClientId, Username, Password: password, UserAttributes, ...said("a") }));
    expect(heard()).toEqual([["PreSignUp_SignUp", { from: "a" }, {}], of("CustomMessage_SignUp", "a")]);
  });
  await step("ResendConfirmationCode: CustomMessage", async () => {
    await sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username, ...said("b") }));
    expect(heard()).toEqual([of("CustomMessage_ResendCode", "b")]);
  });
  await step("ConfirmSignUp: PostConfirmation", async () => {
    const ConfirmationCode = stage.codeFor(Username);
    await sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode, ...said("c") }));
    expect(heard()).toEqual([of("PostConfirmation_ConfirmSignUp", "c")]);
  });
  await step("ForgotPassword: CustomMessage", async () => {
    await sdk.send(new ForgotPasswordCommand({ ClientId, Username, ...said("d") }));
    expect(heard()).toEqual([of("CustomMessage_ForgotPassword", "d")]);
  });
  await step("ConfirmForgotPassword: PostConfirmation", async () => {
    const ConfirmationCode = stage.codeFor(Username);
    const input = { ClientId, Username, ConfirmationCode, Password: password, ...said("e") };
    await sdk.send(new ConfirmForgotPasswordCommand(input));
    expect(heard()).toEqual([of("PostConfirmation_ConfirmForgotPassword", "e")]);
  });
  await step("InitiateAuth: only PreAuthentication, as validationData; Define and Create receive nothing", async () => {
    const begin = { ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: Username } } as const;
    const { Session } = await sdk.send(new InitiateAuthCommand({ ...begin, ...said("f") }));
    expect(heard()).toEqual([
      ["PreAuthentication_Authentication", undefined, { from: "f" }],
      of("DefineAuthChallenge_Authentication", undefined),
      of("CreateAuthChallenge_Authentication", undefined),
    ]);
    const ChallengeResponses = { USERNAME: Username, ANSWER: "wrong" };
    const answer = { ClientId, ChallengeName: "CUSTOM_CHALLENGE", Session, ChallengeResponses } as const;
    await sdk.send(new RespondToAuthChallengeCommand({ ...answer, ...said("g") }));
  });
  await step("RespondToAuthChallenge: Verify, Define and Create", () => {
    expect(heard()).toEqual([
      of("VerifyAuthChallengeResponse_Authentication", "g"),
      of("DefineAuthChallenge_Authentication", "g"),
      of("CreateAuthChallenge_Authentication", "g"),
    ]);
  });
  const { AccessToken } = await signIn();
  heard();
  await step("UpdateUserAttributes: CustomMessage", async () => {
    const UserAttributes = [{ Name: "email", Value: "new@example.com" }];
    await sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes, ...said("h") }));
    expect(heard()).toEqual([of("CustomMessage_UpdateUserAttribute", "h")]);
  });
  await step("GetUserAttributeVerificationCode: CustomMessage", async () => {
    const input = { AccessToken, AttributeName: "email", ...said("i") };
    await sdk.send(new GetUserAttributeVerificationCodeCommand(input));
    expect(heard()).toEqual([of("CustomMessage_VerifyUserAttribute", "i")]);
  });
});
