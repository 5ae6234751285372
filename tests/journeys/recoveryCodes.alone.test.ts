import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { proofWords } from "#frontend/messages/proof.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { advanceServerClock } from "./harness/clock.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, field } from "./harness/signIn.ts";
import { authenticatorWith } from "./harness/totp.ts";

/** Sets up an authenticator app and returns the recovery codes that are shown then. */
async function setUpApp(page: Page): Promise<readonly string[]> {
  await button(page, securityWords.setUp).click();
  const app = await authenticatorWith((await page.getByRole("code").innerText()).replaceAll(/\s/g, ""));
  await field(page, securityWords.code).fill(app.nextCode());
  await button(page, securityWords.switchOn).click();
  const dialog = page.getByRole("dialog", { name: securityWords.newCodesTitle });
  await dialog.waitFor();
  const codes = await dialog.getByRole("code").allInnerTexts();
  await button(page, securityWords.codesKept).click();
  return codes;
}

test("an app that replaces a removed one has recovery codes of its own, long after the sign-in, too", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await page.goto("/security");
  const earlier = await setUpApp(page);
  await button(page, securityWords.remove).click();
  await page.getByRole("dialog").getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, securityWords.removeSubmit).click();
  await page.getByText(securityWords.removed).waitFor();
  await advanceServerClock(6 * 60);
  const codes = await setUpApp(page);
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => earlier.includes(code))).toEqual([]);
});
