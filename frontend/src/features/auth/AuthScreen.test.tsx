// @vitest-environment jsdom
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/app/logger.ts";
import type { SessionState } from "#frontend/app/session.ts";
import { aSession, storeOf } from "#frontend/app/testing/sessions.ts";
import { SessionContext } from "#frontend/app/useSession.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { signIn } from "./accounts.ts";

const auth = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  confirmSignUp: vi.fn(),
  resendSignUpCode: vi.fn(),
}));
vi.mock("#frontend/app/openAuth.ts", () => ({ openAuth: async () => auth }));

const thrown = (name: string, message = "") => Object.assign(new Error(message), { name });

beforeEach(() => {
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  for (const call of Object.values(auth)) call.mockReset().mockResolvedValue({});
});
afterEach(clearPage);

const Elsewhere = () => `at ${useLocation().pathname}`;

function open(entry: string | { pathname: string; state: unknown }, state: SessionState = { kind: "anonymous" }) {
  return mount(
    <SessionContext value={storeOf(state)}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          {["/auth", "/login", "/signup"].map((path) => (
            <Route key={path} path={path} element={<AuthScreen />} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

const heading = () => document.querySelector("h1")?.textContent;
const alert = () => document.querySelector("[role=alert]")?.textContent;

async function signInAs(email: string, password: string) {
  typeInto(fieldLabelled("E-mail"), email);
  typeInto(fieldLabelled("Password"), password);
  await settle(() => buttonNamed("Sign in").click());
}

async function signUpAs(fullName: string, email: string, password: string) {
  typeInto(fieldLabelled("Full name"), fullName);
  typeInto(fieldLabelled("E-mail"), email);
  typeInto(fieldLabelled("Password"), password);
  await settle(() => buttonNamed("Create account").click());
}

test("the three addresses are one screen", () => {
  const headings = ["/auth", "/login", "/signup"].map((path) => {
    open(path);
    const found = heading();
    clearPage();
    return found;
  });
  expect(headings).toEqual(["Sign in", "Sign in", "Create an account"]);
});

test("who is signed in goes on to where they were going", () => {
  const signedIn: SessionState = { kind: "signed-in", session: aSession(), subscription: { kind: "checking" } };
  expect(open("/auth", signedIn).textContent).toBe("at /dashboard");
  expect(open({ pathname: "/auth", state: { from: "/profile" } }, signedIn).textContent).toBe("at /profile");
});

test("signs in with e-mail and password", async () => {
  auth.signIn.mockResolvedValue({ isSignedIn: true, nextStep: { signInStep: "DONE" } });
  open("/login");
  await signInAs(" ruth@example.org", "a long lamp");
  expect(auth.signIn).toHaveBeenCalledWith({ username: "ruth@example.org", password: "a long lamp" });
  expect(alert()).toBeUndefined();
});

test("an e-mail alone asks for the password and calls nobody", async () => {
  open("/login");
  await signInAs("ruth@example.org", "");
  expect(auth.signIn).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("signing in by a link alone is not possible yet");
  expect(document.activeElement).toBe(fieldLabelled("Password"));
});

test("without e-mail and phone it is refused before any call", async () => {
  await expect(signIn({ email: " ", password: "x" })).rejects.toMatchObject({ reason: "invalid" });
  expect(auth.signIn).not.toHaveBeenCalled();
});

test("wrong credentials are one sentence, and the words stay", async () => {
  auth.signIn.mockRejectedValue(thrown("NotAuthorizedException", "Incorrect username or password."));
  open("/login");
  await signInAs("ruth@example.org", "wrong");
  expect(alert()).toContain("do not match");
  expect(fieldLabelled("E-mail").value).toBe("ruth@example.org");
});

test("an account that is not confirmed gets its mail again", async () => {
  auth.signIn.mockResolvedValue({ isSignedIn: false, nextStep: { signInStep: "CONFIRM_SIGN_UP" } });
  open("/login");
  await signInAs("ruth@example.org", "a long lamp");
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "ruth@example.org" });
  expect(heading()).toBe("Check your mail");
});

test("signs up with name, e-mail and password, then waits for the mail", async () => {
  open("/signup");
  await signUpAs("Ruth Amber", "ruth@example.org", "a long lamp");
  expect(auth.signUp).toHaveBeenCalledWith({
    username: "ruth@example.org",
    password: "a long lamp",
    options: { userAttributes: { email: "ruth@example.org", name: "Ruth Amber" } },
  });
  expect(document.body.textContent).toContain("A letter is on its way to ruth@example.org");
  await settle(() => buttonNamed("Send it again").click());
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "ruth@example.org" });
  expect(document.body.textContent).toContain("Sent again.");
});

test("a weak password is refused by the server with its reasons", async () => {
  auth.signUp.mockRejectedValue(thrown("InvalidPasswordException", "Password must have symbol characters"));
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  expect(alert()).toContain("It needs a sign such as");
});

test("the confirmation link confirms once and invites to sign in", async () => {
  open("/auth?type=signup&username=u1&code=123456");
  await settle();
  expect(auth.confirmSignUp).toHaveBeenCalledExactlyOnceWith({ username: "u1", confirmationCode: "123456" });
  expect(heading()).toBe("Your address is confirmed");
});

test("a link that was used before is as good as confirmed", async () => {
  auth.confirmSignUp.mockRejectedValue(
    thrown("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED"),
  );
  open("/auth?type=signup&username=u2&code=123456");
  await settle();
  expect(heading()).toBe("Your address is confirmed");
});

test("a link that is too old offers a new one", async () => {
  auth.confirmSignUp.mockRejectedValue(thrown("ExpiredCodeException"));
  open("/auth?type=signup&username=u3&code=123456");
  await settle();
  expect(alert()).toContain("too old");
  await settle(() => buttonNamed("Send a new link").click());
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "u3" });
});
