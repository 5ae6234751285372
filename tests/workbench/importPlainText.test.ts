import { expect, test } from "vitest";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { expectElements, titleField } from "../journeys/harness/editor.ts";
import { chooseFiles, type Upload } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";
import { elementOfGroup, importPreview, recognizedCount, textUpload } from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

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
