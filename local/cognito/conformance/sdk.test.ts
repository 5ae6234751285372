import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, expect, test } from "vitest";
import { clientId, type Rehearsal, type RehearsalOptions, rehearse, sdkOf, userPoolId, wrong } from "./rehearsal.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("the AWS SDK");
const password = "words long enough";
const Username = "will@example.com";
let stage: Rehearsal;
let sdk: CognitoIdentityProviderClient;

const open = async (options: RehearsalOptions = {}) => {
  stage = await rehearse(options);
  sdk = sdkOf(stage);
};
afterEach(() => stage.stop());

const refused = (name: string, message?: string) => (message === undefined ? { name } : { name, message });
const notAuthorized = (message?: string) => refused("NotAuthorizedException", message);
const who = { UserPoolId: userPoolId, Username };

const signIn = async (given = password, name = Username) => {
  const answer = await sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: name, PASSWORD: given },
    }),
  );
  const { AccessToken = "", RefreshToken = "", IdToken = "" } = answer.AuthenticationResult ?? {};
  return { AccessToken, RefreshToken, IdToken };
};
const refresh = async (RefreshToken: string) => {
  const { AuthenticationResult } = await sdk.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }),
  );
  return AuthenticationResult?.RefreshToken ?? "";
};
const getUser = (AccessToken: string) => sdk.send(new GetUserCommand({ AccessToken }));
const account = () => stage.ensureAccount({ email: Username, password, name: "Will" });
const register = () =>
  sdk.send(
    new SignUpCommand({
      ClientId: clientId,
      Username,
      Password: password,
      UserAttributes: [{ Name: "name", Value: "Will" }],
    }),
  );
const confirm = (ConfirmationCode: string) =>
  sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username, ConfirmationCode }));

test("operators: accounts", async () => {
  await open();
  await step("make an account, with a mail", async () => {
    const { User } = await sdk.send(
      new AdminCreateUserCommand({ ...who, UserAttributes: [{ Name: "name", Value: "Will" }] }),
    );
    expect(User).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
    expect(User?.UserCreateDate?.getFullYear()).toBeGreaterThan(2020);
    expect(stage.mails[0]?.to).toBe(Username);
  });
  await step("not twice", () =>
    expect(sdk.send(new AdminCreateUserCommand(who))).rejects.toMatchObject(refused("UsernameExistsException")),
  );
  await step("a temporary password ends after seven days", async () => {
    const temporary = { ...who, Username: "late@example.com", TemporaryPassword: "temporary one" };
    await sdk.send(new AdminCreateUserCommand({ ...temporary, UserAttributes: [{ Name: "name", Value: "Late" }] }));
    stage.pass({ days: 8 });
    await expect(signIn("temporary one", "late@example.com")).rejects.toMatchObject(notAuthorized());
  });
  await step("set a password for good", async () => {
    await sdk.send(new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: true }));
    expect((await signIn()).AccessToken).not.toBe("");
  });
  await step("read an account", async () => {
    const user = await sdk.send(new AdminGetUserCommand(who));
    expect(user).toMatchObject({ UserStatus: "CONFIRMED", Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: "email", Value: Username });
  });
  await step("change attributes, verification too", async () => {
    const UserAttributes = [{ Name: "email_verified", Value: "true" }];
    await sdk.send(new AdminUpdateUserAttributesCommand({ ...who, UserAttributes }));
    expect((await sdk.send(new AdminGetUserCommand(who))).UserAttributes).toContainEqual(UserAttributes[0]);
  });
  await step("disabled: sessions end, sign-in says so to who has the password", async () => {
    const { AccessToken, RefreshToken } = await signIn();
    await sdk.send(new AdminDisableUserCommand(who));
    await expect(getUser(AccessToken)).rejects.toMatchObject(notAuthorized());
    await expect(refresh(RefreshToken)).rejects.toMatchObject(notAuthorized());
    await expect(signIn()).rejects.toMatchObject(notAuthorized("User is disabled."));
    await expect(signIn("not this one")).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
  });
  await step("enabled again", async () => {
    await sdk.send(new AdminEnableUserCommand(who));
    await signIn();
  });
  await step("signed out everywhere", async () => {
    const { AccessToken, RefreshToken } = await signIn();
    await sdk.send(new AdminUserGlobalSignOutCommand(who));
    await expect(getUser(AccessToken)).rejects.toMatchObject(notAuthorized("Access Token has been revoked"));
    await expect(refresh(RefreshToken)).rejects.toMatchObject(notAuthorized("Refresh Token has been revoked"));
  });
  await step("deleted", async () => {
    const { AccessToken } = await signIn();
    await sdk.send(new AdminDeleteUserCommand(who));
    await expect(sdk.send(new AdminGetUserCommand(who))).rejects.toMatchObject(refused("UserNotFoundException"));
    await expect(getUser(AccessToken)).rejects.toMatchObject(refused("UserNotFoundException"));
  });
});

test("operators: confirmation, groups, lists", async () => {
  await open();
  await register();
  await step("confirm an account; its address stays unverified", async () => {
    await sdk.send(new AdminConfirmSignUpCommand(who));
    const { UserStatus, UserAttributes } = await sdk.send(new AdminGetUserCommand(who));
    expect(UserStatus).toBe("CONFIRMED");
    expect(UserAttributes).toContainEqual({ Name: "email_verified", Value: "false" });
  });
  await step("only once", () =>
    expect(sdk.send(new AdminConfirmSignUpCommand(who))).rejects.toMatchObject(notAuthorized()),
  );
  await step("add to a group, see it listed and in the tokens", async () => {
    await sdk.send(new AdminAddUserToGroupCommand({ ...who, GroupName: "admins" }));
    const { Groups } = await sdk.send(new AdminListGroupsForUserCommand(who));
    expect(Groups).toMatchObject([{ GroupName: "admins", Precedence: 1 }]);
    const { AccessToken, IdToken } = await signIn();
    expect(claimsOf(AccessToken)["cognito:groups"]).toEqual(["admins"]);
    expect(claimsOf(IdToken)["cognito:groups"]).toEqual(["admins"]);
  });
  await step("a group that is not there is refused", () =>
    expect(sdk.send(new AdminAddUserToGroupCommand({ ...who, GroupName: "critics" }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
  await step("remove from the group", async () => {
    await sdk.send(new AdminRemoveUserFromGroupCommand({ ...who, GroupName: "admins" }));
    expect(claimsOf((await signIn()).AccessToken)).not.toHaveProperty("cognito:groups");
  });
  await step("lists are filtered", async () => {
    stage.ensureAccount({ email: "kit@example.com", password, name: "Kit" });
    const list = async (Filter: string) =>
      (await sdk.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }))).Users?.length;
    expect(await list('email = "will@example.com"')).toBe(1);
    expect(await list('email ^= "k"')).toBe(1);
    expect(await list('cognito:user_status = "CONFIRMED"')).toBe(2);
    expect(await list('name = "nobody"')).toBe(0);
    await expect(list("name is Will")).rejects.toMatchObject(refused("InvalidParameterException"));
  });
  await step("and paged", async () => {
    const page = (PaginationToken?: string) =>
      sdk.send(new ListUsersCommand({ UserPoolId: userPoolId, Limit: 1, PaginationToken }));
    const first = await page();
    const second = await page(first.PaginationToken);
    expect(second.Users?.[0]?.Username).not.toBe(first.Users?.[0]?.Username);
    expect(second.PaginationToken).toBeUndefined();
  });
  await step("another pool is not here", () =>
    expect(sdk.send(new AdminGetUserCommand({ ...who, UserPoolId: "eu-west-1_000000000" }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
});

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

test("refresh tokens with rotation", async () => {
  await open();
  account();
  await step("the flow of old is closed with rotation on", () =>
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
  const replacement = await step("each refresh gives another refresh token", () => refresh(RefreshToken));
  await step("the old one works on within the grace period, for tabs that ask at once", async () => {
    stage.pass({ seconds: 9 });
    expect(await refresh(RefreshToken)).not.toBe(replacement);
  });
  await step("and is refused after it", async () => {
    stage.pass({ seconds: 2 });
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refused("RefreshTokenReuseException"));
  });
  await step("the new one goes on", () => refresh(replacement));
  await step("an access token ends when its time is over", async () => {
    stage.pass({ minutes: 15 });
    await expect(getUser(AccessToken)).rejects.toMatchObject(notAuthorized("Access Token has expired"));
  });
  await step("rotation does not prolong the session", async () => {
    stage.pass({ days: 29 });
    const newest = await refresh(await refresh((await signIn()).RefreshToken));
    stage.pass({ days: 31 });
    await expect(refresh(newest)).rejects.toMatchObject(notAuthorized("Refresh Token has expired"));
  });
  await step("a refresh token of nobody is refused", () =>
    expect(refresh("made up")).rejects.toMatchObject(notAuthorized("Invalid Refresh Token")),
  );
  await step("revoking one session leaves the others", async () => {
    const [one, two] = [await signIn(), await signIn()];
    await sdk.send(new RevokeTokenCommand({ ClientId: clientId, Token: one.RefreshToken }));
    await expect(getUser(one.AccessToken)).rejects.toMatchObject(notAuthorized());
    await expect(refresh(one.RefreshToken)).rejects.toMatchObject(notAuthorized());
    await getUser(two.AccessToken);
  });
  await step("global sign-out ends all, and a later sign-in is not touched", async () => {
    const before = await signIn();
    await sdk.send(new GlobalSignOutCommand({ AccessToken: before.AccessToken }));
    await expect(getUser(before.AccessToken)).rejects.toMatchObject(notAuthorized());
    await getUser((await signIn()).AccessToken);
  });
});

test("refresh tokens without rotation", async () => {
  await open({ client: { RefreshTokenRotation: { Feature: "DISABLED" } } });
  account();
  const { RefreshToken } = await signIn();
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  await step("REFRESH_TOKEN_AUTH gives new tokens and no refresh token, again and again", async () => {
    for (let count = 0; count < 2; count++) {
      const { AuthenticationResult } = await sdk.send(
        new InitiateAuthCommand({ ClientId: clientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters }),
      );
      expect(AuthenticationResult?.AccessToken).toBeTruthy();
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    }
  });
});

test("limits: passwords and codes are not to be guessed", async () => {
  await open();
  account();
  await step("the sixth attempt waits, even with the right password", async () => {
    for (let count = 0; count < 5; count++)
      await expect(signIn("a guess")).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
    await expect(signIn()).rejects.toMatchObject(notAuthorized("Password attempts exceeded"));
  });
  await step("after a second the right one signs in and forgives", async () => {
    stage.pass({ seconds: 1 });
    await signIn();
    await expect(signIn("a guess")).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
  });
  await step("somebody who is not there is locked out too", async () => {
    for (let count = 0; count < 5; count++)
      await expect(signIn("a guess", "nobody@example.com")).rejects.toMatchObject(notAuthorized());
    await expect(signIn("a guess", "nobody@example.com")).rejects.toMatchObject(
      notAuthorized("Password attempts exceeded"),
    );
  });
  const forgot = () => sdk.send(new ForgotPasswordCommand({ ClientId: clientId, Username }));
  const reset = (ConfirmationCode: string) =>
    sdk.send(new ConfirmForgotPasswordCommand({ ClientId: clientId, Username, ConfirmationCode, Password: password }));
  await step("five wrong codes close the door, for the right one and for a new one too", async () => {
    await forgot();
    const right = stage.codeFor(Username);
    for (let count = 0; count < 5; count++)
      await expect(reset(wrong(right))).rejects.toMatchObject(refused("CodeMismatchException"));
    await expect(reset(right)).rejects.toMatchObject(refused("LimitExceededException"));
    await forgot();
    await expect(reset(stage.codeFor(Username))).rejects.toMatchObject(refused("LimitExceededException"));
  });
  await step("a reset code is good for an hour", async () => {
    stage.pass({ minutes: 61 });
    await expect(reset(stage.codeFor(Username))).rejects.toMatchObject(refused("ExpiredCodeException"));
  });
  await step("five mails an hour, no more", async () => {
    for (let count = 0; count < 5; count++) await forgot();
    await expect(forgot()).rejects.toMatchObject(refused("LimitExceededException"));
    stage.pass({ minutes: 61 });
    await forgot();
    await reset(stage.codeFor(Username));
  });
});

test("a sign-up code is good for a day", async () => {
  await open();
  await register();
  await step("late", async () => {
    stage.pass({ days: 1 });
    await expect(confirm(stage.codeFor(Username))).rejects.toMatchObject(refused("ExpiredCodeException"));
  });
  await step("a new one confirms", async () => {
    await sdk.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username }));
    await confirm(stage.codeFor(Username));
  });
});

const srp = (name: string) =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME: name, SRP_A: "abc123" },
    }),
  );
const nobody = { ClientId: clientId, Username: "nobody@example.com" };

test("a client that prevents user existence errors", async () => {
  await open();
  account();
  await step("SRP begins for nobody as for somebody, the same each time", async () => {
    const [somebody, first, second] = [await srp(Username), await srp(nobody.Username), await srp(nobody.Username)];
    expect(Object.keys(first.ChallengeParameters ?? {})).toEqual(Object.keys(somebody.ChallengeParameters ?? {}));
    expect(first.ChallengeParameters?.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    expect(second.ChallengeParameters?.SALT).toBe(first.ChallengeParameters?.SALT);
    expect(second.ChallengeParameters?.USER_ID_FOR_SRP).toBe(first.ChallengeParameters?.USER_ID_FOR_SRP);
    expect(first.ChallengeParameters?.SALT).toHaveLength(somebody.ChallengeParameters?.SALT?.length ?? 0);
  });
  await step("and fails as a wrong password does", async () => {
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
    for (const name of [Username, nobody.Username])
      await expect(answer(name)).rejects.toMatchObject(notAuthorized("Incorrect username or password."));
  });
  await step("a forgotten password of nobody is answered as somebody's", async () => {
    const { CodeDeliveryDetails } = await sdk.send(new ForgotPasswordCommand(nobody));
    expect(CodeDeliveryDetails).toEqual({ AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "n***@e***" });
    expect(stage.mails).toEqual([]);
  });
  await step("codes of nobody are wrong or late", async () => {
    await expect(
      sdk.send(new ConfirmForgotPasswordCommand({ ...nobody, ConfirmationCode: "123456", Password: password })),
    ).rejects.toMatchObject(refused("CodeMismatchException"));
    await expect(sdk.send(new ConfirmSignUpCommand({ ...nobody, ConfirmationCode: "123456" }))).rejects.toMatchObject(
      refused("ExpiredCodeException"),
    );
    await sdk.send(new ResendConfirmationCodeCommand(nobody));
  });
  await step("sign-up tells nevertheless", () =>
    expect(register()).rejects.toMatchObject(refused("UsernameExistsException")),
  );
});

test("a client of the old kind tells", async () => {
  await open({ client: { PreventUserExistenceErrors: "LEGACY" } });
  await step("at each of these", async () => {
    const ConfirmationCode = "123456";
    for (const call of [
      () => srp(nobody.Username),
      () => sdk.send(new ForgotPasswordCommand(nobody)),
      () => sdk.send(new ConfirmForgotPasswordCommand({ ...nobody, ConfirmationCode, Password: password })),
      () => sdk.send(new ConfirmSignUpCommand({ ...nobody, ConfirmationCode })),
      () => sdk.send(new ResendConfirmationCodeCommand(nobody)),
    ])
      await expect(call()).rejects.toMatchObject(refused("UserNotFoundException"));
  });
});

test("what a client may not do", async () => {
  await open({ client: { ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH"] } });
  account();
  await step("a flow that is not allowed", () =>
    expect(signIn()).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("a public number that gives the secret away", () =>
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
  await step("a session is answered once, and by whom it was begun for", async () => {
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
    stage.ensureAccount({ email: "kit@example.com", password, name: "Kit" });
    await expect(answer("kit@example.com")).rejects.toMatchObject(notAuthorized("Invalid session for the user."));
    await expect(answer(ChallengeParameters.USER_ID_FOR_SRP ?? "")).rejects.toMatchObject(
      notAuthorized("Incorrect username or password."),
    );
    await expect(answer(Username)).rejects.toMatchObject(notAuthorized("Invalid session for the user."));
  });
  await step("a session ends after three minutes", async () => {
    const { Session } = await srp(Username);
    stage.pass({ minutes: 3 });
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
  await step("another client's id", () =>
    expect(sdk.send(new ForgotPasswordCommand({ ClientId: "toString", Username }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
});
