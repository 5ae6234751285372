import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually } from "./harness/browserDevice.ts";
import { beginPlay, expectElements, manuscript, pressEnd, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { openFromPlayList, openPlayList } from "./harness/playList.ts";
import { installClock, newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("a play that differs from the server's stops, says so, and can be downloaded", async () => {
  const { page, context } = await newDeviceOf(await newWriter(), { isTroubled: true });
  await installClock(context);
  await beginPlay(page);
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Hall");
  await save(page);
  await context.route(/\/check$/, (route) => route.fulfill({ json: { agrees: false } }));
  // The first comparison comes within a minute, and a mismatch is checked once more.
  await context.clock.fastForward("01:01");
  await Promise.all([page.waitForRequest(/\/check$/), typeKeys(page, " of{Control+s}")]);
  await typeKeys(page, " mirrors{Control+s}");
  await page.getByRole("alert").getByText(savingWords.diverged).waitFor();
  expect(await manuscript(page).count()).toBe(0);
  expect(await page.getByText("Hall of mirrors").count()).toBe(1);
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, editorWords.downloadFountain).click()]);
  expect(file.suggestedFilename()).toBe("Ghosts.fountain");
});

test("two devices that both write receive each other's text while both are open", async () => {
  const writer = await newWriter();
  const [here, there] = [await newDeviceOf(writer), await newDeviceOf(writer)];
  await beginPlay(here.page);
  await titleField(here.page).fill("Ghosts");
  await manuscript(here.page).focus();
  await typeKeys(here.page, "Hall");
  await save(here.page);
  await openPlayList(there.page);
  await openFromPlayList(there.page, "Ghosts");
  await expectElements(there.page, ["Hall"]);
  // Each device learns about the other when it saves.
  await writeAtEnd(there.page, " of");
  await save(there.page);
  await writeAtEnd(here.page, " mirrors");
  await save(here.page);

  const times: number[] = [];
  for (const [n, [from, to]] of [[here, there] as const, [there, here] as const, [here, there] as const].entries()) {
    await writeAtEnd(from.page, ` ${n}`);
    const start = performance.now();
    await eventually(() => manuscript(to.page).textContent(), { interval: 50 }).toContain(` ${n}`);
    times.push(Math.round(performance.now() - start));
    await writeAtEnd(to.page, ".");
  }
  // Five seconds for polling and sending, and the transfer. A busy machine needs longer.
  console.info(`Words crossed in ${times.join(", ")} ms.`);
});

async function writeAtEnd(page: Page, text: string): Promise<void> {
  await manuscript(page).focus();
  await pressEnd(page, "scene");
  await typeKeys(page, text);
}
