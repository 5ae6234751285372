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
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import { userPoolId } from "./conformanceRun.ts";
import { notAuthorized, openForSdk, password, refused, Username, who } from "./sdkFixture.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("the AWS SDK (operators)");

test("operators: accounts", async () => {
  const { sdk, cognito, signIn, refresh, getUser } = await openForSdk();
  await step("create an account, with an e-mail", async () => {
    const { User } = await sdk.send(
      new AdminCreateUserCommand({ ...who, UserAttributes: [{ Name: "name", Value: "Will" }] }),
    );
    expect(User).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
    expect(User?.UserCreateDate?.getFullYear()).toBeGreaterThan(2020);
    expect(cognito.mails[0]?.to).toBe(Username);
  });
  await step("the same account can't be created twice", () =>
    expect(sdk.send(new AdminCreateUserCommand(who))).rejects.toMatchObject(refused("UsernameExistsException")),
  );
  await step("a temporary password expires after seven days", async () => {
    const temporary = { ...who, Username: "late@example.com", TemporaryPassword: "temporary one" };
    await sdk.send(new AdminCreateUserCommand({ ...temporary, UserAttributes: [{ Name: "name", Value: "Late" }] }));
    cognito.pass({ days: 8 });
    await expect(signIn("temporary one", "late@example.com")).rejects.toMatchObject(notAuthorized());
  });
  await step("set a permanent password", async () => {
    await sdk.send(new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: true }));
    expect((await signIn()).AccessToken).not.toBe("");
  });
  await step("read an account", async () => {
    const user = await sdk.send(new AdminGetUserCommand(who));
    expect(user).toMatchObject({ UserStatus: "CONFIRMED", Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: "email", Value: Username });
  });
  await step("change attributes, including verification", async () => {
    const UserAttributes = [{ Name: "email_verified", Value: "true" }];
    await sdk.send(new AdminUpdateUserAttributesCommand({ ...who, UserAttributes }));
    expect((await sdk.send(new AdminGetUserCommand(who))).UserAttributes).toContainEqual(UserAttributes[0]);
  });
  await step("disabled: sessions end, and sign-in says so if the password is correct", async () => {
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
  const { sdk, cognito, signIn, register } = await openForSdk();
  await register();
  await step("confirm an account; its address stays unverified", async () => {
    await sdk.send(new AdminConfirmSignUpCommand(who));
    const { UserStatus, UserAttributes } = await sdk.send(new AdminGetUserCommand(who));
    expect(UserStatus).toBe("CONFIRMED");
    expect(UserAttributes).toContainEqual({ Name: "email_verified", Value: "false" });
  });
  await step("an account can be confirmed only once", () =>
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
  await step("an unknown group is refused", () =>
    expect(sdk.send(new AdminAddUserToGroupCommand({ ...who, GroupName: "critics" }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
  await step("remove from the group", async () => {
    await sdk.send(new AdminRemoveUserFromGroupCommand({ ...who, GroupName: "admins" }));
    expect(claimsOf((await signIn()).AccessToken)).not.toHaveProperty("cognito:groups");
  });
  await step("lists are filtered", async () => {
    cognito.ensureAccount({ email: "kit@example.com", password, name: "Kit" });
    const list = async (Filter: string) =>
      (await sdk.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }))).Users?.length;
    expect(await list('email = "will@example.com"')).toBe(1);
    expect(await list('email ^= "k"')).toBe(1);
    expect(await list('cognito:user_status = "CONFIRMED"')).toBe(2);
    expect(await list('name = "nobody"')).toBe(0);
    await expect(list("name is Will")).rejects.toMatchObject(refused("InvalidParameterException"));
  });
  await step("lists are paged", async () => {
    const page = (PaginationToken?: string) =>
      sdk.send(new ListUsersCommand({ UserPoolId: userPoolId, Limit: 1, PaginationToken }));
    const first = await page();
    const second = await page(first.PaginationToken);
    expect(second.Users?.[0]?.Username).not.toBe(first.Users?.[0]?.Username);
    expect(second.PaginationToken).toBeUndefined();
  });
  await step("another pool is refused", () =>
    expect(sdk.send(new AdminGetUserCommand({ ...who, UserPoolId: "eu-west-1_000000000" }))).rejects.toMatchObject(
      refused("ResourceNotFoundException"),
    ),
  );
});

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
