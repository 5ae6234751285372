// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCommonPasswords } from "#frontend/modules/account/loadCommonPasswords.ts";
import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const auth = vi.hoisted(() => ({ resetPassword: vi.fn(), confirmResetPassword: vi.fn() }));
const aside = vi.hoisted(() => ({ begin: vi.fn(), answer: vi.fn(), adopt: vi.fn() }));
vi.mock("#frontend/platform/session/auth/openAuth.ts", () => ({ openAuth: async () => auth }));
vi.mock("#frontend/platform/session/auth/parallelSignIn.ts", () => ({ openParallelSignIn: () => aside }));
vi.mock("#frontend/platform/config.ts", () => ({ getConfig: async () => ({}) }));

// What loads with the first password.
beforeAll(() => loadCommonPasswords());
beforeEach(() => {
  for (const call of [...Object.values(auth), ...Object.values(aside)]) call.mockReset().mockResolvedValue({});
});
afterEach(clearPage);

const open = (entry: string, screen: React.ReactNode) =>
  mount(<MemoryRouter initialEntries={[entry]}>{screen}</MemoryRouter>);

async function ask(): Promise<string> {
  const page = open("/forgot-password", <ForgotPasswordScreen />);
  typeInto(fieldLabelled("E-mail"), "ruth@example.org");
  await settle(() => buttonNamed("Send link").click());
  const said = page.textContent ?? "";
  clearPage();
  return said;
}

test("the answer is the same whether or not the account exists", async () => {
  const known = await ask();
  auth.resetPassword.mockRejectedValue(Object.assign(new Error(), { name: "UserNotFoundException" }));
  expect(await ask()).toBe(known);
  expect(known).toContain("If ruth@example.org has an account");
});

test("too many requests for e-mail are reported as such", async () => {
  auth.resetPassword.mockRejectedValue(Object.assign(new Error(), { name: "LimitExceededException" }));
  expect(await ask()).toContain("Too many attempts");
});

const done = { isSignedIn: true, nextStep: { signInStep: "DONE" } };

test("the link from the e-mail asks only for the new password, and signs in with it", async () => {
  aside.begin.mockResolvedValue(done);
  const changes: string[] = [];
  const stop = onAuthChange(({ kind }) => changes.push(kind));
  const page = open("/reset-password?username=u1&code=654321", <ResetPasswordScreen />);
  expect(changes).toEqual(["password-recovery"]);
  stop();
  expect(page.querySelectorAll("input")).toHaveLength(1);
  typeInto(fieldLabelled("New password"), "another lamp");
  await settle(() => buttonNamed("Set password").click());
  expect(auth.confirmResetPassword).toHaveBeenCalledWith({
    username: "u1",
    confirmationCode: "654321",
    newPassword: "another lamp",
  });
  expect(aside.begin).toHaveBeenCalledExactlyOnceWith({ username: "u1", password: "another lamp" });
  expect(aside.adopt).toHaveBeenCalledOnce();
});

test("with an authenticator app, the person signs in with its code", async () => {
  aside.begin.mockResolvedValue({
    isSignedIn: false,
    nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" },
  });
  aside.answer.mockResolvedValue(done);
  open("/reset-password?username=u1&code=654321", <ResetPasswordScreen />);
  typeInto(fieldLabelled("New password"), "another lamp");
  await settle(() => buttonNamed("Set password").click());
  typeInto(fieldLabelled("Code from your authenticator app"), "123456");
  await settle(() => buttonNamed("Continue").click());
  expect(aside.answer).toHaveBeenCalledExactlyOnceWith("123456");
  expect(aside.adopt).toHaveBeenCalledOnce();
});

test("if the new password doesn't work for signing in yet, the person is sent to the sign-in", async () => {
  aside.begin.mockRejectedValue(Object.assign(new Error(), { name: "NetworkError" }));
  const page = open("/reset-password?username=u1&code=654321", <ResetPasswordScreen />);
  typeInto(fieldLabelled("New password"), "another lamp");
  await settle(() => buttonNamed("Set password").click());
  expect(page.textContent).toContain("Your new password is set");
});

test("without a link, it asks for address and code, and sends nothing incomplete", async () => {
  const page = open("/reset-password", <ResetPasswordScreen />);
  await settle(() => buttonNamed("Set password").click());
  expect(auth.confirmResetPassword).not.toHaveBeenCalled();
  expect(page.textContent).toContain("Enter your e-mail address.");
  expect(page.textContent).toContain("Enter the code from the e-mail.");
});
