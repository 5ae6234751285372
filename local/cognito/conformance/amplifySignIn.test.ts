import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from "aws-amplify/auth";
import { expect, test } from "vitest";
import { periodAt, totpCode } from "../totp.ts";
import { type AmplifyDevice, useAmplifyDevice } from "./amplifyDevice.ts";
import { done, next, openForAmplify, password, refused } from "./amplifyFixture.ts";
import { wrong } from "./conformanceRun.ts";
import { magicLambdaConfig, magicTriggers } from "./magicTriggers.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("aws-amplify (sign-in)");

test("sessions: refresh with rotation, sign-out here and everywhere", async () => {
  const { cognito, account } = await openForAmplify();
  const person = account();
  const laptop = useAmplifyDevice(cognito.endpoint);
  await step("sign-in on one device", () => signIn(person));
  const first = await fetchAuthSession();
  await step("a forced refresh returns new tokens of the same session", async () => {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.accessToken.payload.jti).not.toBe(first.tokens?.accessToken.payload.jti);
    expect(tokens?.accessToken.payload.origin_jti).toBe(first.tokens?.accessToken.payload.origin_jti);
    expect(tokens?.accessToken.payload.auth_time).toBe(first.tokens?.accessToken.payload.auth_time);
  });
  await step("rotation replaces the refresh token on the device", async () => {
    const before = refreshTokenOn(laptop);
    await fetchAuthSession({ forceRefresh: true });
    expect(refreshTokenOn(laptop)).not.toBe(before);
  });
  const phone = useAmplifyDevice(cognito.endpoint, new Map());
  await step("sign-in on a second device", () => expect(signIn(person)).resolves.toMatchObject(done));
  await step("sign-out on one device leaves the other signed in", async () => {
    await signOut();
    useAmplifyDevice(cognito.endpoint, laptop);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  });
  await step("a revoked refresh token signs its device out", async () => {
    useAmplifyDevice(cognito.endpoint, phone);
    await signIn(person);
    const stolen = new Map(phone);
    await signOut();
    useAmplifyDevice(cognito.endpoint, stolen);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });
  await step("global sign-out ends the session of every device", async () => {
    useAmplifyDevice(cognito.endpoint, phone);
    await signIn(person);
    await signOut({ global: true });
    useAmplifyDevice(cognito.endpoint, laptop);
    await expect(fetchUserAttributes()).rejects.toMatchObject(refused("NotAuthorizedException"));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });
});

const refreshTokenOn = (device: AmplifyDevice) => [...device].find(([key]) => key.endsWith(".refreshToken"))?.[1];

test("an authenticator app", async () => {
  const { cognito, account } = await openForAmplify();
  const person = account();
  await signIn(person);
  const { sharedSecret } = await step("a secret is issued", () => setUpTOTP());
  const code = (periods = 0) => totpCode(sharedSecret, periodAt(cognito.now()) + periods);
  await step("the app can't be turned on before its first code", () =>
    expect(updateMFAPreference({ totp: "PREFERRED" })).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("a wrong first code is refused", () =>
    expect(verifyTOTPSetup({ code: wrong(code()) })).rejects.toMatchObject(refused("EnableSoftwareTokenMFAException")),
  );
  const first = code();
  await step("the first code verifies the app", () => verifyTOTPSetup({ code: first }));
  await step("the app is turned on", async () => {
    await updateMFAPreference({ totp: "PREFERRED" });
    await expect(fetchMFAPreference()).resolves.toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
  });
  await step("sign-in asks for a code", async () => {
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_TOTP_CODE"));
  });
  await step("no code is accepted twice", () =>
    expect(confirmSignIn({ challengeResponse: first })).rejects.toMatchObject(refused("ExpiredCodeException")),
  );
  await step("after a mistyped code, another may be typed", async () => {
    cognito.pass({ seconds: 30 });
    await expect(confirmSignIn({ challengeResponse: wrong(code()) })).rejects.toMatchObject(
      refused("CodeMismatchException"),
    );
    await expect(confirmSignIn({ challengeResponse: code() })).resolves.toMatchObject(done);
  });
  await step("the app is turned off", async () => {
    await updateMFAPreference({ totp: "DISABLED" });
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(done);
  });
});

test("a custom challenge without a password", async () => {
  const { calls, invokeTrigger } = magicTriggers("open sesame");
  const { account } = await openForAmplify({ invokeTrigger, properties: magicLambdaConfig });
  const { username } = account();
  const begin = () =>
    signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP", clientMetadata: { from: "InitiateAuth" } } });
  await step("the challenge is sent with its public part", async () => {
    await expect(begin()).resolves.toMatchObject({
      nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE", additionalInfo: { hint: "the link" } },
    });
  });
  await step("InitiateAuth's ClientMetadata reaches PreAuthentication only", () => {
    expect(calls.find(({ trigger }) => trigger === "PreAuthentication")?.request).toMatchObject({
      validationData: { from: "InitiateAuth" },
    });
    for (const { trigger, request } of calls) expect(request, trigger).not.toHaveProperty("clientMetadata");
  });
  await step("a wrong answer repeats the challenge", () =>
    expect(confirmSignIn({ challengeResponse: "wrong" })).resolves.toMatchObject(
      next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE"),
    ),
  );
  calls.length = 0;
  await step("the correct answer signs in", () =>
    expect(
      confirmSignIn({ challengeResponse: "open sesame", options: { clientMetadata: { from: "Respond" } } }),
    ).resolves.toMatchObject(done),
  );
  await step("RespondToAuthChallenge's ClientMetadata reaches Verify, Define and PostAuthentication", () => {
    expect(calls.map(({ trigger }) => trigger)).toEqual([
      "VerifyAuthChallengeResponse",
      "DefineAuthChallenge",
      "PostAuthentication",
    ]);
    for (const { request } of calls) expect(request).toMatchObject({ clientMetadata: { from: "Respond" } });
  });
  await step("Define receives every answer", () => {
    expect(calls.find(({ trigger }) => trigger === "DefineAuthChallenge")?.request.session).toEqual([
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: false, challengeMetadata: "LINK" },
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: true, challengeMetadata: "LINK" },
    ]);
  });
  await step("three wrong answers end the challenge", async () => {
    await signOut();
    await begin();
    for (const answer of ["a", "b"]) await confirmSignIn({ challengeResponse: answer });
    await expect(confirmSignIn({ challengeResponse: "c" })).rejects.toMatchObject(refused("NotAuthorizedException"));
  });
  await step("a missing account gets the same challenge and can't sign in", async () => {
    calls.length = 0;
    await expect(
      signIn({ username: "nobody@example.com", options: { authFlowType: "CUSTOM_WITHOUT_SRP" } }),
    ).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE"));
    expect(calls.map(({ request }) => request.userNotFound)).toEqual([true, true, true]);
    for (const { userName } of calls) expect(userName).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    await expect(confirmSignIn({ challengeResponse: "open sesame" })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    );
    expect(new Set(calls.map(({ userName }) => userName)).size).toBe(1);
  });
});

test("a custom challenge behind a password", async () => {
  const { invokeTrigger } = magicTriggers("open sesame");
  const { account } = await openForAmplify({ invokeTrigger, properties: magicLambdaConfig });
  const person = account();
  const options = { authFlowType: "CUSTOM_WITH_SRP" } as const;
  await step("a wrong password gets no challenge", () =>
    expect(signIn({ ...person, password: "not this one", options })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("the correct password gets the challenge", () =>
    expect(signIn({ ...person, options })).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE")),
  );
  await step("the correct answer signs in", () =>
    expect(confirmSignIn({ challengeResponse: "open sesame" })).resolves.toMatchObject(done),
  );
});

test("the other password flows", async () => {
  const { account } = await openForAmplify();
  const person = account();
  await step("USER_PASSWORD_AUTH refuses a wrong password", () =>
    expect(
      signIn({ ...person, password: "not this one", options: { authFlowType: "USER_PASSWORD_AUTH" } }),
    ).rejects.toMatchObject(refused("NotAuthorizedException")),
  );
  await step("USER_PASSWORD_AUTH", async () => {
    await expect(signIn({ ...person, options: { authFlowType: "USER_PASSWORD_AUTH" } })).resolves.toMatchObject(done);
    await signOut();
  });
  for (const preferredChallenge of ["PASSWORD_SRP", "PASSWORD"] as const)
    await step(`USER_AUTH with ${preferredChallenge}`, async () => {
      const options = { authFlowType: "USER_AUTH", preferredChallenge } as const;
      await expect(signIn({ ...person, options })).resolves.toMatchObject(done);
      await signOut();
    });
  await step("USER_AUTH offers the available factors", async () => {
    const { nextStep } = await signIn({ username: person.username, options: { authFlowType: "USER_AUTH" } });
    expect(nextStep).toMatchObject({
      signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION",
      availableChallenges: ["PASSWORD", "PASSWORD_SRP"],
    });
  });
  await step("USER_AUTH continues with the chosen factor", async () => {
    await confirmSignIn({ challengeResponse: "PASSWORD_SRP" });
    await expect(confirmSignIn({ challengeResponse: password })).resolves.toMatchObject(done);
  });
});
