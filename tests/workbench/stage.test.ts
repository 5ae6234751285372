import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { stageWords } from "#frontend/messages/stage.yaml";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { direction, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { manuscript, runAction, typeKeys } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

const written = play(
  scene("Attic", setting("NORA waits."), direction("Enter TOM."), speech("TOM", "Evening."), speech("NORA", "Bye.")),
  direction("TOM goes out."),
  speech("TOM", "My hat."),
);

const strip = (page: Page) => page.getByRole("region", { name: actionWords.stagePanel, exact: true });
const onStage = (page: Page) => strip(page).getByRole("listitem").allTextContents();

test("a writer sees who is on stage, corrects it, and reads the grid and the statistics", async () => {
  const { page } = await openEditor(written);
  await typeKeys(page, "{Control+End}");
  await runAction(page, actionWords.stageStrip);
  await eventually(() => onStage(page)).toEqual(["NORA"]);

  const hint = manuscript(page).getByRole("button", { name: stageWords.hint.gone({ name: "TOM" }) });
  await hint.click();
  const panel = page.getByRole("complementary", { name: actionWords.stagePanel });
  await expectAccessible(page);
  await panel.getByRole("button", { name: stageWords.reasonWrong.gone({ name: "TOM" }) }).click();
  await eventually(() => onStage(page)).toEqual(["NORA", "TOM"]);
  expect(await hint.count()).toBe(0);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+z}");
  await eventually(() => onStage(page)).toEqual(["NORA"]);
  await panel.getByRole("button", { name: stageWords.correctBlock({ text: "TOM goes out." }) }).click();
  await panel.getByRole("group", { name: stageWords.whoExits }).getByRole("checkbox", { name: "NORA" }).check();
  await panel.getByRole("button", { name: stageWords.saveCorrection, exact: true }).click();
  await strip(page).getByText(stageWords.nobody, { exact: true }).waitFor();

  await panel.getByRole("button", { name: actionWords.sceneGrid, exact: true }).click();
  const grid = page.getByRole("region", { name: actionWords.sceneGrid, exact: true });
  await expectAccessible(page);
  await eventually(() => grid.getByRole("row", { name: /^TOM/ }).getByRole("cell").allTextContents()).toEqual([
    "2",
    "2",
    "3",
  ]);
  await grid.getByRole("checkbox", { name: stageWords.byFrenchScene }).check();
  const { name, bytes } = await downloadFrom(page, () =>
    grid.getByRole("button", { name: stageWords.downloadCsv }).click(),
  );
  expect(name).toBe(`${stageWords.fileName({ title: "Untitled play" })}.csv`);
  expect(bytes.toString()).toContain('"TOM",1,1,2,3\r\n');
  await grid.getByRole("button", { name: editorWords.backToText }).click();

  await runAction(page, actionWords.statistics);
  const statistics = page.getByRole("region", { name: actionWords.statistics, exact: true });
  await statistics.getByRole("img", { name: statisticsWords.charactersChart({ count: 2, first: "TOM" }) }).waitFor();
  await statistics.getByRole("region", { name: statisticsWords.scenes }).getByText(statisticsWords.asTable).click();
  await statistics.getByRole("rowheader", { name: "Attic" }).waitFor();
  await expectAccessible(page);
  const numbers = await downloadFrom(page, () =>
    statistics.getByRole("button", { name: statisticsWords.downloadCsv }).click(),
  );
  expect(numbers.name).toBe(`${statisticsWords.fileName({ title: "Untitled play" })}.csv`);
  expect(numbers.bytes.toString()).toContain('"Character","TOM",');
  await statistics.getByRole("button", { name: editorWords.backToText }).click();
});
