import { afterAll, beforeAll, expect, test } from "vitest";
import { serveStyleguide } from "../screens/serveStyleguide.ts";
import { newDevice } from "./harness/browserDevice.ts";
import { button } from "./harness/signIn.ts";
import { findInvisibleFocus } from "./look/rings.ts";
import { sweepTimeoutMs } from "./look/sweep.ts";

let guide: Awaited<ReturnType<typeof serveStyleguide>>;

beforeAll(async () => {
  guide = await serveStyleguide();
});

afterAll(() => guide.stop());

/** More than the style guide and each of its dialogs have. */
const maxStops = 300;

// The other theme's rings differ in color only, and `styleguide.test.ts` computes colors.
test(
  "every component shows that it has the focus, on pictures",
  async () => {
    const { page } = await newDevice();
    await page.goto(guide.address);
    await button(page, "Light").click();
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
