import { Amplify } from "aws-amplify";
import {
  confirmSignUp,
  fetchAuthSession,
  getCurrentUser,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientId, type Rehearsal, rehearse, userPoolId, wrong } from "./rehearsal.ts";

let stage: Rehearsal;
const useAmplify = (endpoint: string) => {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } },
  });
};

beforeAll(async () => {
  stage = await rehearse();
  const kept = new Map<string, string>();
  useAmplify(stage.endpoint);
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
});
afterAll(() => stage.stop());

const person = { username: "writer@example.com", password: "long enough words" };

test("sign-up, confirm, SRP sign-in, refresh, sign-out", async () => {
  const made = await signUp({ ...person, options: { userAttributes: { email: person.username, name: "Will" } } });
  expect(made.nextStep.signUpStep).toBe("CONFIRM_SIGN_UP");
  const code = stage.codeFor(person.username);
  await expect(signIn(person)).resolves.toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_UP" } });
  await expect(confirmSignUp({ username: person.username, confirmationCode: wrong(code) })).rejects.toMatchObject({
    name: "CodeMismatchException",
  });
  await resendSignUpCode({ username: person.username });
  await confirmSignUp({ username: person.username, confirmationCode: stage.codeFor(person.username) });
  await expect(signIn({ ...person, password: "something else" })).rejects.toMatchObject({
    name: "NotAuthorizedException",
  });
  await expect(signIn(person)).resolves.toMatchObject({ isSignedIn: true });
  const before = await fetchAuthSession();
  const after = await fetchAuthSession({ forceRefresh: true });
  expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
  await expect(getCurrentUser()).resolves.toMatchObject({ signInDetails: { loginId: person.username } });
  await signOut();
  await expect(getCurrentUser()).rejects.toThrow();
});
