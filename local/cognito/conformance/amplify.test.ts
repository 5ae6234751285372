import { AdminCreateUserCommand, type CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from "aws-amplify/auth";
import { afterEach, expect, test } from "vitest";
import { periodAt, totpCode } from "../totp.ts";
import { type Device, takeDevice } from "./amplifyDevice.ts";
import { magicLambdaConfig, magicTriggers } from "./magicTriggers.ts";
import { type Rehearsal, type RehearsalOptions, rehearse, sdkOf, userPoolId, wrong } from "./rehearsal.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("aws-amplify");
const password = "words long enough";
let stage: Rehearsal;
let sdk: CognitoIdentityProviderClient;

const open = async (options: RehearsalOptions = {}) => {
  stage = await rehearse(options);
  sdk = sdkOf(stage);
  takeDevice(stage.endpoint);
};
afterEach(async () => {
  await signOut();
  await stage.stop();
});

const refused = (name: string) => ({ name });
const account = (email = "will@example.com") => {
  stage.ensureAccount({ email, password, name: "Will" });
  return { username: email, password };
};
const next = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });
const done = { isSignedIn: true, nextStep: { signInStep: "DONE" } };

test("sign-up and confirmation", async () => {
  await open();
  const username = "new@example.com";
  const options = { userAttributes: { email: username, name: "New" } };
  await step("sign-up refuses what is no address", () =>
    expect(signUp({ username: "nobody", password, options })).rejects.toMatchObject(
      refused("InvalidParameterException"),
    ),
  );
  await step("sign-up refuses a short password", () =>
    expect(signUp({ username, password: "short", options })).rejects.toMatchObject(refused("InvalidPasswordException")),
  );
  await step("sign-up refuses attributes that the client may not write", () =>
    expect(
      signUp({
        username,
        password,
        options: { userAttributes: { ...options.userAttributes, email_verified: "true" } },
      }),
    ).rejects.toMatchObject(refused("NotAuthorizedException")),
  );
  await step("sign-up sends a code", async () => {
    await expect(signUp({ username, password, options })).resolves.toMatchObject({
      isSignUpComplete: false,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nextStep: {
        signUpStep: "CONFIRM_SIGN_UP",
        codeDeliveryDetails: { destination: "n***@e***", attributeName: "email" },
      },
    });
    expect(stage.codeFor(username)).toMatch(/^\d{6}$/);
  });
  await step("the address is taken from now on, however it is written", () =>
    expect(signUp({ username: "NEW@Example.com", password, options })).rejects.toMatchObject(
      refused("UsernameExistsException"),
    ),
  );
  await step("an unconfirmed account is led to confirmation, with the right password only", async () => {
    await expect(signIn({ username, password })).resolves.toMatchObject(next("CONFIRM_SIGN_UP"));
    await expect(signIn({ username, password: "another one" })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    );
  });
  await step("a wrong code is refused", () =>
    expect(confirmSignUp({ username, confirmationCode: wrong(stage.codeFor(username)) })).rejects.toMatchObject(
      refused("CodeMismatchException"),
    ),
  );
  await step("a new code makes the old one useless", async () => {
    const old = stage.codeFor(username);
    await resendSignUpCode({ username });
    if (old !== stage.codeFor(username))
      await expect(confirmSignUp({ username, confirmationCode: old })).rejects.toMatchObject(
        refused("CodeMismatchException"),
      );
  });
  await step("the code confirms", () =>
    expect(confirmSignUp({ username, confirmationCode: stage.codeFor(username) })).resolves.toMatchObject({
      isSignUpComplete: true,
    }),
  );
  await step("once", () =>
    expect(confirmSignUp({ username, confirmationCode: stage.codeFor(username) })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("a confirmed account gets no further code", () =>
    expect(resendSignUpCode({ username })).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("SRP sign-in, whatever the case of the address", () =>
    expect(signIn({ username: "New@Example.COM", password })).resolves.toMatchObject(done),
  );
});

test("automatic sign-in after confirmation", async () => {
  await open();
  const username = "auto@example.com";
  await step("sign-up with automatic sign-in", () =>
    signUp({ username, password, options: { userAttributes: { email: username, name: "Auto" }, autoSignIn: true } }),
  );
  await step("confirmation offers to complete it", () =>
    expect(confirmSignUp({ username, confirmationCode: stage.codeFor(username) })).resolves.toMatchObject({
      nextStep: { signUpStep: "COMPLETE_AUTO_SIGN_IN" },
    }),
  );
  await step("automatic sign-in", () => expect(autoSignIn()).resolves.toMatchObject(done));
});

test("sessions: refresh with rotation, sign-out here and everywhere", async () => {
  await open();
  const person = account();
  const laptop = takeDevice(stage.endpoint);
  await step("sign-in on one device", () => signIn(person));
  const first = await fetchAuthSession();
  await step("forced refresh gives new tokens of the same session", async () => {
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
  const phone = takeDevice(stage.endpoint, new Map());
  await step("sign-in on a second device", () => expect(signIn(person)).resolves.toMatchObject(done));
  await step("sign-out on one device leaves the other signed in", async () => {
    await signOut();
    takeDevice(stage.endpoint, laptop);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  });
  await step("a revoked refresh token signs its device out", async () => {
    takeDevice(stage.endpoint, phone);
    await signIn(person);
    const stolen = new Map(phone);
    await signOut();
    takeDevice(stage.endpoint, stolen);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });
  await step("global sign-out ends the session of every device", async () => {
    takeDevice(stage.endpoint, phone);
    await signIn(person);
    await signOut({ global: true });
    takeDevice(stage.endpoint, laptop);
    await expect(fetchUserAttributes()).rejects.toMatchObject(refused("NotAuthorizedException"));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });
});

const refreshTokenOn = (device: Device) => [...device].find(([key]) => key.endsWith(".refreshToken"))?.[1];

test("passwords: forgotten, reset, changed", async () => {
  await open();
  const person = account();
  await step("forgotten password sends a code", () =>
    expect(resetPassword(person)).resolves.toMatchObject({
      nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE" },
    }),
  );
  const newPassword = "another long one";
  const confirmationCode = stage.codeFor(person.username);
  await step("a weak new password does not use the code up", () =>
    expect(confirmResetPassword({ ...person, confirmationCode, newPassword: "short" })).rejects.toMatchObject(
      refused("InvalidPasswordException"),
    ),
  );
  await step("a wrong code is refused", () =>
    expect(
      confirmResetPassword({ ...person, confirmationCode: wrong(confirmationCode), newPassword }),
    ).rejects.toMatchObject(refused("CodeMismatchException")),
  );
  await step("the code sets the new password", () =>
    confirmResetPassword({ ...person, confirmationCode, newPassword }),
  );
  await step("the code works once", () =>
    expect(confirmResetPassword({ ...person, confirmationCode, newPassword })).rejects.toMatchObject(
      refused("ExpiredCodeException"),
    ),
  );
  await step("the old password is no use", () =>
    expect(signIn(person)).rejects.toMatchObject(refused("NotAuthorizedException")),
  );
  await step("the new one is", () => expect(signIn({ ...person, password: newPassword })).resolves.toMatchObject(done));
  await step("change needs the present password", () =>
    expect(updatePassword({ oldPassword: "not this one", newPassword: password })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("change", () => updatePassword({ oldPassword: newPassword, newPassword: password }));
  await step("the changed password signs in", async () => {
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(done);
  });
});

test("attributes, and a change of address", async () => {
  await open();
  const person = account();
  account("taken@example.com");
  await signIn(person);
  await step("attributes are read", () =>
    expect(fetchUserAttributes()).resolves.toMatchObject({
      email: person.username,
      email_verified: "true",
      name: "Will",
    }),
  );
  await step("a name is written", async () => {
    await updateUserAttributes({ userAttributes: { name: "William" } });
    await expect(fetchUserAttributes()).resolves.toMatchObject({ name: "William" });
  });
  await step("verification cannot be written by oneself", () =>
    expect(updateUserAttributes({ userAttributes: { email_verified: "true" } })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("nor what the pool does not have", () =>
    expect(updateUserAttributes({ userAttributes: { "custom:tier": "company" } })).rejects.toMatchObject(
      refused("InvalidParameterException"),
    ),
  );
  await step("an address of somebody else is refused", () =>
    expect(updateUserAttributes({ userAttributes: { email: "taken@example.com" } })).rejects.toMatchObject(
      refused("AliasExistsException"),
    ),
  );
  const email = "william@example.com";
  await step("a new address gets a code, the old one stays", async () => {
    await expect(updateUserAttributes({ userAttributes: { email } })).resolves.toMatchObject({
      email: { isUpdated: false, nextStep: { updateAttributeStep: "CONFIRM_ATTRIBUTE_WITH_CODE" } },
    });
    await expect(fetchUserAttributes()).resolves.toMatchObject({ email: person.username, email_verified: "true" });
  });
  await step("a code can be asked for again", async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: "email" });
    expect(stage.mails[0]?.to).toBe(email);
  });
  await step("a wrong code changes nothing", () =>
    expect(
      confirmUserAttribute({ userAttributeKey: "email", confirmationCode: wrong(stage.codeFor(email)) }),
    ).rejects.toMatchObject(refused("CodeMismatchException")),
  );
  await step("the code makes the switch", async () => {
    await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: stage.codeFor(email) });
    await expect(fetchUserAttributes()).resolves.toMatchObject({ email, email_verified: "true" });
  });
  await step("one signs in by the new address, not by the old", async () => {
    await signOut();
    await expect(signIn(person)).rejects.toMatchObject(refused("NotAuthorizedException"));
    await expect(signIn({ ...person, username: email })).resolves.toMatchObject(done);
  });
  await step("an account deletes itself", async () => {
    await deleteUser();
    await expect(signIn({ ...person, username: email })).rejects.toMatchObject(refused("NotAuthorizedException"));
  });
});

test("an authenticator app", async () => {
  await open();
  const person = account();
  await signIn(person);
  const { sharedSecret } = await step("a secret is given", () => setUpTOTP());
  const code = (periods = 0) => totpCode(sharedSecret, periodAt(stage.now()) + periods);
  await step("it cannot be switched on before its first code", () =>
    expect(updateMFAPreference({ totp: "PREFERRED" })).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("a wrong first code is refused", () =>
    expect(verifyTOTPSetup({ code: wrong(code()) })).rejects.toMatchObject(refused("EnableSoftwareTokenMFAException")),
  );
  await step("the first code verifies", () => verifyTOTPSetup({ code: code() }));
  await step("it is switched on", async () => {
    await updateMFAPreference({ totp: "PREFERRED" });
    await expect(fetchMFAPreference()).resolves.toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
  });
  await step("sign-in asks for a code", async () => {
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_TOTP_CODE"));
  });
  await step("no code is taken twice", () =>
    expect(confirmSignIn({ challengeResponse: code() })).rejects.toMatchObject(refused("ExpiredCodeException")),
  );
  await step("a mistyped code may be typed again", async () => {
    stage.pass({ seconds: 30 });
    await expect(confirmSignIn({ challengeResponse: wrong(code()) })).rejects.toMatchObject(
      refused("CodeMismatchException"),
    );
    await expect(confirmSignIn({ challengeResponse: code() })).resolves.toMatchObject(done);
  });
  await step("it is switched off", async () => {
    await updateMFAPreference({ totp: "DISABLED" });
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(done);
  });
});

test("a custom challenge without a password", async () => {
  const { calls, invokeTrigger } = magicTriggers("open sesame");
  await open({ invokeTrigger, properties: magicLambdaConfig });
  const { username } = account();
  const begin = () =>
    signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP", clientMetadata: { from: "InitiateAuth" } } });
  await step("the challenge is put, with its public part", async () => {
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
  await step("a wrong answer puts it again", () =>
    expect(confirmSignIn({ challengeResponse: "wrong" })).resolves.toMatchObject(
      next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE"),
    ),
  );
  calls.length = 0;
  await step("the right answer signs in", () =>
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
  await step("Define is told of every answer", () => {
    expect(calls.find(({ trigger }) => trigger === "DefineAuthChallenge")?.request.session).toEqual([
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: false, challengeMetadata: "LINK" },
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: true, challengeMetadata: "LINK" },
    ]);
  });
  await step("three wrong answers end it", async () => {
    await signOut();
    await begin();
    for (const answer of ["a", "b"]) await confirmSignIn({ challengeResponse: answer });
    await expect(confirmSignIn({ challengeResponse: "c" })).rejects.toMatchObject(refused("NotAuthorizedException"));
  });
  await step("nobody gets the same challenge, and never in", async () => {
    calls.length = 0;
    await expect(
      signIn({ username: "nobody@example.com", options: { authFlowType: "CUSTOM_WITHOUT_SRP" } }),
    ).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE"));
    expect(calls.map(({ request }) => request.userNotFound)).toEqual([true, true, true]);
    await expect(confirmSignIn({ challengeResponse: "open sesame" })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    );
  });
});

test("a custom challenge behind a password", async () => {
  const { invokeTrigger } = magicTriggers("open sesame");
  await open({ invokeTrigger, properties: magicLambdaConfig });
  const person = account();
  const options = { authFlowType: "CUSTOM_WITH_SRP" } as const;
  await step("a wrong password comes to no challenge", () =>
    expect(signIn({ ...person, password: "not this one", options })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("the right one does", () =>
    expect(signIn({ ...person, options })).resolves.toMatchObject(next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE")),
  );
  await step("the right answer signs in", () =>
    expect(confirmSignIn({ challengeResponse: "open sesame" })).resolves.toMatchObject(done),
  );
});

test("the other password flows", async () => {
  await open();
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
  await step("USER_AUTH offers what there is", async () => {
    const { nextStep } = await signIn({ username: person.username, options: { authFlowType: "USER_AUTH" } });
    expect(nextStep).toMatchObject({
      signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION",
      availableChallenges: ["PASSWORD", "PASSWORD_SRP"],
    });
  });
  await step("and goes on with the choice", async () => {
    await confirmSignIn({ challengeResponse: "PASSWORD_SRP" });
    await expect(confirmSignIn({ challengeResponse: password })).resolves.toMatchObject(done);
  });
});

test("an account that an operator made chooses its own password", async () => {
  await open();
  const username = "invited@example.com";
  await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: username,
      TemporaryPassword: "temporary one",
      UserAttributes: [{ Name: "name", Value: "Invited" }],
    }),
  );
  await step("the temporary password leads to a choice", () =>
    expect(signIn({ username, password: "temporary one" })).resolves.toMatchObject(
      next("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED"),
    ),
  );
  await step("a weak one may be chosen again", () =>
    expect(confirmSignIn({ challengeResponse: "weak" })).rejects.toMatchObject(refused("InvalidPasswordException")),
  );
  await step("the choice signs in", () =>
    expect(confirmSignIn({ challengeResponse: password })).resolves.toMatchObject(done),
  );
  await step("the name is the account's own", () =>
    expect(getCurrentUser()).resolves.toMatchObject({ userId: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  );
});
