import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { paginate } from "#domain/play/layout/paginate.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { pagesOfPdf } from "../journeys/harness/pdf.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const title = "The Lamp at the End of the Longest Street";
const written = generatePlay({ seed: 7, speeches: 180 });
const play = {
  ...written,
  front: {
    ...written.front,
    title,
    authors: "Mara Voss",
    contact: "Mara Voss\n4 Wharf Lane",
    synopsis: "",
    musicalNumbers: "",
  },
};
/** What identifies the author: on the title page, and in the account. */
const authorNames = ["Mara", "Voss", "Wharf", "Nell", "Harrow"];
const namesIn = (text: string) => authorNames.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

async function openPackageDialog(page: Page): Promise<Locator> {
  await button(page, editorWords.export).click();
  await page.getByRole("menuitem", { name: editorWords.sendToItem }).click();
  const dialog = page.getByRole("dialog", { name: editorWords.sendTo });
  await dialog.waitFor();
  return dialog;
}

const part = (dialog: Locator, name: string) => dialog.getByRole("checkbox", { name, exact: true });
const presetList = (dialog: Locator) => dialog.getByRole("combobox", { name: submissionWords.preset, exact: true });
const files = (dialog: Locator) => dialog.getByRole("region", { name: submissionWords.files }).getByRole("listitem");

const textOfFile = async (name: string, bytes: Uint8Array): Promise<string> =>
  name.endsWith(".pdf")
    ? pdfText(bytes)
    : Object.values(unzipSync(bytes))
        .map((one) => Buffer.from(one).toString("utf8"))
        .join("\n");

test("a blind package has the files that were checked, and none of them names the author", async () => {
  const { page } = await openEditor(play);
  const dialog = await openPackageDialog(page);
  await expectAccessible(page);
  await presetList(dialog).selectOption({ label: submissionWords.builtIn.competition });
  expect(await part(dialog, submissionWords.parts.blindScript).isChecked()).toBe(true);
  expect(await part(dialog, submissionWords.parts.script).isChecked()).toBe(false);

  await dialog.getByText(submissionWords.missing.synopsis).waitFor();
  await dialog.getByRole("button", { name: submissionWords.addToFront }).first().click();
  const front = page.getByRole("region", { name: editorWords.frontMatter, exact: true });
  await front.getByRole("textbox", { name: "Synopsis" }).fill("A lamp goes out. Voss lights it again.");
  await front.getByRole("button", { name: frontMatterWords.done }).click();
  await dialog.getByText(submissionWords.missing.synopsis).waitFor({ state: "detached" });

  await part(dialog, submissionWords.parts.firstPages).check();
  await eventually(() => files(dialog).allTextContents()).toEqual([
    expect.stringMatching(
      new RegExp(`^${title} - Full script \\(blind copy\\)\\.pdf \\d+ pages, \\d+ sheets with front matter$`),
    ),
    `${title} - First 10 pages.pdf 10 pages`,
    `${title} - Synopsis.pdf 1 page`,
    `${title} - Character breakdown.pdf 1 page`,
  ]);
  const saved = await downloadFrom(page, () =>
    dialog.getByRole("button", { name: submissionWords.save, exact: true }).click(),
  );
  await dialog.waitFor({ state: "detached" });
  expect(saved.name).toBe(`${title} - Submission package.zip`);
  const unzipped = Object.entries(unzipSync(saved.bytes));
  expect(unzipped.map(([name]) => name)).toHaveLength(4);
  for (const [name, bytes] of unzipped) expect(namesIn(name + (await textOfFile(name, bytes))), name).toEqual([]);
  const synopsis = unzipped.find(([name]) => name.includes("Synopsis"))?.[1] ?? new Uint8Array();
  expect(await pdfText(synopsis)).toContain("A lamp goes out.");
  const [script, firstPages] = await Promise.all(unzipped.slice(0, 2).map(([, bytes]) => pagesOfPdf(bytes)));
  // The front matter has one page more since the synopsis was written.
  const frontPages = paginate(play).pages.filter(({ section }) => section !== "play").length + 1;
  expect(firstPages).toEqual(script?.slice(frontPages, frontPages + 10));
});
