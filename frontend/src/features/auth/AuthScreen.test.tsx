// @vitest-environment page
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { loadCommonPasswords } from "#frontend/modules/account/loadCommonPasswords.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { signIn } from "#frontend/platform/session/auth/signIn.ts";
import { forgetLink, takeSignInLink } from "#frontend/platform/session/auth/signInLink.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { emitConfirmed } from "./confirmations.ts";

const auth = vi.hoisted(() => ({
  signUp: vi.fn(),
  confirmSignUp: vi.fn(),
  resendSignUpCode: vi.fn(),
}));
const aside = vi.hoisted(() => ({ begin: vi.fn(), answer: vi.fn(), redeem: vi.fn(), adopt: vi.fn() }));
const requestSignInLink = vi.hoisted(() => vi.fn());
const notifyAddressOwner = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/auth/openAuth.ts", () => ({ openAuth: async () => auth }));
vi.mock("#frontend/platform/session/auth/parallelSignIn.ts", () => ({ openParallelSignIn: () => aside }));
vi.mock("#frontend/platform/config.ts", () => ({ getConfig: async () => ({}) }));
vi.mock("#frontend/platform/session/auth/requestSignInLink.ts", () => ({ requestSignInLink, notifyAddressOwner }));

const own = vi.hoisted(() => ({ offersPassword: vi.fn(), choosePassword: vi.fn(), keepPassword: vi.fn() }));
vi.mock("#frontend/modules/account/ownAccount.ts", () => own);

const removeSecondFactor = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/auth/removeSecondFactor.ts", () => ({ removeSecondFactor }));

const thrown = (name: string, message = "") => Object.assign(new Error(message), { name });

// What loads with the first password.
beforeAll(() => loadCommonPasswords());
beforeEach(() => {
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  for (const call of [...Object.values(auth), ...Object.values(aside), requestSignInLink, notifyAddressOwner])
    call.mockReset().mockResolvedValue({});
  for (const call of Object.values(own)) call.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  clearPage();
  forgetLink();
});

const Elsewhere = () => `at ${useLocation().pathname}`;

const lastLocation: { at?: ReturnType<typeof useLocation> } = {};

function RecordLocation() {
  lastLocation.at = useLocation();
  return null;
}

function open(entry: string | { pathname: string; state: unknown }, state: SessionState = { kind: "anonymous" }) {
  return mount(
    <SessionContext value={storeOf(state)}>
      <MemoryRouter initialEntries={[entry]}>
        <RecordLocation />
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

test("without the authenticator app, a recovery code goes with the password, and signs in", async () => {
  const asksForCode = { isSignedIn: false, nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" } };
  aside.begin.mockResolvedValueOnce(asksForCode);
  open("/auth");
  await signInAs("will@example.com", "the green room");
  expect(heading()).toBe("Two-step sign-in");
  await settle(() => buttonNamed("Use a recovery code").click());
  const submit = async (code: string) => {
    typeInto(fieldLabelled("Recovery code"), code);
    await settle(() => buttonNamed("Remove app and sign in").click());
  };
  await submit("7k3m");
  expect(removeSecondFactor).not.toHaveBeenCalled();
  removeSecondFactor.mockRejectedValueOnce(new Refused("invalid", "Wrong.", { code: "recovery-refused" }));
  await submit("7k3m-x9qp-4tzd-w2hn");
  expect(alert()).toContain("That recovery code isn't right");
  expect(aside.begin).toHaveBeenCalledOnce();
  removeSecondFactor.mockResolvedValueOnce(undefined);
  aside.begin.mockResolvedValueOnce({ isSignedIn: true, nextStep: { signInStep: "DONE" } });
  await submit("7K3M X9QP 4TZD W2HN");
  const given = { email: "will@example.com", password: "the green room", code: "7K3M X9QP 4TZD W2HN" };
  expect(removeSecondFactor).toHaveBeenLastCalledWith(given);
  expect(aside.begin).toHaveBeenCalledTimes(2);
});

test("the three addresses show the same screen", () => {
  const headings = ["/auth", "/login", "/signup"].map((path) => {
    open(path);
    const found = heading();
    clearPage();
    return found;
  });
  expect(headings).toEqual(["Sign in", "Sign in", "Create an account"]);
});

test("visitors who are already signed in continue to where they were going", () => {
  const signedIn: SessionState = { kind: "signed-in", session: testSession(), subscription: { kind: "checking" } };
  expect(open("/auth", signedIn).textContent).toBe("at /dashboard");
  expect(open({ pathname: "/auth", state: { from: "/profile" } }, signedIn).textContent).toBe("at /profile");
});

const done = { isSignedIn: true, nextStep: { signInStep: "DONE" } };
const asks = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });

test("signs in with e-mail and password", async () => {
  aside.begin.mockResolvedValue(done);
  open("/login");
  await signInAs(" ruth@example.org", "a long lamp");
  expect(aside.begin).toHaveBeenCalledWith({ username: "ruth@example.org", password: "a long lamp" });
  expect(aside.adopt).toHaveBeenCalledOnce();
  expect(alert()).toBeUndefined();
});

test("an e-mail without a password sends a sign-in link, which leads to where the visitor was going", async () => {
  open({ pathname: "/auth", state: { from: "/editor/abc" } });
  await signInAs("ruth@example.org ", "");
  expect(requestSignInLink).toHaveBeenCalledExactlyOnceWith("ruth@example.org", "/editor/abc");
  expect(aside.begin).not.toHaveBeenCalled();
  expect(heading()).toBe("Check your e-mail");
  expect(document.body.textContent).toContain("If ruth@example.org has an account");
});

test("the link has a button of its own, whatever the password field contains", async () => {
  open("/login");
  await settle(() => buttonNamed("E-mail me a link").click());
  expect(requestSignInLink).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(fieldLabelled("E-mail"));
  typeInto(fieldLabelled("E-mail"), "ruth@example.org");
  typeInto(fieldLabelled("Password"), "half remem");
  await settle(() => buttonNamed("E-mail me a link").click());
  expect(requestSignInLink).toHaveBeenCalledOnce();
});

test("without an e-mail, the form is refused before any request", async () => {
  await expect(signIn({ email: " ", password: "x" })).rejects.toMatchObject({ reason: "invalid" });
  expect(aside.begin).not.toHaveBeenCalled();
});

test("wrong credentials get one sentence, and the fields keep their text", async () => {
  aside.begin.mockRejectedValue(thrown("NotAuthorizedException", "Incorrect username or password."));
  open("/login");
  await signInAs("ruth@example.org", "wrong");
  expect(alert()).toContain("don't match");
  expect(fieldLabelled("E-mail").value).toBe("ruth@example.org");
});

test("an account that isn't confirmed gets its e-mail again", async () => {
  aside.begin.mockResolvedValue(asks("CONFIRM_SIGN_UP"));
  open("/login");
  await signInAs("ruth@example.org", "a long lamp");
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "ruth@example.org" });
  expect(heading()).toBe("Check your e-mail");
});

async function comeToSecondStep() {
  aside.begin.mockResolvedValue(asks("CONFIRM_SIGN_IN_WITH_TOTP_CODE"));
  open("/login");
  await signInAs("ruth@example.org", "a long lamp");
  return fieldLabelled("Code from your authenticator app");
}

const answer = async (code: string) => {
  typeInto(fieldLabelled("Code from your authenticator app"), code);
  await settle(() => buttonNamed("Continue").click());
};

test("an account with an authenticator app asks for its code", async () => {
  const code = await comeToSecondStep();
  expect([code.getAttribute("autocomplete"), code.inputMode, document.activeElement]).toEqual([
    "one-time-code",
    "numeric",
    code,
  ]);
  aside.answer.mockResolvedValue(done);
  await answer("123 456");
  expect(aside.answer).toHaveBeenCalledExactlyOnceWith("123456");
  expect(aside.adopt).toHaveBeenCalledOnce();
});

test("a wrong code can be corrected, and an incomplete code isn't sent", async () => {
  await comeToSecondStep();
  await answer("12345");
  expect(aside.answer).not.toHaveBeenCalled();
  aside.answer.mockRejectedValueOnce(thrown("CodeMismatchException")).mockResolvedValue(done);
  await answer("111111");
  expect(alert()).toContain("isn't right");
  await answer("222222");
  expect(aside.adopt).toHaveBeenCalledOnce();
});

test("if the second step takes too long, the sign-in starts again with the password; people can also go back", async () => {
  await comeToSecondStep();
  aside.answer.mockRejectedValue(thrown("NotAuthorizedException", "Invalid session for the user, session is expired."));
  await answer("123456");
  expect(heading()).toBe("Sign in");
  expect(alert()).toContain("too long");
  clearPage();
  await comeToSecondStep();
  await settle(() => buttonNamed("Back").click());
  expect(heading()).toBe("Sign in");
});

test.each([
  ["ended", "saved on this device"],
  ["another-tab", "in another tab"],
  ["left", ""],
] as const)("says why the visitor was signed out: %s", (why, words) => {
  open("/auth", { kind: "anonymous", why });
  expect(document.querySelector("[role=status]")?.textContent ?? "").toContain(words);
});

function openLink(state?: SessionState) {
  history.replaceState(null, "", "/auth?type=magiclink#email=ruth@example.org&secret=s3cret&destination=/editor/abc");
  takeSignInLink(location, history);
  return open("/auth", state);
}

const redeem = () => settle(() => buttonNamed("Sign in as ruth@example.org").click());
const ruthIsIn: SessionState = { kind: "signed-in", session: testSession(), subscription: { kind: "checking" } };

test("a link is used only by a click, and leads to its destination", async () => {
  aside.redeem.mockResolvedValue(done);
  const page = openLink();
  await settle();
  expect(aside.begin).not.toHaveBeenCalled();
  await redeem();
  expect(aside.begin).toHaveBeenCalledWith({
    username: "ruth@example.org",
    options: { authFlowType: "CUSTOM_WITHOUT_SRP" },
  });
  expect(aside.redeem).toHaveBeenCalledExactlyOnceWith("s3cret");
  expect(page.textContent).toBe("at /editor/abc");
});

test("where somebody else may know the password, a new one is offered, and it ends every session", async () => {
  aside.redeem.mockResolvedValue(done);
  aside.begin.mockResolvedValue(done);
  own.offersPassword.mockResolvedValue(true);
  const page = openLink();
  await redeem();
  expect(heading()).toBe(authWords.offerPassword.title);
  await settle(() => buttonNamed(authWords.offerPassword.submit).click());
  expect(own.choosePassword).not.toHaveBeenCalled();
  typeInto(fieldLabelled(authWords.fields.newPassword), "another lamp");
  await settle(() => buttonNamed(authWords.offerPassword.submit).click());
  expect(own.choosePassword).toHaveBeenCalledExactlyOnceWith("another lamp");
  expect(aside.begin).toHaveBeenLastCalledWith({ username: "ruth@example.org", password: "another lamp" });
  expect(page.textContent).toBe("at /editor/abc");
});

test.each([
  ["if the person keeps theirs", true, () => buttonNamed(authWords.offerPassword.keep).click()],
  ["if none is offered", false, () => undefined],
])("%s, the link leads to its destination", async (_, isOffered, answer) => {
  aside.redeem.mockResolvedValue(done);
  own.offersPassword.mockResolvedValue(isOffered);
  const page = openLink();
  await redeem();
  await settle(answer);
  expect(own.keepPassword).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  expect(page.textContent).toBe("at /editor/abc");
});

test("a signed-in person who confirms with a link that it's them isn't offered a password", async () => {
  aside.redeem.mockResolvedValue(done);
  own.offersPassword.mockResolvedValue(true);
  const page = openLink(ruthIsIn);
  await redeem();
  expect(page.textContent).toBe("at /editor/abc");
});

test("if the server doesn't say whether to offer one, the link leads to its destination", async () => {
  aside.redeem.mockResolvedValue(done);
  own.offersPassword.mockRejectedValue(new Refused("unavailable", "Offline."));
  const page = openLink();
  await redeem();
  expect(page.textContent).toBe("at /editor/abc");
});

const trigger = (word: string) => thrown("UserLambdaValidationException", `failed with error ${word}.`);

test.each([
  [trigger("link-used"), "already been used"],
  [trigger("link-late"), "more than 10 minutes old"],
  [thrown("NotAuthorizedException", "Incorrect username or password."), "isn't valid"],
])("a link that doesn't work says so and offers a new one", async (error, words) => {
  aside.redeem.mockRejectedValue(error);
  openLink();
  await redeem();
  expect(alert()).toContain(words);
  await settle(() => buttonNamed("Send a new link").click());
  expect(requestSignInLink).toHaveBeenCalledExactlyOnceWith("ruth@example.org", "/editor/abc");
  expect(heading()).toBe("Check your e-mail");
});

test("accounts with an authenticator app are asked for their password", async () => {
  aside.redeem.mockRejectedValue(trigger("second-factor-on"));
  openLink();
  await redeem();
  expect(alert()).toContain("authenticator app");
  await settle(() => buttonNamed("Use a password instead").click());
  expect(heading()).toBe("Sign in");
});

test("a signed-in person who opens the same link twice continues", async () => {
  aside.redeem.mockRejectedValue(trigger("link-used"));
  const page = openLink(ruthIsIn);
  await redeem();
  expect(page.textContent).toBe("at /editor/abc");
});

test("another person's session isn't replaced without asking", () => {
  const nell = testSession("nell");
  openLink({ ...ruthIsIn, session: { ...nell, user: { ...nell.user, email: "nell@example.org" } } } as SessionState);
  expect(document.body.textContent).toContain("nell@example.org is signed in here");
  expect(() => buttonNamed("Sign in as ruth@example.org")).toThrow();
  buttonNamed("Sign out nell@example.org");
});

test("signs up with name, e-mail and password, then waits for the e-mail", async () => {
  open("/signup");
  await signUpAs("Ruth Amber", "ruth@example.org", "a long lamp");
  expect(auth.signUp).toHaveBeenCalledWith({
    username: "ruth@example.org",
    password: "a long lamp",
    options: { userAttributes: { email: "ruth@example.org", name: "Ruth Amber", locale: "en" } },
  });
  expect(document.body.textContent).toContain("We've e-mailed ruth@example.org");
  await settle(() => buttonNamed("Send again").click());
  expect(notifyAddressOwner).toHaveBeenCalledExactlyOnceWith("ruth@example.org", "sign-up");
  expect(document.body.textContent).toContain("We've sent it again.");
});

test("a weak password that the server refuses is shown with the reasons", async () => {
  auth.signUp.mockRejectedValue(thrown("InvalidPasswordException", "Password not long enough"));
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  expect(alert()).toContain("Use at least 8 characters.");
});

test("a weak password gets an error at its field before anything is sent", async () => {
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "password1");
  expect(auth.signUp).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("too common");
});

test("empty fields are named, and nothing is sent", async () => {
  open("/signup");
  await settle(() => buttonNamed("Create account").click());
  for (const sentence of [authWords.check.nameMissing, authWords.check.emailMissing, authWords.check.passwordMissing])
    expect(document.body.textContent).toContain(sentence);
  expect(auth.signUp).not.toHaveBeenCalled();
  clearPage();
  open("/login");
  await settle(() => buttonNamed("Sign in").click());
  expect(document.body.textContent).toContain(authWords.check.emailMissing);
  expect(aside.begin).not.toHaveBeenCalled();
});

test("a password is rated while it's typed, and a short one marks its field", async () => {
  open("/signup");
  typeInto(fieldLabelled("Full name"), "Nell Harrow");
  const missing = () =>
    [...document.querySelectorAll("li")].filter(({ textContent }) =>
      textContent?.includes(authWords.checklist.missing),
    );
  typeInto(fieldLabelled("Password"), "harrow");
  await vi.waitFor(() => expect(missing()).toHaveLength(2));
  await settle(() => buttonNamed("Create account").click());
  expect(fieldLabelled("Password").getAttribute("aria-invalid")).toBe("true");
  typeInto(fieldLabelled("Password"), "three ghosts at noon");
  await vi.waitFor(() => expect(missing()).toHaveLength(0));
});

test("signing up with a taken address looks the same, and its owner gets an e-mail", async () => {
  open("/signup");
  await signUpAs("Ruth", "new@example.org", "a long lamp");
  const answerToNew = document.body.textContent;
  clearPage();
  auth.signUp.mockRejectedValue(thrown("UsernameExistsException"));
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  expect(document.body.textContent).toBe(answerToNew?.replace("new@", "ruth@"));
  expect(notifyAddressOwner).toHaveBeenCalledExactlyOnceWith("ruth@example.org", "sign-up");
  await settle(() => buttonNamed("Send again").click());
  expect(notifyAddressOwner).toHaveBeenCalledTimes(2);
});

test("where no links are sent, the confirmation is sent again by the sign-in service", async () => {
  notifyAddressOwner.mockResolvedValue(false);
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  await settle(() => buttonNamed("Send again").click());
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "ruth@example.org" });
});

test("signing in without a connection says so, and doesn't blame our service", async () => {
  aside.begin.mockRejectedValue(new SiteUnreachable("The site does not answer"));
  open("/login");
  await signInAs("ruth@example.org", "a long lamp");
  expect(alert()).toContain("connection");
});

test("a person who confirms an earlier account with another password is sent to the sign-in", async () => {
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  aside.begin.mockRejectedValue(thrown("NotAuthorizedException", "Incorrect username or password."));
  await settle(() => emitConfirmed());
  await vi.waitFor(() => expect(heading()).toBe("Your address is confirmed"));
  await settle(() => buttonNamed("Sign in").click());
  expect(heading()).toBe("Sign in");
});

test("the confirmation link confirms by its button and offers to sign in", async () => {
  open("/auth?type=signup#username=u1&code=123456");
  await settle();
  // Programs that scan e-mail open links, too.
  expect(auth.confirmSignUp).not.toHaveBeenCalled();
  expect(heading()).toBe("Confirm your address");
  await settle(() => buttonNamed("Confirm my address").click());
  expect(auth.confirmSignUp).toHaveBeenCalledExactlyOnceWith({ username: "u1", confirmationCode: "123456" });
  expect(heading()).toBe("Your address is confirmed");
});

test("a confirmation link that was already used counts as confirmed", async () => {
  auth.confirmSignUp.mockRejectedValue(
    thrown("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED"),
  );
  open("/auth?type=signup&username=u2&code=123456");
  await settle(() => buttonNamed("Confirm my address").click());
  expect(heading()).toBe("Your address is confirmed");
});

test.each([
  ["too old", "ExpiredCodeException"],
  ["replaced", "CodeMismatchException"],
])("a link that was %s says so, and offers to send a new one", async (_, error) => {
  auth.confirmSignUp.mockRejectedValue(thrown(error));
  open("/auth?type=signup&username=u3&code=123456");
  await settle(() => buttonNamed("Confirm my address").click());
  expect(alert()).toContain("This link no longer works.");
  await settle(() => buttonNamed("Send a new link").click());
  expect(auth.resendSignUpCode).toHaveBeenCalledWith({ username: "u3" });
});

/** Shows the same history entry again without what was in memory, as a reload does. */
async function reloadScreen(entry: string) {
  const { at } = lastLocation;
  expect(at?.pathname).toBe(new URL(entry, "https://example.org").pathname);
  clearPage();
  open({ pathname: at?.pathname ?? entry, state: JSON.parse(JSON.stringify(at?.state ?? null)) });
  await settle();
}

test("after a reload, the waiting screen is still there, and continues with the sign-in to the first play", async () => {
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  await reloadScreen("/signup");
  expect(heading()).toBe("Check your e-mail");
  expect(document.body.textContent).toContain("We've e-mailed ruth@example.org");
  await settle(() => buttonNamed("Send again").click());
  expect(notifyAddressOwner).toHaveBeenCalledExactlyOnceWith("ruth@example.org", "sign-up");
  await settle(() => buttonNamed("Continue").click());
  expect(heading()).toBe("Sign in");
  expect(lastLocation.at?.state).toEqual({ from: "/editor/new?first" });
});

test("after a reload, a confirmation in another tab leads to the sign-in, and another address to the form", async () => {
  open({ pathname: "/signup", state: { from: "/profile" } });
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  await reloadScreen("/signup");
  await settle(() => emitConfirmed());
  await vi.waitFor(() => expect(heading()).toBe("Your address is confirmed"));
  await settle(() => buttonNamed("Sign in").click());
  expect(lastLocation.at?.state).toEqual({ from: "/profile" });
  clearPage();
  open("/signup");
  await signUpAs("Ruth", "ruth@example.org", "a long lamp");
  await reloadScreen("/signup");
  await settle(() => buttonNamed("Use a different address").click());
  await reloadScreen("/signup");
  expect(heading()).toBe("Create an account");
});

test("the screens after a sign-in link and after a sign-in that came too early survive a reload", async () => {
  open("/login");
  await signInAs("ruth@example.org", "");
  await reloadScreen("/login");
  expect(document.body.textContent).toContain("If ruth@example.org has an account");
  await settle(() => buttonNamed("Use a password instead").click());
  expect(heading()).toBe("Sign in");
  aside.begin.mockResolvedValue(asks("CONFIRM_SIGN_UP"));
  await signInAs("ruth@example.org", "a long lamp");
  await reloadScreen("/login");
  expect(document.body.textContent).toContain("We've e-mailed ruth@example.org");
  await settle(() => buttonNamed("Continue").click());
  expect(heading()).toBe("Sign in");
});

test.each([
  ["/signup?plan=writer&interval=monthly", "For the Writer plan, $8 a month."],
  ["/signup?plan=company", "For the Company plan, $162 a year."],
])("at %s, a sign-up for a paid plan names its price, and doesn't say that no card is needed", (address, sentence) => {
  const page = open(address);
  expect(page.textContent).toContain(sentence);
  expect(page.textContent).not.toContain("No card needed");
});

test.each(["/signup", "/signup?for=import", "/signup?plan=free"])("at %s, a free sign-up needs no card", (address) => {
  expect(open(address).textContent).toContain("No card needed");
});
