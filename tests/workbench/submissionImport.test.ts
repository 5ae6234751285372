import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withoutGuards } from "#domain/csv.ts";
import { readSheet } from "#domain/submissions/csv/readSheet.ts";
import { oddSheet, textsOfOddRow, withSpaces } from "#domain/submissions/csv/testing/oddSheet.ts";
import { submissionImportWords as importWords } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openSubmissionLog, submissionRows } from "./submissionScreen.ts";

const pastedCells = [
  "Contest\tScript\tDeadline\tSubmitted\tEntry fee\tResult\tColor",
  "Bruntwood\tGhosts\t2/12/2037\t\t£10\t\tblue",
  "Bush\tGhosts\t\t25/1/2027\t\trejected\t",
  "\tBrand\trolling\t3/1/2027\t$5\tsemi-finalist\t",
].join("\n");

async function pasteSheet(page: Page, cells: string) {
  await button(page, words.emptyImport).click();
  const dialog = page.getByRole("dialog", { name: importWords.title });
  await dialog.getByLabel(importWords.paste).fill(cells);
  await dialog.getByRole("button", { name: importWords.usePasted }).click();
  return dialog;
}

test("pasted cells are read with guessed columns, rows with problems first, and stored", async () => {
  const { page } = await openSubmissionLog({}, { ...desktop, tier: "writer" });
  const dialog = await pasteSheet(page, pastedCells);
  const fieldOf = (column: string) => dialog.getByLabel(importWords.fieldOf({ heading: column }));
  expect(await fieldOf("Contest").inputValue()).toBe("recipient");
  expect(await fieldOf("Color").inputValue()).toBe("");
  const dates = dialog.getByLabel(importWords.formOf({ heading: "Submitted" }));
  expect(await dates.inputValue()).toBe("european");
  const preview = dialog.getByRole("region", { name: importWords.preview });
  await preview.getByRole("row").nth(1).getByText(importWords.problems.noRecipient).waitFor();
  await preview.getByText("Color: blue").waitFor();
  await dates.selectOption("us");
  await preview.getByText("Submitted: 25/1/2027").waitFor();
  await dates.selectOption("european");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: importWords.store({ count: 3 }) }).click();
  await dialog.getByText(importWords.done({ count: 3 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await eventually(async () => (await submissionRows(page)).toSorted()).toEqual([
    "Bruntwood",
    "Bush",
    importWords.unnamed,
  ]);
  const file = await downloadFrom(page, () => button(page, words.export).click());
  expect(file.bytes.toString()).toContain("Color: blue");
});

test("1,400 rows of odd cells are imported, one is edited, and the exported file has every cell", async () => {
  const { page } = await openSubmissionLog({}, { ...desktop, tier: "writer" });
  await button(page, words.emptyImport).click();
  const dialog = page.getByRole("dialog", { name: importWords.title });
  const file = { name: "submissions.csv", mimeType: "text/csv", buffer: Buffer.from(oddSheet) };
  await dialog.getByLabel(importWords.file).setInputFiles(file);
  await dialog.getByRole("button", { name: importWords.store({ count: 1400 }) }).click();
  await dialog.getByText(importWords.done({ count: 1400 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await page.getByRole("searchbox", { name: words.search }).fill("Theater 701");
  await button(page, "Theater 701").click();
  const entry = page.getByRole("dialog", { name: words.editTitle });
  await entry.getByLabel(words.fields.versionName, { exact: true }).fill("Third draft");
  await entry.getByRole("button", { name: words.save }).click();
  await entry.waitFor({ state: "detached" });
  const saved = await downloadFrom(page, () => button(page, words.export).click());
  const lines = readSheet(saved.bytes.toString()).map((cells) => withSpaces(cells.map(withoutGuards).join("\n")));
  expect(lines).toHaveLength(1401);
  const numbers = lines.map((line) => /Theater (\d+)/.exec(line)?.[1]);
  const places = new Map(numbers.map((number, place) => [number, place]));
  expect(lines[places.get("701") ?? 0]).toContain("Third draft");
  for (let n = 0; n < 1400; n++) {
    const texts = textsOfOddRow(n).map(withSpaces);
    const place = places.get(String(n));
    const candidates =
      place === undefined ? lines.filter((line) => line.includes(importWords.unnamed)) : [lines[place]];
    const isThere = candidates.some((line) => texts.every((text) => line?.includes(text)));
    expect(isThere, `row ${n}`).toBe(true);
  }
});

test("an import that fails in the middle says what's stored, and goes on without doubles", async () => {
  const { page } = await openSubmissionLog({}, { ...desktop, tier: "writer" });
  const rows = Array.from({ length: 120 }, (_, n) => `Theater ${n}\trejected`);
  const dialog = await pasteSheet(page, ["Theater\tResult", ...rows].join("\n"));
  // The second request reaches the server, and its answer is lost.
  await page.evaluate(() => {
    const send = window.fetch;
    let puts = 0;
    window.fetch = async (address, options) => {
      const answer = await send(address, options);
      if (options?.method === "PUT" && ++puts === 2) throw new TypeError("Failed to fetch");
      return answer;
    };
  });
  await dialog.getByRole("button", { name: importWords.store({ count: 120 }) }).click();
  await dialog.getByText(importWords.progress({ stored: 50, all: 120 })).waitFor();
  await dialog.getByText(importWords.stopped).waitFor();
  await dialog.getByRole("button", { name: importWords.goOn }).click();
  await dialog.getByText(importWords.done({ count: 120 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await page.getByText(words.totals.answered({ count: 120 })).waitFor();
  const listed = await page.evaluate(async () => (await (await fetch("/api/submissions")).json()).submissions.length);
  expect(listed).toBe(120);
});

test("on a phone, each column and each row of an import is a card that can be read and changed", async () => {
  const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await openSubmissionLog({}, { ...small, tier: "writer" });
  const dialog = await pasteSheet(page, pastedCells);
  const columns = dialog.getByRole("list", { name: importWords.columns });
  const card = columns.getByRole("listitem").filter({ hasText: "Submitted" });
  await card.getByText("25/1/2027").waitFor();
  const overflow = await columns.evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await card.getByLabel(importWords.formOf({ heading: "Submitted" })).selectOption("us");
  await card.getByLabel(importWords.fieldOf({ heading: "Submitted" })).selectOption("");
  await card.getByLabel(importWords.formOf({ heading: "Submitted" })).waitFor({ state: "detached" });
  await expectAccessible(page);
  const preview = dialog.getByRole("list", { name: importWords.preview });
  await preview.getByRole("listitem").filter({ hasText: "Bruntwood" }).getByText("£10").waitFor();
  await preview.getByText(importWords.problems.noRecipient).waitFor();
  expect(await preview.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
});
