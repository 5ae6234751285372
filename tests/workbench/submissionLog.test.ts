import { expect, test } from "vitest";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { playWith, scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openWorkbench } from "./openWorkbench.ts";
import {
  chooseInSubmissionMenu,
  dayFromNow,
  loggedSubmission,
  openSubmissionLog,
  submissionMenu,
  submissionRows,
  submissionsInEachGroup,
} from "./submissionScreen.ts";

test("an empty log says what it's for, and a submission is added to it with every field", async () => {
  const { page } = await openSubmissionLog({ others: [playWith({ title: "Brand" }, scene("Hall"))] });
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
  await expectAccessible(page);
  await button(page, words.emptyStart).click();
  const dialog = page.getByRole("dialog", { name: words.addTitle });
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(words.errors.recipient).waitFor();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field(words.fields.recipient).and(page.locator(":focus")).fill("Bruntwood Prize");
  await field(words.fields.recipientKind).selectOption({ label: words.kinds.competition });
  await field(words.fields.address).fill("https://www.example.org");
  await field(words.fields.play).selectOption({ label: "Brand" });
  await field(words.fields.versionName).fill("Second draft");
  await field(words.fields.files).fill("Brand.pdf\nSynopsis.pdf");
  await field(words.fields.deadlineDay).fill("2037-02-12");
  await field(words.fields.deadlineTime).fill("18:00");
  await field(words.fields.zone).selectOption("Asia/Tokyo");
  await dialog.getByText(/^In your time: /).waitFor();
  await field(words.fields.fee).fill("15,5");
  await field(words.fields.currency).fill("gbp");
  await field(words.fields.answerExpectedBy).fill("2037-06-30");
  await field(words.fields.notes).fill("Blind.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.waitFor({ state: "detached" });
  await eventually(() => submissionRows(page)).toEqual(["Bruntwood Prize"]);
  const row = page.getByRole("row", { name: /Bruntwood/ });
  for (const text of [words.kinds.competition, "Brand", "Second draft", "£15.50", words.states.planned])
    await row.getByText(text, { exact: true }).waitFor();
  await button(page, "Bruntwood Prize").click();
  const again = page.getByRole("dialog", { name: words.editTitle });
  expect(await again.getByLabel(words.fields.files, { exact: true }).inputValue()).toBe("Brand.pdf\nSynopsis.pdf");
  expect(await again.getByLabel(words.fields.zone, { exact: true }).inputValue()).toBe("Asia/Tokyo");
  await page.keyboard.press("Escape");
  await button(page, "Bruntwood Prize").and(page.locator(":focus")).waitFor();
});

test("submissions are searched, filtered and sorted by a column, and added up", async () => {
  const { page } = await openSubmissionLog({ submissions: submissionsInEachGroup() }, { ...desktop, tier: "writer" });
  const totals = page.getByRole("region", { name: words.totals.label });
  await totals.getByText(words.totals.open({ count: 6 })).waitFor();
  await totals.getByText(words.totals.fees({ year: dayFromNow(0).slice(0, 4), amounts: "$20" })).waitFor();
  await page.getByRole("columnheader", { name: words.columns.recipient }).getByRole("button").click();
  await eventually(() => submissionRows(page)).toEqual([
    ...["Almeida", "Arcola", "Bush Theatre", "Gate", "Orange Tree", "Royal Court", "Soho"],
  ]);
  expect(await page.getByRole("columnheader", { name: words.columns.recipient }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.states.declined });
  await eventually(() => submissionRows(page)).toEqual(["Almeida"]);
  await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.allStates });
  await page.getByRole("searchbox", { name: words.search }).fill("ask nora");
  await eventually(() => submissionRows(page)).toEqual(["Gate"]);
  await page.getByRole("searchbox", { name: words.search }).fill("nobody");
  await page.getByText(words.noMatch).waitFor();
  await button(page, words.clearFilters).click();
  await eventually(async () => (await submissionRows(page)).length).toBe(7);
  await expectAccessible(page);
});

test("the board groups submissions by deadline, and shows the late answers", async () => {
  const { page } = await openSubmissionLog({ submissions: submissionsInEachGroup() }, { ...desktop, tier: "writer" });
  await button(page, words.asBoard).click();
  const namesIn = (group: keyof typeof words.groups) =>
    page.getByRole("region", { name: words.groups[group] }).getByRole("listitem").getByRole("button");
  const groups = {
    answerLate: "Bush Theatre",
    overdue: "Arcola",
    week: "Royal Court",
    month: "Soho",
    later: "Orange Tree",
    none: "Gate",
  } as const;
  for (const [group, name] of Object.entries(groups))
    await namesIn(group as keyof typeof groups)
      .filter({ hasText: name })
      .waitFor();
  await expectAccessible(page);
});

test("a submission is marked as sent and as declined, that's undone, and deleting asks first", async () => {
  const { page } = await openSubmissionLog({ submissions: [loggedSubmission("Gate")] });
  await chooseInSubmissionMenu(page, "Gate", words.markSent);
  const row = page.getByRole("row", { name: /Gate/ });
  await row.getByText(words.states.waiting).waitFor();
  await chooseInSubmissionMenu(page, "Gate", words.markDeclined);
  await row.getByText(words.states.declined).waitFor();
  await button(page, words.undo).last().click();
  await row.getByText(words.states.waiting).waitFor();
  await chooseInSubmissionMenu(page, "Gate", words.delete);
  await button(page, words.keep).click();
  await submissionMenu(page, "Gate").and(page.locator(":focus")).waitFor();
  await chooseInSubmissionMenu(page, "Gate", words.delete);
  await page.getByRole("dialog").getByRole("button", { name: words.delete }).click();
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
});

test("the sixth open submission on the free plan is refused, with a link to the plans", async () => {
  const five = ["A", "B", "C", "D", "E"].map((name) => loggedSubmission(name));
  const { page } = await openSubmissionLog({ submissions: five });
  await button(page, words.add).click();
  const dialog = page.getByRole("dialog", { name: words.addTitle });
  await dialog.getByLabel(words.fields.recipient, { exact: true }).fill("F");
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(/includes 5 open submissions/).waitFor();
  await dialog.getByRole("link", { name: words.seePlans }).waitFor();
  expect(await dialog.getByLabel(words.fields.recipient, { exact: true }).inputValue()).toBe("F");
});

test("1,400 submissions scroll, with a part of their rows at a time", async () => {
  const many = Array.from({ length: 1400 }, (_, n) => loggedSubmission(`Theater ${n}`, { state: "declined" }));
  const { page } = await openSubmissionLog({ submissions: many }, { ...desktop, tier: "writer" });
  await eventually(async () => (await submissionRows(page)).length).toBeLessThan(200);
  const before = (await submissionRows(page)).length;
  await page.mouse.move(600, 600);
  for (let n = 0; n < 5; n++) await page.mouse.wheel(0, 4000);
  await eventually(async () => (await submissionRows(page)).length).toBeGreaterThan(before);
  await page.getByRole("searchbox", { name: words.search }).fill("theater 1399");
  await eventually(() => submissionRows(page)).toEqual(["Theater 1399"]);
});

test("on a phone, submissions are cards that fit, and can be added with the keyboard alone", async () => {
  const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await openSubmissionLog({ submissions: submissionsInEachGroup() }, { ...small, tier: "writer" });
  const list = page.getByRole("list", { name: words.title });
  await list.getByRole("button", { name: "Soho", exact: true }).waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const [first] = await list.getByRole("listitem").all();
  expect(await first?.boundingBox().then((box) => box?.y ?? Number.NaN)).toBeLessThan(small.viewport.height - 80);
  const filters = page.locator("summary");
  await filters.getByText(words.filtersSet({ count: 0 }), { exact: true }).click();
  await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.states.declined });
  await filters.getByText(words.filtersSet({ count: 1 }), { exact: true }).waitFor();
  await list.getByRole("button", { name: "Almeida", exact: true }).waitFor();
  await list.getByRole("button", { name: "Soho", exact: true }).waitFor({ state: "detached" });
  await page.getByLabel(words.state, { exact: true }).selectOption("");
  await button(page, words.asBoard).click();
  await page.getByRole("region", { name: words.groups.overdue }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await button(page, words.add).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel(words.fields.recipient, { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Finborough");
  await page.keyboard.press("Enter");
  await page.getByText(words.saved({ recipient: "Finborough" })).waitFor();
  await button(page, words.add).and(page.locator(":focus")).waitFor();
});

test("in Spanish, the log, its dialog and the import have no English words", async () => {
  const { page } = await openWorkbench(
    "/submissions",
    { submissions: submissionsInEachGroup() },
    { ...desktop, tier: "writer", language: "es" },
  );
  await page.getByRole("heading", { name: "Envíos", exact: true }).waitFor();
  await page.getByRole("columnheader", { name: "Fecha límite" }).waitFor();
  await page.getByRole("button", { name: "Agregar envío" }).click();
  await page.getByRole("dialog", { name: "Agregar un envío" }).getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Escribe el teatro, el concurso o la persona.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar una hoja de cálculo" });
  await dialog.getByLabel("O pega celdas").fill("Concurso\tPlazo\tEstado\nBruntwood\t12/2/2037\tenviada");
  await dialog.getByRole("button", { name: "Usar las celdas pegadas" }).click();
  await dialog.getByRole("button", { name: "Guardar 1 fila" }).click();
  await dialog.getByText("Se guardó 1 fila.").waitFor();
});
