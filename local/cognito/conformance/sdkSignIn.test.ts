import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import { clientId, wrong } from "./conformanceRun.ts";
import { notAuthorized, openForSdk, password, refused, Username, unknownUser } from "./sdkFixture.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("the AWS SDK (sign-in)");

test("refresh tokens with rotation", async () => {
  const { sdk, cognito, signIn, refresh, getUser, account } = await openForSdk();
  account();
  await step("the legacy refresh flow is refused with rotation on", () =>
    expect(
      sdk.send(
        new InitiateAuthCommand({
          ClientId: clientId,
          AuthFlow: "REFRESH_TOKEN_AUTH",
          AuthParameters: { REFRESH_TOKEN: "any" },
        }),
      ),
    ).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  const { RefreshToken, AccessToken } = await signIn();
  const replacement = await step("each refresh returns a new refresh token", () => refresh(RefreshToken));
  await step("the old token still works within the grace period, for concurrent tabs", async () => {
    cognito.pass({ seconds: 9 });
    expect(await refresh(RefreshToken)).not.toBe(replacement);
  });
  await step("the old token is refused after the grace period", async () => {
    cognito.pass({ seconds: 2 });
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refused("RefreshTokenReuseException"));
  });
  await step("the new token works", () => refresh(replacement));
  await step("an access token expires", async () => {
    cognito.pass({ minutes: 15 });
    await expect(getUser(AccessToken)).rejects.toMatchObject(notAuthorized("Access Token has expired"));
  });
  await step("rotation doesn't extend the session", async () => {
    cognito.pass({ days: 29 });
    const newest = await refresh(await refresh((await signIn()).RefreshToken));
    cognito.pass({ days: 31 });
    await expect(refresh(newest)).rejects.toMatchObject(notAuthorized("Refresh Token has expired"));
  });
  await step("an unknown refresh token is refused", () =>
    expect(refresh("made up")).rejects.toMatchObject(notAuthorized("Invalid Refresh Token")),
  );
  await step("revoking one session leaves the others", async () => {
    const [one, two] = [await signIn(), await signIn()];
    await sdk.send(new RevokeTokenCommand({ ClientId: clientId, Token: one.RefreshToken }));
    await expect(getUser(one.AccessToken)).rejects.toMatchObject(notAuthorized());
    await expect(refresh(one.RefreshToken)).rejects.toMatchObject(notAuthorized());
    await getUser(two.AccessToken);
  });
  await step("global sign-out ends all sessions but not a later sign-in", async () => {
    const before = await signIn();
    await sdk.send(new GlobalSignOutCommand({ AccessToken: before.AccessToken }));
    await expect(getUser(before.AccessToken)).rejects.toMatchObject(notAuthorized());
    await getUser((await signIn()).AccessToken);
  });
});

test("refresh tokens without rotation", async () => {
  const { sdk, signIn, account } = await openForSdk({
    client: { RefreshTokenRotation: { Feature: "DISABLED" } },
  });
  account();
  const { RefreshToken } = await signIn();
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  await step("REFRESH_TOKEN_AUTH repeatedly returns new tokens and no refresh token", async () => {
    for (let count = 0; count < 2; count++) {
      const { AuthenticationResult } = await sdk.send(
        new InitiateAuthCommand({ ClientId: clientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters }),
      );
      expect(AuthenticationResult?.AccessToken).toBeTruthy();
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    }
  });
});

test("limits: passwords and codes can't be guessed", async () => {
  const { sdk, cognito, signIn, account } = await openForSdk();
  account();
  await step("the sixth attempt must wait, even with the correct password", async () => {
    for (let count = 0; count < 5; count++)
      await expect(signIn("a guess")).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
    await expect(signIn()).rejects.toMatchObject(notAuthorized("Password attempts exceeded"));
  });
  await step("after a second, the correct password signs in and clears the failures", async () => {
    cognito.pass({ seconds: 1 });
    await signIn();
    await expect(signIn("a guess")).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
  });
  await step("a missing account is locked out, too", async () => {
    for (let count = 0; count < 5; count++)
      await expect(signIn("a guess", "nobody@example.com")).rejects.toMatchObject(notAuthorized());
    await expect(signIn("a guess", "nobody@example.com")).rejects.toMatchObject(
      notAuthorized("Password attempts exceeded"),
    );
  });
  const forgot = () => sdk.send(new ForgotPasswordCommand({ ClientId: clientId, Username }));
  const reset = (ConfirmationCode: string) =>
    sdk.send(new ConfirmForgotPasswordCommand({ ClientId: clientId, Username, ConfirmationCode, Password: password }));
  await step("five wrong codes block further attempts, even with the correct or a new code", async () => {
    await forgot();
    const right = cognito.codeFor(Username);
    for (let count = 0; count < 5; count++)
      await expect(reset(wrong(right))).rejects.toMatchObject(refused("CodeMismatchException"));
    await expect(reset(right)).rejects.toMatchObject(refused("LimitExceededException"));
    await forgot();
    await expect(reset(cognito.codeFor(Username))).rejects.toMatchObject(refused("LimitExceededException"));
  });
  await step("a reset code is valid for an hour", async () => {
    cognito.pass({ minutes: 61 });
    await expect(reset(cognito.codeFor(Username))).rejects.toMatchObject(refused("ExpiredCodeException"));
  });
  await step("no more than five e-mails per hour", async () => {
    for (let count = 0; count < 5; count++) await forgot();
    await expect(forgot()).rejects.toMatchObject(refused("LimitExceededException"));
    cognito.pass({ minutes: 61 });
    await forgot();
    await reset(cognito.codeFor(Username));
  });
});

test("a sign-up code is valid for a day", async () => {
  const { sdk, cognito, register, confirm } = await openForSdk();
  await register();
  await step("an expired code is refused", async () => {
    cognito.pass({ days: 1 });
    await expect(confirm(cognito.codeFor(Username))).rejects.toMatchObject(refused("ExpiredCodeException"));
  });
  await step("a new code confirms", async () => {
    await sdk.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username }));
    await confirm(cognito.codeFor(Username));
  });
});

test("a client that prevents user existence errors", async () => {
  const { sdk, cognito, account, register, srp } = await openForSdk();
  account();
  await step("SRP starts for a missing account as for a real one, the same each time", async () => {
    const [somebody, first, second] = [
      await srp(Username),
      await srp(unknownUser.Username),
      await srp(unknownUser.Username),
    ];
    expect(Object.keys(first.ChallengeParameters ?? {})).toEqual(Object.keys(somebody.ChallengeParameters ?? {}));
    expect(first.ChallengeParameters?.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    expect(second.ChallengeParameters?.SALT).toBe(first.ChallengeParameters?.SALT);
    expect(second.ChallengeParameters?.USER_ID_FOR_SRP).toBe(first.ChallengeParameters?.USER_ID_FOR_SRP);
    expect(first.ChallengeParameters?.SALT).toHaveLength(somebody.ChallengeParameters?.SALT?.length ?? 0);
  });
  await step("SRP for a missing account fails like a wrong password", async () => {
    const answer = async (name: string) => {
      const { ChallengeParameters = {}, Session } = await srp(name);
      return sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId: clientId,
          ChallengeName: "PASSWORD_VERIFIER",
          Session,
          ChallengeResponses: {
            USERNAME: ChallengeParameters.USER_ID_FOR_SRP ?? "",
            PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK ?? "",
            PASSWORD_CLAIM_SIGNATURE: "AAAA",
            TIMESTAMP: "Sat Nov 21 02:56:22 UTC 2026",
          },
        }),
      );
    };
    for (const name of [Username, unknownUser.Username])
      await expect(answer(name)).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
  });
  await step("a password reset for a missing account gets the same answer as a real one's", async () => {
    const { CodeDeliveryDetails } = await sdk.send(new ForgotPasswordCommand(unknownUser));
    expect(CodeDeliveryDetails).toEqual({ AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "n***@e***" });
    expect(cognito.mails).toEqual([]);
  });
  await step("codes for a missing account are wrong or expired", async () => {
    await expect(
      sdk.send(new ConfirmForgotPasswordCommand({ ...unknownUser, ConfirmationCode: "123456", Password: password })),
    ).rejects.toMatchObject(refused("CodeMismatchException"));
    await expect(
      sdk.send(new ConfirmSignUpCommand({ ...unknownUser, ConfirmationCode: "123456" })),
    ).rejects.toMatchObject(refused("ExpiredCodeException"));
    await sdk.send(new ResendConfirmationCodeCommand(unknownUser));
  });
  await step("sign-up reveals a taken address even so", () =>
    expect(register()).rejects.toMatchObject(refused("UsernameExistsException")),
  );
});

test("a legacy client reveals whether a user exists", async () => {
  const { sdk, srp } = await openForSdk({ client: { PreventUserExistenceErrors: "LEGACY" } });
  await step("each of these calls reveals it", async () => {
    const ConfirmationCode = "123456";
    for (const call of [
      () => srp(unknownUser.Username),
      () => sdk.send(new ForgotPasswordCommand(unknownUser)),
      () => sdk.send(new ConfirmForgotPasswordCommand({ ...unknownUser, ConfirmationCode, Password: password })),
      () => sdk.send(new ConfirmSignUpCommand({ ...unknownUser, ConfirmationCode })),
      () => sdk.send(new ResendConfirmationCodeCommand(unknownUser)),
    ])
      await expect(call()).rejects.toMatchObject(refused("UserNotFoundException"));
  });
});

test("what a client may not do", async () => {
  const { sdk, cognito, signIn, account, srp } = await openForSdk({
    client: { ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH"] },
  });
  account();
  await step("a flow that isn't allowed is refused", () =>
    expect(signIn()).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("a public number that reveals the secret is refused", () =>
    expect(
      sdk.send(
        new InitiateAuthCommand({
          ClientId: clientId,
          AuthFlow: "USER_SRP_AUTH",
          AuthParameters: { USERNAME: Username, SRP_A: "0" },
        }),
      ),
    ).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("a session is answered once, and only by its user", async () => {
    const { Session, ChallengeParameters = {} } = await srp(Username);
    const answer = (USERNAME: string) =>
      sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId: clientId,
          ChallengeName: "PASSWORD_VERIFIER",
          Session,
          ChallengeResponses: { USERNAME, PASSWORD_CLAIM_SIGNATURE: "AAAA", TIMESTAMP: "now" },
        }),
      );
    cognito.ensureAccount({ email: "kit@example.com", password, name: "Kit" });
    await expect(answer("kit@example.com")).rejects.toMatchObject(notAuthorized("Invalid session for the user."));
    await expect(answer(ChallengeParameters.USER_ID_FOR_SRP ?? "")).rejects.toMatchObject(
      notAuthorized("Incorrect username or password."),
    );
    await expect(answer(Username)).rejects.toMatchObject(notAuthorized("Invalid session for the user."));
  });
  await step("a session expires after three minutes", async () => {
    const { Session } = await srp(Username);
    cognito.pass({ minutes: 3 });
    await expect(
      sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId: clientId,
          ChallengeName: "PASSWORD_VERIFIER",
          Session,
          ChallengeResponses: { USERNAME: Username },
        }),
      ),
    ).rejects.toMatchObject(notAuthorized("Invalid session for the user, session is expired."));
  });
  await step("another client's id is refused", () =>
    expect(sdk.send(new ForgotPasswordCommand({ ClientId: "toString", Username }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
});
