import { test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import type { TestPerson } from "./harness/people.ts";
import { storedSession } from "./harness/session.ts";
import { button, heading, openAccountMenu } from "./harness/signIn.ts";
import { longTitle, shareLongNamedPlay } from "./look/longNamedPlay.ts";
import { longName, newLongNamedPerson, unbrokenName } from "./look/longNames.ts";
import { adminRoutes, feedbackRoute, guardedRoutes } from "./look/routes.ts";
import { inspectRoutes, screenOf } from "./look/screens.ts";
import { openSweep, type Sweep, sweepTimeoutMs } from "./look/sweep.ts";

/** Plain text with a guess to check, and several groups of paragraphs. */
const typed = `ACT ONE\n\n${longName.toUpperCase()}: Hm. (smiling) Yes.\n\n${unbrokenName}\n\n${longName.toUpperCase()}: No.`;

test(
  "all account and administration screens fit every width, show the focus, are accessible and load few files, with the longest name",
  async () => {
    const person = await newLongNamedPerson();
    const playId = await shareLongNamedPlay(person);
    const sweep = await openSweep(await storedSession(person));
    await inspectRoutes(sweep, guardedRoutes);
    await inspectPlayList(sweep, person);
    const feedback = { [feedbackRoute]: titleWords.feedback, [`/feedback/${playId}`]: titleWords.feedback };
    await inspectRoutes(sweep, { ...feedback, ...adminRoutes });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

async function inspectPlayList({ page, open, inspect }: Sweep, person: TestPerson): Promise<void> {
  await open("/dashboard", () => screenOf(page, titleWords.dashboard));
  await openAccountMenu(page, person);
  await inspect("account menu", { widths: [1360, 390] });
  await page.keyboard.press("Escape");
  await button(page, dashboardWords.newPlay).click();
  await page.getByRole("dialog").waitFor();
  await inspect("new play");
  const files = [`${longTitle}.txt`, "damaged.docx"].map((name) => ({
    name,
    mimeType: "",
    buffer: Buffer.from(typed),
  }));
  await page.getByLabel(dashboardWords.chooseFile).setInputFiles(files);
  await page.getByRole("region", { name: importingWords.preview }).waitFor();
  await button(page, importingWords.file({ name: "damaged.docx", state: importingWords.states.refused })).waitFor();
  await inspect("import");
  await open("/dashboard?list=bin", () => heading(page, dashboardWords.bin).waitFor());
  await inspect("bin");
}
