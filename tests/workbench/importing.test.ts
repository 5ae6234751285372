import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { paragraph, wordFile } from "#tests/support/wordFile.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, titleField, waitUntilSaved } from "../journeys/harness/editor.ts";
import { chooseFiles, playTitles, type Upload } from "../journeys/harness/playList.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import {
  collectionUpload,
  elementOfGroup,
  importedTitle,
  importPreview,
  queuedUpload,
  recognizedCount,
  shownElement,
  textUpload,
} from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

const center = '<w:jc w:val="center"/>';

const speeches = [
  ["the ferryman", "Who calls?"],
  ["a voice", "I do."],
  ["the ferryman", "Come, then."],
  ["a voice", "It's dark."],
] as const;

/** A Word document whose names are centered lines in lowercase, which aren't recognized as names. */
const river: Upload = {
  name: "river.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(
    wordFile({
      body: [
        paragraph("Across the River", center),
        paragraph("Scene 1", center),
        ...speeches.flatMap(([name, speech]) => [paragraph(name, center), paragraph(speech)]),
      ].join(""),
    }),
  ),
};
const damaged: Upload = { ...river, name: "damaged.docx", buffer: Buffer.from("PK\x03\x04") };

const fountain = (name: string, title: string): Upload =>
  textUpload(name, `Title: ${title}\n\n## Scene 1\n\nNORA\nHm.\n`);

test("centered names in a Word file that were taken for directions are corrected before the play is added", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, river);
  await importPreview(page).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();

  await chooseFiles(page, river);
  await importPreview(page).getByText("the ferryman").first().waitFor();
  expect(await recognizedCount(page, importingWords.facts.speeches)).toBe("0");
  expect(await recognizedCount(page, importingWords.facts.scenes)).toBe("1");
  expect(await recognizedCount(page, importingWords.facts.pages)).toBe("1");
  await page.getByText("The title page was guessed: “Across the River”.").waitFor();
  await expectAccessible(page);

  await button(page, importingWords.showOnPageLabel({ description: "Centered" })).click();
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("4");
  expect(await recognizedCount(page, importingWords.facts.characters)).toBe("2");
  expect(await shownElement(page, "Centered")).toBe(kindWords.cue);
  expect(await shownElement(page, "At the margin")).toBe(importingWords.automatic({ kind: kindWords.dialogue }));
  expect(await elementOfGroup(page, "Centered").locator("option").first().innerText()).toBe(
    importingWords.automatic({ kind: kindWords.direction }),
  );
  await expectAccessible(page);

  await importedTitle(page).fill("Over the River");
  await button(page, importingWords.previous).click();
  await importPreview(page).getByText("OVER THE RIVER").waitFor();
  await page.getByRole("textbox", { name: importingWords.authors, exact: true }).fill("Ines Okafor");
  await importPreview(page).getByText("Ines Okafor").waitFor();
  await button(page, importingWords.add).click();
  await page.getByText(importingWords.added({ title: "Over the River" })).waitFor();
  await expectElements(page, ["Scene 1", ...speeches.flat()]);
  await eventually(() => titleField(page).inputValue()).toBe("Over the River");
});

const printed: Upload = {
  name: "ferry.html",
  mimeType: "text/html",
  buffer: Buffer.from(
    `<p class="Who">Ida, a ferryman</p><p class="Who">Tom</p><p class="Print">Printed by hand.</p>
     <p>IDA: Who calls?</p><p>TOM: I do.</p><p>IDA: Come, then.</p>`,
  ),
};

test("a list of characters and a line that isn't the play's are taken out of the text", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, printed);
  await importPreview(page).getByText("Printed by hand.").waitFor();
  await elementOfGroup(page, "Style “Who”").selectOption(importingWords.otherKinds.characters);
  await importPreview(page).getByText("a ferryman").first().waitFor();
  await elementOfGroup(page, "Style “Print”").selectOption(importingWords.otherKinds.leftOut);
  await importPreview(page).getByText("Printed by hand.").waitFor({ state: "detached" });
  await elementOfGroup(page, "Style “Print”").selectOption("automatic");
  await button(page, importingWords.next).click();
  await importPreview(page).getByText("Printed by hand.").waitFor();
  await elementOfGroup(page, "Style “Print”").selectOption(importingWords.otherKinds.leftOut);
  await expectAccessible(page);
  await button(page, importingWords.add).click();
  await expectElements(page, ["IDA", "Who calls?", "TOM", "I do.", "IDA", "Come, then."]);
});

const archived = textUpload(
  "pg100.txt",
  `The Project Gutenberg eBook of The Ferry\n\nTitle: The Ferry\n\nAuthor: Mara Voss\n
*** START OF THE PROJECT GUTENBERG EBOOK THE FERRY ***\n\nTHE FERRY\n\nby Mara Voss\n
CHARACTERS\n\nIda, a ferryman\n\nTom\n\nACT ONE\n\nIDA: Who calls?\n\nTOM: I do. (whispering) Hush.\n\nIDA: Come, then.\n
*** END OF THE PROJECT GUTENBERG EBOOK THE FERRY ***\n\nTHE FULL PROJECT GUTENBERG LICENSE\n`,
);

test("of plain text, what was guessed is listed, what an archive put around it is left out, and its list is corrected", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, archived);
  await page.getByText("Project Gutenberg's header and license (6 paragraphs) were left out.").waitFor();
  await page.getByText(/3 lines were found/).waitFor();
  await page.getByText("Text in brackets within speeches (1)").waitFor();
  const titlePage = elementOfGroup(page, "Before the play, like a title page");
  expect(await titlePage.locator("option:checked").innerText()).toBe(
    importingWords.automatic({ kind: importingWords.otherKinds.title }),
  );
  await elementOfGroup(page, "Before the play, like a list of characters").selectOption(
    importingWords.otherKinds.characters,
  );
  await eventually(() => recognizedCount(page, importingWords.facts.characters)).toBe("2");
  await elementOfGroup(page, "Header and license of Project Gutenberg").selectOption(kindWords.note);
  await page.getByText("Project Gutenberg's header and license", { exact: false }).waitFor({ state: "detached" });
  await elementOfGroup(page, "Header and license of Project Gutenberg").selectOption("automatic");
  await expectAccessible(page);
  await button(page, importingWords.add).click();
  const tom = ["TOM", "I do.", "whispering", "Hush."];
  await expectElements(page, ["ACT ONE", "IDA", "Who calls?", ...tom, "IDA", "Come, then."]);
  await eventually(() => titleField(page).inputValue()).toBe("THE FERRY");
});

/** Drops files on the play list. */
async function drop(page: Page, files: readonly Upload[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, text: buffer.toString("latin1") }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all)
      transfer.items.add(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name));
    return transfer;
  }, given);
  const main = page.getByRole("main").getByRole("heading", { level: 1 });
  await main.dispatchEvent("dragover", { dataTransfer: data });
  await page.getByText(dashboardWords.dropHere).waitFor();
  await main.dispatchEvent("drop", { dataTransfer: data });
}

test("files are dropped, a damaged one says why and is replaced by another, and all are added together", async () => {
  const { page } = await openDashboard();
  await drop(page, [fountain("ghosts.fountain", "Ghosts"), damaged]);
  await heading(page, importingWords.title({ files: 2 })).waitFor();
  await queuedUpload(page, "damaged.docx", "refused").click();
  await page
    .getByRole("alert")
    .getByText(/damaged or incomplete/)
    .waitFor();
  await expectAccessible(page);
  const chooser = page.waitForEvent("filechooser");
  await button(page, importingWords.chooseOther).click();
  // The same name as before: the file may have been repaired.
  await (await chooser).setFiles({ ...river, name: "damaged.docx" });
  await eventually(() => importedTitle(page).inputValue()).toBe("Across the River");
  await importedTitle(page).fill("Brand, the Priest");
  await drop(page, [fountain("ghosts.fountain", "Ghosts")]);
  await heading(page, importingWords.title({ files: 3 })).waitFor();
  await button(page, importingWords.addAll({ plays: 3 })).click();
  await page.getByText(importingWords.addedAll({ plays: 3 })).waitFor();
  await eventually(async () => (await playTitles(page)).sort()).toEqual(["Brand, the Priest", "Ghosts", "Ghosts"]);
});

test("a file is corrected and added with the keyboard alone", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, river);
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await tabTo(page, importingWords.element({ description: "Centered" }));
  await page.keyboard.type(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await tabTo(page, importingWords.add);
  await page.keyboard.press("Enter");
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  await expectElements(page, ["Scene 1", ...speeches.flat()]);
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLSelectElement ? at.labels[0]?.textContent : at?.textContent;
      return at?.getAttribute("aria-label") ?? label ?? "";
    });
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused()) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached “${name}”.`);
}

test("on a narrow phone, the import screen fits, and the page can be enlarged", async () => {
  const { page } = await openDashboard([], { ...phone, viewport: { width: 360, height: 740 } });
  await chooseFiles(page, river, fountain("ghosts.fountain", "Ghosts"));
  await importPreview(page).getByText("the ferryman").first().waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await button(page, importingWords.enlarge).tap();
  await button(page, importingWords.shrink).waitFor();
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await button(page, importingWords.add).tap();
  await queuedUpload(page, "river.docx", "added").waitFor();
  await button(page, importingWords.add).tap();
  await eventually(async () => (await playTitles(page)).sort()).toEqual(["Across the River", "Ghosts"]);
});

/** Text in Windows-1251 that is too short to tell which Cyrillic encoding it's in. */
const cyrillic: Upload = {
  name: "туман.txt",
  mimeType: "text/plain",
  buffer: Buffer.from([0xc8, 0xe4, 0xe0, 0x3a, 0x20, 0xca, 0xf2, 0xee, 0x20, 0xf2, 0xe0, 0xec, 0x3f]),
};

test("the encoding of a text file is corrected where it was guessed, and not offered for Unicode", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, cyrillic);
  await importPreview(page).getByText("Кто там?").waitFor();
  const encoding = page.getByRole("combobox", { name: importingWords.encoding });
  await encoding.selectOption("Greek text (Windows-1253)");
  await importPreview(page).getByText("Κςξ ςΰμ?").waitFor();
  await encoding.selectOption(importingWords.automaticEncoding({ encoding: "Cyrillic text (Windows-1251)" }));
  await importPreview(page).getByText("Кто там?").waitFor();
  await expectAccessible(page);
  await page.goBack();
  await chooseFiles(page, textUpload("fog.txt", "NORA: Café."));
  await importPreview(page).getByText("Café.").waitFor();
  expect(await encoding.count()).toBe(0);
});

test("a correction is taken back, and what was corrected is used for the next file that looks alike", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, river);
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await button(page, importingWords.undo).click();
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await elementOfGroup(page, "Centered").selectOption(kindWords.cue);
  await button(page, importingWords.add).click();
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  await page.goto("/dashboard");
  await chooseFiles(page, { ...river, name: "second.docx" });
  await page.getByText(importingWords.usesChoices).waitFor();
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
  await expectAccessible(page);
  await button(page, importingWords.startOver).click();
  await importPreview(page).getByText("the ferryman").first().waitFor();
  await button(page, importingWords.undo).click();
  await importPreview(page).getByText("THE FERRYMAN").first().waitFor();
});

const crossing = [
  ["Nora", "Who calls across the water at this hour of the night?"],
  ["Tom", "I do, and you know that it is me."],
] as const;
/** Names and speeches are in paragraphs that look the same. */
const alike = textUpload("crossing.txt", ["Printed by hand.", ...crossing.flat()].join("\n\n"));
const margin = "At the margin";

test("names and speeches that look the same are split by a pattern, joined, and split by examples", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, alike);
  await button(page, importingWords.splitLabel({ description: margin })).click();
  await page.getByRole("combobox", { name: importingWords.splitBy }).selectOption("At most 4 words");
  await expectAccessible(page);
  await button(page, importingWords.splitNow).click();
  await elementOfGroup(page, `${margin}, more than 4 words`).waitFor();
  await page.keyboard.press("Tab");
  await button(page, importingWords.joinLabel({ description: `${margin}, at most 4 words` })).click();
  await elementOfGroup(page, margin).waitFor();

  await button(page, importingWords.splitLabel({ description: margin })).click();
  const mark = (kind: "cue" | "dialogue", text: string) =>
    button(page, importingWords.exampleLabel({ role: kindWords[kind], text })).click();
  await mark("cue", "Nora");
  await mark("dialogue", "Nora");
  await mark("cue", "Nora");
  await page.getByText(importingWords.examplesFew).waitFor();
  await mark("dialogue", "Printed by hand.");
  const told = { first: kindWords.cue, looks: "not ending like a sentence" };
  const others = { second: kindWords.dialogue, others: "ending like a sentence" };
  await page.getByText(importingWords.examplesSplit({ ...told, ...others })).waitFor();
  await button(page, importingWords.splitByExamples).click();
  await eventually(() => recognizedCount(page, importingWords.facts.characters)).toBe("2");

  await button(page, importingWords.choosePassage).click();
  await page.getByRole("textbox", { name: importingWords.findParagraph }).fill("printed");
  await page.getByRole("button", { name: /^Printed by hand\./ }).click();
  await page.getByText(importingWords.chosenPassage({ count: 1, first: "Printed by hand.", last: "" })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.passageKinds.leftOut).click();
  await importPreview(page).getByText("Printed by hand.").waitFor({ state: "detached" });
  await button(page, importingWords.add).click();
  await expectElements(page, ["Nora", crossing[0][1], "Tom", crossing[1][1]]);
});

test("a group is split by examples of any two kinds, and Escape closes only the panel for it", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, alike);
  await button(page, importingWords.splitLabel({ description: margin })).press("Enter");
  const first = page.getByRole("combobox", { name: importingWords.firstKind });
  const second = page.getByRole("combobox", { name: importingWords.secondKind });
  await second.selectOption(kindWords.note);
  await page.keyboard.press("Escape");
  await second.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await focused()).toBe(importingWords.splitLabel({ description: margin }));
  await heading(page, importingWords.title({ files: 1 })).waitFor();

  await page.keyboard.press("Enter");
  await first.selectOption(kindWords.scene);
  await second.selectOption(kindWords.lyric);
  await button(page, importingWords.exampleLabel({ role: kindWords.scene, text: "Nora" })).click();
  await button(page, importingWords.exampleLabel({ role: kindWords.lyric, text: "Printed by hand." })).click();
  await expectAccessible(page);
  await button(page, importingWords.splitByExamples).click();
  await eventually(() => recognizedCount(page, importingWords.facts.scenes)).toBe("2");
  expect(await shownElement(page, `${margin}, ending like a sentence`)).toBe(kindWords.lyric);
});

test("what looks wrong is corrected with one button, and the focus stays near it", async () => {
  const { page } = await openDashboard();
  const talk = Array.from({ length: 30 }, (_, at) => `${at % 2 ? "Nora" : "Tom"}: Line ${at} is here.`);
  await chooseFiles(page, textUpload("door.txt", [...talk, "The old man: who is there?", ...talk].join("\n\n")));
  await page.getByText(importingWords.proposals.unspoken({ count: 1 })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.accept.unspoken).press("Enter");
  await eventually(() => recognizedCount(page, importingWords.facts.characters)).toBe("3");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(importingWords.notices);
  await button(page, importingWords.undo).click();
  await button(page, importingWords.accept.unspoken).waitFor();
});

const last = "A VERY LONG TITLE OF A PLAY IN ONE ACT";
const titles = ["THE FERRY", "FOG", "THE LAMP", last];
const collection = collectionUpload("four-short-plays-about-a-river-at-night.txt", titles);

test("a file with four plays says so, how many the plan has space for, and is imported as four plays", async () => {
  const { page } = await openDashboard([], { ...phone, viewport: { width: 360, height: 740 } });
  await chooseFiles(page, collection);
  await page.getByText(importingWords.severalPlays({ count: 4 })).waitFor();
  await page.getByText(importingWords.severalPlaysRoom({ room: 3 })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.importApart({ count: 4 })).tap();
  await heading(page, importingWords.titleOfPlays({ plays: 4 })).waitFor();
  await queuedUpload(page, `${collection.name}: FOG`, "ready").tap();
  await eventually(() => importedTitle(page).inputValue()).toBe("FOG");
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("8");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await button(page, importingWords.importAsOne).tap();
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("32");
  await button(page, importingWords.importApart({ count: 4 })).tap();
  await page.getByText(importingWords.planTitle).waitFor();
  await queuedUpload(page, `${collection.name}: ${titles[3]}`, "ready").waitFor();
  await button(page, importingWords.addAll({ plays: 4 })).tap();
  await page
    .getByRole("status")
    .getByText(importingWords.addedOverLimit({ plays: 4, others: 1, names: importingWords.quote({ text: last }) }))
    .waitFor();
  await eventually(async () => (await playTitles(page)).sort()).toEqual([...titles].sort());
  const onlyHere = page.getByRole("article").filter({ hasText: dashboardWords.overLimit });
  await eventually(() => onlyHere.getByRole("heading").allTextContents()).toEqual([last]);
});

test("of plays that are added one by one, the queue says which the plan has no space for", async () => {
  const { page } = await openDashboard(["One", "Two"].map((title) => playWith({ title }, speech("NORA", "Hm."))));
  await chooseFiles(page, ...["a", "b", "c"].map((name) => fountain(`${name}.fountain`, name)));
  await button(page, importingWords.add).click();
  await queuedUpload(page, "a.fountain", "added").waitFor();
  await button(page, importingWords.add).click();
  await queuedUpload(page, "b.fountain", "addedHere").click();
  await page.getByText(importingWords.addedHereTitle({ title: "b" })).waitFor();
  await page.getByRole("link", { name: dashboardWords.seePlans }).first().waitFor();
  await expectAccessible(page);
});

test("in a text without empty lines, every line becomes a paragraph that can be corrected", async () => {
  const { page } = await openDashboard();
  const lines = ["Nora", "Who calls?", "Jack", "A friend of yours."];
  await chooseFiles(page, textUpload("lamp.txt", `${lines.join("\n")}\n`));
  await importPreview(page).waitFor();
  await page.getByRole("switch", { name: importingWords.everyLine }).click();
  await button(page, importingWords.choosePassage).click();
  const paragraphOf = (line: string) =>
    page.getByRole("button", { name: new RegExp(`^${line.replace(/[.?]/g, "\\$&")}`) });
  for (const line of lines) await paragraphOf(line).waitFor();
  await expectAccessible(page);
});
