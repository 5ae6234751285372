import { onTestFinished, test } from "vitest";
import { profileWords } from "#frontend/messages/account.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { apiOf, chooseWriterPlan, openScreen, pay, waitForActivePlan } from "./harness/checkout.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { newAdministrator, newWriter, type TestPerson } from "./harness/people.ts";
import { button, field, heading, signInOnPage } from "./harness/signIn.ts";

/** Returns what the local HubSpot stand-in stores about a person; undefined if nothing. */
async function contactOf({ email }: TestPerson): Promise<Record<string, string> | undefined> {
  const { contacts } = await (await fetch(`${origin}/local/hubspot.json`)).json();
  const found = contacts.find(({ properties }: { properties: Record<string, string> }) => properties.email === email);
  return found?.properties;
}

async function breakHubspot(times: number): Promise<void> {
  await fetch(`${origin}/local/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service: "hubspot", kind: "503", times }),
  });
}

test("the CRM is kept up to date about users, even after an outage, and learns nothing about people who opted out", async () => {
  const admin = await apiOf(await newAdministrator());
  const writer = await newWriter("Nell van Harrow");
  const { page } = await newDevice();

  await signInOnPage(page, writer);
  await eventually(() => contactOf(writer)).toMatchObject({
    firstname: "Nell",
    lastname: "van Harrow",
    playwright_subscription: "inactive",
    playwright_plays_count: "0",
  });

  await page.goto("/pricing");
  await heading(page, pricingWords.title).waitFor();
  await chooseWriterPlan(page);
  await pay(page);
  await waitForActivePlan(page);
  await eventually(() => contactOf(writer)).toMatchObject({
    playwright_subscription: "active",
    playwright_subscription_tier: "writer",
  });

  onTestFinished(() => breakHubspot(0));
  await breakHubspot(1_000_000);
  await openScreen(page, "/profile", profileWords.title, writer);
  await field(page, profileWords.fullName).fill("Nora Amber");
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.saved).waitFor();
  await eventually(async () => (await admin.ask("GET", "/admin/syncs")).body.waiting).toBeGreaterThan(0);
  await breakHubspot(0);
  await advanceServerClock(31 * 60);
  await eventually(() => contactOf(writer)).toMatchObject({ firstname: "Nora", lastname: "Amber" });

  await openScreen(page, "/account-settings", settingsWords.title, writer);
  await page.getByRole("switch", { name: settingsWords.crmOptOut }).check();
  await page.getByText(settingsWords.crmRefused).waitFor();
  await eventually(() => contactOf(writer)).toBeUndefined();
});
