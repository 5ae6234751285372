import { expect } from "vitest";
import { editorWords } from "#frontend/messages/editor.ts";
import { allInPlace, lineInWindow, mostShift, scrollUp, settle, topOfLine } from "./support/lines.ts";
import { longPlay, openInEditor } from "./support/plays.ts";
import { browserTest, eventually } from "./support/tab.ts";

browserTest("a long play scrolled up stays where the wheel puts it", async () => {
  const { tab } = await openInEditor(longPlay());
  await tab.run(() => document.querySelector<HTMLElement>(".manuscript")?.focus());
  await tab.press("Control+End");
  await eventually(() => tab.run(() => document.querySelector(".editor-page")?.scrollTop ?? 0)).toBeGreaterThan(10_000);
  await settle(tab);
  await tab.wheel(640, 450, -600);
  await settle(tab);
  expect(await scrollUp(tab, 40)).toEqual(allInPlace(40));
});

browserTest("a jump by the outline to a far scene stays there", async () => {
  const { tab } = await openInEditor(longPlay());
  const scenes = await tab.run(() => document.querySelectorAll(".editor-outline li button").length);
  expect(scenes).toBeGreaterThan(12);
  await tab.run((index) => {
    const button = document.querySelectorAll<HTMLElement>(".editor-outline li button")[index];
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
  expect(Math.abs((await tab.run(topOfLine, line)) - line.top)).toBeLessThan(mostShift);
});

browserTest("the editor has no second scroll bar while the cookie banner is open", async () => {
  const { tab } = await openInEditor(longPlay(), { isUndecided: true });
  await tab.waitFor("textbox", editorWords.manuscript);
  const [clientWidth, innerWidth] = await tab.run(() => [document.documentElement.clientWidth, window.innerWidth]);
  expect(clientWidth).toBe(innerWidth);
});

/** Runs in the page: the groups that are not as high, once drawn, as the paginator says, and by how many pixels. */
function wrongGroups(): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".group { content-visibility: visible !important; display: flow-root }");
  document.adoptedStyleSheets.push(sheet);
  return [...document.querySelectorAll(".group")].flatMap((group, index) => {
    const told = Number.parseFloat(getComputedStyle(group).containIntrinsicBlockSize);
    const miss = Math.round(group.getBoundingClientRect().height - told);
    return miss === 0 ? [] : [`group ${index}: ${miss} px`];
  });
}

browserTest("every line of a long play ends on the screen where it ends on paper", async () => {
  const { tab } = await openInEditor(longPlay());
  await settle(tab);
  expect(await tab.run(() => document.querySelectorAll(".group").length)).toBeGreaterThan(40);
  expect(await tab.run(wrongGroups)).toEqual([]);
});
