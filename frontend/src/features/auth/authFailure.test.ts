import { expect, test } from "vitest";
import { authFailureOf, sentenceOf } from "./authFailure.ts";

const thrown = (name: string, message = "", extra: object = {}) => Object.assign(new Error(message), { name }, extra);

test.each([
  [thrown("UserUnAuthenticatedException"), "session-missing"],
  [thrown("NotAuthorizedException", "Incorrect username or password."), "invalid-credentials"],
  [thrown("UserNotFoundException"), "invalid-credentials"],
  [thrown("NotAuthorizedException", "Password attempts exceeded"), "too-many"],
  [thrown("NotAuthorizedException", "Access Token has been revoked"), "invalid-jwt"],
  [thrown("NetworkError"), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 502 } }), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 504 } }), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 500 } }), "unexpected"],
  [thrown("UsernameExistsException"), "email-taken"],
  [thrown("CodeMismatchException"), "wrong-code"],
  [thrown("ExpiredCodeException"), "expired-code"],
  [thrown("LimitExceededException"), "too-many"],
  ["not an error", "unexpected"],
])("%s is %s, and has a sentence", (error, kind) => {
  const failure = authFailureOf(error);
  expect(failure.kind).toBe(kind);
  expect(sentenceOf(failure)).toMatch(/^[A-Z].*\.$/);
});

test("a weak password carries its reasons", () => {
  const failure = authFailureOf(
    thrown("InvalidPasswordException", "Password did not conform with policy: Password not long enough"),
  );
  expect(failure).toEqual({ kind: "weak-password", reasons: ["length"] });
  expect(sentenceOf(failure)).toBe("This password is too weak. It needs 8 characters or more.");
});
