import { GetUserCommand, InitiateAuthCommand, SignUpCommand } from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ConformanceRun, clientId, sdkOf, startConformanceRun, userPoolId } from "./conformanceRun.ts";
import { magicLambdaConfig } from "./magicTriggers.ts";

const email = "will@example.com";
const password = "words long enough";
let cognito: ConformanceRun;
let sub: string;
beforeEach(async () => {
  cognito = await startConformanceRun();
  sub = cognito.ensureAccount({ email, password, name: "Will", groups: ["admins"] });
});
afterEach(() => cognito.stop());

const signIn = async () => {
  const { AuthenticationResult = {} } = await sdkOf(cognito).send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  return { access: AuthenticationResult.AccessToken ?? "", id: AuthenticationResult.IdToken ?? "" };
};

const verifier = (tokenUse: "access" | "id", pool = userPoolId) => {
  const made = CognitoJwtVerifier.create({ userPoolId: pool, clientId, tokenUse });
  made.cacheJwks(cognito.jwks);
  return made;
};

test("aws-jwt-verify accepts the tokens unchanged, with AWS's issuer", async () => {
  const { access, id } = await signIn();
  expect(cognito.issuer).toBe(`https://cognito-idp.eu-west-1.amazonaws.com/${userPoolId}`);
  expect(await verifier("access").verify(access)).toMatchObject({
    sub,
    iss: cognito.issuer,
    client_id: clientId,
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    username: sub,
    "cognito:groups": ["admins"],
    origin_jti: expect.any(String),
    event_id: expect.any(String),
    jti: expect.any(String),
    auth_time: expect.any(Number),
  });
  expect(await verifier("id").verify(id)).toMatchObject({
    sub,
    aud: clientId,
    token_use: "id",
    email,
    email_verified: true,
    name: "Will",
    "cognito:username": sub,
  });
});

test("it refuses an ID token used as an access token, another pool's token, and a tampered one", async () => {
  const { access, id } = await signIn();
  await expect(verifier("access").verify(id)).rejects.toThrow();
  await expect(verifier("access", "eu-west-1_000000000").verify(access)).rejects.toThrow();
  await expect(verifier("access").verify(tampered(access))).rejects.toThrow();
});

test("the stand-in refuses them, too", async () => {
  const { access, id } = await signIn();
  const getUser = (AccessToken: string) => sdkOf(cognito).send(new GetUserCommand({ AccessToken }));
  for (const token of [id, tampered(access), unsigned(access), "rubbish", "a.b.c"])
    await expect(getUser(token)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(getUser(access)).resolves.toMatchObject({ Username: sub });
});

const tampered = (token: string) => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const changed = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), "cognito:groups": ["owners"] };
  return [header, Buffer.from(JSON.stringify(changed)).toString("base64url"), signature].join(".");
};
const unsigned = (token: string) => `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;

const post = (operation: string, body: string, headers = {}) =>
  fetch(cognito.endpoint, {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`, ...headers },
    body,
  });

test("operators' calls need AWS credentials", async () => {
  const body = JSON.stringify({ UserPoolId: userPoolId, Username: email, GroupName: "admins" });
  for (const operation of ["AdminGetUser", "AdminAddUserToGroup", "ListUsers"]) {
    const response = await post(operation, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: "MissingAuthenticationTokenException" });
  }
});

test("browsers on other origins may call, and errors have AWS's format", async () => {
  const preflight = await fetch(cognito.endpoint, { method: "OPTIONS" });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  const response = await post("SignUp", "{}");
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/x-amz-json-1.1");
  expect(response.headers.get("x-amzn-errortype")).toBe("InvalidParameterException");
  expect(await response.json()).toEqual({ __type: "InvalidParameterException", message: expect.any(String) });
});

test.each([
  ["SignUp", "{", "SerializationException"],
  ["SignUp", "[]", "InvalidParameterException"],
  ["constructor", "{}", "UnknownOperationException"],
  ["CreateUserPool", "{}", "UnknownOperationException"],
])("%s with %s is refused and never causes a server error", async (operation, body, type) => {
  expect(await (await post(operation, body)).json()).toMatchObject({ __type: type });
});

test("the keys are at the issuer's path and contain nothing private", async () => {
  const response = await fetch(`${cognito.endpoint}/${userPoolId}/.well-known/jwks.json`);
  expect(await response.json()).toEqual(cognito.jwks);
  for (const key of cognito.jwks.keys) expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
});

const signUp = (target: ConformanceRun) =>
  sdkOf(target).send(
    new SignUpCommand({
      ClientId: clientId,
      Username: "new@example.com",
      Password: password,
      UserAttributes: [{ Name: "name", Value: "New" }],
    }),
  );

test("CustomMessage writes the e-mail; an e-mail without a placeholder for the code is refused", async () => {
  const answers = [
    { emailSubject: "Welcome", emailMessage: "<a href='/auth?code={####}'>in</a>" },
    { emailMessage: "no code" },
  ];
  const invokeTrigger = async (_trigger: string, event: object) => ({ ...event, response: answers.shift() });
  const properties = { LambdaConfig: { CustomMessage: "arn" } };
  const one = await startConformanceRun({ invokeTrigger, properties });
  await signUp(one);
  expect(one.mails[0]?.subject).toBe("Welcome");
  expect(one.mails[0]?.html).toMatch(/^<a href='\/auth\?code=\d{6}'>in<\/a>$/);
  await one.stop();
  const two = await startConformanceRun({ invokeTrigger, properties });
  await expect(signUp(two)).rejects.toMatchObject({ name: "InvalidLambdaResponseException" });
  await two.stop();
});

test("PreSignUp may refuse or confirm, and PostConfirmation follows", async () => {
  const called: string[] = [];
  let refuse = true;
  const cast = await startConformanceRun({
    properties: { LambdaConfig: { PreSignUp: "arn", PostConfirmation: "arn" } },
    invokeTrigger: async (trigger, event) => {
      called.push(trigger);
      if (refuse) throw new Error("No more seats");
      return { ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } };
    },
  });
  await expect(signUp(cast)).rejects.toMatchObject({
    name: "UserLambdaValidationException",
    message: "PreSignUp failed with error No more seats.",
  });
  refuse = false;
  await expect(signUp(cast)).resolves.toMatchObject({ UserConfirmed: true });
  expect(called).toEqual(["PreSignUp", "PreSignUp", "PostConfirmation"]);
  expect(cast.mails).toEqual([]);
  await cast.stop();
});

test("of fifty answers to one custom challenge, only one counts", async () => {
  const cast = await startConformanceRun({
    properties: magicLambdaConfig,
    invokeTrigger: async (trigger, event) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { ...event, response: responses[trigger] ?? {} };
    },
  });
  cast.ensureAccount({ email, password, name: "Will" });
  const begin = { ClientId: clientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: email } };
  const call = async (operation: string, input: object) => {
    const headers = { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` };
    return (await fetch(cast.endpoint, { method: "POST", headers, body: JSON.stringify(input) })).json();
  };
  const { Session } = await call("InitiateAuth", begin);
  const answer = {
    ClientId: clientId,
    ChallengeName: "CUSTOM_CHALLENGE",
    Session,
    ChallengeResponses: { USERNAME: email, ANSWER: "yes" },
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => call("RespondToAuthChallenge", answer)));
  expect(all.filter(({ __type }) => __type === "NotAuthorizedException")).toHaveLength(49);
  await cast.stop();
});

const responses: Record<string, object> = {
  DefineAuthChallenge: { challengeName: "CUSTOM_CHALLENGE" },
  CreateAuthChallenge: {},
  VerifyAuthChallengeResponse: { answerCorrect: true },
};
