import { expect } from "vitest";
import type { PageLayout } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { linesCompared, linesOnPaper, linesOnScreen } from "#tests/support/lineEnds.ts";
import { allInPlace, lineInWindow, maxShift, scrollUp, settle, topOfLine } from "./support/lines.ts";
import { longPlay, openInEditor } from "./support/plays.ts";
import { browserTest, engineName, eventually } from "./support/tab.ts";

browserTest("a long play stays where the wheel scrolls it", async () => {
  const { tab } = await openInEditor(longPlay());
  await tab.run(() => document.querySelector<HTMLElement>(".manuscript")?.focus());
  await tab.press("Control+End");
  await eventually(() => tab.run(() => document.querySelector(".editor-page")?.scrollTop ?? 0)).toBeGreaterThan(10_000);
  await settle(tab);
  await tab.wheel(640, 450, -600);
  await settle(tab);
  expect(await scrollUp(tab, 40)).toEqual(allInPlace(40));
});

browserTest("a jump to a distant scene through the outline stays in place", async () => {
  const { tab } = await openInEditor(longPlay());
  const scenes = await tab.run(() => document.querySelectorAll(".editor-outline .outline-row").length);
  expect(scenes).toBeGreaterThan(12);
  await tab.run((index) => {
    const button = document.querySelectorAll<HTMLElement>(".editor-outline .outline-row")[index];
    button?.scrollIntoView({ block: "center", behavior: "instant" });
    button?.click();
  }, scenes - 3);
  await settle(tab);
  const line = await tab.run(lineInWindow, 60);
  const heading = await tab.run(() => {
    const { focusNode } = getSelection() ?? {};
    const block = (focusNode instanceof Element ? focusNode : focusNode?.parentElement)?.closest("p");
    return block ? [...document.querySelectorAll(".manuscript p")].indexOf(block) : -1;
  });
  expect(Math.abs(line.element - heading)).toBeLessThan(3);
  await settle(tab);
  await settle(tab);
  expect(Math.abs((await tab.run(topOfLine, line)) - line.top)).toBeLessThan(maxShift);
});

browserTest("the editor has no second scroll bar while the cookie banner is open", async () => {
  const { tab } = await openInEditor(longPlay(), { isUndecided: true });
  await tab.waitFor("textbox", editorWords.manuscript);
  const [clientWidth, innerWidth] = await tab.run(() => [document.documentElement.clientWidth, window.innerWidth]);
  expect(clientWidth).toBe(innerWidth);
});

/** Runs in the page: returns the groups whose rendered height differs from the paginator's, and by how many pixels. */
function wrongGroups(): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".manuscript-group { content-visibility: visible !important; display: flow-root }");
  document.adoptedStyleSheets.push(sheet);
  return [...document.querySelectorAll(".manuscript-group")].flatMap((group, index) => {
    const expectedHeight = Number.parseFloat(getComputedStyle(group).containIntrinsicBlockSize);
    const difference = Math.round(group.getBoundingClientRect().height - expectedHeight);
    return difference === 0 ? [] : [`group ${index}: ${difference} px`];
  });
}

const pageLayouts: readonly PageLayout[] = [{}, { layout: "us-manuscript", paper: "a4" }, { layout: "musical" }];

for (const pageLayout of pageLayouts) {
  const name = Object.values(pageLayout).join(" on ") || "the default layout";
  browserTest(`every line of a long play breaks on the screen where it breaks on paper, in ${name}`, async () => {
    const play = { ...longPlay(), pageLayout };
    const { tab } = await openInEditor(play);
    await settle(tab);
    expect(await tab.run(() => document.querySelectorAll(".manuscript-group").length)).toBeGreaterThan(20);
    expect(await tab.run(wrongGroups)).toEqual([]);
    // WebKit gives no positions of text in groups that it has skipped.
    if (engineName === "webkit") return;
    const paper = linesOnPaper(play);
    expect(linesCompared(await tab.run(linesOnScreen), paper)).toEqual(paper);
  });
}
