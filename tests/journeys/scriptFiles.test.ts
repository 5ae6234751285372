import { expect, test } from "vitest";
import { type BrowserDevice, newDevice } from "./harness/browserDevice.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

// How many files each screen loads is counted where all screens are looked at: `look/fileLimits.ts`.
test("the list's code is requested before the app's code runs, if somebody is signed in", async () => {
  const preloaded = async (device: BrowserDevice): Promise<number> => {
    await device.page.route("**/assets/app-*.js", () => undefined);
    await device.page.goto("/dashboard", { waitUntil: "commit" });
    await device.page.locator("link[rel=modulepreload]").nth(2).waitFor({ state: "attached" });
    return device.page.locator("link[rel=modulepreload][href*='/dashboard-']").count();
  };
  expect(await preloaded(await newDeviceOf(await newWriter()))).toBe(1);
  expect(await preloaded(await newDevice())).toBe(0);
});
