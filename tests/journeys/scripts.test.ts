import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { linesCompared, linesOnPaper, linesOnScreen } from "#tests/support/lineEnds.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { passages, playInManyScripts } from "#tests/support/playInManyScripts.ts";
import { desktop, eventually } from "./harness/browserDevice.ts";
import { manuscript } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";

test("lines in every script end on the screen where they end on paper, and the PDF has their letters", async () => {
  const { page } = await newDeviceOf(demonstrationPerson("company"), desktop);
  for (const layout of ["guild-modern", "european", "uk"]) {
    const play = { ...playInManyScripts, pageLayout: { layout } };
    await page.goto(`/editor/${(await createLink(play)).playId}`);
    await manuscript(page).waitFor();
    const paper = linesOnPaper(play);
    await eventually(async () => linesCompared(await page.evaluate(linesOnScreen), paper)).toEqual(paper);
  }
  const printed = await pdfText(new Uint8Array((await exportAs(page, "pdf")).bytes));
  for (const passage of [passages.japanese, passages.simplified, passages.korean, passages.polytonic])
    expect(printed.replace(/\s/g, "")).toContain(passage.replace(/\s/g, ""));
});

test("lines end where they end on paper, too, if the declaration of the layout's font arrives late", async () => {
  const { page, context } = await newDeviceOf(demonstrationPerson("company"), desktop);
  await context.route(/\/tinos.*\.css/, async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  const play = { ...playInManyScripts, pageLayout: { layout: "european" } };
  await page.goto(`/editor/${(await createLink(play)).playId}`);
  await manuscript(page).waitFor();
  await page.waitForResponse(/\/tinos.*\.css/);
  const paper = linesOnPaper(play);
  await eventually(async () => linesCompared(await page.evaluate(linesOnScreen), paper)).toEqual(paper);
});
