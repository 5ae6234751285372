// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { proofWords } from "#frontend/messages/proof.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { EmailSetting } from "./EmailSetting.tsx";

const reauthenticate = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/auth/signIn.ts", () => ({ reauthenticate }));
const requestEmailChange = vi.hoisted(() => vi.fn());
vi.mock("#frontend/modules/account/ownAccount.ts", () => ({ requestEmailChange, confirmEmail: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  reauthenticate.mockReset();
  requestEmailChange.mockReset();
});
afterEach(clearPage);

const labels = () => [...document.querySelectorAll("label")].map(({ textContent }) => textContent);

async function open() {
  mount(<EmailSetting userId="u1" email="ruth@example.org" />);
  await settle(() => buttonNamed(settingsWords.changeEmail).click());
}

async function give(label: string, text: string) {
  typeInto(fieldLabelled(label), text);
  await settle(() => buttonNamed(settingsWords.continue).click());
}

test("the e-mail address changes only after the password was entered", async () => {
  reauthenticate.mockResolvedValueOnce({ kind: "failed", failure: { kind: "invalid-credentials" } });
  reauthenticate.mockResolvedValueOnce({ kind: "signed-in" });
  await open();
  expect(labels()).not.toContain(settingsWords.newEmail);
  await give(proofWords.password, "wrong");
  expect(labels()).not.toContain(settingsWords.newEmail);
  await give(proofWords.password, "right");
  typeInto(fieldLabelled(settingsWords.newEmail), "ruth@example.com");
  await settle(() => buttonNamed(settingsWords.sendCode).click());
  expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith("ruth@example.com");
});

test("an account with an authenticator app is asked for its code, too", async () => {
  const answer = vi.fn().mockResolvedValue({ kind: "signed-in" });
  reauthenticate.mockResolvedValue({ kind: "totp", answer });
  await open();
  await give(proofWords.password, "right");
  expect(labels()).not.toContain(settingsWords.newEmail);
  await give(proofWords.code, "123456");
  expect(answer).toHaveBeenCalledWith("123456");
  expect(labels()).toContain(settingsWords.newEmail);
});

test("each step has its buttons in the same order", async () => {
  reauthenticate.mockResolvedValueOnce({ kind: "signed-in" });
  const order = () =>
    [...document.querySelectorAll(".card-actions, .dialog-actions")].at(-1)?.textContent?.replace(/\s+/g, " ").trim();
  await open();
  expect(order()).toBe(settingsWords.continue + settingsWords.cancel);
  await give(proofWords.password, "right");
  expect(order()).toBe(settingsWords.sendCode + settingsWords.cancel);
  typeInto(fieldLabelled(settingsWords.newEmail), "ruth@example.com");
  await settle(() => buttonNamed(settingsWords.sendCode).click());
  expect(order()).toBe(settingsWords.confirm + settingsWords.keepEmail);
});

test("if the sign-in is too old by now, the password is asked for again", async () => {
  sessionStorage.setItem("ghostlight.new-email.u1", "ruth@example.com");
  requestEmailChange.mockRejectedValueOnce(new Refused("not-allowed", "Sign in again.", { code: "stale-sign-in" }));
  mount(<EmailSetting userId="u1" email="ruth@example.org" />);
  await settle(() => buttonNamed(settingsWords.resend).click());
  expect(labels()).toContain(proofWords.password);
});

test("after a reload, another address takes the password again", async () => {
  sessionStorage.setItem("ghostlight.new-email.u1", "ruth@example.com");
  mount(<EmailSetting userId="u1" email="ruth@example.org" />);
  await settle(() => buttonNamed(settingsWords.otherEmail).click());
  expect(labels()).toContain(proofWords.password);
});
