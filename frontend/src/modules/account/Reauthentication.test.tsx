// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { proofWords } from "#frontend/messages/proof.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import type { Factor } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { Reauthentication } from "./Reauthentication.tsx";

const reauthenticate = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/auth/signIn.ts", () => ({ reauthenticate }));

const requestSignInLink = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/auth/requestSignInLink.ts", () => ({ requestSignInLink }));
const listFactors = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/store/sessionSources.ts", () => ({ sessionSources: { listFactors } }));

const onProved = vi.fn();
const answer = vi.fn();
beforeEach(() => {
  for (const each of [reauthenticate, onProved, answer, requestSignInLink, listFactors]) each.mockReset();
  onProved.mockResolvedValue(undefined);
});
afterEach(() => {
  clearPage();
  queryClient.clear();
});

const open = (isPasswordEnough = false) =>
  mount(
    <Reauthentication submit="Go" isPasswordEnough={isPasswordEnough} onProved={onProved} onCancel={() => undefined} />,
  );

async function give(label: string, text: string) {
  typeInto(fieldLabelled(label), text);
  await settle(() => buttonNamed("Go").click());
}

test("the right password continues; a wrong one shows an error, and nothing happens", async () => {
  const page = open();
  reauthenticate.mockResolvedValueOnce({ kind: "failed", failure: { kind: "invalid-credentials" } });
  await give(proofWords.password, "wrong");
  expect(page.textContent).toContain(proofWords.wrongPassword);
  expect(onProved).not.toHaveBeenCalled();
  reauthenticate.mockResolvedValueOnce({ kind: "signed-in" });
  await give(proofWords.password, "right");
  expect(reauthenticate).toHaveBeenLastCalledWith("right");
  expect(onProved).toHaveBeenCalledOnce();
});

test("an account with an authenticator app is asked for the code, too", async () => {
  const page = open();
  reauthenticate.mockResolvedValue({ kind: "totp", answer });
  await give(proofWords.password, "right");
  expect(onProved).not.toHaveBeenCalled();
  await give(proofWords.code, "12 34");
  expect(page.textContent).toContain(proofWords.codeOdd);
  answer.mockResolvedValue({ kind: "signed-in" });
  await give(proofWords.code, "123 456");
  expect(answer).toHaveBeenCalledWith("123456");
  expect(onProved).toHaveBeenCalledOnce();
});

test("no code is required to remove the authenticator app itself", async () => {
  open(true);
  reauthenticate.mockResolvedValue({ kind: "totp", answer });
  await give(proofWords.password, "right");
  expect(onProved).toHaveBeenCalledOnce();
});

test("a refusal by the server afterward is shown", async () => {
  const page = open();
  reauthenticate.mockResolvedValue({ kind: "signed-in" });
  onProved.mockRejectedValue(new Refused("unavailable", "Not now."));
  await give(proofWords.password, "right");
  expect(page.textContent).toContain("Not now.");
});

test("an empty password shows an error and isn't sent", async () => {
  const page = open();
  await settle(() => buttonNamed("Go").click());
  expect(page.textContent).toContain(proofWords.passwordMissing);
  expect(reauthenticate).not.toHaveBeenCalled();
});

const totp: Factor = { factor_type: "totp", status: "verified" };

interface LinkOptions {
  /** What the session includes; undefined if it hasn't been read. */
  readonly known?: readonly Factor[];
  readonly readFactors?: () => Promise<readonly Factor[]>;
  /** What is read when the link is to be sent. */
  readonly now?: readonly Factor[];
}

function openWithLink({ known, readFactors, now = [] }: LinkOptions) {
  const session = testSession();
  listFactors.mockResolvedValue(now);
  const signedIn = { ...session, user: { ...session.user, ...(known && { factors: known }) } };
  const store = storeOf({ kind: "signed-in", session: signedIn, subscription: { kind: "checking" } });
  return mount(
    <SessionContext value={{ ...store, ...(readFactors && { readFactors }) }}>
      <MemoryRouter>
        <Reauthentication submit="Go" linkTo="/back" onProved={onProved} onCancel={() => undefined} />
      </MemoryRouter>
    </SessionContext>,
  );
}

test("a link by e-mail is offered and sent", async () => {
  const page = openWithLink({ known: [] });
  await settle(() => buttonNamed(proofWords.sendLink).click());
  await settle();
  expect(requestSignInLink).toHaveBeenCalledOnce();
  expect(page.textContent).toContain(proofWords.linkSent({ email: testSession().user.email }));
});

test("no link is offered with an authenticator app, because it wouldn't be sent", () => {
  const page = openWithLink({ known: [totp] });
  expect(() => buttonNamed(proofWords.sendLink)).toThrow();
  expect(page.querySelector("a")?.textContent).toBe(proofWords.newPassword);
});

test("no link can be sent until it's known whether the account has an authenticator app", async () => {
  let answer = (_: readonly Factor[]) => {};
  const page = openWithLink({ readFactors: () => new Promise((resolve) => (answer = resolve)) });
  expect(buttonNamed(proofWords.sendLink).ariaDisabled).toBe("true");
  await settle(() => answer([totp]));
  expect(() => buttonNamed(proofWords.sendLink)).toThrow();
  expect(page.querySelector("a")?.textContent).toBe(proofWords.newPassword);
});

test("checks again for an authenticator app before it sends a link", async () => {
  const page = openWithLink({ known: [], now: [totp] });
  await settle(() => buttonNamed(proofWords.sendLink).click());
  await settle();
  expect(requestSignInLink).not.toHaveBeenCalled();
  expect(page.querySelector("a")?.textContent).toBe(proofWords.newPassword);
});
