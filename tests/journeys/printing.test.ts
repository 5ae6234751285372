import { expect, test } from "vitest";
import { scene, speech } from "#tests/support/playBuilder.ts";
import { apiOf } from "./harness/checkout.ts";
import { manuscript } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { pagesOfPdf } from "./harness/pdf.ts";
import { newWriter } from "./harness/people.ts";
import { printPage } from "./harness/print.ts";
import { newDeviceOf } from "./harness/session.ts";

const lines = scene("Hall", speech("MARA", "You are late again."), speech("JON", "The trains weren't running."));

test("Ctrl+P waits for the pages if their code hasn't loaded yet", async () => {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("The Lamp", lines);
  const { page } = await newDeviceOf(writer);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-asked-to-print", "");
  });
  const code = /\/assets\/readerPrint[^/]+\.js$/;
  let mayLoad = () => {};
  const released = new Promise<void>((resolve) => {
    mayLoad = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(code);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await requested;
  const asked = page.locator("[data-asked-to-print]");
  await page.keyboard.press("Control+p");
  // The browser has drawn the page again, so whatever the key did at once is done.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await asked.count()).toBe(0);
  mayLoad();
  await asked.waitFor();
  const printed = await pagesOfPdf(await printPage(page));
  const pdf = await exportAs(page, "pdf");
  expect(printed).toEqual(await pagesOfPdf(new Uint8Array(pdf.bytes)));
});
