import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveStyleguide } from "../screens/serveStyleguide.ts";
import { desktop, newDevice, phone } from "./harness/browserDevice.ts";
import { button } from "./harness/signIn.ts";
import { chosenFaults, contrastFaults, focusFaults, forcedFaults, selectionFaults } from "./look/measure.ts";
import { sweepTimeoutMs } from "./look/sweep.ts";

let guide: Awaited<ReturnType<typeof serveStyleguide>>;

beforeAll(async () => {
  guide = await serveStyleguide();
});

afterAll(() => guide.stop());

const themes = ["Dark", "Light"] as const;

test(
  "what is chosen, selected, switched on or has the focus is easy to see, in both themes and in forced colors",
  async () => {
    const { page } = await newDevice();
    await page.goto(guide.address);
    const faults: string[] = [];
    const inspect = async () => {
      for (const measure of [chosenFaults, selectionFaults, forcedFaults, focusFaults, contrastFaults])
        faults.push(...(await measure(page)));
    };
    for (const theme of themes) {
      await button(page, theme).click();
      await inspect();
      for (const menu of ["Sort by", "View"]) {
        await button(page, menu).click();
        await page.getByRole("menu", { name: menu }).waitFor();
        await inspect();
        await page.keyboard.press("Escape");
      }
      await button(page, "usual").click();
      await inspect();
      await page.keyboard.press("Escape");
    }
    expect(faults).toEqual([]);
  },
  sweepTimeoutMs,
);

test("a message covers no button of a dialog, on a laptop and on a phone", async () => {
  await closeEachDialog((await newDevice(desktop)).page);
  await closeEachDialog((await newDevice(phone)).page);
});

async function closeEachDialog(page: Page): Promise<void> {
  await page.goto(guide.address);
  await button(page, "Lasting").click();
  for (const size of ["usual", "wide", "large", "side", "full"]) {
    await button(page, size).click();
    await page.getByRole("status").getByText("A new version is ready.").waitFor();
    // Fails if anything is above the button.
    await button(page.getByRole("dialog"), "Cancel").click();
  }
}
