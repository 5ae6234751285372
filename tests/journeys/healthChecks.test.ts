import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { healthWords } from "#frontend/messages/health.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually } from "./harness/browserDevice.ts";
import { demonstrationPerson, newAdministrator } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";

const { section, admin, checks, states } = healthWords;

const card = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: section.title }) });

/** Returns the text of one row of the checks. */
const row = (page: Page, check: keyof typeof checks) =>
  card(page).locator("dl > div").filter({ hasText: checks[check] }).innerText();

/**
 * Opens the screen and waits until the first round is complete. The profile request is answered immediately, however
 * busy the machine is.
 */
async function openSecurity(page: Page): Promise<void> {
  const problem = { status: 404, code: "not-found", detail: "There is no profile yet." };
  await page.route(/\/api\/profile/, (route) => route.fulfill({ status: 404, json: problem }));
  await page.goto("/security");
  await button(page, section.again).waitFor();
  await card(page).getByText(section.scoreTitle).waitFor();
}

/** On a busy machine, a check may take too long to be healthy, so the checks run again until they all are. */
async function checksNotHealthy(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const check of ["database", "authentication", "localStorage", "network"] as const)
    if (!(await row(page, check)).includes(states.healthy)) found.push(check);
  if (found.length > 0) await button(page, section.again).click();
  return found;
}

test("a browser shows its score and five healthy checks, and then what fails: the database, the sign-in, storage, an inline script, a page without HEAD", async () => {
  const { page } = await newDeviceOf(demonstrationPerson("company"), { isTroubled: true });
  await openSecurity(page);
  await card(page)
    .getByText(section.score({ score: 70 }))
    .first()
    .waitFor();
  await card(page).getByText("Site not served over HTTPS").waitFor();
  await eventually(() => checksNotHealthy(page)).toEqual([]);
  expect(await row(page, "security")).toContain(states.degraded);
  await expectAccessible(page);
  await breakBrowser(page);
  await button(page, section.again).click();
  await card(page).getByText("Inline scripts detected").waitFor();
  for (const check of ["database", "authentication", "localStorage"] as const)
    expect(await row(page, check)).toContain(states.unhealthy);
  await page.route("/", (route) => (route.request().method() === "HEAD" ? route.abort() : route.continue()));
  await button(page, section.again).click();
  await card(page).getByText("Unable to validate security headers").waitFor();
  await card(page)
    .getByText(section.score({ score: 0 }))
    .first()
    .waitFor();
  expect(await row(page, "network")).toContain(states.unhealthy);
});

/** Makes the database, the sign-in and the storage fail, and adds an inline script. */
async function breakBrowser(page: Page): Promise<void> {
  await page.route(/\/api\/profile/, (route) => route.abort());
  await page.route(/\/local\/cognito/, (route) =>
    route.fulfill({ status: 503, json: { message: "Service Unavailable" } }),
  );
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.type = "module";
    document.head.append(script);
    const code = document.createTextNode("0");
    script.append(code);
    Storage.prototype.setItem = () => {
      throw new DOMException("closed", "QuotaExceededError");
    };
  });
}

test("an administrator sees the service's last days", async () => {
  const { page } = await newDeviceOf(await newAdministrator());
  await page.goto("/admin/health");
  await heading(page, admin.title).waitFor();
  await page.getByRole("heading", { name: admin.violations }).waitFor();
  // There can be checks of yesterday, because the local server may have been started before midnight.
  await button(page, admin.earlier).click();
  await button(page, admin.earlier).click();
  await page.getByText(admin.none).first().waitFor();
  await expectAccessible(page);
});
