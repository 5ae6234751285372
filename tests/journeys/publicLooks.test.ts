import { test } from "vitest";
import { consentWords } from "#frontend/messages/consent.yaml";
import { button } from "./harness/signIn.ts";
import { publicRoutes } from "./look/routes.ts";
import { inspectRoutes } from "./look/screens.ts";
import { openSweep, sweepTimeoutMs } from "./look/sweep.ts";

test(
  "public pages and forms fit every width, show the focus, are accessible, and load few files, with the cookie settings",
  async () => {
    const sweep = await openSweep();
    const { page, inspect } = sweep;
    await inspectRoutes(sweep, publicRoutes);
    await button(page, consentWords.settings).click();
    await page.getByRole("dialog").waitFor();
    await inspect("cookie settings");
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);
