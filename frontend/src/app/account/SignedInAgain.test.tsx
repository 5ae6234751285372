// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { proofWords as words } from "#frontend/words/proof.ts";
import { SignedInAgain } from "./SignedInAgain.tsx";

const reauthenticate = vi.hoisted(() => vi.fn());
vi.mock("../session/signIn.ts", () => ({ reauthenticate }));

const onProved = vi.fn();
const answer = vi.fn();
beforeEach(() => {
  for (const each of [reauthenticate, onProved, answer]) each.mockReset();
  onProved.mockResolvedValue(undefined);
});
afterEach(clearPage);

const open = (isPasswordEnough = false) =>
  mount(
    <SignedInAgain submit="Go" isPasswordEnough={isPasswordEnough} onProved={onProved} onCancel={() => undefined} />,
  );

async function give(label: string, text: string) {
  typeInto(fieldLabelled(label), text);
  await settle(() => buttonNamed("Go").click());
}

test("the right password goes on; a wrong one is said, and nothing happens", async () => {
  const page = open();
  reauthenticate.mockResolvedValueOnce({ kind: "failed", failure: { kind: "invalid-credentials" } });
  await give(words.password, "wrong");
  expect(page.textContent).toContain(words.wrongPassword);
  expect(onProved).not.toHaveBeenCalled();
  reauthenticate.mockResolvedValueOnce({ kind: "signed-in" });
  await give(words.password, "right");
  expect(reauthenticate).toHaveBeenLastCalledWith("right");
  expect(onProved).toHaveBeenCalledOnce();
});

test("an account with an authenticator app is asked for the code too", async () => {
  const page = open();
  reauthenticate.mockResolvedValue({ kind: "totp", answer });
  await give(words.password, "right");
  expect(onProved).not.toHaveBeenCalled();
  await give(words.code, "12 34");
  expect(page.textContent).toContain(words.codeOdd);
  answer.mockResolvedValue({ kind: "signed-in" });
  await give(words.code, "123 456");
  expect(answer).toHaveBeenCalledWith("123456");
  expect(onProved).toHaveBeenCalledOnce();
});

test("the code is not asked for where the app itself is to go", async () => {
  open(true);
  reauthenticate.mockResolvedValue({ kind: "totp", answer });
  await give(words.password, "right");
  expect(onProved).toHaveBeenCalledOnce();
});

test("what the server refuses afterwards is said", async () => {
  const page = open();
  reauthenticate.mockResolvedValue({ kind: "signed-in" });
  onProved.mockRejectedValue(new Refused("unavailable", "Not now."));
  await give(words.password, "right");
  expect(page.textContent).toContain("Not now.");
});

test("an empty password is asked for and sent nowhere", async () => {
  const page = open();
  await settle(() => buttonNamed("Go").click());
  expect(page.textContent).toContain(words.passwordMissing);
  expect(reauthenticate).not.toHaveBeenCalled();
});
