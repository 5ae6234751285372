import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { SiteUnreachable } from "../../reloadForNewRelease.ts";
import { authFailureOf, sentenceOf } from "./authFailure.ts";

const thrown = (name: string, message = "", extra: object = {}) => Object.assign(new Error(message), { name }, extra);

test.each([
  [thrown("UserUnAuthenticatedException"), "session-missing"],
  [thrown("NotAuthorizedException", "Incorrect username or password."), "invalid-credentials"],
  [thrown("UserNotFoundException"), "invalid-credentials"],
  [thrown("NotAuthorizedException", "Password attempts exceeded"), "too-many"],
  [thrown("NotAuthorizedException", "Access Token has been revoked"), "invalid-jwt"],
  [thrown("NetworkError"), "retryable"],
  [new SiteUnreachable("The site does not answer"), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 502 } }), "retryable"],
  [thrown("Unknown", "", { metadata: { httpStatusCode: 503 } }), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 504 } }), "retryable"],
  [thrown("Unknown", "", { $metadata: { httpStatusCode: 500 } }), "unexpected"],
  [thrown("UsernameExistsException"), "email-taken"],
  [thrown("CodeMismatchException"), "wrong-code"],
  [thrown("ExpiredCodeException"), "expired-code"],
  [thrown("LimitExceededException"), "too-many"],
  [thrown("ForbiddenException", "Request not allowed due to WAF block."), "too-many"],
  [thrown("RefreshTokenReuseException"), "invalid-jwt"],
  [thrown("NotAuthorizedException", "Invalid session for the user, session is expired."), "challenge-over"],
  [thrown("UserLambdaValidationException", "VerifyAuthChallengeResponse failed with error link-used."), "link-used"],
  [thrown("UserLambdaValidationException", "VerifyAuthChallengeResponse failed with error link-late."), "link-late"],
  [thrown("UserLambdaValidationException", "failed with error second-factor-on."), "second-factor-on"],
  [thrown("UserLambdaValidationException", "failed with error Cannot read properties."), "unexpected"],
  [new Refused("too-many", "Wait."), "too-many"],
  [new Refused("unavailable", "Offline."), "retryable"],
  [new Refused("not-signed-in", "Who?"), "session-missing"],
  ["not an error", "unexpected"],
])("%s is %s, and has a sentence", (error, kind) => {
  const failure = authFailureOf(error);
  expect(failure.kind).toBe(kind);
  expect(sentenceOf(failure)).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [thrown("InvalidPasswordException", "Password did not conform with policy: Password not long enough"), ["too-short"]],
  [thrown("UserLambdaValidationException", "PreSignUp failed with error common, personal."), ["common", "personal"]],
  [thrown("InvalidPasswordException", "Password does not conform to policy."), []],
])("a weak password carries its reasons", (error, reasons) => {
  const failure = authFailureOf(error);
  expect(failure).toEqual({ kind: "weak-password", reasons });
  expect(sentenceOf(failure)).toMatch(/^This password is too weak\./);
});

test("the reasons follow the sentence", () => {
  expect(sentenceOf({ kind: "weak-password", reasons: ["too-short"] })).toBe(
    "This password is too weak. Use at least 8 characters.",
  );
});
