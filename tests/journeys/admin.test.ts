import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { activityTypes } from "#domain/activity/activity.ts";
import { readAccountData } from "#domain/api/account.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { adminWords } from "#frontend/messages/admin.yaml";
import { automationWords } from "#frontend/messages/automation.yaml";
import { consentWords } from "#frontend/messages/consent.yaml";
import { contactWords } from "#frontend/messages/contact.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { messagesWords } from "#frontend/messages/messages.yaml";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { contactEmail } from "#local/contactEmail.ts";
import { hubspotToken } from "#local/hubspot/startHubspot.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { answerCookieNotice } from "./harness/consent.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { newestMail } from "./harness/mailbox.ts";
import { addToAdministrators, newAdministrator, newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openPlayList } from "./harness/playList.ts";
import { newDeviceOf, storedToken } from "./harness/session.ts";
import { button, field, heading, openAccountMenu, signInOnPage, submitSignIn } from "./harness/signIn.ts";

/** A client can claim any browser name. */
const userAgent = "=cmd|' /C calc'!A0";

/** Does everything that the log records, in a browser that allows tracking. */
async function doEverything(person: TestPerson): Promise<Page> {
  const { page } = await newDevice({ ...desktop, userAgent, isUndecided: true });
  await page.goto("/auth");
  await answerCookieNotice(page, consentWords.acceptAll);
  await submitSignIn(page, person);
  await heading(page, dashboardWords.title).waitFor();
  await page.getByRole("link", { name: dashboardWords.emptyStart }).click();
  await manuscript(page).waitFor();
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Hall");
  await save(page);
  await exportAs(page, "fountain");
  await page.getByRole("link", { name: editorWords.back }).click();
  await openFromPlayList(page, "Ghosts");
  return page;
}

/**
 * Waits until the log has all of it, including what was sent while the first page was closing. The last page stays open:
 * if it's closed before it's idle, its play isn't logged as opened.
 */
async function waitUntilLogged(page: Page): Promise<void> {
  const token = await storedToken(page, "accessToken");
  const logged = async () => {
    const answer = await fetch(`${origin}/api${readAccountData.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { activity } = readAccountData.response.parse(await answer.json());
    return activity.map(({ activity_type }) => activity_type);
  };
  const missing = async () => {
    const types = await logged();
    return activityTypes.filter((type) => !types.includes(type));
  };
  await eventually(missing).toEqual([]);
}

async function adminsPage(): Promise<Page> {
  const admin = await newAdministrator();
  const { page } = await newDeviceOf(admin);
  await openPlayList(page);
  await openAccountMenu(page, admin);
  await page.getByRole("menuitem", { name: adminWords.menu }).click();
  await heading(page, activityWords.title).waitFor();
  return page;
}

/** Opens the address directly, as from a bookmark. */
async function adminsPageAt(path: string, title: string): Promise<Page> {
  const { page } = await newDeviceOf(await newAdministrator());
  await page.goto(path);
  await heading(page, title).waitFor();
  return page;
}

test("everything a person does is visible to administrators and exports to a file without formulas", async () => {
  const person = await newWriter();
  await waitUntilLogged(await doEverything(person));
  const page = await adminsPage();
  await field(page, activityWords.filters.person).fill(person.email);
  await button(page, activityWords.filters.show).click();
  const rows = page
    .getByRole("table", { name: activityWords.log.title })
    .getByRole("row")
    .filter({ hasText: person.email });
  // Until the list has loaded with the filter, it may be the one from before, or none.
  const missing = async () => {
    const seen = (await rows.allTextContents()).join("\n");
    return [...Object.values(activityWords.types), userAgent].filter((text) => !seen.includes(text));
  };
  await eventually(missing).toEqual([]);
  await expectAccessible(page);

  const { bytes, name } = await downloadFrom(page, () => button(page, activityWords.csv.button).click());
  const lines = bytes.toString("utf8").split("\r\n").slice(1, -1);
  expect(name).toMatch(/^activity 20\d\d-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(await rows.count());
  for (const line of lines) expect(line).toContain(`"${person.email}"`);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"[=+@-]/);
  expect(lines).toContainEqual(expect.stringContaining(`"'${userAgent}"`));
  const dataOf = (type: string) =>
    lines.filter((line) => line.includes(`"${type}"`)).map((line) => line.replaceAll('""', '"'));
  expect(dataOf("words_written")).toContainEqual(expect.stringContaining('"word_count":1'));
  expect(dataOf("export")).toContainEqual(expect.stringContaining('"format":"fountain"'));
  expect(dataOf("play_saved")).toContainEqual(expect.stringContaining('"is_auto_save":false'));
  expect(dataOf("page_visit")).toContainEqual(expect.stringContaining('"page_name":"Dashboard"'));
  for (const type of activityTypes.filter((type) => /play|words|export/.test(type)))
    expect(dataOf(type)).toContainEqual(expect.stringContaining('"play_title":"Ghosts"'));
});

test("an administrator can read and answer a contact form message", async () => {
  const { page: visitor } = await newDevice();
  const text = `Where do plays go at night?\n<b>${Date.now()}</b>`;
  await visitor.goto("/contact");
  await button(visitor, contactWords.form.send).click();
  await visitor.getByText("Enter a message.").waitFor();
  await field(visitor, contactWords.form.name).fill("Nell Harrow");
  await field(visitor, contactWords.form.email).fill("nell@ghostlight.test");
  await visitor.getByLabel(contactWords.form.message).fill(text);
  await expectAccessible(visitor);
  await button(visitor, contactWords.form.send).click();
  await heading(visitor, contactWords.sent.title).waitFor();
  await eventually(async () => (await newestMail({ email: contactEmail })).text).toContain(text);

  const page = await adminsPageAt("/admin/messages", messagesWords.title);
  const message = page.getByRole("article").filter({ hasText: text.split("\n")[1] ?? "" });
  await message.getByText(text).waitFor();
  await expectAccessible(page);
  await button(page, messagesWords.markAnswered).first().waitFor();
  await message.getByRole("button", { name: messagesWords.markAnswered, exact: true }).click();
  await message.getByRole("button", { name: messagesWords.markOpen, exact: true }).waitFor();
  await message.getByRole("button", { name: messagesWords.remove, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: messagesWords.remove, exact: true }).click();
  await message.waitFor({ state: "detached" });
});

/** Returns what the last result says about each step: its state, and what was created, changed, and unchanged. */
async function stepsOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = page.getByRole("table", { name: automationWords.results }).locator("tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => (cell.querySelector("summary") ?? cell).textContent ?? "")),
  );
  return Object.fromEntries(cells.map(([step = "", ...rest]) => [step, rest]));
}

/** Removes the choice from HubSpot, as if somebody had deleted it there. */
async function removeFreePlanOption(): Promise<void> {
  const { hubspot } = await (await fetch(`${origin}/local/addresses.json`)).json();
  const answer = await fetch(`${hubspot}/crm/v3/properties/contacts/playwright_subscription_tier`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${hubspotToken}`, "content-type": "application/json" },
    body: JSON.stringify({ options: [{ label: "Writer", value: "writer", hidden: false }] }),
  });
  expect(answer.status).toBe(200);
}

/** Runs the complete setup, and returns its result. */
async function setUpCrm(page: Page) {
  await button(page, automationWords.runSetup).click();
  await page.getByText(automationWords.actions.setup_complete_automation.done).waitFor();
  await button(page, "Dismiss").click();
  return stepsOf(page);
}

test("the CRM is set up step by step, and a contact that it refused later is listed, and replayed after another setup", async () => {
  const page = await adminsPageAt("/admin/user-activity", activityWords.title);
  await page.getByRole("link", { name: adminWords.screens.crmAutomation }).click();
  const { steps, states } = automationWords;
  const first = await setUpCrm(page);
  expect(Object.values(first).map(([state]) => state)).toEqual(Object.keys(first).map(() => states.done));
  const named = [steps.properties, steps.form, steps.segments, steps.workflows, steps.templates, steps.pipeline];
  expect(Object.keys(first)).toEqual(expect.arrayContaining(named));
  await expectAccessible(page);
  // Deals belong to people, so their number can change between runs.
  const { [steps.deals]: _, ...second } = await setUpCrm(page);
  for (const [step, [state, created, changed, unchanged]] of Object.entries(second)) {
    expect([step, state, created, changed]).toEqual([step, states.done, "0", "0"]);
    expect(Number(unchanged), step).toBeGreaterThan(0);
  }

  await removeFreePlanOption();
  const person = await newWriter();
  const { page: writer } = await newDevice();
  await signInOnPage(writer, person);
  const failures = page.getByRole("table", { name: automationWords.syncs.title });
  const failure = failures.getByRole("row").filter({ hasText: person.email });
  await eventually(async () => {
    await page.reload();
    await failures.or(page.getByText(automationWords.syncs.none)).waitFor();
    return failure.count();
  }).toBe(1);
  await setUpCrm(page);
  await page.reload();
  await page.getByRole("table", { name: automationWords.results }).waitFor();
  expect((await stepsOf(page))[steps.properties]?.[2]).toBe("1");
  await button(page, automationWords.syncs.replayOf({ name: person.email })).click();
  await failure.waitFor({ state: "detached" });
  await page.getByText("1 delivered").waitFor();
});

test("other users can't get in, from the menu or by the address, and an administrator reads that an authenticator app is needed", async () => {
  const person = await newWriter();
  const { page } = await newDeviceOf(person);
  await page.goto("/admin/messages");
  await heading(page, noAccessWords.title).waitFor();
  await openAccountMenu(page, person);
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem", { name: adminWords.menu }).count()).toBe(0);
  await expectAccessible(page);

  await addToAdministrators(person);
  const { page: next } = await newDeviceOf(person);
  await next.goto("/admin/messages");
  await next.getByText(noAccessWords.secondFactor).waitFor();
  await next.getByRole("link", { name: noAccessWords.security }).click();
  await heading(next, securityWords.title).waitFor();
});
