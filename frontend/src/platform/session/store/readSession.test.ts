// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import { testToken } from "../../testing/sessions.ts";
import { readSession } from "./readSession.ts";
import { findClientId, isSessionKey } from "./sessionKeys.ts";

const prefix = "CognitoIdentityServiceProvider.client1";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("theme", "dark");
  localStorage.setItem(`${prefix}.LastAuthUser`, "ruth");
  localStorage.setItem(`${prefix}.ruth.accessToken`, testToken({ sub: "u1", exp: 1_900 }));
  localStorage.setItem(`${prefix}.ruth.idToken`, testToken({ email: "r@example.org", name: "Rûth Ämber" }));
  localStorage.setItem(`${prefix}.ruth.refreshToken`, "refresh");
});

test("reads Amplify's keys as the session's fields", () => {
  expect(readSession(localStorage, "client1", 1_000.7)).toMatchObject({
    refresh_token: "refresh",
    expires_in: 900,
    expires_at: 1_900,
    token_type: "bearer",
    user: { id: "u1", email: "r@example.org", user_metadata: { full_name: "Rûth Ämber" } },
  });
});

test("uses the service's clock if the device's is wrong", () => {
  localStorage.setItem(`${prefix}.ruth.clockDrift`, "-600000");
  expect(readSession(localStorage, "client1", 1_600)).toMatchObject({ expires_in: 900, expires_at: 1_900 });
});

test("an expired session is still a session, with no time left", () => {
  expect(readSession(localStorage, "client1", 5_000)?.expires_in).toBe(0);
});

test.each([`${prefix}.LastAuthUser`, `${prefix}.ruth.accessToken`, `${prefix}.ruth.idToken`])(
  "without %s nobody is signed in",
  (key) => {
    localStorage.removeItem(key);
    expect(readSession(localStorage, "client1", 1_000)).toBeUndefined();
  },
);

test("a damaged token counts as none", () => {
  localStorage.setItem(`${prefix}.ruth.accessToken`, "not.a.token");
  expect(readSession(localStorage, "client1", 1_000)).toBeUndefined();
});

test("finds the app client of the signed-in person, and tells its keys apart", () => {
  expect(findClientId(localStorage)).toBe("client1");
  localStorage.removeItem(`${prefix}.LastAuthUser`);
  expect(findClientId(localStorage)).toBeUndefined();
  expect([`${prefix}.LastAuthUser`, "theme", null].map(isSessionKey)).toEqual([true, false, true]);
});
