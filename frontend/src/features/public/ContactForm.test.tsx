// @vitest-environment page
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { contactWords } from "#frontend/messages/contact.yaml";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { ContactScreen } from "./ContactScreen.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));
const getConfig = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/config.ts", () => ({ getConfig }));
// What loads when the form is sent.
beforeAll(() => import("./sendMessage.ts"));
beforeEach(() => void getConfig.mockResolvedValue({}));
afterEach(() => {
  clearPage();
  vi.resetAllMocks();
});

const words = contactWords.form;
const fields = { name: words.name, email: words.email, message: words.message };

const open = (state: SessionState = { kind: "anonymous" }) =>
  mount(
    <SessionContext value={storeOf(state)}>
      <ContactScreen />
    </SessionContext>,
  );
const write = (written: Partial<Record<keyof typeof fields, string>>) => {
  for (const [field, text] of Object.entries(written))
    typeInto(fieldLabelled(fields[field as keyof typeof fields]), text);
};
const send = () => settle(() => buttonNamed(words.send).click());

const written = { name: "Nell", email: "nell@example.org", message: "Is anybody there?" };

test("a message is sent as written, and a confirmation replaces the form", async () => {
  call.mockResolvedValue({ sent: true });
  const page = open();
  write(written);
  await send();
  expect(call.mock.calls.map(([{ path }, { body }]) => [path, body])).toEqual([
    ["/contact", { ...written, topic: "question" }],
  ]);
  expect(page.querySelector("h1")?.textContent).toBe(contactWords.sent.title);
  expect(page.textContent).toContain("nell@example.org");
  expect(document.activeElement?.textContent).toContain(contactWords.sent.title);
});

test("missing fields get an error, the first of them gets the focus, and nothing is sent", async () => {
  const page = open();
  write({ name: "Nell" });
  await send();
  expect(call).not.toHaveBeenCalled();
  expect(page.textContent).toContain("Enter a message.");
  expect(document.activeElement).toBe(fieldLabelled(words.email));
});

test("a message that couldn't be sent stays in the form, and another way to write is offered", async () => {
  call.mockRejectedValue(new Refused("too-many", "That is enough from one place for now."));
  getConfig.mockResolvedValue({ contactEmail: "people@theater.example" });
  const page = open();
  write(written);
  await send();
  const alert = page.querySelector("[role=alert]");
  expect(alert?.textContent).toContain("That is enough from one place for now.");
  expect(alert?.querySelector("a")?.href).toBe("mailto:people@theater.example");
  for (const [field, text] of Object.entries(written))
    expect(fieldLabelled(fields[field as keyof typeof fields]).value).toBe(text);
});

test.each([{}, undefined])("a site without a contact address shows none: %j", async (config) => {
  if (config) getConfig.mockResolvedValue(config);
  else getConfig.mockRejectedValue(new Error("No answer"));
  const page = open();
  await settle();
  expect(page.querySelectorAll("a[href^='mailto:']")).toHaveLength(0);
  expect(page.textContent).not.toContain(contactWords.byMail);
});

test("name and address are filled in for people who are signed in", () => {
  open({ kind: "signed-in", session: testSession(), subscription: { kind: "known", status: subscribed(false) } });
  expect(fieldLabelled(words.name).value).toBe("Ruth Amber");
  expect(fieldLabelled(words.email).value).toBe("ruth@example.org");
});

test("a field that people don't see stops bots; a person whose browser filled it in can send again", async () => {
  call.mockResolvedValue({ sent: true });
  const page = open();
  write(written);
  typeInto(fieldLabelled(words.trap), "https://buy.example");
  await send();
  expect(call).not.toHaveBeenCalled();
  expect(page.querySelector("[role=alert]")?.textContent).toContain(words.machine);
  await send();
  expect(call).toHaveBeenCalledOnce();
});
