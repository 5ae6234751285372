// @vitest-environment jsdom
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const auth = vi.hoisted(() => ({ resetPassword: vi.fn(), confirmResetPassword: vi.fn() }));
vi.mock("#frontend/app/openAuth.ts", () => ({ openAuth: async () => auth }));

beforeEach(() => {
  for (const call of Object.values(auth)) call.mockReset().mockResolvedValue({});
});
afterEach(clearPage);

const open = (entry: string, screen: React.ReactNode) =>
  mount(<MemoryRouter initialEntries={[entry]}>{screen}</MemoryRouter>);

async function ask(): Promise<string> {
  const page = open("/forgot-password", <ForgotPasswordScreen />);
  typeInto(fieldLabelled("E-mail"), "ruth@example.org");
  await settle(() => buttonNamed("Send the mail").click());
  const said = page.textContent ?? "";
  clearPage();
  return said;
}

test("the answer is the same whether there is such an account or not", async () => {
  const known = await ask();
  auth.resetPassword.mockRejectedValue(Object.assign(new Error(), { name: "UserNotFoundException" }));
  expect(await ask()).toBe(known);
  expect(known).toContain("If there is an account with ruth@example.org");
});

test("too many mails are said to be too many", async () => {
  auth.resetPassword.mockRejectedValue(Object.assign(new Error(), { name: "LimitExceededException" }));
  expect(await ask()).toContain("Too many attempts");
});

test("the link from the mail asks for the new password only", async () => {
  const page = open("/reset-password?username=u1&code=654321", <ResetPasswordScreen />);
  expect(page.querySelectorAll("input")).toHaveLength(1);
  typeInto(fieldLabelled("New password"), "another lamp");
  await settle(() => buttonNamed("Set the password").click());
  expect(auth.confirmResetPassword).toHaveBeenCalledWith({
    username: "u1",
    confirmationCode: "654321",
    newPassword: "another lamp",
  });
  expect(page.textContent).toContain("The new password is set");
});

test("by hand it asks for address and code, and sends nothing that is incomplete", async () => {
  const page = open("/reset-password", <ResetPasswordScreen />);
  await settle(() => buttonNamed("Set the password").click());
  expect(auth.confirmResetPassword).not.toHaveBeenCalled();
  expect(page.textContent).toContain("Write your e-mail address.");
  expect(page.textContent).toContain("Write the code from the mail.");
});
