import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BlockKind } from "#domain/play/play.ts";
import { plans } from "#domain/subscription/plans.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { homeWords, openingPage } from "#frontend/messages/home.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { tipWords } from "#frontend/messages/tips.yaml";
import { direction, playWith, scene } from "#tests/support/playBuilder.ts";
import { eventually, newDevice } from "./harness/browserDevice.ts";
import { expectElements, save, titleField, typeKeys, waitForKind } from "./harness/editor.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openPlayList } from "./harness/playList.ts";
import { createLink, openSharedLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import {
  button,
  confirmAddressOn,
  field,
  heading,
  signInOnPage,
  submitSignIn,
  submitSignUp,
} from "./harness/signIn.ts";

/** An element: its name in the status bar, its text, and the keys that lead to the next one. */
type Line = readonly [kind: BlockKind, text: string, ...keys: string[]];

const opening: readonly Line[] = [
  ["direction", "Act I", "Enter"],
  ["scene", "Scene 1", "Enter"],
  ["setting", "The prompt corner of a provincial theater. One lamp, and rain on the roof.", "Enter"],
  ["direction", "NELL is winding a clock that does not go.", "Enter"],
];

/** Two speeches, the second with a parenthetical before its text. */
const exchange: readonly Line[] = [
  ["cue", "NELL", "Enter"],
  ["dialogue", "You were to keep the book, and you kept the cat.", "Enter"],
  ["cue", "MR. ABERNATHY", "Tab"],
  ["parenthetical", "not looking up", "Enter"],
  ["dialogue", "Not one king has gone down that trap who was not meant to.", "Enter"],
];

const closing: readonly Line[] = [
  ["cue", "NELL", "Tab"],
  ["parenthetical", "to the dark", "Enter"],
  ["dialogue", "Leave the lamp.", "Enter", "Enter"],
  ["direction", "They go. The lamp stays.", "Tab"],
  ["transition", "BLACKOUT."],
];

const script = [...opening, ...exchange, ...closing];
const written = script.map(([, text]) => text).filter((text) => text !== "");

/** The title on the title page, with the cursor in it. */
const titleLine = (page: Page) => field(page, frontWords.title).and(page.locator(":focus"));

test("a new user signs up, writes a scene with the keyboard only, and finds every word on another device", async () => {
  const nell = newStranger();
  const { page, context } = await newDevice();
  await page.goto("/");
  await page.getByRole("link", { name: authWords.signIn.submit, exact: true }).click();
  await page.getByRole("link", { name: authWords.signIn.toSignUpLink }).click();
  await submitSignUp(page, nell);
  await heading(page, authWords.checkMail.title).waitFor();

  const mail = await newestMail(nell);
  expect(linkIn(mail)).toMatch(/\/auth\?type=signup&/);
  await page.close();
  const tab = await context.newPage();
  await confirmAddressOn(tab, mail);
  await heading(tab, authWords.confirm.doneTitle).waitFor();
  await tab.getByRole("main").getByRole("link", { name: authWords.signIn.submit }).click();
  await submitSignIn(tab, nell);
  await titleLine(tab).waitFor();
  expect(await field(tab, frontWords.authors).inputValue()).toBe(nell.name);
  await typeKeys(tab, "The Trap{Enter}");
  await writeWithTips(tab);
  await save(tab);
  await tab.getByRole("link", { name: editorWords.back }).click();
  await heading(tab, dashboardWords.title).waitFor();
  await tab.getByText(dashboardWords.sample, { exact: true }).waitFor();
  await tab.getByText(dashboardWords.usage({ count: 1, limit: plans.free.playLimit })).waitFor();

  const elsewhere = await newDeviceOf(nell);
  await openPlayList(elsewhere.page);
  await openFromPlayList(elsewhere.page, "The Trap");
  await expectElements(elsewhere.page, written);
  expect(await titleField(elsewhere.page).inputValue()).toBe("The Trap");
  await elsewhere.page.getByRole("navigation", { name: editorWords.outline }).getByText("Scene 1").waitFor();
});

/** Types the script with the keys that the tips name. The tips go once they're all learned. */
async function writeWithTips(page: Page): Promise<void> {
  const tips = page.getByRole("complementary", { name: tipWords.title });
  await tips.waitFor();
  for (const [kind, text, ...keys] of script) {
    await waitForKind(page, kind);
    if (kind === "setting") await tips.getByText(tipWords.inSetting).first().waitFor();
    await typeKeys(page, text);
    for (const key of keys) await page.keyboard.press(key);
  }
  await expectElements(page, written);
  await tips.waitFor({ state: "detached" });
}

const writtenOnStage = [...openingPage.map(({ text }) => text), "WALTER", "The house does."];

/** Adds a speech on the home page. */
async function writeOnStage(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("group", { name: homeWords.stageLabel }).getByRole("textbox").last().click();
  await typeKeys(page, "{End}{Enter}WALTER{Enter}The house does.");
}

/** Signs up with the button below it, and waits for the e-mail. */
async function signUpFromStage(page: Page, person: TestPerson): Promise<void> {
  await page.getByRole("link", { name: homeWords.start, exact: true }).first().click();
  await submitSignUp(page, person);
  await heading(page, authWords.checkMail.title).waitFor();
}

test("what a visitor wrote on the home page survives reloads, before the sign-up and after it, and any sign-in offers it", async () => {
  const nell = newStranger();
  const { page } = await newDevice();
  await writeOnStage(page);
  const lines = page.getByRole("group", { name: homeWords.stageLabel }).getByRole("textbox");
  const texts = () => lines.evaluateAll((all) => all.map((line) => (line as HTMLTextAreaElement).value));
  await eventually(texts).toEqual(writtenOnStage);
  await page.goto("/pricing");
  await page.goto("/");
  await eventually(texts).toEqual(writtenOnStage);
  await lines.last().click();
  await typeKeys(page, "{End}{Enter}RUTH");
  await signUpFromStage(page, nell);
  await page.reload();
  await heading(page, authWords.checkMail.title).waitFor();
  await page.getByText(authWords.checkMail.text({ email: nell.email })).waitFor();

  const phone = await newDevice();
  const mail = await newestMail(nell);
  for (const _ of ["first", "again"]) {
    await phone.page.goto("about:blank");
    await confirmAddressOn(phone.page, mail);
    await phone.page.getByText(authWords.confirm.doneElsewhere).waitFor();
  }
  await signInOnPage(page, nell);
  await page.getByRole("link", { name: dashboardWords.stageContinue }).click();
  await expectElements(page, [...writtenOnStage, "RUTH"]);
  await save(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await eventually(() => page.getByRole("link", { name: dashboardWords.stageContinue }).count()).toBe(0);
});

test("both tabs of the browser in which the e-mail is opened continue the first play at its end", async () => {
  const nell = newStranger();
  const { page, context } = await newDevice();
  await writeOnStage(page);
  await signUpFromStage(page, nell);
  const tab = await context.newPage();
  await confirmAddressOn(tab, await newestMail(nell));
  for (const one of [page, tab]) {
    await one.bringToFront();
    await expectElements(one, writtenOnStage);
    await waitForKind(one, "dialogue");
  }
  await typeKeys(tab, "{Enter}RUTH{Enter}Good.");
  await expectElements(tab, [...writtenOnStage, "RUTH", "Good."]);
});

test("a reader of a shared play signs up below it, confirms the address on another device, and begins a play", async () => {
  const link = await createLink(playWith({ title: "The Ladder" }, scene("Scene 1", direction("A ladder."))));
  const nell = newStranger();
  const { page } = await newDevice();
  await openSharedLink(page, link.path, "The Ladder");
  await page.getByRole("contentinfo").getByRole("link", { name: readingWords.writeYourOwn }).click();
  await submitSignUp(page, nell);
  await heading(page, authWords.checkMail.title).waitFor();
  await button(page, authWords.checkMail.goOn).click();
  await page.getByText(authWords.checkMail.notYet).waitFor();
  const phone = await newDevice();
  await confirmAddressOn(phone.page, await newestMail(nell));
  await phone.page.getByText(authWords.confirm.doneElsewhere).waitFor();
  await button(page, authWords.checkMail.goOn).click();
  await titleLine(page).waitFor();
});

test("importing from the home page leads through the sign-in to the file chooser", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/");
  await page.getByRole("link", { name: homeWords.import }).first().click();
  await heading(page, authWords.signUp.title).waitFor();
  await page.getByRole("main").getByRole("link", { name: authWords.signUp.toSignInLink }).click();
  await submitSignIn(page, writer);
  await page.getByRole("dialog", { name: dashboardWords.importTitle }).getByText(dashboardWords.fromFile).waitFor();
});
