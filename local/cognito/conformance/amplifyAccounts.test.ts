import { AdminCreateUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from "aws-amplify/auth";
import { expect, test } from "vitest";
import { done, next, openForAmplify, password, refused } from "./amplifyFixture.ts";
import { userPoolId, wrong } from "./conformanceRun.ts";
import { countSteps } from "./steps.ts";

const step = countSteps("aws-amplify (accounts)");

test("sign-up and confirmation", async () => {
  const { cognito } = await openForAmplify();
  const username = "new@example.com";
  const options = { userAttributes: { email: username, name: "New" } };
  await step("sign-up refuses an invalid address", () =>
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
    expect(cognito.codeFor(username)).toMatch(/^\d{6}$/);
  });
  await step("the address is then taken, in any spelling of upper and lower case", () =>
    expect(signUp({ username: "NEW@Example.com", password, options })).rejects.toMatchObject(
      refused("UsernameExistsException"),
    ),
  );
  await step("an unconfirmed account is sent to confirmation, only with the correct password", async () => {
    await expect(signIn({ username, password })).resolves.toMatchObject(next("CONFIRM_SIGN_UP"));
    await expect(signIn({ username, password: "another one" })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    );
  });
  await step("a wrong code is refused", () =>
    expect(confirmSignUp({ username, confirmationCode: wrong(cognito.codeFor(username)) })).rejects.toMatchObject(
      refused("CodeMismatchException"),
    ),
  );
  await step("a new code invalidates the old one", async () => {
    const old = cognito.codeFor(username);
    await resendSignUpCode({ username });
    if (old !== cognito.codeFor(username))
      await expect(confirmSignUp({ username, confirmationCode: old })).rejects.toMatchObject(
        refused("CodeMismatchException"),
      );
  });
  await step("the code confirms the account", () =>
    expect(confirmSignUp({ username, confirmationCode: cognito.codeFor(username) })).resolves.toMatchObject({
      isSignUpComplete: true,
    }),
  );
  await step("the code works once", () =>
    expect(confirmSignUp({ username, confirmationCode: cognito.codeFor(username) })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("a confirmed account gets no more codes", () =>
    expect(resendSignUpCode({ username })).rejects.toMatchObject(refused("InvalidParameterException")),
  );
  await step("SRP sign-in ignores the case of the address", () =>
    expect(signIn({ username: "New@Example.COM", password })).resolves.toMatchObject(done),
  );
});

test("automatic sign-in after confirmation", async () => {
  const { cognito } = await openForAmplify();
  const username = "auto@example.com";
  await step("sign-up with automatic sign-in", () =>
    signUp({ username, password, options: { userAttributes: { email: username, name: "Auto" }, autoSignIn: true } }),
  );
  await step("confirmation offers automatic sign-in", () =>
    expect(confirmSignUp({ username, confirmationCode: cognito.codeFor(username) })).resolves.toMatchObject({
      nextStep: { signUpStep: "COMPLETE_AUTO_SIGN_IN" },
    }),
  );
  await step("automatic sign-in", () => expect(autoSignIn()).resolves.toMatchObject(done));
});

test("passwords: forgotten, reset, changed", async () => {
  const { cognito, account } = await openForAmplify();
  const person = account();
  await step("a forgotten password sends a code", () =>
    expect(resetPassword(person)).resolves.toMatchObject({
      nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE" },
    }),
  );
  const newPassword = "another long one";
  const confirmationCode = cognito.codeFor(person.username);
  await step("a weak new password doesn't use up the code", () =>
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
  await step("the old password no longer works", () =>
    expect(signIn(person)).rejects.toMatchObject(refused("NotAuthorizedException")),
  );
  await step("the new password works", () =>
    expect(signIn({ ...person, password: newPassword })).resolves.toMatchObject(done),
  );
  await step("a change needs the current password", () =>
    expect(updatePassword({ oldPassword: "not this one", newPassword: password })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("the password is changed", () => updatePassword({ oldPassword: newPassword, newPassword: password }));
  await step("the changed password signs in", async () => {
    await signOut();
    await expect(signIn(person)).resolves.toMatchObject(done);
  });
});

test("attributes, and a change of address", async () => {
  const { cognito, account } = await openForAmplify();
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
  await step("users can't mark their own address as verified", () =>
    expect(updateUserAttributes({ userAttributes: { email_verified: "true" } })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("users can't write what the client may not write", () =>
    expect(updateUserAttributes({ userAttributes: { picture: "me.png" } })).rejects.toMatchObject(
      refused("NotAuthorizedException"),
    ),
  );
  await step("users can't write what the pool doesn't have", () =>
    expect(updateUserAttributes({ userAttributes: { "custom:tier": "company" } })).rejects.toMatchObject(
      refused("InvalidParameterException"),
    ),
  );
  await step("another user's address is refused", () =>
    expect(updateUserAttributes({ userAttributes: { email: "taken@example.com" } })).rejects.toMatchObject(
      refused("AliasExistsException"),
    ),
  );
  const email = "william@example.com";
  await step("a new address gets a code, and the old one stays", async () => {
    await expect(updateUserAttributes({ userAttributes: { email } })).resolves.toMatchObject({
      email: { isUpdated: false, nextStep: { updateAttributeStep: "CONFIRM_ATTRIBUTE_WITH_CODE" } },
    });
    await expect(fetchUserAttributes()).resolves.toMatchObject({ email: person.username, email_verified: "true" });
  });
  await step("another code can be requested", async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: "email" });
    expect(cognito.mails[0]?.to).toBe(email);
  });
  await step("a wrong code changes nothing", () =>
    expect(
      confirmUserAttribute({ userAttributeKey: "email", confirmationCode: wrong(cognito.codeFor(email)) }),
    ).rejects.toMatchObject(refused("CodeMismatchException")),
  );
  await step("the code switches to the new address", async () => {
    await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: cognito.codeFor(email) });
    await expect(fetchUserAttributes()).resolves.toMatchObject({ email, email_verified: "true" });
  });
  await step("the new address signs in, the old one doesn't", async () => {
    await signOut();
    await expect(signIn(person)).rejects.toMatchObject(refused("NotAuthorizedException"));
    await expect(signIn({ ...person, username: email })).resolves.toMatchObject(done);
  });
  await step("a user deletes their account", async () => {
    await deleteUser();
    await expect(signIn({ ...person, username: email })).rejects.toMatchObject(refused("NotAuthorizedException"));
  });
});

test("a user of an account that an operator created chooses a new password", async () => {
  const { sdk } = await openForAmplify();
  const username = "invited@example.com";
  await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: username,
      TemporaryPassword: "temporary one",
      UserAttributes: [{ Name: "name", Value: "Invited" }],
    }),
  );
  await step("the temporary password asks for a new one", () =>
    expect(signIn({ username, password: "temporary one" })).resolves.toMatchObject(
      next("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED"),
    ),
  );
  await step("after a weak password, another may be chosen", () =>
    expect(confirmSignIn({ challengeResponse: "weak" })).rejects.toMatchObject(refused("InvalidPasswordException")),
  );
  await step("the new password signs in", () =>
    expect(confirmSignIn({ challengeResponse: password })).resolves.toMatchObject(done),
  );
  await step("the name is the account's own", () =>
    expect(getCurrentUser()).resolves.toMatchObject({ userId: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  );
});
