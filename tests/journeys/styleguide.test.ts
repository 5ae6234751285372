import { afterAll, beforeAll, expect, test } from "vitest";
import { serveStyleguide } from "../screens/serveStyleguide.ts";
import { desktop, newDevice, phone } from "./harness/browserDevice.ts";
import { button } from "./harness/signIn.ts";
import { chosenFaults, forcedFaults } from "./look/measure.ts";
import { findInvisibleFocus } from "./look/rings.ts";
import { sweepTimeoutMs } from "./look/sweep.ts";

let guide: Awaited<ReturnType<typeof serveStyleguide>>;

beforeAll(async () => {
  guide = await serveStyleguide();
});

afterAll(() => guide.stop());

test(
  "what is chosen or switched on shows it by a sign that is easy to see, in both themes and in forced colors",
  async () => {
    const { page } = await newDevice();
    await page.goto(guide.address);
    const faults: string[] = [];
    for (const theme of ["Dark", "Light"]) {
      await button(page, theme).click();
      faults.push(...(await chosenFaults(page)), ...(await forcedFaults(page)));
      for (const menu of ["Sort by", "View"]) {
        await button(page, menu).click();
        await page.getByRole("menu", { name: menu }).waitFor();
        faults.push(...(await chosenFaults(page)), ...(await forcedFaults(page)));
        await page.keyboard.press("Escape");
      }
    }
    expect(faults).toEqual([]);
  },
  sweepTimeoutMs,
);

test.each([
  ["a laptop", desktop],
  ["a phone", phone],
])("on %s, a message covers no button of a dialog", async (_, device) => {
  const { page } = await newDevice(device);
  await page.goto(guide.address);
  await button(page, "Lasting").click();
  for (const size of ["usual", "wide", "large", "side", "full"]) {
    await button(page, size).click();
    await page.getByRole("status").getByText("A new version is ready.").waitFor();
    // Fails if anything is above the button.
    await button(page.getByRole("dialog"), "Cancel").click();
  }
});

/** More than the style guide and each of its dialogs have. */
const maxStops = 300;

test.each(["Light", "Dark"])(
  "in the %s theme, every component shows that it has the focus, on pictures",
  async (theme) => {
    const { page } = await newDevice();
    await page.goto(guide.address);
    await button(page, theme).click();
    const seen = new Set<string>();
    expect(await findInvisibleFocus(page, seen, maxStops)).toEqual([]);
    expect(seen.size).toBeGreaterThan(50);
    await button(page, "usual").click();
    const inDialog = new Set<string>();
    expect(await findInvisibleFocus(page, inDialog, maxStops)).toEqual([]);
    expect(inDialog.size).toBeGreaterThan(1);
  },
  sweepTimeoutMs,
);
