import { expect } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { caret, clickInto, endOfGroup, findsElements, isSaved, type } from "./support/manuscript.ts";
import { beginPlay, longPlay, openInEditor } from "./support/plays.ts";
import { browserTest, eventually, origin, type Tab } from "./support/tab.ts";

const scene = "Hall{Enter}A hall.{Enter}NORA enters.{Enter}NORA{Enter}Hm.{Enter}HELMER{Enter}My lark?";

browserTest("Enter and Tab write a scene, and undo removes it", async () => {
  const tab = await beginPlay();
  await type(tab, scene);
  const written = ["Hall", "A hall.", "NORA enters.", "NORA", "Hm.", "HELMER", "My lark?"];
  await findsElements(tab, written);
  await type(tab, "{Enter}{Tab}softly");
  await findsElements(tab, [...written, "softly"]);
  await eventually(async () => {
    await tab.press("Control+z");
    return tab.run(() => document.querySelector(".manuscript")?.textContent ?? "");
  }).toBe("");
});

browserTest("keys between two elements join them, split them and move across", async () => {
  const tab = await beginPlay();
  await type(tab, "Hall{Enter}A hall.{Home}");
  await eventually(() => caret(tab)).toEqual({ element: 1, offset: 0 });
  await tab.press("ArrowLeft");
  await eventually(() => caret(tab)).toEqual({ element: 0, offset: 4 });
  await tab.press("ArrowRight");
  await eventually(() => caret(tab)).toEqual({ element: 1, offset: 0 });
  await tab.press("Backspace");
  await findsElements(tab, ["HallA hall."]);
  await type(tab, "{ArrowRight}{ArrowRight}{Delete}!");
  await findsElements(tab, ["HallA !all."]);
});

browserTest("text that was copied or cut with the keyboard is pasted", async () => {
  const tab = await beginPlay();
  await type(tab, "Hall of mirrors{Shift+Home}{Control+x}");
  await findsElements(tab, [""]);
  await type(tab, "{Control+v}{Shift+Home}{Control+c}{End} and {Control+v}");
  await findsElements(tab, ["Hall of mirrors and Hall of mirrors"]);
});

/** A group several groups in, and far from the end. */
const group = 8;

browserTest("arrow keys cross from one group to the next without delay and without losing the cursor", async () => {
  const { tab } = await openInEditor(longPlay());
  const end = await endOfGroup(tab, group);
  await clickInto(tab, end.element);
  await tab.press("End");
  expect(await caret(tab)).toEqual(end);
  await tab.press("ArrowRight");
  expect(await caret(tab)).toEqual({ element: end.element + 1, offset: 0 });
  await tab.press("ArrowLeft");
  expect(await caret(tab)).toEqual(end);
  await tab.press("ArrowDown");
  expect((await caret(tab)).element).toBe(end.element + 1);
  await tab.press("ArrowUp");
  expect((await caret(tab)).element).toBe(end.element);
});

/** Runs in the page: returns the elements before and after the gap between two pages. */
function elementsAtGap(number: number): { readonly before: number; readonly after: number } {
  const gaps = [...document.querySelectorAll(".manuscript-group > .page-gap")];
  const gap = gaps.slice(number).find((one) => one.previousElementSibling && one.nextElementSibling);
  const all = [...document.querySelectorAll(".manuscript p")];
  return {
    before: all.indexOf(gap?.previousElementSibling as HTMLParagraphElement),
    after: all.indexOf(gap?.nextElementSibling as HTMLParagraphElement),
  };
}

browserTest("arrow keys skip the gap between two pages in every direction", async () => {
  const { tab } = await openInEditor(longPlay());
  const { before, after } = await tab.run(elementsAtGap, 6);
  expect(before).toBeGreaterThan(-1);
  await clickInto(tab, before);
  await type(tab, "{End}{ArrowDown}");
  expect((await caret(tab)).element).toBe(after);
  await tab.press("ArrowUp");
  expect((await caret(tab)).element).toBe(before);
  await type(tab, "{End}{ArrowRight}");
  expect(await caret(tab)).toEqual({ element: after, offset: 0 });
  await tab.press("ArrowLeft");
  expect((await caret(tab)).element).toBe(before);
});

const orderFault = (times: number): Promise<unknown> =>
  fetch(`${origin}/local/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service: "api", kind: "cut", times }),
  });

async function withoutApi(run: () => Promise<void>): Promise<void> {
  await orderFault(1_000_000);
  try {
    await run();
  } finally {
    await orderFault(0);
  }
}

const isOnDevice = (tab: Tab): Promise<void> => tab.waitForText("On this device");

browserTest("without the API every word survives a reload, and is saved once the API is back", async () => {
  const tab = await beginPlay();
  await type(tab, "Hall");
  await tab.press("Control+s");
  await isSaved(tab);
  await eventually(() => tab.run(() => location.pathname)).not.toBe("/editor/new");
  await withoutApi(async () => {
    await type(tab, "{Enter}A storm.");
    await isOnDevice(tab);
    await tab.reload();
    await findsElements(tab, ["Hall", "A storm."]);
    await tab.waitFor("textbox", editorWords.manuscript);
  });
  await isSaved(tab);
});
