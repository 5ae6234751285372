import { expect, test } from "vitest";
import { activityWords } from "#frontend/messages/activity.yaml";
import { automationWords } from "#frontend/messages/automation.yaml";
import { healthWords } from "#frontend/messages/health.yaml";
import { messagesWords } from "#frontend/messages/messages.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { desktop } from "./harness/browserDevice.ts";
import { newAdministrator } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { heading } from "./harness/signIn.ts";
import { englishOn } from "./look/english.ts";
import { watchRequests } from "./look/watchRequests.ts";

// What others write and do in English would be on these screens.
test("no screen of an administrator has English words", async () => {
  await showLanguage("es");
  const { page } = await newDeviceOf(await newAdministrator(), { ...desktop, locale: "es-MX" });
  const screens: readonly (readonly [path: string, title: string])[] = [
    ["/admin/user-activity", activityWords.title],
    ["/admin/crm-automation", automationWords.title],
    ["/admin/messages", messagesWords.title],
    ["/admin/health", healthWords.admin.title],
  ];
  const settled = watchRequests(page);
  for (const [path, title] of screens) {
    await page.goto(path);
    await heading(page, title).waitFor();
    await settled();
    expect(await englishOn(page), path).toEqual([]);
  }
});
